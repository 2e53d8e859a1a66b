// What is said of conflicts, of ways out, of proofs, and of what another value would mean.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

/// Requirements that contradict one another.
enum ConflictWords {
  case none
  /// They kept out the last line, or are there.
  case refused
  /// - Parameter wasStopped: whether that is so because somebody stopped the search.
  case perhapsNotSmallest(wasStopped: Bool)
  case severalConflicts(Int, size: Int, areAll: Bool)
  /// Before the sum that proves it.
  case proof(members: Int)
  /// In place of the name of what nobody wrote.
  case always
  // Below the sum.
  case sum, isFalse
}

/// What to do about a conflict.
enum WaysOutWords {
  /// What may be done, in a sentence; empty where nothing is known.
  case sentence(Conflict.Origin, WaysOut)
  /// Nothing is known, because somebody stopped the search.
  case stopped
  case heading(Conflict.Origin)
  /// What the refused line would have added becomes a preference.
  case asPreference(Priority)
  /// What may be done on views, the smallest change first.
  case remedies(Conflict.Origin, [Text])
  /// A part of a form that was refused becomes a preference.
  case member(Constraint, Priority)
  case relaxed(Constraint, Relation)
  case setting(LayoutSetting)
  /// By how much an inequality that was an equation holds; nil where it may be tight.
  case spare(Interval?)
  /// What came of a way out that was tried.
  case outcome(Trial.Outcome, ValueNaming)

  /// The level that a requirement is lowered to.
  static let level = Priority.high

  /// `priority hi @high`
  static func lower(_ constraint: Constraint, to level: Priority) -> Text {
    Text("priority \(constraint.id) @\(level.name)", .code)
  }
}

/// A certificate as a sum.
enum ProofWords {
  case nothing
  /// - Parameter isBelow: whether the levels above are at their least.
  case atLeast(Priority, Rational, isBelow: Bool)
  case sum
  /// What is left of the sum cannot be below 0; none: everything cancels but the constant.
  case rest([Text], Rational)
  /// The greatest value of what the level maximises, where that is all that it counts.
  case atMost(Text, Rational)
  /// The way along which an objective is unbounded below, and what it changes by.
  case ray(Priority, parameter: String, steps: [Text], change: Rational)
}

/// What a name stands for, and what another value would mean.
enum MeaningWords {
  case meaning(NameMeaning)
  case consequence(Consequence)
}

