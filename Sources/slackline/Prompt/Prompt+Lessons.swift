// Lessons at the prompt: the same terminal, editor and history, and a session that is not affected.

import Console
import Language
import Lessons
import LineEditing
import Prompting
import Rendering
import Scripts
import Session

extension Prompt {
  /// Lists the lessons, or plays one until the learner leaves it.
  ///
  /// - Returns: why there is no lesson to play; nil if all went well.
  func serve(
    _ wish: LessonRequest, _ editor: inout PromptEditor, _ presentation: Presentation
  ) -> Failure? {
    let speech = terminal.speech
    let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
    switch wish {
    case .list:
      terminal.showToReader(LessonCatalogue.document(progress, in: speech), presentation)
      let standing = CourseStanding(BuiltInLessons.all, progress)
      let next = standing.isBegun ? standing.nextLesson : nil
      terminal.write(PromptWords.howToBegin(next).text(in: speech) + "\n")
    case .word: return Self.failure(ScriptWords.noLesson.text(in: speech))
    case .play(let name):
      do { return play(try Lesson.find(name), &editor) } catch {
        return Self.failure(error.text(in: speech))
      }
    }
    return nil
  }

  private func play(
    _ lesson: Lesson, _ editor: inout PromptEditor
  ) -> Failure? {
    do throws(MalformedLesson) {
      var tutor = try Tutor(try lesson.document(), terminal, command: "lesson")
      _ = tutor.play(&editor, editor.completer)
      terminal.write(PromptWords.backFromLesson.text(in: terminal.speech) + "\n")
      return nil
    } catch {
      return Self.failure(error.diagnostics.map { $0.text(in: terminal.speech) }.joined(separator: "; "))
    }
  }

  private static func failure(_ words: String) -> Failure {
    Failure(Diagnostic(code: .syntax, message: words, range: SourceRange(0, 0)))
  }
}
