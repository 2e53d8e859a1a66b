// A log says the same whatever its views are called, in whichever order it is printed, and however it was
// quoted on its way.

import Layouts
import Logs
import TestSupport
import Testing

@Suite("Logs in disguise")
struct LogDisguiseTests {
  /// How a text may look when it arrives.
  enum Disguise: CaseIterable, Sendable {
    case none, bare, indented, mail, markdown, entities, lineEnds, dates, optionals, oneLine,
      described, flutter, comment, numbers, syslog, struck, spaced

    /// - Parameter entries: in angle brackets.
    func text(_ entries: [String]) -> String {
      let list = RandomLog.list(entries)
      return switch self {
      case .none: list
      case .bare: entries.joined(separator: "\n")
      case .indented: Self.each(list) { "\t    \($0)" }
      case .mail: Self.each(list) { "> > \($0)" }
      case .markdown:
        list.replacing("<", with: "\\<").replacing("*", with: "\\*").replacing("_", with: "\\_")
          .replacing("[", with: "\\[")
      case .entities:
        list.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
          .replacing("\"", with: "&quot;")
      case .lineEnds: list.replacing("\n", with: "\r\n")
      case .dates: Self.each(list) { "2023-01-02 03:04:05.678901+0200 App[12:34] \($0)" }
      case .flutter: Self.each(list) { "[        ] \($0)" }
      case .comment: Self.each(list) { "// \($0)" }
      case .numbers:
        list.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .map { "\(String(repeating: " ", count: $0 < 9 ? 2 : 1))\($0 + 1)  \($1)" }
          .joined(separator: "\n")
      // As Jira's hyphens are in Markdown, in bold.
      case .struck:
        Self.each(list.replacing("-", with: "~~")) { $0.isEmpty ? "" : "**\($0)**" }
      case .spaced: list.replacing("<NS", with: "< NS")
      case .syslog:
        list.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .map { "Mar  1 10:00:\($0 + 8) mac App[42]: \($1)" }.joined(separator: "\n")
      case .optionals: entries.map { "Optional(\"\($0)\")" }.joined(separator: "\n")
      case .oneLine: "[" + entries.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
      case .described:
        // As a list of strings prints itself: quotes within them have backslashes.
        RandomLog.list(entries.map { $0.replacing("\"", with: "\\\"") })
      }
    }

    private static func each(_ text: String, _ change: (Substring) -> String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map(change)
        .joined(separator: "\n")
    }
  }

  /// What an item may be called, with its address.
  private static let names: [@Sendable (String) -> String] = [
    { "UILabel:\($0)" }, { "App.(Row in _1F2E3D).Cell:\($0)" }, { "_TtCC3App5Outer5Inner:\($0)" },
    { "App.Cell<App.Row, Swift.Int>:\($0)" }, { "UILabel:\($0)'OK'" },
    { "UILabel:\($0)'Don't “say” it'" }, { "UIButton:\($0)'a.b == 5 (c) [d] - e'" },
    { "UILabel:\($0)'Ширина 寬 😀'" }, { "UIView:\($0)'(active, names: x'" },
    { "NSTextField:\($0)'1 > 0 && 2*x <= 3'" },
  ]

  @Test("The verdict is the same", arguments: 0..<Trials.count(200))
  func verdict(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(5000 + seed))
    let written = RandomLog(&random, lines: random.integer(in: 2...9), items: 4)
    let plain = try #require(LogReader.logs(in: written.text).first)
    let verdict = try LogVerdict(plain)

    // Other names, another order, and some lines twice.
    var origins = Array(written.lines.indices)
    for _ in 0..<random.integer(in: 0...3) { origins.append(random.element(of: origins)) }
    for place in origins.indices {
      origins.swapAt(place, random.integer(in: 0...origins.count - 1))
    }
    let names = (0..<written.itemCount).map { item in
      random.element(of: Self.names)("0x7f\(item)a0\(item)")
    }
    let entries = origins.map { origin in
      names.enumerated().reduce(written.entries[origin]) { entry, name in
        entry.replacing(RandomLog.item(name.offset), with: name.element)
      }
    }
    let disguise = random.element(of: Disguise.allCases)
    let text = disguise.text(entries)
    let logs = LogReader.logs(in: text)
    try #require(logs.count == 1, "\(text)")
    let other = logs[0]
    #expect(other.unread.isEmpty, "\(text)")
    try #require(other.entries.count == entries.count, "\(text)")
    #expect(other.distinct.count == written.lines.count)
    let found = try LogVerdict(other)
    func original(_ places: [Int]) -> [Int] { places.map { origins[$0] }.sorted() }
    #expect(found.outcome == verdict.outcome, "\(text)")
    #expect(Set(found.all.map(original)) == Set(verdict.all), "\(text)")
    #expect(found.smallest?.entries.count == verdict.smallest?.entries.count)
    #expect(found.smallest.map { verdict.all.contains(original($0.entries)) } != false)
    #expect(original(found.cures) == verdict.cures)
    #expect(original(found.innocent(in: other)) == verdict.innocent(in: plain))
  }

  @Test("Every disguise is worn", arguments: Disguise.allCases)
  func everyDisguise(disguise: Disguise) throws {
    let entries = [
      "<NSLayoutConstraint:0x1 V:|-(8)-[UILabel:0x2'a_*b']   (active, names: '|':UIView:0x3 )>",
      "<NSLayoutConstraint:0x4 V:[UILabel:0x2'a_*b']-(>=8)-|   (active, names: '|':UIView:0x3 )>",
      "<NSAutoresizingMaskLayoutConstraint:0x5 h=-&- v=&-- UIView:0x3.height == 15   (active)>",
    ]
    let log = try #require(LogReader.logs(in: disguise.text(entries)).first)
    #expect(log.unread.isEmpty)
    #expect(log.entries.map { $0.mask?.vertical } == [nil, nil, "&--"])
    #expect(try LogVerdict(log).all == [[0, 1, 2]])
  }
}
