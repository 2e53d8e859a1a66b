// A lesson in a terminal, played by somebody who would fool the tutor; what was missed coming back; and the
// questions that choose where to begin.

import Foundation
import TestSupport
import Testing

@Suite("Fooling the tutor in a terminal")
struct FoolingPlayTests {
  private static let lesson = """
    # A lesson

    *Part 1, Trials. About 5 minutes.*

    ```slackline
    > point X1 = 10, X2 = 24
    ...
    > want: X = X1 @low
    ...
    > need: X >= X2 @high
    ...
    ```

    ```ask
    prompt: What does the low level pay?
    expect: objective(low)
    miss 24: That is where X is.
    hint: Where is X?
    answer: It pays for the distance.
    ```

    ```ask
    prompt: Which one has its way?
    choice first: `want`
    choice second: `need`
    expect: choice second
    because: X = X2
    hint: Who is asked first?
    ```

    ```try
    prompt: Bring X to X1, by priorities alone.
    expect: X = X1
    only: priority
    lines: 1
    solution: priority want @999
    hint: Only the order counts.
    ```

    """

  private func ask(_ terminal: PseudoTerminal, _ line: String, _ answer: String) throws {
    try terminal.send(line + "\r")
    try terminal.expect(answer)
  }

  private func played(_ home: PromptHome, _ arguments: [String] = []) throws -> PseudoTerminal {
    let path = try home.write(Self.lesson, to: "a.md")
    return try home.program(
      ["lesson", "play", path, "--today", "2026-03-01"] + arguments, columns: 120)
  }

