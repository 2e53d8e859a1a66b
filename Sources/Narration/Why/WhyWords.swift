// What is said of what holds a variable, and of how constraints and objectives fare.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

/// What holds a variable.
enum HoldWords {
  case point(String, Rational)
  /// What is made of points alone.
  case constant(String, Rational)
  /// After an interval.
  case ambiguous
  case nothing(String)
  case nothingBelow, nothingAbove
  /// The nearest of what holds it. A side of nil: both.
  case first(Hold.Side?, HoldReport.Holder)
  /// What holds, or pulls, the variables of one that was named before.
  case inTurn([String], HoldReport.Holder)
  /// What stops what pulls.
  case limits(HoldReport.Holder)
  case helps(HoldReport.Holder)
  case andSoOn([Cause])
  /// There were too many to find out whether all are needed.
  case perhapsLess
}

/// What would have to give for a variable to move.
enum MoveWords {
  case move, moveFurther, moveDown, moveUp
  /// The value, or the point that stands there.
  case goBelow(Text)
  case goAbove(Text)
  case or
  case without([Cause])
  case tooMany
  case otherWays
}

/// How constraints and objectives fare.
enum FateWords {
  /// - Parameter naming: names the ends of intervals.
  case constraint(ConstraintReason, ValueNaming)
  case disabled(Constraint)
  case loss(Loss, ValueNaming)
  /// A preference that asks for another value of a variable in vain.
  case loser(Loss, ValueNaming)
  case otherLosers([Cause])
  case objective(Objective, Interval, ValueNaming)
  /// What a level comes to, and the sum that it minimises.
  case level(LevelReason, Text)
  /// What else a level counts that does not hold.
  case others([Cause])
  case disabledObjective(Objective)
  case without(String, Effects, ValueNaming)
  case enabled(Effects, ValueNaming)
  case result(Move.Result, String, ValueNaming)
}

extension FateWords: Phrase {
  var english: Text {
    switch self {
    case .constraint(let reason, let naming):
      "\(English.head(reason.constraint)) \(English.fate(reason, naming))."
    case .disabled(let constraint):
      "\(English.head(constraint)) is disabled, so it asks for nothing."
    case .loss(let loss, let naming): English.capitalized(English.why(loss, naming.hierarchy))
    case .loser(let loss, let naming): English.loser(loss, English.why(loss, naming.hierarchy))
    case .otherLosers(let causes):
      "\(English.ids(causes)) asked in vain, too."
    case .objective(let objective, let interval, let naming):
      "\(English.head(objective)) "
        + (interval.value.map { "gives \($0, .strong)." }
          ?? "can give anything in \(naming.interval(interval)).")
    case .level(let reason, let sum):
      "\(ObjectiveName.colored(reason.level)) = \(sum) is at its least, \(reason.minimum, .strong)"
        + (reason.constraints.isEmpty && reason.objectives.isEmpty
          ? ": everything that it counts holds." : ".")
    case .others(let causes): "It counts \(English.ids(causes)), too."
    case .disabledObjective(let objective):
      "\(English.head(objective)) is disabled, so it asks for nothing."
    case .without(let id, let effects, let naming):
      "Without \(id), \(English.text(effects, naming))."
    case .enabled(.contradiction(let others), _):
      others.isEmpty
        ? "Enabled, it could never hold." : "Enabled, it would contradict \(English.ids(others))."
    case .enabled(let effects, let naming): "Enabled: \(English.text(effects, naming))."
    case .result(let result, let name, let naming): English.text(result, name, naming)
    }
  }
}

extension English {
  fileprivate static func head(_ constraint: Constraint) -> Text {
    head(constraint.id, constraint.text, constraint.priority)
  }

  fileprivate static func head(_ objective: Objective) -> Text {
    head(objective.id, objective.text, objective.priority)
  }

  /// `want: X = X1 (low)`
  fileprivate static func head(_ id: String, _ text: String, _ level: Priority) -> Text {
    "\(id, .strong): \(formula: text.withShortNumbers) (\(level.name, Naming.role(level)))"
  }

  // MARK: A constraint

