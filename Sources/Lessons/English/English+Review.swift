// What a review says around its questions, in English.

import Language
import Wording

extension English {
  static func text(_ words: ReviewWords) -> String {
    switch words {
    case .title: "Review"
    case .introduction:
      "What you have missed comes back here, with other numbers: after a day, three days after that, and seven "
        + "after that."
    case .from(let lesson): "From \(lesson)"
    case .hint: "list shows what is there, and solve how it comes out."
    }
  }
}
