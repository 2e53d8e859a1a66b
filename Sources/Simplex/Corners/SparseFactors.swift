// A sparse matrix as the product of two triangular ones.
//
// Rows and columns with a single entry go first, and cost nothing: on chains and trees that is all of the matrix. What
// is left, the nucleus, is eliminated row by row, each time a row and a column with few entries (H. M. Markowitz, *The
// elimination form of the inverse and its application to linear programming*, 1957), and of those that will do none
// that is small beside the others of its row (I. S. Duff, A. M. Erisman, J. K. Reid, *Direct Methods for Sparse
// Matrices*, 1986).

/// L · U = K, for the rows and columns of a matrix that are independent.
struct SparseFactors<Number: Field>: Sendable {
  struct Entry: Sendable {
    /// A column, or a row.
    var place: Int32
    var number: Number
  }

  /// Where the pivots are, in order.
  struct Pivot: Sendable {
    var row: Int32
    var column: Int32
  }

  private(set) var pivots: [Pivot] = []
  /// For each pivot, one after another, what its row was taken from others by.
  private(set) var lower: [Entry] = []
  private(set) var lowerEnds: [Int] = [0]
  /// For each pivot, one after another, the other entries of its row.
  private(set) var upper: [Entry] = []
  private(set) var upperEnds: [Int] = [0]
  /// For each pivot what 1 is divided by it.
  private(set) var inverses: [Number] = []
  /// How many numbers the factorisation has gone through.
  private(set) var work = 0

  /// How many entries both have.
  var count: Int { lower.count + upper.count }

  /// - Parameters:
  ///   - rows: with entries that are not zero, at most one for a column.
  ///   - columnCount: how many columns there are; a column may stand in no row.
  /// - Complexity: linear in the entries as far as there are rows and columns with one; in the nucleus, what its
  ///   elimination fills.
  init(_ rows: [[Entry]], columnCount: Int) {
    var elimination = SparseElimination<Number>(rows, columnCount: columnCount)
    pivots.reserveCapacity(min(rows.count, columnCount))
    while let (row, column) = elimination.next() {
      inverses.append(
        elimination.eliminate(row: row, column: column, lower: &lower, upper: &upper))
      pivots.append(Pivot(row: Int32(row), column: Int32(column)))
      lowerEnds.append(lower.count)
      upperEnds.append(upper.count)
    }
    work = elimination.work + rows.count + columnCount
  }

  /// Solves K x = b.
  ///
  /// - Parameters:
  ///   - right: b, by row; of no use afterwards.
  ///   - solution: gets x, by column; other columns stay as they are and count as zero.
  /// - Complexity: linear in `count`.
  func solve(_ right: inout [Number], into solution: inout [Number]) {
    for step in pivots.indices {
      let (start, end) = (lowerEnds[step], lowerEnds[step + 1])
      if start == end { continue }
      let number = right[Int(pivots[step].row)]
      if number.isZero { continue }
      for index in start..<end {
        let place = Int(lower[index].place)
        right[place] = right[place] - lower[index].number * number
      }
    }
    for step in pivots.indices.reversed() {
      let pivot = pivots[step]
      var sum = right[Int(pivot.row)]
      for index in upperEnds[step]..<upperEnds[step + 1] {
        sum = sum - upper[index].number * solution[Int(upper[index].place)]
      }
      solution[Int(pivot.column)] = sum * inverses[step]
    }
  }

  /// Solves Kᵀ y = g.
  ///
  /// - Parameters:
  ///   - left: g, by column; of no use afterwards, but for columns without a pivot: what is left over there.
  ///   - solution: gets y, by row; other rows stay as they are and count as zero.
  /// - Complexity: linear in `count`.
  func solveTransposed(_ left: inout [Number], into solution: inout [Number]) {
    for step in pivots.indices {
      let pivot = pivots[step]
      let number = left[Int(pivot.column)] * inverses[step]
      solution[Int(pivot.row)] = number
      if number.isZero { continue }
      for index in upperEnds[step]..<upperEnds[step + 1] {
        let place = Int(upper[index].place)
        left[place] = left[place] - upper[index].number * number
      }
    }
    for step in pivots.indices.reversed() {
      let (start, end) = (lowerEnds[step], lowerEnds[step + 1])
      if start == end { continue }
      var sum = solution[Int(pivots[step].row)]
      for index in start..<end {
        sum = sum - lower[index].number * solution[Int(lower[index].place)]
      }
      solution[Int(pivots[step].row)] = sum
    }
  }
}

/// What is left of a matrix while it is factorised.
private struct SparseElimination<Number: Field> {
  typealias Entry = SparseFactors<Number>.Entry

  private var rows: [[Entry]]
  /// The rows that a column stands in, and perhaps some that it no longer stands in.
  private var columns: [[Int32]]
  /// How many rows a column stands in.
  private var columnCounts: [Int32]
  private var isRowDone: [Bool]
  private var isColumnDone: [Bool]
  /// Rows by how many entries they had when they were put here.
  private var buckets: [[Int32]]
  private var firstBucket = 1
  private var singleColumns: [Int32] = []
  /// Where each column stands in the row that is being changed; −1 elsewhere.
  private var places: [Int32]
  /// How many numbers it has gone through.
  private(set) var work = 0