  /// `is violated: X is 10 above X1`, `is tight`, `holds with 5 to spare`
  fileprivate static func fate(_ reason: ConstraintReason, _ naming: ValueNaming) -> Text {
    let constraint = reason.constraint
    guard let error = reason.error, let verdict = reason.verdict else { return "" }
    switch verdict {
    case .violated:
      let isAbove = error.lower.map { $0.signum > 0 } ?? false
      return
        "is violated: \(formula: constraint.leftText) is \(amount(error)) \(isAbove ? "above" : "below") "
        + "\(formula: constraint.rightText)"
    case .undecided:
      return "may hold or not: every error in \(naming.interval(error)) is equally good"
    case .holds:
      if constraint.relation == .equal { return "holds" }
      if error.value == 0 {
        return "holds and is tight\(reason.value.map { ": both sides are \($0)" } ?? "")"
      }
      guard error.lower != nil, error.upper != nil else { return "holds" }
      return "holds with \(amount(error)) to spare"
    }
  }

  /// By how much a constraint does not hold, or what it has to spare: its errors are all above or all below zero.
  static func amount(_ error: Interval) -> Text {
    if let value = error.value { return Text(value.magnitude) }
    let ends = [error.lower, error.upper].map { $0?.magnitude }
    switch (ends[0], ends[1]) {
    case (let a?, let b?): return "between \(min(a, b)) and \(max(a, b))"
    case (let a?, nil), (nil, let a?): return "at least \(a)"
    case (nil, nil): return ""
    }
  }

  // MARK: What it lost to

  fileprivate static func loser(_ loss: Loss, _ why: Text) -> Text {
    "\(loss.constraint.id, .strong) asks for \(formula: loss.constraint.text.withShortNumbers) and is "
      + "\(amount(loss.error)) off" + (why.isEmpty ? "." : ": \(why)")
  }

  /// `it lost to need, since high comes before low. If want held, f(high) would be 10 instead of 0.`
  fileprivate static func why(_ loss: Loss, _ problem: Hierarchy) -> Text {
    guard let causes = loss.obstacles else { return "" }
    let own = loss.constraint.priority
    var parts: [Text] = []
    let above = causes.filter { $0.priority > own }
    let equal = causes.filter { $0.priority == own }
    let below = causes.filter { $0.priority < own }
    if !above.isEmpty {
      let levels = Set(above.map { $0.priority }).sorted(by: >).map { level($0) }
      parts.append(
        "to \(ids(above)), since \(EnglishGrammar.list(levels)) "
          + "\(EnglishGrammar.agreeing(levels.count, "comes", "come")) before \(level(own))")
    }
    if !equal.isEmpty { parts.append("to \(ids(equal)), of the same level") }
    var sentences: [Text] = []
    if causes.isEmpty {
      sentences.append("no value of a variable could make it hold.")
    } else if !parts.isEmpty {
      sentences.append("it lost \(parts.joined(separator: ", and ")).")
    }
    if !below.isEmpty {
      sentences.append(
        "\(ids(below)), of \(EnglishGrammar.agreeing(below.count, "a lower level", "lower levels")), "
          + "chose among the values that were equally good for \(level(own)).")
    }
    if let price = price(of: loss, problem) { sentences.append(price) }
    return sentences.joined(separator: " ")
  }

  fileprivate static func price(of loss: Loss, _ problem: Hierarchy) -> Text? {
    let id = loss.constraint.id
    switch loss.price {
    case .level(let priority, let now, let then)?:
      if let maximized = problem.maximized(at: priority) {
        return "If \(id) held, \(problem.sum(maximized.expression)) would be "
          + "\(maximized.value(where: then)) instead of \(maximized.value(where: now))."
      }
      return "If \(id) held, \(ObjectiveName.colored(priority)) would be \(then) instead of \(now)."
    case .contradiction(let conflict)?:
      let others = conflict.causes.filter { $0.id != id }
      return others.isEmpty ? nil : "It can never hold: it contradicts \(ids(others))."
    case nil: return nil
    }
  }

  fileprivate static func level(_ priority: Priority) -> Text {
    Text(priority.name, Naming.role(priority))
  }

  // MARK: What would be different

  /// `X = 3, Y in [0, 2]`
  fileprivate static func text(_ effects: Effects, _ naming: ValueNaming) -> Text {
    switch effects {
    case .unbounded(let level): return text(.unbounded(level), "", naming)
    case .contradiction(let others): return "it would contradict \(ids(others))"
    case .values(let values):
      if values.isEmpty { return "nothing would change" }
      let shown = 4
      var changes = values.prefix(shown).map { text(.interval($0.interval), $0.name, naming) }
      if values.count > shown { changes.append("and others would change") }
      return changes.joined(separator: ", ")
    }
  }

