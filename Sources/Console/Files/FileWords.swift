// What is said of files.

import Wording

/// Why a file is not read or written.
enum FileWords {
  /// And why.
  case trouble(FileError.Place, FileError.Cause)
  case reason(FileError.Cause)
}

extension FileWords: Phrase {
  var english: String {
    switch self {
    case .trouble(.file(let path), let cause): "\(path.inertName): \(Self.reason(cause).english)"
    case .trouble(.standardInput, let cause): "standard input: \(Self.reason(cause).english)"
    case .trouble(.standardOutput, let cause): "standard output: \(Self.reason(cause).english)"
    case .reason(.system(let error)): error.words
    case .reason(.beyond(.fileSize)):
      "it has more than \(EnglishGrammar.grouped(Limit.fileSize.most >> 20)) MiB; help limits tells what may be"
    case .reason(.beyond(let limit)):
      "it has more than \(EnglishGrammar.grouped(limit.most)) lines; help limits tells what may be"
    }
  }
}
