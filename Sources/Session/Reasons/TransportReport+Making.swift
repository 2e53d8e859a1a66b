// The table of a transportation problem, from the pairs of its dual.

import ConstraintHierarchies
import Rationals

extension TransportReport {
  /// - Parameter dual: of the level, whose programs come to a value.
  /// - Complexity: linear in the cells.
  init(_ dual: DualReport, value: Rational) throws(TransportObstacle) {
    let rows = try TransportRows(dual)
    var prices = rows.prices
    isShifted = rows.relations.allSatisfy { $0 == .equal }
    let sources = prices.indices.filter { rows.isSource[$0] }
    let destinations = prices.indices.filter { !rows.isSource[$0] }
    // A part of its own for each group of rows that share variables.
    if isShifted {
      var seen: Set<Int> = []
      for first in sources where seen.insert(rows.part[first]).inserted {
        let shift = prices[first]
        for row in prices.indices where rows.part[row] == rows.part[first] {
          prices[row] += rows.isSource[row] ? -shift : shift
        }
      }
    }
    func line(_ row: Int) -> Line {
      Line(
        name: rows.names[row], relation: rows.relations[row], amount: rows.amounts[row],
        price: prices[row])
    }
    self.sources = sources.map(line)
    self.destinations = destinations.map(line)
    cells = sources.map { source in
      destinations.map { destination in
        rows.columns.first {
          $0.rows == [source, destination] || $0.rows == [destination, source]
        }
        .map { column in
          Cell(
            variable: column.name, cost: column.cost, sent: column.value,
            reducedCost: column.cost - prices[source] - prices[destination])
        }
      }
    }
    isMaximized = dual.primal.isMaximized
    level = dual.level
    self.value = value
  }
}

/// The rows, told apart into sources and destinations.
private struct TransportRows {
  private(set) var names: [String] = []
  private(set) var relations: [Relation] = []
  private(set) var amounts: [Rational] = []
  private(set) var prices: [Rational] = []
  private(set) var isSource: [Bool] = []
  /// The number of the part that a row belongs to.
  private(set) var part: [Int] = []
  private(set) var columns: [(name: String, rows: [Int], cost: Rational, value: Rational)] = []

  init(_ dual: DualReport) throws(TransportObstacle) {
    var rowsOfVariable: [String: [Int]] = [:]
    for pair in dual.rows {
      guard case .constraint(let form, let relation, let bound, _) = pair.primal,
        case .unknown(_, _, let price?) = pair.dual, let first = form.terms.first,
        first.coefficient.magnitude == 1,
        form.terms.allSatisfy({ $0.priority == nil && $0.coefficient == first.coefficient })
      else { throw .noSum(pair.name) }
      for term in form.terms { rowsOfVariable[term.name, default: []].append(names.count) }
      let isTurned = first.coefficient.signum < 0
      names.append(pair.name)
      relations.append(isTurned ? relation.turned : relation)
      amounts.append(isTurned ? -bound : bound)
      prices.append(isTurned ? -price : price)
    }
    for pair in dual.columns {
      guard case .unknown(_, let sign, let value?) = pair.primal,
        case .constraint(_, _, let cost, _) = pair.dual
      else { continue }
      let rows = rowsOfVariable[pair.name] ?? []
      guard rows.count == 2 else { throw .notInTwo(pair.name, rows.count) }
      guard sign == .atLeast else { throw .noSign(pair.name) }
      columns.append((pair.name, rows, cost, value))
    }
    if columns.isEmpty { throw .noObjective }
    try findSides()
  }

  /// Rows that share a variable are on different sides. A row that is at most its amount is a source; where all are equations,
  /// the first that was typed.
  private mutating func findSides() throws(TransportObstacle) {
    var side: [Bool?] = Array(repeating: nil, count: names.count)
    part = Array(repeating: 0, count: names.count)
    for start in names.indices where side[start] == nil {
      var group = [start]
      side[start] = true
      while let row = group.popLast() {
        part[row] = start
        for column in columns where column.rows.contains(row) {
          let other = column.rows[0] == row ? column.rows[1] : column.rows[0]
          if let known = side[other] {
            if known == side[row] { throw .noSides(names[row], names[other]) }
          } else {
            side[other] = side[row] == false
            group.append(other)
          }
        }
      }
      let members = names.indices.filter { part[$0] == start && side[$0] != nil }
      let isTurned = members.contains {
        relations[$0] == .atMost && side[$0] == false
          || relations[$0] == .atLeast && side[$0] == true
      }
      if isTurned { for row in members { side[row]?.toggle() } }
    }
    isSource = side.map { $0 ?? true }
  }
}
