// What is said of lessons as a whole: which there are, how they are found, what came of them.

import Wording

/// What is said of the course, and of a lesson as a whole.
enum CourseWords {
  /// The part that a lesson belongs to; nil: none.
  case part(LessonPlace?)
  case minutes(Int)
  /// `2 of 5`; nothing where there is nothing yet.
  case score(Int, of: Int)
  case answered(Int, of: Int, done: Int, lessons: Int)
  case done(Int, of: Int)
  /// The title of a session that is saved, and of a lesson that is begun.
  case untitled, newTitle

  // What came of it.
  case verdict(passed: Int, failed: Int, warnings: Int)
  case warning
  case answers([String], comment: String)
  case answeredRight(Int, of: Int)
  case noAnswer
  case line(Int)

  // Why a lesson does not do what a line asks of the program around it.
  case noLoading, noWriting, noLesson

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
