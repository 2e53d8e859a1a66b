// The dictionary: every basic column, and every cost, written in terms of the nonbasic columns.
//
//     xᵢ = bᵢ + Σ aᵢⱼ xⱼ        one row for each basic column i
//     zₖ = vₖ + Σ dₖⱼ xⱼ        one row for each cost k, the costs in order of rank
//
// (V. Chvátal, *Linear Programming*, 1983, chapter 2.) With the nonbasic columns at zero, the
// constants are the values. Rows are sparse, and an index says in which rows a column stands, so a
// pivot touches only the rows that hold the entering column.

public import Rationals

/// A dictionary with several cost rows that are kept up to date together.
public struct Tableau: Sendable {
  /// What a column may be.
  public enum Role: Hashable, Sendable {
    case free
    case nonnegative
    /// Stands in for what a requirement still lacks. It is zero at every solution, so once it has
    /// left the basis it never comes back.
    case artificial
  }

  public internal(set) var roles: [Role]
  /// The rows, each with the basic column that it defines.
  public private(set) var rows: [SparseRow] = []
  public private(set) var basis: [Column] = []
  /// The cost rows, in order of rank.
  public internal(set) var costs: [SparseRow] = []

  /// For each column the row that it is basic in, or −1.
  private var rowOfColumn: [Int]
  /// For each nonbasic column the rows that hold it, and perhaps some that did once, in any order:
  /// rows are added as they fill in, and cleared out when the list is read for a pivot, or when most of
  /// what stands in the lists is past.
  private var rowsOfColumn: [[Int]]
  /// How much stands in the lists, and how much may before they are cleared out.
  private var listed = 0
  private var mostListed = 10_000
  /// The column that breaks ties in ratio tests; see `perturb()`.
  private(set) var perturbation: Column?
  /// No number in a row or a cost that a pivot has touched so far was greater than 2 to this power.
  private(set) var bits = 0
  private var freeRowsAreSuspended = false
  private var freeRowsAreStale = false

  init(roles: [Role]) {
    self.roles = roles
    rowOfColumn = Array(repeating: -1, count: roles.count)
    rowsOfColumn = Array(repeating: [], count: roles.count)
  }

  /// The row in which a column is basic; nil for a nonbasic column.
  ///
  /// - Precondition: the column is there.
  public func row(of column: Column) -> Int? {
    check(column)
    let row = rowOfColumn[column]
    return row < 0 ? nil : row
  }

  /// A column's value with all nonbasic columns at zero.
  ///
  /// - Precondition: the column is there.
  public func value(of column: Column) -> Rational {
    row(of: column).map { rows[$0].constant } ?? 0
  }

  /// The rows that hold a nonbasic column, in order.
  ///
  /// - Precondition: the column is there.
  /// - Complexity: O(k log k) for k rows that hold it or did.
  public func rows(holding column: Column) -> [Int] {
    check(column)
    var previous = -1
    var result: [Int] = []
    for row in rowsOfColumn[column].sorted() where row != previous {
      previous = row
      if rows[row].place(of: column) != nil { result.append(row) }
    }
    return result
  }

  /// How many coefficients and constants all rows have, those of the costs among them.
  ///
  /// - Complexity: O(rows).
  public var numberCount: Int {
    rows.reduce(0) { $0 + $1.columns.count + 1 } + costs.reduce(0) { $0 + $1.columns.count + 1 }
  }

  /// Whether some row holds a nonbasic column.
  ///
  /// - Precondition: the column is there.
  public func isHeld(_ column: Column) -> Bool {
    check(column)
    return rowsOfColumn[column].contains { rows[$0].place(of: column) != nil }
  }

  @inline(__always)
  private func check(_ column: Column) {
    demand(column >= 0 && column < rowOfColumn.count, "Tableau: no such column")
  }

  /// The rows that hold a nonbasic column and perhaps others, in any order, some of them twice.
  func rowsPerhaps(holding column: Column) -> [Int] { rowsOfColumn[column] }

  // MARK: Growing

  mutating func addColumn(_ role: Role) -> Column {
    roles.append(role)
    rowOfColumn.append(-1)
    rowsOfColumn.append([])
    return roles.count - 1
  }

  /// A form in terms of the columns that are nonbasic now.
  ///
  /// - Complexity: O(n log t), n numbers being in the rows of its t terms, as rows of few numbers are added before those of many.
  func expressed(_ form: LinearForm) -> SparseRow {
    var own: [SparseRow.Entry] = []
    for term in form.terms where rowOfColumn[term.column] < 0 {
      own.append(.init(column: term.column, value: term.coefficient))
    }
    var result = SparseRow(constant: form.constant, entries: own)
    let basic = form.terms.filter { rowOfColumn[$0.column] >= 0 }
    if !basic.isEmpty { result.add(1, times: sum(basic[...])) }
    return result
  }

  /// Of the rows of basic columns, as often as the terms say.
  private func sum(_ terms: ArraySlice<LinearForm.Term>) -> SparseRow {
    if terms.count > 1 {
      let middle = terms.startIndex + terms.count / 2
      var sum = sum(terms[..<middle])
      sum.add(1, times: self.sum(terms[middle...]))
      return sum
    }
    var sum = SparseRow(constant: 0, entries: [])
    for term in terms { sum.add(term.coefficient, times: rows[rowOfColumn[term.column]]) }
    return sum
  }

