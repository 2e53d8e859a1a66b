// What tests look at is said in English.

import Wording

@testable import Course
@testable import Lessons

extension LessonReport {
  /// With its place.
  var description: String { text(in: .english) }
  /// Without it.
  var message: String { fact.text(in: .english) }
}

extension MalformedLesson {
  var texts: [String] { texts(in: .english) }
}

extension LessonVerdict {
  var summary: String { summary(in: .english) }
}
