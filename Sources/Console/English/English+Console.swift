// What is said of files and of the terminal itself, in English.

import Wording

extension English {
  static func text(_ words: ConsoleWords) -> String {
    switch words {
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
