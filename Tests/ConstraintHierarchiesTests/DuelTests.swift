// Levels against weights: numbers of the machine, the plain simplex method over them, and where the ways part.

import ConstraintHierarchies
import Rationals
import Simplex
import TestSupport
import Testing

@Suite("Levels, weights and floating point")
struct DuelTests {
  private typealias Row = (
    terms: [Rational], relation: Relation, right: Rational, priority: Priority, weight: Rational
  )

  private static func hierarchy(_ variables: [String], _ rows: [Row]) -> Hierarchy {
    var hierarchy = Hierarchy()
    for name in variables { hierarchy.addVariable(name) }
    for row in rows {
      let left = LinearExpression(
        summing: zip(hierarchy.variables, row.terms).map {
          .init(symbol: .variable($0), coefficient: $1)
        }, constant: 0)
      hierarchy.addConstraint(
        left, row.relation, LinearExpression(constant: row.right), priority: row.priority,
        weight: row.weight, texts: ("", ""))
    }
    return hierarchy
  }

  // MARK: Numbers

  @Test(
    "The nearest number of the machine, a tie to the even one",
    arguments: [
      ("0", 0), ("1/10", 0.1), ("-1/3", -1.0 / 3), ("9007199254740993", 9_007_199_254_740_992),
      ("9007199254740995", 9_007_199_254_740_996), ("1e22", 1e22), ("1e-300", 1e-300),
      ("123456789.125", 123_456_789.125), ("1e400", .infinity), ("-1e400", -.infinity),
      ("1e-400", 0), ("2/3", 2.0 / 3), ("1e308", 1e308),
    ] as [(String, Double)])
  func nearest(text: String, value: Double) throws {
    #expect(FloatingNumber(nearestTo: try #require(Rational(text))).value == value)
  }

  @Test("Exactly what it stands for, and the shortest text that leads back")
  func texts() throws {
    for (value, text) in [
      (0.1, "0.1"), (1, "1"), (0.1 + 0.2, "0.30000000000000004"), (-2.5, "-2.5"),
      (1e-9, "1e-9"), (1e20, "1e20"), (1.0 / 3, "0.3333333333333333"), (120, "120"),
      (1_000_000_000, "1000000000"), (0.0001, "0.0001"), (-1.5e-7, "-1.5e-7"),
    ] {
      #expect(FloatingNumber(value).text == text)
    }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<Trials.count(1000) {
      let value =
        Double.random(in: -1...1, using: &random)
        * [1e-12, 1e-3, 1, 1e9, 1e30].randomElement(using: &random)!
      let number = FloatingNumber(value)
      #expect(FloatingNumber(nearestTo: try #require(number.exact)) == number)
      #expect(Double(number.text) == value, "\(value)")
      #expect(number.text.utf8.filter { (48...57).contains($0) }.count <= 24)
    }
    #expect(FloatingNumber(.infinity).exact == nil && FloatingNumber(.nan).text == "nan")
  }

  // MARK: Where they part

  @Test("A thousand and one low wishes outvote a medium one, where weights stand for levels")
  func wishes() throws {
    let duel = try Duel(
      Self.hierarchy(
        ["x"], [([1], .equal, 0, .medium, 1), ([1], .equal, 1, .low, 1001)]))
    #expect(duel.weights == [1000, 1])
    #expect(duel.contestants.map(\.values) == [[0], [1], [1]])
    #expect(duel.contestants.map(\.costs) == [[0, 1001], [1, 0], [1, 0]])
    #expect(duel.parting(of: .levels) == .nowhere)
    #expect(duel.parting(of: .weights) == .level(0, by: 1))
    #expect(duel.parting(of: .floating) == .level(0, by: 1))
    let fewer = try Duel(
      Self.hierarchy(["x"], [([1], .equal, 0, .medium, 1), ([1], .equal, 1, .low, 999)]))
    #expect(Duel.Method.allCases.allSatisfy { fewer.parting(of: $0) == .nowhere })
  }

  @Test("Weights of levels that are not the usual three")
  func weights() throws {
    let levels = [900, 30, 7].compactMap { Priority(rawValue: $0) }
    let duel = try Duel(Self.hierarchy(["x"], levels.map { ([1], .equal, 1, $0, 1) }))
    #expect(duel.weights == [1_000_000, 1000, 1])
    let usual = try Duel(
      Self.hierarchy(["x"], [([1], .equal, 1, .high, 1), ([1], .equal, 1, .low, 1)]))
    #expect(usual.weights == [1_000_000, 1])
  }

