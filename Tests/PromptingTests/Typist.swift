// Somebody who types lines that a test has thought of, and a terminal that keeps what is shown.

import Console
import Foundation
import LineEditing
import TestSupport
import Testing

/// Types the lines, and then Ctrl-D.
struct Typist: LineEditor {
  var inputs: [LineInput]
  /// The prompts that were shown.
  private(set) var prompts: [String] = []

  init(_ lines: String...) { inputs = lines.map { .line($0) } }

  mutating func readLine(prompt: String) -> LineInput {
    prompts.append(prompt)
    return inputs.isEmpty ? .endOfInput : inputs.removeFirst()
  }
}

/// A home for files, with a terminal whose output is a file.
final class Desk {
  let folder: String
  let terminal: Terminal
  private let output: FileHandle

  init() throws {
    folder = try makeTemporaryFolder()
    try writeFile(folder + "/output", "")
    output = try #require(FileHandle(forWritingAtPath: folder + "/output"))
    terminal = Terminal(
      output: output.fileDescriptor, errors: output.fileDescriptor,
      environment: Environment(["HOME": folder, "LANG": "C.UTF-8"]))
  }

  deinit { removeFolder(folder) }

  /// What was shown so far.
  func shown() throws -> String { try readFile(folder + "/output") }
}
