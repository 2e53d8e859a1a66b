// Programs of files as lines of the language: what comes of them, under which names, and what refuses them.

import ConstraintHierarchies
import Formats
import Language
import Narration
import Programs
import Rationals
import Testing
import Wording

@testable import Session

@Suite("A program of a file comes into a session")
struct ProgramImportTests {
  private static func program(_ text: String) throws -> LinearProgram {
    try LPReader.program(from: Array(text.utf8))
  }

  private static func report(_ reply: Reply) throws -> ProgramImport {
    guard case .change(.program(let report)) = reply.answer else {
      throw Unexpected(text: reply.failure?.message(in: .english) ?? "\(reply.answer)")
    }
    return report
  }

  private struct Unexpected: Error { let text: String }

  private static func importing(
    _ text: String, after lines: [String] = []
  ) throws -> (session: Session, report: ProgramImport) {
    var session = Session()
    for line in lines { #expect(session.run(line).failure == nil, "\(line)") }
    let reply = session.importProgram(try program(text), as: "import file.lp")
    return (session, try report(reply))
  }

  private static let factory = """
    max profit: 3 x + 5 y + 0.5
    st
     plant1: x <= 4
     range: 1 <= x + y <= 50
     even: x - y = -4
     plant3: 3 x + 2.25 y <= 18
    bounds
     z <= 4
     w free
    end
    """

  @Test("Columns, rows, bounds and the objective become lines with the names of the file")
  func lines() throws {
    var (session, report) = try Self.importing(Self.factory)
    #expect(report.columnCount == 4 && report.rowCount == 4)
    #expect(report.nonnegativeCount == 3 && report.boundCount == 1)
    #expect(report.objectives.first == "profit" && report.isMaximized && report.renamings.isEmpty)
    #expect(
      try session.scriptLines()
        == [
          "var x, y, z >= 0", "var w", "bound.z: z <= 4",
          "plant1: x <= 4", "range: 1 <= x + y <= 50", "even: x - y = -4",
          "plant3: 3 x + 2.25 y <= 18", "profit: maximize 3 x + 5 y + 0.5",
        ].flatMap { line in Self.links(line) })
    #expect(session.run("expect objective low = -479/14").failure == nil)
    #expect(try session.status == .optimal)
  }

  /// A chain is saved link by link.
  private static func links(_ line: String) -> [String] {
    switch line {
    case "range: 1 <= x + y <= 50": ["range.1: 1 <= x + y", "range.2: x + y <= 50"]
    default: [line]
    }
  }

