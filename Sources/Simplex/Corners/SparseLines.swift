// The rows of a sparse matrix, one after another in one run of memory.

/// Lines of places with numbers.
struct SparseLines<Number: Field>: Sendable {
  struct Entry: Sendable {
    /// A column, or a row.
    var place: Int32
    var number: Number
  }

  private(set) var entries: [Entry] = []
  /// Where each line begins, and where the last one ends.
  private var starts: [Int32] = [0]

  init() {}

  /// Lines whose entries come in any order, each by `put`.
  ///
  /// - Parameter counts: how many entries each line gets.
  init(counts: [Int32]) {
    starts.reserveCapacity(counts.count + 1)
    var sum: Int32 = 0
    for count in counts {
      // Until its entries are there, a line ends where it begins.
      starts.append(sum)
      sum += count
    }
    entries = Array(repeating: Entry(place: 0, number: .zero), count: Int(sum))
  }

  /// Puts the next entry of a line where `init(counts:)` has left room for it.
  mutating func put(_ place: Int32, _ number: Number, in line: Int) {
    entries[Int(starts[line + 1])] = Entry(place: place, number: number)
    starts[line + 1] += 1
  }

  /// How many lines there are.
  var count: Int { starts.count - 1 }

  mutating func reserve(lines: Int, entries: Int) {
    starts.reserveCapacity(lines + 1)
    self.entries.reserveCapacity(entries)
  }

  /// Puts an entry into the line that is being made: the one after those that have ended.
  mutating func append(_ place: Int32, _ number: Number) {
    entries.append(Entry(place: place, number: number))
  }

  mutating func endLine() { starts.append(Int32(entries.count)) }

  /// Where the entries of a line are.
  @inline(__always)
  subscript(line: Int) -> Range<Int> { Int(starts[line])..<Int(starts[line + 1]) }
}
