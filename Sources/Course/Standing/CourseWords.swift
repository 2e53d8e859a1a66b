// What is said of the course: which lessons there are, and how far one is in them.

import Rendering
import Wording

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
