// Linear programs in floating point: factors that follow exchanges, and the corners that the dual simplex method finds.

import Rationals
import TestSupport
import Testing

@testable import Simplex

@Suite("Corners of linear programs")
struct ProgramCornerTests {
  // MARK: Factors

  /// A program whose columns are sparse, and of any rank.
  private static func model(_ random: inout SeededGenerator, rows: Int, columns: Int)
    -> FloatModel
  {
    var model = FloatModel(columns: Array(repeating: 0, count: columns), ranks: 2)
    for _ in 0..<rows {
      var places = Set(
        (0..<random.integer(in: 2...4)).map { _ in random.integer(in: 0...columns - 1) })
      // One column would be a bound, and no row.
      while places.count < 2 { places.insert(random.integer(in: 0...columns - 1)) }
      model.addRow(
        .init(constant: 0, rank: 0, above: 1, below: 1),
        places.sorted().map {
          .init(place: Int32($0), coefficient: Double(random.element(of: [-3, -2, -1, 1, 2, 4])))
        })
    }
    return model
  }

  /// The column of a variable, by row.
  private static func column(_ program: borrowing FloatProgram, _ variable: Int) -> [Double] {
    var column = Array(repeating: 0.0, count: program.rowCount)
    if variable >= program.columnCount {
      column[variable - program.columnCount] = 1
    } else {
      for index in program.column(variable) {
        column[Int(program.columnRows[index])] = program.columnNumbers[index]
      }
    }
    return column
  }

  /// Solves both ways, and puts what comes out into the equations.
  private static func expectSolutions(
    _ factors: inout UpdatableFactors, _ program: borrowing FloatProgram,
    _ basis: borrowing Buffer<Int32>, _ random: inout SeededGenerator
  ) {
    let count = program.rowCount
    let right = (0..<count).map { _ in
      random.happens(1, outOf: 3) ? Double(random.integer(in: -9...9)) : 0
    }
    var vector = SparseVector(count: count)
    for (place, number) in right.enumerated() where number != 0 {
      vector.set(number, at: Int32(place))
    }
    factors.ftran(&vector)
    var rest = right
    for slot in 0..<count {
      for (row, number) in Self.column(program, Int(basis[slot])).enumerated() {
        rest[row] -= number * vector.numbers[slot]
      }
    }
    #expect(rest.allSatisfy { $0.magnitude < 1e-6 }, "ftran")
    vector.clear()
    for (place, number) in right.enumerated() where number != 0 {
      vector.set(number, at: Int32(place))
    }
    factors.btran(&vector)
    for slot in 0..<count {
      let sum = Self.column(program, Int(basis[slot])).enumerated().reduce(0) {
        $0 + $1.element * vector.numbers[$1.offset]
      }
      #expect((sum - right[slot]).magnitude < 1e-6, "btran")
    }
  }

