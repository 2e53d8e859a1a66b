import Testing
import Wording

@Suite struct ControlsTests {
  @Test("No control and no change of direction comes through, and all else does")
  func everyScalar() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)b"
      let isControl = scalar.properties.generalCategory == .control && value != 9 && value != 10
      let turns = scalar.properties.isBidiControl
      #expect(scalar.steers == (isControl || turns), "\(value)")
      #expect(
        text.inert.unicodeScalars.elementsEqual(
          (isControl || turns ? "a\u{FFFD}b" : text).unicodeScalars))
    }
  }

  @Test(
    "A carriage return before a line feed is a line end; alone it is a control",
    arguments: [
      ("a\r\nb", "a\nb"), ("a\rb", "a\u{FFFD}b"), ("a\r\r\n", "a\u{FFFD}\n"), ("\r", "\u{FFFD}"),
    ])
  func returns(text: String, inert: String) {
    #expect(text.inert.unicodeScalars.elementsEqual(inert.unicodeScalars))
  }

  @Test(
    "A name is on one line",
    arguments: [
      ("plain.sl", "plain.sl"), ("寬 é/x", "寬 é/x"), ("a\nb\tc", "a\u{FFFD}b\u{FFFD}c"),
      ("a\r\nb\u{1B}\u{202E}", "a\u{FFFD}\u{FFFD}b\u{FFFD}\u{FFFD}"),
    ])
  func names(name: String, inert: String) {
    #expect(name.inertName.unicodeScalars.elementsEqual(inert.unicodeScalars))
  }
}
