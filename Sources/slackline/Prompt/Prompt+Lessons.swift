// Lessons and exercises at the prompt: the same terminal, editor and history, and a session that is not affected.

import Console
import Course
import Language
import LineEditing
import Prompting
import Rendering
import Scripts
import Session
import Wording

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
      var coach = Coach(wish, terminal.speaking(presentation.speech))
      _ = coach.ask(&editor, editor.completer)
      sayBack(in: presentation.speech)
      return nil
    }
  }

  /// Lists the lessons, or plays one until the learner leaves it.
  ///
  /// - Returns: why there is no lesson to play; nil if all went well.
  private func serve(
    _ wish: LessonRequest, _ editor: inout PromptEditor, _ presentation: Presentation
  ) -> Failure? {
    let speech = presentation.speech
    let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
    switch wish {
    case .list:
      terminal.showToReader(LessonCatalogue.document(progress, in: speech), presentation)
      let standing = CourseStanding(BuiltInLessons.all(in: speech), progress)
      let next = standing.isBegun ? standing.nextLesson : nil
      terminal.write(PromptWords.howToBegin(next).text(in: speech) + "\n")
    case .word: return Self.failure(ScriptWords.noLesson.text(in: speech))
    case .play("map"):
      terminal.showToReader(
        CourseMap(BuiltInLessons.all(in: speech), progress).document(in: speech), presentation)
    case .play(let name) where BuiltInLessons.tracks().contains { $0.name == name }:
      LessonCatalogue.document(ofTrack: name, in: speech).map {
        terminal.showToReader($0, presentation)
      }
    case .play("start"):
      return playing(in: speech) { () throws(MalformedLesson) in try start(&editor) }
    case .play("review"):
      return playing(in: speech) { () throws(MalformedLesson) in try review(&editor) }
    case .play(let name):
      let lesson: Lesson
      do { lesson = try Lesson.find(name, in: speech) } catch {
        return Self.failure(error.text(in: speech))
      }
      return playing(in: speech) { () throws(MalformedLesson) in try play(lesson, &editor) }
    }
    return nil
  }

  /// Plays something, and comes back.
  private func playing(
    in speech: Speech, _ play: () throws(MalformedLesson) -> Void
  ) -> Failure? {
    do throws(MalformedLesson) { try play() } catch {
      return Self.failure(error.texts(in: speech).joined(separator: "; "))
    }
    sayBack(in: speech)
    return nil
  }

  private func sayBack(in speech: Speech) {
    terminal.write(PromptWords.backFromLesson.text(in: speech) + "\n")
  }

  private func play(
    _ lesson: Lesson, _ editor: inout PromptEditor
  ) throws(MalformedLesson) {
    let document = try lesson.document()
    var tutor = try Tutor(document, terminal.speaking(document.speech), command: "lesson")
    _ = tutor.play(&editor, editor.completer)
  }

  /// The questions that choose where to begin, and the lesson that they lead to.
  private func start(_ editor: inout PromptEditor) throws(MalformedLesson) {
    guard let questions = try BuiltInLessons.start(in: terminal.speech)?.document() else { return }
    var test = try PlacementTest(questions, terminal, command: "lesson")
    if let lesson = test.ask(&editor), test.begins(&editor) { try play(lesson, &editor) }
  }

  /// What was missed.
  private func review(_ editor: inout PromptEditor) throws(MalformedLesson) {
    switch DueReview(on: .today, terminal) {
    case .review(let review):
      var tutor = try Tutor(review, terminal)
      _ = tutor.play(&editor, editor.completer)
    case .places(let places):
      for place in places { terminal.write(place.text(in: terminal.speech) + "\n") }
    case .nothing(let why): terminal.write(why.text(in: terminal.speech) + "\n")
    }
  }

  private static func failure(_ words: String) -> Failure {
    Failure(Diagnostic(code: .syntax, message: words, range: SourceRange(0, 0)))
  }
}
