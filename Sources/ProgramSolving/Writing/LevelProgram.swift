// From a hierarchy to a linear program: one level of it, with the levels above held at their least.
//
// A file has one objective and a hierarchy has several, in order of rank. So a file is of one level: the sum of its
// penalties, with a column for each slack that costs something. A level above that is left as it is by a row, its
// sum at most its least value; of the levels below nothing is written. Solving level after level so is how the
// hierarchy is solved (Isermann 1982), so the least value of the file is that of the level.

public import ConstraintHierarchies
public import Programs
public import Rationals

/// A level of a hierarchy as a linear program.
public struct LevelProgram: Sendable {
  public let program: LinearProgram
  /// The level that the objective is of; nil where the hierarchy has none.
  public let level: Priority?
  /// All levels of the hierarchy, highest first.
  public let levels: [Priority]
  /// The levels above, with the least values at which rows hold them.
  public let held: [Held]
  /// What the file's least value is, if it is not the level's: where a single objective is maximised, it is that
  /// objective's greatest value.
  public let isMaximized: Bool
  /// Constraints that take no part, by ID; they are not written.
  public let disabled: [String]

  public struct Held: Hashable, Sendable {
    public let level: Priority
    public let least: Rational
  }

  /// - Parameters:
  ///   - name: what the program is to call itself.
  ///   - level: one of the hierarchy's; nil for the highest.
  ///   - least: the least value of a level above it.
  /// - Complexity: linear in the size of the hierarchy.
  public init(
    _ hierarchy: Hierarchy, name: String = "", level: Priority? = nil,
    least: (Priority) -> Rational
  ) {
    levels = hierarchy.levels
    let level = level ?? levels.first
    self.level = level
    held = levels.filter { other in level.map { other > $0 } ?? false }.map {
      Held(level: $0, least: least($0))
    }
    disabled = hierarchy.constraints.filter { !$0.isEnabled }.map { $0.id }
    var writer = LevelWriter(hierarchy, downTo: level)
    for held in held { writer.hold(held) }
    let (objective, sense) = writer.objective
    isMaximized = sense == .maximize
    program = LinearProgram(
      name: name, sense: sense, objective: objective, columns: writer.columns, rows: writer.rows)
  }
}

/// Puts columns and rows together.
private struct LevelWriter {
  private let hierarchy: Hierarchy
  private let level: Priority?
  private(set) var columns: [LinearProgram.Column]
  private(set) var rows: [LinearProgram.Row] = []
  /// For each level down to the one that is written, what it minimises.
  private var sums: [Priority: (terms: [LinearProgram.Term], constant: Rational)] = [:]
  private var columnNames: Set<String>
  private var rowNames: Set<String> = []

  init(_ hierarchy: Hierarchy, downTo level: Priority?) {
    self.hierarchy = hierarchy
    self.level = level
    columns = hierarchy.variableNames.map { .init(name: $0, lower: nil, upper: nil) }
    columnNames = Set(hierarchy.variableNames)
    for constraint in hierarchy.enabledConstraints { add(constraint) }
    for objective in hierarchy.objectives { add(objective) }
  }

  private func isWritten(_ priority: Priority) -> Bool { level.map { priority >= $0 } ?? false }

  private static func terms(_ form: LinearExpression) -> [LinearProgram.Term] {
    form.terms.compactMap { term in
      guard case .variable(let variable) = term.symbol else { return nil }
      return .init(column: variable.index, coefficient: term.coefficient)
    }
  }

  private mutating func add(_ constraint: Constraint) {
    let form = hierarchy.evaluatingPoints(constraint.error)
    let terms = Self.terms(form)
    let limit = -form.constant
    if constraint.priority.isRequired {
      return require(terms, constraint.relation, limit, constraint.id)
    }
    guard isWritten(constraint.priority) else { return }
    // terms = limit + plus − minus, of which what costs nothing is left to the relation.
    var all = terms
    var costs: [LinearProgram.Term] = []
    func addSlack(_ name: String, _ coefficient: Rational) {
      columns.append(.init(name: Self.new("\(constraint.id).\(name)", &columnNames)))
      all.append(.init(column: columns.count - 1, coefficient: coefficient))
      costs.append(.init(column: columns.count - 1, coefficient: constraint.weight))
    }
    if constraint.relation != .atLeast { addSlack("plus", -1) }
    if constraint.relation != .atMost { addSlack("minus", 1) }
    sums[constraint.priority, default: ([], 0)].terms += costs
    addRow(all, constraint.relation, limit, constraint.id)
  }

