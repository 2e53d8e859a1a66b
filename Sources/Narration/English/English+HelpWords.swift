// What is said around the topics of help, in English.

import Rendering
import Wording

extension English {
  static func text(_ words: HelpWords) -> Text {
    switch words {
    case .tasks: "\("To …", .strong) type, for example"
    case .furtherHelp:
      "\("help WORD", .code) explains each command and words such as slack, basis or ratio test. "
        + "\("help commands", .code) lists all commands, \("help words", .code) all words."
    case .form: "form"
    case .example: "example"
    case .seeAlso: "see also"
    case .tellsMore: "\("help WORD", .code) tells more about each."
    case .couldBe(let word, let words):
      "\(word, .code) could be \(EnglishGrammar.list(words, "or"))."
    case .unknown(let word, let nearest):
      "There is no help on \(word, .code)."
        + (nearest.map { " Perhaps \($0, .code)?" } ?? "")
        + " \("help", .code) lists the commands."
    }
  }
}
