// Random lines: expressions by the grammar, and lines of a corpus with tokens and bytes changed.

import TestSupport

enum LineGenerator {
  static let corpus = [
    "point X0 = 0, X1 = 10, X2 = 20, X3 = 30", "X = X1 @low", "X >= X2 @high", "lo: X >= X0",
    "0 <= x <= 10", "2xm = xl + xr", "mid: x + w/2 = 50 @750 weight 2",
    "(x + y)/2 - 1/3 <= 4.5 @medium", "maximize 3x + 5y", "minimize 2x - y @high", "var x, y",
    "vars fixed", "decompose a", "step 3", "goto 0", "region x y", "plot low X", "value 2x + 1",
    "drop a, b", "rule bland", "numbers decimal 4", "show dictionary", "expect X = 20",
    "expect X in [10, 20]", "expect X in (-inf, 3]", "expect X ambiguous",
    "expect objective high = 0", "load 'a file'  # here", "help reduced cost", "? >=", "x",
    "ширина = 2寬 ≤ ３", "1e-3x - .5(y)", "profit: maximize x weight 1/3 @600", "quit # now",
  ]

  private static let tokens = [
    "x", "y", "X0", "w", "lo", "2", "0.5", "1e3", "1e999999", "5.", "(", ")", "[", "]", "+", "-",
    "*",
    "/", "=", "<=", ">=", "<", ">", "!=", ":", ":=", ",", ";", "@", "@high", "@1001", "high",
    "weight",
    "weight 2", "maximize", "point", "expect", "in", "ambiguous", "objective", "inf", "-inf", "∞",
    "?",
    "help", "load", "plot", "s", "step", "#", "\"", "“", "^", "²", "½", "٣", "寬", "é", "e\u{301}",
    "Х", "\u{0}", "\u{202E}", "\u{200D}", "\u{FFFD}", "\r\n", "\t", "＝", "（", "≤", "≠", "=\u{338}",
    "−", "·", "👩‍👩‍👧", "...", "_", "$", "{", "|",
  ]

  static func line(using generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return bytes(using: &generator)
    case 1: return soup(using: &generator)
    case 2: return mutatedBytes(element(of: corpus, using: &generator), using: &generator)
    case 3:
      let relation = element(of: [" = ", "<=", " >= "], using: &generator)
      return expression(depth: 3, using: &generator) + relation
        + expression(depth: 2, using: &generator)
    default:
      return mutatedTokens(element(of: corpus, using: &generator), using: &generator)
    }
  }

  /// By the grammar, with space where it may be.
  static func expression(depth: Int, using generator: inout SeededGenerator) -> String {
    let space = Bool.random(using: &generator) ? " " : ""
    switch Int.random(in: 0..<(depth > 0 ? 9 : 3), using: &generator) {
    case 0: return element(of: ["x", "xm", "e", "寬", "x.1", "_"], using: &generator)
    case 1: return String(Int.random(in: 0...40, using: &generator))
    case 2:
      return element(of: ["0.25", "1e-2", ".5", "2e1", "12345678901234567890"], using: &generator)
    case 3:
      return "-" + space + "(" + expression(depth: depth - 1, using: &generator) + ")"
    case 4:
      return "(" + expression(depth: depth - 1, using: &generator) + space + ")"
    case 5:
      return element(of: ["2", "1/3", "0.5"], using: &generator) + space + "("
        + expression(depth: depth - 1, using: &generator) + ")"
    default:
      let sign = element(of: ["+", "-", "*", "/", "−", "·"], using: &generator)
      return expression(depth: depth - 1, using: &generator) + space + sign + space
        + expression(depth: depth - 1, using: &generator)
    }
  }

  private static func element(
    of choices: [String], using generator: inout SeededGenerator
  ) -> String {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  private static func bytes(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...24, using: &generator)
    return String(
      decoding: (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) },
      as: UTF8.self)
  }

  private static func soup(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...9, using: &generator)).map { _ in
      element(of: tokens, using: &generator)
    }.joined(separator: Bool.random(using: &generator) ? " " : "")
  }

  private static func mutatedBytes(
    _ line: String, using generator: inout SeededGenerator
  ) -> String {
    var bytes = Array(line.utf8)
    let index = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.remove(at: index)
    default: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: index)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func mutatedTokens(
    _ line: String, using generator: inout SeededGenerator
  ) -> String {
    var words = line.split(separator: " ").map(String.init)
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      let index = Int.random(in: 0..<words.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: words[index] = element(of: tokens, using: &generator)
      case 1: words.insert(element(of: tokens, using: &generator), at: index)
      case 2: words.swapAt(index, Int.random(in: 0..<words.count, using: &generator))
      default: words[index] += element(of: tokens, using: &generator)
      }
    }
    return words.joined(separator: " ")
  }
}
