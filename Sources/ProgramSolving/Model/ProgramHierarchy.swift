// From the columns and rows of a file to a hierarchy: a requirement for each finite limit, and the objective at a
// level of its own.
//
// Names never get that far. A file may call a row `3x + y <= 4` or a column by the word of a command; the hierarchy
// knows them by number, and whoever tells of it looks the names up in the program.

public import ConstraintHierarchies
public import Programs
public import Rationals

/// A linear program as a hierarchy.
public struct ProgramHierarchy: Sendable {
  /// A limit of a row, or a bound of a column, that is a requirement.
  public enum Requirement: Hashable, Sendable {
    /// The row with that index in `LinearProgram.rows`.
    case row(Int, Side)
    /// The column with that index in `LinearProgram.columns`.
    case bound(Int, Side)
  }

  /// Which limit: the lower one, the upper one, or both where they are the same number.
  public enum Side: String, CaseIterable, Hashable, Sendable {
    case lower, upper, both
  }

  public let program: LinearProgram
  public let hierarchy: Hierarchy
  /// What each constraint of the hierarchy is, by its serial number.
  public let requirements: [Requirement]

  /// The levels of the objectives: of one that of `minimize` without a mark in the language, of two or three those above
  /// it, of more what lies between.
  ///
  /// - Complexity: linear in their number.
  public static func levels(of program: LinearProgram) -> [Priority] {
    let count = program.objectives.count
    let named: [Priority] = [.high, .medium, .low]
    if count <= named.count { return Array(named.suffix(count)) }
    var step = Rational.one
    while step * Rational(count) > 700 { step /= 2 }
    return (0..<count).reversed().map {
      Priority(rawValue: Priority.low.rawValue + Rational($0) * step) ?? .low
    }
  }

  /// - Parameter isKept: which requirements are to hold; with fewer than all, there is no objective.
  /// - Complexity: linear in the number of terms.
  public init(
    _ program: LinearProgram, keeping isKept: ((Requirement) -> Bool)? = nil
  ) {
    var hierarchy = Hierarchy()
    var requirements: [Requirement] = []
    for index in program.columns.indices { hierarchy.addVariable(Self.variableName(index)) }
    func require(
      _ left: LinearExpression, _ lower: Rational?, _ upper: Rational?,
      _ requirement: (Side) -> Requirement
    ) {
      func add(_ relation: Relation, _ limit: Rational, _ side: Side) {
        let requirement = requirement(side)
        if let isKept, !isKept(requirement) { return }
        hierarchy.addConstraint(
          left, relation, LinearExpression(constant: limit), texts: ("", ""))
        requirements.append(requirement)
      }
      if let lower, lower == upper { return add(.equal, lower, .both) }
      if let lower { add(.atLeast, lower, .lower) }
      if let upper { add(.atMost, upper, .upper) }
    }
    for (index, column) in program.columns.enumerated() {
      require(LinearExpression(Self.symbol(index)), column.lower, column.upper) {
        .bound(index, $0)
      }
    }
    for (index, row) in program.rows.enumerated() where !row.isFree {
      require(Self.expression(row.terms, 0), row.lower, row.upper) { .row(index, $0) }
    }
    // What has no terms is the same everywhere.
    for (objective, level) in zip(program.objectives, Self.levels(of: program))
    where !objective.terms.isEmpty && isKept == nil {
      hierarchy.addObjective(
        program.sense == .maximize ? .maximize : .minimize,
        Self.expression(objective.terms, objective.constant), priority: level, text: "")
    }
    self.program = program
    self.hierarchy = hierarchy
    self.requirements = requirements
  }

  /// No letter that a constraint could have, so that none of them has to give way.
  private static func variableName(_ index: Int) -> String { "#\(index)" }

  private static func symbol(_ column: Int) -> Symbol { .variable(Variable(index: column)) }

  private static func expression(
    _ terms: [LinearProgram.Term], _ constant: Rational
  ) -> LinearExpression {
    LinearExpression(
      summing: terms.map { .init(symbol: symbol($0.column), coefficient: $0.coefficient) },
      constant: constant)
  }
}

extension LinearProgram {
  /// What a row or an objective is worth at a point.
  ///
  /// - Parameter values: one for each column.
  /// - Precondition: each term's column has a value.
  public func value(of terms: [Term], at values: [Rational]) -> Rational {
    demand(
      terms.allSatisfy { values.indices.contains($0.column) },
      "LinearProgram: a term of a column without a value")
    return terms.reduce(into: .zero) { $0.addProduct($1.coefficient, values[$1.column]) }
  }
}
