// The simplex method on a problem with several objectives in order, a step at a time.
//
// The rows of a stage come in when the stage begins, each with a basic column of its own: the slack
// of an inequality, the plus or minus of a goal, an artificial variable for an equation. Then free columns go
// into the basis, where they stay. Then the stage's cost is minimised:
//
// - Stage 0, the requirements. Where one does not hold yet, an artificial column says by how much; the
//   sum of the artificial variables (of infeasibilities) is the first cost row, rank 0 (the *first phase*). If its least value is
//   above zero, the requirements contradict one another.
// - Stage k + 1, objective k, is rank k + 1. Only columns whose cost is zero in every rank above may
//   enter. Vectors of costs, read from the highest rank down, are compared lexicographically; so
//   minimising rank by rank minimises the vector (H. Isermann, *Linear lexicographic optimization*,
//   1982).
//
// Why the rows of a stage can wait: they are goals, which never take anything away from the region.
// Coming late, they take no part in the ratio tests of the stages before, and so cost no pivots
// there.
//
// An invariant that the choice of the entering column relies on: a row whose basic column has a sign
// never holds a free column. It has none after the free columns have gone in, and a pivot brings into
// a row only columns of another such row.

import Rationals

/// The simplex method on one problem. A value: a copy can go its own way.
public struct Solver: Sendable {
  public private(set) var problem: Problem
  /// The dictionary as it is now.
  public internal(set) var tableau: Tableau
  /// nil until the end.
  public private(set) var outcome: Outcome?
  /// Stops the solver, and all questions about its solution; a copy of the solver shares it.
  public var control: SolveControl
  /// Which rule chooses the entering column; it may be changed between steps.
  public var rule: PivotRule
  /// How many pivots each rank took; rank 0 is the first phase with the free columns of stage 0.
  public internal(set) var pivotCounts: [Int] = []

  /// For each row of the problem that has come in, the row of the tableau; else nil.
  var tableauRows: [Int?]
  /// What the artificial columns stand for; they come after the columns of the problem, in this order.
  var artificials: [Artificial] = []
  /// For each row of the problem that is an equation and has come in, its artificial column; else nil.
  var equationArtificials: [Column?]
  /// The columns whose sum is the first phase's cost, each once.
  private(set) var firstPhaseColumns: [Column] = []
  /// With the outcome unbounded: the column of the unbounded ray, and its direction.
  private(set) var unboundedRay: (column: Column, direction: Int)?

  enum Phase: Hashable, Sendable {
    case beginStage(Int)
    /// Rows of the stage from this place in `stageRows` on may hold a free column.
    case freeColumns(Int, next: Int)
    case beginCost(Int)
    case minimize(Int)
    /// Rank 1 is written down, with no negative cost, and rows are below zero.
    case dual
    case done
  }

  var phase = Phase.beginStage(0)
  private var stageRows: [Int] = []
  private var detector = CycleDetector()
  /// How many dual steps on end have left the cost as it was.
  var dualStall = 0
  private var isStalled = false
  /// A step that belongs after the one just told.
  var announcement: Step?

  /// - Precondition: the problem is well-formed: `problem.flaws` is empty.
  /// - Complexity: O(columns + terms).
  public init(
    _ problem: Problem, rule: PivotRule = .dantzig, control: SolveControl = .uninterruptible
  ) {
    demand(problem.flaws.isEmpty, "Solver: a problem that is not well-formed; see Problem.flaws")
    self.problem = problem
    self.rule = rule
    self.control = control
    tableau = Tableau(roles: problem.signs.map { $0 == .free ? .free : .nonnegative })
    tableauRows = Array(repeating: nil, count: problem.rows.count)
    equationArtificials = tableauRows
  }

  /// Takes all steps that are left, up to the end.
  ///
  /// - Throws: where its control stops it; the next call goes on from there.
  @discardableResult
  public mutating func solve() throws(Stop) -> Outcome {
    do throws(Stop) { return try finish() } catch {
      tableau.refreshFreeRows()
      throw error
    }
  }

  /// The same, for those who do not look at a solver that was stopped: it stops at once.
  package mutating func finish() throws(Stop) -> Outcome {
    while true {
      if let outcome = try solve(within: .max) { return outcome }
    }
  }

  /// Takes steps up to the end, or until pivots have gone through so many numbers.
  ///
  /// Where it is not the end, be it stopped or not, the next call goes on from there, and until then the rows of free columns
  /// may be those of some pivots ago.
  ///
  /// - Returns: nil where it is not the end.
  package mutating func solve(within most: Int) throws(Stop) -> Outcome? {
    var work = 0
    while outcome == nil, work <= most {
      // Nobody looks at the rows of free columns between two pivots.
      if case .minimize = phase {
        tableau.suspendFreeRows()
      } else {
        try tableau.refreshFreeRows(control)
      }
      guard case .pivot(let pivot)? = try advance(looking: false) else { continue }
      work &+= tableau.work(of: pivot)
    }
    if outcome != nil { try tableau.refreshFreeRows(control) }
    return outcome
  }

