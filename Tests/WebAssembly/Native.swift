// The same on the machine that builds: Native long-numbers, Native exercises, Native replies CORPUS, and
// Native corpus FILE…, which makes the corpus.

import Foundation

@main
enum Native {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "long-numbers": for line in longNumbers() { print(line) }
    case "exercises": print(exercises(), terminator: "")
    case "corpus":
      let corpus = try Corpus(files: Array(arguments.dropFirst()))
      FileHandle.standardError.write(Data("\(corpus.lineCount) lines\n".utf8))
      FileHandle.standardOutput.write(Data(corpus.bytes))
    default:
      let input = try Data(contentsOf: URL(fileURLWithPath: arguments.last ?? ""))
      let sessions = input.split(separator: Separator.session, omittingEmptySubsequences: false)
      for session in sessions.dropLast() {
        FileHandle.standardOutput.write(Data(replies(to: session).utf8))
      }
    }
  }
}