  @Test("It is one change, taken back and made again at once")
  func oneChange() throws {
    var (session, _) = try Self.importing(Self.factory, after: ["before = 3"])
    let lines = try session.scriptLines()
    #expect(session.run("undo").failure == nil)
    #expect(
      try session.scriptLines()
        == ["var before", "a: before = 3"].map { $0.replacing("a: ", with: "") })
    #expect(session.run("redo").failure == nil)
    #expect(try session.scriptLines() == lines)
  }

  struct NameCase: Sendable {
    let name: String
    let spelled: String
  }

  @Test(
    "A name that no line can say is spelled as near as can be",
    arguments: [
      NameCase(name: "x", spelled: "x"), NameCase(name: "ширина", spelled: "ширина"),
      NameCase(name: "X(1,2)", spelled: "X_1_2_"), NameCase(name: "3rd", spelled: "_3rd"),
      NameCase(name: "R-1", spelled: "R_1"), NameCase(name: "set", spelled: "set"),
      NameCase(name: "e1", spelled: "e1"), NameCase(name: "fixed", spelled: "fixed_"),
      NameCase(name: "two words", spelled: "two_words"), NameCase(name: "#", spelled: "_"),
      NameCase(name: "☃", spelled: "_"), NameCase(name: ".5", spelled: "_.5"),
    ])
  func names(_ example: NameCase) throws {
    let program = LinearProgram(
      objective: .init(name: "cost", terms: [.init(column: 0, coefficient: 2)]),
      columns: [.init(name: example.name, lower: 3)],
      rows: [
        .init(
          name: "row " + example.name, terms: [.init(column: 0, coefficient: 3)], lower: 12,
          upper: nil)
      ])
    var session = Session()
    let report = try Self.report(session.importProgram(program, as: "import"))
    #expect(session.vocabulary.variables == [example.spelled])
    #expect(
      report.renamings.contains(.init(kind: .column, old: example.name, new: example.spelled))
        == (example.name != example.spelled))
    #expect(session.run("expect \(example.spelled) = 4").failure == nil)
    #expect(session.run("expect objective low = 8").failure == nil)
  }

  @Test("Names that are taken, or would be alike, stay apart")
  func taken() throws {
    let text = "min cost: x + a_b + a$b st x1: x + a_b >= 2 y: a$b >= 1 cost2: x >= 0 end"
    let (session, report) = try Self.importing(
      text, after: ["x = 7", "y: x <= 9", "cost2.1: x >= 1", "view cost"])
    #expect(
      Set(report.renamings) == [
        .init(kind: .column, old: "x", new: "x_2"), .init(kind: .column, old: "a$b", new: "a_b_2"),
        .init(kind: .row, old: "y", new: "y_2"), .init(kind: .row, old: "cost2", new: "cost2_2"),
        .init(kind: .objective, old: "cost", new: "cost_2"),
      ])
    #expect(session.vocabulary.variables.isSuperset(of: ["x", "x_2", "a_b", "a_b_2"]))
  }

  @Test("Twice the same file is two problems beside one another")
  func twice() throws {
    var (session, _) = try Self.importing(Self.factory)
    let report = try Self.report(
      session.importProgram(try Self.program(Self.factory), as: "import"))
    #expect(report.renamings.count == 9 && report.objectives.first == "profit_2")
    #expect(session.run("expect x_2 - x = 0").failure == nil)
  }

  @Test("Rows without limits are kept as objectives that are disabled")
  func freeRows() throws {
    let mps =
      "NAME\nROWS\n N cost\n N other\n G c\nCOLUMNS\n x cost 1 other 2\n x c 1\nRHS\n RHS c 3\nENDATA\n"
    var session = Session()
    let program = try MPSReader.program(from: Array(mps.utf8))
    let report = try Self.report(session.importProgram(program, as: "import"))
    #expect(report.freeRows == ["other"] && report.rowCount == 1)
    #expect(session.run("expect x = 3").failure == nil)
    #expect(try session.scriptLines().contains("disable other"))
  }

  @Test("A program whose requirements clash, or that no line can hold, changes nothing")
  func refused() throws {
    let before = ["x = 7", "X0 = 2"]
    let long = (1...500).map { "1234567 variable\($0)" }.joined(separator: " + ")
    let texts = [
      ("min x st c: x >= 3 d: x <= 2 end", ErrorCode.unsatisfiable, "c and d"),
      ("min cost: \(long) st end", .limit, "cost cannot be a line here"),
      ("min x st sum: \(long) >= 3 end", .limit, "sum cannot be a line here"),
    ]
    for (text, code, words) in texts {
      var session = Session()
      for line in before { _ = session.run(line) }
      let lines = try session.scriptLines()
      let reply = session.importProgram(try Self.program(text), as: "import f.lp")
      #expect(reply.failure?.code == code)
      let message = reply.failure?.message(in: .english) ?? ""
      #expect(message.contains(words), "\(message)")
      #expect(try session.scriptLines() == lines)
      #expect(session.run("undo").failure == nil)
      #expect(try session.scriptLines().count < lines.count)
    }
  }

  @Test("The reply says what came, and under which names")
  func words() throws {
    let program = try Self.program("\\Problem name: p\nmin cost: 2 x$ st r(1): x$ >= 3 end")
    var session = Session()
    let text = session.importProgram(program, as: "import f.lp").document(in: .english)
    let words = "\(text)"
    for part in [
      "1 variable", "1 constraint, one for each row", "it is declared >= 0",
      "column x$ is x_, row r(1) is r_1_",
    ] {
      #expect(words.contains(part), "\(words)")
    }
  }

  @Test("What the file leaves to be said is in the reply and in its facts")
  func remarks() throws {
    let mps = "*SENSE:Maximize\nROWS\n N c\n L r\nCOLUMNS\n x c 1 r 2\nENDATA\n"
    var session = Session()
    let program = try MPSReader.program(from: Array(mps.utf8))
    let reply = session.importProgram(program, as: "import f.mps")
    #expect(try Self.report(reply).remarks == program.remarks)
    #expect("\(reply.document(in: .english))".contains("SENSE:Maximize"))
    let json = try #require(reply.answer.json?.compact)
    #expect(
      json.contains(
        #""remarks":[{"what":"commented-sense","name":"SENSE:Maximize","line":1,"count":1}]"#),
      "\(json)")
  }
}
