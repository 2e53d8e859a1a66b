// The tables of spreadsheets and of the transportation problem, against solving again.

import ConstraintHierarchies
import Language
import Rationals
import TestSupport
import Testing

@testable import Session

@Suite("Tables of textbooks")
struct TablesTests {
  private static func session(_ lines: [String]) -> Session {
    var session = Session()
    for line in lines { #expect(session.run(line).failure == nil, "\(line)") }
    return session
  }

  private static func spreadsheet(_ session: inout Session) throws -> SpreadsheetReport.Sheet {
    guard case .solution(.spreadsheet(let report)) = session.run("sensitivity report").answer else {
      throw Missing()
    }
    return try #require(report.sheets.first)
  }

  private struct Missing: Error {}

  /// What the objective comes to; nil where it has no value.
  private static func value(_ session: Session, _ more: [String] = []) throws -> Rational? {
    var session = session
    for line in more { if session.run(line).failure != nil { return nil } }
    return try session.solutions.traced.value(of: session.state.hierarchy.objectives[0].expression)
  }

  // MARK: sensitivity report

  @Test("Wyndor has the numbers that its book has")
  func wyndor() throws {
    var session = Self.session([
      "var x, y >= 0", "p: x <= 4", "q: 2y <= 12", "r: 3x + 2y <= 18", "z: maximize 3x + 5y",
    ])
    let sheet = try Self.spreadsheet(&session)
    #expect(sheet.value == 36 && sheet.variables.map { $0.name } == ["x", "y"])
    #expect(sheet.variables.map { $0.value } == [2, 6])
    #expect(sheet.variables.map { $0.reducedCost } == [0, 0])
    #expect(
      sheet.variables.map { $0.coefficient.increase } == [
        Rational(numerator: 9, denominator: 2), nil,
      ])
    #expect(sheet.variables.map { $0.coefficient.decrease } == [3, 3])
    #expect(sheet.constraints.map { $0.value } == [2, 12, 18])
    #expect(
      sheet.constraints.map { $0.shadowPrice } == [0, Rational(numerator: 3, denominator: 2), 1])
    #expect(sheet.constraints.map { $0.constant.increase } == [nil, 6, 6])
    #expect(sheet.constraints.map { $0.constant.decrease } == [2, 6, 6])
  }

  @Test("Each allowance is what solving again bears out", arguments: 0..<Trials.count(6))
  func allowances(batch: Int) throws {
    var cells = 0
    for seed in batch * 12..<(batch + 1) * 12 {
      var generator = SeededGenerator(seed: UInt64(31_000 + seed))
      let names = ["x", "y", "z"].prefix(generator.integer(in: 2...3))
      func sum(_ range: ClosedRange<Int>) -> String {
        names.map { "\(generator.integer(in: range))\($0)" }.joined(separator: " + ")
      }
      let isMaximum = generator.happens(1, outOf: 2)
      var lines = ["var \(names.joined(separator: ", ")) >= 0"]
      for index in 0..<generator.integer(in: 2...4) {
        let bound = generator.integer(in: 4...20)
        lines.append(
          "r\(index): \(sum(isMaximum ? 1...5 : 0...4)) \(isMaximum ? "<=" : ">=") \(bound)")
      }
      lines.append("m: \(isMaximum ? "maximize" : "minimize") \(sum(1...6))")
      var session = Session()
      if lines.contains(where: { session.run($0).failure != nil }) { continue }
      guard let sheet = try? Self.spreadsheet(&session) else { continue }
      let before = try #require(try Self.value(session))
      for cell in sheet.constraints {
        for (allowance, sign) in [(cell.constant.increase, 1), (cell.constant.decrease, -1)] {
          let step = min(allowance ?? 3, 3)
          if step.isZero { continue }
          let constant = cell.constant.now + step * Rational(sign)
          let now = try Self.value(session, ["set \(cell.constraint.id) \(constant)"])
          #expect(now == before + cell.shadowPrice * step * Rational(sign), "seed \(seed)")
          cells += 1
        }
      }
      let point = sheet.variables.map { $0.value }
      for (index, cell) in sheet.variables.enumerated() {
        for (allowance, sign) in [(cell.coefficient.increase, 1), (cell.coefficient.decrease, -1)] {
          let step = min(allowance ?? 2, 2) * Rational(sign)
          let sums = sheet.variables.enumerated().map { place, other in
            "\(other.coefficient.now + (place == index ? step : 0))*\(other.name)"
          }
          let line = "m2: \(isMaximum ? "maximize" : "minimize") \(sums.joined(separator: " + "))"
          var copy = session
          #expect(copy.run("drop m").failure == nil && copy.run(line).failure == nil)
          let best = try copy.solutions.traced.value(
            of: copy.state.hierarchy.objectives[0].expression)
          let own = zip(sheet.variables, point).enumerated().reduce(into: Rational.zero) {
            sum, item in
            let (place, (other, value)) = item
            sum += (other.coefficient.now + (place == index ? step : 0)) * value
          }
          #expect(best == own, "seed \(seed), \(cell.name) by \(step)")
          cells += 1
        }
        // Held a little above 0, the variable changes the objective at the rate of its reduced cost.
        if cell.value.isZero {
          let little = Rational(numerator: 1, denominator: 1_000_000)
          let now = try Self.value(session, ["\(cell.name) >= \(little)"])
          #expect(now == before + cell.reducedCost * little, "seed \(seed), \(cell.name)")
          cells += 1
        }
      }
    }
    #expect(cells > 20)
  }

  // MARK: dual transport

  private static func transport(_ session: inout Session) throws -> TransportReport {
    guard case .solution(.transport(let report)) = session.run("dual transport").answer else {
      throw Missing()
    }
    return report
  }

  @Test("u and v are prices that prove the cost", arguments: 0..<Trials.count(6))
  func prices(batch: Int) throws {
    for seed in batch * 10..<(batch + 1) * 10 {
      var generator = SeededGenerator(seed: UInt64(52_000 + seed))
      let (rows, columns) = (generator.integer(in: 2...3), generator.integer(in: 2...4))
      let isBalanced = generator.happens(1, outOf: 2)
      let needs = (0..<columns).map { _ in generator.integer(in: 1...20) }
      var has = (0..<rows).map { _ in generator.integer(in: 1...20) }
      let rest = needs.reduce(0, +) - has.dropLast().reduce(0, +)
      if rest <= 0 { continue }
      has[rows - 1] = rest + (isBalanced ? 0 : generator.integer(in: 0...5))
      func name(_ row: Int, _ column: Int) -> String { "x\(row)\(column)" }
      let all = (0..<rows).flatMap { row in (0..<columns).map { name(row, $0) } }
      var lines = ["var \(all.joined(separator: ", ")) >= 0"]
      for row in 0..<rows {
        lines.append(
          "s\(row): \((0..<columns).map { name(row, $0) }.joined(separator: " + ")) \(isBalanced ? "=" : "<=") \(has[row])"
        )
      }
      for column in 0..<columns {
        lines.append(
          "d\(column): \((0..<rows).map { name($0, column) }.joined(separator: " + ")) \(isBalanced ? "=" : ">=") \(needs[column])"
        )
      }
      let costs = all.map { _ in generator.integer(in: 1...12) }
      lines.append(
        "minimize " + zip(costs, all).map { "\($0)\($1)" }.joined(separator: " + "))
      var session = Self.session(lines)
      let report = try Self.transport(&session)
      #expect(report.sources.map { $0.name } == (0..<rows).map { "s\($0)" })
      #expect(report.destinations.map { $0.name } == (0..<columns).map { "d\($0)" })
      var bound: Rational = 0
      for line in report.sources + report.destinations { bound.addProduct(line.price, line.amount) }
      #expect(bound == report.value && report.isShifted == isBalanced)
      if isBalanced { #expect(report.sources[0].price.isZero) }
      var cost: Rational = 0
      for (row, cells) in report.cells.enumerated() {
        for (column, cell) in cells.enumerated() {
          let cell = try #require(cell)
          #expect(cell.cost == Rational(costs[row * columns + column]))
          #expect(
            cell.reducedCost
              == cell.cost - report.sources[row].price - report.destinations[column].price)
          #expect(cell.reducedCost.signum >= 0 && (cell.sent.isZero || cell.reducedCost.isZero))
          cost.addProduct(cell.cost, cell.sent)
        }
      }
      #expect(cost == report.value, "seed \(seed)")
    }
  }

  @Test(
    "What is no transport is told why",
    arguments: [
      (["x >= 0"], TransportObstacle.noObjective),
      (["var x, y >= 0", "a: 2x + y >= 3", "minimize x"], .noSum("a")),
      (["var x, y >= 0", "a: x + y >= 3", "minimize x + y"], .notInTwo("x", 1)),
      (["a: x + y = 3", "b: x + y <= 4", "minimize x + y"], .noSign("x")),
      (
        [
          "var x, y, z >= 0", "a: x + y >= 1", "b: y + z >= 1", "c: x + z >= 1",
          "minimize x + y + z",
        ], .noSides("b", "c")
      ),
    ] as [([String], TransportObstacle)])
  func obstacles(lines: [String], obstacle: TransportObstacle) {
    var session = Self.session(lines)
    let failure = session.run("dual transport").failure
    guard case .session(.solution(.noTransport(let found, _)))? = failure?.reason else {
      Issue.record("\(lines): \(String(describing: failure))")
      return
    }
    switch (found, obstacle) {
    // Which two of the three it is depends on where the search begins.
    case (.noSides, .noSides): break
    default: #expect(found == obstacle, "\(lines)")
    }
  }

  // MARK: x free, and signs in place of rows

  @Test("x free lifts a sign, and var x >= 0 takes the place of rows")
  func signs() throws {
    let book = ["max z = x1 - x2", "x1 + x2 <= 3", "x1 - x2 <= 8", "x1, x2 >= 0"]
    var session = Session()
    for line in book { _ = session.run(line) }
    #expect(try Self.value(session) == 3)
    #expect(session.run("var x1, x2 >= 0").failure == nil)
    #expect(session.state.hierarchy.constraints.count { !$0.isImplied } == 2)
    #expect(try Self.value(session) == 3)
    for line in ["x2 free", "x2 urs", "x2 unrestricted", "var x2 free"] {
      var copy = session
      #expect(copy.run(line).failure == nil)
      #expect(try Self.value(copy) == 8, "\(line)")
      #expect(copy.run("undo").failure == nil)
      #expect(try Self.value(copy) == 3, "\(line)")
    }
  }

  // MARK: sweep x in z

  @Test(
    "What cannot be swept is refused",
    arguments: [
      ("sweep x in q from 0 to 3", "no objective is called q"),
      ("sweep w in z from 0 to 3", "called 'w'"), ("sweep P in z from 0 to 3", "P is a point"),
      ("sweep x from 0 to 3", "sweep x in z from 0 to 10"),
      ("sweep c from 0 to 3", "sweep x in k from 0 to 10"),
      ("sweep y in f from 0 to 3", "unbounded"),
    ])
  func refused(line: String, says: String) {
    var session = Self.session([
      "point P = 3, c = 2", "var x, y >= 0", "x <= 4", "z: maximize x", "k: minimize c*x @medium",
      "f: maximize x - x + y @600",
    ])
    let failure = session.run(line).failure
    #expect(
      failure?.diagnostic.message.contains(says) == true, "\(failure?.diagnostic.message ?? "")")
  }
}
