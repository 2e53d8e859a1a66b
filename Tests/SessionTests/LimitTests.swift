// What is too much is refused at once, where it stands, and nothing is changed by it.

import Language
import Narration
import Rationals
import Session
import Simplex
import TestSupport
import Testing
import Wording

@Suite("Limits")
struct LimitTests {
  private static let before = ["point P = 1e999", "var x, y", "x >= 3", "x = 1 @low"]
  private static let fractions: [String] = (1...300).map { "/(1e99+\($0))" }
  private static let lines: [(String, Int)] = [
    (String(repeating: "1 + ", count: 2_500) + "1", 10_001),
    // Each mark that stands above a letter counts, and so the letter is in front of the limit.
    ("x = e" + String(repeating: "\u{301}", count: 20_000), 5),
    ("x = 1e1000", 5), ("x = " + String(repeating: "7", count: 1_001), 5),
    (String(repeating: "(", count: 201) + "1" + String(repeating: ")", count: 201), 201),
    ("x = " + long, 5), ("x = y*(\(long))", 8), ("\(long)*x >= 3", 1), ("x = 1*\(long)/7", 5),
    ("value " + long, 7), ("x = 1/(\(long))", 8), ("suggest x = \(long)", 13),
    ("point Q = P*P*P*P*P*P*P*P*P*P*P", 11), ("x = P*P*P*P*P*P*P*P*P*P*P", 1),
    ("x = " + fractions.map { "1" + $0 }.joined(separator: " + "), 5),
    (fractions.map { "y" + $0 }.joined(separator: " + ") + " = x", 1),
  ]
  private static let long = Array(repeating: "1e999", count: 11).joined(separator: "*")

