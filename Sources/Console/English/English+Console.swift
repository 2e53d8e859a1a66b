// What is said of files and of the terminal itself, in English.

import Wording

extension English {
  static func text(_ words: ConsoleWords) -> String {
    switch words {
    case .trouble(.file(let path), let reason): "\(path): \(reason)"
    case .trouble(.standardInput, let reason): "standard input: \(reason)"
    case .trouble(.standardOutput, let reason): "standard output: \(reason)"
    case .logEnded(let error): "slackline: the log has ended: \(error.text(in: .english))"
    case .outputLost(let reason): "slackline: cannot write the output: \(reason)"
    case .pagerAtEnd: "That is all, q leaves"
    case .pagerGoesOn: "Space shows more, q leaves"
    }
  }
}
