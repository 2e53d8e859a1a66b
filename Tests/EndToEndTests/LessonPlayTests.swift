// Lessons as a person meets them: played in a terminal, left, gone on with, forgotten; and at the prompt.

import Foundation
import TestSupport
import Testing

@Suite("Lessons in a terminal")
struct LessonPlayTests {
  /// How many questions and tasks lesson 01 has.
  private static let questions = 4

  private func ask(_ terminal: PseudoTerminal, _ line: String, _ answer: String) throws {
    try terminal.send(line + "\r")
    try terminal.expect(answer)
  }

  /// Enter, until the first question of lesson 1 stands there.
  private func goToFirstQuestion(_ terminal: PseudoTerminal) throws {
    while !(try terminal.expect("/\(Self.questions)> ").contains("Question 1 of 4:")) {
      try terminal.send("\r")
    }
  }

  @Test(
    "A new lesson is refused where something is, without reading it", arguments: ["pipe", "file"])
  func new(name: String) throws {
    let program = try Program()
    // Nobody ever writes into it.
    #expect(mkfifo(program.folder.path + "/pipe", 0o600) == 0)
    try program.write("mine\n", to: "file")
    let outcome = try program.runShell(
      """
      "$0" lesson new \(name) & for i in {1..200}; do kill -0 $! || break; sleep 0.1; done
      kill -9 $!; wait $!
      """)
    #expect(outcome.errors.contains("\(name) is there already"), "\(outcome)")
    #expect(try program.text(of: "file") == "mine\n")
  }

  @Test("A new lesson can go to standard output, alone, and holds")
  func newOnOutput() throws {
    let program = try Program()
    let outcome = try program.run("lesson", "new", "-", input: "no end of lines\n")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    try program.write(outcome.output, to: "new.md")
    #expect(try program.run("lesson", "check", "new.md").status == 0)
  }

  @Test("Answers are kept across two starts, and forgotten when asked")
  func progress() throws {
    let home = try PromptHome()
    let first = try home.program(["lesson", "play", "01"])
    try goToFirstQuestion(first)
    try ask(first, "3", "x + w/2 = 3 breaks what is required")
    try ask(first, "hint", "Hint 1 of 2")
    try first.expect("/\(Self.questions)> ")
    // Ctrl-C leaves the line, and not the lesson.
    try first.send("rubbish" + Key.control.c)
    try first.expect("/\(Self.questions)> ")
    try ask(first, "60", "Right.")
    try first.expect("Question 2 of 4:")
    try first.expect("> ")
    try first.send(Key.control.d)
    try first.expect("1 of 4 answered, which is kept; slackline lesson play 01")
    #expect(try first.waitForExit() == 0)

    let list = try home.program(["lesson", "list"])
    try list.expect("1 of 4")
    #expect(try list.waitForExit() == 0)

    let second = try home.program(["lesson", "play", "one"])
    try second.expect("Going on where you left: 1 of 4 answered.")
    try second.expect("Question 2 of 4:")
    try second.expect("> ")
    try ask(second, "45", "Right.")
    try second.expect("> ")
    try ask(second, "quit", "2 of 4 answered")
    #expect(try second.waitForExit() == 0)

    #expect(try home.program(["lesson", "forget", "01"]).waitForExit() == 0)
    let third = try home.program(["lesson", "play", "01"])
    try goToFirstQuestion(third)
    #expect(!third.transcript.contains("Going on where"))
  }

  @Test("Without a name there is a menu, which goes on where one stopped")
  func menu() throws {
    let home = try PromptHome()
    let first = try home.program(["lesson", "play"], ["PAGER": "cat"])
    try first.expect("0 of 9 lessons")
    try first.expect("Enter begins with 00.")
    try first.expect("lesson> ")
    try ask(first, "nonsense-without-end", "no lesson is called nonsense-without-end")
    try ask(first, "24\t", "24-downhill-for-ever")
    try first.expect("/")
    try ask(first, "quit", "")
    #expect(try first.waitForExit() == 0)

    let second = try home.program(["lesson", "play"], ["PAGER": "cat"])
    try second.expect("lesson> ")
    try second.send("01\r")
    try goToFirstQuestion(second)
    try ask(second, "60", "Right.")
    try second.expect("> ")
    try ask(second, "quit", "1 of 4 answered")
    #expect(try second.waitForExit() == 0)

    let third = try home.program(["lesson", "play"], ["PAGER": "cat"])
    try third.expect("1 of ")
    try third.expect("Enter goes on with 01.")
    try third.expect("lesson> ")
    try third.send("\r")
    try third.expect("Going on where you left: 1 of 4 answered.")
    try third.expect("> ")
    try ask(third, "quit", "1 of 4 answered")

    for keys in ["quit\r", Key.control.d, Key.control.c] {
      let leaving = try home.program(["lesson", "play"], ["PAGER": "cat"])
      try leaving.expect("lesson> ")
      try leaving.send(keys)
      #expect(try leaving.waitForExit() == 0)
    }
    let prompt = try home.session(["PAGER": "cat"])
    try ask(prompt, "lesson", "lesson 01 goes on where you stopped")
  }

