// why not, what if: what would be otherwise, worked out in a copy, so that nothing changes.

import ConstraintHierarchies
import Language
import Rationals
import Simplex

extension Session {
  // MARK: why not

  mutating func whyNot(
    _ statement: ConstraintStatement, _ range: SourceRange
  ) throws(Failure) -> WhyNotReport {
    var wish = statement
    if wish.relations.isEmpty {
      if wish.operands[0].hasName { throw Failure(.expression(.noRelation(wish.range))) }
      let names = state.hierarchy.variableNames
      guard names.count == 1 else {
        throw Failure(.name(.severalToExplain(Name("why not", range), among: names)))
      }
      wish.operands.insert(.name(Name(names[0], range)), at: 0)
      wish.operandTexts.insert(names[0], at: 0)
      wish.relations = [.equal]
    }
    if let fault = try noSolution(range) { throw Failure(fault) }
    let text = wish.relationText
    let verdict: WhyNotReport.Verdict =
      switch try claim(wish).verdict {
      case .holds: .holds
      case .undecided: .possible
      case .violated: try price(of: wish, text)
      }
    let subject = wish.operands.first { $0.hasName } ?? wish.operands[0]
    return WhyNotReport(
      relation: text, verdict: verdict,
      now: NamedInterval(
        name: ExpressionText.text(subject),
        interval: try measure(MeasuredExpression(subject, text: ""))),
      problem: state.hierarchy)
  }

  /// Which requirement a relation breaks that does not hold, or which level pays for it.
  private mutating func price(
    of statement: ConstraintStatement, _ text: String
  ) throws(Failure) -> WhyNotReport.Verdict {
    switch try effect(of: statement, text) {
    case .refused(let failure): throw failure
    case .breaks(let constraints): return .breaks(constraints)
    case .costs(let cost): return .costs(cost)
    case .nothing: return .possible
    }
  }

  // MARK: what if

  mutating func whatIf(_ line: String, _ range: SourceRange) throws(Failure) -> WhatIfReport {
    var other = self
    other.wayBack = nil
    var line = line.unprompted.trimmed
    var reply = other.run(line)
    if case .session(.solution(.standingPoint))? = reply.failure?.reason {
      line = "point " + line
      reply = other.run(line)
    }
    if var failure = reply.failure {
      failure.range = range
      throw failure
    }
    guard reply.isChange || reply.answer.isTravel else {
      throw Failure(.change(.noChange(line, range)))
    }
    var changes: [WhatIfReport.Change] = []
    var count = 0
    let (hasSolution, willHave) = (
      try noSolution(range) == nil, try other.noSolution(range) == nil
    )
    let most = (told: 12, looked: 400)
    let names = state.hierarchy.variableNames
    let new = other.state.hierarchy.variableNames.filter {
      state.hierarchy.symbol(named: $0) == nil
    }
    for name in (names + new).prefix(most.looked) {
      let before = try hasSolution ? value(ofVariable: name) : nil
      let after = try willHave ? other.value(ofVariable: name) : nil
      guard before != after else { continue }
      count += 1
      if changes.count < most.told {
        changes.append(.init(name: name, before: before, after: after))
      }
    }
    return WhatIfReport(
      line: line, answer: reply.answer, changes: changes,
      moreChanges: count - changes.count,
      notLookedAt: max(names.count + new.count - most.looked, 0), problem: other.state.hierarchy)
  }

  private mutating func value(ofVariable name: String) throws(Failure) -> Interval? {
    guard case .variable(let variable) = state.hierarchy.symbol(named: name) else { return nil }
    return try solutions.interval(of: LinearExpression(.variable(variable))) ?? .everything
  }
}
