// What is said around the topics of help.

import Rendering
import Wording

/// What help says of its own.
enum HelpWords {
  /// Before the tasks, and below them.
  case tasks, furtherHelp
  // Beside what a topic tells.
  case form, example, seeAlso
  /// Below a list of topics.
  case tellsMore
  case couldBe(String, [String])
  case unknown(String, nearest: String?)
}

extension HelpWords: Phrase {
  var english: Text {
    switch self {
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
