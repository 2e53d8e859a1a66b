// The checker does a task by luck, says which lines do it and what shows that it is luck, and is content once the task
// asks for that.

import Language
import Session
import Testing

@testable import Course
@testable import Lessons

@Suite struct LuckyCheatTests {
  private static func lesson(_ lines: [String], _ keys: String) throws -> LessonDocument {
    let typed = lines.map { "> \($0)\n...\n" }.joined()
    return try LessonDocument(
      path: "a.md",
      text: "# A lesson\n\n```slackline\n\(typed)```\n\n```try\nprompt: a\n\(keys)\nhint: h\n```\n")
  }

  private static func found(in lesson: LessonDocument) -> [LuckyCheat] {
    LessonChecker.check(lesson).reports.flatMap { report -> [LuckyCheat] in
      if case .warning(.luck(let cheats)) = report.fact { cheats } else { [] }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var lines: [String]
    var keys: String
    /// The line of which it is told, and what shows it.
    var cheat: String
    var move: String
    /// Keys in place of the last line, with which there is nothing to tell.
    var mended: String

    init(
      _ name: String, _ lines: [String], _ keys: String, _ cheat: String, _ move: String,
      mended: String
    ) {
      (testDescription, self.lines, self.keys, self.cheat, self.move, self.mended) =
        (name, lines, keys, cheat, move, mended)
    }
  }

  private static let window = ["a: W = 240 @high", "w = 80", "gap: x + w <= W"]

  private static let cases = [
    Case(
      "The number that fits now", window,
      "expect: x = 80\nonly: preference\nsolution: x + w/2 = W/2 @low", "x = 80 @999", "set a 247",
      mended: "then: suggest W = 300 @999\nexpect: x = 110"),
    Case(
      "A requirement for a wish", ["a: x = 3 @low", "b: x = 8 @high"],
      "expect: x = 8\nthen: x >= 9\nexpect: x = 9\nonly: priority\nsolution: priority a @1",
      "", "", mended: ""),
    Case(
      "Another constant", ["p: x = 10", "q: y = 2x + 5", "r: z = y"],
      "expect: z = 30\nonly: set\nsolution: set q 10", "set p 25/2", "set p 17",
      mended: "then: set p 20\nexpect: z = 50"),
    Case(
      "A point moved", ["point A = 0, B = 10", "x = A + B", "y = 2A"],
      "expect: x = 15\nonly: point\nsolution: point A = 5", "point B = 15", "point A = 12",
      mended: "then: point A = 1\nexpect: x = 11"),
    Case(
      "Another level", ["a: x = 3 @high", "b: x = 8 @low", "c: x = 5 @medium"],
      "expect: x = 8\nonly: priority\nsolution: priority b @999", "", "", mended: ""),
    Case(
      "Prices of another size", ["x + y <= 10", "x >= 0, y >= 0", "x <= 4"],
      "expect: x = 4\nexpect: y = 6\nonly: objective\nsolution: maximize 3x + 2y",
      "maximize 10*(3x + 2y)", "set a 17", mended: "then: set a 4\nexpect: objective low = -12"),
  ]

  @Test("Luck is told, with what shows it; a moved state ends it", arguments: cases)
  func lucky(test: Case) throws {
    let found = Self.found(in: try Self.lesson(test.lines, test.keys))
    if test.cheat.isEmpty {
      #expect(found.isEmpty, "\(found)")
      return
    }
    let cheat = found.first { $0.lines == [test.cheat] }
    #expect(cheat?.move == test.move, "\(found)")
    let expect = test.keys.split(separator: "\n").last { $0.hasPrefix("expect") } ?? ""
    let mended = test.keys.replacing(expect, with: "\(expect)\n\(test.mended)")
    let rest = Self.found(in: try Self.lesson(test.lines, mended))
    #expect(!rest.contains { $0.lines == [test.cheat] }, "\(rest)")
  }

  @Test("What is told names the lines, the state and the numbers")
  func words() throws {
    let test = Self.cases[0]
    let words = LessonChecker.check(try Self.lesson(test.lines, test.keys)).reports
      .map(\.message).joined()
    #expect(
      words.contains(
        "x = 80 @999 does the task by luck, as set a 247 shows: then it is 80 in x = 80, and 167/2 with the solution"
      ),
      "\(words)")
    #expect(words.contains("ask for that with then: and expect:"), "\(words)")
  }

