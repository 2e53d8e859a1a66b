// What is said of files and of the terminal itself.

import Wording

/// What the terminal says of its own.
enum ConsoleWords {
  /// A file cannot be read or written, and why, as the system says it.
  case trouble(FileError.Place, String)
  /// A file has more of something than that.
  case beyond(Limit)
  case logEnded(FileError)
  case outputLost(String)
  /// What goes on below the screen, and how it is left.
  case pageGoesOn
}

extension ConsoleWords: Phrase {
  var english: String {
    switch self {
    case .trouble(.file(let path), let reason): "\(path.inertName): \(reason)"
    case .trouble(.standardInput, let reason): "standard input: \(reason)"
    case .trouble(.standardOutput, let reason): "standard output: \(reason)"
    case .beyond(.fileSize):
      "it has more than \(EnglishGrammar.grouped(Limit.fileSize.most >> 20)) MiB; help limits tells what may be"
    case .beyond(let limit):
      "it has more than \(EnglishGrammar.grouped(limit.most)) lines; help limits tells what may be"
    case .logEnded(let error): "slackline: the log has ended: \(error.text(in: .english))"
    case .outputLost(let reason): "slackline: cannot write the output: \(reason)"
    case .pageGoesOn: "Enter goes on; q skips the rest"
    }
  }
}
