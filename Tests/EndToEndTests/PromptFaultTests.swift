// Every call on the system fails once while somebody sits at the prompt or at a lesson: the history, the progress and
// the cards for review keep what was in them, and the session goes on or says why not.

import Foundation
import TestSupport
import Testing

@Suite("Calls of the system that fail at a terminal")
struct PromptFaultTests {
  struct Sitting: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String]
    var typed: String
    /// The files of state that it adds to.
    var written: Set<String>
  }

  private static let lesson =
    "# T\n\n```slackline\n> X = 1\na   X = 1   required\nnew variable: X\n```\n\n```ask\nprompt: How much is 1 + 2?\nexpect: 3\nhint: Count.\nhint: 2 + 1.\nanswer: 3.\n```\n"

  private static let sittings = [
    Sitting(
      testDescription: "the prompt", arguments: ["--no-rc"], typed: "X = 3\rlist\rquit\rquit\r",
      written: ["history"]),
    Sitting(
      testDescription: "a lesson", arguments: ["lesson", "play", "file.md"],
      typed: "next\r4\r3\rquit\r", written: ["history", "progress", "reviews"]),
  ]

  /// What there is before: lines of somebody who was here yesterday.
  private static let before = ["history": "old line\n"]

  private func sit(
    _ sitting: Sitting, fault: String?
  ) throws -> (status: Int, transcript: String, state: [String: String], calls: String) {
    let home = try PromptHome()
    let lesson = try home.write(Self.lesson, to: "file.md")
    try home.makeFolder("state/slackline")
    for (name, text) in Self.before { _ = try home.write(text, to: "state/slackline/" + name) }
    let report = home.folder.path + "/report"
    let terminal = try home.program(
      sitting.arguments.map { $0 == "file.md" ? lesson : $0 },
      fault.map { ["SLACKLINE_FAULT": $0, "SLACKLINE_FAULT_REPORT": report] } ?? [:])
    // A session that cannot begin has gone by now.
    try? terminal.send(sitting.typed)
    let status = try terminal.waitForExit()
    var state: [String: String] = [:]
    let folder = home.folder.path + "/state/slackline/"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      state[name] = (try? String(contentsOfFile: folder + name, encoding: .utf8)) ?? "folder"
    }
    let calls = (try? String(contentsOfFile: report, encoding: .utf8)) ?? ""
    return (status, terminal.transcript, state, calls)
  }

  @Test("Each call once, and all from each on", .timeLimit(.minutes(5)), arguments: sittings)
  func calls(sitting: Sitting) throws {
    let whole = try sit(sitting, fault: nil)
    #expect(whole.status == 0)
    for name in sitting.written { #expect(whole.state[name] != Self.before[name], "\(name)") }
    var count = 0
    for goesOn in [false, true] {
      for number in 1... {
        let some = try sit(sitting, fault: "\(number)\(goesOn ? "+" : "")")
        if some.calls.isEmpty { break }
        count += goesOn ? 0 : 1
        let place: Comment = "call \(number)\(goesOn ? " and all behind it" : ""): \(some.calls)"
        #expect([0, 1, 66].contains(some.status), place)
        for (name, text) in some.state {
          #expect(text.hasPrefix(Self.before[name] ?? ""), "\(place): \(name) has lost what it had")
          #expect(whole.state[name] != nil, "\(place): \(name) is left behind")
          #expect(text.isEmpty || text.hasSuffix("\n"), "\(place): half a line in \(name): \(text)")
        }
        for name in Self.before.keys {
          #expect(some.state[name] != nil, "\(place): \(name) is gone")
        }
        // Where all that follows fails, the terminal does as well, and nothing can be said.
        if !goesOn, sitting.written.contains(where: { some.state[$0] != whole.state[$0] }) {
          #expect(
            some.status != 0 || some.transcript != whole.transcript, "\(place): nothing was said")
        }
      }
    }
    #expect(count >= 5, "\(count) calls")
  }
}
