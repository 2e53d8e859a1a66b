// Numbers and sums in what is said, read as somebody with a pencil reads them.

import Language
import Rationals
import Wording

/// What a text works out with numbers alone.
enum WordedSums {
  /// The numbers of a text, taken apart at whatever is no digit; those within words are none, nor is that of a lesson.
  static func numbers(in text: String) -> [Rational] {
    var before: Substring = ""
    return text.split { !($0.isLetter || $0.isNumber || "_@./".contains($0)) }.flatMap {
      word -> [Rational] in
      defer { before = word }
      if before == "lesson" || before == "lessons" || Russian.titles.contains(String(before)) {
        return []
      }
      if word.contains(where: { $0.isLetter || "_@".contains($0) }) {
        // 2x is a number before a name; x2 and log.1 are names.
        let digits = word.prefix { $0.isASCII && $0.isNumber }
        return digits.isEmpty ? [] : [Rational(String(digits))].compactMap { $0 }
      }
      var word = String(word)
      while let last = word.last, !last.isNumber { word.removeLast() }
      let parts = word.split(separator: "/").compactMap { Rational(String($0)) }
      return parts + (parts.count > 1 ? [Rational(word)].compactMap { $0 } : [])
    }
  }

  /// Sums that it says are equal, such as `24 = 10 + 14 − 0`, each as `left = right`, and what it leaves to be worked out,
  /// such as `24 − 10`; in the program's own signs.
  static func all(in text: String) -> (sums: [String], formulas: [String]) {
    var sums: [String] = []
    var formulas: [String] = []
    var run = ""
    var isBehindName = false
    var before: Character = " "
    func finish(beforeName: Bool) {
      var sides = run.split(separator: "=", omittingEmptySubsequences: false).map { $0.trimmed }
      if isBehindName, !sides.isEmpty { sides.removeFirst() }
      if beforeName, !sides.isEmpty { sides.removeLast() }
      sums += zip(sides, sides.dropFirst()).filter { isSum($0) && isSum($1) }
        .map { "\($0) = \($1)" }
      formulas += sides.filter { isSum($0) && $0.dropFirst().contains { "+-*/".contains($0) } }
    }
    for character in text + "\n" {
      if let sign = sign(character) {
        if run.isEmpty { isBehindName = before.isLetter || "_⁺⁻)".contains(before) }
        run.append(sign)
      } else {
        finish(beforeName: character.isLetter && run.last?.isNumber == true)
        run = ""
      }
      before = character
    }
    return (sums, formulas)
  }

  private static func sign(_ character: Character) -> Character? {
    switch character {
    case "−": "-"
    case "·", "×": "*"
    case "÷": "/"
    case "+", "-", "*", "/", "=", "(", ")", " ", "0"..."9": character
    default: nil
    }
  }

  private static func isSum(_ side: String) -> Bool {
    side.last.map { $0.isNumber || $0 == ")" } ?? false
  }
}
