// Every call on the system fails once, over all that the program does with files: it says so and keeps what was there. The
// calls fail by `Fault`, which debug builds have.

import Foundation
import TestSupport
import Testing

@Suite("Calls of the system that fail")
struct FaultTests {
  /// Something that is done with files.
  struct Task: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String]
    var input = ""
    /// What there is before.
    var files: [String: String] = [:]
    /// The files that are written; whatever happens, each is as before or as it was to become.
    var written: Set<String> = []
    /// Every so manieth call fails.
    var stride = 1

    /// Whether it writes that file, or into the folder that it is in.
    func writes(_ name: String) -> Bool {
      written.contains { name == $0 || $0.hasSuffix("/") && name.hasPrefix($0) }
    }
  }

  private static let script = "X >= 3\nX = 1 @low\n"
  private static let lesson =
    "# T\n\n```slackline\n> X = 1\na   X = 1   required\nnew variable: X\n```\n"
  private static let asking =
    "# T\n\n```ask\nprompt: How much is 1 + 2?\nexpect: 3\nhint: Count.\nhint: 2 + 1.\nanswer: 3.\n```\n"
  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 UIView:0x2.width == 5>",
        "<NSLayoutConstraint:0x3 UIView:0x2.width == 6>"
    )

    """

  private static let program = "Minimize\n c: x + y\nSubject To\n r: x + 2 y >= 3\nEnd\n"

  private static let tasks = [
    Task(
      testDescription: "save", arguments: ["-c", "X = 3", "-c", "save file", "-c", "X"],
      written: ["file"]),
    Task(
      testDescription: "save over another",
      arguments: ["-c", "X = 3", "-c", "save! file", "-c", "X"],
      files: ["file": "X = 1\n"], written: ["file"]),
    Task(
      testDescription: "load", arguments: ["-c", "load file", "-c", "X"], files: ["file": script]),
    Task(
      testDescription: "log", arguments: ["-c", "log file", "-c", "X = 3", "-c", "X"],
      written: ["file"]),
    Task(testDescription: "run", arguments: ["run", "file"], files: ["file": script]),
    Task(testDescription: "a script from a pipe", arguments: ["run", "-"], input: script),
    Task(testDescription: "solve", arguments: ["solve", "file"], files: ["file": script]),
    Task(testDescription: "explain", arguments: ["explain", "file"], files: ["file": log]),
    Task(
      testDescription: "export", arguments: ["export", "file", "-o", "file.lp"],
      files: ["file": script],
      written: ["file.lp"]),
    Task(
      testDescription: "export a page", arguments: ["export", "file", "-o", "file.html"],
      files: ["file": script], written: ["file.html"]),
    Task(
      testDescription: "export a lesson's page",
      arguments: ["export", "file.md", "-o", "file.html"], files: ["file.md": lesson],
      written: ["file.html"]),
    Task(
      testDescription: "export a program over another",
      arguments: ["export", "file.lp", "-o", "file.mps"],
      files: ["file.lp": program, "file.mps": "old"], written: ["file.mps"]),
    Task(
      testDescription: "import a program", arguments: ["-c", "import file.lp", "-c", "x + y"],
      files: ["file.lp": program]),
    Task(
      testDescription: "import a log", arguments: ["-c", "import file.log", "-c", "list"],
      files: ["file.log": log]),
    Task(
      testDescription: "duel", arguments: ["duel", "file.lp"], files: ["file.lp": program]),
    Task(
      testDescription: "grade a transcript",
      arguments: ["lesson", "grade", "--lesson", "file.md", "typed"],
      files: ["file.md": asking, "typed": "> 4\n> 3\n"]),
    Task(
      testDescription: "a site", arguments: ["site", "pages"], written: ["pages/"],
      stride: 600 / Trials.count(20)),
    Task(
      testDescription: "check a lesson", arguments: ["lesson", "check", "file.md"],
      files: ["file.md": lesson]),
    Task(
      testDescription: "bring a lesson up to date",
      arguments: ["lesson", "check", "--promote", "file.md"],
      files: ["file.md": lesson], written: ["file.md"]),
    Task(
      testDescription: "begin a lesson", arguments: ["lesson", "new", "file.md"],
      written: ["file.md"]),
    Task(
      testDescription: "play a lesson", arguments: ["lesson", "play", "file.md"],
      input: "next\n4\n4\nanswer\nnext\nquit\n", files: ["file.md": asking],
      written: ["slackline/progress", "slackline/reviews", "slackline/history"]),
    Task(
      testDescription: "a proof", arguments: ["solve", "file", "--certificate", "proof"],
      files: ["file": script],
      written: ["proof"]),
  ]

  /// How a run ended, and what it left.
  private struct Ending: Equatable {
    var outcome: [String]
    var files: [String: String]
  }

  private func run(_ task: Task, fault: String?) throws -> (Ending, Program.Outcome, calls: String)
  {
    let program = try Program()
    for (name, text) in task.files { try program.write(text, to: name) }
    var environment: [String: String] = [:]
    if let fault {
      environment = ["SLACKLINE_FAULT": fault, "SLACKLINE_FAULT_REPORT": ".report"]
    }
    let outcome = try program.run(
      task.arguments, input: Data(task.input.utf8), environment: environment)
    let calls = (try? program.text(of: ".report")) ?? ""
    var files: [String: String] = [:]
    let names = FileManager.default.enumerator(atPath: program.folder.path)?.allObjects ?? []
    for case let name as String in names
    where ![".input", ".output", ".errors", ".report"].contains(name) {
      files[name] = (try? program.text(of: name)) ?? "folder"
    }
    return (
      Ending(outcome: ["\(outcome.status)", outcome.output, outcome.errors], files: files), outcome,
      calls
    )
  }

  @Test("Each call once, and all from each on", arguments: tasks)
  func calls(task: Task) throws {
    let (whole, _, _) = try run(task, fault: nil)
    var count = 0
    // Where a run takes long, what comes after a failure that goes on is left to long runs.
    let isShort = task.stride > 97
    for goesOn in isShort ? [false] : [false, true] {
      for number in sequence(first: 1, next: { $0 + task.stride }) {
        let (ending, outcome, calls) = try run(task, fault: "\(number)\(goesOn ? "+" : "")")
        if calls.isEmpty { break }
        count += goesOn ? 0 : 1
        let place: Comment = "call \(number)\(goesOn ? " and all behind it" : ""): \(calls)"
        #expect([0, 1, 65, 66].contains(outcome.status), place)
        // What could not be had is said, or was not needed.
        if outcome.status == 0, whole.outcome[0] == "0" {
          #expect(ending.outcome[1] == whole.outcome[1] || !outcome.errors.isEmpty, place)
        }
        if whole.files.keys.contains(where: {
          task.writes($0) && ending.files[$0] != whole.files[$0]
        }) {
          #expect(
            outcome.status != 0 || !outcome.errors.isEmpty || ending.outcome[1] != whole.outcome[1],
            place)
        }
        if !goesOn, outcome.status != Int(whole.outcome[0]) {
          #expect(!outcome.errors.isEmpty, place)
        }
        // Nothing is lost, nothing is half there, and nothing else is left behind.
        for (name, text) in ending.files where text != "folder" {
          if !task.writes(name) {
            #expect(text == task.files[name], "\(place) \(name)")
          } else {
            #expect(
              text == whole.files[name] || text == task.files[name] ?? ""
                || isGrowing(name, text, whole),
              "\(place) \(name): \(text)")
          }
        }
        for name in task.files.keys { #expect(ending.files[name] != nil, "\(place) \(name)") }
      }
    }
    #expect(count >= (isShort ? 2 : 3), "\(count) calls")
  }

  /// A log and a history grow line by line, and may stop.
  private func isGrowing(_ name: String, _ text: String, _ whole: Ending) -> Bool {
    (name == "file" || name.hasPrefix("slackline/")) && (whole.files[name] ?? "").hasPrefix(text)
  }
}
