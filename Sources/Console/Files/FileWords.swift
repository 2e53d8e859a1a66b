// What is said of files.

import Wording

/// Why a file is not read or written.
enum FileWords {
  /// And why, as the system says it.
  case trouble(FileError.Place, String)
  /// A file has more of something than that.
  case beyond(Limit)
}

extension FileWords: Phrase {
  var english: String {
    switch self {
    case .trouble(.file(let path), let reason): "\(path.inertName): \(reason)"
    case .trouble(.standardInput, let reason): "standard input: \(reason)"
    case .trouble(.standardOutput, let reason): "standard output: \(reason)"
    case .beyond(.fileSize):
      "it has more than \(EnglishGrammar.grouped(Limit.fileSize.most >> 20)) MiB; help limits tells what may be"
    case .beyond(let limit):
      "it has more than \(EnglishGrammar.grouped(limit.most)) lines; help limits tells what may be"
    }
  }
}
