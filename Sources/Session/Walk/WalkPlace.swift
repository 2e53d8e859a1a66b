// The dictionary where a solver stands, as values.

import ConstraintHierarchies
import Language
import Rationals
import Simplex

/// A solver at a place of the walk, and what its columns are called: what is told of that place is made here.
struct WalkPlace: Sendable {
  let names: ColumnNames
  @Boxed private(set) var solver: Solver
  /// How dictionaries are to be shown.
  var form: ShowWord

  var tableau: Tableau { solver.tableau }

  func name(_ column: Column) -> ColumnName { names.name(column, of: solver) }

  // MARK: The dictionary

  /// Larger dictionaries are not told with every pivot: a hundred of 20 rows and 30 columns are.
  private static let manyCells = 60_000
  /// Nor is one that is larger by itself.
  private static let largestOfMany = 10_000

  /// The dictionary; nil where no row has come in.
  ///
  /// - Parameter pivot: the pivot that comes next, to be marked.
  func dictionary(before pivot: Pivot? = nil) -> DictionaryReport? {
    tableau.rows.isEmpty ? nil : dictionary(columns, pivot)
  }

  /// The dictionary with a pivot marked, if it is small enough to be one of so many, and how large it is.
  func dictionary(
    before pivot: Pivot, oneOf count: Int
  ) -> (dictionary: DictionaryReport?, rows: Int, columns: Int) {
    let (rows, columns) = (tableau.rows.count, columns)
    let isSmall = rows * columns.count <= min(Self.largestOfMany, Self.manyCells / max(1, count))
    return (isSmall ? dictionary(columns, pivot) : nil, rows, columns.count)
  }

  private func dictionary(_ columns: [Column], _ pivot: Pivot?) -> DictionaryReport {
    let shown = Self.shown(columns, with: pivot?.entering)
    let hidden = hiddenRows
    let visible = tableau.rows.indices.filter { !hidden.contains($0) }
    let marked = pivot.map { rowShown(for: $0) }
    let rows = Self.shown(visible, with: marked)
    var places: [Column: Int] = [:]
    if form == .tableau { for (place, column) in shown.enumerated() { places[column] = place } }
    var mark: DictionaryReport.Mark?
    if let pivot, let row = rows.firstIndex(where: { $0 == marked }),
      let column = shown.firstIndex(of: pivot.entering)
    {
      mark = DictionaryReport.Mark(row: row, column: column)
    }
    return DictionaryReport(
      form: form,
      columns: shown.map { .init(name: name($0), isBasic: tableau.row(of: $0) != nil) },
      rows: rows.map { row in
        DictionaryReport.Row(
          basic: name(tableau.basis[row]), place: places[tableau.basis[row]],
          constant: tableau.rows[row].constant,
          coefficients: shown.map { tableau.rows[row][$0] })
      },
      costs: ranks.map { rank in
        DictionaryReport.Cost(
          level: names.level(rank: rank),
          aim: rank == 0 ? nil : names.aim(of: names.level(rank: rank)),
          constant: tableau.costs[rank].constant,
          coefficients: shown.map { tableau.costs[rank][$0] })
      },
      hasPenalty: solver.hasPenalty && ranks == [0, 1], inverse: inverse(rows),
      columnCount: columns.count, rowCount: visible.count, pivot: mark)
  }

  // MARK: Upper bounds

  /// The rows that say x + x′ = u of a variable with an upper bound u: of x and x′ one is nonbasic and the other in this row, or
  /// both are basic and either row gives the other. The revised form has the whole basis.
  private var hiddenRows: Set<Int> {
    guard !hasInverse else { return [] }
    return Set(
      names.bounds.compactMap { tableau.row(of: $0.slack) ?? tableau.row(of: $0.variable) })
  }

  /// The row of the table in which a pivot takes place: where a variable reaches its upper bound, its own.
  private func rowShown(for pivot: Pivot) -> Int {
    let bound = names.bounds.first { $0.slack == pivot.leaving && $0.variable != pivot.entering }
    guard !hasInverse, let bound, let row = tableau.row(of: bound.variable) else {
      return pivot.row
    }
    return row
  }

  /// The column that a variable of that name has while it is at its upper bound; nil where it is not.
  func columnAtBound(of variable: String) -> String? {
    names.bounds.first {
      name($0.variable).text == variable && tableau.row(of: $0.slack) == nil
    }.map { name($0.slack).text }
  }

  /// What a pivot does at an upper bound.
  func bound(of pivot: Pivot) -> PivotReport.Bound? {
    guard !hasInverse,
      let bound = names.bounds.first(where: {
        $0.variable == pivot.leaving || $0.slack == pivot.leaving
      })
    else { return nil }
    let isFlip = [bound.variable, bound.slack].contains(pivot.entering)
    if !isFlip, pivot.leaving == bound.variable { return nil }
    return PivotReport.Bound(
      variable: name(bound.variable), upper: bound.upper, isFlip: isFlip,
      isUp: pivot.leaving == bound.slack)
  }

  /// The inverse of a larger basis is not told.
  private static let largestInverse = 60

  private var hasInverse: Bool {
    form == .revised && tableau.rows.count <= Self.largestInverse
  }

  /// - Parameter rows: those of the tableau that are shown.
  private func inverse(_ rows: [Int]) -> DictionaryReport.Inverse? {
    guard hasInverse else { return nil }
    let inverse = solver.inverseOfBasis()
    return DictionaryReport.Inverse(
      rows: inverse.rows.map { names.constraint(ofRow: $0)?.id ?? "" },
      numbers: rows.map { inverse.numbers[$0] },
      prices: ranks.map { solver.prices(rank: $0, inverse) })
  }

  /// The columns of the table.
  private var columns: [Column] {
    guard form == .tableau else { return nonbasic }
    // Of a variable and what it is below its upper bound one stands for both.
    let hidden = Set(
      names.bounds.map { tableau.row(of: $0.slack) == nil ? $0.variable : $0.slack })
    return (nonbasic + tableau.basis).filter { !hidden.contains($0) }.sorted()
  }

  /// The nonbasic columns that stand in some row or cost and can still matter: an artificial variable that has
  /// left the basis never comes back.
  private var nonbasic: [Column] {
    tableau.roles.indices.filter { column in
      tableau.roles[column] != .artificial && tableau.row(of: column) == nil
        && (tableau.isHeld(column) || tableau.costs.contains { !$0[column].isZero })
    }
  }

  /// As many as there is room for, the one that a pivot needs among them.
  private static func shown(_ places: [Int], with needed: Int?) -> [Int] {
    guard places.count > DictionaryReport.limit else { return places }
    var shown = Array(places.prefix(DictionaryReport.limit))
    if let needed, !shown.contains(needed) { shown[DictionaryReport.limit - 1] = needed }
    return shown
  }

  // MARK: Ranks

  /// The cost rows that say something.
  var ranks: [Int] { tableau.costs.indices.filter { $0 > 0 || firstPhaseMatters } }

  /// The same from the highest down to one that is minimised.
  func ranks(upTo rank: Int) -> [Int] {
    (0...rank).filter { $0 == rank || $0 > 0 || firstPhaseMatters }
  }

  /// Whether the first phase's cost is above zero, or freezes a column that could come in otherwise.
  private var firstPhaseMatters: Bool {
    guard let first = tableau.costs.first else { return false }
    return !first.constant.isZero
      || first.entries.contains { tableau.roles[$0.column] != .artificial }
  }
}
