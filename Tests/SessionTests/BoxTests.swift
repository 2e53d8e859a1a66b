// Two variables: whether their intervals say all, and that their region is drawn as a plane.

import Narration
import Testing

@testable import Session

@Suite struct BoxTests {
  /// Lines, and whether the reply to the last says that more than the intervals limits two variables.
  private static let cases: [(lines: [String], isTold: Bool)] = [
    (["0 <= x <= 10", "0 <= y <= 10", "x + y >= 0"], false),
    (["0 <= x <= 10", "0 <= y <= 10", "x + y <= 10"], true),
    (["0 <= x <= 10", "0 <= y <= 10", "x + y <= 20"], false),
    (["0 <= x <= 10", "0 <= y <= 10", "x - y <= 9"], true),
    (["0 <= x <= 10", "0 <= y <= 10", "10 x + y <= 109"], true),
    // A wedge keeps the sum and the difference of an infinite box.
    (["x >= 0", "y >= 0", "x <= 2y", "y <= 2x"], true),
    (["x >= 0", "y >= 0", "x + y >= 0"], false),
    (["x = y"], true), (["x + 0 = 3 + 0y"], false),
    (["x = 3", "y = 4", "x + y <= 7"], false),
    // A preference cuts as a requirement does, while it can be met.
    (["0 <= x <= 10", "0 <= y <= 10", "x + y <= 10 @high"], true),
    (["0 <= x <= 10", "0 <= y <= 10", "x + y <= -5 @high"], false),
    (["x + y <= 10", "z = 3", "x - y <= 3"], false),
  ]

  @Test(arguments: cases.indices)
  func `a box that is not filled is told of`(index: Int) {
    let (lines, isTold) = Self.cases[index]
    var session = Session()
    for line in lines.dropLast() { session.take(line) }
    let reply = session.take(lines[lines.count - 1])
    #expect(reply.contains("not every pair") == isTold, "\(lines)\n\(reply)")
  }

  @Test func `region alone draws two variables in their plane, and no others`() {
    var session = Session()
    session.take("0 <= x <= 10")
    #expect(session.take("region").contains("▶   "))
    session.take("y >= 0")
    session.take("corner: x + y <= 10")
    let plane = session.take("region")
    #expect(plane == session.take("region x y"))
    #expect(plane.contains("level by level") && plane.contains("corner"))
    session.take("z = 3")
    #expect(!session.take("region").contains("level by level"))
  }

  @Test func `a plane has round numbers at its axes, and zero among them`() {
    var session = Session()
    for line in ["x >= 0", "y >= 0", "x + y <= 10", "2x + y <= 15"] { session.take(line) }
    let lines = session.take("region x y").split(separator: "\n")
    let axis = lines.firstIndex { $0.contains("└") } ?? 0
    let below = lines[axis + 1].split(separator: " ").map { String($0) }
    #expect(below == (-1...9).map { $0 < 0 ? "−\(-$0)" : "\($0)" })
    let left = lines[..<axis].filter { $0.contains("┤") }.map { $0.prefix(2) }
    #expect(left == ["12", "10", " 8", " 6", " 4", " 2", " 0", "−2"])
    #expect(!lines.contains { $0.contains("15/16") || $0.contains("135/16") })
  }

  @Test func `a region without an end shows its corners, and says that it goes on`() {
    var session = Session()
    for line in ["x >= 0", "y >= 0", "3x + 2y >= 12", "x + 2y >= 8", "minimize 2x + 3y"] {
      session.take(line)
    }
    let plane = session.take("region x y")
    for corner in ["(0, 6)", "(2, 3)", "(8, 0)"] { #expect(plane.contains(corner), "\(plane)") }
    #expect(plane.contains("goes on beyond the picture"))
  }
}
