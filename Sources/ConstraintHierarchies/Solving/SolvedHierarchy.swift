// What can be read off a solution, whichever way it was found.
//
// Two ways lead to a solution: from the one before (`IncrementalSolution`), which costs what the change deserves; and from nothing
// over a dictionary (`TracedSolution`), the textbook's. They come to the same answers.

public import Rationals
public import Simplex

/// A hierarchy with its solution.
public protocol SolvedHierarchy: Sendable {
  var hierarchy: Hierarchy { get }
  var outcome: Outcome { get }
  /// How many of the levels, the requirements not counted, have a least value.
  var solvedLevels: Int { get }
  /// Stops the solve and all questions about its solution, which then throw.
  var control: SolveControl { get set }
  /// The level whose objective is unbounded below, if one is.
  var unboundedLevel: Priority? { get }
  /// The least value of what a level minimises.
  ///
  /// - Precondition: the level is solved.
  func minimum(of level: Priority) -> Rational
  /// The values that each variable can take in the region after the first n levels, in order of the
  /// variables; nil where the requirements contradict one another.
  ///
  /// - Precondition: n is at most `solvedLevels`.
  mutating func intervals(afterLevels levels: Int) throws(Stop) -> [Interval]?
  /// One solution, which depends on the hierarchy alone; nil where there is none.
  var valuation: Valuation? { mutating get throws(Stop) }
  /// Why the requirements contradict one another; nil if they do not.
  func conflict(budget: Int) throws(Stop) -> Conflict?
}

extension SolvedHierarchy {
  public func conflict() throws(Stop) -> Conflict? { try conflict(budget: Conflict.budget) }

  /// The values that a variable can take in the region after the first n levels.
  ///
  /// - Precondition: the variable is the hierarchy's, and n is at most `solvedLevels`.
  public mutating func interval(
    of variable: Variable, afterLevels levels: Int
  ) throws(Stop) -> Interval? {
    hierarchy.check(.variable(variable))
    return try intervals(afterLevels: levels)?[variable.index]
  }
}

extension IncrementalSolution: SolvedHierarchy {}

/// A solution from scratch, and the regions that were asked for.
public struct DictionarySolution: SolvedHierarchy {
  private var resolution: TracedSolution
  private var regions: [Int: [Interval]] = [:]
  private var known: Valuation?

  public init(_ resolution: TracedSolution) { self.resolution = resolution }

  public var hierarchy: Hierarchy { resolution.hierarchy }
  public var outcome: Outcome { resolution.outcome }
  public var solvedLevels: Int { resolution.solvedLevels }
  public var control: SolveControl {
    get { resolution.control }
    set { resolution.control = newValue }
  }

  public var unboundedLevel: Priority? {
    if case .unbounded(let objective) = outcome { resolution.model.levels[objective] } else { nil }
  }

  public func minimum(of level: Priority) -> Rational {
    resolution.levels.first { $0.priority == level }?.minimum ?? 0
  }

  public mutating func intervals(afterLevels levels: Int) throws(Stop) -> [Interval]? {
    if let found = regions[levels] { return found }
    guard outcome.isFeasible else { return nil }
    check(levels: levels, solved: solvedLevels)
    let variables = hierarchy.variables
    let told = readOff(variables.map { $0.index }, afterLevels: levels)
    let open = variables.filter { told[$0.index] == nil }
    guard let searched = try resolution.intervals(of: open, afterLevels: levels) else { return nil }
    var found = variables.map { told[$0.index] }
    for (variable, interval) in zip(open, searched) { found[variable.index] = interval }
    regions[levels] = found.compactMap { $0 }
    return regions[levels]
  }

  /// The values that an expression can take in the region after the first n levels (0: the requirements
  /// alone); nil where the requirements contradict one another.
  ///
  /// - Precondition: the variables and points are the hierarchy's, and n is at most `solvedLevels`.
  public func interval(
    of expression: LinearExpression, afterLevels levels: Int
  ) throws(Stop) -> Interval? {
    guard outcome.isFeasible else { return nil }
    check(levels: levels, solved: solvedLevels)
    hierarchy.check(expression)
    if case .variable(let variable)? = expression.terms.first?.symbol,
      expression == LinearExpression(.variable(variable)),
      let told = readOff([variable.index], afterLevels: levels)[variable.index]
    {
      return told
    }
    return try resolution.interval(of: expression, afterLevels: levels)
  }

  /// - Complexity: where the solution is ambiguous, a solve of the other kind.
  public var valuation: Valuation? {
    mutating get throws(Stop) {
      guard outcome == .optimal, let intervals = try intervals(afterLevels: solvedLevels) else {
        return nil
      }
      if let known { return known }
      let values = intervals.compactMap { $0.value }
      let found =
        values.count == intervals.count
        ? Valuation(hierarchy, values)
        : try IncrementalSolution(hierarchy, control: control).valuation
      known = found
      return found
    }
  }

  public func conflict(budget: Int) throws(Stop) -> Conflict? {
    try resolution.conflict(budget: budget)
  }
}
