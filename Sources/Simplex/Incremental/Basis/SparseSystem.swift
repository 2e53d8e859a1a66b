// Rows over columns, both of which come and go: a sparse matrix that can be read along its rows and
// along its columns.
//
// All entries lie in one pool. Those of a row lie side by side; those of a column are linked, so
// that a row is added or taken away in the time that its own entries take. A row that is taken away
// leaves its place, and its entries theirs, to the next one that fits.

import Rationals

/// A sparse matrix with a constant for each row: `form(i) = constant(i) + Σ coefficient · column`.
struct SparseSystem: ~Copyable {
  struct Entry {
    var coefficient: Rational
    var row: Int32
    var column: Int32
    /// The neighbours in the list of the column, or −1.
    var next: Int32
    var previous: Int32
  }

  struct Row {
    /// Where its entries lie.
    var start: Int32
    var count: Int32
    var capacity: Int32
    /// The column that it is matched with (see `Basis`), or −1.
    var mate: Int32 = -1
    /// Tells it from rows that had its place before, and from those of other systems; `vacant` where it was taken away.
    fileprivate(set) var generation: Int32

    fileprivate static let vacant: Int32 = -1

    var isVacant: Bool { generation == Self.vacant }

    var end: Int32 { start + count }
    var places: Range<Int> { Int(start)..<Int(start + count) }
  }

  struct Column {
    /// Its first entry, or −1.
    var head: Int32 = -1
    /// The row that it is matched with, or −1.
    var mate: Int32 = -1
    /// When a walk last came by.
    var mark: Int32 = 0
    /// In how many rows it stands that other columns stand in, too.
    var sharedCount: Int32 = 0
  }

  private(set) var entries = Buffer<Entry>()
  var rows = Buffer<Row>()
  var columns = Buffer<Column>()
  /// Places of rows that were taken away.
  private var vacant = Buffer<Int32>()
  private var generations = Generations()

  func clone() -> SparseSystem {
    SparseSystem(
      entries: entries.clone(), rows: rows.clone(), columns: columns.clone(),
      vacant: vacant.clone())
  }

  mutating func addColumn() -> Int {
    columns.append(Column())
    return columns.count - 1
  }

  /// Adds a row in a free place, or after the others. The columns know of it from `link(row:)` on.
  ///
  /// - Parameter terms: at most one for a column, none zero.
  /// - Complexity: O(terms).
  mutating func addRow(_ terms: [LinearForm.Term]) -> Int {
    let row: Int
    if let last = vacant.last, rows[last].capacity >= terms.count {
      row = Int(vacant.removeLast())
      rows[row].count = Int32(terms.count)
      rows[row].generation = generations.next()
      var place = Int(rows[row].start)
      for term in terms {
        entries[place].coefficient = term.coefficient
        entries[place].column = Int32(term.column)
        place += 1
      }
    } else {
      row = rows.count
      let start = entries.count
      rows.append(
        Row(
          start: Int32(start), count: Int32(terms.count), capacity: Int32(terms.count),
          generation: generations.next()))
      for term in terms {
        entries.append(
          Entry(
            coefficient: term.coefficient, row: Int32(row), column: Int32(term.column), next: -1,
            previous: -1))
      }
    }
    return row
  }

  /// Lets the columns know of a row.
  mutating func link(row: Int) {
    let isShared = rows[row].count > 1
    for place in rows[row].places {
      link(place)
      if isShared { columns[entries[place].column].sharedCount += 1 }
    }
  }

  /// Lets the columns forget a row.
  mutating func unlink(row: Int) {
    let isShared = rows[row].count > 1
    for place in rows[row].places {
      unlink(place)
      if isShared { columns[entries[place].column].sharedCount -= 1 }
    }
  }

  /// Takes a row away that the columns do not know of; its place is free from here on.
  mutating func removeRow(_ row: Int) {
    rows[row].count = 0
    rows[row].generation = Row.vacant
    vacant.append(Int32(row))
  }

  /// Whether a column stands in one row only.
  @inline(__always)
  func standsAlone(_ column: Int) -> Bool {
    let head = columns[column].head
    return head >= 0 && entries[head].next < 0
  }

  private mutating func link(_ place: Int) {
    let column = Int(entries[place].column)
    let head = columns[column].head
    entries[place].next = head
    entries[place].previous = -1
    if head >= 0 { entries[head].previous = Int32(place) }
    columns[column].head = Int32(place)
  }

  private mutating func unlink(_ place: Int) {
    let (next, previous) = (entries[place].next, entries[place].previous)
    if next >= 0 { entries[next].previous = previous }
    if previous >= 0 {
      entries[previous].next = next
    } else {
      columns[entries[place].column].head = next
    }
  }
}
