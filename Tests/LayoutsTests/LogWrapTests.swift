// Logs whose lines were broken on their way: at spaces, as mails and pages do, or at a width, as terminals do.

import Layouts
import Logs
import Testing

@Suite("Wrapped logs")
struct LogWrapTests {
  private static let widths = [60, 64, 68, 72, 76, 78, 80, 90, 100, 120]

  /// The text with its lines broken at spaces, as late as the width allows.
  private static func wrapped(_ text: String, atSpacesBefore width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = ""
      var length = 0
      for word in line.split(separator: " ", omittingEmptySubsequences: true) {
        if length > 0, length + 1 + word.count > width {
          result += "\n"
          length = 0
        } else if length > 0 {
          result += " "
          length += 1
        }
        result += word
        length += word.count
      }
      return result
    }.joined(separator: "\n")
  }

  /// The text with its lines broken wherever they reach the width.
  private static func wrapped(_ text: String, at width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var pieces: [Substring] = []
      var rest = line
      while rest.count > width {
        pieces.append(rest.prefix(width))
        rest = rest.dropFirst(width)
      }
      return (pieces + [rest]).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func expectSame(_ text: String, _ sample: LogSample, _ width: Int) {
    let logs = LogReader.logs(in: text)
    let expected = sample.log
    guard logs.count == 1 else {
      Issue.record("\(logs.count) logs at \(width): \(text)")
      return
    }
    #expect(logs[0].unread.map { $0.reason } == expected.unread.map { $0.reason }, "\(width)")
    func plain(_ entry: LayoutLog.Entry) -> LayoutLog.Entry {
      var entry = entry
      entry.line = 0
      return entry
    }
    #expect(logs[0].entries.map(plain) == expected.entries.map(plain), "\(width)")
    #expect(logs[0].items.map { $0.address } == expected.items.map { $0.address }, "\(width)")
    #expect(logs[0].broken == expected.broken, "\(width)")
  }

  @Test("A log that was broken at spaces is the same log", arguments: LogSample.all)
  func spaces(sample: LogSample) {
    for width in Self.widths {
      Self.expectSame(Self.wrapped(sample.text, atSpacesBefore: width), sample, width)
    }
  }

  @Test("A log that was broken at a width is the same log", arguments: LogSample.all)
  func widths(sample: LogSample) {
    for width in Self.widths {
      Self.expectSame(Self.wrapped(sample.text, at: width), sample, width)
    }
  }
}
