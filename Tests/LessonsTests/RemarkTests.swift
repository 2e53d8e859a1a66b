// What the state of things says: to a wrong answer, and to a task that is not done yet.

import Course
import Language
import Lessons
import Rendering
import Testing

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
  > 0 <= Y <= X
  ...
  ```


  """

private let program = """
  # Wyndor

  ```slackline
  > maximize 3x + 5y
  ...
  > x >= 0
  ...
  > y >= 0
  ...
  > p: x <= 4
  ...
  > q: 2y <= 12
  ...
  > r: 3x + 2y <= 18
  ...
  ```


  """

private func reply(_ line: String, to block: String, after lesson: String = start) throws -> String
{
  let document = try LessonDocument(path: "a.md", text: lesson + block)
  var player = try LessonPlayer(document, presentation: Presentation())
  _ = player.begin()
  while !player.prompt.hasPrefix("answer "), !player.prompt.hasPrefix("try ") {
    _ = player.take("")
  }
  return player.take(line).sections.map {
    TextRenderer(presentation: $0.presentation, width: 300, theme: nil).render($0.document)
  }.joined()
}

private func ask(_ expect: String) -> String {
  "```ask\nprompt: a?\nexpect: \(expect)\nhint: h\n```\n"
}

@Suite struct RemarkTests {
  typealias Case = (expect: String, answer: String, words: String)

  private static let numbers: [Case] = [
    ("X", "15", "No: with X = 15, b⁻ is 9: the high level pays 9 for it, where 0 would do."),
    // An amount that is the answer is not said.
    ("error(want)", "15", "No. It is less. Here X is 24 and X1 is 10, and want asks for X = X1."),
    ("error(need) + X1", "15", "It is less. Here X is 24 and X2 is 24, and need asks for X >= X2."),
    ("X3 - X2", "15", "No. It is less. Here X3 is 30 and X2 is 24."),
    ("X3 - X2", "1", "No. It is more. Here X3 is 30 and X2 is 24."),
    ("2*X2 - X2", "15", "No. It is more. h"), ("X - 4", "15", "No. It is more. Here X is 24."),
    ("objective(low)", "3", "Here X is 24 and X1 is 10, and want asks for X = X1."),
    (
      "objective(high)", "3",
      "No. It is less. Here X is 24 and X2 is 24, and need asks for X >= X2."
    ),
    ("slack(d)", "9", "Here X is 24 and X3 is 30, and d asks for X <= X3."),
    ("plus(want)", "9", "Here X is 24 and X1 is 10, and want asks for X = X1."),
    ("pivots()", "0", "No: after 0 pivots, the requirements are not all met."),
    ("pivots()", "9", "No: fewer pivots are enough for all levels."),
    ("pivots(high)", "9", "No: f(high) is at its least after fewer pivots."),
    ("pivots(high)", "1/2", "No: pivots are counted"),
    ("pivots(high)", "-1", "No: pivots are counted"),
  ]

  @Test("A wrong number is answered from the state", arguments: numbers)
  func wrongNumber(test: Case) throws {
    let said = try reply(test.answer, to: ask(test.expect))
    #expect(said.contains(test.words), "\(test.expect) \(test.answer): \(said)")
  }

  private static let pivots: [Case] = [
    ("cost(b)", "1", "No. It is less. With that, each unit of b would make f(low) rise by 1."),
    ("cost(b)", "-1", "each unit of b would make f(low) fall by 1."),
    ("cost(b)", "0", "each unit of b would make f(low) neither rise nor fall."),
    ("cost(b)", "5", "No. Look at its sign."),
    ("ratio(q)", "5", "No: with b = 5, q is 2: it can still fall."),
    ("ratio(q)", "8", "No: with b = 8, q is −4: it is negative by then."),
    ("ratio(q)", "-9", "No: with b = −9, q is 30: it can still fall."),
    ("pivots(low)", "1", "No: after 1 pivot, f(low) is not yet at its least."),
    ("46", "41", "No. It is more. h"),
  ]

  @Test("So is a wrong cost, ratio or column", arguments: pivots)
  func wrongPivot(test: Case) throws {
    let said = try reply(test.answer, to: ask(test.expect), after: program)
    #expect(said.contains(test.words), "\(test.expect) \(test.answer): \(said)")
  }

  private static let intervals: [Case] = [
    ("Y in [0, X2]", "[0, 30]", "No: with Y = 30"),
    ("Y in [0, X2]", "[0, 20]", "No: Y = 22 is just as good."),
    ("Y in [0, X2]", "[3, 24]", "No: Y = 3/2 is just as good."),
    ("Y in [0, X2]", "[-inf, 24]", "No: Y = −10 breaks what is required"),
    ("Y in [0, X2]", "[0, inf]", "No: Y = 34 breaks what is required: d: X <= X3, f: Y <= X."),
    ("Y in [0, X2]", "(0, 24]", "an end is left out"), ("Y in [0, X2]", "[0, 24]", "Right."),
  ]

  @Test("A wrong interval is answered by a value", arguments: intervals)
  func wrongInterval(test: Case) throws {
    let said = try reply(test.answer, to: ask(test.expect))
    #expect(said.contains(test.words), "\(test.expect) \(test.answer): \(said)")
  }

  private static let claims: [Case] = [
    ("yes: X = X2", "no", "No: X is 24."), ("no: X = X1", "yes", "No: X is 24, and X1 is 10."),
    ("no: X = 5", "yes", "No: X is 24."),
    ("yes: Y ambiguous", "no", "Y can be anything from 0 to 24"),
    ("no: X ambiguous", "yes", "No: X has a single value, 24."),
    ("no: unsatisfiable", "yes", "No: the requirements agree with one another."),
    ("no: unbounded", "yes", "No: every level has a least value."),
    ("yes: objective low = 14", "no", "No: f(low) is 14."),
  ]

  @Test("A wrong yes or no is told what is so", arguments: claims)
  func wrongClaim(test: Case) throws {
    let said = try reply(test.answer, to: ask(test.expect))
    #expect(said.contains(test.words), "\(test.expect) \(test.answer): \(said)")
  }

  // MARK: Tasks

  typealias Task = (expect: String, solution: String, line: String, words: String)

  private static let tasks: [Task] = [
    ("X = 5\nexpect: objective low = 0", "point X1 = 5", "X = 5", ""),
    ("X = X1", "priority want @999", "point X2 = 15", "Not yet: X is 15, not X1 = 10."),
    ("X = 25", "X = 25", "X = 26", "Not yet: X is 26, not 25."),
    ("X >= 29", "X >= 29", "X = 26", "Not yet: X is 26, less than 29."),
    ("X <= X1 + 2", "point X2 = 12", "point X2 = 15", "Not yet: X is 15, more than X1 + 2 = 12."),
    ("Y = 7", "Y = 7", "Y >= 4", "Not yet: Y can still be anything from 4 to 24."),
    ("Y = X", "Y = X", "Y = 4", "Not yet: Y is 4, not X = 24."),
    ("not Y ambiguous", "Y = X", "Y >= 4", "Not yet: Y can still be anything from 4 to 24."),
    ("X ambiguous", "drop want", "weight want 2", "Not yet: X has a single value, 24."),
    ("not X = 24", "X = 26", "weight want 2", "Not yet: X is still 24."),
    ("Y in [0, 6]", "Y <= 6", "Y <= 9", "Not yet: Y can be anything from 0 to 9, not in [0, 6]."),
    ("objective low = 0", "point X1 = 24", "weight want 2", "f(low) is 28: want still complains."),
    ("objective low = 20", "X = 30", "X = 26", "Not yet: f(low) is 16, not 20."),
    ("unbounded", "minimize Z", "maximize X", "Not yet: every level still has a least value."),
    (
      "X = 5\nexpect: objective low = 0\nexpect: not Y ambiguous",
      "point X1 = 5, X2 = 5\nsolution: Y = 5",
      "point X2 = 5\nX = 5", "Not yet: X is 5, but f(low) is 5: want still complains and Y can"
    ),
    ("error(want) = 0", "point X1 = 24", "weight want 2", "Not yet: error(want) is 14, not 0."),
  ]

  @Test(
    "What is not yet so is said from the mathematics, for every kind of claim", arguments: tasks)
  func notYet(task: Task) throws {
    guard !task.words.isEmpty else { return }
    let block =
      "```try\nprompt: a\nexpect: \(task.expect)\nany: way\nsolution: \(task.solution)\nhint: h\n```\n"
    let lines = task.line.split(separator: "\n").map(String.init)
    let before = lines.dropLast().map { "> \($0)\n...\n" }.joined()
    let lesson = start.replacing("> 0 <= Y", with: before + "> 0 <= Y")
    let said = try reply(lines[lines.count - 1], to: block, after: lesson)
    #expect(said.contains(task.words), "\(task.expect) \(task.line): \(said)")
  }

  // MARK: Choices

  private static let choice = """
    ```ask
    prompt: Which?
    choice first: @low
    choice second: `maximize Y @100`
    choice third: the *other* one
    expect: choice second
    because: X = 24
    miss first: Low it is not.
    hint: h
    ```

    """

  @Test(
    "A choice is answered by its name, its text, or its place",
    arguments: [
      ("second", "Right."), ("SECOND", "Right."), ("2", "Right."), ("maximize Y @100", "Right."),
      ("`maximize  y @100`", "Right."), ("@low", "Low it is not."), ("1", "Low it is not."),
      ("the other one", "No."), ("4", "type first, second or third"), ("0", "type first"),
      ("other", "type first, second or third"),
    ])
  func chosen(answer: String, words: String) throws {
    let said = try reply(answer, to: Self.choice)
    #expect(said.hasPrefix("No. " + words) || said.hasPrefix(words), "\(said)")
  }

  @Test("A place counts only where no choice is called so")
  func numberedChoices() throws {
    let block = Self.choice.replacing("first", with: "2").replacing(
      "choice second", with: "choice 1"
    )
    .replacing("expect: choice second", with: "expect: choice 1")
    #expect(try reply("1", to: block).hasPrefix("Right."))
    #expect(try reply("2", to: block).contains("Low it is not."))
    #expect(try reply("3", to: block).hasPrefix("No"))
  }
}
