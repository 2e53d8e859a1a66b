// What is said of layout passes.

import Rationals
import Rendering
import Session
import Wording

enum PassWords {
  case noChangeYet
  /// An edit is solved before any of the three passes.
  case solvedAtOnce
  /// The heads of the three passes, with how many views each is about.
  case updating(Int)
  case layingOut(Int)
  case drawing(Int)
  /// The constraints that a view has updated.
  case updated([String])
  case isNew
  /// `pass 1: t is 80 wide, so its text is 30 high`
  case round(Int, [TextPasses.Height])
  /// So many passes are not told.
  case roundsBetween(Int)
  case lastRound(Int)
  /// A pass comes to the heights that another has come to.
  case circle(pass: Int, again: Int)
  case limit(passes: Int, isNarrowing: Bool)
  /// The heights of a text that does not settle: `t: 24 → 48 → 24 → …`
  case course(String, [Rational])
  case wayOut
  case waiting(TextPasses.Waiting)
  /// A width that is open, and the value of it that was taken.
  case open(String, width: Text, taken: Text)
  case nothingMoved
}

extension PassWords: Phrase {
  var english: Text {
    switch self {
    case .noChangeYet: return "nothing has changed yet"
    case .solvedAtOnce:
      return "The change was solved at once. Before the next picture three passes are due:"
    case .updating(let count):
      return "1  Constraints, innermost first: \(EnglishGrammar.count(count, "view"))"
    case .layingOut(let count):
      return "2  Layout, outermost first: \(EnglishGrammar.count(count, "view"))"
    case .drawing(let count):
      return "3  Drawing, of new sizes: \(EnglishGrammar.count(count, "view"))"
    case .updated(let ids): return Text(EnglishGrammar.shortList(ids))
    case .isNew: return "new"
    case .round(let number, let heights):
      return "pass \(number): " + heights.map { English.height($0) }.joined(separator: "; ")
    case .lastRound(let number):
      return "pass \(number): every text is as high as its width makes it"
    case .circle(let passes, let again):
      return
        "This is a loop: pass \(passes) comes to what pass \(again) has come to, and so on without end."
    case .limit(let passes, let isNarrowing):
      return "This does not settle: after \(passes) passes the heights still change"
        + (isNarrowing
          ? ", though by less each time, so that rounding to pixels would end it." : ".")
    case .roundsBetween(let count):
      return "and so on, \(count) more passes"
    case .course(let view, let heights):
      return "\(view, .strong): "
        + heights.map { Text($0) }.joined(separator: " → ") + " → …"
    case .wayOut:
      return "Way out: a width that does not depend on the height of the text."
    case .waiting(let text): return Text(English.waits(text))
    case .open(let view, let width, let taken):
      return "the width of \(view, .strong) is open, in \(width); the passes have taken \(taken)"
    case .nothingMoved: return "no frame is another"
    }
  }
}

extension English {
  fileprivate static func height(_ height: TextPasses.Height) -> Text {
    guard height.width.signum > 0 else {
      return "\(height.view, .strong) is \(height.width) wide, and its text has no height"
    }
    let start: Text =
      "\(height.view, .strong) is \(height.width) wide, so its text is \(height.height) high"
    guard let before = height.before else { return start }
    return before == height.height ? start + ", as before" : start + ", no longer \(before)"
  }

  static func waits(_ text: TextPasses.Waiting) -> String {
    text.width == nil
      ? "nothing says how wide \(text.view) is, so its text has no height yet"
      : "\(text.view) is \(text.width?.description ?? "0") wide, so its text has no height"
  }

  static func loop(_ views: [String]) -> String {
    "the \(EnglishGrammar.agreeing(views.count, "text", "texts")) of \(EnglishGrammar.list(views)) "
      + "never \(EnglishGrammar.agreeing(views.count, "settles", "settle")): each layout pass changes "
      + "\(EnglishGrammar.agreeing(views.count, "its height", "their heights")) again; passes shows how"
  }
}
