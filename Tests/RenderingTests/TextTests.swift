// Words, numbers and how wide they are.

import Rationals
import TestSupport
import Testing

@testable import Rendering

@Suite struct Spelling {
  @Test(arguments: [
    ("X ≥ X0 ≤ X1", "X >= X0 <= X1"), ("a⁺ − a⁻ → ∞", "a+ - a- -> inf"), ("3·x₁₀²", "3*x10^2"),
    ("“so” ★ ● ✓ ✗ …", "\"so\" * * + x ..."), ("─━┄│└▶◀", "--.|+><"), ("ширина 寬", "ширина 寬"),
  ])
  func `ASCII spells every symbol, and leaves names alone`(words: String, expected: String) {
    #expect(Speller(presentation: Presentation(isASCII: true)).words(words) == expected)
    #expect(Speller(presentation: Presentation()).words(words) == words)
  }

  @Test(arguments: [
    (Presentation(), "−7/3", "20"), (Presentation(isASCII: true), "-7/3", "20"),
    (Presentation(numbers: .decimal(places: 2)), "≈−2.33", "20"),
    (Presentation(numbers: .decimal(places: 2), isASCII: true), "~-2.33", "20"),
  ])
  func `a number is exact or says that it is not`(
    presentation: Presentation, fraction: String, integer: String
  ) {
    #expect(presentation.spelled(third(-7)) == fraction)
    #expect(presentation.spelled(20) == integer)
  }

  @Test(arguments: ["\u{1B}[31m", "\u{7}", "\u{9B}31m", "\r", "\u{0}", "\u{85}"])
  func `what steers a terminal is made visible`(control: String) {
    for isASCII in [false, true] {
      let words = Speller(presentation: Presentation(isASCII: isASCII)).words("a\(control)b")
      #expect(words.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      #expect(words.hasPrefix("a") && words.hasSuffix("b"))
    }
  }

  @Test(
    arguments: [
      (0, "0"), (20, "20"), (Rational(numerator: 1, denominator: 5), "0.2"),
      (Rational("15e398") ?? 0, "1.5e399"), (Rational("-25e-12") ?? 0, "−2.5e−11"),
      (-150_000, "−150000"), (third(1), "1/3"),
    ] as [(Rational, String)])
  func `a number on an axis is short and exact`(value: Rational, expected: String) {
    let speller = Speller(presentation: Presentation())
    #expect(speller.axisNumbers([value]) == [expected])
  }

  @Test(
    arguments: [
      (["1/20", "1/10", "1/4"], false, ["0.05", "0.1", "0.25"]),
      (["1/20", "1/10", "1/4"], true, ["0.05", "0.1", "0.25"]),
      (["0", "1/3", "1/2"], true, ["0", "1/3", "1/2"]), (["1/4", "1"], false, ["0.25", "1"]),
      (
        ["-2e-6", "0", "2e-6", "12e-6"], true, ["−0.000002", "0", "0.000002", "0.000012"]
      ),
      (["-1e9", "0", "1000", "25e8"], true, ["−1e9", "0", "1e3", "2.5e9"]),
      (["123456789", "123456790"], true, ["123456789", "123456790"]),
    ] as [([String], Bool, [String])])
  func `the numbers of an axis are spelled alike`(
    values: [String], asFractions: Bool, expected: [String]
  ) throws {
    let speller = Speller(presentation: Presentation())
    let numbers = try values.map { try #require(Rational($0)) }
    #expect(speller.axisNumbers(numbers, asFractions: asFractions) == expected)
  }

  @Test(arguments: [
    (String(repeating: "7", count: 40), String(repeating: "7", count: 40)),
    ("−1" + String(repeating: "0", count: 40), "−10000…00000 (41 digits)"),
    ("1" + String(repeating: "0", count: 99) + "/3", "10000…00000 (100 digits)/3"),
    ("0." + String(repeating: "3", count: 60), "0." + String(repeating: "3", count: 60)),
    (
      "≈12345" + String(repeating: "0", count: 40) + ".25",
      "≈12345…00000 (45 digits).25"
    ),
    (
      "X >= 5" + String(repeating: "0", count: 40) + " + 2Y + 1"
        + String(repeating: "9", count: 40),
      "X >= 50000…00000 (41 digits) + 2Y + 19999…99999 (41 digits)"
    ),
  ])
  func `of a number that nobody reads the ends are shown`(digits: String, expected: String) {
    #expect(digits.withShortNumbers == expected)
  }

  @Test func `a number that was asked for has all its digits`() {
    let text: Text = "X = \(huge)"
    let speller = Speller(presentation: Presentation(isASCII: true))
    #expect(speller.line(text).string(theme: nil) == "X = 12345...67890 (400 digits)")
    #expect(speller.line(text.withWholeNumbers).string(theme: nil) == "X = \(huge)")
  }
}

@Suite struct DisplayWidths {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("ширина", 6), ("寬度", 4), ("e\u{301}", 1), ("가", 2),
    ("\u{1100}\u{1161}", 2), ("ｘ", 2), ("●━▶★░⣿", 6), ("👍", 2), ("👍🏽", 2), ("🇩🇪", 2), ("👩‍👩‍👧", 2),
    ("❤\u{FE0F}", 2), ("❤", 1), ("1\u{FE0F}\u{20E3}", 2), ("\u{200B}", 0), ("\u{AD}", 1), ("한국", 4),
    ("नि", 2), ("。", 2), ("é", 1),
  ])
  func `a string takes as many columns as a terminal gives it`(string: String, width: Int) {
    #expect(string.displayWidth == width)
  }

  @Test func `cells with wide characters stay aligned`() {
    let renderer = TextRenderer(presentation: Presentation(), width: 72, theme: nil)
    let text = renderer.render(
      Document([.grid(Grid([["寬", "|"], ["abc", "|"], ["e\u{301}", "|"]]))]))
    #expect(text == "寬   |\nabc  |\ne\u{301}    |\n")
  }
}

