// The numbers that stand in a text for people: which they are, and where.

import Language
import Rationals
import Wording

/// A number in a text.
struct TextNumber {
  var value: Rational
  /// Of the text's characters.
  var range: Range<Int>
}

extension TextNumber {
  /// The numbers in a text, from left to right, without a sign; those that belong to a name (`x2`, `log.1`), a level
  /// (`@250`) or the title of something (`lesson 28`) are none.
  ///
  /// - Returns: nil where it is not plain which numbers these are, as in `30,000`.
  static func all(in text: String, _ speech: Speech) -> [TextNumber]? {
    let characters = Array(text)
    var numbers: [TextNumber] = []
    var start = 0
    while start < characters.count {
      guard isDigit(characters[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < characters.count, isDigit(characters[end]) { end += 1 }
      if belongsToName(start, characters) || speech.namesThings(wordBefore(start, characters)) {
        start = end
        continue
      }
      if isGrouped(end, characters) { return nil }
      let long = extended(end, characters)
      guard let first = Rational(String(characters[start..<end])) else { return nil }
      let literal = String(characters[start..<long])
      if long > end, let value = Rational(literal),
        characters[end] == "." || value.description == literal
      {
        numbers.append(TextNumber(value: value, range: start..<long))
        start = long
      } else {
        numbers.append(TextNumber(value: first, range: start..<end))
        start = end
      }
    }
    return numbers
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// Whether a letter, a point behind a name, or an @ stands before.
  private static func belongsToName(_ start: Int, _ characters: [Character]) -> Bool {
    guard start > 0 else { return false }
    let before = characters[start - 1]
    if before == "." {
      return start > 1 && (characters[start - 2].isLetter || isDigit(characters[start - 2]))
    }
    return before.isLetter || before == "_" || before == "@"
  }

  private static func wordBefore(_ start: Int, _ characters: [Character]) -> String {
    guard start > 1, characters[start - 1] == " " else { return "" }
    return String(characters[..<(start - 1)].reversed().prefix { $0.isLetter }.reversed())
      .lowercased()
  }

  /// Whether three digits follow behind a comma, as in `30,000`, or behind a space that no line breaks at.
  private static func isGrouped(_ end: Int, _ characters: [Character]) -> Bool {
    guard end + 3 < characters.count, [",", "\u{A0}", "\u{202F}"].contains(characters[end]) else {
      return false
    }
    return characters[(end + 1)...(end + 3)].allSatisfy(isDigit)
  }

  /// The end of a fraction or a decimal number that begins with the digits up to there.
  private static func extended(_ end: Int, _ characters: [Character]) -> Int {
    guard end + 1 < characters.count, characters[end] == "/" || characters[end] == ".",
      isDigit(characters[end + 1])
    else { return end }
    var long = end + 1
    while long < characters.count, isDigit(characters[long]) { long += 1 }
    return long
  }
}

extension Expression {
  /// All numbers in it, factors included.
  var numbers: [Rational] {
    switch self {
    case .number(let value, _): [value]
    case .name, .quantity: []
    case .negate(let operand, _): operand.numbers
    case .operations(let first, let rest, _):
      first.numbers + rest.flatMap { $0.operand.numbers }
    }
  }

  /// Whether it is a number as it is written down, and nothing to work out: `2`, `7/12`.
  var isPlain: Bool {
    switch self {
    case .number: return true
    case .operations(.number(let above, _), let rest, _):
      guard rest.count == 1, rest[0].kind == .divide, case .number(let below, _) = rest[0].operand,
        !below.isZero
      else { return false }
      return (above / below).description == "\(above)/\(below)"
    case .name, .quantity, .negate, .operations: return false
    }
  }

  /// Whether it is about something that stands in a session.
  var hasNames: Bool {
    switch self {
    case .number: false
    case .name, .quantity: true
    case .negate(let operand, _): operand.hasNames
    case .operations(let first, let rest, _):
      first.hasNames || rest.contains { $0.operand.hasNames }
    }
  }
}

extension Speech {
  /// Whether a number behind this word is the title of something, and no amount. A lesson may be in another language
  /// than the program.
  func namesThings(_ word: String) -> Bool {
    English.titles.contains(word) || Russian.titles.contains(word)
  }
}

extension English {
  /// Words that a number behind them names, such as lesson 28.
  fileprivate static let titles: Set<String> = [
    "lesson", "lessons", "chapter", "chapters", "section", "part",
  ]
}
