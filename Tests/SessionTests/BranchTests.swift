// branch: a problem and its two children side by side, and nothing changed.

import ConstraintHierarchies
import Language
import Narration
import Rationals
import Rendering
import TestSupport
import Testing
import Wording

@testable import Session

@Suite("branch")
struct BranchTests {
  private static func session(_ lines: [String]) -> Session {
    var session = Session()
    for line in lines { #expect(session.run(line).failure == nil, "\(line)") }
    return session
  }

  private static let relaxed = [
    "var x, y >= 0", "a: 6x + 4y <= 24", "b: x + 2y <= 6", "c: 2x - y <= 5", "f: maximize 5x + 4y",
  ]

  private static func report(_ line: String, _ session: inout Session) -> BranchReport? {
    guard case .reason(.branch(let report)) = session.run(line).answer else { return nil }
    return report
  }

  @Test("Of a value that is not whole the whole numbers on both sides make the children")
  func onVariable() throws {
    var session = Self.session(Self.relaxed)
    let before = try session.scriptLines()
    let report = try #require(Self.report("branch y", &session))
    #expect(report.nodes.map { $0.line } == [nil, "y <= 1", "y >= 2"])
    #expect(report.nodes.map { $0.objectives.first } == [21, 19, 18])
    #expect(report.nodes[0].intervals.map { $0.value } == [3, Rational(3) / 2])
    #expect(try session.scriptLines() == before)
    // A whole number is nothing to branch on, nor what has many values.
    #expect(Self.report("branch x", &session) == nil)
    var open = Self.session(["z >= 1/2"])
    let failure = try #require(open.run("branch z").failure)
    #expect(failure.message(in: .english).contains("no single value"))
  }

  @Test("A child may have no solution, or no end; a line that is wrong is refused")
  func endings() throws {
    var session = Self.session(["var x, y >= 0", "x <= 5/2", "f: maximize x"])
    let report = try #require(Self.report("branch x >= 3 | maximize y @high", &session))
    #expect(report.nodes.map { $0.ending } == [.optimal, .unsatisfiable, .unbounded])
    for line in [
      "branch x >= 3", "branch x | y | x", "branch x >= | x <= 2", "branch x <= 2 | list", "branch",
      "branch q",
    ] {
      #expect(session.run(line).failure != nil, "\(line)")
    }
    let renderer = TextRenderer(
      presentation: Presentation(isASCII: false, speech: .english), width: 80, theme: nil)
    let text = renderer.render(session.run("branch x").document(in: .english))
    #expect(
      text.contains("no solution") && text.contains("x <= 2")
        && text.replacing("\n", with: " ").contains("undo brings you back"),
      "\(text)")
  }

  @Test("Each child is what the line itself makes of the problem", arguments: 0..<30)
  func children(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(88_000 + seed))
    func sum() -> String { "\(random.integer(in: 1...5))x + \(random.integer(in: 1...5))y" }
    var session = Self.session(
      ["var x, y >= 0"] + (0..<3).map { "r\($0): \(sum()) <= \(random.integer(in: 3...20))" }
        + ["f: maximize \(sum())"])
    let lines = ["x <= \(random.integer(in: 0...3))", "y >= \(random.integer(in: 0...9))"]
    let report = try #require(Self.report("branch \(lines[0]) | \(lines[1])", &session))
    for (line, node) in zip(lines, report.nodes.dropFirst()) {
      var child = session
      guard child.run(line).failure == nil else {
        #expect(node.ending == .unsatisfiable)
        continue
      }
      for (name, interval) in zip(report.variables, node.intervals) {
        guard case .state(.value(let value)) = child.run(name).answer else { continue }
        #expect(value.interval == interval)
      }
      #expect(node.objectives.first.flatMap { $0 } ?? 0 <= report.nodes[0].objectives[0] ?? 0)
    }
  }
}