extension ConflictWords: Phrase {
  var english: Text {
    switch self {
    case .none: "the requirements do not contradict one another"
    case .refused: "the last line was refused because of these requirements:"
    case .perhapsNotSmallest(wasStopped: true):
      "stopped before it was known whether fewer requirements would clash as well"
    case .perhapsNotSmallest(wasStopped: false):
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
}

extension WaysOutWords: Phrase {
  var english: Text {
    switch self {
    case .sentence(.statement, let ways):
      English.drops(ways).map { drops in
        "Ways out: give the new line a level, such as \("@high", .code), to make it a preference; or "
          + "\(drops).\(English.lowering(ways))"
      } ?? "Way out: write it with a level, such as \("@high", .code), to make it a preference."
    case .sentence(.form, let ways):
      English.drops(ways).map { drops in
        "\(EnglishGrammar.agreeing(ways.sets.count, "Way out", "Ways out")): first \(drops).\(English.lowering(ways))"
      } ?? "It cannot hold at all."
    case .sentence(.change, let ways):
      English.drops(ways).map {
        "Ways out: leave it as it is, or first \($0).\(English.lowering(ways))"
      }
        ?? "Way out: leave it as it is."
    case .sentence(.program, let ways):
      "Way out: \("import FILE @high", .code) takes its rows as wishes, and is off by as little as can be"
        + (English.drops(ways).map { "; or first \($0).\(English.lowering(ways))" } ?? ".")
    case .sentence(.state, let ways):
      English.drops(ways).map { drops in
        "\(EnglishGrammar.agreeing(ways.sets.count, "Way out", "Ways out")): \(drops).\(English.lowering(ways))"
      } ?? ""
    case .stopped:
      "Stopped before ways out were found; \("conflict", .code) looks for them again."
    case .heading(.statement), .heading(.form): "Ways out, each tried with the new line:"
    case .heading(.change), .heading(.program):
      "Ways out besides leaving it as it is, each tried with the change:"
    case .heading(.state): "Ways out, each tried:"
    case .asPreference(let level): "as a preference, with @\(level.name)"
    case .remedies(.change, let texts):
      English.remedies(texts, "Ways out besides leaving it as it is, the smallest change first")
    case .remedies(_, let texts):
      English.remedies(texts, texts.count == 1 ? "Way out" : "Ways out, the smallest change first")
    case .member(let constraint, let level): "\(constraint.id, .strong) with @\(level.name)"
    case .relaxed(let constraint, let relation):
      "\("\(constraint.leftText) \(relation.rawValue) \(constraint.rightText)", .code) for \(constraint.id, .strong)"
    case .spare(nil): "is enough"
    case .spare(let error?): "holds, with \(English.amount(error)) to spare"
    case .setting(.maskOff(let view)): "\("mask \(view) off", .code)"
    case .setting(.unhide(let view)): "\("unhide \(view)", .code)"
    case .setting(.noSpacing(let stack)): "\("spacing 0", .code) in the stack \(stack)"
    case .outcome(let outcome, let naming): English.text(outcome, naming)
    }
  }
}

extension English {
  fileprivate static func remedies(_ texts: [Text], _ heading: String) -> Text {
    let shown = Array(texts.prefix(3)) + (texts.count > 3 ? ["others"] : [])
    return
      "\(heading): \(shown.joined(separator: ", or ")). \("conflict", .code) tells what comes of each."
  }

  /// `drop hi or drop d`, `drop hi and e`, `drop either hi or d, and one of e, f, g`
  fileprivate static func drops(_ ways: WaysOut) -> Text? {
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
    // Of several that must go together it must be plain where one way ends.
    let hasLarge = ways.sets.prefix(shown).contains { $0.count > 1 }
    return drops.joined(separator: hasLarge ? ", or " : " or ") + (more ? ", or others" : "")
  }

  fileprivate static func oneOf(_ group: [Constraint]) -> Text {
    let ids = group.map { Text($0.id, .code) }
    switch ids.count {
    case 1: return ids[0]
    case 2: return "either \(ids[0]) or \(ids[1])"
    default: return "one of \(ids.joined(separator: ", "))"
    }
  }

  fileprivate static func lowering(_ ways: WaysOut) -> Text {
    guard let set = ways.sets.first, let first = set.first else { return "" }
    let lowered = WaysOutWords.lower(first, to: WaysOutWords.level)
    guard set.count == 1 else {
      return " Instead of being dropped, each can become a preference, as by \(lowered)."
    }
    return " Instead of dropping \(first.id), \(lowered) makes it a preference."
  }

  fileprivate static func text(_ outcome: Trial.Outcome, _ naming: ValueNaming) -> Text {
    switch outcome {
    case .contradiction([]): return "is not enough"
    case .contradiction(let rest):
      let names = EnglishGrammar.list(rest.map { Text($0.id, .strong) }, atMost: 8)
      return "is not enough: \(names) still clash"
    case .unbounded(let level): return PieceWords.unbounded(level, maximized: nil).english
    case .solved(let values, let violated):
      let words =
        values.map { naming.statement($0.name, $0.interval) }
        + violated.map { "\($0.constraint.id, .strong) is \(amount($0.error)) off" }
      return words.isEmpty ? "is enough" : words.joined(separator: ", ")
    }
  }
}

extension ProofWords: Phrase {
  var english: Text {
    switch self {
    case .nothing:
      "there is nothing to prove: without preferences nothing is minimised; type one, such as X = 3 @low"
    case .atLeast(let level, let value, let isBelow):
      "\(ObjectiveName.colored(level)) is at least \(value, .strong)"
        + (isBelow ? " where the levels above are at their least:" : ":")
    case .sum: "sum"
    case .rest([], let value): "Everything cancels but \(value)."
    case .rest(let names, let value):
      "\(names.joined(separator: ", ")) cannot be below 0, so the sum is at least \(value)."
    case .atMost(let expression, let value): "So \(expression) is at most \(value, .strong)."
    case .ray(let level, let parameter, let steps, let change):
      "\(ObjectiveName.colored(level)) has no least value. Along \(steps.joined(separator: ", ")), for every "
        + "\(parameter) ≥ 0, each requirement still holds and no level above changes; but "
        + "\(ObjectiveName.colored(level)) changes by \(change) for each unit of \(parameter)."
    }
  }
}

extension MeaningWords: Phrase {
  var english: Text {
    switch self {
    case .meaning(.variable): "variable"
    case .meaning(.point(let value)): "point at \(value)"
    case .meaning(.constraint(let constraint)):
      English.told(constraint.text, constraint.priority, constraint.isEnabled)
    case .meaning(.objective(let objective)):
      English.told(objective.text, objective.priority, objective.isEnabled)
    case .meaning(.attribute(let view)): "of \(view)"
    case .meaning(.view(let kind, let superview)): English.viewMeaning(kind, in: superview)
    case .consequence(let consequence): English.text(consequence)
    }
  }
}

extension English {
  /// `X >= X2 @high`
  fileprivate static func told(_ text: String, _ priority: Priority, _ isEnabled: Bool) -> Text {
    "\(formula: text)\(priority.isRequired ? "" : " @\(priority.name)")\(isEnabled ? "" : ", disabled")"
  }

  // MARK: Another value

  /// `with X = 10, b⁻ is 10: the high level pays 10 for it, where 0 would do`
  fileprivate static func text(_ consequence: Consequence) -> Text {
    let name: Text = "\(consequence.expression, .code) = \(consequence.value)"
    switch consequence.effect {
    case .breaks(let constraints):
      let texts = constraints.map { constraint -> Text in
        "\(constraint.id, .strong): \(constraint.text, .code)"
      }
      return "\(name) breaks what is required: \(texts.joined(separator: ", "))"
    case .costs(let cost):
      let slacks = cost.violated.map { constraint, error -> Text in
        let side = error.signum > 0 ? "⁺" : "⁻"
        return "\(constraint.letter + side, Naming.role(cost.level)) is \(error.magnitude)"
      }
      let price = price(cost, consequence.problem)
      return slacks.isEmpty
        ? "with \(name), \(price)"
        : "with \(name), \(EnglishGrammar.list(slacks)): \(price)"
    }
  }

  fileprivate static func price(_ cost: Consequence.Cost, _ problem: Hierarchy) -> Text {
    if let maximized = problem.maximized(at: cost.level) {
      return "\(problem.sum(maximized.expression)) is \(maximized.value(where: cost.value)), where "
        + "\(maximized.value(where: cost.least)) is possible"
    }
    // A price below 0 would be no price.
    if cost.value.signum < 0 || cost.least.signum < 0 {
      return "\(ObjectiveName.colored(cost.level)) is \(cost.value), where \(cost.least) would do"
    }
    let name = Text(cost.level.name, Naming.role(cost.level))
    let isNumbered = cost.level.name.allSatisfy { $0.isNumber }
    return (isNumbered ? "level \(name)" : "the \(name) level")
      + " pays \(cost.value) for it, where \(cost.least) would do"
  }
}
