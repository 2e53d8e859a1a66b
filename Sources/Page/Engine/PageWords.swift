// What the page says by itself, as values.

import Lessons
import Session
import Wording

/// What is said of lines, files, links and lessons on a page.
enum PageWords {
  case unreadableRequest
  case noLesson
  /// What the program does and a page does not.
  case notOnAPage
  /// What has such an ending cannot be written.
  case unknownEnding(String)
  /// A lesson of nothing.
  case nothingToTell
  case closeThePage
  /// Files and other lessons are not for a lesson.
  case waitsOutside
  // Lessons.
  case allAnswered
  /// Nothing comes back today; when something does.
  case nothingDue(Day?)
  /// What comes back and cannot be asked by itself.
  case standsInLesson(Review.Place)
  case goesOn(answered: Int, count: Int)
  // Files and links.
  case opened(PageRequest.Origin, String, Int)
  /// What undo calls it.
  case nameOfChange(PageRequest.Origin, String)
  case refusedLine(Int)
  case moreRefused(Int)
  case linkTooLong(Int)
  case linkRefused(line: Int, String)

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// How things stand, in a word.
struct PageStanding {
  let standing: Session.Standing

  init(_ standing: Session.Standing) { self.standing = standing }

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
