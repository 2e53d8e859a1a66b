// What is said of logs, as it was recorded.

import Layouts
import Logs
import Narration
import Rendering
import TestSupport
import Testing

@Suite("Goldens of logs explained")
struct LogGoldenTests {
  private static let folder = GoldenFolder()

  /// What is told of all logs of a text.
  private static func told(_ text: String, width: Int = 80, isASCII: Bool = false) throws -> String
  {
    let renderer = TextRenderer(
      presentation: Presentation(isASCII: isASCII), width: width, theme: nil)
    return try LogReader.logs(in: text).map { renderer.render(try LogExplanation($0).document()) }
      .joined(separator: "\n")
  }

  private static func name(_ sample: LogSample) -> String {
    sample.expected.file.replacing(".txt", with: "") + " " + sample.expected.name
  }

  /// A mask, guides of margins, a stack view, and one that can hold as printed.
  private static let several: [LogSample] = LogSample.all.filter {
    ["04.txt", "31.txt", "33.txt", "44.txt"].contains($0.expected.file)
  }

  private static func compare(_ text: String, as name: String) {
    let complaint = folder.complaint(about: text, as: name)
    #expect(complaint == nil, Comment(rawValue: complaint ?? ""))
  }

  @Test("Each real log is explained as it was", arguments: LogSample.all)
  func explained(sample: LogSample) throws {
    Self.compare(try Self.told(sample.text), as: Self.name(sample))
  }

  @Test("In half the width nothing is lost", arguments: Self.several)
  func narrow(sample: LogSample) throws {
    let text = try Self.told(sample.text, width: 40)
    Self.compare(text, as: Self.name(sample) + " narrow")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test("In plain ASCII", arguments: Self.several)
  func plain(sample: LogSample) throws {
    let text = try Self.told(sample.text, isASCII: true)
    Self.compare(text, as: Self.name(sample) + " ascii")
  }

  @Test("What real logs have besides", arguments: LogSample.more)
  func more(log: MadeUpLog) throws { Self.compare(try Self.told(log.text), as: log.name) }

  @Test("Plain ASCII is all that a terminal without more is given", arguments: LogSample.all)
  func ascii(sample: LogSample) throws {
    let text = try Self.told(sample.text, isASCII: true)
    #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(text)")
  }

  @Test("Of a long list, the answer is on the first screen")
  func firstScreen() throws {
    let log = try #require(LogSample.more.first { $0.name == "long-form" })
    let screen = try Self.told(log.text).split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(24).joined(separator: "\n")
    #expect(screen.contains("cannot hold together:"))
    #expect(screen.contains("Ways out"))
  }

  @Test("No golden lies about that no test looks at")
  func strays() throws {
    let names =
      LogSample.all.map(Self.name) + LogSample.more.map { $0.name }
      + Self.several.flatMap { [Self.name($0) + " narrow", Self.name($0) + " ascii"] }
    #expect(try Self.folder.strays(from: names) == [])
  }
}