  /// A requirement of one variable is a bound, where that side has none yet.
  private mutating func require(
    _ terms: [LinearProgram.Term], _ relation: Relation, _ limit: Rational, _ name: String
  ) {
    guard terms.count == 1, let term = terms.first else {
      return addRow(terms, relation, limit, name)
    }
    let column = columns[term.column]
    let bound = limit / term.coefficient
    let isLower = (relation == .atLeast) == (term.coefficient.signum > 0)
    switch relation {
    case .equal where column.lower == nil && column.upper == nil:
      columns[term.column] = .init(name: column.name, lower: bound, upper: bound)
    case .atLeast, .atMost:
      if isLower, column.lower == nil {
        columns[term.column] = .init(name: column.name, lower: bound, upper: column.upper)
      } else if !isLower, column.upper == nil {
        columns[term.column] = .init(name: column.name, lower: column.lower, upper: bound)
      } else {
        addRow(terms, relation, limit, name)
      }
    case .equal: addRow(terms, relation, limit, name)
    }
  }

  private mutating func addRow(
    _ terms: [LinearProgram.Term], _ relation: Relation, _ limit: Rational, _ name: String
  ) {
    rows.append(
      .init(
        name: Self.new(name, &rowNames), terms: terms, lower: relation == .atMost ? nil : limit,
        upper: relation == .atLeast ? nil : limit))
  }

  private mutating func add(_ objective: Objective) {
    if !objective.isEnabled {
      // It requires nothing, and it is not lost.
      let form = hierarchy.evaluatingPoints(objective.expression)
      rows.append(
        .init(
          name: Self.new(objective.id, &rowNames), terms: Self.terms(form), lower: nil, upper: nil))
    } else if isWritten(objective.priority) {
      let form = hierarchy.evaluatingPoints(objective.share)
      sums[objective.priority, default: ([], 0)].terms += Self.terms(form)
      sums[objective.priority, default: ([], 0)].constant += form.constant
    }
  }

  mutating func hold(_ held: LevelProgram.Held) {
    let sum = sums[held.level] ?? ([], 0)
    addRow(sum.terms, .atMost, held.least - sum.constant, "level.\(held.level.name)")
  }

  /// What is made least or greatest: of a level with a single objective and nothing else that objective, as it was
  /// written.
  var objective: (LinearProgram.Objective, LinearProgram.Sense) {
    guard let level, let sum = sums[level] else {
      return (.init(name: Self.unused("obj", rowNames)), .minimize)
    }
    let objectives = hierarchy.enabledObjectives.filter { $0.priority == level }
    let isAlone =
      objectives.count == 1
      && !hierarchy.enabledConstraints.contains { $0.priority == level }
    if isAlone, let only = objectives.first {
      let isMaximum = only.direction == .maximize
      let name = Self.unused(only.id, rowNames)
      return (
        LinearProgram.Objective(
          name: name,
          terms: sum.terms.map {
            .init(column: $0.column, coefficient: isMaximum ? -$0.coefficient : $0.coefficient)
          }, constant: isMaximum ? -sum.constant : sum.constant),
        isMaximum ? .maximize : .minimize
      )
    }
    let name = Self.unused("level.\(level.name)", rowNames)
    return (.init(name: name, terms: sum.terms, constant: sum.constant), .minimize)
  }

  /// The name, with as many `_` after it as make it new.
  private static func new(_ name: String, _ taken: inout Set<String>) -> String {
    let new = unused(name, taken)
    taken.insert(new)
    return new
  }

  private static func unused(_ name: String, _ taken: Set<String>) -> String {
    var name = name
    while taken.contains(name) { name += "_" }
    return name
  }
}