  @Test("What is nearer than floating point can tell is taken for the same")
  func billionths() throws {
    func duel(_ right: Rational) throws -> Duel {
      try Duel(
        Self.hierarchy(
          ["a", "b"],
          [([-1, 1], .equal, right, .required, 1), ([-1, 1], .equal, right * 2, .required, 1)]))
    }
    let near = try duel(Rational(1) / 1_000_000_000)
    #expect(near.contestants.map(\.ending) == [.unsatisfiable, .unsatisfiable, .optimal])
    guard case .broken(let broken) = near.parting(of: .floating) else {
      Issue.record("\(near.parting(of: .floating))")
      return
    }
    #expect(FloatingNumber.text(broken.by, digits: 3) == "1e-9" && broken.id == "d")
    #expect(near.parting(of: .weights) == .nowhere)
    let far = try duel(Rational(1) / 1000)
    #expect(far.contestants.map(\.ending) == [.unsatisfiable, .unsatisfiable, .unsatisfiable])
  }

  /// Equations that all hold where every unknown is 1.
  private static func ones(_ matrix: [[Rational]]) -> Hierarchy {
    hierarchy(
      matrix.indices.map { "x\($0)" },
      matrix.map { ($0, .equal, $0.reduce(0, +), .required, 1) })
  }

  private static func hilbert(_ size: Int) -> [[Rational]] {
    (0..<size).map { row in (0..<size).map { Rational(1) / Rational(row + $0 + 1) } }
  }

  /// By how much floating point puts an unknown beside 1.
  private static func off(_ matrix: [[Rational]]) throws -> Double {
    let duel = try Duel(ones(matrix))
    #expect(duel.contestants[0].values == Array(repeating: 1, count: matrix.count))
    return FloatingNumber(nearestTo: duel.furthest(of: .floating)?.by ?? 0).value
  }

  /// The same by Gaussian elimination with partial pivoting: what such numbers can do.
  private static func offByElimination(_ matrix: [[Rational]]) -> Double {
    var rows = matrix.map { row in
      (row + [row.reduce(0, +)]).map { FloatingNumber(nearestTo: $0).value }
    }
    let count = rows.count
    for place in 0..<count {
      let best = (place..<count).max { rows[$0][place].magnitude < rows[$1][place].magnitude }!
      rows.swapAt(place, best)
      for row in place + 1..<count {
        let factor = rows[row][place] / rows[place][place]
        for column in place...count { rows[row][column] -= factor * rows[place][column] }
      }
    }
    var values = Array(repeating: 0.0, count: count)
    for place in (0..<count).reversed() {
      let rest = (place + 1..<count).reduce(rows[place][count]) {
        $0 - rows[place][$1] * values[$1]
      }
      values[place] = rest / rows[place][place]
    }
    return values.map { ($0 - 1).magnitude }.max() ?? 0
  }