  init(_ rows: [[Entry]], columnCount: Int) {
    self.rows = rows
    columns = Array(repeating: [], count: columnCount)
    columnCounts = Array(repeating: 0, count: columnCount)
    isRowDone = Array(repeating: false, count: rows.count)
    isColumnDone = Array(repeating: false, count: columnCount)
    places = Array(repeating: -1, count: columnCount)
    buckets = Array(repeating: [], count: 2)
    for (index, row) in rows.enumerated() {
      for entry in row {
        columns[Int(entry.place)].append(Int32(index))
        columnCounts[Int(entry.place)] += 1
      }
      file(index)
    }
    for column in columns.indices where columnCounts[column] == 1 {
      singleColumns.append(Int32(column))
    }
  }

  private mutating func file(_ row: Int) {
    let count = rows[row].count
    if count == 0 { return }
    while buckets.count <= count { buckets.append([]) }
    buckets[count].append(Int32(row))
    firstBucket = min(firstBucket, count)
  }

  /// The next pivot; nil when nothing is left.
  mutating func next() -> (row: Int, column: Int)? {
    while let column = singleColumns.popLast().map({ Int($0) }) {
      guard !isColumnDone[column], columnCounts[column] == 1 else { continue }
      let row = columns[column].first { index in
        !isRowDone[Int(index)] && rows[Int(index)].contains { Int($0.place) == column }
      }
      if let row, isLarge(column, inRow: Int(row)) { return (Int(row), column) }
    }
    while firstBucket < buckets.count {
      guard let row = buckets[firstBucket].popLast().map({ Int($0) }) else {
        firstBucket += 1
        continue
      }
      if isRowDone[row] || rows[row].count != firstBucket { continue }
      return (row, bestColumn(ofRow: row))
    }
    return nil
  }

  /// How small a pivot may be beside the largest number of its row.
  private static var threshold: Double { 0.05 }

  private func greatest(ofRow row: Int) -> Double {
    rows[row].reduce(0) { max($0, $1.number.weight) }
  }

  private func isLarge(_ column: Int, inRow row: Int) -> Bool {
    let limit = greatest(ofRow: row) * Self.threshold
    return rows[row].contains { Int($0.place) == column && $0.number.weight >= limit }
  }

  private func bestColumn(ofRow row: Int) -> Int {
    let limit = greatest(ofRow: row) * Self.threshold
    var best = -1
    for entry in rows[row] where entry.number.weight >= limit {
      if best < 0 || columnCounts[Int(entry.place)] < columnCounts[best] { best = Int(entry.place) }
    }
    // Beside what is no number any more nothing is large; any entry does then.
    return best < 0 ? Int(rows[row][0].place) : best
  }

  /// Takes multiples of a row from the others, so that a column stands in none of them.
  ///
  /// - Parameters: lists that get the multiples, and what else stands in the row.
  /// - Returns: the inverse of the pivot.
  mutating func eliminate(
    row: Int, column: Int, lower: inout [Entry], upper: inout [Entry]
  ) -> Number {
    var line: [Entry] = []
    swap(&line, &rows[row])
    let own = line.firstIndex { Int($0.place) == column } ?? 0
    let inverse = line.remove(at: own).number.inverse
    isRowDone[row] = true
    isColumnDone[column] = true
    for entry in line { leave(Int(entry.place)) }
    if columnCounts[column] > 1 {
      for other in columns[column] where !isRowDone[Int(other)] {
        guard let place = rows[Int(other)].firstIndex(where: { Int($0.place) == column }) else {
          continue
        }
        let multiple = rows[Int(other)].remove(at: place).number * inverse
        lower.append(Entry(place: other, number: multiple))
        subtract(multiple, line, from: Int(other))
        file(Int(other))
      }
    }
    columns[column] = []
    upper += line
    return inverse
  }

  /// A column stands in a row less.
  private mutating func leave(_ column: Int) {
    columnCounts[column] -= 1
    if columnCounts[column] == 1 { singleColumns.append(Int32(column)) }
  }

  private mutating func subtract(_ multiple: Number, _ line: [Entry], from other: Int) {
    var row: [Entry] = []
    swap(&row, &rows[other])
    work += row.count + line.count
    for (place, entry) in row.enumerated() { places[Int(entry.place)] = Int32(place) }
    var hasZero = false
    for entry in line {
      let column = Int(entry.place)
      let place = Int(places[column])
      if place >= 0 {
        let number = row[place].number - multiple * entry.number
        row[place].number = number
        hasZero = hasZero || number.isZero
      } else {
        row.append(Entry(place: entry.place, number: .zero - multiple * entry.number))
        columns[column].append(Int32(other))
        columnCounts[column] += 1
      }
    }
    for entry in row { places[Int(entry.place)] = -1 }
    if hasZero {
      for entry in row where entry.number.isZero { leave(Int(entry.place)) }
      row.removeAll { $0.number.isZero }
    }
    rows[other] = row
  }
}
