// A dictionary at a corner that is known, without the pivots that lead there.
//
// The rows that are tight at the corner, as many as columns that they decide, are solved for these columns with the factorised
// matrix (`ExactBasis`), one unit of a row after another: that gives the dictionary's rows of these columns. All other rows are
// expressed in it as any row is that comes in. From there the method goes on as ever: where the corner is the best, it takes no
// step, and where it is not, it takes those that are left. So nothing rests on the corner being what it is said to be.

package import Rationals

extension Solver {
  /// A corner of a problem's region, goals being counted as what they come to there.
  package struct Corner: Sendable {
    /// The rows whose forms are zero there, none of them following from the others.
    package var tight: [Int]
    /// The columns that are zero because they may not be below.
    package var atBound: [Column]
    /// What each of the first columns is, those being the ones that rows are written in.
    package var point: [Rational]

    package init(tight: [Int], atBound: [Column], point: [Rational]) {
      (self.tight, self.atBound, self.point) = (tight, atBound, point)
    }
  }

  /// Begins at a corner; `solve()` takes the steps that are left.
  ///
  /// - Returns: nil where numbers there are too long for it, or the region has no such corner.
  /// - Throws: where the control stops it.
  /// - Precondition: the problem is well-formed.
  /// - Complexity: O(n²) numbers for n columns that tight rows decide, and what the other rows take to be expressed in these.
  package init?(
    _ problem: Problem, at corner: Corner, control: SolveControl
  ) throws(Stop) {
    self.init(problem, control: control)
    guard try solveTightRows(corner) else { return nil }
    for stage in 0...problem.objectives.count { try introduceRows(ofStage: stage) }
    var resting: [Column: Rational] = [:]
    for (column, value) in corner.point.enumerated()
    where tableau.row(of: column) == nil && (tableau.roles[column] == .free || !value.isZero) {
      resting[column] = value
    }
    if !resting.isEmpty { chooseSides(at: corner.point) }
    for column in resting.keys.sorted() { try settle(column, &resting) }
    let isCorner = tableau.rows.indices.allSatisfy { row in
      switch tableau.roles[tableau.basis[row]] {
      case .free: true
      case .nonnegative: tableau.rows[row].constantSign >= 0
      case .artificial: tableau.rows[row].constantSign == 0
      }
    }
    guard isCorner else { return nil }
  }

  /// Adds the rows of the columns that tight rows decide.
  ///
  /// - Returns: whether all of the tight rows decide one.
  private mutating func solveTightRows(_ corner: Corner) throws(Stop) -> Bool {
    var lines: [(number: Int32, line: ExactBasis.Line)] = []
    for index in corner.tight {
      guard let line = ExactBasis.Line(problem.rows[index].form.terms) else { return false }
      lines.append((Int32(index), line))
    }
    var mayBePivot = Array(repeating: true, count: corner.point.count)
    for column in corner.atBound { mayBePivot[column] = false }
    let matrix = ExactBasis(lines, mayBePivot: mayBePivot)
    let constants = matrix.owners.map { $0 < 0 ? 0 : -problem.rows[Int($0)].form.constant }
    guard matrix.order.count == lines.count, let place = matrix.solution(constants) else {
      return false
    }
    var entries = Array(repeating: [SparseRow.Entry](), count: corner.point.count)
    for (slot, owner) in matrix.owners.enumerated() {
      try control.check()
      guard let units = matrix.solution(raising: slot) else { return false }
      let columns = owner < 0 ? [(Column(~owner), Rational(1))] : formColumns(ofRow: Int(owner))
      for basic in entries.indices where matrix.owners[basic] >= 0 && !units.isZero(at: basic) {
        for (column, factor) in columns {
          entries[basic].append(.init(column: column, value: units[basic] * factor))
        }
      }
    }
    for basic in matrix.order {
      tableauRows[Int(matrix.owners[basic])] = tableau.rows.count
      let row = entries[basic].sorted { $0.column < $1.column }
      tableau.addRow(SparseRow(constant: place[basic], entries: row), basic: basic)
    }
    return true
  }

  /// The columns whose sum, with these factors, a row's form is; made where there are none yet.
  private mutating func formColumns(ofRow index: Int) -> [(Column, Rational)] {
    switch problem.rows[index].kind {
    case .equation:
      let artificial = addArtificial(Artificial(row: index, sign: 1))
      equationArtificials[index] = artificial
      return [(artificial, 1)]
    case .atLeast(let slack): return [(slack, 1)]
    case .atMost(let slack): return [(slack, -1)]
    case .goal(let plus, let minus): return [(plus, 1), (minus, -1)]
    }
  }

  /// Rows have come in as if all nonbasic columns were zero; of plus and minus, the one that is not below zero at a point becomes
  /// basic.
  private mutating func chooseSides(at point: [Rational]) {
    for (index, row) in problem.rows.enumerated() {
      guard case .goal(let plus, let minus) = row.kind, let place = tableauRows[index] else {
        continue
      }
      let isAbove = row.form.value(at: point).signum >= 0
      let (wanted, other) = isAbove ? (plus, minus) : (minus, plus)
      if tableau.basis[place] == other { tableau.pivot(entering: wanted, row: place) }
    }
  }

  /// Moves a nonbasic column that is not at a bound, all the others staying, to where a basic column or its own bound stops it.
  ///
  /// - Parameter resting: what such columns are, as far as that is not what the dictionary takes them for; without this one then.
  private mutating func settle(_ column: Column, _ resting: inout [Column: Rational]) throws(Stop) {
    guard let value = resting[column] else { return }
    try control.check(bits: tableau.bits)
    var nearest: (row: Int?, distance: Rational)?
    if tableau.roles[column] == .nonnegative { nearest = (nil, value) }
    for row in tableau.rows(holding: column) where tableau.roles[tableau.basis[row]] != .free {
      var basic = tableau.rows[row].constant
      for (other, value) in resting { basic.addProduct(value, tableau.rows[row][other]) }
      let distance = (basic / tableau.rows[row][column]).magnitude
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (row, distance) }
    }
    resting[column] = nil
    if let row = nearest?.row { tableau.pivot(entering: column, row: row) }
  }
}
