// A dictionary some pivots on, without the work of carrying them out: what is asked of it, a row here and a column there, is
// worked out from the dictionary below and the rows of the pivots.
//
//     row i      a row of the dictionary below, the columns that entered since put in one after another
//     column j   what it is below, and for each pivot what entered there brings along of j
//
// That is the product form of the inverse (G. B. Dantzig, W. Orchard-Hays, *The product form for the inverse in the
// simplex method*, 1954), with a dictionary in the place of the first basis. A pivot takes as long as one column is,
// where a dictionary takes as long as all rows that hold it. Constants move with a number θ, so two are kept for each
// row: what it is at the beginning, and how it goes.

import Rationals

struct PivotsAhead: Sendable {
  private struct Pivot: Sendable {
    let row: Int
    let entering: Column
    let leaving: Column
    /// What the entering column is from here on.
    let definition: SparseRow
    /// The coefficient of the entering column in the other rows that held it.
    let column: [(row: Int, value: Rational)]
  }

  /// As it was so many pivots ago.
  private var below: Tableau
  private var pivots: [Pivot] = []
  /// Where the columns that pivots moved are basic, −1 for nowhere; and what is basic in the rows of these.
  private var rowOfColumn: [Column: Int] = [:]
  private var basicOfRow: [Int: Column] = [:]
  private(set) var costs: [SparseRow]
  /// The constants of the rows, and what each gains for a unit of θ.
  private(set) var constants: [Rational]
  private(set) var slopes: [Rational]
  /// What each cost gains.
  private(set) var costSlopes: [Rational]
  /// The rows that θ moves, and perhaps some that it moved before; each once.
  private(set) var moving: [Int] = []
  private var isMoving: [Bool]
  /// No number of the pivots' rows and the costs is greater than 2 to this power.
  private(set) var bits = 0

  /// So many pivots stand in the way of a row as long as it takes to carry one out.
  private static let most = 24

  /// - Parameters:
  ///   - constants: those of the dictionary's rows.
  ///   - markers: the columns that θ moves, and by how much.
  init(
    _ tableau: Tableau, constants: [Rational], markers: [(column: Column, factor: Rational)]
  ) {
    below = tableau
    costs = tableau.costs
    self.constants = constants
    slopes = Array(repeating: .zero, count: constants.count)
    isMoving = Array(repeating: false, count: constants.count)
    costSlopes = Array(repeating: .zero, count: costs.count)
    for (marker, factor) in markers {
      if let row = tableau.row(of: marker) {
        move(row, by: -factor)
        continue
      }
      for row in tableau.rows(holding: marker) {
        move(row, by: factor * tableau.rows[row][marker])
      }
      for rank in costs.indices { costSlopes[rank].addProduct(factor, costs[rank][marker]) }
    }
  }

  private mutating func move(_ row: Int, by slope: Rational) {
    slopes[row] += slope
    if !isMoving[row] {
      isMoving[row] = true
      moving.append(row)
    }
  }

  // MARK: Reading

  func role(of column: Column) -> Tableau.Role { below.roles[column] }

  func basic(in row: Int) -> Column { basicOfRow[row] ?? below.basis[row] }

  func row(of column: Column) -> Int? {
    guard let row = rowOfColumn[column] else { return below.row(of: column) }
    return row < 0 ? nil : row
  }

  /// A row in terms of the columns that are nonbasic now; its constant is that of the beginning.
  ///
  /// - Complexity: O(n) for each pivot whose entering column it holds, n being the entries of their rows.
  func row(_ index: Int) -> SparseRow {
    let last = pivots.lastIndex { $0.row == index }
    var row = last.map { pivots[$0].definition } ?? below.rows[index]
    for pivot in pivots[(last.map { $0 + 1 } ?? 0)...] {
      if let place = row.place(of: pivot.entering) {
        _ = row.substitute(at: place, pivot.definition)
      }
    }
    return row
  }

  /// The coefficients of a nonbasic column that are not zero, but for one row.
  private func column(_ column: Column, besides own: Int) -> [(row: Int, value: Rational)] {
    var values: [Int: Rational] = [:]
    let last = pivots.lastIndex { $0.leaving == column }
    if last == nil {
      for row in below.rowsPerhaps(holding: column) where values[row] == nil {
        if let place = below.rows[row].place(of: column) {
          values[row] = below.rows[row].value(at: place)
        }
      }
    }
    for pivot in pivots[(last ?? 0)...] {
      guard let place = pivot.definition.place(of: column) else { continue }
      let factor = pivot.definition.value(at: place)
      for entry in pivot.column {
        values[entry.row, default: .zero].addProduct(entry.value, factor)
      }
      values[pivot.row] = factor
    }
    values[own] = nil
    return values.compactMap { $1.isZero ? nil : ($0, $1) }
  }

  /// The column that must enter where what is basic in a row has to grow; nil if none can make it.
  func dualEntering(_ row: SparseRow) -> Column? {
    DualRatioTest(row: row, costs: costs).entering(growing: true, role: role(of:))
  }

  // MARK: Pivots

  /// Has a column enter in the place of what is basic in a row.
  ///
  /// - Parameter current: the row as it is now.
  /// - Precondition: the column is nonbasic and stands in the row.
  mutating func pivot(entering: Column, row index: Int, _ current: SparseRow) {
    let leaving = basic(in: index)
    let column = column(entering, besides: index)
    let definition = current.solved(for: entering, leaving: leaving)
    let slope = -slopes[index] / current[entering]
    constants[index] = definition.constant
    slopes[index] = slope
    for entry in column {
      constants[entry.row].addProduct(entry.value, definition.constant)
      if !slope.isZero { move(entry.row, by: entry.value * slope) }
    }
    bits = max(bits, definition.bits)
    for rank in costs.indices {
      guard let place = costs[rank].place(of: entering) else { continue }
      costSlopes[rank].addProduct(costs[rank].value(at: place), slope)
      _ = costs[rank].substitute(at: place, definition)
      bits = max(bits, costs[rank].bits)
    }
    rowOfColumn[leaving] = -1
    rowOfColumn[entering] = index
    basicOfRow[index] = entering
    pivots.append(
      Pivot(
        row: index, entering: entering, leaving: leaving, definition: definition, column: column))
    if pivots.count > Self.most { carryOut() }
  }

  /// Forgets the costs from a rank on.
  mutating func dropCosts(from rank: Int) {
    guard rank < costs.count else { return }
    costs.removeSubrange(rank...)
    costSlopes.removeSubrange(rank...)
    below.costs.removeSubrange(rank...)
  }

  private mutating func carryOut() {
    for pivot in pivots { below.pivot(entering: pivot.entering, row: pivot.row) }
    (pivots, rowOfColumn, basicOfRow) = ([], [:], [:])
  }
}
