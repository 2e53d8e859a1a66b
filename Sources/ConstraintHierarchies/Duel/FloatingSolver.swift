// The plain simplex method in the numbers of the machine, as solvers of layouts have it (G. J. Badros, A. Borning,
// P. J. Stuckey, *The Cassowary linear arithmetic constraint solving algorithm*, 2001): one sum of weighted errors, and
// whatever is nearer to zero than 10⁻⁸ is zero. It is here to be compared with, and nothing rests on what it says.

import Simplex

/// Equations over columns, of which some may not be negative.
struct FloatingSolver {
  enum Ending: Hashable, Sendable { case optimal, infeasible, unbounded, gaveUp }

  /// What is nearer to zero is taken for zero.
  static let tolerance = 1e-8
  private static let mostPivots = 20_000
  private static let mostCells = 1_000_000

  private var isFree: [Bool]
  private var costs: [Double]
  private var isDead: [Bool]
  /// `column basis[i] + Σ row[j] · column j = right[i]` over the columns that are not in the basis.
  private var rows: [[Double]] = []
  private var right: [Double] = []
  private var basis: [Int] = []
  private var ending = Ending.optimal
  private var pivots = 0
  private let control: SolveControl

  init(variables count: Int, control: SolveControl) {
    self.control = control
    isFree = Array(repeating: true, count: count)
    costs = Array(repeating: 0, count: count)
    isDead = Array(repeating: false, count: count)
  }

  private mutating func addColumn(cost: Double = 0) -> Int {
    isFree.append(false)
    costs.append(cost)
    isDead.append(false)
    for index in rows.indices { rows[index].append(0) }
    return costs.count - 1
  }

  mutating func addCost(_ cost: Double, of column: Int) { costs[column] += cost }

  /// Adds `Σ terms = limit + plus − minus`, where `above` and `below` are what a unit of plus and of minus costs; nil:
  /// that side is not there.
  mutating func add(
    _ terms: [(column: Int, coefficient: Double)], equals limit: Double, above: Double?,
    below: Double?
  ) {
    guard ending == .optimal else { return }
    guard (rows.count + 1) * (costs.count + 3) < Self.mostCells, !control.isCancelled else {
      ending = .gaveUp
      return
    }
    let plus = above.map { addColumn(cost: $0) }
    let minus = below.map { addColumn(cost: $0) }
    var row = Array(repeating: 0.0, count: costs.count)
    var value = limit
    for term in terms { row[term.column] += term.coefficient }
    if let plus { row[plus] = -1 }
    if let minus { row[minus] = 1 }
    for (index, column) in basis.enumerated() where row[column] != 0 {
      let factor = row[column]
      for place in rows[index].indices { row[place] -= factor * rows[index][place] }
      value -= factor * right[index]
    }
    Self.clean(&row)
    if let column = row.indices.first(where: { isFree[$0] && row[$0] != 0 }) {
      return enter(column, row, value)
    }
    if let plus, value <= 0 { return enter(plus, row, value) }
    if let minus, value >= 0 { return enter(minus, row, value) }
    addByArtificial(row, value)
  }

  /// Nothing of the row can be the basic column as it stands: another one is, and is driven to zero.
  private mutating func addByArtificial(_ row: [Double], _ value: Double) {
    let artificial = addColumn()
    enter(artificial, row.map { value < 0 ? -$0 : $0 } + [1], value.magnitude)
    var only = Array(repeating: 0.0, count: costs.count)
    only[artificial] = 1
    minimize(only)
    if let place = basis.firstIndex(of: artificial) {
      if right[place] > Self.tolerance { ending = .infeasible }
      // It is zero, and stays so when something else takes its place.
      if let column = rows[place].indices.first(where: {
        $0 != artificial && !isDead[$0] && rows[place][$0].magnitude > Self.tolerance
      }) {
        pivot(place, column)
      } else {
        rows.remove(at: place)
        right.remove(at: place)
        basis.remove(at: place)
      }
    }
    isDead[artificial] = true
  }

  private static func clean(_ row: inout [Double]) {
    for place in row.indices where row[place].magnitude < tolerance { row[place] = 0 }
  }

  private mutating func enter(_ column: Int, _ row: [Double], _ value: Double) {
    rows.append(row)
    right.append(value)
    basis.append(column)
    pivot(rows.count - 1, column)
  }

  private mutating func pivot(_ place: Int, _ column: Int) {
    let divisor = rows[place][column]
    for index in rows[place].indices { rows[place][index] /= divisor }
    right[place] /= divisor
    basis[place] = column
    for other in rows.indices where other != place {
      let factor = rows[other][column]
      if factor == 0 { continue }
      for index in rows[other].indices { rows[other][index] -= factor * rows[place][index] }
      rows[other][column] = 0
      right[other] -= factor * right[place]
      Self.clean(&rows[other])
    }
    pivots += 1
  }

  /// Makes the sum as small as it can be.
  ///
  /// - Returns: whether it has a least value.
  @discardableResult
  private mutating func minimize(_ costs: [Double]) -> Bool {
    while ending == .optimal {
      var reduced = costs
      for (index, column) in basis.enumerated() where costs[column] != 0 {
        for place in reduced.indices { reduced[place] -= costs[column] * rows[index][place] }
      }
      for column in basis { reduced[column] = 0 }
      guard
        let column = reduced.indices.first(where: {
          !isDead[$0]
            && (isFree[$0]
              ? reduced[$0].magnitude > Self.tolerance : reduced[$0] < -Self.tolerance)
        })
      else { return true }
      var leaving: (place: Int, ratio: Double)?
      for (place, row) in rows.enumerated()
      where !isFree[basis[place]] && row[column] > Self.tolerance {
        let ratio = right[place] / row[column]
        if leaving.map({ ratio < $0.ratio }) ?? true { leaving = (place, ratio) }
      }
      guard let leaving else { return false }
      guard pivots < Self.mostPivots, !control.isCancelled else {
        ending = .gaveUp
        return true
      }
      pivot(leaving.place, column)
    }
    return true
  }

  /// Solves; a value for each variable.
  mutating func solve(variables count: Int) -> (ending: Ending, values: [Double]) {
    if !minimize(costs) { ending = .unbounded }
    var values = Array(repeating: 0.0, count: count)
    for (place, column) in basis.enumerated() where column < count { values[column] = right[place] }
    if ending == .optimal, values.contains(where: { !$0.isFinite }) { ending = .gaveUp }
    return (ending, values)
  }
}