  /// Goes on with one more objective, below all others, from the corner where it stands.
  ///
  /// - Precondition: the outcome is optimal, and the form is over columns of the problem.
  package mutating func append(objective form: LinearForm) {
    // Those who call it have looked at the outcome.
    precondition(outcome == .optimal, "an objective comes in where the others have an optimum")
    problem.objectives.append(form)
    (outcome, announcement) = (nil, nil)
    phase = .beginStage(problem.objectives.count)
  }

  /// Takes one step and says what it was; nil after the end.
  ///
  /// - Throws: where its control stops it; the next call goes on from there.
  public mutating func step() throws(Stop) -> Step? {
    if let announcement {
      self.announcement = nil
      return announcement
    }
    tableau.refreshFreeRows()
    while outcome == nil {
      if let step = try advance(looking: true) { return step }
    }
    defer { announcement = nil }
    return announcement
  }

  /// Makes the moves that come before the next step and have nothing to tell, such as writing down a
  /// cost row, so that the tableau is the one that the next step decides on.
  ///
  /// - Throws: where its control stops it.
  public mutating func advanceToDecision() throws(Stop) {
    tableau.refreshFreeRows()
    while outcome == nil, announcement == nil {
      var ahead = self
      if try ahead.advance(looking: false) != nil { return }
      self = ahead
    }
  }

  // MARK: The phases

  /// One move of the machine; nil where there was nothing to tell.
  @discardableResult
  private mutating func advance(looking: Bool) throws(Stop) -> Step? {
    try check()
    switch phase {
    case .beginStage(let stage):
      if pivotCounts.count == stage { pivotCounts.append(0) }
      try introduceRows(ofStage: stage)
      phase = .freeColumns(stage, next: 0)
      return stageRows.isEmpty ? nil : .stage(stage)
    case .freeColumns(let stage, let next):
      return try pivotFreeColumn(stage, from: next)
    case .beginCost(let rank):
      phase = .minimize(rank)
      if rank == 0 { return beginRequirements() }
      let swapped = chooseSides()
      // Dual steps, and those with a penalty, have needed it before.
      if tableau.costs.count > rank { return nil }
      tableau.costs.append(tableau.expressed(problem.objectives[rank - 1]))
      return swapped.isEmpty ? nil : .swapped(entering: swapped)
    case .minimize(let rank):
      return try minimize(rank, looking: looking)
    case .dual: return try dualStep(looking: looking)
    case .done:
      return nil
    }
  }

  private func check() throws(Stop) {
    guard case .minimize(let rank) = phase else { return try control.check() }
    try control.check(reporting: progress(rank))
  }

  mutating func introduceRows(ofStage stage: Int) throws(Stop) {
    let indices = problem.rows.indices.filter { problem.rows[$0].stage == stage }
    for index in indices where tableauRows[index] == nil {
      try control.check()
      let row = problem.rows[index]
      var form = tableau.expressed(row.form)
      let basic: Column
      switch row.kind {
      case .equation:
        basic = addArtificial(Artificial(row: index, sign: 1))
        equationArtificials[index] = basic
      case .atLeast(let slack):
        basic = slack
      case .atMost(let slack):
        basic = slack
        form.negate()
      case .goal(let plus, let minus):
        // form = plus − minus; the one that is not below zero is basic.
        let isAbove = form.constantSign >= 0
        basic = isAbove ? plus : minus
        if !isAbove { form.negate() }
        form.add(1, times: SparseRow(column: isAbove ? minus : plus))
      }
      tableauRows[index] = tableau.rows.count
      tableau.addRow(form, basic: basic)
    }
    // Equations first: a free column that goes into one of them saves an artificial variable.
    stageRows =
      indices.filter { problem.rows[$0].kind == .equation }
      + indices.filter { problem.rows[$0].kind != .equation }
  }

  private mutating func pivotFreeColumn(_ stage: Int, from next: Int) throws(Stop) -> Step? {
    for place in next..<max(next, stageRows.count) {
      guard let row = tableauRows[stageRows[place]],
        let column = tableau.rows[row].columns.first(where: { tableau.roles[Int($0)] == .free })
      else { continue }
      phase = .freeColumns(stage, next: place)
      try control.check(bits: tableau.bits)
      let free = Int(column)
      let pivot = Pivot(
        reason: .free, entering: free, leaving: tableau.basis[row], row: row, rank: stage,
        candidates: [], ratios: [], length: tableau.length(of: free, in: row),
        costBefore: 0, costAfter: 0)
      tableau.pivot(entering: free, row: row)
      pivotCounts[stage] += 1
      phase = .freeColumns(stage, next: place + 1)
      return .pivot(pivot)
    }
    phase = .beginCost(stage)
    return nil
  }