  @Test("What is welcome is not told: a way that is called as good, with any number, or any way")
  func welcome() throws {
    let test = Self.cases[3]
    #expect(!Self.found(in: try Self.lesson(test.lines, test.keys)).isEmpty)
    #expect(Self.found(in: try Self.lesson(test.lines, test.keys + "\nalso: point B = 15")).isEmpty)
    let any = test.keys.replacing("only: point", with: "only: point\nany: way")
    #expect(Self.found(in: try Self.lesson(test.lines, any)).isEmpty)
  }

  @Test("The wish that asks for the number of another is found where it stands alone")
  func candidates() throws {
    let lesson = try Self.lesson(Self.window, Self.cases[0].keys)
    let stop = try #require(LessonRun.stops(of: lesson).last)
    guard case .task(let task) = stop.item else { return }
    let examiner = try TaskExaminer(task, in: stop.session)
    var end = examiner.session
    for line in task.solution { end = examiner.attempt(line.text, in: end).0 }
    let lines = LuckyCheats(examiner, from: examiner.session, to: end).all
    for line in ["x = 80", "x = 80 @low", "x + w/2 = 120 @low", "x + w/2 = W/2 @high"] {
      #expect(lines.contains([line]), "\(line)")
    }
  }

  @Test(
    "Edges are tied to others that stand there by chance, and formats loosened",
    arguments: [
      (
        "solution: v.left = w.right + 10",
        ["v.left = screen.right - 60", "v.left = screen.left + 40"]
      ),
      (
        "solution: H:|-[w]-10-[v]",
        [
          "H:[w]-10-[v]", "H:|-(>=8)-[w]-10-[v]", "H:|-[w]-(>=10)-[v]", "H:|-[w]-(10@high)-[v]",
          "H:|-[w(10)]-10-[v]", "H:|-[w]-11-[v]",
        ]
      ),
    ])
  func layouts(solution: String, lines: [String]) throws {
    let lesson = try Self.lesson(
      ["screen 100 x 50", "view v, w", "w.left = 20", "w.width = 10"],
      "expect: v.left = 40\n\(solution)")
    let stop = try #require(LessonRun.stops(of: lesson).last)
    guard case .task(let task) = stop.item else { return }
    let examiner = try TaskExaminer(task, in: stop.session)
    let end = examiner.attempt(task.solution[0].text, in: examiner.session).0
    let all = LuckyCheats(examiner, from: examiner.session, to: end).all
    for line in lines { #expect(all.contains([line]), "\(line)") }
  }

  // MARK: The course without its states

  @Test(
    "Without the states that they have, tasks of the course are found to be done by luck",
    arguments: [
      ("22", "Oranges become"), ("28", "The third product"), ("29", "Doors earn 8"),
      ("31", "Make cheese"), ("34", "The bridge"), ("40", "Make it such"), ("44", "Let the two"),
      ("52", "Make the picture"),
      ("54", "Put the last"), ("55", "Now both"), ("56", "Let the cell"), ("56", "Let the button"),
      ("24", "Now have x"), ("30", "Do it"), ("50", "The window is still"), ("51", "Let the view"),
      ("61", "The button"), ("57", "Mend it"), ("58", "Put the box"), ("59", "The window is 340"),
      ("62", "Both labels"),
    ])
  func stripped(number: String, prompt: String) throws {
    let lesson = try Lesson.find(number)
    var stripped = ""
    var isMoved = false
    for line in lesson.text.split(separator: "\n", omittingEmptySubsequences: false) {
      isMoved = line.hasPrefix("then: ") || isMoved && line.hasPrefix("expect: ")
      if !isMoved { stripped += line + "\n" }
    }
    let document = try LessonDocument(path: "a.md", text: stripped)
    let stop = try #require(
      LessonRun.stops(of: document).first { $0.item.prompt?.hasPrefix(prompt) ?? false })
    guard case .task(let task) = stop.item else { return }
    let flaws = CheatChecker(try TaskExaminer(task, in: stop.session)).flaws()
    #expect(
      flaws.contains { if case .warning(.luck) = $0.fact { true } else { false } }, "\(flaws)")
  }
}
