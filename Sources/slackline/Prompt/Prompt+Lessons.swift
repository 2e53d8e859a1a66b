// Lessons at the prompt: the same terminal, editor and history, and a session that does not feel it.

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
    let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
    switch wish {
    case .list:
      terminal.showToReader(LessonCatalogue.document(progress), presentation)
      let standing = CourseStanding(BuiltInLessons.all, progress)
      terminal.write(Words.howToBegin(standing.isBegun ? standing.nextLesson : nil))
    case .word: return Self.failure(Words.noLesson)
    case .play(let name):
      do { return play(try Lesson.find(name), &editor) } catch {
        return Self.failure("\(error)")
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
      terminal.write(Words.backAtThePrompt)
      return nil
    } catch {
      return Self.failure(error.diagnostics.map(\.description).joined(separator: "; "))
    }
  }

  private static func failure(_ words: String) -> Failure {
    Failure(Diagnostic(code: .syntax, message: words, range: SourceRange(0, 0)))
  }
}

extension Words {
  /// - Parameter next: the lesson to go on with, if one has been begun.
  static func howToBegin(_ next: Lesson?) -> String {
    let words = next.map { "lesson \($0.nickname) goes on where you stopped" }
    return (words ?? "lesson 00 begins the first one") + "; a number or a word of a name will do\n"
  }

  static let backAtThePrompt = "Back at the prompt, where everything is as you left it.\n"
}
