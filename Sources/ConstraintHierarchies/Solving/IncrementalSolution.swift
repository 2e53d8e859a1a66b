// The solution of a hierarchy that changes: told of the next hierarchy, it works out what is
// different and goes on from the basis where it stood.
//
// It does not matter how the hierarchy changed: by a line, by `undo`, or by a whole script. What went
// is taken out, what changed is changed, what came is put in, and then it solves once.

public import Rationals
public import Simplex

/// The solution of a hierarchy, kept up to date through changes.
///
/// After an `update` that was stopped there is none, until one comes to its end: then to ask for an outcome, a value or a
/// range is the caller's mistake, and ends the program with words.
public struct IncrementalSolution: Sendable {
  public private(set) var hierarchy = Hierarchy()
  var solver = HierarchySolver()
  /// For each constraint that takes part, by serial number, what names it in the solver.
  private(set) var constraintIDs: [HierarchySolver.ConstraintID?] = []
  private(set) var objectiveIDs: [HierarchySolver.ConstraintID?] = []
  private var variableCount = 0
  /// What the last `update` began with, for `lastUpdate`.
  private(set) var trail = Trail()
  /// The regions that have been asked for, as far as they are still known.
  var regions = Regions()

  /// nil where the last `update` was stopped.
  private(set) var ending: Outcome? = .optimal
  /// What the last `update` cost.
  public private(set) var cost = Cost()

  /// What a change cost.
  public struct Cost: Hashable, Sendable {
    /// For each level the pivots that it took, the requirements first; levels without any are left
    /// out.
    public var pivots: [(priority: Priority, count: Int)] = []
    /// The levels that were looked at, highest first: where a constraint changed, or a price of one.
    public var visited: [Priority] = []

    public static func == (a: Cost, b: Cost) -> Bool {
      a.visited == b.visited && a.pivots.elementsEqual(b.pivots, by: ==)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(visited) }
  }

  /// How the problem ends.
  ///
  /// - Precondition: the last `update` was not stopped.
  public var outcome: Outcome {
    guard let ending else { misuse("IncrementalSolution.outcome: of an update that was stopped") }
    return ending
  }

  /// - Parameter control: stops its updates, and all questions; a copy shares it.
  public init(control: SolveControl = .uninterruptible) { self.control = control }

  /// - Throws: where the control stops it.
  public init(
    _ hierarchy: Hierarchy, control: SolveControl = .uninterruptible
  ) throws(Stop) {
    self.control = control
    try update(to: hierarchy)
  }

  /// Stops `update` and all questions, which then throw; a copy shares it.
  public var control: SolveControl {
    get { solver.control }
    set { solver.control = newValue }
  }

  // MARK: Changes

  /// Goes on to another hierarchy.
  ///
  /// - Throws: where the control stops it. Then nothing may be asked, until an update to this hierarchy or another has come to
  ///   its end, which goes on from there.
  /// - Complexity: one comparison for each constraint that the two do not share, and what the changes
  ///   between them take.
  public mutating func update(to new: Hierarchy) throws(Stop) {
    if !continues(hierarchy.variableNames, new.variableNames) {
      self = IncrementalSolution(control: control)
    }
    let before = solver.minimizer.effort
    solver.minimizer.beginRecord()
    trail = Trail(before: hierarchy, old: values)
    var touched: [Priority] = []
    while variableCount < new.variableNames.count {
      _ = solver.addVariable()
      variableCount += 1
    }
    let old = hierarchy
    hierarchy = new
    let pointsMoved = old.pointValues != new.pointValues
    var came: [Constraint] = []
    func nextUnshared(_ place: Int) -> Int {
      pointsMoved ? place : old.constraints.skippingEqual(to: new.constraints, from: place)
    }
    Self.compare(
      old.constraints, new.constraints, by: { $0.serial }, skipping: nextUnshared,
      telling: { was, now in change(was, now, from: old, pointsMoved, &touched, &came) })
    var cameObjectives: [Objective] = []
    Self.compare(
      old.objectives, new.objectives, by: { $0.serial }, skipping: nil,
      telling: { was, now in change(was, now, from: old, pointsMoved, &touched, &cameObjectives) })
    for constraint in came { add(constraint) }
    for objective in cameObjectives { add(objective) }
    followConstants()
    trail.start = values
    ending = nil
    // Whether it comes to an end or not.
    defer {
      note(touched, since: before)
      forgetRegions(trail.edits)
    }
    ending = try solver.solve()
  }

  private mutating func followConstants() {
    solver.minimizer.followConstants()
    for index in trail.edits.indices {
      guard case .moved(let was, let now, let wasTight, _) = trail.edits[index] else { continue }
      trail.edits[index] = .moved(
        was: was, now: now, wasTight: wasTight, isTight: isTight(now))
    }
  }

