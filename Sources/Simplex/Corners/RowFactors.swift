// Rows that decide columns, factorised, and what has changed since: a basis as it is in numbers of either kind.
//
// For each column there is one *slot*. It holds a row that decides the column, or the column itself, which stays where it
// stands; so the matrix is square however many columns are tied. A change of a row is one more factor (the *product
// form*: G. B. Dantzig, W. Orchard-Hays, *The product form for the inverse in the simplex method*, 1954).

/// Rows in slots, as many as columns, and the two solves with their matrix.
struct RowFactors<Number: Field>: Sendable {
  typealias Entry = SparseLines<Number>.Entry

  /// A row in terms of those that were there before: the slot that it took, and where in `others` the other slots end.
  private struct Eta: Sendable {
    var slot: Int32
    var inverse: Number
    var end: Int
  }

  /// The rows that were there when the matrix was factorised, in the columns that could be pivots.
  private var factors: SparseFactors<Number>
  /// For each of these rows its slot, or −1 for one that depended on others.
  private var slotOfRow: [Int32]
  /// For each of these rows its numbers in columns that stood for themselves.
  private var aside: SparseLines<Number>
  /// Whether a slot was a column's own then, or has come since.
  private var isOwn: [Bool]
  private var etas: [Eta] = []
  /// The other slots of each of these, one after another.
  private var others: [Entry] = []

  /// With those of the rows that are independent; what is left of the columns stands for itself.
  ///
  /// - Parameter mayBePivot: for each column whether a row may decide it.
  init(_ rows: SparseLines<Number>, mayBePivot: [Bool]) {
    var inside = SparseLines<Number>()
    inside.reserve(lines: rows.count, entries: rows.entries.count)
    aside = SparseLines()
    aside.reserve(lines: rows.count, entries: 0)
    for row in 0..<rows.count {
      for index in rows[row] {
        let entry = rows.entries[index]
        if mayBePivot[Int(entry.place)] {
          inside.append(entry.place, entry.number)
        } else {
          aside.append(entry.place, entry.number)
        }
      }
      inside.endLine()
      aside.endLine()
    }
    factors = SparseFactors(inside, columnCount: mayBePivot.count)
    slotOfRow = Array(repeating: -1, count: rows.count)
    isOwn = Array(repeating: true, count: mayBePivot.count)
    for pivot in factors.pivots {
      slotOfRow[Int(pivot.row)] = pivot.column
      isOwn[Int(pivot.column)] = false
    }
  }

  var columnCount: Int { isOwn.count }

  /// Of the rows that were there when the matrix was factorised those that are independent, each with its slot, in the
  /// order of elimination: the first n of them are independent in the columns of their slots.
  var pivots: [SparseFactors<Number>.Pivot] { factors.pivots }

  /// Whether the factors of changes are short beside those of the matrix.
  var isFresh: Bool {
    etas.count < Self.fewestEtas || others.count < 2 * (factors.count + columnCount)
  }

  private static var fewestEtas: Int { 32 }

  // MARK: Changes

  mutating func addColumn() { isOwn.append(true) }

  /// Puts a row in a slot.
  ///
  /// - Parameter multiples: of the rows in the slots so far, whose sum is the new one; that of its own slot is not zero.
  mutating func replace(slot: Int, _ multiples: [Number]) {
    for (place, number) in multiples.enumerated() where place != slot && !number.isZero {
      others.append(.init(place: Int32(place), number: number))
    }
    etas.append(
      Eta(slot: Int32(slot), inverse: multiples[slot].inverse, end: others.count))
  }

  // MARK: Solving

  /// What the columns are if the rows are `right`.
  ///
  /// - Parameter right: by slot; of no use afterwards.
  func solve(_ right: inout [Number]) -> [Number] {
    var solution = Array(repeating: Number.zero, count: columnCount)
    var rows = Array(repeating: Number.zero, count: slotOfRow.count)
    right.withUnsafeMutableBufferPointer { right in
      others.withUnsafeBufferPointer { others in
        for index in etas.indices.reversed() {
          let slot = Int(etas[index].slot)
          var sum = right[slot]
          for entry in others[range(ofEta: index)] {
            let number = right[Int(entry.place)]
            if !number.isZero { sum = sum - entry.number * number }
          }
          right[slot] = sum * etas[index].inverse
        }
      }
      solution.withUnsafeMutableBufferPointer { solution in
        for slot in solution.indices where isOwn[slot] { solution[slot] = right[slot] }
        for row in slotOfRow.indices where slotOfRow[row] >= 0 {
          var sum = right[Int(slotOfRow[row])]
          for index in aside[row] {
            let entry = aside.entries[index]
            sum = sum - entry.number * solution[Int(entry.place)]
          }
          rows[row] = sum
        }
      }
    }
    factors.solve(&rows, into: &solution)
    return solution
  }

  /// The multiples of the rows whose sum is `left`.
  ///
  /// - Parameter left: by column; of no use afterwards.
  /// - Returns: by slot.
  func solveTransposed(_ left: inout [Number]) -> [Number] {
    var rows = Array(repeating: Number.zero, count: slotOfRow.count)
    factors.solveTransposed(&left, into: &rows)
    var multiples = Array(repeating: Number.zero, count: columnCount)
    multiples.withUnsafeMutableBufferPointer { multiples in
      for slot in multiples.indices where isOwn[slot] { multiples[slot] = left[slot] }
      for row in slotOfRow.indices where slotOfRow[row] >= 0 && !rows[row].isZero {
        multiples[Int(slotOfRow[row])] = rows[row]
        for index in aside[row] {
          let entry = aside.entries[index]
          multiples[Int(entry.place)] = multiples[Int(entry.place)] - entry.number * rows[row]
        }
      }
      others.withUnsafeBufferPointer { others in
        for index in etas.indices {
          let slot = Int(etas[index].slot)
          let number = multiples[slot] * etas[index].inverse
          multiples[slot] = number
          if number.isZero { continue }
          for entry in others[range(ofEta: index)] {
            multiples[Int(entry.place)] = multiples[Int(entry.place)] - entry.number * number
          }
        }
      }
    }
    return multiples
  }

  @inline(__always)
  private func range(ofEta index: Int) -> Range<Int> {
    (index > 0 ? etas[index - 1].end : 0)..<etas[index].end
  }
}