  /// Adds the row `basic = row`, `row` being in terms of nonbasic columns.
  mutating func addRow(_ row: SparseRow, basic: Column) {
    let index = rows.count
    rows.append(row)
    basis.append(basic)
    rowOfColumn[basic] = index
    for column in row.columns { rowsOfColumn[Int(column)].append(index) }
    listed += row.columns.count
  }

  /// Turns `basic = row` into `other = −row + basic`, `other` being a new column that takes basic's
  /// place: what `basic` is below zero by, plus `basic`.
  mutating func replaceByArtificial(inRow index: Int, _ other: Column) {
    let basic = basis[index]
    rows[index].negate()
    rows[index].add(1, times: SparseRow(column: basic))
    rowOfColumn[basic] = -1
    rowsOfColumn[basic] = [index]
    basis[index] = other
    rowOfColumn[other] = index
  }

  /// From here on, ties in ratio tests are broken as if each basic column with a sign could go a little
  /// below zero, each by another amount that is too small to matter otherwise: in every row stands a
  /// column that never enters, with some coefficient, and where constants tie, its coefficients are
  /// compared. Where many rows go through one corner, the method so finds its way out of it as if it were
  /// many corners, instead of turning round in it (A. Charnes, *Optimality and degeneracy in linear
  /// programming*, 1952, with one small number for all rows).
  ///
  /// The values of columns, and what the costs tell, do not depend on it.
  mutating func perturb() {
    let column = addColumn(.artificial)
    perturbation = column
    for index in rows.indices where roles[basis[index]] == .nonnegative {
      let amount = CycleDetector.mark(basis[index]) % 1_000 + 1
      rows[index].add(Rational(Int(amount)), times: SparseRow(column: column))
      rowsOfColumn[column].append(index)
    }
  }

  /// Turns `basic = row` into `basic = −row`, for a basic column that may as well be its opposite.
  mutating func negateRow(_ index: Int) { rows[index].negate() }

  // MARK: The pivot

  /// Makes `entering` basic in `row`, and the column that was basic there nonbasic.
  ///
  /// - Precondition: `entering` is nonbasic and stands in the row.
  /// - Complexity: O(k·n) for k rows that hold `entering`, of n entries each.
  mutating func pivot(entering: Column, row index: Int) {
    let leaving = basis[index]
    let touched = rowsOfColumn[entering]
    let definition = rows[index].solved(for: entering, leaving: leaving)
    rows[index] = definition
    basis[index] = entering
    rowOfColumn[entering] = index
    rowOfColumn[leaving] = -1
    listed -= rowsOfColumn[entering].count
    rowsOfColumn[entering] = []
    rowsOfColumn[leaving] = [index]

    WordRow.with(definition) { words in
      for row in touched where row != index {
        if freeRowsAreSuspended, roles[basis[row]] == .free {
          freeRowsAreStale = true
          continue
        }
        guard let place = rows[row].place(of: entering) else { continue }
        let filled = rows[row].substitute(at: place, definition, words)
        bits = max(bits, rows[row].bits)
        for column in filled { rowsOfColumn[Int(column)].append(row) }
        listed += filled.count
      }
    }
    if listed > mostListed { clearLists() }
    for rank in costs.indices {
      guard let place = costs[rank].place(of: entering) else { continue }
      _ = costs[rank].substitute(at: place, definition)
      bits = max(bits, costs[rank].bits)
    }
  }

  /// About how many words of numbers the last pivot went through.
  func work(of pivot: Pivot) -> Int {
    rowsPerhaps(holding: pivot.leaving).count * rows[pivot.row].count * (1 + bits / 64)
  }

  // MARK: Rest

  /// Until `refreshFreeRows`, pivots leave rows of free columns as they are: nothing that the method decides
  /// depends on them, and in an ordinary linear program (x ≥ 0 being a requirement like others) they are
  /// half of the rows.
  mutating func suspendFreeRows() { freeRowsAreSuspended = true }

  /// Brings the rows of free columns up to date.
  ///
  /// - Precondition: no free column has come into the basis since `suspendFreeRows()`.
  /// - Complexity: O(1) if there was no pivot, else O(k·n) for the k columns in such rows that are in
  ///   the basis now, and rows of n entries.
  mutating func refreshFreeRows() {
    freeRowsAreSuspended = false
    guard freeRowsAreStale else { return }
    for index in rows.indices where roles[basis[index]] == .free { refreshRow(index) }
    freeRowsAreStale = false
    clearLists()
  }

  /// The same, which may take as long as many pivots.
  ///
  /// - Throws: where the control stops it; some rows are then as they were, and it may be asked for again.
  mutating func refreshFreeRows(_ control: SolveControl) throws(Stop) {
    if freeRowsAreStale {
      for index in rows.indices where roles[basis[index]] == .free {
        try control.check()
        refreshRow(index)
      }
    }
    refreshFreeRows()
  }

  private mutating func refreshRow(_ index: Int) {
    for column in rows[index].columns where rowOfColumn[Int(column)] >= 0 {
      guard let place = rows[index].place(of: Int(column)) else { continue }
      _ = rows[index].substitute(at: place, rows[rowOfColumn[Int(column)]])
    }
  }

  /// Takes from the lists of rows what is past.
  ///
  /// - Complexity: that of reading all rows; and what has been listed since the last time is as much.
  private mutating func clearLists() {
    for column in rowsOfColumn.indices { rowsOfColumn[column] = [] }
    listed = 0
    for index in rows.indices {
      for column in rows[index].columns { rowsOfColumn[Int(column)].append(index) }
      listed += rows[index].columns.count
    }
    mostListed = 4 * listed + 10_000
  }
}
