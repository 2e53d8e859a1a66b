// Programs of files, solved: values, prices, what clashes, and which way has no end.

import ConstraintHierarchies
import ProgramSolving
import Programs
import Rationals
import Simplex
import TestSupport
import Testing

@Suite("A program of a file, solved")
struct ProgramSolverTests {
  private static func optimum(
    _ text: String, regions: RegionChoice = .none
  ) throws -> ProgramReport.Optimum {
    let report = try ProgramSolver(try program(text)).report(regions: regions)
    guard case .optimal(let optimum) = report.ending else {
      throw Unexpected(ending: "\(report.ending)")
    }
    return optimum
  }

  private struct Unexpected: Error { let ending: String }

  @Test("Values, sums and prices of the usual example")
  func values() throws {
    let optimum = try Self.optimum(factory)
    #expect(optimum.values == [2, 6] && optimum.objective == 36 && optimum.isUnique == true)
    #expect(optimum.activities == [2, 12, 18])
    #expect(optimum.rowPrices == [0, Rational(3) / 2, 1])
    #expect(optimum.columnPrices == [0, 0])
    #expect(optimum.feasible == nil && optimum.best == nil)
    #expect(optimum.interval(ofColumn: 0) == Interval(lower: 2, upper: 2))
  }

  struct PriceCase: Sendable {
    let text: String
    let objective: Rational
    let rows: [Rational]
    let columns: [Rational]
  }

  @Test(
    "A price is what the objective changes by for each unit of the limit",
    arguments: [
      PriceCase(text: "min x st c: x >= 3 end", objective: 3, rows: [1], columns: [0]),
      PriceCase(text: "max x st c: x <= 3 end", objective: 3, rows: [1], columns: [0]),
      PriceCase(text: "min -2 x st c: 2 x <= 3 end", objective: -3, rows: [-1], columns: [0]),
      PriceCase(
        text: "min x + 7 st c: x + y = 3 bounds y <= 1 end", objective: 9, rows: [1],
        columns: [0, -1]),
      PriceCase(
        text: "max 2 x + 1/2 y".replacing("1/2", with: "0.5") + " st c: x + y <= 4 end",
        objective: 8, rows: [2], columns: [0, Rational(-3) / 2]),
    ])
  func prices(_ example: PriceCase) throws {
    let optimum = try Self.optimum(example.text)
    #expect(optimum.objective == example.objective)
    #expect(optimum.rowPrices == example.rows)
    #expect(optimum.columnPrices == example.columns)
  }

  @Test("Intervals, as many as are asked for")
  func regions() throws {
    let text = "max x + y st c: x + y <= 4 bounds x <= 3 end"
    #expect(try Self.optimum(text).isUnique == false)
    #expect(try Self.optimum(text).interval(ofColumn: 0) == nil)
    let last = try Self.optimum(text, regions: .last)
    #expect(last.best == [Interval(lower: 0, upper: 3), Interval(lower: 1, upper: 4)])
    #expect(last.feasible == nil && last.isUnique == false)
    let all = try Self.optimum(text, regions: .all)
    #expect(all.feasible == [Interval(lower: 0, upper: 3), Interval(lower: 0, upper: 4)])
    #expect(all.best == last.best)
  }

  @Test("Without rows, without columns, without an objective")
  func empty() throws {
    #expect(try Self.optimum("min x st end").values == [0])
    #expect(try Self.optimum("min obj: 7 st c: x >= 2 end").objective == 7)
    let nothing = LinearProgram(
      objective: .init(name: "cost", constant: 3), columns: [], rows: [])
    guard case .optimal(let optimum) = try ProgramSolver(nothing).report().ending else {
      Issue.record("nothing to solve, and no optimum")
      return
    }
    #expect(optimum.objective == 3 && optimum.values.isEmpty)
  }

  struct ClashCase: Sendable {
    let text: String
    let members: [ProgramHierarchy.Requirement: Rational]
    let gap: Rational
  }

  @Test(
    "What clashes, with the multiples whose sum is a falsehood",
    arguments: [
      ClashCase(
        text: "min x st c: x + y >= 10 d: x <= 3 e: y <= 4 f: x + y <= 100 end",
        members: [.row(0, .lower): 1, .row(1, .upper): 1, .row(2, .upper): 1], gap: 3),
      ClashCase(
        text: "min x st c: 2 x = 5 bounds x <= 2 end",
        members: [.row(0, .both): 1, .bound(0, .upper): 2], gap: 1),
      ClashCase(
        text: "min x bounds 3 <= x <= 2 end",
        members: [.bound(0, .lower): 1, .bound(0, .upper): 1], gap: 1),
    ])
  func clash(_ example: ClashCase) throws {
    let report = try ProgramSolver(try program(example.text)).report()
    guard case .infeasible(let clash) = report.ending else {
      Issue.record("\(report.ending)")
      return
    }
    var members: [ProgramHierarchy.Requirement: Rational] = [:]
    for member in clash.members { members[member.requirement] = member.multiplier }
    #expect(members == example.members)
    #expect(clash.gap == example.gap && clash.size == .smallest)
  }

  @Test("A clash among thousands of rows is told with none to leave out")
  func largeClash() throws {
    let count = 400
    var rows = (1..<count).map { "x\($0 + 1) - x\($0) >= 1\n" }.joined()
    rows += "last: x\(count) - x1 <= 300\n"
    let report = try ProgramSolver(try program("min x1 st\n\(rows)end")).report()
    guard case .infeasible(let clash) = report.ending else {
      Issue.record("\(report.ending)")
      return
    }
    #expect(clash.members.count == count && clash.gap == 99)
    #expect(clash.size == .sufficient)
  }

  @Test("An objective without end has a way that stays feasible")
  func unbounded() throws {
    let open = try program("max 2 x - y st c: x - y <= 3 end")
    guard case .unbounded(let descent) = try ProgramSolver(open).report().ending else {
      Issue.record("there is a greatest value")
      return
    }
    #expect(descent.ray == [1, 1] && descent.change == 1)
    #expect(open.value(of: open.rows[0].terms, at: descent.start) <= 3)
  }

  @Test("A solve that is stopped throws")
  func stopped() throws {
    let control = SolveControl()
    control.cancel()
    let program = try program(factory)
    #expect(throws: Stop.cancelled) { try ProgramSolver(program, control: control) }
  }

  @Test("Stopped while it looks for a smaller clash, it tells of the one that it has")
  func stoppedClash() throws {
    let program = try program(
      "min x st a: x >= 5 b: y - x >= 1 c: z - y >= 1 d: z <= 3 e: x + y + z <= 12 f: z >= 4 end")
    var sizes: Set<ProgramReport.Size> = []
    for report in 0..<200 {
      let control = SolveControl.cancelled(atReport: report)
      guard let solver = try? ProgramSolver(program, control: control) else { continue }
      guard case .infeasible(let clash) = try solver.report().ending else {
        Issue.record("report \(report)")
        return
      }
      #expect(clash.gap > 0 && clash.members.count >= 2)
      #expect(clash.size != .smallest || clash.members.count == 2)
      sizes.insert(clash.size)
    }
    #expect(sizes.contains(.sufficient) && sizes.contains(.smallest))
  }
}
