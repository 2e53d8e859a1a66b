// The basis as a sparse matrix, factorised modulo a large prime, and exact solves with it, digit by digit.
//
// Numbers modulo a prime never grow, so a factorisation costs what one in floating point does, and so does a change of the
// basis (`RowFactors`). What is solved for is exact all the same: see `ExactBasis+Lifting`.
//
// For each column there is one row, so that the matrix is square however many columns are tied: a tight row, or,
// for a column that is free to stay where it is, the column itself.

package import Rationals

/// Rows of whole numbers, as many as columns, that do not depend on one another.
struct ExactBasis: Sendable {
  struct Entry: Sendable {
    var column: Int32
    var number: Int64
  }

  /// A row times the factor that makes its numbers whole.
  struct Line: Sendable {
    var entries: [Entry]
    /// 1 where numbers are longer than a word.
    var factor: Int64
    /// What else such a line has.
    var long: LongLine?
  }

  final class LongLine: Sendable {
    /// What is to be added to the number of each entry: so many times 2⁶⁴.
    let upper: [Int64]
    let factor: Rational

    init(_ upper: [Int64], factor: Rational) {
      self.upper = upper
      self.factor = factor
    }
  }

  /// The entries of lines, one line after another in one run of memory.
  struct EntryRuns: Sendable {
    private(set) var entries: [Entry] = []
    private var runs: [Range<Int32>] = []
    /// No number is longer.
    private(set) var longest: UInt64 = 1

    mutating func append(_ line: [Entry]) { runs.append(place(line)) }

    /// What was there before stays as it is, and is of no use.
    mutating func replace(_ slot: Int, by line: [Entry]) { runs[slot] = place(line) }

    private mutating func place(_ line: [Entry]) -> Range<Int32> {
      let start = Int32(entries.count)
      entries += line
      for entry in line { longest = max(longest, entry.number.magnitude) }
      return start..<Int32(entries.count)
    }

    /// Calls back with the entries of each slot in turn.
    @inline(__always)
    func eachLine(_ body: (_ slot: Int, _ line: Slice<UnsafeBufferPointer<Entry>>) -> Void) {
      entries.withUnsafeBufferPointer { entries in
        for (slot, run) in runs.enumerated() {
          body(slot, entries[Int(run.lowerBound)..<Int(run.upperBound)])
        }
      }
    }
  }

  /// In each slot the number of a row, or a column as `~column` that stands for itself.
  private(set) var owners: [Int32] = []
  private(set) var lines: [Line] = []
  /// The entries of each of these, for the innermost loops.
  private(set) var runs = EntryRuns()
  /// Whether one may be longer than a word.
  private(set) var hasLongLines: Bool

  private(set) var factors: RowFactors<Residue>

  var columnCount: Int { lines.count }

  /// The slots of the rows that were there when the matrix was factorised, in the order of elimination: the first so many
  /// of these rows are independent in the columns of their slots.
  var order: [Int] { factors.pivots.map { Int($0.column) } }

  /// With those of the rows that are independent; what is left of the columns stands for itself.
  ///
  /// - Parameters:
  ///   - rows: their numbers and lines.
  ///   - mayBePivot: for each column whether a row may decide it.
  init(_ rows: [(number: Int32, line: Line)], mayBePivot: [Bool]) {
    let count = mayBePivot.count
    hasLongLines = rows.contains { $0.line.long != nil }
    var residues = SparseLines<Residue>()
    residues.reserve(
      lines: rows.count, entries: rows.reduce(0) { $0 + $1.line.entries.count })
    for row in rows {
      for (place, entry) in row.line.entries.enumerated() {
        residues.append(entry.column, row.line.residue(at: place))
      }
      residues.endLine()
    }
    factors = RowFactors(residues, mayBePivot: mayBePivot)
    owners = (0..<count).map { ~Int32($0) }
    lines = (0..<count).map { Line(entries: [Entry(column: Int32($0), number: 1)], factor: 1) }
    for pivot in factors.pivots {
      let (row, slot) = (Int(pivot.row), Int(pivot.column))
      owners[slot] = rows[row].number
      lines[slot] = rows[row].line
    }
    for line in lines { runs.append(line.entries) }
  }

  // MARK: Changes

  mutating func addColumn() {
    let column = Int32(lines.count)
    owners.append(~column)
    lines.append(Line(entries: [Entry(column: column, number: 1)], factor: 1))
    runs.append([Entry(column: column, number: 1)])
    factors.addColumn()
  }

