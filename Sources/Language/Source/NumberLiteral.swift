// The exact value of a number as typed: `12`, `0.125`, `.5`, `1e-3`.

import Rationals
import Wording

enum NumberLiteral {
  /// The value of a literal that the lexer has passed, or the limit that it is past.
  static func value(of text: String) throws(TextFact) -> Rational {
    var whole = 0
    var fraction = 0
    var exponentDigits = 0
    var exponent = 0
    var isNegative = false
    var mantissa: Int64 = 0
    var part = Part.whole
    for scalar in text.unicodeScalars {
      switch scalar {
      case ".": part = .fraction
      case "e", "E": part = .exponent
      case "-", "\u{2212}": isNegative = true
      case "0"..."9":
        let digit = scalar.value - 0x30
        switch part {
        case .whole: whole += 1
        case .fraction: fraction += 1
        case .exponent: exponentDigits += 1
        }
        if part == .exponent {
          exponent = min(exponent * 10 + Int(digit), 1_000_000)
        } else if whole + fraction <= 18 {
          mantissa = mantissa * 10 + Int64(digit)
        }
      default: break
      }
    }
    if isNegative { exponent = -exponent }
    let digits = whole + fraction + exponentDigits
    guard digits <= Limit.literalDigits.most else { throw .longNumber(digits: digits) }
    if exponent != 0 {
      let writtenOut = max(whole + exponent, 1) + max(fraction - exponent, 0)
      guard writtenOut <= Limit.literalDigits.most else { throw .longNumber(digits: writtenOut) }
    }
    // Nearly every number fits in a machine word, and then there is no text to parse again.
    if whole + fraction <= 18, exponent == 0 {
      return fraction == 0
        ? Rational(mantissa)
        : Rational(mantissa, over: powersOfTen[fraction])
    }
    return Rational(text) ?? .zero
  }

  private enum Part { case whole, fraction, exponent }

  private static let powersOfTen: [Int64] = (0..<18).reduce(into: [1]) { powers, _ in
    powers.append(powers[powers.count - 1] * 10)
  }
}
