// One row of a dictionary: a constant and the coefficients that are not zero, in order of column.

public import Rationals

/// `constant + Σ value · column` over the nonbasic columns whose coefficient is not zero.
public struct SparseRow: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var column: Column
    public var value: Rational
  }

  public internal(set) var constant: Rational
  /// In order of column; no value is zero.
  public internal(set) var entries: [Entry]

  init(constant: Rational = 0, entries: [Entry] = []) {
    self.constant = constant
    self.entries = entries
  }

  /// The coefficient of a column; zero where it does not stand.
  ///
  /// - Complexity: O(log n) for n entries.
  public subscript(column: Column) -> Rational {
    guard let place = place(of: column) else { return 0 }
    return entries[place].value
  }

  func place(of column: Column) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].column < column { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].column == column ? low : nil
  }

  /// Adds `factor` times `other`, leaving out `removed`, which must not stand in `other`; `filled`
  /// hears of every column that stands here now and did not before.
  ///
  /// - Complexity: O(m + n) for rows of m and n entries.
  mutating func add(
    _ factor: Rational, times other: SparseRow, removing removed: Column? = nil,
    filled: (Column) -> Void = { _ in }
  ) {
    constant.addProduct(factor, other.constant)
    var sum: [Entry] = []
    sum.reserveCapacity(entries.count + other.entries.count)
    var mine = 0
    var theirs = 0
    while mine < entries.count || theirs < other.entries.count {
      let left = mine < entries.count ? entries[mine].column : Int.max
      let right = theirs < other.entries.count ? other.entries[theirs].column : Int.max
      if left < right {
        if left != removed { sum.append(entries[mine]) }
        mine += 1
      } else if right < left {
        let entry = other.entries[theirs]
        sum.append(Entry(column: entry.column, value: factor * entry.value))
        filled(entry.column)
        theirs += 1
      } else {
        var value = entries[mine].value
        value.addProduct(factor, other.entries[theirs].value)
        if !value.isZero { sum.append(Entry(column: left, value: value)) }
        mine += 1
        theirs += 1
      }
    }
    entries = sum
  }

  mutating func negate() {
    constant = -constant
    for place in entries.indices { entries[place].value = -entries[place].value }
  }
}
