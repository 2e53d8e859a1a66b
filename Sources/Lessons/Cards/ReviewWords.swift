// What a review says around its questions: Markdown.

import Wording

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
