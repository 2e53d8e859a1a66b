// A program and its dual, in English.

import ConstraintHierarchies
import Rationals
import Rendering
import Wording

extension English {
  static func text(_ words: DualWords) -> Text {
    switch words {
    case .nothing:
      "there is no dual: nothing is minimised yet; type a preference or an objective, such as maximize 3x"
    case .primal: "primal"
    case .dual: "dual"
    case .sense(let isMaximized): isMaximized ? "maximize" : "minimize"
    case .free: "free"
    case .tight: "tight"
    case .apart(.equal, let amount): "\(amount) off"
    case .apart(.atMost, let amount): "\(amount) below"
    case .apart(.atLeast, let amount): "\(amount) above"
    case .notShown(let count): "and \(EnglishGrammar.count(count, "row")) more"
    case .meaning(let price, let name):
      "\(price) is the price of \(name): what \(name) is multiplied by in the proof."
    case .meet(let value):
      "Both come to \(value, .strong), so neither can be better. In each row one of the two is tight or 0."
    case .unbounded(let name, let isMaximized):
      "\(name) has no \(isMaximized ? "greatest" : "least") value, so no prices satisfy the dual."
    case .contradictory:
      "The requirements contradict one another, so the dual has no best prices either."
    }
  }
}
