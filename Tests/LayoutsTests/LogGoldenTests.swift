// What is said of the real logs, as it was recorded.

import Formats
import Layouts
import Narration
import Rendering
import TestSupport
import Testing

@Suite("Goldens of logs explained")
struct LogGoldenTests {
  private static let folder = GoldenFolder()

  private static func name(_ sample: LogSample) -> String {
    sample.expected.file.replacing(".txt", with: "") + " " + sample.expected.name
  }

  @Test("Each real log is explained as it was", arguments: LogSample.all)
  func explained(sample: LogSample) {
    let renderer = TextRenderer(
      presentation: Presentation(isASCII: false), width: 80, theme: nil)
    let text = renderer.render(LogExplanation(sample.log).document())
    let complaint = Self.folder.complaint(about: text, as: Self.name(sample))
    #expect(complaint == nil, Comment(rawValue: complaint ?? ""))
  }

  @Test("Plain ASCII is all that a terminal without more is given", arguments: LogSample.all)
  func ascii(sample: LogSample) {
    let renderer = TextRenderer(presentation: Presentation(isASCII: true), width: 80, theme: nil)
    let text = renderer.render(LogExplanation(sample.log).document())
    #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(text)")
  }

  @Test("No golden lies about that no test looks at")
  func strays() throws {
    #expect(try Self.folder.strays(from: LogSample.all.map(Self.name)) == [])
  }
}