  private static func session(_ lines: [String] = before) -> Session {
    var session = Session()
    for line in lines { #expect(session.run(line).failure == nil, "\(line)") }
    return session
  }

  @Test("A line that is too much is refused with its place", arguments: lines)
  func line(line: String, column: Int) {
    var session = Self.session()
    let script = try? session.script()
    let failure = session.run(line).failure
    #expect(failure?.code == .limit, "\(failure?.diagnostic.message ?? "accepted")")
    #expect(failure.map { $0.range.lowerBound + 1 } == column)
    // Nor is more of it shown than a line may have.
    let excerpt = failure.map { session.text($0.excerpt(of: line, in: .english)) } ?? ""
    #expect(excerpt.unicodeScalars.count < Limit.lineLength.most + 2_000)
    #expect((try? session.script()) == script)
  }

  @Test("What is just as much as may be is taken")
  func most() {
    let session = Self.session(
      Self.before + [
        "x = 1e999 @low", "point Q = P*P*P*P*P*P*P*P*P*P/10",
        "y >= " + String(repeating: "(", count: 199) + "1" + String(repeating: ")", count: 199),
        String(repeating: "1 + ", count: 2_499) + "1",
      ])
    #expect(session.vocabulary.variables == ["x", "y"])
  }

  @Test("No line makes a solution of longer numbers, and the next line finds things as they were")
  func solution() {
    var session = Session()
    #expect(session.run("x0 = 1").failure == nil)
    var refused = 0
    for number in 1...20 {
      let before = (session.text(session.run("list").document), try? session.script())
      let reply = session.run("x\(number) = 1e999*x\(number - 1)")
      guard let failure = reply.failure else { continue }
      refused += 1
      #expect(failure.code == .limit)
      #expect(failure.diagnostic.message.hasPrefix("with this, x\(number)"))
      #expect((session.text(session.run("list").document), try? session.script()) == before)
    }
    // Behind the one that was refused a chain begins anew.
    #expect(refused >= 1)
    // Lines that are run together are refused one by one.
    var together = Session()
    let lines = (1...40).map { "z\($0) = 1e999*z\($0 - 1)" }
    #expect(together.run("z0 = 1").failure == nil)
    #expect(together.runTogether(lines[...]).changeCount == nil)
  }

  /// What a session is, whether it can be solved or not.
  private static func state(of session: Session) -> [String] {
    var copy = session
    return ((try? session.script()) ?? []) + session.vocabulary.variables.sorted()
      + ["history", "list", "undo 50", "redo 50", "history"].map { copy.take($0) }
  }

  @Test("Nothing is solved by way of longer numbers, and what is refused for it leaves no trace")
  func longNumbersOnTheWay() throws {
    // Of xᵢ = 10⁹·xᵢ₋₁ every value is zero, or has no end.
    let control = SolveControl.uninterruptible.limited(to: SolveLimits(bits: 300))
    var session = Session()
    session.control = control
    for line in ["x0 >= 0", "y = 3 @low", "undo"] { session.take(line) }
    var refused = 0
    for number in 1...20 {
      let before = Self.state(of: session)
      guard let failure = session.run("x\(number) = 1e9*x\(number - 1)").failure else { continue }
      refused += 1
      #expect(failure.code == .limit)
      #expect(failure.diagnostic.message.contains("10000 digits"))
      #expect(Self.state(of: session) == before)
    }
    // Behind one that was refused a chain begins anew.
    #expect((1...5).contains(refused), "\(refused)")
    // Where only the end is solved, it is refused.
    var end = Session(keepsContradictions: true, describesChanges: false)
    end.control = control
    for line in ["x0 >= 0"] + (1...20).map({ "x\($0) = 1e9*x\($0 - 1)" }) { end.take(line) }
    for line in ["solve", "trace", "region"] {
      #expect(end.run(line).failure?.code == .limit, "\(line)")
    }
    do throws(Failure) {
      _ = try end.solution(pivots: .ofSolve)
      Issue.record("it has a solution")
    } catch {
      #expect(error.stop == .bits)
    }
    end.take("reset")
    end.take("x = 3")
    #expect(end.run("solve").failure == nil)
    // Without being told, no session goes beyond the limit.
    var unbounded = Session(keepsContradictions: true, describesChanges: false)
    for line in ["x0 >= 0"] + (1...14).map({ "x\($0) = 1e999*x\($0 - 1)" }) { unbounded.take(line) }
    #expect(unbounded.run("solve").failure?.code == .limit)
  }

  @Test(
    "There are as many variables and points as there may be, and no more",
    arguments: Trials.some(of: ["", " = 0"]))
  func names(value: String) {
    let word = value.isEmpty ? "var" : "point"
    var session = Session(describesChanges: false)
    for start in stride(from: 0, to: Limit.points.most, by: 800) {
      let names = (start..<start + 800).map { "v\($0)\(value)" }.joined(separator: ", ")
      #expect(session.run("\(word) \(names)").failure == nil)
    }
    let failure = session.run("  \(word) w1\(value)").failure
    #expect(failure?.code == .limit)
    #expect(
      failure.map {
        $0.diagnostic.message.contains("at most 100000 \(word == "var" ? "variables" : "points")")
      } == true)
    #expect(failure?.range.lowerBound == 2)
    #expect(session.run("value w1").failure?.code == .unknownName)
    #expect(session.run("value v0").failure == nil)
  }

  @Test("A walk of many pivots is not told at once; each of them can be gone to")
  func pivots() {
    let n = 14
    var session = Session()
    for row in 1...n {
      let terms = (1..<row).map { "\(1 << (row - $0 + 1))*x\($0)" } + ["x\(row)"]
      let bound = "1" + String(repeating: "0", count: row - 1)
      _ = session.run("x\(row) >= 0")
      _ = session.run("\(terms.joined(separator: " + ")) <= \(bound)")
    }
    _ = session.run(
      "maximize " + (1...n).map { "\(1 << (n - $0))*x\($0)" }.joined(separator: " + "))
    #expect(session.run("trace").failure?.code == .limit)
    #expect(session.run("step 100000").failure?.code == .limit)
    #expect(session.run("goto 12000").failure == nil)
    #expect(session.run("step").failure == nil)
  }
}
