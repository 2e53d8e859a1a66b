// What is said of lessons as a whole: which there are, how they are found, what came of them.

import Rendering
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
  /// The lessons that one builds on; nothing where it builds on none.
  case after([Int])
  /// The title of a session that is saved, and of a lesson that is begun.
  case untitled, newTitle

  // What came of it.
  case verdict(passed: Int, failed: Int, warnings: Int)
  case error, warning
  case answers([String], comment: String)
  case answeredRight(Int, of: Int)
  case noAnswer
  case line(Int)

  // Why a lesson does not do what a line asks of the program around it.
  case noLoading, noWriting, noLesson, noExercise

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}

extension CourseMap.Standing {
  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What is said by the questions that choose where to begin.
enum PlacementWords {
  case passedOver
  /// - Parameter title: of the lesson to begin with; nil if there is none.
  case result(right: Int, of: Int, title: String?)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What a review says around its questions: Markdown.
enum ReviewWords {
  case title, introduction
  /// The title of the lesson that a question comes from.
  case from(String)

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
