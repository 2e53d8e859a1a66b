// What is said of the terminal itself.

import Wording

/// What the terminal says of its own.
enum ConsoleWords {
  case logEnded(FileError)
  case outputLost(SystemError)
  /// What goes on below the screen, and how it is left.
  case pageGoesOn
}

extension ConsoleWords: Phrase {
  var english: String {
    switch self {
    case .logEnded(let error): "slackline: the log has ended: \(error.text(in: .english))"
    case .outputLost(let error): "slackline: cannot write the output: \(error.words)"
    case .pageGoesOn: "Enter goes on; q skips the rest"
    }
  }
}
