// What the program makes of what it was started with: standard input and outputs that are closed.

import Foundation
import TestSupport
import Testing

@Suite("At the start")
struct StartupTests {
  @Test(
    "No file gets the number of a standard output that is closed",
    arguments: [
      (">&-", false), ("2>&-", true), ("<&-", true), (">&- 2>&-", false), ("<&- >&-", false),
      ("<&- 2>&-", true), ("<&- >&- 2>&-", false),
    ])
  func closed(descriptors: String, hasOutput: Bool) throws {
    let lines = "-c 'log notes' -c 'X = 1' -c 'save file' -c 'X +* 1'"
    let open = try Program()
    _ = try open.runShell("\"$0\" \(lines)")
    let whole = try open.text(of: "notes")
    #expect(whole.components(separatedBy: "new variable: X").count == 2)

    let program = try Program()
    let outcome = try program.runShell("\"$0\" \(lines) \(descriptors)")
    let notes = try program.text(of: "notes")
    if hasOutput {
      #expect(outcome.status == 65)
      #expect(notes == whole)
      #expect(try program.text(of: "file") == open.text(of: "file"))
    } else {
      // Nobody reads the replies, so that it ends with the first of them.
      #expect(outcome.status == 66)
      #expect(whole.hasPrefix(notes), "\(notes)")
    }
  }
}