  @Test("Factors follow the exchanges of columns", arguments: 0..<Trials.count(60))
  func exchanges(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(20_000 + seed))
    // In large ones right sides are sparse enough for a search in depth.
    let rows = random.element(of: [1, 3, 8, 60])
    guard let program = FloatProgram(Self.model(&random, rows: rows, columns: rows + 5)) else {
      Issue.record("no program")
      return
    }
    var basis = (0..<program.variableCount).map { Int32($0) }
    for index in basis.indices { basis.swapAt(index, random.integer(in: 0...index)) }
    let held = Buffer(Array(basis[..<rows]))
    var factors = UpdatableFactors(count: rows)
    // What depends on others gives way to logicals; what is left is regular.
    _ = factors.factorize(program, held)
    Self.expectSolutions(&factors, program, held, &random)
    var spike = SparseVector(count: rows)
    var line = SparseVector(count: rows)
    for variable in 0..<program.variableCount where !held.elements.contains(Int32(variable)) {
      var column = SparseVector(count: rows)
      for (row, number) in Self.column(program, variable).enumerated() where number != 0 {
        column.set(number, at: Int32(row))
      }
      factors.ftran(&column, spike: &spike)
      guard let slot = (0..<rows).first(where: { column.numbers[$0].magnitude > 0.01 }) else {
        continue
      }
      var unit = SparseVector(count: rows)
      unit.set(1, at: Int32(slot))
      factors.btran(&unit, line: &line)
      factors.exchange(slot: slot, spike, line)
      held[slot] = Int32(variable)
      Self.expectSolutions(&factors, program, held, &random)
    }
    #expect(factors.updateCount > 0)
  }

  // MARK: Corners

  /// Bounds, inequalities and equations, some of which follow from others, and one sum to be minimised.
  private struct Problem: MinimizerProblem {
    static let lastRank = 1
    var columns: Int
    var rows: [Row] = []

    init(columns: Int) { self.columns = columns }

    init(_ random: inout SeededGenerator, columns: Int, rows count: Int) {
      self.columns = columns
      let point = (0..<columns).map { _ in random.integer(in: 0...9) }
      let isFeasible = random.happens(5, outOf: 6)
      for column in 0..<columns where random.happens(5, outOf: 6) {
        add([.init(column, 1)], 0, above: 0, below: 1)
        if random.happens(1, outOf: 3) {
          add([.init(column, 1)], -random.integer(in: 9...20), above: 1, below: 0)
        } else if random.happens(1, outOf: 8) {
          add([.init(column, 1)], -point[column], above: 1, below: 1)
        }
      }
      for _ in 0..<count {
        let places = Set(
          (0..<random.integer(in: 2...4)).map { _ in random.integer(in: 0...columns - 1) })
        let terms = places.sorted().map { column in
          LinearForm.Term(column, Rational(random.element(of: [-3, -2, -1, 1, 1, 2, 5])))
        }
        let value = terms.reduce(Rational.zero) { $0 + $1.coefficient * Rational(point[$1.column]) }
        let off = isFeasible ? 0 : random.integer(in: -9...9)
        let (above, below) = random.element(of: [(1, 1), (0, 1), (1, 0)])
        rows.append(
          (
            terms, Rational(off) - value,
            .init(rank: 0, above: Rational(above), below: Rational(below))
          ))
        // The same twice over, times 2.
        if random.happens(1, outOf: 6), let last = rows.last {
          rows.append(
            (
              last.terms.map { LinearForm.Term($0.column, $0.coefficient * 2) }, last.constant * 2,
              last.penalty
            ))
        }
      }
      let terms = (0..<columns).filter { _ in random.happens(2, outOf: 3) }.map {
        LinearForm.Term($0, Rational(random.element(of: [-1, 1, 2, 3, 7])))
      }
      if !terms.isEmpty { rows.append((terms, 0, .init(rank: 1, above: 1, below: -1))) }
    }

    private mutating func add(_ terms: [LinearForm.Term], _ constant: Int, above: Int, below: Int) {
      rows.append(
        (
          terms, Rational(constant),
          .init(rank: 0, above: Rational(above), below: Rational(below))
        ))
    }
  }

  @Test("Where the dual simplex method goes, the sum is that of exact steps")
  func corners() throws {
    var (optimal, proved) = (0, 0)
    for seed in 0..<Trials.count(300) {
      var random = SeededGenerator(seed: UInt64(30_000 + seed))
      let problem = Problem(
        &random, columns: random.integer(in: 1...12), rows: random.integer(in: 1...14))
      let expected = try problem.minimizer(isOneByOne: true).0
      var leaping = try problem.minimizer(isOneByOne: false).0
      let isThere = try leaping.leap()
      if expected.outcome == .optimal {
        optimal += 1
        let best = leaping.own().state.pointee.selectEntering(bland: false, amongAll: true)
        if isThere, best == nil { proved += 1 }
      }
      try leaping.minimize()
      Problem.expectSame(leaping, expected)
    }
    // Seldom is anything left to be done.
    #expect(optimal > 0)
    #expect(3 * proved >= 2 * optimal, "\(proved) of \(optimal)")
  }

  /// Equations that hold at one point, most of which follow from others, and a sum of columns above zero.
  private static func dependent(_ random: inout SeededGenerator) -> Problem {
    let columns = random.integer(in: 2...14)
    var problem = Problem(columns: columns)
    let point = (0..<columns).map { _ in random.happens(1, outOf: 2) ? 0 : random.integer(in: 1...9)
    }
    func add(_ numbers: [Int], above: Int, below: Int) {
      let value = zip(numbers, point).reduce(0) { $0 + $1.0 * $1.1 }
      let terms = numbers.enumerated().filter { $0.element != 0 }.map {
        LinearForm.Term($0.offset, Rational($0.element))
      }
      problem.rows.append(
        (
          terms, Rational(-value),
          .init(rank: 0, above: Rational(above), below: Rational(below))
        ))
    }
    func unit(_ column: Int, _ number: Int) -> [Int] {
      (0..<columns).map { $0 == column ? number : 0 }
    }
    for column in 0..<columns {
      problem.rows.append(([.init(column, 1)], 0, .init(rank: 0, above: 0, below: 1)))
    }
    var equations: [[Int]] = []
    for _ in 0..<random.integer(in: 1...columns) {
      switch random.integer(in: 0...5) {
      case 0:
        equations.append(unit(random.integer(in: 0...columns - 1), random.element(of: [-3, 1, 2])))
      case 1...2 where !equations.isEmpty:
        let first = random.element(of: equations)
        let second = random.element(of: equations)
        let share = random.element(of: [-2, -1, 1, 3])
        equations.append(zip(first, second).map { $0 * share + $1 })
      case 3 where !equations.isEmpty: equations.append(random.element(of: equations))
      default:
        equations.append(
          (0..<columns).map { _ in
            random.happens(1, outOf: 3) ? random.element(of: [-2, -1, 1, 1, 3]) : 0
          })
      }
    }
    for equation in equations { add(equation, above: 1, below: 1) }
    problem.rows.append(
      (
        (0..<columns).map { LinearForm.Term($0, Rational(random.integer(in: 1...9))) }, 0,
        .init(rank: 1, above: 1, below: -1)
      ))
    return problem
  }

  @Test("Where equations follow from others, exact steps have nothing to do")
  func dependentEquations() throws {
    var loose = 0
    for seed in 0..<Trials.count(300) {
      var random = SeededGenerator(seed: UInt64(60_000 + seed))
      let problem = Self.dependent(&random)
      var leaping = try problem.minimizer(isOneByOne: false).0
      let isThere = try leaping.leap()
      #expect(isThere)
      loose += leaping.own().state.pointee.violatedRequirementCount
      let next = leaping.own().state.pointee.selectEntering(bland: false, amongAll: true)
      #expect(next == nil, "seed \(seed)")
      #expect(leaping.flaws(isMinimal: true) == [])
      try leaping.minimize()
      Problem.expectSame(leaping, try problem.minimizer(isOneByOne: true).0)
    }
    #expect(loose > 0)
  }

  @Test("Where constraints contradict one another, they are broken the least")
  func contradictions() throws {
    var (infeasible, proved) = (0, 0)
    for seed in 0..<Trials.count(400) {
      var random = SeededGenerator(seed: UInt64(70_000 + seed))
      var problem =
        random.happens(1, outOf: 2)
        ? Self.dependent(&random)
        : Problem(&random, columns: random.integer(in: 2...12), rows: random.integer(in: 4...14))
      let places = problem.rows.indices.filter { problem.rows[$0].penalty.rank == 0 }
      for _ in 0..<random.integer(in: 1...3) {
        // What a row holds and the same with another constant.
        var row = problem.rows[random.element(of: places)]
        row.constant += Rational(random.element(of: [-7, -1, 2, 5]))
        row.penalty = .init(rank: 0, above: 1, below: 1)
        problem.rows.append(row)
      }
      let expected = try problem.minimizer(isOneByOne: true).0
      guard expected.outcome == .infeasible else { continue }
      infeasible += 1
      var leaping = try problem.minimizer(isOneByOne: false).0
      let isThere = try leaping.leap()
      let next = leaping.own().state.pointee.selectEntering(bland: false, amongAll: true)
      if isThere, next == nil { proved += 1 }
      try leaping.minimize()
      Problem.expectSame(leaping, expected)
      #expect(leaping.cost(ofRank: 0) == expected.cost(ofRank: 0), "seed \(seed)")
    }
    #expect(infeasible > 0)
    #expect(20 * proved >= 19 * infeasible, "\(proved) of \(infeasible)")
  }

  @Test("From a wrong corner refining comes to the same sum", arguments: 0..<Trials.count(60))
  func wrongCorners(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(40_000 + seed))
    let problem = Problem(
      &random, columns: random.integer(in: 1...8), rows: random.integer(in: 1...12))
    let expected = try problem.minimizer(isOneByOne: true).0
    var (minimizer, names) = try problem.minimizer(isOneByOne: false)
    for _ in 0..<3 {
      let isThere = minimizer.go(
        toTight: names.dropLast().filter { _ in random.happens(1, outOf: 2) })
      #expect(isThere)
      _ = try minimizer.own().state.pointee.leap(.uninterruptible, isRefining: true)
      #expect(minimizer.flaws(isMinimal: false) == [])
      try minimizer.minimize()
      Problem.expectSame(minimizer, expected)
    }
  }

  @Test("A batch of a hundred rows leaps, and goes on from there", arguments: 0..<Trials.count(6))
  func batch(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(50_000 + seed))
    let problem = Problem(&random, columns: 60, rows: 60)
    var (batch, names) = try problem.minimizer(isOneByOne: false)
    var (slow, others) = try problem.minimizer(isOneByOne: true)
    try batch.minimize()
    Problem.expectSame(batch, slow)
    for _ in 0..<3 {
      let place = random.integer(in: 0...names.count - 2)
      batch.removeRow(names.remove(at: place))
      slow.removeRow(others.remove(at: place))
      try batch.minimize()
      try slow.minimize()
      Problem.expectSame(batch, slow)
    }
  }
}
