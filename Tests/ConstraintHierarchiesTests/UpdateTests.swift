// What an update tells of itself, against what can be worked out without it.

import ConstraintHierarchies
import Rationals
import Simplex
import TestSupport
import Testing

@Suite struct UpdateTests {
  /// A hierarchy over x with `x = 10 @low`, `x >= 20 @high`, `0 <= x <= 30`.
  private static func article() -> Hierarchy {
    var hierarchy = Hierarchy()
    hierarchy.addVariable("x")
    let x = LinearExpression(.variable(hierarchy.variables[0]))
    hierarchy.add(x, .equal, LinearExpression(constant: 10), .low)
    hierarchy.add(x, .atLeast, LinearExpression(constant: 20), .high)
    hierarchy.add(x, .atLeast, LinearExpression(constant: 0), .required)
    hierarchy.add(x, .atMost, LinearExpression(constant: 30), .required)
    return hierarchy
  }

  private static func setRight(_ serial: Int, _ value: Rational) -> (inout Hierarchy) -> Void {
    { $0.updateConstraint(serial: serial) { $0.right = LinearExpression(constant: value) } }
  }

  @Test("A variable that stands in one constraint alone takes it up, which counts as a pivot")
  func takesUp() throws {
    var hierarchy = Hierarchy()
    hierarchy.addVariable("x")
    var live = try IncrementalSolution(hierarchy)
    hierarchy.add(
      LinearExpression(.variable(hierarchy.variables[0])), .equal, LinearExpression(constant: -7),
      .low)
    try live.update(to: hierarchy)
    let update = try live.lastUpdate()
    let pivot = try #require(update.pivots.first)
    #expect(update.pivots.count == 1)
    #expect(pivot.entering == .variable(hierarchy.variables[0], isRising: false))
    #expect(pivot.leaving.constraint.serial == 0)
    #expect(pivot.length == 7)
    #expect(pivot.rates.isEmpty)
    #expect(update.moves.map(\.to) == [-7])
  }

  @Test("What is held meanwhile is told of as many pivots as are asked for")
  func heldInFirst() throws {
    var hierarchy = Hierarchy()
    for name in ["x", "y", "z"] { hierarchy.addVariable(name) }
    let expressions = hierarchy.variables.map { LinearExpression(.variable($0)) }
    hierarchy.add(expressions[0], .equal, expressions[1], .high)
    hierarchy.add(expressions[1], .equal, expressions[2], .high)
    var live = try IncrementalSolution(hierarchy)
    for expression in expressions {
      hierarchy.add(expression, .equal, LinearExpression(constant: 7), .low)
    }
    try live.update(to: hierarchy)
    let whole = try live.lastUpdate().pivots
    #expect(whole.map(\.held.isEmpty).contains(false))
    for count in 0...whole.count {
      let told = try live.lastUpdate(heldInFirst: count).pivots.map(\.held)
      #expect(Array(told.prefix(count)) == whole.prefix(count).map(\.held))
      #expect(told.dropFirst(count).joined().isEmpty)
    }
  }

  @Test("A held variable follows its constraint, and there is no pivot")
  func follows() throws {
    var hierarchy = Self.article()
    var live = try IncrementalSolution(hierarchy)
    Self.setRight(1, 25)(&hierarchy)
    try live.update(to: hierarchy)
    let update = try live.lastUpdate()
    #expect(update.followed.map(\.to) == [25])
    #expect(update.pivots.isEmpty)
    guard case .moved(_, let now, true, true)? = update.edits.first else {
      Issue.record("\(update.edits)")
      return
    }
    #expect(now.serial == 1)
    #expect(update.sum(of: .low, .before) == 10)
    #expect(update.sum(of: .low, .after) == 15)
  }

  @Test("What cannot follow stays behind, and a pivot goes as far as the levels above allow")
  func staysBehind() throws {
    var hierarchy = Self.article()
    var live = try IncrementalSolution(hierarchy)
    Self.setRight(1, 40)(&hierarchy)
    try live.update(to: hierarchy)
    let update = try live.lastUpdate()
    guard case .moved(_, _, true, false)? = update.edits.first else {
      Issue.record("\(update.edits)")
      return
    }
    let pivot = try #require(update.pivots.first)
    #expect(update.pivots.count == 1)
    #expect(pivot.leaving.constraint.serial == 3)
    #expect(pivot.leaving.isAbove == false)
    #expect(pivot.before == 20)
    #expect(pivot.after == 10)
    #expect(pivot.rates.map(\.priority) == [.high, .low])
    #expect(pivot.rates.map(\.perUnit) == [-1, 1])
    #expect(update.moves.map(\.from) == [20])
    #expect(update.moves.map(\.to) == [30])
  }

  @Test("Another set of variables is another problem, whatever the numbers of its constraints")
  func anotherProblem() throws {
    var live = try IncrementalSolution(Self.article())
    var other = Hierarchy()
    other.addVariable("z")
    other.add(
      LinearExpression(.variable(other.variables[0])), .equal, LinearExpression(constant: 3), .low)
    try live.update(to: other)
    #expect(try live.lastUpdate().before.constraints.isEmpty)
    #expect(try live.lastUpdate().moves.map(\.from) == [nil])
    #expect(try live.lastUpdate().moves.map(\.to) == [3])
  }

