// trace, step, back, goto, tableau, pivot: walking through the solve.

import ConstraintHierarchies
import Language
import Simplex
import Wording

extension Session {
  mutating func walk(
    _ command: Command.Walk, _ range: SourceRange
  ) throws(Failure) -> WalkAnswer {
    switch command {
    case .trace:
      .trace(try telling(.max, range) { (session) throws(Failure) in try session.trace() })
    case .step(let count):
      .step(try telling(count, range) { (session) throws(Failure) in try session.step(count) })
    case .back(let count): try back(count)
    case .goTo(let position): .goTo(try go(to: position, range))
    case .tableau: .tableau(try tableau())
    case .pivot(let entering, let leaving): .pivot(try pivot(entering, leaving))
    case .predict(let word): predict(word)
    }
  }

  /// The trace of the solution, made when it is first asked for; a change ends it.
  mutating func traced() throws(Failure) -> Walk {
    if let walk { return walk }
    let traced = try solutions.traced
    let new = try completed { () throws(Stop) in try Walk(traced) }
    walk = new
    return new
  }

  /// Tells so many pivots, or as many as are left, unless they are too many to be told at once.
  private mutating func telling<Told>(
    _ count: Int, _ range: SourceRange, _ tell: (inout Session) throws(Failure) -> Told
  ) throws(Failure) -> Told {
    let walk = try traced()
    let left = walk.pivotCount - (count == .max ? 0 : walk.position)
    guard min(count, left) <= Limit.pivots.most else {
      throw Failure(.walk(.tooManyPivots(min(count, left), range)))
    }
    return try tell(&self)
  }

  /// The whole solve, pivot by pivot.
  ///
  /// - Throws: if the solve is stopped.
  /// - Complexity: one more solve, and what is told of each pivot: at most 10,000 numbers of the dictionary.
  public mutating func trace() throws(Failure) -> TraceReport {
    try trace(try traced())
  }

  /// The same of the requirements with the line that was refused last, of which the first phase fails.
  func traceOfRefusal(_ range: SourceRange) throws(Failure) -> TraceReport {
    guard let refusal else { throw Failure(.walk(.nothingRefused(range))) }
    let walk = try completed { () throws(Stop) in
      try Walk(TracedSolution(refusal.problem, rule: state.rule, control: control))
    }
    guard walk.pivotCount <= Limit.pivots.most else {
      throw Failure(.walk(.tooManyPivots(walk.pivotCount, range)))
    }
    return try trace(walk)
  }

  private func trace(_ walk: Walk) throws(Failure) -> TraceReport {
    var walk = walk
    walk.go(to: 0)
    var legs: [LegReport] = []
    while let leg = walk.tellNext(settings.form, oneOf: walk.pivotCount) {
      legs.append(leg)
      try completed { () throws(Stop) in try control.check() }
    }
    return TraceReport(
      legs: legs, dictionary: walk.report(settings.form).dictionary, end: walk.end)
  }

  mutating func step(_ count: Int) throws(Failure) -> StepReport {
    var walk = try traced()
    walk.isUnderWay = true
    defer { self.walk = walk }
    guard !walk.isAtEnd else {
      return StepReport(
        legs: [], place: walk.report(settings.form),
        stop: .nothingLeft(walk.pivotCount == 0 ? walk.end : []))
    }
    if predicts { return stepAsking(count, &walk) }
    var legs: [LegReport] = []
    let most = min(count, walk.pivotCount - walk.position)
    while legs.count < most, let leg = walk.tellNext(settings.form, oneOf: most) {
      legs.append(leg)
      try completed { () throws(Stop) in try control.check() }
    }
    return arrival(walk, after: legs)
  }

  mutating func back(_ count: Int) throws(Failure) -> WalkAnswer {
    var walk = try traced()
    guard walk.position > 0 else {
      return .back(walk.report(settings.form), hasMoved: false)
    }
    let own = walk.ownPivots.count
    walk.go(to: max(0, walk.position - count))
    self.walk = walk
    return .back(walk.report(settings.form, ownBefore: own), hasMoved: true)
  }

  mutating func go(to position: Int, _ range: SourceRange) throws(Failure) -> PlaceReport {
    var walk = try traced()
    guard position <= walk.pivotCount else {
      throw Failure(.walk(.endOfWalk(pivots: walk.pivotCount, range)))
    }
    let own = walk.ownPivots.count
    walk.isUnderWay = true
    walk.go(to: position)
    self.walk = walk
    return walk.report(settings.form, ownBefore: own)
  }

  /// The tableau here; without a walk under way, the last one.
  mutating func tableau() throws(Failure) -> PlaceReport {
    var walk = try traced()
    if !walk.isUnderWay { walk.go(to: walk.pivotCount) }
    return walk.report(settings.form)
  }

  mutating func pivot(_ entering: Name, _ leaving: Name?) throws(Failure) -> ManualPivotReport {
    var walk = try traced()
    for name in [entering, leaving] {
      if let name, let failure = walk.unknownColumn(name) { throw failure }
    }
    guard !walk.solverAtNextPivot.tableau.rows.isEmpty else {
      throw Failure(.walk(.pivot(.emptyTableau(pivots: walk.pivotCount), entering.range)))
    }
    guard let crossing = walk.crossing else {
      if walk.legs[walk.position].pivot?.reason == .dual {
        throw Failure(.walk(.pivot(.dualPivot, entering.range)))
      }
      let free = walk.legs[walk.position].pivot.map {
        walk.names.text($0.entering, of: walk.solver)
      }
      throw Failure(.walk(.pivot(.freeColumnFirst(free ?? ""), entering.range)))
    }
    var own = ManualPivot(crossing, walk.names, form: settings.form)
    own.tellsRule = !keepsRuleSecret
    let columns = try own.columns(entering, leaving)
    let pivot: Pivot
    do {
      pivot = try crossing.solver.pivot(entering: columns.entering, leaving: columns.leaving)
    } catch {
      throw Failure(own.fault(error, entering, leaving))
    }
    try completed { () throws(Stop) in try walk.branch(crossing, with: pivot) }
    walk.isUnderWay = true
    self.walk = walk
    return own.report(pivot, on: walk, then: walk.report(settings.form))
  }

  /// Where pivots that were told have led to, with the end if this is it.
  func arrival(_ walk: Walk, after legs: [LegReport]) -> StepReport {
    StepReport(
      legs: legs, place: walk.report(settings.form),
      stop: walk.isAtEnd ? .end(walk.end, walk.score) : .standing)
  }
}
