// Numbers of files: exact, of any form that programs write, and not longer than the limit.

import Programs
import Rationals
import TestSupport
import Testing

@Suite("Numbers of files")
struct NumberTests {
  /// The coefficient of x where a text stands before it, or nil if the text is no number that can be read.
  static func value(_ text: String) -> Rational? {
    let file = "min obj: \(text) x\nst\nc: x >= 1\nend\n"
    let program = try? LPReader.program(from: Array(file.utf8))
    let mps = "ROWS\n N obj\nCOLUMNS\n x obj \(text)\nENDATA\n"
    let other = try? MPSReader.program(from: Array(mps.utf8))
    let value = program?.objective.terms.first?.coefficient
    #expect(value == other?.objective.terms.first?.coefficient, "\(text)")
    return value
  }

  static let ones = String(repeating: "1", count: 1_000)

  static let numbers: [(String, Rational?)] = [
    ("1", 1), ("007", 7), ("0.1", Rational(1, over: 10)), (".5", Rational(1, over: 2)), ("2.", 2),
    ("2.e1", 20), ("1e3", 1_000), ("1E+3", 1_000), ("1e-3", Rational(1, over: 1_000)),
    ("1.5e1", 15), ("120e-1", 12), ("-3", -3), ("+3", 3),
    ("123456789012345678", Rational(123_456_789_012_345_678)),
    ("1234567890123456789", Rational(1_234_567_890_123_456_789)),
    ("9999999999999999999.5", Rational("19999999999999999999/2")),
    ("9e18", Rational(9_000_000_000_000_000_000)), ("92233720368547758.07e2", Rational(Int64.max)),
    ("92233720368547758.08e2", Rational("9223372036854775808")),
    ("1e-18", Rational(1, over: 1_000_000_000_000_000_000)), ("5e-19", Rational("5e-19")),
    ("12345678901234567890123.", Rational("12345678901234567890123")),
    ("12345678901234567890.e2", Rational("1234567890123456789000")),
    (ones, Rational(ones)), ("1e1000", Rational("1e1000")), ("1e-1000", Rational("1e-1000")),
    (String(repeating: "0", count: 5_000) + "7", 7), ("7/2", Rational(7, over: 2)),
    ("-1.5/3e1", Rational(-1, over: 20)),
  ]

  @Test("They are exact", arguments: numbers)
  func good(_ text: String, value: Rational?) throws {
    let expected = try #require(value)
    #expect(Self.value(text) == expected)
  }

  static let others = [
    "1..2", ".", "1e1001", "1e-1001", ones + "1", "0." + ones + "1", "1e99999999999999999999",
    "0x10", "1,5", "--", "1e+", "7/", "/2", "7/-2", "7/0", "1/2/3", "7 /2",
  ]

  @Test("What is none, or too long, is refused", arguments: others)
  func bad(_ text: String) {
    let mps = "ROWS\n N obj\nCOLUMNS\n x obj \(text)\nENDATA\n"
    #expect(throws: ProgramFileError.self) { try MPSReader.program(from: Array(mps.utf8)) }
  }

  @Test("Whatever decimals are written, they are read as themselves")
  func random() {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<Trials.count(5_000) {
      var digits = (0..<generator.integer(in: 1...24)).map { _ in
        Character(String(generator.integer(in: 0...9)))
      }
      digits[0] = "3"
      let places = generator.integer(in: 0...digits.count)
      let exponent = generator.integer(in: -30...30)
      var text = String(digits.dropLast(places))
      if places > 0 { text += "." + String(digits.suffix(places)) }
      if exponent != 0 { text += "e\(exponent)" }
      #expect(Self.value(text) == Rational("\(String(digits))e\(exponent - places)"), "\(text)")
    }
  }
}