  /// Whether each variable is the one that it was, though some may have come or gone after it.
  private func continues(_ old: [String], _ new: [String]) -> Bool {
    old == new || zip(old, new).allSatisfy(==)
  }

  /// Goes through two lists that are in order of a number, pair by pair.
  ///
  /// - Parameter next: the first index from that one on where the lists may differ, if they do not
  ///   before.
  private static func compare<List: RandomAccessCollection>(
    _ old: List, _ new: List, by serial: (List.Element) -> Int, skipping next: ((Int) -> Int)?,
    telling body: (List.Element?, List.Element?) -> Void
  ) where List.Index == Int {
    var (mine, theirs) = (0, 0)
    while mine < old.count || theirs < new.count {
      if mine == theirs, let next {
        let place = next(mine)
        if place != mine {
          (mine, theirs) = (place, place)
          continue
        }
      }
      let left = mine < old.count ? serial(old[mine]) : .max
      let right = theirs < new.count ? serial(new[theirs]) : .max
      body(left <= right ? old[mine] : nil, right <= left ? new[theirs] : nil)
      if left <= right { mine += 1 }
      if right <= left { theirs += 1 }
    }
  }

  private mutating func change(
    _ was: Constraint?, _ now: Constraint?, from old: Hierarchy, _ pointsMoved: Bool,
    _ touched: inout [Priority], _ came: inout [Constraint]
  ) {
    let was = was.flatMap { $0.isEnabled ? $0 : nil }
    let now = now.flatMap { $0.isEnabled ? $0 : nil }
    guard let was, let now, was.relation == now.relation, was.label == now.label,
      let id = constraintIDs[was.serial]
    else {
      if let was {
        trail.edits.append(.removed(was, wasTight: isTight(was)))
        remove(was, &touched)
      }
      if let now {
        trail.edits.append(.added(now))
        came.append(now)
        touched.insertInOrder(now.priority)
      }
      return
    }
    if was.priority != now.priority || was.weight != now.weight {
      touched.insertInOrder(was.priority)
      touched.insertInOrder(now.priority)
      trail.edits.append(.weighed(was: was, now: now))
      solver.setPriority(of: id, relation: now.relation, to: now.priority, weight: now.weight)
    }
    let isRewritten = was.left != now.left || was.right != now.right
    guard isRewritten || (pointsMoved && now.mentionsPoints) else { return }
    let form = Model.form(of: was.error, in: old)
    let next = Model.form(of: now.error, in: hierarchy)
    if form == next { return }
    touched.insertInOrder(now.priority)
    let wasTight = isTight(was)
    if form.terms == next.terms {
      solver.minimizer.setConstant(ofRow: id.row, to: next.constant)
      // Whether it still is will be known when the columns have followed.
      trail.edits.append(.moved(was: was, now: now, wasTight: wasTight, isTight: false))
    } else {
      trail.edits.append(.rewritten(was: was, now: now, wasTight: wasTight))
      remove(was, &touched)
      came.append(now)
    }
  }

  private mutating func change(
    _ was: Objective?, _ now: Objective?, from old: Hierarchy, _ pointsMoved: Bool,
    _ touched: inout [Priority], _ came: inout [Objective]
  ) {
    let was = was.flatMap { $0.isEnabled ? $0 : nil }
    let now = now.flatMap { $0.isEnabled ? $0 : nil }
    if let was, let now, was == now, let id = objectiveIDs[was.serial] {
      if pointsMoved { moveConstant(of: id, now, from: old, &touched) }
      return
    }
    if was != now { trail.edits.append(.objective(was: was, now: now)) }
    if let was, let id = objectiveIDs[was.serial] {
      objectiveIDs[was.serial] = nil
      solver.remove(id)
      touched.insertInOrder(was.priority)
    }
    if let now {
      came.append(now)
      touched.insertInOrder(now.priority)
    }
  }

  /// Points stand in an objective's constant alone; where one multiplies a variable, the objective has
  /// been read again, and is another.
  private mutating func moveConstant(
    of id: HierarchySolver.ConstraintID, _ objective: Objective, from old: Hierarchy,
    _ touched: inout [Priority]
  ) {
    let constant = Model.form(of: objective.share, in: hierarchy).constant
    if constant == Model.form(of: objective.share, in: old).constant { return }
    solver.minimizer.setConstant(ofRow: id.row, to: constant)
    touched.insertInOrder(objective.priority)
  }

  private mutating func add(_ constraint: Constraint) {
    let form = Model.form(of: constraint.error, in: hierarchy)
    while constraintIDs.count <= constraint.serial { constraintIDs.append(nil) }
    constraintIDs[constraint.serial] = solver.insert(
      .init(form, constraint.relation, constraint.priority, constraint.weight))
  }

  private mutating func add(_ objective: Objective) {
    while objectiveIDs.count <= objective.serial { objectiveIDs.append(nil) }
    objectiveIDs[objective.serial] = solver.addObjective(
      Model.form(of: objective.share, in: hierarchy), priority: objective.priority, weight: 1)
  }

