// Which numbers of two rows meet in a sum of them, before anything is computed.

import ExactIntegers

/// The columns of a sum, and for each of its numbers the places of those that it is made of.
struct Merged {
  let columns: UnsafeBufferPointer<Int32>
  /// The denominator, the constant, the columns: places among the numbers of the row and of the other, or −1.
  let pairs: UnsafeBufferPointer<(Int32, Int32)>
  /// The columns that the row did not have.
  let filled: [Int32]
}

extension SparseRow {
  /// - Parameter removed: a column that stands here but not in `other`, and not in the sum.
  mutating func withMerged<Result>(
    _ other: SparseRow, removing removed: Int32?, _ body: (inout SparseRow, Merged) -> Result
  ) -> Result {
    let capacity = columns.count + other.columns.count
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: capacity) { sum in
      withUnsafeTemporaryAllocation(of: (Int32, Int32).self, capacity: capacity + 2) { pairs in
        var filled: [Int32] = []
        let count = merge(other, removed ?? -1, sum, pairs, &filled)
        let merged = Merged(
          columns: UnsafeBufferPointer(rebasing: sum[..<count]),
          pairs: UnsafeBufferPointer(rebasing: pairs[..<(count + 2)]), filled: filled)
        return body(&self, merged)
      }
    }
  }

  private func merge(
    _ other: SparseRow, _ removed: Int32, _ sum: UnsafeMutableBufferPointer<Int32>,
    _ pairs: UnsafeMutableBufferPointer<(Int32, Int32)>, _ filled: inout [Int32]
  ) -> Int {
    // The sum's denominator is a multiple of this row's.
    pairs[0] = (0, -1)
    pairs[1] = (1, 1)
    var count = 0
    func put(_ column: Int32, _ own: Int, _ their: Int) {
      sum[count] = column
      pairs[count &+ 2] = (Int32(truncatingIfNeeded: own), Int32(truncatingIfNeeded: their))
      count &+= 1
    }
    columns.withUnsafeBufferPointer { mine in
      other.columns.withUnsafeBufferPointer { theirs in
        var (i, j) = (0, 0)
        while i < mine.count || j < theirs.count {
          let left = i < mine.count ? mine[i] : .max
          let right = j < theirs.count ? theirs[j] : .max
          if left == right {
            put(left, i &+ 2, j &+ 2)
            i &+= 1
            j &+= 1
          } else if left < right {
            if left != removed { put(left, i &+ 2, -1) }
            i &+= 1
          } else {
            put(right, -1, j &+ 2)
            filled.append(right)
            j &+= 1
          }
        }
      }
    }
    return count
  }

  /// Takes columns and numbers as they were computed, without those that have become zero. Memory that the
  /// row has is used again.
  mutating func replace(
    _ newColumns: UnsafeBufferPointer<Int32>, _ newWords: UnsafeBufferPointer<UInt64>,
    hasZeros: Bool = true
  ) {
    columns.removeAll(keepingCapacity: true)
    columns.append(contentsOf: newColumns)
    words.removeAll(keepingCapacity: true)
    words.append(contentsOf: newWords)
    if hasZeros { removeZeros() }
  }

  private mutating func removeZeros() {
    let width = width
    let count = columns.count
    let kept = words.withUnsafeMutableBufferPointer { words in
      columns.withUnsafeMutableBufferPointer { columns in
        guard let base = words.baseAddress else { return 0 }
        var kept = 0
        for place in 0..<count where !Limbs.isZero(base + (place + 2) * width, width) {
          if kept < place {
            columns[kept] = columns[place]
            for i in 0..<width { base[(kept + 2) * width + i] = base[(place + 2) * width + i] }
          }
          kept += 1
        }
        return kept
      }
    }
    columns.removeLast(count - kept)
    words.removeLast((count - kept) * width)
  }
}
