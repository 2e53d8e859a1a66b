// Lessons and exercises at the prompt: the same terminal, editor and history, and a session that does not feel it.

import Console
import Language
import Lessons
import LineEditing
import Prompting
import Rendering
import Scripts
import Session

extension Prompt {
  /// What reads lines of its own.
  enum Wish {
    case lesson(LessonRequest)
    case exercise(ExerciseRequest)
  }

  /// - Returns: why it cannot be had; nil if all went well.
  func serve(
    _ wish: Wish, _ editor: inout PromptEditor, _ presentation: Presentation
  ) -> Failure? {
    switch wish {
    case .lesson(let wish): return serve(wish, &editor, presentation)
    case .exercise(let wish):
      var coach = Coach(wish, terminal)
      _ = coach.ask(&editor, editor.completer)
      terminal.write(Words.backAtThePrompt)
      return nil
    }
  }

  /// Lists the lessons, or plays one until the learner leaves it.
  ///
  /// - Returns: why there is no lesson to play; nil if all went well.
  private func serve(
    _ wish: LessonRequest, _ editor: inout PromptEditor, _ presentation: Presentation
  ) -> Failure? {
    let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
    switch wish {
    case .list:
      terminal.showToReader(LessonCatalogue.document(progress), presentation)
      let standing = CourseStanding(BuiltInLessons.all, progress)
      terminal.write(Words.howToBegin(standing.isBegun ? standing.nextLesson : nil))
    case .word: return Self.failure(Words.noLesson)
    case .play("map"):
      terminal.showToReader(CourseMap(BuiltInLessons.all, progress).document, presentation)
    case .play("start"): return playing { () throws(MalformedLesson) in try start(&editor) }
    case .play("review"): return playing { () throws(MalformedLesson) in try review(&editor) }
    case .play(let name):
      let lesson: Lesson
      do { lesson = try Lesson.find(name) } catch { return Self.failure("\(error)") }
      return playing { () throws(MalformedLesson) in try play(lesson, &editor) }
    }
    return nil
  }

  /// Plays something, and comes back.
  private func playing(_ play: () throws(MalformedLesson) -> Void) -> Failure? {
    do throws(MalformedLesson) { try play() } catch {
      return Self.failure(error.diagnostics.map { $0.description }.joined(separator: "; "))
    }
    terminal.write(Words.backAtThePrompt)
    return nil
  }

  private func play(
    _ lesson: Lesson, _ editor: inout PromptEditor
  ) throws(MalformedLesson) {
    var tutor = try Tutor(try lesson.document(), terminal, command: "lesson")
    _ = tutor.play(&editor, editor.completer)
  }

  /// The questions that choose where to begin, and the lesson that they lead to.
  private func start(_ editor: inout PromptEditor) throws(MalformedLesson) {
    guard let questions = try BuiltInLessons.start?.document() else { return }
    var test = try PlacementTest(questions, terminal, command: "lesson")
    if let lesson = test.ask(&editor), test.begins(&editor) { try play(lesson, &editor) }
  }

  /// What was missed, with other numbers.
  private func review(_ editor: inout PromptEditor) throws(MalformedLesson) {
    switch DueReview(on: .today, terminal.environment) {
    case .review(let review):
      var tutor = try Tutor(review, terminal)
      _ = tutor.play(&editor, editor.completer)
    case .nothing(let why): terminal.write(why)
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
