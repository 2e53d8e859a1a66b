// Every kind of block, compared with how it is meant to look. The goldens lie beside the tests.

import Rendering
import TestSupport
import Testing

@Suite struct Goldens {
  @Test(arguments: allSamples, [false, true])
  func `a document looks as recorded`(sample: Sample, isASCII: Bool) {
    let presentation = Presentation(numbers: sample.numbers, isASCII: isASCII)
    let renderer = TextRenderer(presentation: presentation, width: sample.width, theme: nil)
    compare(renderer.render(sample.document), Self.name(sample, isASCII))
  }

  private static let palettes = [Theme.Palette.indexed256, .sixteen]

  @Test(arguments: palettes)
  func `colours are as recorded`(palette: Theme.Palette) {
    let renderer = TextRenderer(
      presentation: Presentation(), width: 72, theme: Theme(palette: palette))
    let escaped = renderer.render(Document([.numberLines(articleLines)]))
      .replacing("\u{1B}[", with: "⟨").replacing(/([0-9])m/) { "\($0.output.1)⟩" }
    compare(escaped, "colours of \(palette)")
  }

  private static func name(_ sample: Sample, _ isASCII: Bool) -> String {
    "\(sample.name).\(isASCII ? "ascii" : "unicode")"
  }

  private func compare(_ actual: String, _ name: String) {
    if let complaint = GoldenFolder().complaint(about: actual, as: name) {
      Issue.record("\(complaint)")
    }
  }

  @Test func `each golden has its test, and each test its golden`() throws {
    let names = allSamples.flatMap { [Self.name($0, false), Self.name($0, true)] }
    let colours = Self.palettes.map { "colours of \($0)" }
    #expect(try GoldenFolder().strays(from: names + colours + [SlideTests.golden]) == [])
  }
}
