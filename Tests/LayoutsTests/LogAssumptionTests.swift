// What a log does not print: margins, baselines, superviews, and where text begins.

import Layouts
import Logs
import Rationals
import TestSupport
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

  @Test(
    "Which other margins clash by the same sum is told as each of them, tried, clashes",
    arguments: 0..<Trials.count(200))
  func otherMargins(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(21_000 + seed))
    let (height, outer) = (random.integer(in: 0...60), random.integer(in: 0...60))
    let relation = random.element(of: ["==", ">=", "<="])
    let end = random.element(of: ["bottomMargin", "bottom - 3"])
    let log = try Self.log(
      "UILabel:0x2.top == UIView:0x3.topMargin", "UILabel:0x2.bottom == UIView:0x3.\(end)",
      "UILabel:0x2.height \(relation) \(height)", "UIView:0x3.height == \(outer)")
    guard let proof = try LogExplanation(log).guesses.first?.smallest,
      let sum = LogSum(proof, in: log)
    else { return }
    let others = sum.clashingMargins(besides: LogExplanation.usualMargin)
    for margins in (0...80).map({ Rational($0) / 2 }) {
      let isTold =
        switch others {
        case nil: false
        case .any: true
        case .above(let least): margins > least
        case .below(let most): margins < most
        }
      guard isTold else { continue }
      #expect(try Self.outcome(log, .init(margins: margins)) == .conflict, "\(margins) \(log)")
    }
    // Eight, which were tried, are among them.
    switch others {
    case nil: #expect(try Self.outcome(log, .none) == .conflict)
    case .any: break
    case .above(let least): #expect(least < LogExplanation.usualMargin)
    case .below(let most): #expect(most > LogExplanation.usualMargin)
    }
  }

  @Test("Where all can hold, it is told if what the system broke holds only just")
  func barely() throws {
    func verdict(_ first: String, _ second: String) throws -> LogVerdict {
      let lines = [
        "<NSLayoutConstraint:0x10 \(first) (active)>",
        "<NSLayoutConstraint:0x11 \(second) (active)>",
      ]
      let text = ["Unable to simultaneously satisfy constraints.", "("] + lines + [")", ""]
      let end = ["Will attempt to recover by breaking constraint", lines[1]]
      let log = try #require(LogReader.logs(in: text + end).first)
      return try LogVerdict(log)
    }
    let edge = "UIView:0x2.height == 48"
    for second in [">= 48", "<= 48", "== 48"] {
      #expect(try verdict(edge, "UIView:0x2.height \(second)").barelyHolds == 1, "\(second)")
    }
    for second in [">= 47.99", "<= 48.01", "== 48 priority:750"] {
      let verdict = try verdict(edge, "UIView:0x2.height \(second)")
      #expect(verdict.outcome == .satisfiable && verdict.barelyHolds == nil, "\(second)")
    }
    #expect(try verdict(edge, "UIView:0x2.height >= 48.01").barelyHolds == nil)
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
