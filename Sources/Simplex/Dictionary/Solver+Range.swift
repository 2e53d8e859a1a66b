// How far forms can still move once some of the objectives are at their least.
//
// Each end of a range is a minimisation of its own, but the ends of many ranges are looked for in one
// walk: each search begins at the corner where the one before it ended. And at each corner on the way
// the dictionary may show that another form is at an end of its range there, which then need not be
// looked for: a column with a sign, such as the slack of x ≥ 0, is at its least wherever it is nonbasic.

public import Rationals

extension Solver {
  /// The least and greatest value of `form` where every row holds and objectives 0 ..< `levels` are
  /// at their least, where a nil end is one at infinity.
  ///
  /// - Throws: where the control stops it.
  /// - Precondition: the form is over columns of the problem, which is feasible, and solved at least up to `levels` objectives.
  /// - Complexity: O(size of the form) where the value is the only one; else two minimisations.
  public func range(
    of form: LinearForm, levels: Int
  ) throws(Stop) -> (lower: Rational?, upper: Rational?) {
    try ranges(of: [form], levels: levels)[0]
  }

  /// The least and greatest value of each form, as `range(of:levels:)` has them.
  ///
  /// - Throws: where the control stops it.
  /// - Complexity: two minimisations for each form at most; mostly much less.
  public func ranges(
    of forms: [LinearForm], levels: Int
  ) throws(Stop) -> [(lower: Rational?, upper: Rational?)] {
    try control.check()
    demand(levels >= 0, "Solver.range: a negative number of objectives")
    demand(
      outcome.map { $0.isFeasible } ?? false, "Solver.range: a problem that has no solution so far")
    demand(
      levels < tableau.costs.count && outcome != .unbounded(objective: levels - 1),
      "Solver.range: more objectives than have a least value")
    for form in forms {
      demand(form.isOver(columns: problem.signs.count), "Solver.range: no such column")
    }
    var walk = RangeWalk(
      tableau, forms, frozenRanks: levels + 1, pivots: pivotCounts.reduce(0, +), control)
    try walk.finish()
    return walk.ends.map { (lower: $0.lower.value, upper: $0.upper.value) }
  }
}

/// A walk from corner to corner of the region to the ends of ranges.
private struct RangeWalk {
  enum End {
    case unknown
    case at(Rational)
    case infinite

    var isKnown: Bool { if case .unknown = self { false } else { true } }

    var value: Rational? { if case .at(let value) = self { value } else { nil } }
  }

  private(set) var ends: [(lower: End, upper: End)]
  /// The forms in terms of columns with a sign that were nonbasic at the beginning.
  private let rows: [SparseRow]
  private var tableau: Tableau
  private let goal: Goal
  /// Columns that must stay at zero, as a set of flags.
  private var isFrozen: [Bool]
  private let progress: Progress
  private let control: SolveControl

  /// Starts from the dictionary of a solution: it is feasible for every level, and the columns that may
  /// move at a level are those whose cost is zero in every rank up to it. Mostly no such column
  /// stands in a form, and its value is the only one.
  ///
  /// - Parameter pivots: those of the solution, for reports.
  init(
    _ tableau: Tableau, _ forms: [LinearForm], frozenRanks: Int, pivots: Int,
    _ control: SolveControl
  ) {
    self.control = control
    progress = Progress(
      pivots: pivots, rank: frozenRanks - 1, cost: 0, isMeasuring: true)
    let goal = Goal(rank: frozenRanks, frozenRanks: frozenRanks)
    let isFrozen = tableau.roles.indices.map { !tableau.mayEnter($0, goal) }
    rows = forms.map { tableau.expressed($0) }
    ends = rows.map { row in
      let moving = row.columns.filter { !isFrozen[Int($0)] }
      if moving.isEmpty { return (.at(row.constant), .at(row.constant)) }
      if moving.contains(where: { tableau.roles[Int($0)] == .free }) {
        return (.infinite, .infinite)
      }
      return (.unknown, .unknown)
    }
    self.goal = goal
    self.isFrozen = isFrozen
    self.tableau = tableau
    // The ranks below have no say, and those that froze columns do not change.
    self.tableau.costs.removeLast(tableau.costs.count - frozenRanks)
    self.tableau.suspendFreeRows()
  }

