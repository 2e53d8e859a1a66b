// What is said of a lesson that was run, and of one that is written.

import Wording

enum LessonWords {
  // What came of it.
  case verdict(passed: Int, failed: Int, warnings: Int)
  case answers([String], comment: String)
  case answeredRight(Int, of: Int)
  case noAnswer
  case line(Int)

  // Why a lesson does not do what a line asks of the program around it.
  case noLoading, noWriting, noLesson, noExercise

  /// The title of a session that is saved, and of a lesson that is begun.
  case untitled, newTitle

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
