// Logs that were damaged: what is there is read, what is not is named, and nothing steers the terminal.

import ConstraintHierarchies
import Formats
import Layouts
import Logs
import Narration
import Rendering
import TestSupport
import Testing

@Suite("Damaged logs")
struct LogDamageTests {
  /// What an entry says, whatever its items are called.
  private static func saying(_ entry: LayoutLog.Entry, _ log: LayoutLog) -> String {
    func text(_ place: LayoutLog.Place?) -> String {
      guard let place else { return "" }
      let item = log.items[place.item]
      return "\(item.address ?? item.label ?? "").\(place.attribute.undirected(.leftToRight))"
    }
    return "\(entry.address) \(text(entry.first)) \(entry.relation) \(entry.multiplier) "
      + "\(text(entry.second)) \(entry.constant)"
  }

  /// Where each entry ends: the place after its `>`.
  private static func expectPrefix(_ text: String, _ length: Int, of whole: LayoutLog) {
    let cut = String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self)
    let logs = LogReader.logs(in: cut)
    #expect(logs.count <= 1)
    let entries = logs.flatMap { log in log.entries.map { Self.saying($0, log) } }
    let expected = whole.entries.map { Self.saying($0, whole) }
    let unread = logs.flatMap { $0.unread }
    // A line that stands whole in the text is read as it was.
    let lines = cut.split(separator: "\n", omittingEmptySubsequences: false)
    let isWhole = whole.entries.filter { $0.line < lines.count }.count
    #expect(entries.count >= isWhole && entries.count <= isWhole + 1, "\(cut)")
    #expect(Array(entries.prefix(isWhole)) == Array(expected.prefix(isWhole)), "\(cut)")
    // Of the one that was cut, nothing is guessed; what stands for its bar another line may tell.
    if entries.count > isWhole, entries.last != expected[isWhole] {
      let item = whole.entries[isWhole].first.item
      let isTold = whole.entries.prefix(isWhole).contains {
        $0.superview != nil && $0.first.item == item
      }
      #expect(isTold || unread.contains { $0.reason == .nameless }, "\(cut)")
    }
    let rest = lines.last.map { $0.drop { " \t>\"".contains($0) } } ?? ""
    if entries.count == isWhole, rest.hasPrefix("<"), isWhole < expected.count {
      #expect(unread.contains { $0.line == lines.count }, "\(cut)")
    }
  }

  @Test(
    "Cut anywhere, the lines before are read and the last is named", arguments: 0..<Trials.count(30)
  )
  func cut(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(7000 + seed))
    let written = RandomLog(&random, lines: 4, items: 3)
    let whole = try #require(LogReader.logs(in: written.text).first)
    for length in 0...written.text.utf8.count {
      Self.expectPrefix(written.text, length, of: whole)
    }
  }

  @Test("A real log cut anywhere is explained as far as it goes", arguments: LogSample.all)
  func cutSample(sample: LogSample) {
    let bytes = Array(sample.text.utf8)
    for length in stride(from: 0, to: bytes.count, by: max(bytes.count / 40, 1)) {
      let cut = String(decoding: bytes.prefix(length), as: UTF8.self)
      let read = LogReader.logs(in: cut).flatMap { $0.entries }
      #expect(read.count <= sample.expected.constraints.count)
    }
  }

  @Test("Whatever bytes are changed, something is said", arguments: 0..<Trials.count(100))
  func changed(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(9000 + seed))
    var bytes = Array(
      random.element(of: LogSample.all.map { $0.text } + LogSample.more.map { $0.text }).utf8
        .prefix(3000))
    for _ in 0..<random.integer(in: 1...12) where !bytes.isEmpty {
      let place = random.integer(in: 0...bytes.count - 1)
      switch random.integer(in: 0...3) {
      case 0: bytes[place] = UInt8(random.integer(in: 0...255))
      case 1: bytes.remove(at: place)
      case 2:
        let strange = [
          "'", "[", "]", "(", ")", "<", ">", "|", ".", "=", "@", "#", "\\", "&", "-", ":0x", "\0",
          "\u{1B}[",
        ]
        bytes.insert(contentsOf: Array(random.element(of: strange).utf8), at: place)
      default:
        let end = min(place + random.integer(in: 1...80), bytes.count)
        bytes.insert(contentsOf: bytes[place..<end], at: random.integer(in: 0...bytes.count - 1))
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    for log in LogReader.logs(in: text) { Self.expectHarmless(try LogExplanation(log)) }
  }

  /// It has no character that a terminal obeys, and no line goes beyond its width.
  private static func expectHarmless(_ explanation: LogExplanation) {
    let renderer = TextRenderer(presentation: Presentation(isASCII: false), width: 80, theme: nil)
    let text = renderer.render(explanation.document())
    for shown in [text, explanation.json.compact] {
      #expect(
        !shown.unicodeScalars.contains { scalar in
          scalar != "\n" && scalar.properties.generalCategory == .control
            || "\u{202A}"..."\u{202E}" ~= scalar || "\u{2066}"..."\u{2069}" ~= scalar
        }, "\(shown.debugDescription)")
    }
  }

  @Test(
    "What a terminal would obey never reaches it",
    arguments: [
      "\u{1B}[31mred\u{7}", "\u{9B}2J", "a\u{202E}gnp.exe\u{202C}", "\u{0}\u{8}\u{7F}",
      "\u{2066}x\u{2069}",
      "\u{1B}]0;title\u{7}", "a\u{FFFD}\u{FFFE}b",
    ])
  func controls(name: String) throws {
    let text = """
      (
      "<NSLayoutConstraint:0x1 'id \(name)' UILabel:0x2'\(name)'.width == 5   (active)>",
      "<NSLayoutConstraint:0x3@\(name).swift#3 App.\(name)Label:0x2'\(name)'.width == 5   (active)>",
      "<NSLayoutConstraint:0x4 \(name).width == 6   (active, names: \(name):0x2, '|':UIView\(name):0x5 )>",
      "<NSLayoutConstraint:0x6 UILabel:0x2.\(name) == 6   (active)>",
      "<NSLayoutConstraint:0x7 UILabel:0x2.width == 6\(name)   (active)>",
      \(name)
      )
      """
    let logs = LogReader.logs(in: text)
    #expect(!logs.isEmpty)
    for log in logs { Self.expectHarmless(try LogExplanation(log)) }
  }
}
