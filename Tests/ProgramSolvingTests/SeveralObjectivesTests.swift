// Objectives at several levels, as Gurobi writes them: read by their priorities, and solved one where the others are best.

import ConstraintHierarchies
import Formats
import Narration
import ProgramSolving
import Programs
import Rationals
import Rendering
import TestSupport
import Testing
import Wording

@Suite("Objectives at several levels of a file")
struct SeveralObjectivesTests {
  private static let rows = """
    Subject To
     c1: x + y + z <= 10
     c2: x <= 6
     c3: z <= 4
    End
    """

  private static func program(_ objectives: String, rows: String = rows) throws -> LinearProgram {
    try LPReader.program(from: "Maximize multi-objectives\n\(objectives)\n\(rows)")
  }

  @Test("Priorities tell the levels; what has the same is added up, times its weight")
  func levels() throws {
    let program = try Self.program(
      """
       low: Priority=1 Weight=1 AbsTol=0 RelTol=0
         z - x
       top: Priority=3
         x + y + 2
       more: Weight=-1/2 Priority=1
         4 y + 1
       none: Priority=2
      """)
    #expect(program.objectives.map { $0.name } == ["top", "none", "weighted.low_more"])
    #expect(
      program.objectives.map { program.text(of: $0.terms) } == ["x + y", "0", "z - x - 2 y"])
    #expect(program.objectives.map { $0.constant } == [2, 0, Rational(-1, over: 2)])
    #expect(program.remarks.isEmpty)
    let tolerant = try Self.program(" a: Priority=1 RelTol=0.1\n x\n b: AbsTol=1e-6\n y")
    #expect(tolerant.remarks.map { $0.kind } == [.tolerance] && tolerant.remarks.first?.count == 2)
  }

  @Test("Each is best where those above are, as rows that hold them find", arguments: 0..<60)
  func sequence(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(7_700 + seed))
    func sum() -> String {
      ["x", "y", "z"].map { name in
        let number = random.integer(in: -4...4)
        return "\(number < 0 ? "-" : "+") \(abs(number)) \(name)"
      }.joined(separator: " ")
    }
    let objectives = (0..<random.integer(in: 2...5)).map { _ in sum() }
    var rows = (0..<random.integer(in: 1...3)).map {
      "r\($0): \(sum()) <= \(random.integer(in: 0...9))"
    }
    let isBounded = random.happens(2, outOf: 3)
    func text(_ head: String) -> String {
      "\(head)\nst\n" + rows.map { " \($0)\n" }.joined()
        + (isBounded ? "bounds\n x <= 5\n y <= 5\n z <= 5\n" : "") + "end"
    }
    let several = text(
      "min multi-objectives\n"
        + objectives.enumerated().map { " o\($0): Priority=\(9 - $0)\n  \($1)\n" }.joined())
    let report = try ProgramSolver(try LPReader.program(from: several)).report()
    for (index, objective) in objectives.enumerated() {
      let alone = try ProgramSolver(try LPReader.program(from: text("min o: \(objective)")))
        .report()
      switch (alone.ending, report.ending) {
      case (.optimal(let one), .optimal(let all)):
        #expect(one.objective == all.objectives[index], "\(several)")
        rows.append("h\(index): \(objective) = \(one.objective)")
      case (.optimal(let one), .unbounded(let descent)):
        #expect(descent.index > index, "\(several)")
        rows.append("h\(index): \(objective) = \(one.objective)")
      case (.unbounded, .unbounded(let descent)):
        #expect(descent.index == index && descent.change.signum < 0, "\(several)")
        return
      case (.infeasible, .infeasible): return
      default: Issue.record("\(several)")
      }
    }
  }

  @Test("It is told by level, proved, and written with a word on what is left out")
  func told() throws {
    let program = try Self.program(" a: Priority=2\n x + y\n b: Priority=1\n z - x")
    let solver = try ProgramSolver(program)
    let report = try solver.report()
    let text = TextRenderer(
      presentation: Presentation(isASCII: false, speech: .english), width: 80, theme: nil
    ).render(report.document(name: "f.lp", in: .english))
    #expect(text.contains("maximize a, then b"), "\(text)")
    #expect(text.contains("optimal: a = 10") && text.contains("then: b = 0"), "\(text)")
    #expect(solver.writtenProof().flaws(of: ProvableProblem(solver.problem)).isEmpty)
    let json = report.json.compact
    #expect(
      json.contains(#"{"id":"b","text":"maximize -x + z","priority":250,"value":"0"}"#), "\(json)")
    #expect(json.contains(#""priority":500,"name":"medium","objective":"-10""#), "\(json)")
    for file in [LPWriter.text(of: program), MPSWriter.text(of: program)] {
      #expect(file.contains("without the objectives of lower levels") && file.contains(": b\n"))
    }
    #expect(ProgramHierarchy.levels(of: program) == [.medium, .low])
    let many = try Self.program(
      (0..<900).map { " o\($0): Priority=\($0)\n x\n" }.joined())
    let levels = ProgramHierarchy.levels(of: many)
    #expect(levels.last == .low && Set(levels).count == 900)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 > $1 })
  }
}
