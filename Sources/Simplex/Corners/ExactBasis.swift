// The basis as a sparse matrix, factorised modulo a large prime, and exact solves with it, digit by digit.
//
// Numbers modulo a prime never grow, so a factorisation costs what one in floating point does, and a change of the basis
// is one more factor (the *product form*: G. B. Dantzig, W. Orchard-Hays, *The product form for the inverse in the simplex
// method*, 1954). What is solved for is exact all the same: see `ExactBasis+Lifting`.
//
// For each column there is one row, so that the matrix is square however many columns are tied: a tight row, or,
// for a column that is free to stay where it is, the column itself.

import Rationals

/// Rows of whole numbers, as many as columns, that do not depend on one another.
struct ExactBasis: Sendable {
  struct Entry: Sendable {
    var column: Int32
    var number: Int64
  }

  /// A row times the factor that makes its numbers whole.
  struct Line: Sendable {
    var entries: [Entry]
    var factor: Int64
  }

  /// A row in terms of those that were there before: the slot that it took, and the other slots.
  private struct Eta: Sendable {
    var slot: Int32
    var inverse: Residue
    var others: [SparseFactors<Residue>.Entry]
  }

  /// In each slot the number of a row, or a column as `~column` that stands for itself.
  private(set) var owners: [Int32] = []
  private(set) var lines: [Line] = []