  @Test(
    "Pivots, lengths and sums fit together through long stories", arguments: 0..<Trials.count(250))
  func fits(seed: Int) throws {
    var story = IncrementalSolutionTests.Story(seed: UInt64(seed))
    var live = IncrementalSolution()
    for step in 0..<40 {
      story.go()
      try live.update(to: story.hierarchy)
      let update = try live.lastUpdate()
      let flaws = Self.flaws(of: update, live.cost, isFeasible: live.outcome != .infeasible)
      #expect(flaws == [], "seed \(seed), step \(step)")
      if !flaws.isEmpty { return }
    }
  }

  @Test("So they do where several constraints come at once", arguments: 0..<Trials.count(100))
  func fitsManyAtOnce(seed: Int) throws {
    var story = IncrementalSolutionTests.Story(seed: UInt64(seed))
    var live = IncrementalSolution()
    var told = 0
    for step in 0..<60 {
      story.go()
      if !step.isMultiple(of: 6) { continue }
      try live.update(to: story.hierarchy)
      let update = try live.lastUpdate()
      let flaws = Self.flaws(of: update, live.cost, isFeasible: live.outcome != .infeasible)
      #expect(flaws == [], "seed \(seed), step \(step)")
      if !flaws.isEmpty { return }
      if update.isOneByOne { told += update.pivots.count { $0.before != nil } }
    }
    if seed == 0 { #expect(told > 0) }
  }

  private static func flaws(
    of update: IncrementalSolution.Update, _ cost: IncrementalSolution.Cost, isFeasible: Bool
  ) -> [String] {
    var flaws: [String] = []
    for (priority, count) in cost.pivots
    where update.pivots.count(where: { $0.priority == priority }) != count {
      flaws.append("not \(count) pivots on \(priority.name)")
    }
    if update.pivots.count != cost.pivots.reduce(0, { $0 + $1.count }) { flaws.append("pivots") }
    if update.pivots.count == 1, let pivot = update.pivots.first {
      for constraint in pivot.held
      where [.edited, .after].contains(where: { update.error(of: constraint, $0) != 0 }) {
        flaws.append("\(constraint.serial) is not held")
      }
    }
    var sides: [Int: Bool] = [:]
    for (number, pivot) in update.pivots.enumerated() where !pivot.rates.isEmpty {
      if pivot.rates.first.map({ $0.priority == pivot.priority && $0.perUnit.signum < 0 }) != true {
        flaws.append("pivot \(number) does not fall first on its own level")
      }
      let passesOwn = pivot.passed.contains { $0.constraint.priority == pivot.priority }
      if let before = pivot.before, let after = pivot.after {
        let fall = before - after
        let most = (pivot.rates.first?.perUnit.magnitude ?? 0) * pivot.length
        // Each kink that is passed over makes it fall by less.
        if passesOwn ? fall.signum < 0 || fall > most : fall != most {
          flaws.append("pivot \(number) falls by \(fall) of \(most)")
        }
      } else if !update.isOneByOne || update.hasOnlyNewcomers, isFeasible {
        flaws.append("pivot \(number) has no sums")
      }
      // What was told from the end back must come to what there was at the start.
      let isNew = update.edits.contains { $0.newcomer == pivot.priority }
      if number == 0, let before = pivot.before, !update.isOneByOne || !isNew {
        let start = update.sum(of: pivot.priority, .edited)
        if before != start { flaws.append("pivot 0 starts at \(before), not \(start)") }
      }
      for slack in pivot.passed {
        let serial = slack.constraint.serial
        if let known = sides[serial], slack.isAbove != known { flaws.append("\(serial) jumps") }
        sides[serial] = slack.isAbove.map { !$0 }
      }
      let left = pivot.leaving.constraint.serial
      if let known = sides[left], pivot.leaving.isAbove != known { flaws.append("\(left) jumps") }
      sides[left] = nil
      if case .slack(let slack) = pivot.entering {
        sides[slack.constraint.serial] = slack.isAbove
      }
    }
    for (serial, isAbove) in sides {
      guard let constraint = update.after.constraint(serial: serial) else { continue }
      let sign = update.error(of: constraint, .after).signum
      if sign != 0, (sign > 0) != isAbove { flaws.append("\(serial) ends on the other side") }
    }
    return flaws
  }
}

extension IncrementalSolution.Update {
  fileprivate var hasOnlyNewcomers: Bool {
    crossed.isEmpty
      && edits.allSatisfy { edit in
        if case .removed = edit { true } else { edit.newcomer != nil }
      }
  }
}

extension IncrementalSolution.Update.Edit {
  /// The priority of the constraint or objective that comes, if one does.
  fileprivate var newcomer: Priority? {
    switch self {
    case .added(let now), .rewritten(_, let now, _): now.priority
    case .objective(_, let now): now?.priority
    case .removed, .moved, .weighed: nil
    }
  }
}
