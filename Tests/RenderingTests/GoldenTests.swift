// Every kind of block, compared with how it is meant to look. The goldens lie beside the tests.

import Foundation
import Rendering
import Testing

/// `SLACKLINE_RECORD=1 swift test --filter Goldens` writes the goldens anew; look at the difference
/// before it is committed. A run that records fails, so that it can never count as a pass.
@Suite struct Goldens {
  private static let isRecording = ProcessInfo.processInfo.environment["SLACKLINE_RECORD"] == "1"

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  @Test(arguments: allSamples, [false, true])
  func `a document looks as recorded`(sample: Sample, isASCII: Bool) throws {
    let presentation = Presentation(numbers: sample.numbers, isASCII: isASCII)
    let renderer = TextRenderer(presentation: presentation, width: sample.width, theme: nil)
    try compare(renderer.render(sample.document), "\(sample.name).\(isASCII ? "ascii" : "unicode")")
  }

  @Test(arguments: [Theme.Palette.indexed256, .sixteen])
  func `colours are as recorded`(palette: Theme.Palette) throws {
    let renderer = TextRenderer(
      presentation: Presentation(), width: 72, theme: Theme(palette: palette))
    let escaped = renderer.render(Document([.numberLines(articleLines)]))
      .replacing("\u{1B}[", with: "⟨").replacing(/([0-9])m/) { "\($0.output.1)⟩" }
    try compare(escaped, "colours of \(palette)")
  }

  private func compare(_ actual: String, _ name: String) throws {
    let file = Goldens.folder.appendingPathComponent(
      name.replacing(" ", with: "-").replacing(",", with: "") + ".txt")
    if Goldens.isRecording {
      try actual.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)")
    } else {
      let expected = try String(contentsOf: file, encoding: .utf8)
      #expect(actual == expected, "\(name) was\n\(expected)\nand is\n\(actual)")
    }
  }
}
