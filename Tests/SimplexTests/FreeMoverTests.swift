// Vertices with many rows through one point: what floating point says of free movers, and what comes of it.

import Rationals
import TestSupport
import Testing

@testable import Simplex

@Suite("Free movers")
struct FreeMoverTests {
  enum Size: CaseIterable {
    case small
    /// From 10⁻¹² to 10¹².
    case wide
    /// So near to one another that floating point takes some for the same, and loses its way.
    case close

    fileprivate func number(_ random: inout SeededGenerator) -> Rational {
      let number = Rational(random.integer(in: 1...5) * random.element(of: [1, -1]))
      if self == .small { return number }
      if self == .close {
        return Rational(number.signum)
          + Rational(random.integer(in: -9...9)) / Rational(1_000_000_000_000_000)
      }
      let power = (0..<random.integer(in: 0...12)).reduce(Rational(1)) { power, _ in power * 10 }
      return random.happens(1, outOf: 2) ? number * power : number / power
    }
  }

  /// Rows that nearly all are zero at one point, solved.
  private static func minimizer(_ size: Size, seed: Int) throws -> (Minimizer, columns: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var minimizer = Minimizer()
    let wishes = minimizer.addRank(at: 1)
    let columns = random.integer(in: size == .close ? 2...4 : 2...12)
    let point = (0..<columns).map { _ in Rational(random.integer(in: -9...9)) }
    for _ in 0..<columns { _ = minimizer.addColumn() }
    for _ in 0..<random.integer(in: columns...3 * columns) {
      let places = Set(
        (0..<(size == .close ? 9 : random.integer(in: 1...4))).map { _ in
          random.integer(in: 0...columns - 1)
        })
      let terms = places.sorted().map { LinearForm.Term($0, size.number(&random)) }
      let slack = Rational(random.happens(1, outOf: 6) ? random.integer(in: 1...9) : 0)
      let penalty =
        switch random.integer(in: 0...7) {
        case 0: Minimizer.Penalty(rank: 0, above: 1, below: 1)
        case 1: Minimizer.Penalty(rank: wishes, above: 1, below: 1)
        case 2: Minimizer.Penalty(rank: wishes, above: 0, below: 1)
        default: Minimizer.Penalty(rank: 0, above: 0, below: 1)
        }
      _ = minimizer.addRow(
        terms, constant: slack - LinearForm(terms).value(at: point), penalty: penalty)
    }
    try minimizer.minimize()
    return (minimizer, columns)
  }

  @Test("The answer does not rest on what floating point says", arguments: Size.allCases)
  func answers(size: Size) throws {
    var counts: [Bool?: Int] = [:]
    for seed in 0..<Trials.count(10_000) {
      var (minimizer, columns) = try Self.minimizer(size, seed: seed)
      guard minimizer.outcome == .optimal else { continue }
      let answer = minimizer.isAmbiguous(first: columns, unguessed: .max)
      #expect(minimizer.isAmbiguous(first: columns, unguessed: 0) == answer, "seed \(seed)")
      #expect(minimizer.isAmbiguous(first: columns) == answer, "seed \(seed)")
      let ranges = try minimizer.ranges(ofColumns: Array(0..<columns), ranks: 2)
      let isOpen = ranges.contains { $0.lower == nil || $0.lower != $0.upper }
      if let answer { #expect(isOpen == answer, "seed \(seed)") }
      counts[answer, default: 0] += 1
    }
    #expect([true, false, nil].allSatisfy { counts[$0, default: 0] > 0 }, "\(counts)")
  }

  @Test("Of small numbers floating point tells which movers are stopped at once")
  func guesses() throws {
    var counts = [true: 0, false: 0]
    for seed in 0..<Trials.count(10_000) {
      var (minimizer, columns) = try Self.minimizer(.small, seed: seed)
      guard minimizer.outcome == .optimal else { continue }
      minimizer.completePrices()
      let copy = minimizer.own()
      let free = copy.state.pointee.freeMovers(first: columns)
      guard let guess = MoverGuess(copy.state.pointee) else { continue }
      for (mover, direction) in free {
        let isStopped = !copy.state.pointee.getsAnywhere(mover, direction)
        #expect(guess.stops(mover, direction) == isStopped, "seed \(seed), mover \(mover)")
        counts[isStopped, default: 0] += 1
      }
    }
    #expect(counts.values.allSatisfy { $0 > 30 }, "\(counts)")
  }
}
