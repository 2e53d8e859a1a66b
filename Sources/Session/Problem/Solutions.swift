// The one door to the solver. A session asks here for values, regions, the trace, conflicts; which engine
// answers is decided here and nowhere else, and what was worked out once is kept here and nowhere else.
//
// There are two engines. `IncrementalSolution` goes on from the basis where it stood: a change costs what the change
// deserves, so it answers by rule. `TracedSolution` solves from nothing over a dictionary, as the trace tells it.
// Both come to the same answers, which tests hold against each other.

import ConstraintHierarchies
import Language
import Rationals
import Simplex

/// The solution of one problem, in every form that a session asks for.
///
/// It follows a problem through its changes. Everything is worked out when it is first asked for, and kept
/// until the problem changes. What is stopped throws, and nothing of it is kept.
struct Solutions: Sendable {
  /// The problem that is solved.
  private(set) var hierarchy = Hierarchy()
  private var rule = ProblemState().rule

  /// The solution that goes on from change to change; of this hierarchy only if `isCurrent`.
  @Boxed private var incremental = IncrementalSolution()
  private var isCurrent = false
  /// What follows from the hierarchy and the rule alone.
  private var known = Known()

  /// Whether a number was longer than a word when somebody asked last.
  private(set) var hasLongValues = false

  /// What was worked out for this hierarchy; nil where nobody has asked yet.
  private struct Known: Sendable {
    @Boxed var told: Told? = nil
    var valuation: Valuation?
    var isAmbiguous: Bool?
  }

  /// A solution with a dictionary.
  private struct Told: Sendable {
    var solution: TracedSolution
    /// Whether it comes from nothing by the rule that is set, as it is told pivot by pivot; else it is an optimal corner's.
    var isTraced: Bool
  }

  /// Who is told how far a long solve has come.
  var listener: SolvingReport.Listener?
  /// Whether nobody goes on after a stop.
  var endsWhenStopped = false
  /// Stops every solve from here on.
  var control = SolveControl.uninterruptible {
    didSet {
      incremental.control = control
      known.told?.solution.control = control
    }
  }

  // MARK: Following a problem

  /// Goes over to another problem, from the basis where the solution stands.
  ///
  /// - Complexity: O(1); the work is done when somebody asks.
  mutating func follow(_ problem: ProblemState) {
    hierarchy = problem.hierarchy
    rule = problem.rule
    known = Known()
    isCurrent = false
  }

  /// Brings the incremental solution up to date, so that the next change is told, and its pivots are counted,
  /// by itself.
  mutating func finishChange() throws(Failure) {
    if isCurrent { return }
    // The solver may remember levels that nothing is left in.
    incremental.control = reporting(
      over: Set(incremental.knownLevels + hierarchy.levels).sorted(by: >))
    defer { incremental.control = control }
    // What was stopped goes on when somebody asks again.
    try completed { () throws(Stop) in try incremental.update(to: hierarchy) }
    isCurrent = true
  }

  /// The solution that went on from the one before, up to date.
  var current: IncrementalSolution {
    mutating get throws(Failure) {
      try finishChange()
      return incremental
    }
  }

  /// The control of a solve, whose reports name the levels.
  private func reporting(over levels: @autoclosure () -> [Priority]) -> SolveControl {
    guard let listener else { return control }
    let levels = levels()
    return control.reporting { listener(SolvingReport($0, levels)) }
  }

  /// - Complexity: one solve from nothing.
  private func solved(_ hierarchy: Hierarchy, rule: PivotRule) throws(Failure) -> TracedSolution {
    try completed { () throws(Stop) in
      try TracedSolution(hierarchy, rule: rule, control: reporting(over: hierarchy.levels))
    }
  }

  // MARK: The outcome

  var outcome: Outcome { mutating get throws(Failure) { try current.outcome } }

  /// The level whose objective is unbounded below, if one is.
  var unboundedLevel: Priority? { mutating get throws(Failure) { try current.unboundedLevel } }

  /// The priorities of the preferences and objectives, highest first.
  var levels: [Priority] { hierarchy.levels }

  /// How many of the levels, the requirements not counted, have a least value.
  var solvedLevels: Int { mutating get throws(Failure) { try current.solvedLevels } }

  /// The least value of what a level minimises.
  ///
  /// - Precondition: the level is solved.
  mutating func minimum(of level: Priority) throws(Failure) -> Rational {
    try finishChange()
    return incremental.minimum(of: level)
  }

  /// Why the requirements contradict one another; nil if they do not.
  mutating func conflict() throws(Failure) -> Conflict? {
    guard var search = try conflictSearch() else { return nil }
    return try completed { () throws(Stop) in try search.conflict() }
  }

  /// What finds out why the requirements contradict one another; nil if they do not.
  mutating func conflictSearch() throws(Failure) -> ConflictSearch? {
    try outcome == .infeasible ? conflictSearch(in: hierarchy) : nil
  }

  /// - Complexity: linear in the size of the hierarchy.
  func conflictSearch(in hierarchy: Hierarchy) -> ConflictSearch {
    ConflictSearch(hierarchy, control: reporting(over: hierarchy.levels))
  }

  /// The proof of the outcome, for the problem of `model`.
  ///
  /// - Parameter model: that of the hierarchy.
  mutating func certificate(_ model: Model) throws(Failure) -> Certificate {
    try current.certificate(model)
  }

  // MARK: Values and regions

  /// A variable that has more digits than a number may have; nil as a rule.
  mutating func tooLongValue() throws(Failure) -> Variable? {
    try finishChange()
    let longest = incremental.longest
    hasLongValues = longest != nil
    return longest.flatMap { $0.value.isLong ? $0.variable : nil }
  }