  @Test(
    "Hilbert's matrix loses the digits that floating point loses, as NumPy's solve finds them too",
    arguments: [
      (4, 1e-14...1e-11), (6, 1e-12...1e-8), (8, 1e-9...1e-5), (9, 1e-8...1e-4), (10, 1e-6...1e-2),
      (12, 0.5...10),
    ] as [(Int, ClosedRange<Double>)])
  func hilbert(size: Int, range: ClosedRange<Double>) throws {
    #expect(range.contains(try Self.off(Self.hilbert(size))))
    if size < 12 { #expect(range.contains(Self.offByElimination(Self.hilbert(size)))) }
  }

  @Test("Two rows that differ in the fifteenth decimal: 5y = 4, as lesson 48 works it out")
  func twoRows() throws {
    let nearly = 1 + Rational(1) / 1_000_000_000_000_000
    let duel = try Duel(Self.ones([[1, 1], [1, nearly]]))
    #expect(duel.contestants[2].values.map { FloatingNumber(nearestTo: $0).value } == [1.2, 0.8])
    #expect(duel.contestants[2].broken.allSatisfy { $0.by < Rational(1) / 1_000_000_000_000_000 })
  }

  /// The condition number of a matrix that has an inverse, by the greatest sum of a row: the inverse worked out exactly.
  private static func condition(_ matrix: [[Rational]]) -> Double {
    let count = matrix.count
    var rows = matrix.enumerated().map { place, row in
      row + (0..<count).map { $0 == place ? Rational(1) : 0 }
    }
    for place in 0..<count {
      let pivot = (place..<count).first { rows[$0][place] != 0 }!
      rows.swapAt(place, pivot)
      let divisor = rows[place][place]
      rows[place] = rows[place].map { $0 / divisor }
      for row in 0..<count where row != place {
        let factor = rows[row][place]
        rows[row] = zip(rows[row], rows[place]).map { $0 - factor * $1 }
      }
    }
    func norm(_ rows: [[Rational]]) -> Rational {
      rows.map { $0.reduce(into: Rational(0)) { $0 += $1.magnitude } }.max() ?? 0
    }
    let inverse = rows.map { Array($0[count...]) }
    return FloatingNumber(nearestTo: norm(matrix) * norm(inverse)).value
  }

  @Test("On matrices of every condition no more digits are lost than it takes")
  func elimination() throws {
    for seed in 0..<UInt64(Trials.count(60)) {
      var random = SeededGenerator(seed: seed)
      let size = Int.random(in: 2...6, using: &random)
      var matrix = (0..<size).map { _ in
        (0..<size).map { _ in Rational(Int.random(in: -9...9, using: &random)) / 7 }
      }
      // The last row is nearly the sum of the others.
      let nearness =
        Rational(1) / [1, 1000, 1_000_000, 10_000_000_000].randomElement(using: &random)!
      for column in 0..<size {
        let sum = matrix.dropLast().reduce(into: Rational(0)) { $0 += $1[column] }
        matrix[size - 1][column] = sum + nearness * matrix[size - 1][column]
      }
      let duel = try Duel(Self.ones(matrix))
      guard duel.contestants[0].values == Array(repeating: 1, count: size) else { continue }
      #expect(duel.contestants[2].ending == .optimal, "\(seed)")
      // What elimination loses may be nothing, by luck.
      let least = max(Self.offByElimination(matrix), Self.condition(matrix) * 0x1p-52)
      let own = try Self.off(matrix)
      #expect(own <= 1000 * least, "\(seed): \(own), \(least)")
    }
  }

  @Test("In which units a row or a variable is written takes no digit away")
  func units() throws {
    let rows: [[Rational]] = [[2, 1, 0], [1, 3, 1], [0, 1, 4]]
    let units = [Rational(1), Rational(1) / 1_000_000_000_000, 1_000_000_000]
    for turn in 0..<3 {
      let own = (0..<3).map { units[(2 * $0 + turn) % 3] }
      let scaled = rows.enumerated().map { row, entries -> Row in
        let unit = units[(row + turn) % 3]
        return (
          zip(entries, own).map { $0 * $1 * unit }, .equal, entries.reduce(0, +) * unit, .required,
          1
        )
      }
      let duel = try Duel(Self.hierarchy(["x", "y", "z"], scaled))
      #expect(duel.contestants[2].ending == .optimal)
      for (value, unit) in zip(duel.contestants[2].values, own) {
        #expect((value * unit - 1).magnitude < Rational(1) / 1_000_000_000_000, "\(turn)")
      }
    }
    let tiny = Self.hierarchy(["x"], [([Rational(1) / 1_000_000_000], .equal, 1, .required, 1)])
    let value = try #require(try Duel(tiny).contestants[2].values.first)
    #expect((value - 1_000_000_000).magnitude < 1)
  }

  @Test("Unbounded, and nothing at all")
  func ends() throws {
    var hierarchy = Hierarchy()
    hierarchy.addVariable("x")
    hierarchy.addObjective(.maximize, LinearExpression(.variable(hierarchy.variables[0])), text: "")
    let duel = try Duel(hierarchy)
    #expect(duel.contestants.map(\.ending) == [.unbounded, .unbounded, .unbounded])
    #expect(
      try Duel(Hierarchy()).contestants.map(\.ending) == [.optimal, .optimal, .optimal])
  }

  @Test("On small whole numbers floating point comes to what exact weights come to")
  func agreement() throws {
    var solved = 0
    var others = 0
    for seed in 0..<UInt64(Trials.count(400)) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...4, using: &random)
      let rows: [Row] = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        let terms = (0..<count).map { _ in Rational(Int.random(in: -3...3, using: &random)) }
        return (
          terms, [.equal, .atLeast, .atMost].randomElement(using: &random)!,
          Rational(Int.random(in: -9...9, using: &random)),
          [.required, .required, .required, .high, .medium, .low].randomElement(using: &random)!,
          Rational(Int.random(in: 1...3, using: &random))
        )
      }
      let duel = try Duel(Self.hierarchy((0..<count).map { "x\($0)" }, rows))
      let (weights, floating) = (duel.contestants[1], duel.contestants[2])
      #expect(weights.ending == floating.ending, "\(seed)")
      guard weights.ending == .optimal, floating.ending == .optimal else {
        others += 1
        continue
      }
      solved += 1
      func total(_ contestant: Duel.Contestant) -> Rational {
        zip(contestant.costs, duel.weights).reduce(into: 0) { $0.addProduct($1.0, $1.1) }
      }
      let scale = max(total(weights).magnitude, 1)
      #expect((total(weights) - total(floating)).magnitude < scale / 1_000_000, "\(seed)")
      #expect(floating.broken.allSatisfy { $0.by < Rational(1) / 1_000_000 }, "\(seed)")
    }
    #expect(solved > others && others > 0)
  }

  @Test("A duel that is stopped is none")
  func stopped() {
    let control = SolveControl()
    control.cancel()
    let hierarchy = Self.hierarchy(
      ["x", "y"], [([1, 1], .equal, 3, .high, 1), ([1, 0], .atMost, 1, .required, 1)])
    #expect(throws: Stop.cancelled) { try Duel(hierarchy, control: control) }
  }
}