  /// The rows that were there when the matrix was factorised, in the columns that could be pivots.
  private var factors: SparseFactors<Residue>
  /// For each of these rows its slot, or −1 for one that depended on others.
  private var slotOfRow: [Int32] = []
  /// For each of these rows its numbers in columns that stood for themselves.
  private var aside: [[SparseFactors<Residue>.Entry]] = []
  /// Whether a slot was a column's own then, or has come since.
  private var isOwn: [Bool] = []
  private var etas: [Eta] = []
  private var etaCount = 0

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
    factors = SparseFactors(
      rows.map { row in
        row.line.entries.filter { mayBePivot[Int($0.column)] }.map {
          .init(place: $0.column, number: Residue($0.number))
        }
      }, columnCount: count)
    aside = rows.map { row in
      row.line.entries.filter { !mayBePivot[Int($0.column)] }.map {
        .init(place: $0.column, number: Residue($0.number))
      }
    }
    owners = (0..<count).map { ~Int32($0) }
    lines = (0..<count).map { Line(entries: [Entry(column: Int32($0), number: 1)], factor: 1) }
    slotOfRow = Array(repeating: -1, count: rows.count)
    isOwn = Array(repeating: true, count: count)
    for pivot in factors.pivots {
      let (row, slot) = (Int(pivot.row), Int(pivot.column))
      owners[slot] = rows[row].number
      lines[slot] = rows[row].line
      slotOfRow[row] = pivot.column
      isOwn[slot] = false
    }
  }

  // MARK: Changes

  mutating func addColumn() {
    let column = Int32(lines.count)
    owners.append(~column)
    lines.append(Line(entries: [Entry(column: column, number: 1)], factor: 1))
    isOwn.append(true)
  }

  /// Puts a row in the place of another.
  ///
  /// - Returns: false if the matrix would be singular modulo the prime; it is of no use then.
  mutating func replace(_ owner: Int32, by new: Int32, _ line: Line) -> Bool {
    guard let slot = owners.firstIndex(of: owner) else { return false }
    var left = Array(repeating: Residue.zero, count: columnCount)
    for entry in line.entries { left[Int(entry.column)] = Residue(entry.number) }
    let multiples = solveTransposed(&left)
    if multiples[slot].isZero { return false }
    var eta = Eta(slot: Int32(slot), inverse: multiples[slot].inverse, others: [])
    for (place, number) in multiples.enumerated() where place != slot && !number.isZero {
      eta.others.append(.init(place: Int32(place), number: number))
    }
    owners[slot] = new
    lines[slot] = line
    etas.append(eta)
    etaCount += eta.others.count
    return isFresh || factorize()
  }

  /// Whether the factors of changes are short beside those of the matrix.
  private var isFresh: Bool {
    etas.count < Self.fewestEtas || etaCount < 2 * (factors.count + columnCount)
  }

  private static let fewestEtas = 16

  private mutating func factorize() -> Bool {
    let rows = zip(owners, lines).filter { $0.0 >= 0 }.map { (number: $0.0, line: $0.1) }
    var mayBePivot = Array(repeating: true, count: columnCount)
    for owner in owners where owner < 0 { mayBePivot[Int(~owner)] = false }
    self = ExactBasis(rows, mayBePivot: mayBePivot)
    return factors.pivots.count == rows.count
  }

  // MARK: Solving modulo the prime

  /// What the columns are if the rows are `right`.
  ///
  /// - Parameter right: by slot; of no use afterwards.
  func solve(_ right: inout [Residue]) -> [Residue] {
    for eta in etas.reversed() {
      let slot = Int(eta.slot)
      var sum = right[slot]
      for entry in eta.others {
        let number = right[Int(entry.place)]
        if !number.isZero { sum = sum - entry.number * number }
      }
      right[slot] = sum * eta.inverse
    }
    var solution = Array(repeating: Residue.zero, count: columnCount)
    for slot in solution.indices where isOwn[slot] { solution[slot] = right[slot] }
    var rows = Array(repeating: Residue.zero, count: slotOfRow.count)
    for (row, slot) in slotOfRow.enumerated() where slot >= 0 {
      var sum = right[Int(slot)]
      for entry in aside[row] { sum = sum - entry.number * solution[Int(entry.place)] }
      rows[row] = sum
    }
    factors.solve(&rows, into: &solution)
    return solution
  }

  /// The multiples of the rows whose sum is `left`.
  ///
  /// - Parameter left: by column; of no use afterwards.
  /// - Returns: by slot.
  func solveTransposed(_ left: inout [Residue]) -> [Residue] {
    var rows = Array(repeating: Residue.zero, count: slotOfRow.count)
    factors.solveTransposed(&left, into: &rows)
    var multiples = Array(repeating: Residue.zero, count: columnCount)
    for slot in multiples.indices where isOwn[slot] { multiples[slot] = left[slot] }
    for (row, slot) in slotOfRow.enumerated() where slot >= 0 && !rows[row].isZero {
      multiples[Int(slot)] = rows[row]
      for entry in aside[row] {
        multiples[Int(entry.place)] = multiples[Int(entry.place)] - entry.number * rows[row]
      }
    }
    for eta in etas {
      let number = multiples[Int(eta.slot)] * eta.inverse
      multiples[Int(eta.slot)] = number
      if number.isZero { continue }
      for entry in eta.others {
        multiples[Int(entry.place)] = multiples[Int(entry.place)] - entry.number * number
      }
    }
    return multiples
  }
}

extension ExactBasis.Line {
  /// The row times the least number that makes it whole.
  ///
  /// - Returns: nil if that takes more than a word, or if a sum of it may.
  init?(_ terms: some Collection<LinearForm.Term>) {
    guard let factor = Rational.commonDenominator(terms.lazy.map { $0.coefficient }).asInt64 else {
      return nil
    }
    var entries: [ExactBasis.Entry] = []
    var sum: UInt64 = 0
    for term in terms {
      let whole = factor == 1 ? term.coefficient : term.coefficient * Rational(factor)
      guard let number = whole.asInt64 else { return nil }
      let (next, overflows) = sum.addingReportingOverflow(number.magnitude)
      if overflows || next >> 60 != 0 { return nil }
      sum = next
      entries.append(.init(column: Int32(term.column), number: number))
    }
    self.init(entries: entries, factor: factor)
  }
}

extension Rational {
  /// The least whole number that makes all of them whole.
  static func commonDenominator(_ numbers: some Sequence<Rational>) -> Rational {
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
