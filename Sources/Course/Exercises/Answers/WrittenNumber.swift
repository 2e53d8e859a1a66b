// A number as it is written down, where that matters: rounded, or its digits in groups.

import Language
package import Rationals

/// The one number of an answer such as `0.5833`, `X = 500,000`.
package struct WrittenNumber {
  /// Without a sign.
  private let digits: String
  private let isNegative: Bool

  package init(_ answer: String) {
    let last = answer.split(separator: "=").last.map { String($0).trimmed } ?? ""
    isNegative = last.first.map { "-−–".contains($0) } ?? false
    digits = isNegative ? String(last.dropFirst()).trimmed : last
  }

  /// The same without what parts its digits into groups of three, as in `500,000`; nil where nothing does.
  package var joined: String? {
    for separator: Character in [",", ".", " ", "'", "\u{A0}", "\u{202F}"] {
      let groups = digits.split(separator: separator, omittingEmptySubsequences: false)
      guard groups.count > 1, (1...3).contains(groups[0].count),
        groups.dropFirst().allSatisfy({ $0.count == 3 }),
        groups.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
      else { continue }
      return (isNegative ? "-" : "") + groups.joined()
    }
    return nil
  }

  /// Whether it is a decimal number that another one, which it is not, is rounded or cut to.
  package func isNearly(_ value: Rational) -> Bool {
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, parts.allSatisfy({ $0.allSatisfy { $0.isNumber } }),
      let typed = Rational(digits)
    else { return false }
    var unit = Rational.one
    for _ in parts[1] { unit /= 10 }
    guard isNegative == (value.signum < 0) else { return false }
    let isRounded = (typed - value.magnitude).magnitude * 2 <= unit
    let isCut = parts[1].count > 1 && typed <= value.magnitude && value.magnitude < typed + unit
    return isRounded || isCut
  }
}

extension String {
  /// Without white space around it and a full stop behind it.
  package var withoutFullStop: String {
    let text = trimmed
    return text.hasSuffix(".") && !text.hasSuffix("..") ? String(text.dropLast()).trimmed : text
  }
}
