// What is said of reviews.

import Language
import Wording

extension English {
  enum Review {
    static let title = "Review"
    static let introduction =
      "What you have missed comes back here, with other numbers: after a day, three days after that, and seven "
      + "after that."

    static func from(_ lesson: String) -> String { "From \(lesson)" }

    /// Where none of a question's hints holds with other numbers.
    static let hint = "list shows what is there, and solve how it comes out."
  }
}
