// A home for sessions at the prompt, and the keys that are typed there.

import Foundation
import TestSupport
import Testing

/// A home for sessions at the prompt, which is gone after the test.
final class PromptHome {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "slackline-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var history: String { folder.path + "/state/slackline/history" }

  func historyLines() throws -> [String] {
    try String(contentsOfFile: history, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  func write(_ text: String, to name: String) throws -> String {
    let path = folder.path + "/" + name
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: name), withIntermediateDirectories: true)
  }

  /// A session that has come to its prompt.
  func session(
    _ environment: [String: String] = [:], columns: Int = 80, rows: Int = 24, pages: Bool = false
  ) throws -> PseudoTerminal {
    let terminal = try program([], environment, columns: columns, rows: rows, pages: pages)
    try terminal.expect("leaves")
    try terminal.expect("> ")
    return terminal
  }

  /// The program with those arguments.
  ///
  /// - Parameter pages: whether what is longer than the window comes a page at a time, unless `PAGER` says how.
  func program(
    _ arguments: [String], _ environment: [String: String] = [:], columns: Int = 80, rows: Int = 24,
    pages: Bool = false
  ) throws -> PseudoTerminal {
    let program = try #require(builtProduct("slackline"))
    let pager = pages ? [:] : ["PAGER": "cat"]
    return try PseudoTerminal(
      program, arguments: arguments,
      environment: [
        "TERM": "xterm", "LC_ALL": "C.UTF-8", "INPUTRC": "/dev/null", "NO_COLOR": "1",
        "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state",
      ].merging(pager) { $1 }.merging(environment) { $1 }, columns: columns, rows: rows)
  }
}

enum Key {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let left = "\u{1B}[D"
  static let control = (c: "\u{3}", d: "\u{4}", k: "\u{B}", u: "\u{15}", y: "\u{19}")

  static func paste(_ text: String) -> String {
    // As terminals do, which send what Return sends at the end of a line.
    "\u{1B}[200~" + text.replacing("\n", with: "\r") + "\u{1B}[201~"
  }
}