  mutating func finish() throws(Stop) {
    lookAround()
    // Far corners first: columns are mostly bounded below, and on the way there they pass by zero.
    for index in ends.indices where !ends[index].upper.isKnown {
      var opposite = current(rows[index])
      opposite.negate()
      let end = try minimum(of: opposite)
      ends[index].upper = if case .at(let value) = end { .at(-value) } else { end }
    }
    for index in ends.indices where !ends[index].lower.isKnown {
      ends[index].lower = try minimum(of: current(rows[index]))
    }
  }

  /// A form in terms of the columns that are nonbasic now.
  private func current(_ row: SparseRow) -> SparseRow {
    var result = row
    for column in row.columns {
      guard let index = tableau.row(of: Int(column)), let place = result.place(of: Int(column))
      else { continue }
      _ = result.substitute(at: place, tableau.rows[index])
    }
    return result
  }

  /// Walks to where a row in terms of nonbasic columns has its least value.
  private mutating func minimum(of row: SparseRow) throws(Stop) -> End {
    tableau.costs.append(row)
    defer { tableau.costs.removeLast() }
    var detector = CycleDetector()
    var isStalled = false
    while let entering = tableau.entering(goal, rule: isStalled ? .bland : .greatest) {
      try control.check(reporting: progress)
      guard let row = tableau.blockingRow(entering) else { return .infinite }
      try control.check(bits: tableau.bits)
      let leaving = tableau.basis[row]
      let isDegenerate = tableau.rows[row].constantSign == 0
      tableau.pivot(entering: entering, row: row)
      if isDegenerate {
        if tableau.perturbation == nil {
          tableau.perturb()
          isFrozen.append(true)
        }
        if detector.note(entering: entering, leaving: leaving) != nil { isStalled = true }
      } else {
        detector.reset()
        isStalled = false
      }
      lookAround()
    }
    return .at(tableau.costs[goal.rank].constant)
  }

  /// Takes note of the forms that are at an end of their range at this corner, if the dictionary shows
  /// it and it is no work to see: those that are a multiple of one column, and a constant.
  private mutating func lookAround() {
    for index in ends.indices where rows[index].count == 1 {
      if ends[index].lower.isKnown, ends[index].upper.isKnown { continue }
      let column = Int(rows[index].columns[0])
      let isRising = rows[index].sign(at: 0) > 0
      // The column itself is at its least or greatest, and the form with it or against it.
      let (isLeast, isGreatest): (Bool, Bool)
      if let row = tableau.row(of: column) {
        (isLeast, isGreatest) = (mayOnly(rise: true, row), mayOnly(rise: false, row))
      } else {
        (isLeast, isGreatest) = (true, false)
      }
      let value = { (rows: [SparseRow], tableau: Tableau) in
        rows[index].constant + rows[index].value(at: 0) * tableau.value(of: column)
      }
      if isRising ? isLeast : isGreatest, !ends[index].lower.isKnown {
        ends[index].lower = .at(value(rows, tableau))
      }
      if isRising ? isGreatest : isLeast, !ends[index].upper.isKnown {
        ends[index].upper = .at(value(rows, tableau))
      }
    }
  }

  /// Whether the basic column of a row can only rise, or only fall, from where it is.
  private func mayOnly(rise: Bool, _ index: Int) -> Bool {
    let row = tableau.rows[index]
    for place in 0..<row.count where (row.sign(at: place) > 0) != rise {
      if !isFrozen[Int(row.columns[place])] { return false }
    }
    return true
  }
}
