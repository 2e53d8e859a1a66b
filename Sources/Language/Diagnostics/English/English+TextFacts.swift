// What is said of characters. One sentence, without a full stop at its end, that says what is wrong and
// what to type instead; plain ASCII except for what the learner typed.

import Wording

extension TextFact: Phrase {
  var english: String {
    switch self {
    case .bad(let fault, let text): English.text(fault, text)
    case .longLine(let count):
      "a line has at most \(Limit.lineLength.most) characters, and this one has \(count)"
    case .severalLines:
      "the line ends here, and each line is read by itself: type what follows as another line"
    case .longNumber(let digits):
      "a number has at most \(Limit.literalDigits.most) digits, and this one, "
        + "written out, has \(digits > 100_000 ? "over 100000" : String(digits))"
    case .deepNesting:
      "parentheses may be nested at most \(Limit.nesting.most) deep"
    }
  }
}

extension English {
  fileprivate static func text(_ fault: Token.Fault, _ text: String) -> String {
    switch fault {
    case .strictLess, .strictGreater:
      "there is no strict \(text): a region without its boundary need not hold a least value, "
        + "so write \(text)="
    case .notEqual:
      "there is no 'not equal': it would leave two pieces; use <= or >= for the side "
        + "that you want"
    case .colonEqual: "an equation is written with = alone"
    case .power: "there are no powers: every constraint is linear"
    case .quote: "names and numbers are written without quotation marks"
    case .semicolon: "a line holds one statement: there is no semicolon"
    case .bar:
      "there is no absolute value or 'or': every constraint is linear; |x| <= 3 is -3 <= x <= 3"
    case .percent: "there is no percent sign: write /100"
    case .brace: "expressions are grouped with round parentheses, ( and )"
    case .trailingPoint: "digits are missing after the decimal point"
    case .secondPoint: "a number has only one decimal point"
    case .strayPoint: "a point can only stand inside a number or a name"
    case .vulgarFraction: "a fraction is written with /, as in 1/2"
    case .foreignDigits: "numbers are written with the digits 0 to 9"
    case .character: self.text(character: text)
    }
  }

  fileprivate static func text(character text: String) -> String {
    let scalars = text.unicodeScalars
    if let hidden = scalars.first(where: { $0.isInvisible }) {
      return hidden == "\u{FFFD}"
        ? "the text here is not valid UTF-8 (U+FFFD stands in its place)"
        : "the invisible character \(hidden.codePoint) has no meaning here: delete it"
    }
    let points = scalars.prefix(4).map { $0.codePoint }.joined(separator: " ")
    return
      "the character '\(String(text.unicodeScalars.prefix(4)))' (\(points)) has no meaning here"
  }
}
