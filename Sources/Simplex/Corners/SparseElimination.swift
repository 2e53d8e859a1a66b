// What is left of a matrix while it is factorised: see `SparseFactors`.
//
// All rows stand in one run of memory, and all columns in another; one that outgrows its place moves to the end. So a small
// matrix, of which interactive problems factorise many, takes a handful of allocations and not some for each row.

/// The rows that have no pivot yet.
struct SparseElimination<Number: Field>: ~Copyable {
  typealias Entry = SparseLines<Number>.Entry
  typealias Pivot = SparseFactors<Number>.Pivot

  /// A part of a run of memory.
  private struct Place {
    var start: Int32
    var count: Int32
    var capacity: Int32

    var range: Range<Int> { Int(start)..<Int(start + count) }
  }

  private var rows: Buffer<Place>
  private var entries: Buffer<Entry>
  /// The rows that a column stands in, and perhaps some that it no longer stands in.
  private var columns: Buffer<Place>
  private var columnRows: Buffer<Int32>
  /// How many rows a column stands in.
  private var columnCounts: Buffer<Int32>
  private var isRowDone: Buffer<Bool>
  private var isColumnDone: Buffer<Bool>
  /// For each number of entries the row with so many that was put there last, or −1.
  private var buckets: Buffer<Int32>
  /// For each row those of as many entries that were put there before it, and after it, or −1; and how many these are,
  /// or 0 for one that is nowhere.
  private var earlier: Buffer<Int32>
  private var later: Buffer<Int32>
  private var bucketOfRow: Buffer<Int32>
  private var firstBucket = 1
  private var singleColumns = Buffer<Int32>()
  /// Where each column stands in the row that is being changed; −1 elsewhere.
  private var places: Buffer<Int32>
  /// How many numbers it has gone through.
  private var work = 0

  init(_ lines: SparseLines<Number>, columnCount: Int) {
    entries = Buffer(lines.entries)
    rows = Buffer(
      (0..<lines.count).map { line in
        let range = lines[line]
        return Place(
          start: Int32(range.lowerBound), count: Int32(range.count), capacity: Int32(range.count))
      })
    columnCounts = Buffer(repeating: 0, count: columnCount)
    columns = Buffer()
    columnRows = Buffer(repeating: 0, count: entries.count)
    isRowDone = Buffer(repeating: false, count: lines.count)
    isColumnDone = Buffer(repeating: false, count: columnCount)
    places = Buffer(repeating: -1, count: columnCount)
    buckets = Buffer(repeating: -1, count: 8)
    earlier = Buffer(repeating: -1, count: lines.count)
    later = Buffer(repeating: -1, count: lines.count)
    bucketOfRow = Buffer(repeating: 0, count: lines.count)
    for index in entries.indices { columnCounts[entries[index].place] += 1 }
    var start: Int32 = 0
    for column in columnCounts.indices {
      columns.append(Place(start: start, count: 0, capacity: columnCounts[column]))
      start += columnCounts[column]
    }
    for row in rows.indices {
      for index in rows[row].range { list(Int32(row), in: Int(entries[index].place)) }
      file(row)
    }
    for column in columnCounts.indices where columnCounts[column] == 1 {
      singleColumns.append(Int32(column))
    }
  }

  // MARK: Where things stand

  /// Notes that a column stands in a row.
  private mutating func list(_ row: Int32, in column: Int) {
    if columns[column].count == columns[column].capacity {
      let range = columns[column].range
      columns[column].start = Int32(columnRows.count)
      columns[column].capacity = 2 * Int32(range.count) + 4
      for index in range { columnRows.append(columnRows[index]) }
      for _ in range.count..<Int(columns[column].capacity) { columnRows.append(0) }
    }
    columnRows[columns[column].start + columns[column].count] = row
    columns[column].count += 1
  }

  private mutating func append(_ entry: Entry, to row: Int) {
    if rows[row].count == rows[row].capacity {
      let range = rows[row].range
      rows[row].start = Int32(entries.count)
      rows[row].capacity = 2 * Int32(range.count) + 4
      for index in range { entries.append(entries[index]) }
      for _ in range.count..<Int(rows[row].capacity) { entries.append(entry) }
    }
    entries[rows[row].start + rows[row].count] = entry
    rows[row].count += 1
  }

  /// Takes an entry out of a row; those after it keep their order.
  private mutating func remove(_ place: Int, fromRow row: Int) {
    for index in place..<rows[row].range.upperBound - 1 { entries[index] = entries[index + 1] }
    rows[row].count -= 1
  }

  private func place(of column: Int, inRow row: Int) -> Int? {
    rows[row].range.first { Int(entries[$0].place) == column }
  }

  /// Puts a row among those with as many entries.
  private mutating func file(_ row: Int) {
    unfile(row)
    let count = Int(rows[row].count)
    if count == 0 { return }
    while buckets.count <= count { buckets.append(-1) }
    let last = buckets[count]
    earlier[row] = last
    later[row] = -1
    if last >= 0 { later[last] = Int32(row) }
    buckets[count] = Int32(row)
    bucketOfRow[row] = Int32(count)
    firstBucket = min(firstBucket, count)
  }

