// What a log does not print: margins, baselines, superviews, and where text begins.

import Layouts
import Logs
import Rationals
import Testing

@Suite("What is assumed of a log")
struct LogAssumptionTests {
  private static func log(_ bodies: String...) throws -> LayoutLog {
    let lines = bodies.enumerated().map { "<NSLayoutConstraint:0x1\($0) \($1)   (active)>" }
    return try #require(LogReader.logs(in: lines.joined(separator: "\n")).first)
  }

  private static func outcome(
    _ log: LayoutLog, _ assumptions: LogAssumptions
  ) throws -> LogVerdict.Outcome {
    try LogVerdict(log, assuming: assumptions).outcome
  }

  @Test("Leading is left or right")
  func direction() throws {
    let log = try Self.log(
      "UIView:0x2.leading == UIView:0x3.leading + 8", "UIView:0x2.left == UIView:0x3.left + 10")
    #expect(try Self.outcome(log, .init()) == .conflict)
    #expect(try Self.outcome(log, .init(direction: .rightToLeft)) == .satisfiable)
    let mirrored = try Self.log(
      "UIView:0x2.leading == UIView:0x3.leading + 8", "UIView:0x2.right == UIView:0x3.right - 10")
    #expect(try Self.outcome(mirrored, .init()) == .satisfiable)
    let verdict = try LogVerdict(mirrored, assuming: .init(direction: .rightToLeft))
    #expect(verdict.outcome == .conflict && verdict.smallest?.gap == 2)
  }

  @Test("What goes from leading to trailing is in conflict either way", arguments: Direction.both)
  func mirror(direction: Direction) throws {
    let log = try Self.log(
      "UIView:0x2.leading == UIView:0x3.leading + 8",
      "UIView:0x3.trailing == UIView:0x2.trailing + 8", "UIView:0x3.width == 10")
    let verdict = try LogVerdict(log, assuming: .init(direction: direction))
    #expect(verdict.all == [[0, 1, 2]] && verdict.smallest?.gap == 6)
  }

  @Test("A margin or a baseline may be anything until somebody says what it is")
  func insets() throws {
    let margins = try Self.log(
      "UIView:0x2.top == UIView:0x3.topMargin", "UIView:0x2.top == UIView:0x3.top + 10")
    #expect(try Self.outcome(margins, .none) == .satisfiable)
    #expect(try Self.outcome(margins, .init(margins: 10)) == .satisfiable)
    #expect(try Self.outcome(margins, .init(margins: 8)) == .conflict)
    #expect(try LogExplanation(margins).guesses.map { $0.outcome } == [.conflict])
    let baselines = try Self.log(
      "UILabel:0x2.firstBaseline == UIView:0x3.top + 5", "UILabel:0x2.top == UIView:0x3.top")
    #expect(try Self.outcome(baselines, .none) == .satisfiable)
    #expect(try Self.outcome(baselines, .init(baselines: 5)) == .satisfiable)
    #expect(try Self.outcome(baselines, .init(baselines: 6)) == .conflict)
    #expect(try LogExplanation(baselines, assuming: .init(baselines: 5)).guesses.isEmpty)
  }

  @Test("A multiple of a position is one in the superview that both have, if that is known")
  func origin() throws {
    let unknown = try Self.log(
      "UIView:0x2.left == 2*UIView:0x3.left", "UIView:0x3.left == UIView:0x4.left + 10",
      "UIView:0x2.left == UIView:0x4.left + 30")
    #expect(try Self.outcome(unknown, .none) == .satisfiable)
    let text = """
      <NSLayoutConstraint:0x11 UIView:0x2.left == 2*UIView:0x3.left>
      <NSLayoutConstraint:0x12 H:|-(10)-[UIView:0x3](LTR) (names: '|':UIView:0x4 )>
      <NSLayoutConstraint:0x13 H:|-(30)-[UIView:0x2](LTR) (names: '|':UIView:0x4 )>
      """
    let known = try #require(LogReader.logs(in: text).first)
    #expect(try LogVerdict(known).all == [[0, 1, 2]] && LogVerdict(known).smallest?.gap == 10)
  }

  @Test("What is implied counts nothing, and holds although no line says it")
  func implied() throws {
    let log = try Self.log(
      "UIView:0x2.height == -1", "UIView:0x2.height >= 0", "UIView:0x2.height == UIView:0x3.height")
    let verdict = try LogVerdict(log)
    #expect(verdict.all == [[0]] && verdict.smallest?.sizes.count == 1)
    #expect(verdict.innocent(in: log) == [1, 2])
    // Three lines and two sizes that no line gives.
    let long = try Self.log(
      "V:[UIView:0x2]-(4)-[UIView:0x3]", "V:[UIView:0x3]-(4)-[UIView:0x4]",
      "UIView:0x4.top == UIView:0x2.top + 7", "UIView:0x2.height == 5", "UIView:0x3.height == 5")
    #expect(try LogVerdict(long).all == [[0, 1, 2]])
    #expect(try LogVerdict(long).smallest?.sizes.count == 2)
  }
}

extension Direction {
  fileprivate static let both: [Direction] = [.leftToRight, .rightToLeft]
}