  /// Puts an artificial variable into every requirement that does not hold, and their sum into rank 0.
  mutating func beginFirstPhase() -> Step? {
    var broken: [Int] = []
    for index in problem.rows.indices where problem.rows[index].stage == 0 {
      guard let row = tableauRows[index] else { continue }
      let basic = tableau.basis[row]
      let sign = tableau.rows[row].constantSign
      if tableau.roles[basic] == .artificial {
        if sign < 0 {
          tableau.negateRow(row)
          artificials[basic - problem.signs.count].sign = -1
        }
        firstPhaseColumns.append(basic)
        if sign != 0 { broken.append(index) }
      } else if tableau.roles[basic] == .nonnegative, sign < 0 {
        let isAtLeast = if case .atLeast = problem.rows[index].kind { true } else { false }
        let artificial = addArtificial(Artificial(row: index, sign: isAtLeast ? -1 : 1))
        tableau.replaceByArtificial(inRow: row, artificial)
        firstPhaseColumns.append(artificial)
        broken.append(index)
      }
    }
    tableau.costs.append(
      tableau.expressed(LinearForm(firstPhaseColumns.map { .init($0, 1) })))
    return broken.isEmpty ? nil : .firstPhase(rows: broken)
  }

  /// Free columns that went in have moved the goals; of plus and minus, the one that is not below zero
  /// becomes basic again. The two stand in the same row only, so nothing else changes.
  ///
  /// - Returns: the columns that are basic now.
  private mutating func chooseSides() -> [Column] {
    var entering: [Column] = []
    for index in stageRows {
      guard let row = tableauRows[index], tableau.rows[row].constantSign < 0,
        case .goal(let plus, let minus) = problem.rows[index].kind
      else { continue }
      if tableau.basis[row] == plus {
        tableau.pivot(entering: minus, row: row)
        entering.append(minus)
      } else if tableau.basis[row] == minus {
        tableau.pivot(entering: plus, row: row)
        entering.append(plus)
      }
    }
    return entering
  }

  private mutating func minimize(_ rank: Int, looking: Bool) throws(Stop) -> Step? {
    let goal = Goal(rank: rank, frozenRanks: rank)
    let usedRule = isStalled ? .bland : ruleInUse(rank)
    let chosen =
      usedRule == .bigM ? tableau.penalized() : tableau.entering(goal, rule: usedRule)
    guard let entering = chosen else { return endRank(rank) }
    guard tableau.roles[entering] != .free, let row = tableau.blockingRow(entering) else {
      let direction = tableau.costs[rank][entering].signum < 0 ? 1 : -1
      unboundedRay = (entering, direction)
      return end(.unbounded(objective: rank - 1))
    }
    try control.check(bits: tableau.bits)
    var pivot = Pivot(
      reason: .cost(usedRule), entering: entering, leaving: tableau.basis[row], row: row,
      rank: rank, candidates: [], ratios: [], length: 0, costBefore: 0, costAfter: 0)
    // Fractions in lowest terms take time, so they are for those who look.
    if looking {
      pivot.candidates = tableau.candidates(goal).map { column in
        Pivot.Candidate(
          column: column,
          costs: tableau.costs[...(usedRule == .bigM ? 1 : rank)].map { $0[column] })
      }
      pivot.ratios = tableau.ratios(entering)
      pivot.length = tableau.length(of: entering, in: row)
      pivot.costBefore = tableau.costs[rank].constant
    }
    let isDegenerate = tableau.rows[row].constantSign == 0
    tableau.pivot(entering: entering, row: row)
    if looking { pivot.costAfter = tableau.costs[rank].constant }
    pivotCounts[rank] += 1
    watchForCycle(pivot, isDegenerate: isDegenerate)
    return .pivot(pivot)
  }

  private func progress(_ rank: Int) -> Progress {
    Progress(
      pivots: pivotCounts.reduce(0, +), rank: rank, cost: tableau.costs[rank].constant)
  }

  private mutating func watchForCycle(_ pivot: Pivot, isDegenerate: Bool) {
    guard isDegenerate else { return forgetStall() }
    guard !isStalled, rule != .bland else { return }
    if let length = detector.note(entering: pivot.entering, leaving: pivot.leaving) {
      isStalled = true
      announcement = .cycle(length: length)
    } else if detector.length > Self.longestStall(rows: tableau.rows.count) {
      isStalled = true
      announcement = .stall(length: detector.length)
    }
  }

  /// From here on degenerate pivots before this one do not count: no basis from before can come back
  /// by the rule alone.
  mutating func forgetStall() {
    detector.reset()
    isStalled = false
  }

  /// Long stalls are normal on large degenerate problems and mostly end by themselves, so Bland's
  /// rule, which is slow, comes late.
  private static func longestStall(rows: Int) -> Int { 1_000 + 10 * rows }

  private mutating func endRank(_ rank: Int) -> Step? {
    forgetStall()
    let value = tableau.costs[rank].constant
    if rank == 0, value.signum > 0 { return end(.infeasible) }
    if rank < problem.objectives.count {
      phase = .beginStage(rank + 1)
    } else {
      announcement = end(.optimal)
    }
    if rank > 0 { return .minimum(objective: rank - 1, value: value) }
    return firstPhaseColumns.isEmpty ? nil : .feasible
  }

  private mutating func end(_ outcome: Outcome) -> Step {
    phase = .done
    self.outcome = outcome
    return .end(outcome)
  }
}
