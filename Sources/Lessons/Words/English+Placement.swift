// What is said by the questions that choose where to begin.

import Rendering
import Wording

extension English {
  enum Placement {
    static let answer = "answer"
    static let passedOver: Text = "\("Passed over.", .dim)"

    /// - Parameter title: of the lesson to begin with; nil if there is none.
    static func result(_ right: Int, of count: Int, _ title: String?) -> Text {
      guard let title else {
        return
          "\("\(right) of \(count) right.", .strong) You know the ground of every part; begin with whichever "
          + "lesson you like."
      }
      return "\("\(right) of \(count) right.", .strong) Begin with \"\(title)\"."
    }
  }
}
