// Prices and ranges as the sensitivity report of a spreadsheet's solver arranges them.

public import ConstraintHierarchies
public import Rationals
import Simplex

/// For each level that is one objective, a table of its variables and a table of its constraints.
public struct SpreadsheetReport: Sendable {
  /// A number and how far it may go up and down, by itself; nil: without end.
  public struct Allowance: Equatable, Sendable {
    public let now: Rational
    public let increase: Rational?
    public let decrease: Rational?
  }

  public struct VariableCell: Sendable {
    public let name: String
    public let value: Rational
    /// What one unit more of the variable changes the objective by, where it is held by its sign or by a bound that it was
    /// declared with; else 0.
    public let reducedCost: Rational
    /// Over this range of its coefficient no other solution is better.
    public let coefficient: Allowance
  }

  public struct ConstraintCell: Sendable {
    public let constraint: Constraint
    /// What its side with the variables comes to.
    public let value: Rational
    /// What one unit more of the constant changes the objective by; where it cannot grow, one unit less the other way.
    public let shadowPrice: Rational
    /// Whether one unit less is worth another amount, as it is at a degenerate corner.
    public let hasTurn: Bool
    /// Over this range of the constant the price is the same.
    public let constant: Allowance
  }

  public struct Sheet: Sendable {
    public let objective: Objective
    public let value: Rational
    public let variables: [VariableCell]
    public let constraints: [ConstraintCell]
  }

  public let sheets: [Sheet]
  public let problem: Hierarchy

  /// - Parameter resolution: one whose outcome is optimal.
  init(_ resolution: TracedSolution) throws(Stop) {
    problem = resolution.hierarchy
    let sensitivity = try Sensitivity(resolution)
    var sheets: [Sheet] = []
    for (index, level) in resolution.model.levels.enumerated() {
      guard let sole = resolution.hierarchy.soleObjective(at: level),
        let value = resolution.value(of: sole.expression)
      else { continue }
      let making = SheetMaking(sensitivity, sole, level: index)
      sheets.append(
        Sheet(
          objective: sole, value: value, variables: try making.variables(),
          constraints: making.constraints()))
    }
    self.sheets = sheets
  }
}

private struct SheetMaking {
  private typealias Allowance = SpreadsheetReport.Allowance

  private let sensitivity: Sensitivity
  private let objective: Objective
  private let level: Int
  /// What a price of the level's objective is multiplied by to be one of the expression.
  private let factor: Rational

  init(_ sensitivity: Sensitivity, _ objective: Objective, level: Int) {
    self.sensitivity = sensitivity
    self.objective = objective
    self.level = level
    factor = (objective.direction == .maximize ? -1 : 1) / objective.weight
  }

  func variables() throws(Stop) -> [SpreadsheetReport.VariableCell] {
    var cells: [SpreadsheetReport.VariableCell] = []
    for variable in sensitivity.resolution.hierarchy.variables {
      guard let value = sensitivity.resolution.value(of: variable),
        let range = try sensitivity.coefficientRange(of: variable, in: objective)
      else { continue }
      let held = sensitivity.rows.filter {
        $0.constraint.variableHeldAtZero == variable
          || $0.constraint.isBound && $0.constraint.left.variables == [variable]
      }
      cells.append(
        .init(
          name: sensitivity.resolution.hierarchy.name(of: variable), value: value,
          reducedCost: held.reduce(0) { $0 + price($1).slope },
          coefficient: Allowance(range.coefficient, range.range.lower, range.range.upper)))
    }
    return cells
  }

  func constraints() -> [SpreadsheetReport.ConstraintCell] {
    sensitivity.rows.compactMap { row in
      guard row.constraint.variableHeldAtZero == nil, !row.constraint.isBound,
        row.constraint.priority >= objective.priority,
        let error = sensitivity.resolution.error(of: row.constraint)
      else { return nil }
      let constraint = row.constraint
      let isLeft = constraint.left.variables.isEmpty && !constraint.right.variables.isEmpty
      let price = price(row)
      return .init(
        constraint: constraint, value: row.constant + (isLeft ? -error : error),
        shadowPrice: price.slope, hasTurn: hasTurn(row),
        constant: Allowance(row.constant, price.lower, price.upper))
    }
  }

  private func hasTurn(_ row: Sensitivity.Row) -> Bool {
    let prices = row.prices[level]
    return prices.less != nil && prices.more != nil && prices.less?.slope != prices.more?.slope
  }

  private func price(
    _ row: Sensitivity.Row
  ) -> (slope: Rational, lower: Rational?, upper: Rational?) {
    let prices = row.prices[level]
    let isOne = prices.less?.slope == prices.more?.slope
    return (
      ((prices.more ?? prices.less)?.slope ?? 0) * factor,
      isOne || prices.more == nil
        ? (prices.less == nil ? row.constant : prices.less?.bound)
        : row.constant,
      prices.more == nil ? row.constant : prices.more?.bound
    )
  }
}

extension SpreadsheetReport.Allowance {
  fileprivate init(_ now: Rational, _ lower: Rational?, _ upper: Rational?) {
    self.init(now: now, increase: upper.map { $0 - now }, decrease: lower.map { now - $0 })
  }
}

extension Constraint {
  /// The variable of `x >= 0`, which a spreadsheet has no row for.
  fileprivate var variableHeldAtZero: Variable? {
    let form = error
    guard priority.isRequired, form.constant.isZero, form.terms.count == 1,
      case .variable(let variable) = form.terms[0].symbol
    else { return nil }
    let isLower = (relation == .atLeast) == (form.terms[0].coefficient.signum > 0)
    return relation != .equal && isLower ? variable : nil
  }
}
