// How solved programs are told: to people as a solver's report, to programs as JSON.

import ConstraintHierarchies
import Formats
import Foundation
import Narration
import ProgramSolving
import Programs
import Rationals
import Rendering
import TestSupport
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

  @Test("A search beside whose reduced costs tolerances are lost in rounding comes to its end")
  func longDecimals() throws {
    let said = try Self.text("long-decimals.mps")
    #expect(said.contains("infeasible: these 46 requirements cannot hold together"))
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
        If each of these rows might be off by 1, they could hold; with less they cannot.
        At the prompt, import FILE @high takes the rows as wishes, and shows by how much
        they must be off.

        """))
  }

  private static func text(of program: String) throws -> String {
    let report = try ProgramSolver(try LPReader.program(from: program)).report()
    let renderer = TextRenderer(
      presentation: Presentation(isASCII: false, speech: .english), width: 200, theme: nil)
    return renderer.render(report.document(name: "f.lp", in: .english))
  }

  @Test("A clash that numbers of the file were rounded into is told by how little it is one")
  func rounding() throws {
    let text = try Self.text(
      of: """
        minimize f: x subject to
         a: x + y = 6000
         b: 1.02294058333333 x + 1.02294058333333 y = 6137.6435
        bounds
         x free
         y free
        end
        """)
    #expect(text.contains("1.02294058333333 x + 1.02294058333333 y = 6137.6435"), "\(text)")
    #expect(
      text.contains("Added up, they say that 0 ≥ 1.96e-11.") || text.contains("0 ≥ 2e-11"),
      "\(text)")
    #expect(text.contains("numbers that were rounded when the file was written"))
    #expect(text.contains("shown as parts of the largest"))
    let plain = try Self.text(of: "min f: x st a: x >= 2\n b: x <= 1\n end")
    #expect(!plain.contains("rounded") && plain.contains("might be off by 1/2"), "\(plain)")
  }

  @Test(
    "A bound that nobody wrote is told as that; a clash of bounds alone has no row that gives way")
  func defaults() throws {
    let text = try Self.text(of: "min f: x st a: x + y <= -1\n end")
    #expect(text.contains("x ≥ 0 (nothing in the file bounds it below)"), "\(text)")
    #expect(text.contains("If that row might be off by 1,"))
    let written = try Self.text(of: "min f: x st a: x + y <= -1\nbounds\n x >= 0\n y >= 0\n end")
    #expect(!written.contains("nothing in the file"))
    let bounds = try Self.text(of: "min f: x st a: x >= 0\nbounds\n x <= -1\n end")
    #expect(!bounds.contains("might be off") && !bounds.contains("as wishes"), "\(bounds)")
  }

  /// The least d by which each row may be off, found by a program of its own.
  @Test(
    "By how little a clash is one is what a program finds that lets its rows give way",
    arguments: 0..<40)
  func leastSlack(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(4_400 + seed))
    let count = random.integer(in: 2...4)
    let rows = (0..<random.integer(in: 2...6)).map { _ in
      (
        (0..<count).map { _ in random.integer(in: -4...4) },
        random.element(of: ["<=", ">=", "="]), random.integer(in: -9...9)
      )
    }
    func program(_ kept: (Int) -> Bool, slack: Bool) -> String {
      var text = slack ? "min f: d st\n" : "min f: x0 st\n"
      for (index, (terms, relation, side)) in rows.enumerated() where kept(index) {
        let sum = terms.enumerated().map { "\($1 < 0 ? "-" : "+") \(abs($1)) x\($0)" }
          .joined(separator: " ")
        if !slack { text += " r\(index): \(sum) \(relation) \(side)\n" }
        if slack, relation != ">=" { text += " u\(index): \(sum) - d <= \(side)\n" }
        if slack, relation != "<=" { text += " l\(index): \(sum) + d >= \(side)\n" }
      }
      return text + "end"
    }
    let report = try ProgramSolver(
      try LPReader.program(from: program({ _ in true }, slack: false))
    ).report()
    guard case .infeasible(let clash) = report.ending, let slack = clash.leastSlack else { return }
    var members: Set<Int> = []
    for case .row(let index, _) in clash.members.map({ $0.requirement }) {
      members.insert(Int(report.program.rows[index].name.dropFirst()) ?? 0)
    }
    // Only bounds that take part hold; the others must not matter.
    var bounds = Set(0..<count)
    for case .bound(let index, _) in clash.members.map({ $0.requirement }) {
      bounds.remove(Int(report.program.columns[index].name.dropFirst()) ?? 0)
    }
    var text = program(members.contains, slack: true)
    if !bounds.isEmpty {
      text = text.replacing(
        "\nend", with: "\nbounds\n" + bounds.sorted().map { " x\($0) free\n" }.joined() + "end")
    }
    let other = try ProgramSolver(try LPReader.program(from: text)).report()
    guard case .optimal(let optimum) = other.ending else {
      Issue.record("\(text)")
      return
    }
    #expect(optimum.objective == slack, "\(text)")
  }

  @Test("A column at 0 with a reduced cost stands among the values")
  func reducedCosts() throws {
    let text = try Self.text(of: "min f: 2 x + 3 y + z st a: x + y >= 4\n end")
    #expect(text.contains("columns that are not 0, or have a reduced cost: 3 of 3"), "\(text)")
    #expect(text.contains("y           0             1"), "\(text)")
    let plain = try Self.text(of: "min f: 2 x st a: x + y >= 4\n b: y <= 1\n end")
    #expect(plain.contains("columns that are not 0: 2 of 2"), "\(plain)")
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
