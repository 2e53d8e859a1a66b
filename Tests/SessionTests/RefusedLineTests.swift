// A line that is refused leaves nothing behind, however deep it failed: not in what can be printed, and
// not in what comes after.

import Formats
import Language
import Narration
import Rendering
import Session
import Simplex
import TestSupport
import Testing

@Suite struct RefusedLineTests {
  /// Lines over a few names that often contradict what was said before, or fail half way through.
  private struct Lines {
    var generator: SeededGenerator

    private mutating func one(of choices: [String]) -> String { generator.element(of: choices) }
    private mutating func variable() -> String { one(of: ["x", "y", "z"]) }
    private mutating func id() -> String {
      one(of: ["a", "b", "c", "d", "e", "f", "g", "lo", "f1", "nobody"])
    }
    private mutating func number() -> String { String(generator.integer(in: -9...9)) }
    private mutating func relation() -> String { one(of: ["=", "<=", ">="]) }

    private mutating func side() -> String {
      switch generator.integer(in: 0...4) {
      case 0: "\(variable()) + \(variable())"
      case 1: "2\(variable()) - \(variable())"
      case 2: "P*\(variable())"
      default: variable()
      }
    }

    mutating func next() -> String {
      switch generator.integer(in: 0...19) {
      case 0...5: "\(side()) \(relation()) \(number())"
      case 6, 7:
        "\(side()) \(relation()) \(one(of: ["P", "Q", number()])) @\(one(of: ["high", "low", "3", "3.5"]))"
      case 8: "lo: \(number()) <= \(variable()) <= \(number())"
      case 9: "point P = \(number()), Q = 1/\(number())"
      case 10: "set \(id()) \(number())"
      case 11: "priority \(id()) @\(one(of: ["required", "high", "low", "7", "250.5"]))"
      case 12: "weight \(id()) \(one(of: ["0", "2", "1/3", "-1"]))"
      case 13: "disable \(id()), \(id())"
      case 14: "enable \(id()), \(id())"
      case 15: "drop \(id())\(one(of: ["", ", nobody", ", a"]))"
      case 16: "suggest \(variable()) = \(number()) @\(one(of: ["required", "high"]))"
      case 17: "undo\(one(of: ["", " 2", " 3"]))"
      case 18: "redo\(one(of: ["", " 2"]))"
      default: "maximize \(side()) @\(one(of: ["low", "3", "required", "2.75"]))"
      }
    }
  }

  /// Everything that can be printed, the story of the last change and the ways back and forth included.
  private static func everything(_ session: Session) throws -> [String] {
    var copy = session
    var seen = [try copy.solution().json.compact]
    for line in ["list", "solve", "objectives", "trace change", "x - y", "rule"] {
      let reply = copy.run(line)
      seen.append(copy.text(reply.document) + (reply.failure?.diagnostic.message ?? ""))
    }
    var back = session
    seen.append(told(back.run("undo 99"), back))
    var forth = session
    seen.append(told(forth.run("redo 99"), forth))
    return seen
  }

  private static func told(_ reply: Reply, _ session: Session) -> String {
    session.text(reply.document) + (reply.failure?.diagnostic.message ?? "")
  }

  @Test("What is given up as a whole leaves a session as it was, whatever its parts came to")
  func givenUp() throws {
    let lines = [
      "X = 9 @high", "X >= 3", "Y = X + 1", "undo", "X <= 2", "X *", "suggest X = 7", "undo 9",
      "X = 8",
    ]
    for count in 0...lines.count {
      var session = Session("X >= 0", "X = 5 @low")
      let before = try Self.everything(session)
      #expect(throws: Failure.self) {
        try session.asOneChange("load f") { (session) throws(Failure) in
          for line in lines.prefix(count) { _ = session.run(line) }
          throw Failure(.bits)
        }
      }
      #expect(try Self.everything(session) == before, "after \(count) lines")
    }
  }

  @Test(
    "A refused line leaves a session as one that never heard it", arguments: 0..<Trials.count(40))
  func refused(seed: Int) throws {
    var lines = Lines(generator: SeededGenerator(seed: UInt64(seed)))
    var session = Session("point P = 2, Q = 5", "x >= 0", "x + y <= 5")
    // Hears only what the other one took.
    var twin = session
    var contradictions = 0
    for number in 0..<40 {
      // Now and then one that is found to contradict itself only when all of it is in.
      let line = number % 10 == 9 ? "w + x = 3 = z + w = 4" : lines.next()
      let reply = session.run(line)
      let place: Comment = "seed \(seed), line \(number): \(line)"
      if let failure = reply.failure {
        if failure.diagnostic.code == .unsatisfiable { contradictions += 1 }
        #expect(try Self.everything(session) == Self.everything(twin), place)
      } else {
        #expect(twin.run(line).document == reply.document, place)
      }
    }
    #expect(try Self.everything(session) == Self.everything(twin), "seed \(seed)")
    #expect(contradictions > 0, "seed \(seed) was never contradicted")
  }
}
