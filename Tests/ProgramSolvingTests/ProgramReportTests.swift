// How solved programs are told: to people as a solver's report, to programs as JSON.

import ConstraintHierarchies
import Formats
import Foundation
import Narration
import ProgramSolving
import Programs
import Rendering
import Testing
import Wording

@Suite("The report of a program of a file")
struct ProgramReportTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Samples")

  private static func report(
    _ name: String, _ regions: RegionChoice = .none
  ) throws -> ProgramReport {
    let bytes = [UInt8](try Data(contentsOf: samples.appendingPathComponent(name)))
    let program =
      name.hasSuffix(".mps")
      ? try MPSReader.program(from: bytes) : try LPReader.program(from: bytes)
    return try ProgramSolver(program).report(regions: regions)
  }

  private static func text(_ name: String, _ regions: RegionChoice = .none) throws -> String {
    let renderer = TextRenderer(
      presentation: Presentation(isASCII: false, speech: .english), width: 80, theme: nil)
    return renderer.render(try report(name, regions).document(name: name, in: .english))
  }

  @Test("An optimum: the objective, the columns that are not 0, the rows at a limit")
  func optimum() throws {
    #expect(
      try Self.text("factory.lp") == """
        factory: 3 rows, 2 columns, 4 nonzeros; maximize profit
        optimal: profit = 36
        No other point is as good.

        columns that are not 0: 2 of 2
        column  value
        ─────────────
        x           2
        y           6

        rows at a limit: 2 of 3
        row     limit  price    ≈
        ─────────────────────────
        plant2   ≤ 12    3/2  1.5
        plant3   ≤ 18      1

        """)
  }

  @Test("What the file leaves to be said stands below its title, and in JSON")
  func remarks() throws {
    let text = "max 3 x + 2 y st c: x + y + x <= 4 bounds x <= 3 x <= 3 end"
    let report = try ProgramSolver(try LPReader.program(from: Array(text.utf8))).report()
    let lines = "\(report.document(name: "f.lp", in: .english))"
    #expect(lines.contains("line 1: x stands more than once in a sum"), "\(lines)")
    #expect(lines.contains("line 1: x is bounded on one side more than once"), "\(lines)")
    #expect(report.json.compact.contains(#""what":"coefficients-added","name":"x""#))
  }

  @Test("Numbers of the file are exact, and rounded beside")
  func rounded() throws {
    let text = try Self.text("diet.mps")
    #expect(text.contains("DIET: 3 rows, 2 columns, 6 nonzeros; minimize COST"))
    #expect(text.contains("COST = 113/26 ≈ 4.346154"), "\(text)")
  }

  @Test("Intervals stand beside the values, if asked for")
  func intervals() throws {
    let none = try Self.text("open.lp")
    #expect(none.contains("--regions last") && !none.contains("best points"))
    let last = try Self.text("open.lp", .last)
    #expect(last.contains("best points") && !last.contains("feasible points"))
    #expect(last.contains("[1/3, 4/3]"), "\(last)")
    #expect(try Self.text("open.lp", .all).contains("feasible points"))
  }

  @Test("A clash: the sum that is a falsehood")
  func clash() throws {
    #expect(
      try Self.text("clash.lp").hasSuffix(
        """
        1 ×  sum     x + y ≥ 10
        1 ×  first   x ≤ 3
        1 ×  second  y ≤ 4
        Added up, they say that 0 ≥ 3.

        """))
  }

  @Test("No end: where to start, and which way")
  func endless() throws {
    let text = try Self.text("endless.lp")
    #expect(text.contains("unbounded: gain has no greatest value."))
    #expect(text.contains("x           3         +1"), "\(text)")
  }

  @Test(
    "As JSON: the members of a script's solution, and the program's own",
    arguments: [
      ("factory.lp", "\"status\":\"optimal\""),
      ("factory.lp", "\"program\":{\"name\":\"factory\",\"sense\":\"maximize\",\"rows\":3,"),
      (
        "factory.lp",
        "\"variables\":[{\"name\":\"x\",\"value\":\"2\",\"min\":\"2\",\"max\":\"2\",\"price\":\"0\"}"
      ),
      ("factory.lp", "\"name\":\"low\",\"objective\":\"-36\",\"pivots\":"),
      (
        "factory.lp",
        "{\"id\":\"plant1\",\"text\":\"x <= 4\",\"priority\":1000,\"weight\":\"1\",\"plus\":\"0\",\"minus\":\"2\","
          + "\"satisfied\":true,\"value\":\"2\",\"price\":\"0\"}"
      ),
      (
        "factory.lp",
        "\"objectives\":[{\"id\":\"profit\",\"text\":\"maximize 3 x + 5 y\",\"priority\":250,\"value\":\"36\"}]"
      ),
      ("factory.lp", "\"conflict\":[],\"unique\":true}"),
      ("open.lp", "\"unique\":false}"),
      ("open.lp", "{\"id\":\"both.1\",\"text\":\"3 x + 3 y >= 1\""),
      ("open.lp", "{\"id\":\"both.2\",\"text\":\"3 x + 3 y <= 4\""),
      ("clash.lp", "\"conflict\":[\"sum\",\"first\",\"second\"]"),
      ("clash.lp", "\"certificate\":[{\"id\":\"sum\",\"multiplier\":\"1\"},"),
      ("clash.lp", "{\"name\":\"x\",\"value\":null}"),
      (
        "endless.lp",
        "\"ray\":[{\"name\":\"x\",\"change\":\"1\"},{\"name\":\"y\",\"change\":\"1\"}]"
      ),
    ])
  func json(name: String, part: String) throws {
    let json = try Self.report(name).json.compact
    #expect(json.contains(part), "\(json)")
  }
}
