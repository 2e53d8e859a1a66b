// Columns that many rows speak of alone: with their breakpoints in order every step is what it is without.

import Rationals
import TestSupport
import Testing

@testable import Simplex

@Suite("Ladders") struct LadderTests {
  /// Two minimisers that go the same way, one with ladders wherever two rows can make one and with sums that are kept, and one
  /// with neither.
  private struct Twins {
    var generator: SeededGenerator
    var climbing = Minimizer()
    var looking = Minimizer()
    var ranks: [Int] = [0]
    var columns = 0
    var rows: [Int] = []

    init(seed: Int) {
      generator = SeededGenerator(seed: UInt64(seed))
      climbing.own().state.pointee.ladders.fewestRows = 2
      looking.own().state.pointee.ladders.fewestRows = .max
      for place in 1...generator.integer(in: 1...2) {
        ranks.append(both { $0.addRank(at: place) })
      }
      for _ in 1...generator.integer(in: 1...3) { addColumn() }
    }

    mutating func both<Answer: Equatable>(_ body: (inout Minimizer) -> Answer) -> Answer {
      let (one, other) = (body(&climbing), body(&looking))
      #expect(one == other)
      return one
    }

    mutating func inBoth(_ body: (inout Minimizer) -> Void) {
      body(&climbing)
      body(&looking)
    }

    mutating func addColumn() {
      let column = both { $0.addColumn() }
      #expect(column == columns)
      columns += 1
    }

    mutating func penalty() -> Minimizer.Penalty {
      let isRequired = generator.happens(1, outOf: 12)
      return Minimizer.Penalty(
        rank: isRequired ? 0 : generator.element(of: Array(ranks.dropFirst())),
        above: generator.element(of: isRequired ? [0, 1] : [0, 1, 1, 2]),
        below: generator.element(of: [0, 1, 1, 3]))
    }

    mutating func addRow() {
      var terms: [LinearForm.Term] = []
      let isShared = generator.happens(1, outOf: 8)
      let only = generator.integer(in: 0...(columns - 1))
      for column in 0..<columns where isShared || column == only {
        terms.append(.init(column, generator.element(of: [1, 1, 1, -1, 2, Rational("-1/3")!])))
      }
      let (constant, penalty) = (Rational(generator.integer(in: -3...3)), penalty())
      rows.append(both { $0.addRow(terms, constant: constant, penalty: penalty) })
    }

    mutating func change() {
      guard rows.count > 3 else { return addRow() }
      let place = generator.integer(in: 0...(rows.count - 1))
      switch generator.integer(in: 0...19) {
      case 0...2:
        let row = rows.remove(at: place)
        inBoth { $0.removeRow(row) }
      case 3:
        let (row, constant) = (rows[place], Rational(generator.integer(in: -4...4)))
        inBoth { $0.setConstant(ofRow: row, to: constant) }
      case 4:
        let (row, penalty) = (rows[place], penalty())
        inBoth { $0.setPenalty(ofRow: row, to: penalty) }
      case 5: addColumn()
      default: addRow()
      }
    }

    mutating func solve() throws {
      climbing.beginRecord()
      looking.beginRecord()
      if generator.happens(1, outOf: 40) {
        let (one, other) = (try climbing.leap(), try looking.leap())
        #expect(one == other)
      }
      try climbing.minimize()
      try looking.minimize()
      #expect(climbing.record == looking.record)
      #expect(climbing.effort == looking.effort)
      #expect(climbing.outcome == looking.outcome)
      let isOptimal = climbing.outcome == .optimal
      #expect(climbing.flaws(isMinimal: isOptimal) == [])
      #expect(looking.flaws(isMinimal: isOptimal) == [])
      for column in 0..<columns { _ = both { $0.value(ofColumn: column) } }
      for rank in ranks { _ = both { $0.cost(ofRank: rank) } }
      let work = both { $0.own().state.pointee.work }
      #expect(work >= 0)
      climbing.followCosts()
    }
  }

  @Test(
    "Steps along a ladder are those that a look at all rows finds, as rows come, go and change",
    arguments: 0..<Trials.count(200))
  func twins(seed: Int) throws {
    var twins = Twins(seed: seed)
    for _ in 0..<60 {
      for _ in 0..<twins.generator.element(of: [1, 1, 1, 4]) { twins.change() }
      try twins.solve()
    }
  }

  @Test(
    "A thousand equal wishes are taken in with no look at all of them", arguments: [1000, 2000])
  func equalWishes(count: Int) throws {
    var minimizer = Minimizer()
    let rank = minimizer.addRank(at: 1)
    let column = minimizer.addColumn()
    for _ in 0..<count {
      _ = minimizer.addRow(
        [.init(column, 1)], constant: -1, penalty: .init(rank: rank, above: 1, below: 1))
      try minimizer.minimize()
      minimizer.followCosts()
    }
    #expect(minimizer.value(ofColumn: column) == 1)
    #expect(minimizer.cost(ofRank: rank) == 0)
    let state = minimizer.own().state
    let ladders = state.pointee.ladders.indices.count
    #expect(ladders == 1)
    let isKnown = state.pointee.costs.isKnown
    #expect(isKnown)
    #expect(minimizer.flaws(isMinimal: true) == [])
  }

  @Test("Wishes for one variable at random places come to the median, rung by rung")
  func median() throws {
    var generator = SeededGenerator(seed: 1)
    var minimizer = Minimizer()
    let rank = minimizer.addRank(at: 1)
    let column = minimizer.addColumn()
    var wishes: [Rational] = []
    for _ in 0..<501 {
      wishes.append(Rational(generator.integer(in: -1000...1000)))
      _ = minimizer.addRow(
        [.init(column, 1)], constant: -(wishes.last ?? 0),
        penalty: .init(rank: rank, above: 1, below: 1))
      try minimizer.minimize()
      minimizer.followCosts()
    }
    let median = wishes.sorted()[250]
    #expect(minimizer.value(ofColumn: column) == median)
    let cost = wishes.reduce(0) { $0 + ($1 - median).magnitude }
    #expect(minimizer.cost(ofRank: rank) == cost)
    let isKnown = minimizer.own().state.pointee.costs.isKnown
    #expect(isKnown)
    #expect(minimizer.flaws(isMinimal: true) == [])
  }
}
