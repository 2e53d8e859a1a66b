// Rows over columns, both of which come and go: a sparse matrix that can be read along its rows and
// along its columns.
//
// All entries lie in one pool. Those of a row lie side by side; those of a column are linked, so
// that a row is added or taken away in the time that its own entries take. A row that is taken away
// leaves its place, and its entries theirs, to the next one that fits.

import Rationals

/// A sparse matrix with a constant for each row: `form(i) = constant(i) + Σ coefficient · column`.
struct SparseSystem: Sendable {
  struct Entry: Sendable {
    var coefficient: Rational
    var row: Int32
    var column: Int32
    /// The neighbours in the list of the column, or −1.
    var next: Int32
    var previous: Int32
  }

  /// Where the entries of a row lie.
  struct Extent: Sendable {
    var start: Int32
    var count: Int32
    var capacity: Int32
  }

  private(set) var entries: [Entry] = []
  private(set) var extents: [Extent] = []
  /// The first entry of each column, or −1.
  private(set) var heads: [Int32] = []
  /// Places of rows that were taken away.
  private var free: [Int32] = []

  var columnCount: Int { heads.count }
  /// The places of rows, those that are free now included.
  var rowCount: Int { extents.count }

  mutating func addColumn() -> Int {
    heads.append(-1)
    return heads.count - 1
  }

  /// Adds a row in a free place, or behind the others.
  ///
  /// - Parameter terms: at most one for a column, none zero.
  /// - Complexity: O(terms).
  mutating func addRow(_ terms: [LinearForm.Term]) -> Int {
    let row: Int
    if let last = free.last, extents[Int(last)].capacity >= terms.count {
      free.removeLast()
      row = Int(last)
      extents[row].count = Int32(terms.count)
      var place = Int(extents[row].start)
      for term in terms {
        entries[place].coefficient = term.coefficient
        entries[place].column = Int32(term.column)
        link(place)
        place += 1
      }
    } else {
      row = extents.count
      let start = entries.count
      extents.append(
        Extent(start: Int32(start), count: Int32(terms.count), capacity: Int32(terms.count)))
      for term in terms {
        entries.append(
          Entry(
            coefficient: term.coefficient, row: Int32(row), column: Int32(term.column), next: -1,
            previous: -1))
        link(entries.count - 1)
      }
    }
    return row
  }

  /// Takes a row away; its place is free from here on.
  mutating func removeRow(_ row: Int) {
    for place in places(ofRow: row) { unlink(place) }
    extents[row].count = 0
    free.append(Int32(row))
  }

  @inline(__always)
  func places(ofRow row: Int) -> Range<Int> {
    let extent = extents[row]
    return Int(extent.start)..<Int(extent.start + extent.count)
  }

  /// Whether a column stands in one row only.
  func standsAlone(_ column: Int) -> Bool {
    let head = heads[column]
    return head >= 0 && entries[Int(head)].next < 0
  }

  private mutating func link(_ place: Int) {
    let column = Int(entries[place].column)
    let head = heads[column]
    entries[place].next = head
    entries[place].previous = -1
    if head >= 0 { entries[Int(head)].previous = Int32(place) }
    heads[column] = Int32(place)
  }

  private mutating func unlink(_ place: Int) {
    let (next, previous) = (entries[place].next, entries[place].previous)
    if next >= 0 { entries[Int(next)].previous = previous }
    if previous >= 0 {
      entries[Int(previous)].next = next
    } else {
      heads[Int(entries[place].column)] = next
    }
  }
}
