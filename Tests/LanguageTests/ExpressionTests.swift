// How expressions are read: precedence, products without an operator, numbers, names, limits.

import Language
import Rationals
import Testing

@Suite struct ExpressionTests {
  @Test(
    "Operators bind and associate as in a textbook",
    arguments: [
      ("a + b - c", "(a + b - c)"), ("a - (b - c)", "(a - (b - c))"),
      ("a + b * c", "(a + (b * c))"), ("a * b / c", "(a * b / c)"), ("1/2x", "(1 / 2 * x)"),
      ("-a + b", "(-a + b)"), ("-2x", "(-2 * x)"), ("a * -b", "(a * -b)"), ("a - -b", "(a - -b)"),
      ("+a", "a"), ("--a", "a"), ("---a", "-a"), ("- + - + a", "a"), ("-(a)", "-a"),
      ("-(-a)", "--a"), ("((a))", "a"), ("2 - 3", "(2 - 3)"), ("2 -3", "(2 - 3)"),
    ])
  func structure(line: String, meaning: String) { expectMeaning(line, "value of \(meaning)") }

  @Test(
    "A number before a name or a parenthesis multiplies it",
    arguments: [
      ("2xm", "(2 * xm)"), ("2 xm", "(2 * xm)"), ("2(x+y)", "(2 * (x + y))"), ("2 (x)", "(2 * x)"),
      ("1.5x", "(3/2 * x)"), ("2x*3y", "(2 * x * 3 * y)"), ("2e3", "2000"), ("2e", "(2 * e)"),
      ("2e3x", "(2000 * x)"), ("2E-1x", "(1/5 * x)"), ("2e-x", "((2 * e) - x)"),
      ("2ex", "(2 * ex)"), ("2é3", "(2 * é3)"), ("2e\u{301}3", "(2 * é3)"), ("2_", "(2 * _)"),
    ])
  func juxtaposition(line: String, meaning: String) { expectMeaning(line, "value of \(meaning)") }

  @Test(
    "Numbers are exact",
    arguments: [
      ("0.1", "1/10"), (".5", "1/2"), ("007", "7"), ("4.50", "9/2"), ("1e-3", "1/1000"),
      ("1e+3", "1000"), ("1.25e1", "25/2"), ("1e−1", "1/10"), ("１２．５", "25/2"), ("0e5", "0"),
      ("123456789012345678", "123456789012345678"),
      ("1234567890123456789012", "1234567890123456789012"),
      ("0.00000000000000000001", "1/100000000000000000000"),
    ])
  func numbers(line: String, meaning: String) { expectMeaning(line, "value of \(meaning)") }

  @Test(
    "Names may be of any script",
    arguments: [
      "x", "_", "_1", "x.y", "x.", "ширина", "寬", "x1_b.c2", "é", "e\u{301}", "x₁", "x٣", "क्‍ष",
    ])
  func names(name: String) { expectMeaning(name, "value of \(name)") }

  @Test("Full-width forms are folded to ASCII")
  func fullWidth() {
    expectMeaning("ｌｏ：　（Ｘ＋３）／２　＜＝　４　＠ｈｉｇｈ", "lo: ((X + 3) / 2) <= 4 @750")
  }

  @Test(
    "Operators may be typed as they are printed",
    arguments: [
      ("a·b", "(a * b)"), ("a×b", "(a * b)"), ("a⋅b", "(a * b)"), ("a÷b", "(a / b)"),
      ("a−b", "(a - b)"), ("a–b", "(a - b)"), ("−a", "-a"),
    ])
  func unicodeOperators(line: String, meaning: String) {
    expectMeaning(line, "value of \(meaning)")
  }

  @Test("Every node knows its place, parentheses included")
  func ranges() throws {
    guard case .expression(let sum) = try Parser.parse("1 + (x*y)·2z - -(3)"),
      case .operations(_, let terms, let whole) = sum,
      case .operations(let first, let factors, let product) = terms[0].operand
    else {
      Issue.record("another shape")
      return
    }
    #expect(whole == SourceRange(0, 19))
    #expect(terms.map(\.operatorRange) == [SourceRange(2, 3), SourceRange(13, 14)])
    #expect(product == SourceRange(4, 12))
    #expect(first.range == SourceRange(4, 9))
    #expect(factors.map(\.operatorRange) == [SourceRange(9, 10), SourceRange(11, 12)])
    #expect(terms[1].operand.range == SourceRange(15, 19))
  }

  @Test("A name written with a combining accent is the same as the composed one")
  func canonicalEquivalence() throws {
    #expect(try name(in: "e\u{301}") == name(in: "é"))
  }

  private func name(in line: String) throws -> String? {
    guard case .expression(.name(let name)) = try Parser.parse(line) else { return nil }
    return name.text
  }

  // MARK: Limits

  @Test(
    "Just within the limits all is well",
    arguments: [
      String(repeating: "9", count: 1000), "0." + String(repeating: "3", count: 999), "1e999",
      "1e-999", "12.5e-990",
      String(repeating: "(", count: 200) + "x" + String(repeating: ")", count: 200),
      String(repeating: "-", count: 9_999) + "x",
      "x" + String(repeating: "+x", count: 4_999), "x" + String(repeating: "*2", count: 4_999),
      String(repeating: "2(", count: 200) + "-x" + String(repeating: ")", count: 200),
      "x" + String(repeating: " ", count: 9_999), String(repeating: "寬", count: 10_000),
    ])
  func withinLimits(line: String) throws {
    // Comparing and hashing recurse where releasing does.
    let first = try Parser.parse(line)
    #expect(try Parser.parse(line) == first)
    #expect(Set([first]).count == 1)
  }

  @Test(
    "Past a limit the message states it",
    arguments: [
      ("⟦\(String(repeating: "9", count: 1001))⟧", "1000 digits"),
      ("x = ⟦1e1000⟧", "1000 digits"), ("⟦1e-1000⟧ = x", "1000 digits"),
      ("⟦1e99999999999999999999999⟧", "1000 digits"),
      ("0e0 = ⟦1e\(String(repeating: "0", count: 1000))⟧", "1000 digits"),
      (
        String(repeating: "(", count: 200) + "⟦(⟧x" + String(repeating: ")", count: 201),
        "at most 200 deep"
      ),
      (String(repeating: "x", count: 10_000) + "⟦x⟧", "at most 10000 characters"),
    ])
  func pastLimits(marked: String, says: String) {
    expectRefused(Slip(marked, says, code: .limit))
  }
}