  private mutating func unfile(_ row: Int) {
    let bucket = bucketOfRow[row]
    if bucket == 0 { return }
    if later[row] >= 0 {
      earlier[later[row]] = earlier[row]
    } else {
      buckets[bucket] = earlier[row]
    }
    if earlier[row] >= 0 { later[earlier[row]] = later[row] }
    bucketOfRow[row] = 0
  }

  // MARK: The later pivot

  /// The later pivot; nil when nothing is left.
  private mutating func nextPivot() -> Pivot? {
    while !singleColumns.isEmpty {
      let column = Int(singleColumns.removeLast())
      guard !isColumnDone[column], columnCounts[column] == 1 else { continue }
      let row = columns[column].range.first { index in
        let row = Int(columnRows[index])
        return !isRowDone[row] && place(of: column, inRow: row) != nil
      }
      guard let row = row.map({ Int(columnRows[$0]) }) else { continue }
      if isLarge(column, inRow: row) { return Pivot(row: Int32(row), column: Int32(column)) }
    }
    while firstBucket < buckets.count {
      let row = Int(buckets[firstBucket])
      if row < 0 {
        firstBucket += 1
        continue
      }
      return Pivot(row: Int32(row), column: Int32(bestColumn(ofRow: row)))
    }
    return nil
  }

  /// How small a pivot may be beside the largest number of its row.
  private static var threshold: Double { 0.05 }

  private func greatest(ofRow row: Int) -> Double {
    rows[row].range.reduce(0) { max($0, entries[$1].number.weight) }
  }

  private func isLarge(_ column: Int, inRow row: Int) -> Bool {
    guard let place = place(of: column, inRow: row) else { return false }
    return entries[place].number.weight >= greatest(ofRow: row) * Self.threshold
  }

  private func bestColumn(ofRow row: Int) -> Int {
    let limit = greatest(ofRow: row) * Self.threshold
    var best = -1
    for index in rows[row].range where entries[index].number.weight >= limit {
      let column = entries[index].place
      if best < 0 || columnCounts[column] < columnCounts[best] { best = Int(column) }
    }
    // Beside what is no number any more nothing is large; any entry does then.
    return best < 0 ? Int(entries[rows[row].start].place) : best
  }

  // MARK: Elimination

  /// Eliminates all that can be. (It runs as a whole, since a local variable of a type that is generic and not copyable does not
  /// compile without optimisation in Swift 6.3.)
  consuming func run(into factors: inout SparseFactors<Number>) {
    while let pivot = nextPivot() {
      factors.inverses.append(eliminate(pivot, lower: &factors.lower, upper: &factors.upper))
      factors.pivots.append(pivot)
      factors.lowerEnds.append(factors.lower.count)
      factors.upperEnds.append(factors.upper.count)
    }
    factors.work += work
  }

  /// Takes multiples of the pivot's row from the others, so that its column stands in none of them.
  ///
  /// - Parameters:
  ///   - lower: gets the multiples.
  ///   - upper: gets what else stands in the row.
  /// - Returns: the inverse of the pivot.
  private mutating func eliminate(
    _ pivot: Pivot, lower: inout [Entry], upper: inout [Entry]
  ) -> Number {
    let (row, column) = (Int(pivot.row), Int(pivot.column))
    let own = place(of: column, inRow: row) ?? rows[row].range.lowerBound
    let inverse = entries[own].number.inverse
    remove(own, fromRow: row)
    unfile(row)
    isRowDone[row] = true
    isColumnDone[column] = true
    for index in rows[row].range { leave(Int(entries[index].place)) }
    if columnCounts[column] > 1 {
      for index in columns[column].range {
        let other = Int(columnRows[index])
        if isRowDone[other] { continue }
        guard let place = place(of: column, inRow: other) else { continue }
        let multiple = entries[place].number * inverse
        remove(place, fromRow: other)
        lower.append(Entry(place: Int32(other), number: multiple))
        subtract(multiple, row, from: other)
        file(other)
      }
    }
    columns[column].count = 0
    for index in rows[row].range { upper.append(entries[index]) }
    return inverse
  }

  /// A column stands in a row less.
  private mutating func leave(_ column: Int) {
    columnCounts[column] -= 1
    if columnCounts[column] == 1 { singleColumns.append(Int32(column)) }
  }

  private mutating func subtract(_ multiple: Number, _ row: Int, from other: Int) {
    work += Int(rows[other].count + rows[row].count)
    for (place, index) in rows[other].range.enumerated() {
      places[entries[index].place] = Int32(place)
    }
    var hasZero = false
    for index in rows[row].range {
      let entry = entries[index]
      let place = places[entry.place]
      if place >= 0 {
        let changed = rows[other].start + place
        let number = entries[changed].number - multiple * entry.number
        entries[changed].number = number
        hasZero = hasZero || number.isZero
      } else {
        append(Entry(place: entry.place, number: .zero - multiple * entry.number), to: other)
        list(Int32(other), in: Int(entry.place))
        columnCounts[entry.place] += 1
      }
    }
    for index in rows[other].range { places[entries[index].place] = -1 }
    if hasZero { removeZeros(fromRow: other) }
  }

  private mutating func removeZeros(fromRow row: Int) {
    let range = rows[row].range
    var kept = range.lowerBound
    for index in range {
      if entries[index].number.isZero {
        leave(Int(entries[index].place))
        continue
      }
      entries[kept] = entries[index]
      kept += 1
    }
    rows[row].count = Int32(kept - range.lowerBound)
  }
}