  fileprivate static func text(_ result: Move.Result, _ name: String, _ naming: ValueNaming) -> Text
  {
    switch result {
    case .interval(.everything): "nothing holds \(formula: name)"
    case .interval(let interval): naming.statement(name, interval)
    case .unbounded(let level):
      "there is no solution, since \(ObjectiveName.colored(level)) is unbounded below"
    }
  }

  /// With a capital where the first letter is one of the words.
  fileprivate static func capitalized(_ text: Text) -> Text {
    guard case .words(let words, .plain)? = text.pieces.first, let first = words.first
    else { return text }
    var copy = text
    copy.pieces[0] = .words(first.uppercased() + words.dropFirst(), .plain)
    return copy
  }
}

extension HoldWords: Phrase {
  var english: Text {
    switch self {
    case .point(let name, let value):
      "\(formula: name, .strong) is a point: it is \(value) because you said so, and "
        + "\("point \(name) = …", .code) moves it."
    case .constant(let expression, let value):
      "\(formula: expression, .strong) is \(value), whatever is constrained: there is no variable in it."
    case .ambiguous: "ambiguous: every value in the interval is equally good"
    case .nothing(let name): "Nothing holds \(formula: name, .strong), from below or from above."
    case .nothingBelow: "From below nothing holds it."
    case .nothingAbove: "From above nothing holds it."
    case .first(let side, let holder):
      "\(English.opening(side)) \(English.named(holder.cause)) \(English.verb(holder, side)): \(English.says(holder))."
    case .inTurn(let names, let holder):
      "\(EnglishGrammar.list(names)) in turn \(EnglishGrammar.agreeing(names.count, "is", "are")) "
        + "\(holder.isPulling ? "pulled" : "held") by \(English.named(holder.cause)): \(English.says(holder))."
    case .limits(let holder): "\(English.named(holder.cause)) limits that: \(English.says(holder))."
    case .helps(let holder): "\(English.named(holder.cause)) helps: \(English.says(holder))."
    case .andSoOn(let causes): "And so on: \(English.ids(causes))."
    case .perhapsLess: "Perhaps not all of these are needed; there are too many to try."
    }
  }
}

extension MoveWords: Phrase {
  var english: Text {
    switch self {
    case .move: "to move"
    case .moveFurther: "to move further"
    case .moveDown: "to move down"
    case .moveUp: "to move up"
    case .goBelow(let end): "to go below \(end)"
    case .goAbove(let end): "to go above \(end)"
    case .or: "or"
    case .without(let causes): "without \(English.ids(causes))"
    case .tooMany: "more would have to give than could be tried here"
    case .otherWays: "in other ways"
    }
  }
}

extension English {
  fileprivate static func opening(_ side: Hold.Side?) -> String {
    switch side {
    case .below?: "From below"
    case .above?: "From above"
    case nil: "On both sides"
    }
  }

  fileprivate static func verb(_ holder: HoldReport.Holder, _ side: Hold.Side?) -> String {
    guard holder.isPulling else { return "holds it" }
    return switch side {
    case .below?: "pulls it up"
    case .above?: "pulls it down"
    case nil: "decides it"
    }
  }

  /// `X >= X2 is tight`, `it asks for X = X1`
  fileprivate static func says(_ holder: HoldReport.Holder) -> Text {
    switch holder.cause {
    case .objective(let objective): return Text(formula: objective.text.withShortNumbers)
    case .constraint(let constraint):
      let text = Text(formula: constraint.text.withShortNumbers)
      if holder.isPulling { return "it asks for \(text)" }
      return holder.isTight ? "\(text) is tight" : text
    }
  }

  /// `want (low)`
  fileprivate static func named(_ cause: Cause) -> Text {
    "\(cause.id, .strong) (\(cause.priority.name, Naming.role(cause.priority)))"
  }

  /// `a, b and c`, of many the first
  static func ids(_ causes: [Cause]) -> Text {
    // What holds in any case has no name that anybody has typed.
    let written = causes.filter { !$0.isImplied }.map { Text($0.id, .strong) }
    let implied = causes.compactMap { cause -> Text? in
      guard case .constraint(let constraint) = cause, constraint.isImplied else { return nil }
      return Text(formula: constraint.text)
    }
    return EnglishGrammar.list(written + implied, atMost: 6)
  }

  // MARK: What would have to give
}
