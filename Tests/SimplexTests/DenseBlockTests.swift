// Kept inverses of dense blocks, against tearing: the same solves, whatever became of the basis meanwhile.

import Rationals
import TestSupport
import Testing

@testable import Simplex

@Suite("Dense blocks") struct DenseBlockTests {
  /// Two bases that go the same way, one with kept inverses for all blocks, or factors, and one with neither.
  private final class Twins {
    var generator: SeededGenerator
    var kept = Basis()
    var torn = Basis()
    let size: Int
    /// So many coefficients of ten are not zero.
    let density: Int
    var rows: [Int] = []

    init(seed: Int, isFactored: Bool = false) {
      generator = SeededGenerator(seed: UInt64(seed))
      size = generator.integer(in: 2...9)
      density = generator.element(of: [4, 7, 10])
      kept.fewestTears = 1
      if isFactored { kept.fewestFactored = 2 }
      torn.fewestTears = .max
      for _ in 0..<size { both { _ = $0.addColumn() } }
    }

    private func both(_ body: (inout Basis) -> Void) {
      body(&kept)
      body(&torn)
    }

    private func coefficient() -> Rational {
      switch generator.integer(in: 0...19) {
      case 0: generator.hugeRational()
      case 1: Rational(numerator: generator.integer(in: 1...9), denominator: 7)
      default: Rational(generator.integer(in: 1...9)) * generator.element(of: [1, -1])
      }
    }

    /// A new row; it is not tight.
    func addRow() {
      var terms: [LinearForm.Term] = []
      for column in 0..<size where generator.happens(density, outOf: 10) {
        terms.append(.init(column, coefficient()))
      }
      if terms.isEmpty { terms.append(.init(generator.integer(in: 0...(size - 1)), 1)) }
      let row = kept.addRow(terms)
      let other = torn.addRow(terms)
      #expect(other == row)
      both { $0.system.link(row: row) }
      rows.append(row)
    }

    func removeRow() {
      guard !rows.isEmpty else { return }
      let row = rows.remove(at: generator.integer(in: 0...(rows.count - 1)))
      if kept.isTight(row) {
        let (one, other) = (kept.release(row: row), torn.release(row: row))
        #expect(one == other)
      }
      both {
        $0.system.unlink(row: row)
        $0.system.removeRow(row)
      }
    }

    /// A row's multiples of tight rows and what is left over for superbasic columns, from both.
    func combination(of row: Int) -> (rows: [Int: Rational], columns: [Int: Rational]) {
      let mine = combination(of: row, &kept)
      let other = combination(of: row, &torn)
      #expect(mine.rows == other.rows)
      #expect(mine.columns == other.columns)
      return other
    }

    private func combination(
      of row: Int, _ basis: inout Basis
    ) -> (rows: [Int: Rational], columns: [Int: Rational]) {
      var combination = Buffer<Multiple>()
      basis.load(row: row, times: 1)
      basis.btran(into: &combination)
      var rows: [Int: Rational] = [:]
      for multiple in combination.elements { rows[Int(multiple.row)] = multiple.multiple }
      let columns = left(in: basis)
      basis.clear()
      let isClear = (0..<size).allSatisfy { basis.work[$0].isZero && basis.local[$0] == -1 }
      #expect(isClear)
      return (rows, columns)
    }

    private func left(in basis: borrowing Basis) -> [Int: Rational] {
      var numbers: [Int: Rational] = [:]
      for column in basis.touched.elements where !basis.work[column].isZero {
        numbers[Int(column)] = basis.work[column]
      }
      return numbers
    }

    /// Makes a row tight in the place of a tight row or a superbasic column that it holds.
    func enter() {
      let loose = rows.filter { !kept.isTight($0) }
      guard !loose.isEmpty else { return }
      let row = generator.element(of: loose)
      let held = combination(of: row)
      let choices = held.rows.keys.sorted() + held.columns.keys.sorted().map { ~$0 }
      guard !choices.isEmpty else { return }
      let choice = generator.element(of: choices)
      both {
        if choice >= 0 {
          $0.exchange(leaving: choice, entering: row)
        } else {
          $0.enter(column: ~choice, row: row)
        }
      }
    }

    /// All movements, from both.
    func compareMovements() {
      for row in rows where kept.isTight(row) { compare { $0.ftran(row: row) } }
      for column in 0..<size where kept.isSuperbasic(column) {
        compare { $0.ftran(superbasic: column) }
      }
    }

    private func compare(_ move: (inout Basis) -> Void) {
      both(move)
      let (one, other) = (left(in: kept), left(in: torn))
      #expect(one == other)
      both { $0.clear() }
    }
  }

  @Test(
    "Solves with kept inverses are those by tearing, as rows come, go and change places",
    arguments: 0..<Trials.count(150))
  func twins(seed: Int) { compare(Twins(seed: seed)) }

  @Test(
    "Solves with a factorised basis are those by tearing, too", arguments: 0..<Trials.count(150))
  func factored(seed: Int) { compare(Twins(seed: 700 + seed, isFactored: true)) }

  private func compare(_ twins: Twins) {
    for _ in 0..<40 {
      switch twins.generator.integer(in: 0...9) {
      case 0...2: twins.addRow()
      case 3: twins.removeRow()
      default: twins.enter()
      }
      if twins.generator.happens(1, outOf: 3) { twins.compareMovements() }
    }
  }

  /// Rows of wishes over all columns, changed and solved again, with kept inverses and without.
  @Test(
    "A minimiser with kept inverses is sound, and its sums those of one without",
    arguments: 0..<Trials.count(40))
  func minimisers(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var kept = Minimizer()
    var torn = Minimizer()
    kept.own().state.pointee.basis.fewestTears = 1
    if seed % 2 == 1 { kept.own().state.pointee.basis.fewestFactored = 2 }
    torn.own().state.pointee.basis.fewestTears = .max
    let size = generator.integer(in: 3...8)
    let rank = kept.addRank(at: 1)
    #expect(torn.addRank(at: 1) == rank)
    for _ in 0..<size { #expect(kept.addColumn() == torn.addColumn()) }
    var rows: [Int] = []
    for _ in 0..<30 {
      if rows.count > 3, generator.happens(1, outOf: 4) {
        let row = rows.remove(at: generator.integer(in: 0...(rows.count - 1)))
        kept.removeRow(row)
        torn.removeRow(row)
      } else {
        var terms: [LinearForm.Term] = []
        for column in 0..<size where generator.happens(4, outOf: 5) {
          let value = generator.smallRational()
          if !value.isZero { terms.append(.init(column, value)) }
        }
        let constant = Rational(generator.integer(in: -20...20))
        let penalty = Minimizer.Penalty(
          rank: generator.element(of: [0, rank, rank]), above: generator.element(of: [0, 1, 2]),
          below: generator.element(of: [1, 3]))
        let row = kept.addRow(terms, constant: constant, penalty: penalty)
        #expect(torn.addRow(terms, constant: constant, penalty: penalty) == row)
        rows.append(row)
      }
      let fork = kept
      try kept.minimize()
      try torn.minimize()
      #expect(kept.outcome == torn.outcome)
      #expect(kept.flaws(isMinimal: kept.outcome == .optimal) == [])
      if kept.outcome == .optimal {
        #expect(kept.cost(ofRank: rank) == torn.cost(ofRank: rank))
      }
      // A copy that was made before goes its own way.
      var other = fork
      try other.minimize()
      #expect(other.outcome == kept.outcome)
      #expect(other.flaws(isMinimal: other.outcome == .optimal) == [])
    }
  }
}
