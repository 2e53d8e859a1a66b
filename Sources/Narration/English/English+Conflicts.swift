// What is said of conflicts and of ways out, in English.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension English {
  static func text(_ words: ConflictWords) -> Text {
    switch words {
    case .none: "the requirements do not contradict one another"
    case .refused: "the last line was refused because of these requirements:"
    case .perhapsNotSmallest:
      "none of these can be left out; finding out whether fewer would clash as well would take too long"
    case .severalConflicts(let count, let size, let areAll):
      Text(
        "\(areAll ? "" : "at least ")\(count) smallest conflicts, of "
          + "\(EnglishGrammar.count(size, "requirement")) each:")
    case .always: "always"
    case .proof(members: 1): "Proof: with everything on one side it says"
    case .proof: "Proof: multiply, add, and everything cancels but a falsehood"
    case .sum: "sum"
    case .isFalse: "false"
    }
  }

  static func text(_ words: WaysOutWords) -> Text {
    switch words {
    case .sentence(.statement, let ways):
      drops(ways).map { drops in
        "Ways out: give the new line a level, such as \("@high", .code), to make it a preference; or "
          + "\(drops).\(lowering(ways))"
      } ?? "Way out: write it with a level, such as \("@high", .code), to make it a preference."
    case .sentence(.form, let ways):
      drops(ways).map { drops in
        "\(EnglishGrammar.agreeing(ways.sets.count, "Way out", "Ways out")): first \(drops).\(lowering(ways))"
      } ?? "It cannot hold at all."
    case .sentence(.change, let ways):
      drops(ways).map { "Ways out: leave it as it is, or first \($0).\(lowering(ways))" }
        ?? "Way out: leave it as it is."
    case .sentence(.state, let ways):
      drops(ways).map { drops in
        "\(EnglishGrammar.agreeing(ways.sets.count, "Way out", "Ways out")): \(drops).\(lowering(ways))"
      } ?? ""
    case .heading(.statement), .heading(.form): "Ways out, each tried with the new line:"
    case .heading(.change): "Ways out besides leaving it as it is, each tried with the change:"
    case .heading(.state): "Ways out, each tried:"
    case .asPreference(let level): "as a preference, with @\(level.name)"
    case .outcome(let outcome, let naming): text(outcome, naming)
    }
  }

  /// `drop hi or drop d`, `drop hi and e`, `drop either hi or d, and one of e, f, g`
  private static func drops(_ ways: WaysOut) -> Text? {
    if ways.sets.isEmpty { return nil }
    if !ways.groups.isEmpty {
      // Those that must go come first.
      let groups = ways.groups.filter { $0.count == 1 } + ways.groups.filter { $0.count > 1 }
      return "drop " + groups.map { oneOf($0) }.joined(separator: ", and ")
    }
    let shown = 8
    let drops = ways.sets.prefix(shown).map { set in
      set.count == 1
        ? Text("drop \(set[0].id)", .code)
        : "drop " + EnglishGrammar.list(set.map { Text($0.id, .code) })
    }
    let more = ways.sets.count > shown || !ways.isComplete && ways.sets.count > 1
    return drops.joined(separator: " or ") + (more ? ", or others" : "")
  }

  private static func oneOf(_ group: [Constraint]) -> Text {
    let ids = group.map { Text($0.id, .code) }
    switch ids.count {
    case 1: return ids[0]
    case 2: return "either \(ids[0]) or \(ids[1])"
    default: return "one of \(ids.joined(separator: ", "))"
    }
  }

  private static func lowering(_ ways: WaysOut) -> Text {
    guard let set = ways.sets.first, let first = set.first else { return "" }
    let lowered = WaysOutWords.lower(first, to: WaysOutWords.level)
    guard set.count == 1 else {
      return " Instead of being dropped, each can become a preference, as by \(lowered)."
    }
    return " Instead of dropping \(first.id), \(lowered) makes it a preference."
  }

  private static func text(_ outcome: Trial.Outcome, _ naming: ValueNaming) -> Text {
    switch outcome {
    case .contradiction([]): return "is not enough"
    case .contradiction(let rest):
      let names = EnglishGrammar.list(rest.map { Text($0.id, .strong) }, atMost: 8)
      return "is not enough: \(names) still clash"
    case .unbounded(let level): return text(.unbounded(level, maximized: nil))
    case .solved(let values, let violated):
      let words =
        values.map { naming.statement($0.name, $0.interval) }
        + violated.map { "\($0.constraint.id, .strong) is \(amount($0.error)) off" }
      return words.isEmpty ? "is enough" : words.joined(separator: ", ")
    }
  }
}