  @Test("A lesson at the prompt leaves the session as it was")
  func atThePrompt() throws {
    let home = try PromptHome()
    let terminal = try home.session(["PAGER": "cat"])
    try ask(terminal, "x = 46", "new variable: x")
    try terminal.expect("solved> ")
    try ask(terminal, "hint", "no lesson is under way; lesson 00 begins the first one")
    try terminal.expect("solved> ")
    try ask(terminal, "lesson", "Part 1: ")
    try terminal.expect("lesson 00 begins the first one")
    try terminal.expect("solved> ")
    try ask(terminal, "lesson 99", "no lesson is called 99")
    try terminal.expect("solved> ")
    // Tab completes the name.
    try terminal.send("lesson 01-\t\r")
    try goToFirstQuestion(terminal)
    // Ctrl-C leaves the line, here too.
    try terminal.send("half" + Key.control.c)
    try terminal.expect("/\(Self.questions)> ")
    try ask(terminal, "x = 13 @low", "e⁺ − e⁻")
    #expect(!terminal.transcript.contains("new variable: half"))
    try terminal.expect("/\(Self.questions)> ")
    try ask(terminal, "present", "whole screen")
    try terminal.expect("/\(Self.questions)> ")
    try ask(terminal, "load nothing", "quit leaves it")
    try terminal.expect("/\(Self.questions)> ")
    try ask(terminal, "x + w/2 = 60", "Right.")
    try terminal.expect("/\(Self.questions)> ")
    try ask(terminal, "quit", "1 of 4 answered, which is kept; lesson 01 goes on")
    try terminal.expect("Back at the prompt")
    try terminal.expect("solved> ")
    try ask(terminal, "x", "x = 46")
    try terminal.expect("solved> ")
    // What was typed in the lesson is in the history.
    #expect(try home.historyLines().contains("x + w/2 = 60"))
  }

  @Test("Without somebody who answers, a line says how to play")
  func script() throws {
    let program = try Program()
    let played = try program.run("-c", "lesson 01")
    #expect(played.status == 65)
    #expect(played.errors.contains("run slackline lesson play 01"))
    let word = try program.run("-c", "next")
    #expect(word.status == 65)
    #expect(word.errors.contains("no lesson is under way"))
    let list = try program.run("-c", "lesson")
    #expect(list.status == 0)
    #expect(list.output.contains("01-one-number-per-coordinate"))
    try program.write("# A\n\n```slackline\n> lesson 01\n```\n", to: "a.md")
    let checked = try program.run("lesson", "check", "a.md")
    #expect(checked.status == 1)
    #expect(checked.output.contains("a lesson cannot begin another"))
  }

  @Test("A lesson from a pipe shows its beginning, and what to type to read it all")
  func pipe() throws {
    let outcome = try Program().run("lesson", "play", "01")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("1. One number per coordinate"))
    #expect(outcome.output.contains("slackline lesson show 01"))
  }

  @Test("At its end a lesson names the next one, and begins anew when it is played again")
  func end() throws {
    let program = try Program()
    let enter = String(repeating: "\n", count: 30)
    let input = enter + "60\n45\n" + enter + "12\nhint\n48\n" + enter + "set a -30\n" + enter
    let first = try program.run("lesson", "play", "01", input: input)
    #expect(first.status == 0)
    #expect(first.output.contains("The end of the lesson: 4 of 4 right, 3 at once."))
    #expect(first.output.hasSuffix("The next lesson: slackline lesson play 02\n"))
    let progress = try program.run("lesson", "list")
    #expect(progress.output.contains("4 of 4"))
    let second = try program.run("lesson", "play", "01", input: "\n")
    #expect(second.output.contains("All of it is answered already; here it is once more."))
    #expect(second.output.contains("1. One number per coordinate"))
  }

  @Test("A flaw in a lesson's file is told with its line")
  func flaw() throws {
    let program = try Program()
    try program.write(
      "# A\n\n```slackline\n> X = 3\n```\n\n```ask\nprompt: a?\nexpect: Y\nhint: h\n```\n",
      to: "a.md")
    let outcome = try program.run("lesson", "play", "a.md")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("a.md:9:9: error: "), "\(outcome.errors)")
  }
}
