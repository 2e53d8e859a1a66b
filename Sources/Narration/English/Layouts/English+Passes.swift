// What is said of layout passes, in English.

import Rationals
import Rendering
import Session
import Wording

extension English {
  static func text(_ words: PassWords) -> Text {
    switch words {
    case .noChangeYet: "nothing has changed yet"
    case .updating(let count):
      "1  Update constraints, from the innermost view out: \(EnglishGrammar.count(count, "view"))"
    case .layingOut(let count):
      "2  Lay out, from the outermost view in: \(EnglishGrammar.count(count, "view"))"
    case .drawing(let count):
      "3  Draw what has another size: \(EnglishGrammar.count(count, "view"))"
    case .solvedAtOnce:
      "The change itself is solved at once, and nothing moves by it. The three passes wait until the next picture is due."
    case .updated(let updated):
      "\(updated.view, .strong): \(EnglishGrammar.shortList(updated.constraints))"
    case .isNew: "new"
    case .round(let number, let round):
      "pass \(number): "
        + round.heights.map {
          "\($0.view, .strong) is \($0.width) wide, so its text is \($0.height) high, and not \($0.before)" as Text
        }.joined(separator: "; ")
    case .lastRound(let number): "pass \(number): every text is as high as its width makes it"
    case .loops:
      "This goes on in a circle: each pass changes a width that the one before has used. Give the text a width that does "
        + "not depend on its height."
    case .nothingMoved: "nothing moved"
    }
  }
}
