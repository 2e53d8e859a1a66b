// What is said around the topics of help.

import Rendering
import Session
import Wording

/// What help says of its own.
enum HelpWords {
  /// Before the tasks, and below them.
  case tasks, furtherHelp
  // Beside what a topic tells.
  case form, example, seeAlso
  /// Below a list of topics.
  case tellsMore
  /// What may be asked of a name in use.
  case asksMore(String, NameMeaning)
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
    case .asksMore(let name, let meaning): English.asksMore(name, meaning)
    case .couldBe(let word, let words):
      "\(word, .code) could be \(EnglishGrammar.list(words, "or"))."
    case .unknown(let word, nil) where word.split(separator: " ").count > 2:
      "That question is not understood. Ask \("what is X", .code), \("why X", .code) or \("why not X = 3", .code) of a "
        + "variable, or \("help WORD", .code); \("help", .code) lists the commands."
    case .unknown(let word, let nearest):
      "There is no help on \(word, .code)."
        + (nearest.map { " Perhaps \($0, .code)?" } ?? "")
        + " \("help", .code) lists the commands."
    }
  }
}

extension English {
  fileprivate static func asksMore(_ name: String, _ meaning: NameMeaning) -> Text {
    let lines: [String] =
      switch meaning {
      case .variable, .attribute: ["value \(name)", "why \(name)", "region \(name)"]
      case .point: ["point \(name) = 0", "sweep \(name) from 0 to 30"]
      case .constraint: ["why \(name)", "decompose \(name)", "drop \(name)"]
      case .objective: ["why \(name)", "value \(name)", "drop \(name)"]
      case .view: ["why \(name)", "draw", "format \(name)"]
      }
    return "Type \(EnglishGrammar.list(lines.map { Text($0, .code) }, "or"))."
  }
}
