// What a review says around its questions: Markdown.

import Wording

enum ReviewWords {
  case title, introduction
  /// The title of the lesson that a question comes from.
  case from(String)
}

extension ReviewWords: Phrase {
  var english: String {
    switch self {
    case .title: "Review"
    case .introduction:
      "What you have missed comes back here: after a day, three days after that, and seven after that. Where all "
        + "that is said follows from other numbers, it has other numbers."
    case .from(let lesson): "From \(lesson)"
    }
  }
}
