// Warnings: what can be copied, guessed, or got around.

import Language
import Testing

@testable import Course
@testable import Lessons

private let start = """
  # A lesson

  ```slackline
  > point X0 = 0, X1 = 10, X2 = 24, X3 = 30
  ...
  > want: X = X1 @low
  ...
  > need: X >= X2 @high
  ...
  > X >= X0
  ...
  > X <= X3
  ...
  ```


  """

private func warnings(_ text: String) throws -> [LessonReport] {
  let verdict = LessonChecker.check(try LessonDocument(path: "a.md", text: text))
  #expect(verdict.failed == 0, "\(verdict.reports)")
  return verdict.reports.filter { $0.severity == .warning }
}

private func ask(_ lines: String, help: String = "hint: h\nhint: g\nanswer: so") -> String {
  "```ask\n\(lines)\n\(help)\n```\n\n"
}

@Suite struct LintTests {
  /// Blank lines that push what stands above off the screen.
  private static let gap = String(repeating: "\n", count: ScreenAbove.height + 1)

  private static let findings: [(block: String, words: String)] = [
    // The answer stands above, in the last 20 lines.
    (ask("prompt: a?\nexpect: X"), "the answer, 24, stands in the last lines"),
    (gap + ask("prompt: a?\nexpect: X"), ""),
    (ask("prompt: a?\nexpect: X3 - X1"), ""),
    (gap + "It is 14 now.\n\n" + ask("prompt: a?\nexpect: error(want)"), "the answer, 14"),
    (gap + "It is 14 now.\n\nSo.\n\n" + ask("prompt: a?\nexpect: error(want)"), ""),
    (
      gap + ask("prompt: What of 14?\nexpect: error(want)"), "the answer stands in the prompt: 14"
    ),
    (gap + ask("prompt: What of 15?\nexpect: error(want)"), ""),
    ("> X in [24, 24]\n\n" + ask("prompt: a?\nexpect: X in [X2, X2]"), "the answer, [24, 24]"),
    // Small numbers stand everywhere.
    ("It is 1.\n\n" + ask("prompt: a?\nexpect: X1/10"), ""),
    ("It is 0.\n\n" + ask("prompt: a?\nexpect: X0"), ""),
    // Three in a row.
    (
      gap + ask("prompt: a?\nexpect: X3 - X2") + ask("prompt: b?\nexpect: 2*3")
        + ask("prompt: c?\nexpect: 12/2"), "third answer in a row that is 6"
    ),
    (
      gap + ask("prompt: a?\nexpect: X3 - X2") + ask("prompt: b?\nexpect: 2*3")
        + ask("prompt: c?\nexpect: 7"), ""
    ),
    (
      ask("prompt: a?\nexpect: yes: X = X2") + ask("prompt: b?\nexpect: yes: X = 24")
        + ask("prompt: c?\nexpect: yes: X >= 24"), "third answer in a row that is yes"
    ),
    // Help.
    (gap + ask("prompt: a?\nexpect: X3 - X1", help: "hint: h\nhint: g"), "no answer:"),
    (gap + ask("prompt: a?\nexpect: X3 - X1", help: "hint: h\nanswer: so"), "fewer than two"),
    (
      gap + ask("prompt: a?\nexpect: X in [X2, 24]", help: "hint: h\nanswer: so"),
      "fewer than two"
    ),
    (ask("prompt: a?\nexpect: yes: X = 24", help: "hint: h\nanswer: so"), ""),
    // Figures.
    ("```text\nchange  132 µs\n```\n", "nothing checks these figures"),
    ("```\nchange  132 µs\n```\n", "nothing checks these figures"),
    ("```text measured\nchange  132 µs\n```\n", ""), ("```text quoted\n38 s\n```\n", ""),
    ("```text\nno figures\n```\n", ""), ("    indented 132\n", ""),
    ("- ```text\n  132\n  ```\n", "nothing checks these figures"),
    // Pivots.
    (moved + "Two pivots.\n", "two pivots: none of the replies"),
    (moved + "It took a few\npivots, and 1 pivot.\n", "few pivots: none of the replies"),
    (moved + "One pivot, the first two pivots, *no pivot* (two pivots).\n\nTwo pivots.\n", ""),
  ]

  private static let moved = """
    ```slackline
    > X >= 25 @high
    ...
    cost: 1 pivot on high[..]
    ```

    """

  @Test("What can be copied, guessed, or is without help, is a warning", arguments: findings)
  func linted(block: String, words: String) throws {
    let found = try warnings(start + block)
    if words.isEmpty {
      #expect(found.isEmpty, "\(found)")
    } else {
      #expect(found.count == 1 && found[0].message.contains(words), "\(found)")
    }
  }

  private static let nextTask = """
    ```try
    prompt: Do it.
    expect: X = X1
    any: way
    solution: priority want @999
    hint: h
    ```
    """