@Suite struct Paragraphs {
  private func lines(_ text: Text, width: Int = 20) -> [String] {
    TextRenderer(presentation: Presentation(), width: width, theme: nil)
      .render(Document([.paragraph(text)])).split(separator: "\n").map(String.init)
  }

  @Test func `each line holds as many words as fit`() {
    #expect(
      lines("one two three four five six") == ["one two three four", "five six"])
    #expect(lines("12345678901234567890 1") == ["12345678901234567890", "1"])
  }

  @Test func `pieces without a space between them are one word`() {
    #expect(
      lines("the whole interval [\(1 as Rational), \(2 as Rational)]") == [
        "the whole interval", "[1, 2]",
      ])
  }

  @Test func `a word that is too long is cut, and nothing of it lost`() {
    let digits = String(repeating: "1234567890", count: 40)
    #expect(lines(Text(digits)).joined() == digits)
    #expect(lines(Text(digits)).allSatisfy { $0.count == 20 })
  }

  @Test func `a path of names or a fraction is parted where it may be`() {
    #expect(
      lines("viewController.view.leadingAnchor") == ["viewController.view.", "leadingAnchor"])
    #expect(lines("1234567890123/4567890123") == ["1234567890123/", "4567890123"])
    #expect(lines("12345678901234567.890123") == ["12345678901234567.89", "0123"])
  }

  @Test(arguments: [
    ("saveButton.width", ["save", "Button.", "width"]), ("saveButton.", ["save", "Button."]),
    ("cancelButton", ["cancel", "Button"]),
    ("a_rather_long_name", ["a_", "rather_", "long_", "name"]),
    ("myURLString", ["myURL", "String"]), ("x2Height3", ["x2", "Height3"]),
    ("ширинаКнопки", ["ширина", "Кнопки"]), ("__private__name", ["__", "private_", "_name"]),
    ("CONTENT_WIDTH", ["CONTENT_", "WIDTH"]), ("abcdefghijk", ["abcdefgh", "ijk"]),
    ("saveButton⁺", ["save", "Button⁺"]), ("寬度寬度寬度", ["寬度寬度", "寬度"]),
  ])
  func `a long name is parted where one of its parts ends`(name: String, parts: [String]) {
    let renderer = TextRenderer(presentation: Presentation(), width: 8, theme: nil)
    let text = renderer.render(Document([.paragraph(Text(name))]))
    #expect(text.split(separator: "\n").map(String.init) == parts)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `of a name that is parted nothing is lost`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let name = String(
      (0..<generator.int(1...40)).map { _ in
        "abcxyzABCXYZ012__..,/=⁺寬ж".randomElement(using: &generator) ?? "a"
      })
    for width in [8, 9, 11, 20] {
      let renderer = TextRenderer(presentation: Presentation(), width: width, theme: nil)
      let lines = renderer.render(Document([.paragraph(Text(name))])).split(separator: "\n")
      #expect(lines.joined() == name, "\(width)")
      #expect(lines.allSatisfy { $0.reduce(0) { $0 + String($1).displayWidth } <= width })
    }
  }

  @Test func `a line feed ends a line`() { #expect(lines("a\nb\r\nc") == ["a", "b", "c"]) }
}