  @Test("Wrong, silly, equivalent, right; and cheated at the task")
  func fooled() throws {
    let home = try PromptHome()
    let terminal = try played(home)
    try terminal.expect("Type it, or press Enter.")
    for _ in 0..<3 {
      try terminal.expect("run ")
      try terminal.send("\r")
    }
    try terminal.expect("Question 1 of 3:")
    try terminal.expect("answer ")
    try ask(terminal, "blue", "type a number")
    try ask(terminal, "1/0", "type a number")
    try ask(terminal, "24", "No. That is where X is.")
    try ask(terminal, "11", "Here X is 24 and X1 is 10, and want asks for X = X1.")
    try ask(terminal, "X - X1", "Right idea: which number is it?")
    try ask(terminal, "28/2", "Right. It pays for the distance.")
    try terminal.expect("Question 2 of 3:")
    try ask(terminal, "3", "type first or second")
    try ask(terminal, "want", "No.")
    try ask(terminal, "2", "Right.")
    try terminal.expect("Task 3 of 3:")
    try terminal.expect("What counts: a priority (priority ID @LEVEL). One line.")
    for (line, reply) in [
      ("X = X1", "This line was not carried out: it adds a requirement"),
      ("X = X1 @999", "it adds a preference"), ("drop need", "it takes a line out"),
      ("disable need", "it disables a line"), ("point X1 = 24", "it moves a point"),
      ("set need 10", "it changes a constant"), ("weight need 0", "it changes a weight"),
      ("suggest X = 10", "it suggests a value"), ("reset", "it takes everything out"),
      ("undo", "there is nothing to undo"), ("redo", "there is nothing to redo"),
    ] {
      try ask(terminal, line, reply)
      try terminal.expect("try ")
    }
    try ask(terminal, "priority want @100", "Not yet: X is 24, not X1 = 10.")
    try ask(terminal, "priority want @999", "This line was not run.")
    try ask(terminal, "again", "The task begins anew.")
    try ask(terminal, "priority want @999", "Done.")
    try terminal.expect("3 of 3 right, 0 at once")
    try ask(terminal, "quit", "What was missed comes back tomorrow")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("With --type Enter runs nothing")
  func typing() throws {
    let home = try PromptHome()
    let terminal = try played(home, ["--type"])
    try terminal.expect("Type it.")
    try terminal.expect("run ")
    try ask(terminal, "", "Type the line")
    try ask(terminal, "point X1=10, X2=24", "points")
    try terminal.expect("want: X = X1 @low")
  }

  @Test("What was missed comes back the day after, with other numbers, and then three days later")
  func review() throws {
    let program = try Program()
    try program.write(Self.lesson, to: "a.md")
    func run(_ arguments: [String], _ input: String = "") throws -> Program.Outcome {
      try program.run(["lesson"] + arguments, input: Data(input.utf8))
    }
    func text(_ name: String) throws -> String {
      try String(contentsOf: program.folder.appendingPathComponent(name), encoding: .utf8)
    }
    let first = try run(["play", "a.md", "--today", "2026-03-01"], "\n\n\n24\n14\n2\n")
    #expect(first.output.contains("Right."))
    let early = try run(["review", "a.md", "--today", "2026-03-01"])
    #expect(early.output == "Nothing is due today. The next review is on 2026-03-02.\n")
    let written = try run(["review", "a.md", "--today", "2026-03-02", "--write", "review.md"])
    #expect(written.status == 0)
    let review = try text("review.md")
    #expect(review.contains("From A lesson") && review.contains("slackline fresh given"))
    #expect(!review.contains("X1 = 10, X2 = 24"))
    let points = review.split(separator: "\n").first { $0.hasPrefix("> point") } ?? ""
    let numbers = points.split { ",= ".contains($0) }.compactMap { Int($0) }
    try #require(numbers.count == 2)
    let second = try run(
      ["review", "a.md", "--today", "2026-03-02", "--transcript", "transcript"],
      "\(numbers[1] - numbers[0])\n")
    #expect(second.output.contains("Right."), "\(second.output)")
    let graded = try run(["grade", "--lesson", "a.md", "transcript"])
    #expect(graded.status == 0 && graded.output.contains("1 of 1 answered right"), "\(graded)")
    // To write that it was another day, or to name a lesson of one's own, is no help.
    let forged = try text("transcript").replacingOccurrences(of: "03-02", with: "03-04")
    try program.write(forged, to: "forged")
    #expect(try run(["grade", "--lesson", "a.md", "forged"]).status == 1)
    try program.write("slackline transcript 1\nlesson ./a.md 0\n", to: "own")
    let refused = try run(["grade", "own"])
    #expect(refused.status == 65 && refused.errors.contains("name its file with --lesson"))
    let done = try run(["review", "a.md", "--today", "2026-03-02"])
    #expect(done.output == "Nothing is due today. The next review is on 2026-03-05.\n")
    try program.write("\(numbers[1] - numbers[0])\n", to: "answers")
    let answered = try run(["run", "review.md", "--answers", "answers"])
    #expect(answered.status == 0 && answered.output.contains("1 of 1"), "\(answered)")
  }

  @Test("Eight questions say where to begin")
  func start() throws {
    let home = try PromptHome()
    let terminal = try home.program(["lesson", "start"])
    try terminal.expect("Question 1 of 8:")
    try terminal.expect("answer 1/8> ")
    try ask(terminal, "34", "Right.")
    try terminal.expect("answer 2/8> ")
    try ask(terminal, "14", "Right.")
    try terminal.expect("answer 3/8> ")
    try ask(terminal, "skip", "Passed over.")
    try terminal.expect("answer 4/8> ")
    try ask(terminal, "10", "No.")
    try terminal.expect("2 of 8 right. Begin with")
    try terminal.expect("slackline lesson play 06")
    try terminal.expect("Enter begins it")
    try ask(terminal, "", "The flat stretch")
    try terminal.expect("run ")
    try terminal.send(Key.control.d)
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("The same at the prompt, whose session does not feel it")
  func atThePrompt() throws {
    let home = try PromptHome()
    let terminal = try home.session()
    try ask(terminal, "X = 3", "X = 3")
    try ask(terminal, "lesson review", "Nothing has been missed yet.")
    try terminal.expect("Back at the prompt")
    try ask(terminal, "lesson map", "02-linear-transformations")
    try ask(terminal, "lesson start", "Question 1 of 8:")
    try ask(terminal, "skip", "Passed over.")
    try ask(terminal, "skip", "0 of 8 right. Begin with")
    try terminal.expect("lesson 00")
    try ask(terminal, "quit", "Back at the prompt")
    try ask(terminal, "value X", "X = 3")
    try terminal.expect("> ")
    try ask(terminal, "undo", "> ")
    try terminal.send(Key.control.d)
    #expect(try terminal.waitForExit() == 0)
  }
}
