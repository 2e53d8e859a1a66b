// A dense tableau in the numbers of the machine, and the simplex method in two phases over it.

import Simplex

/// `Σ entries · columns = right` in each row, solved for one column, the row's basic one. The first columns are free, all
/// others zero or more.
struct FloatingTable {
  /// What is smaller, beside the largest of its column, is no pivot: it may be what rounding has left of nothing.
  private static let leastPivot = 1e-9
  private static let mostPivots = 20_000

  private let free: Int
  private let control: SolveControl
  private var rows: [[Double]] = []
  private var right: [Double] = []
  /// The column that a row is solved for; nil: none yet.
  private var basis: [Int?] = []
  private var isBasic: [Bool]
  /// Its own columns, which no other row has until it is pivoted on.
  private var sides: [(plus: Int?, minus: Int?)] = []
  private var columns: Int
  private var pivots = 0

  init(free count: Int, control: SolveControl) {
    free = count
    columns = count
    self.control = control
    isBasic = Array(repeating: false, count: count)
  }

  private mutating func addColumn() -> Int {
    isBasic.append(false)
    columns += 1
    return columns - 1
  }

  mutating func append(
    _ terms: [(column: Int, coefficient: Double)], equals limit: Double, hasPlus: Bool,
    hasMinus: Bool
  ) {
    let plus = hasPlus ? addColumn() : nil
    let minus = hasMinus ? addColumn() : nil
    var row = Array(repeating: 0.0, count: columns)
    for term in terms { row[term.column] += term.coefficient }
    if let plus { row[plus] = -1 }
    if let minus { row[minus] = 1 }
    rows.append(row)
    right.append(limit)
    basis.append(nil)
    sides.append((plus, minus))
  }

  /// What the free columns are.
  var values: [Double] {
    var values = Array(repeating: 0.0, count: free)
    for (place, column) in basis.enumerated() {
      if let column, column < free { values[column] = right[place] }
    }
    return values
  }

  /// Makes a sum as small as it can be.
  ///
  /// - Parameters:
  ///   - costs: one for each column.
  ///   - tolerances: by how much each row may be off.
  mutating func minimize(
    _ costs: [Double], allowing tolerances: [Double]
  ) throws(Stop) -> FloatingSolver.Ending {
    widenRows()
    try eliminateFreeColumns()
    let real = columns
    addSlacksAndArtificials()
    widenRows()
    if columns > real {
      let missing = (0..<columns).map { $0 < real ? 0.0 : 1.0 }
      if try minimize(missing, among: real) == .gaveUp { return .gaveUp }
      let artificial = basis.indices.filter { (basis[$0] ?? 0) >= real }
      if artificial.contains(where: { right[$0] > tolerances[$0] }) { return .infeasible }
      for place in artificial { exchangeArtificial(of: place, among: real) }
    }
    return try minimize(costs + Array(repeating: 0, count: columns - costs.count), among: real)
  }

  private mutating func widenRows() {
    for place in rows.indices {
      rows[place] += Array(repeating: 0, count: columns - rows[place].count)
    }
  }

  /// What has come to zero leaves the basis, so that it stays zero; where nothing can come in, the row depends on others.
  private mutating func exchangeArtificial(of place: Int, among open: Int) {
    let entries = rows[place].prefix(open)
    if let column = entries.indices.max(by: { entries[$0].magnitude < entries[$1].magnitude }),
      entries[column].magnitude > Self.leastPivot
    {
      pivot(place, column)
    }
  }

  // MARK: Into the basis

  /// Gauss and Jordan with complete pivoting: the largest entry there is comes next, until all that is left can be what
  /// rounding left of zeros.
  private mutating func eliminateFreeColumns() throws(Stop) {
    let largest = rows.joined().reduce(0) { max($0, $1.magnitude) }
    let rounding = largest * Double(max(rows.count, columns)) * 0x1p-52
    while let (place, column) = largestFreeEntry, rows[place][column].magnitude > rounding {
      try control.check()
      pivot(place, column)
    }
  }

