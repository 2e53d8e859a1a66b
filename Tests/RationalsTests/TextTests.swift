import Rationals
import TestSupport
import Testing

@Suite("Numbers as text")
struct TextTests {
  @Test("What is written can be read back", arguments: seeds)
  func roundTrip(seed: UInt64) {
    samples(seed) { generator in
      let a = generator.rational()
      #expect(Rational(a.description) == a)
      #expect(Rational("\(a.numeratorText)/\(a.denominatorText)") == a)
      #expect(
        a.description.utf8.filter { $0 != 0x2D && $0 != 0x2F }.count
          == a.digitCount - (a.isInteger ? 1 : 0))
    }
  }

  @Test(
    "These are numbers",
    arguments: [
      ("7", "7"), ("-7/3", "-7/3"), ("0.125", "1/8"), (".5", "1/2"), ("-.5", "-1/2"),
      ("-1e-3", "-1/1000"), ("1.5E+2", "150"), ("1.5e2", "150"), ("−3", "-3"), ("−1/2", "-1/2"),
      ("1e−2", "1/100"), ("+4", "4"), ("0", "0"), ("-0", "0"), ("-0.000", "0"), ("0/7", "0"),
      ("14/4", "7/2"), ("007", "7"), ("1/002", "1/2"), ("0e99999", "0"), ("2.50", "5/2"),
      ("0.1", "1/10"), ("1e0", "1"), ("1e00000000000000000000000002", "100"),
      ("123456789012345678901234567890", "123456789012345678901234567890"),
      ("99999999999999999999/33333333333333333333", "3"), ("1e20/1", nil), ("10e-1", "1"),
      ("999999999999999999", "999999999999999999"), ("1000000000000000000", "1000000000000000000"),
      ("0.0000000000000000000000000000000000000001", "1/10000000000000000000000000000000000000000"),
    ] as [(String, String?)])
  func parsing(text: String, expected: String?) {
    #expect(Rational(text).map(\.description) == expected)
  }

  @Test(
    "These are not",
    arguments: [
      "", "-", "−", "+", ".", "-.", "5.", "5.e3", "e3", ".e3", "1e", "1e+", "1e-", "2/0", "0/0",
      "2/00", "7/-3", "7/+3", "7/", "/3", "7/3/2", "7/0.5", "1/2e3", "1.2.3", "1..2", "--1", "-+1",
      " 1", "1 ", "1 /2", "1/ 2", "1_000", "1,5", "0x10", "1e99999999999999999999", "0e100001",
      "inf", "nan", "٣", "１", "½", "1\u{301}", "1\0", "x",
    ])
  func rejection(text: String) {
    #expect(Rational(text) == nil)
  }

  @Test("A part of a string can be read where it stands")
  func substrings() {
    #expect(Rational("X = 7/3".suffix(3)) == Rational(numerator: 7, denominator: 3))
  }

  @Test("An exponent reaches to a hundred thousand, and no farther")
  func exponents() {
    #expect(Rational("0e100000") == 0)
    #expect(Rational("0e-100000") == 0)
    #expect(Rational("1e100001") == nil)
    #expect(Rational("1e-100001") == nil)
    let zeros = String(repeating: "0", count: 2000)
    #expect(Rational("-3e2000")?.description == "-3" + zeros)
    #expect(Rational("1e-2000")?.denominatorText == "1" + zeros)
  }

  @Test("A literal of a thousand digits is kept to the last one", arguments: seeds.prefix(5))
  func longLiterals(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let digits = (0..<1000).map { _ in String(Int.random(in: 1...9, using: &generator)) }.joined()
    #expect(Rational(digits)?.description == digits)
    let decimal = "0." + digits
    let value = try #require(Rational(decimal))
    #expect(value.decimal(places: 1000) == decimal)
    #expect(value.isExact(places: 1000))
    #expect(!value.isExact(places: 999))
    let expected = Reference(SchoolbookInteger(digits)!, SchoolbookInteger(10).power(1000))
    #expect("\(value)" == "\(expected)")
  }
}

@Suite("Numbers as decimals")
struct DecimalTests {
  @Test(
    "Rounding to places, ties to even",
    arguments: [
      ("1/2", 0, "0"), ("3/2", 0, "2"), ("5/2", 0, "2"), ("-1/2", 0, "0"), ("-3/2", 0, "-2"),
      ("-5/2", 0, "-2"), ("1/8", 2, "0.12"), ("3/8", 2, "0.38"), ("-1/8", 2, "-0.12"),
      ("1/3", 3, "0.333"), ("2/3", 3, "0.667"), ("-2/3", 3, "-0.667"), ("2/3", 0, "1"),
      ("1/2", 3, "0.5"), ("20", 3, "20"), ("-20", 0, "-20"), ("0", 5, "0"), ("-1/3000", 3, "0"),
      ("999/1000", 2, "1"), ("-999/1000", 2, "-1"), ("1/1000", 3, "0.001"), ("12.345", 2, "12.34"),
      ("12.355", 2, "12.36"), ("1001/100", 1, "10"), ("100/3", 1, "33.3"), ("0.05", 1, "0"),
      ("0.15", 1, "0.2"), ("0.25", 1, "0.2"), ("0.250000000000000000000000000001", 1, "0.3"),
      ("1/7", 30, "0.142857142857142857142857142857"),
      ("1e30", 2, "1" + String(repeating: "0", count: 30)),
      ("-9223372036854775808/3", 1, "-3074457345618258602.7"),
      ("9223372036854775807/9223372036854775806", 2, "1"),
    ])
  func rounding(text: String, places: Int, expected: String) throws {
    #expect(try #require(Rational(text)).decimal(places: places) == expected)
  }

  @Test(
    "A decimal is within half a unit of its last place, and exact if it says so", arguments: seeds)
  func errorBound(seed: UInt64) throws {
    try samples(seed) { generator in
      let a = generator.rational()
      let places = Int.random(in: 0...30, using: &generator)
      let rounded = try #require(Rational(a.decimal(places: places)))
      let unit = try #require(Rational("1e-\(places)"))
      #expect((rounded - a).magnitude * 2 <= unit)
      #expect((rounded / unit).isInteger)
      #expect((rounded == a) == a.isExact(places: places))
    }
  }

  @Test(
    "It is exact as soon as the denominator divides the power of ten",
    arguments: [
      ("1/8", 3), ("1/5", 1), ("1/40", 3), ("7", 0), ("-1/1024", 10), ("1/1000", 3),
      ("3/625", 4), ("1e-30", 30), ("1/1267650600228229401496703205376", 100),
    ])
  func exactness(text: String, places: Int) throws {
    let value = try #require(Rational(text))
    #expect(value.isExact(places: places))
    #expect(value.isExact(places: places + 1))
    #expect(value.isExact(places: .max))
    #expect(places == 0 || !value.isExact(places: places - 1))
    #expect(!(value + Rational(numerator: 1, denominator: 3)).isExact(places: 1000))
  }
}