  @Test(
    "A wrong answer that is as good as the right one is a warning",
    arguments: [
      // A misconception that does the task that follows.
      (
        "prompt: a?\nchoice a: @999\nchoice b: @800\nexpect: choice a\nbecause: X = 24\n"
          + "miss b: no",
        "b is called wrong here, but does the next task: priority want @800"
      ),
      (
        "prompt: a?\nchoice a: @999\nchoice b: @700\nexpect: choice a\nbecause: X = 24\n"
          + "miss b: no", ""
      ),
      ("prompt: a?\nexpect: 990 + 9\nmiss 800: no", "800 is called wrong here"),
      ("prompt: a?\nexpect: 990 + 9\nmiss 99: no", ""),
      // Lines to choose from.
      (
        "prompt: a?\nchoice a: `X = 25`\nchoice b: `X = 25 @high`\nexpect: choice a\nbecause: X = 24",
        "b is called wrong, but ends in the same solution as a"
      ),
      (
        "prompt: a?\nchoice a: `X = 25`\nchoice b: X = 26 @high\nexpect: choice a\nbecause: X = 24",
        ""
      ),
      (
        "prompt: a?\nchoice a: `X = 25`\nchoice b: whatever it takes\nexpect: choice a\nbecause: X = 24",
        ""
      ),
    ])
  func wrongAnswers(question: String, words: String) throws {
    let found = try warnings(start + ask(question) + Self.nextTask)
    if words.isEmpty {
      #expect(found.isEmpty, "\(found)")
    } else {
      #expect(found.count == 1 && found[0].message.contains(words), "\(found)")
    }
  }

  @Test(
    "A fence with a word that is not known is an error, which names the nearest",
    arguments: [
      ("aks", "did you mean ask?"), ("tyr", "did you mean try?"), ("slacklnie", "mean slackline?"),
      ("txt", "did you mean text?"), ("Ask", "did you mean ask?"), ("blob", "is marked text"),
      ("text masured", "not masured; did you mean measured?"),
      ("slackline frehs", "not frehs; did you mean fresh?"), ("swfit", "did you mean swift?"),
    ])
  func fences(info: String, words: String) throws {
    let error = #expect(throws: MalformedLesson.self) {
      try LessonDocument(path: "a.md", text: start + "```\(info)\n> 1\n```\n")
    }
    #expect(error?.reports.map(\.line) == [16])
    #expect(
      error?.reports.first?.message.contains(words) == true, "\(String(describing: error))")
  }

  @Test("Other languages, and no word at all, are not for the checker")
  func quotedLanguages() throws {
    _ = try LessonDocument(path: "a.md", text: start + "```swift\nlet x\n```\n\n```\nso\n```\n")
  }
}

@Suite struct CheatTests {
  private static func cheats(_ keys: String, in lesson: String = start) throws -> [Cheat] {
    let text = lesson + "```try\nprompt: Do it.\n\(keys)\nhint: h\n```\n"
    return try warnings(text).flatMap { report -> [Cheat] in
      if case .warning(.cheats(let cheats)) = report.fact { cheats } else { [] }
    }
  }

  private static let others = [
    "requirement", "preference", "suggest", "drop", "disable", "point", "set", "weight",
  ]

  private static let tasks: [(keys: String, ways: [String])] = [
    ("lines: 1", others), ("no: drop, disable\nlines: 1", others.filter { !$0.hasPrefix("d") }),
    ("no: constraint, suggest\nlines: 1", ["drop", "disable", "point", "set", "weight"]),
    ("no: constraint\nkeep: all but want\nlines: 1", ["suggest"]),
    ("only: priority\nlines: 1", []), ("any: way\nlines: 1", []),
  ]

  @Test("Ways around a task are found, unless it forbids them or welcomes all", arguments: tasks)
  func found(keys: String, ways: [String]) throws {
    let found = try Self.cheats("expect: X = X1\n\(keys)\nsolution: priority want @999")
    #expect(found.map(\.way.rawValue).sorted() == ways.sorted(), "\(found)")
  }

  @Test("Two lines are tried where two may be typed")
  func twoLines() throws {
    let lesson = start.replacing("X >= X2 @high", with: "X >= X2")
    let keys = "expect: X = X1\nonly: priority, requirement, drop\nkeep: want\n"
    let solution = "solution: priority need @1\nsolution: priority need @2"
    #expect(
      try Self.cheats(keys + "lines: 1\nsolution: priority need @1", in: lesson).map(\.way) == [
        .drop
      ])
    let found = try Self.cheats(keys + "lines: 2\n" + solution, in: lesson)
    #expect(Set(found.map(\.way)) == [.drop, .requirement], "\(found)")
  }

  @Test("Taking out something else than the solution does is a way of its own")
  func taken() throws {
    let lesson = start.replacing("> X >= X0", with: "> also: X >= 20 @high\n...\n> X >= X0")
    let keys = "expect: X = X1\nonly: drop\n"
    #expect(try Self.cheats(keys + "solution: drop need, also", in: lesson).isEmpty)
    let one = "expect: X = 20\nonly: drop\nsolution: drop need"
    #expect(try Self.cheats(one, in: lesson).isEmpty)
    let high = "expect: objective low = 10\nonly: drop\nsolution: drop need"
    #expect(try Self.cheats(high, in: lesson).isEmpty)
    let any = "expect: not X = 24\nonly: drop\nsolution: drop need"
    let found = try Self.cheats(any, in: lesson)
    #expect(found.map(\.way) == [.drop] && found[0].lines == ["drop want"], "\(found)")
    #expect(
      try Self.cheats(any.replacing("only: drop", with: "only: drop\nkeep: want, also"), in: lesson)
        .isEmpty)
  }

  @Test("Undo and redo solve no task")
  func travel() throws {
    let lesson = start.replacing(
      "> X <= X3\n...", with: "> X <= X3\n...\n> drop need\n...\n> undo\n...")
    let keys = "expect: X = X1\nonly: undo, priority\nsolution: priority want @999"
    #expect(try Self.cheats(keys, in: lesson).isEmpty)
  }
}
