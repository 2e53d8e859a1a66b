// The chain, measured: n items in a row, each at least 10 behind the one before (a requirement), each
// wished to be at 0 (low). Every link is tight and every wish but the first is violated; there is one
// solution. What a layout pays for can be seen on it: building, one constraint more, a constant.

import ConstraintHierarchies
import Rationals
public import Simplex

/// The times and pivots of changes to a chain.
public struct ChainMeasurement {
  /// What is done to the chain.
  enum Change {
    case oneByOne, allAtOnce
    /// Constraints that are put in, or taken out again.
    case item(isAdded: Bool)
    case requirement(isAdded: Bool)
    case highWish(isAdded: Bool)
    case lowWish(isAdded: Bool)
    case firstItem, middleItem, lastItem
  }

  /// One kind of change.
  struct Metric {
    /// As in the project's benchmarks.
    var name: String
    var change: Change
    var samples: [Int] = []
    var pivots = 0

    /// The median, in nanoseconds.
    var nanoseconds: Int { samples.sorted()[samples.count / 2] }

    init(_ name: String, _ change: Change) {
      self.name = name
      self.change = change
    }

    /// Times one change, up to date at its end.
    mutating func time(
      _ solver: inout HierarchySolver, _ change: (inout HierarchySolver) throws(Stop) -> Void
    ) throws(Stop) {
      let before = solver.pivotCount
      let start = ContinuousClock.now
      try change(&solver)
      try solver.solve()
      let duration = start.duration(to: .now)
      samples.append(
        Int(duration.components.attoseconds / 1_000_000_000)
          + Int(duration.components.seconds) * 1_000_000_000)
      pivots = solver.pivotCount - before
    }
  }

  typealias Constraint = HierarchySolver.LinearConstraint

  let size: Int
  private(set) var metrics: [Metric] = []
  /// The variables of the chain and one to spare; no constraints.
  private let empty: HierarchySolver
  private let items: [Variable]
  private let root: Constraint
  private let links: [Constraint]
  private let wishes: [Constraint]

  /// Measures; takes about two seconds for 1,000 items.
  ///
  /// - Parameter size: at least 10.
  public init(size: Int) throws(Stop) {
    self.size = size
    var start = HierarchySolver()
    let items = (0...size).map { _ in start.addVariable() }
    (empty, self.items) = (start, items)
    root = Constraint([(items[0], 1)], .equal, 0)
    links = (0..<size).map { Constraint([(items[$0 + 1], 1), (items[$0], -1)], .atLeast, 10) }
    wishes = items.map { Constraint([($0, 1)], .equal, 0, priority: .low) }
    let middle = size / 2
    try measureBuilding()
    try measure(links[size - 1], "c_link") { .item(isAdded: $0) }
    try measure(push(middle, .required), "c_push") { .requirement(isAdded: $0) }
    try measure(push(middle, .high), "h_push") { .highWish(isAdded: $0) }
    try measure(push(middle, .low), "l_push") { .lowWish(isAdded: $0) }
    try drag(0, hasRoot: false, from: 0, "d_head", .firstItem)
    try drag(middle, hasRoot: true, from: 10 * middle, "d_mid", .middleItem)
    try drag(size - 1, hasRoot: true, from: 10 * (size - 1), "d_tail", .lastItem)
  }

  // MARK: The work

  /// The whole chain in a copy of `empty`.
  private func build(
    _ solver: inout HierarchySolver, hasRoot: Bool = true, solvingEach: Bool = false
  ) throws(Stop) {
    var waiting: [Constraint] = hasRoot ? [root] : []
    for item in 1..<size { waiting += [links[item - 1], wishes[item]] }
    for constraint in waiting {
      solver.add(constraint)
      if solvingEach { try solver.solve() }
    }
  }

  private func push(_ item: Int, _ priority: Priority) -> Constraint {
    Constraint(
      [(items[item], 1)], .atLeast, Rational(10 * item + 5), priority: priority)
  }

  private mutating func measureBuilding() throws(Stop) {
    var each = Metric("a_total", .oneByOne)
    var once = Metric("b_total", .allAtOnce)
    try Self.again { () throws(Stop) in
      var solver = empty
      try each.time(&solver) { (solver) throws(Stop) in try build(&solver, solvingEach: true) }
    }
    try Self.again { () throws(Stop) in
      var solver = empty
      try once.time(&solver) { (solver) throws(Stop) in try build(&solver) }
    }
    metrics += [each, once]
  }

  /// A constraint put in and taken out again.
  private mutating func measure(
    _ constraint: Constraint, _ name: String, _ change: (_ isAdded: Bool) -> Change
  ) throws(Stop) {
    var solver = empty
    try build(&solver)
    try solver.solve()
    var added = Metric(name + "_add", change(true))
    var removed = Metric(name + "_rm", change(false))
    try Self.again { () throws(Stop) in
      var id: HierarchySolver.ConstraintID?
      try added.time(&solver) { id = $0.add(constraint) }
      try removed.time(&solver) { if let id { $0.remove(id) } }
    }
    metrics += [added, removed]
  }

  private mutating func drag(
    _ item: Int, hasRoot: Bool, from start: Int, _ name: String, _ change: Change
  ) throws(Stop) {
    var solver = empty
    try build(&solver, hasRoot: hasRoot)
    let edit = solver.add(
      Constraint([(items[item], 1)], .equal, Rational(start), priority: .high))
    try solver.solve()
    var metric = Metric(name, change)
    try Self.again { () throws(Stop) in
      let target = Rational(start + 5 * (metric.samples.count % 7 + 1))
      try metric.time(&solver) { $0.setRightSide(of: edit, to: target) }
    }
    metrics.append(metric)
  }

  /// Three times or more, up to 101 times, for a fifth of a second.
  private static func again(_ body: () throws(Stop) -> Void) throws(Stop) {
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(200)
    var count = 0
    while count < 3 || (count < 101 && clock.now < end) {
      try body()
      count += 1
    }
  }
}
