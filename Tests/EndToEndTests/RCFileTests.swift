// The rc file: its lines are run before the prompt opens, and their errors are told.

import Foundation
import TestSupport
import Testing

@Suite("The rc file")
struct RCFileTests {
  private func home(_ lines: String) throws -> PromptHome {
    let home = try PromptHome()
    try home.makeFolder("slackline")
    _ = try home.write(lines, to: "slackline/rc")
    return home
  }

  @Test("Its lines hold at the prompt, unless it is left out")
  func lines() throws {
    let home = try home("X = 1\nY = 2\n")
    let environment = ["XDG_CONFIG_HOME": home.folder.path]
    let terminal = try home.session(environment)
    try terminal.send("X + 10 Y\r")
    try terminal.expect("X + 10Y = 21")
    let plain = try home.program(["--no-rc"], environment)
    try plain.expect("leaves")
    try plain.expect("\n\u{1B}[?2004h> ")
  }

  @Test("An error in it is broken between words, as wide as the terminal is", arguments: [40, 80])
  func errors(columns: Int) throws {
    let home = try home("X = 1\nfoo bar baz i / n\nY = 2\n")
    let terminal = try home.program(
      [], ["XDG_CONFIG_HOME": home.folder.path], columns: columns)
    let shown = try terminal.expect("foo bar baz")
    // Below the two lines of the banner.
    let message = shown.split(whereSeparator: \.isNewline).dropFirst(2)
    #expect(message.count > 2 && message.allSatisfy { $0.count <= columns }, "\(message)")
    let words = message.joined(separator: " ").split(separator: " ")
    #expect(words.contains("error:") && words.contains("command") && words.contains("'bar'"))
    try terminal.expect("> ")
    try terminal.send("X + 10 Y\r")
    try terminal.expect("X + 10Y = 21")
  }
}
