// What the pages of a site say beside the lessons themselves.

import Rendering
import Wording

enum SiteWords {
  case title, introduction
  case openThePage, doItYourself
  case allLessons
  case part(Int, String)
  /// Of a lesson in the list.
  case place(minutes: Int, requires: [Int])
  case hintsAndAnswers
  case hint(Int)
  case answer

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