  private mutating func remove(_ constraint: Constraint, _ touched: inout [Priority]) {
    guard let id = constraintIDs[constraint.serial] else { return }
    constraintIDs[constraint.serial] = nil
    solver.remove(id)
    touched.insertInOrder(constraint.priority)
  }

  private mutating func note(_ touched: [Priority], since before: Minimizer.Effort) {
    let effort = solver.minimizer.effort
    cost = Cost(visited: touched)
    for priority in [.required] + solver.levels {
      let rank = solver.rank(of: priority)
      let pivots = effort.pivots(rank) - before.pivots(rank)
      if pivots > 0 { cost.pivots.append((priority, pivots)) }
      if pivots > 0 || effort.visits(rank) > before.visits(rank) {
        cost.visited.insertInOrder(priority)
      }
    }
  }

  // MARK: Reading

  /// The values of the variables as the solver stands: one solution, where there are several.
  var values: [Rational] {
    (0..<variableCount).map { solver.minimizer.value(ofColumn: $0) }
  }

  /// The variable whose value, as the solver stands, is the longest, of those that are longer than a word.
  ///
  /// - Complexity: linear in the number of variables.
  package var longest: (variable: Variable, value: Rational)? {
    var longest: (variable: Variable, value: Rational)?
    for column in 0..<variableCount {
      let value = solver.minimizer.value(ofColumn: column)
      if value.longBitCount > longest?.value.longBitCount ?? 0 {
        longest = (Variable(index: column), value)
      }
    }
    return longest
  }

  /// Whether a constraint is held at zero, so that variables follow it.
  private func isTight(_ constraint: Constraint) -> Bool {
    guard let id = constraintIDs[constraint.serial] else { return false }
    return isTight(row: id.row)
  }

  func isTight(row: Int) -> Bool { solver.minimizer.derivatives(ofRow: row, rank: 0) != nil }

  /// Whether some variable has more than one value; nil where that takes a search to tell.
  ///
  /// - Precondition: the outcome is optimal.
  /// - Complexity: that of reading the solver's last vertex.
  public var isAmbiguous: Bool? {
    // The solver keeps the columns of variables that an undone change had brought.
    solver.minimizer.isAmbiguous(first: hierarchy.variableNames.count)
  }

  /// The levels that the solver knows, highest first: also some that no constraint is left in.
  package var knownLevels: [Priority] { solver.levels }

  /// The priorities of the preferences and objectives, highest first.
  public var levels: [Priority] { hierarchy.levels }

  /// How many of the levels, the requirements not counted, have a least value.
  public var solvedLevels: Int {
    switch outcome {
    case .infeasible: return 0
    case .optimal: return levels.count
    case .unbounded(let place):
      // The solver may know levels that no constraint is left in.
      let failing = solver.levels[place]
      return levels.prefix { $0 > failing }.count
    }
  }

  /// The level whose objective is unbounded below, if one is.
  public var unboundedLevel: Priority? {
    if case .unbounded(let place) = outcome { solver.levels[place] } else { nil }
  }

  /// The least value of what a level minimises.
  public func minimum(of level: Priority) -> Rational { solver.cost(ofLevel: level) }

  /// The values that an expression can take in the region after the first n levels (0: the requirements
  /// alone); nil where the requirements contradict one another.
  ///
  /// - Throws: where the control stops the search.
  /// - Precondition: the variables and points are the hierarchy's, and n is at most `solvedLevels`.
  public mutating func interval(
    of expression: LinearExpression, afterLevels levels: Int
  ) throws(Stop) -> Interval? {
    guard outcome.isFeasible else { return nil }
    check(levels: levels, solved: solvedLevels)
    let form = Model.form(of: expression, in: hierarchy)
    solver.minimizer.followCosts()
    if let value = pinnedValue(of: form, afterLevels: levels, limit: 64) {
      return Interval(lower: value, upper: value)
    }
    let range = try solver.minimizer.range(of: form, ranks: ranks(after: levels))
    return Interval(lower: range.lower, upper: range.upper)
  }

  public mutating func interval(
    of variable: Variable, afterLevels levels: Int
  ) throws(Stop) -> Interval? {
    try interval(of: LinearExpression(.variable(variable)), afterLevels: levels)
  }

  /// The values that an expression can take when all is done; nil where there is no solution.
  public mutating func interval(of expression: LinearExpression) throws(Stop) -> Interval? {
    outcome == .optimal ? try interval(of: expression, afterLevels: levels.count) : nil
  }

  /// What is wrong with the solver's state; looked at by tests.
  package var flaws: [String] { solver.flaws(isMinimal: outcome == .optimal) }
}

extension Constraint {
  fileprivate var mentionsPoints: Bool {
    (left.terms + right.terms).contains { if case .point = $0.symbol { true } else { false } }
  }
}
