// Large letters as they look, and what is shown where a character has none. The golden lies beside
// the tests.

import Rendering
import TestSupport
import Testing

@Suite struct SlideTests {
  private func frame(
    _ headlines: [Text], columns: Int = 80, rows: Int = 24, isASCII: Bool = false
  ) -> [String] {
    let slide = Slide(headlines: headlines, story: [], body: Document(), state: "", picture: nil)
    return SlideRenderer(
      presentation: Presentation(isASCII: isASCII), columns: columns, rows: rows, theme: nil
    ).frame(slide, SlideFooter(place: 1, count: 1))
  }

  private static let alphabet = [
    "ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "abcdefghijklm", "nopqrstuvwxyz", "0123456789",
    "a⁺ − b⁻ + c = 7",
    "([{<≤,;:.!?≥>}])", "+-*/×·=_'%→←∞≈",
  ]

  static let golden = "large-letters"

  @Test("Large letters look as recorded, narrow and wide")
  func letterGoldens() {
    var seen = ""
    for line in Self.alphabet {
      for columns in [50, 120] {
        seen += frame([Text(line)], columns: columns).prefix(4).joined(separator: "\n") + "\n\n"
      }
    }
    if let complaint = GoldenFolder().complaint(about: seen, as: Self.golden) {
      Issue.record("\(complaint)")
    }
  }

  @Test("Two characters never look the same")
  func distinct() {
    var seen: [String: Character] = [:]
    for character in Self.alphabet.joined() where character != " " && character != "−" {
      let large = frame([Text(String(character))]).prefix(4).joined(separator: "\n")
      #expect(seen[large] == nil || seen[large] == character, "\(character)")
      seen[large] = character
    }
  }

  @Test("The first headline that fits is large; what has no large letters is plain")
  func fallback() {
    let long = Text(String(repeating: "w", count: 30))
    #expect(frame([long, "ab"]) == frame(["ab"]))
    #expect(frame([long])[0] == String(repeating: "w", count: 30))
    #expect(frame(["ширина"])[0] == "ширина")
    #expect(frame(["X = 3"], isASCII: true)[0] == "X = 3")
    #expect(frame(["X = 3"], rows: 12)[0] == "X = 3")
  }
}