  /// The values that an expression can take in the region after so many levels (0: the requirements
  /// alone); nil where the requirements contradict one another.
  ///
  /// - Parameter levels: at most `solvedLevels`; nil: all that have a least value.
  mutating func interval(
    of expression: LinearExpression, afterLevels levels: Int? = nil
  ) throws(Failure) -> Interval? {
    let all = try solvedLevels
    let levels = levels ?? all
    return try measured { (incremental) throws(Stop) in
      try incremental.interval(of: expression, afterLevels: levels)
    }
  }

  mutating func interval(
    of variable: Variable, afterLevels levels: Int? = nil
  ) throws(Failure) -> Interval? {
    try interval(of: LinearExpression(.variable(variable)), afterLevels: levels)
  }

  /// The interval of every variable in the region after so many levels.
  mutating func intervals(afterLevels levels: Int) throws(Failure) -> [Interval]? {
    try measured { (incremental) throws(Stop) in try incremental.intervals(afterLevels: levels) }
  }

  /// Asks the incremental solution, up to date, and tells the listener how far it has come.
  private mutating func measured<Answer>(
    _ ask: (inout IncrementalSolution) throws(Stop) -> Answer
  ) throws(Failure) -> Answer {
    try finishChange()
    incremental.control = reporting(over: incremental.knownLevels)
    defer { incremental.control = control }
    return try completed { () throws(Stop) in try ask(&incremental) }
  }

  /// The solution, or one of several, that everything is told of for which one value is needed; nil where
  /// there is none. It depends on the hierarchy alone.
  var valuation: Valuation? {
    mutating get throws(Failure) {
      if let known = known.valuation { return known }
      try finishChange()
      known.valuation = try completed { () throws(Stop) in try incremental.valuation }
      return known.valuation
    }
  }

  /// Whether some variable has more than one value.
  ///
  /// - Complexity: as a rule that of reading the solver's last vertex; else two minimisations for each
  ///   variable up to the first that has.
  var isAmbiguous: Bool {
    mutating get throws(Failure) {
      if let known = known.isAmbiguous { return known }
      try finishChange()
      var found = false
      if incremental.outcome == .optimal {
        if let told = incremental.isAmbiguous {
          found = told
        } else {
          found = (try intervals(afterLevels: levels.count) ?? []).contains { $0.isAmbiguous }
        }
      }
      known.isAmbiguous = found
      return found
    }
  }

  /// Whether the solution is the only one, as far as the solver's last vertex tells it.
  var uniqueness: SolvedReport.Uniqueness {
    mutating get throws(Failure) {
      if let known = known.isAmbiguous { return known ? .oneOfSeveral : .only }
      try finishChange()
      return incremental.isAmbiguous.map { $0 ? .oneOfSeveral : .only } ?? .unknown
    }
  }

  // MARK: How it came about

  /// The solution from nothing by the rule that is set, as it is told pivot by pivot.
  ///
  /// - Complexity: one solve.
  var traced: TracedSolution {
    mutating get throws(Failure) {
      if let told = known.told, told.isTraced { return told.solution }
      let new = try solved(hierarchy, rule: rule)
      known.told = Told(solution: new, isTraced: true)
      return new
    }
  }

  /// How many pivots each level takes of it; of a large problem, as many as are counted soon.
  ///
  /// - Complexity: one solve, or as much of it as takes about a second.
  var pivotCounts: PivotCounts {
    mutating get throws(Failure) {
      if let told = known.told, told.isTraced { return told.solution.pivotCounts }
      let (counts, solution) = try completed { () throws(Stop) in
        try TracedSolution.counting(
          hierarchy, rule: rule, control: reporting(over: hierarchy.levels))
      }
      if let solution { known.told = Told(solution: solution, isTraced: true) }
      return counts
    }
  }

  /// The solution with a dictionary of its optimum: that of the trace, where that is soon told.
  ///
  /// - Complexity: as `TracedSolution.optimum(of:)`.
  var dictionary: TracedSolution {
    mutating get throws(Failure) {
      if let told = known.told { return told.solution }
      let new = try dictionary(of: hierarchy)
      known.told = Told(solution: new, isTraced: false)
      return new
    }
  }

  /// The same of the levels above one alone.
  func dictionary(above level: Priority) throws(Failure) -> TracedSolution {
    try dictionary(of: hierarchy.keeping(above: level))
  }

  private func dictionary(of hierarchy: Hierarchy) throws(Failure) -> TracedSolution {
    try completed { () throws(Stop) in
      try TracedSolution.optimum(
        of: hierarchy, rule: rule, control: reporting(over: hierarchy.levels))
    }
  }

  /// What the last change cost.
  var cost: IncrementalSolution.Cost { mutating get throws(Failure) { try current.cost } }

  /// How many pivots each level took in the last change, the requirements first.
  var latestPivots: [Int] {
    mutating get throws(Failure) {
      let pivots = try cost.pivots
      return ([.required] + levels).map { level in
        pivots.first { $0.priority == level }?.count ?? 0
      }
    }
  }

  /// What the last change did.
  ///
  /// - Parameter count: of how many pivots it is told what is held meanwhile.
  mutating func lastUpdate(
    heldInFirst count: Int
  ) throws(Failure) -> IncrementalSolution.Update {
    try finishChange()
    return try completed { () throws(Stop) in try incremental.lastUpdate(heldInFirst: count) }
  }

  /// What holds variables and constraints where they are.
  var explainer: Explainer { mutating get throws(Failure) { Explainer(try current) } }
}