  /// Puts a row in the place of another.
  ///
  /// - Returns: false if the matrix would be singular modulo the prime; it is of no use then.
  mutating func replace(_ owner: Int32, by new: Int32, _ line: Line) -> Bool {
    guard let slot = owners.firstIndex(of: owner) else { return false }
    var left = Array(repeating: Residue.zero, count: columnCount)
    for (place, entry) in line.entries.enumerated() {
      left[Int(entry.column)] = line.residue(at: place)
    }
    let multiples = factors.solveTransposed(&left)
    if multiples[slot].isZero { return false }
    factors.replace(slot: slot, multiples)
    owners[slot] = new
    lines[slot] = line
    runs.replace(slot, by: line.entries)
    if line.long != nil { hasLongLines = true }
    return factors.isFresh || factorize()
  }

  private mutating func factorize() -> Bool {
    let rows = zip(owners, lines).filter { $0.0 >= 0 }.map { (number: $0.0, line: $0.1) }
    var mayBePivot = Array(repeating: true, count: columnCount)
    for owner in owners where owner < 0 { mayBePivot[Int(~owner)] = false }
    self = ExactBasis(rows, mayBePivot: mayBePivot)
    return factors.pivots.count == rows.count
  }
}

extension ExactBasis.Line {
  /// A number of the row as it was given, times the factor.
  func scaled(_ number: Rational) -> Rational {
    if let long { return number * long.factor }
    return factor == 1 ? number : number * Rational(factor)
  }

  func approximation(at place: Int) -> Double {
    let low = Double(entries[place].number)
    return long.map { Double($0.upper[place]) * 0x1p64 + low } ?? low
  }

  func residue(at place: Int) -> Residue {
    let number = entries[place].number
    guard let long else { return Residue(number) }
    return Residue(Int128(long.upper[place]) << 64 + Int128(number))
  }

  /// The row times the least number that makes it whole.
  ///
  /// - Returns: nil if a number of it, or a sum of some, takes more than two words.
  init?(_ terms: some Collection<LinearForm.Term>) {
    let factor = Rational.commonDenominator(terms.lazy.map { $0.coefficient })
    var entries: [ExactBasis.Entry] = []
    var sum: UInt64 = 0
    for term in terms {
      let whole = factor.isOne ? term.coefficient : term.coefficient * factor
      let number = whole.asInt64 ?? .max
      let (next, overflows) = sum.addingReportingOverflow(number.magnitude)
      if overflows || next >> 60 != 0 {
        self.init(long: terms, factor)
        return
      }
      sum = next
      entries.append(.init(column: Int32(term.column), number: number))
    }
    guard let factor = factor.asInt64 else {
      self.init(long: terms, factor)
      return
    }
    self.init(entries: entries, factor: factor)
  }

  private init?(long terms: some Collection<LinearForm.Term>, _ factor: Rational) {
    var entries: [ExactBasis.Entry] = []
    var upper: [Int64] = []
    var sum: UInt128 = 0
    for term in terms {
      guard let number = (term.coefficient * factor).asInt128 else { return nil }
      sum += number.magnitude
      if sum >> 122 != 0 { return nil }
      let low = Int64(truncatingIfNeeded: number)
      entries.append(.init(column: Int32(term.column), number: low))
      upper.append(Int64(truncatingIfNeeded: (number - Int128(low)) >> 64))
    }
    self.init(entries: entries, factor: 1, long: .init(upper, factor: factor))
  }
}

extension Rational {
  /// The number, if it is whole and no longer than two words.
  fileprivate var asInt128: Int128? {
    let words = numeratorWords
    guard isInteger, words.count <= 2, let low = words.first else { return nil }
    // The last word has the sign.
    let high = words.count == 2 ? Int64(bitPattern: words[1]) : Int64(bitPattern: low) >> 63
    return Int128(high) << 64 + Int128(low)
  }

  /// The least whole number that makes all of them whole.
  package static func commonDenominator(_ numbers: some Sequence<Rational>) -> Rational {
    var multiple: Rational = 1
    for number in numbers where !number.isInteger {
      // What is not whole yet has a denominator that it is to be multiplied by.
      let rest = multiple.isOne ? number : number * multiple
      if rest.isInteger { continue }
      multiple *= Rational(
        numeratorWords: rest.denominatorWords, denominatorWords: CollectionOfOne<UInt64>(1))
    }
    return multiple
  }
}