  private var largestFreeEntry: (place: Int, column: Int)? {
    var found: (place: Int, column: Int)?
    var size = 0.0
    for place in rows.indices where basis[place] == nil {
      for column in 0..<free where !isBasic[column] && rows[place][column].magnitude > size {
        size = rows[place][column].magnitude
        found = (place, column)
      }
    }
    return found
  }

  /// Solves the rows that no free column is left in for what their own sides are off, or, where neither fits, for an artificial.
  private mutating func addSlacksAndArtificials() {
    for place in rows.indices where basis[place] == nil {
      for column in 0..<free { rows[place][column] = 0 }
      var column = right[place] < 0 ? sides[place].plus : sides[place].minus
      if right[place] == 0 { column = column ?? sides[place].plus }
      if right[place] < 0 {
        right[place] = -right[place]
        for index in rows[place].indices { rows[place][index] = -rows[place][index] }
      }
      if let column, rows[place][column] < 0 {
        for index in rows[place].indices { rows[place][index] = -rows[place][index] }
      }
      if column == nil {
        let artificial = addColumn()
        rows[place] += Array(repeating: 0, count: columns - 1 - rows[place].count) + [1]
        column = artificial
      }
      basis[place] = column
      if let column { isBasic[column] = true }
    }
  }

  private mutating func pivot(_ place: Int, _ column: Int) {
    let divisor = rows[place][column]
    for index in rows[place].indices { rows[place][index] /= divisor }
    rows[place][column] = 1
    right[place] /= divisor
    if let leaving = basis[place] { isBasic[leaving] = false }
    basis[place] = column
    isBasic[column] = true
    for other in rows.indices where other != place {
      let factor = rows[other][column]
      if factor == 0 { continue }
      for index in rows[other].indices { rows[other][index] -= factor * rows[place][index] }
      rows[other][column] = 0
      right[other] -= factor * right[place]
    }
    pivots += 1
  }

  // MARK: The simplex method

  private mutating func minimize(
    _ costs: [Double], among open: Int
  ) throws(Stop) -> FloatingSolver.Ending {
    while true {
      guard let (column, sign) = entering(costs, among: open) else { return .optimal }
      guard let place = leaving(column, sign) else { return .unbounded }
      guard pivots < Self.mostPivots else { return .gaveUp }
      try control.check()
      pivot(place, column)
    }
  }

  /// The first column that lowers the sum, and which way it goes (R. G. Bland, 1977).
  private func entering(_ costs: [Double], among open: Int) -> (column: Int, sign: Double)? {
    var reduced = costs
    for (place, column) in basis.enumerated() {
      guard let column, costs[column] != 0 else { continue }
      for index in reduced.indices { reduced[index] -= costs[column] * rows[place][index] }
    }
    for column in 0..<open where !isBasic[column] {
      if reduced[column] < -FloatingSolver.tolerance { return (column, 1) }
      if column < free, reduced[column] > FloatingSolver.tolerance { return (column, -1) }
    }
    return nil
  }

  /// The row that reaches zero first; of those that reach it as good as together, the one with the largest pivot (P. M. J.
  /// Harris, 1973).
  private func leaving(_ column: Int, _ sign: Double) -> Int? {
    let least = Self.leastPivot * rows.reduce(1) { max($0, $1[column].magnitude) }
    let falling = rows.indices.filter { place in
      (basis[place] ?? 0) >= free && sign * rows[place][column] > least
    }
    func ratio(_ place: Int, _ slack: Double) -> Double {
      (max(right[place], 0) + slack) / (sign * rows[place][column])
    }
    guard let most = falling.map({ ratio($0, Self.leastPivot) }).min() else { return nil }
    return falling.filter { ratio($0, 0) <= most }
      .max { (sign * rows[$0][column]) < (sign * rows[$1][column]) }
  }
}
