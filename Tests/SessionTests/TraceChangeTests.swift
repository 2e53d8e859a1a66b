// trace change: the last change by itself, one change at a time, and what a change cost in one line.

import Language
import Narration
import Rendering
import Session
import Testing

@Suite struct TraceChangeTests {
  private static let line = Scene.points
  private static let article = [
    line, "X = X1 @low", "need: X >= X2 @high", "lo: X >= X0", "hi: X <= X3",
  ]

  /// What is told of the last of some lines, on one line.
  private static func story(_ lines: [String]) -> String {
    var session = Session()
    for line in lines { session.take(line) }
    return flat(session.take("trace change"))
  }

  private static func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var lines: [String]
    var words: [String]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "nothing yet", lines: [], words: ["nothing has changed yet"]),
    Case(
      name: "a preference that another gives way to", lines: Array(article.prefix(3)),
      words: [
        "Last change: need: X >= X2 @high", "At X = 10 it does not hold: b⁻ = 10.",
        "Pivot 1: a⁺ enters, b⁻ leaves.", "a gives way. Each unit of it lowers f(high) by 1.",
        "It also changes f(low) by +1, which does not count: that level is below.",
        "b⁻, which is 0 when a⁺ is 10. Beyond that f(high) would not fall any more.",
        "f(high): 10 → 0.", "X: 10 → 20", "f(low): 0 → 10",
      ]),
    Case(
      name: "a requirement that holds already", lines: Array(article.prefix(4)),
      words: ["At X = 20 it holds.", "No pivot:", "No variable moved."]),
    Case(
      name: "a point that is followed", lines: article + ["point X2 = 25"],
      words: [
        "its right side moves from 20 to 25. It was tight and stays tight.",
        "What depends on it follows: X: 20 → 25.", "No pivot:",
      ]),
    Case(
      name: "a point that cannot be followed", lines: article + ["point X2 = 40"],
      words: [
        "it stays behind: b⁻ = 20.",
        "Each unit up lowers f(high) by 1 and changes no level above.",
        "d, which is 0 when X has risen by 10. Beyond that the requirement hi would not hold.",
        "f(high): 20 → 10.",
      ]),
    Case(
      name: "a point that held nothing", lines: article + ["point X1 = 12"],
      words: ["so only its own slack changes: a⁺: 10 → 8.", "No pivot:", "No variable moved."]),
    Case(
      name: "what went had held something", lines: article + ["disable need"],
      words: [
        "need is removed: X >= X2. It was tight", "X enters, a⁺ leaves",
        "Each unit down lowers f(low) by 1", "Beyond that f(low) would not fall any more.",
        "X: 20 → 10",
      ]),
    Case(
      name: "kinks of its own level and of others are passed over",
      lines: [
        "x = 5 @low", "p: x >= 1 @high", "q: x = 3 @10", "r: x = 4 @low", "x >= 2 @low",
        "s: x <= 0 @high weight 2",
      ],
      words: [
        "s is added: x = 0 + s⁺ − s⁻, high. At x = 4 it does not hold: s⁺ = 4.",
        "On the way p⁺ reaches 0 and p⁻ grows: from there f(high) falls by less, but still falls.",
        "reaches 0 and q⁻ grows", "that concerns levels below, which have no say here.",
        "f(high): 8 → 1.",
      ]),
    Case(
      name: "a new variable takes a new constraint up", lines: article + ["y = X + 5"],
      words: [
        "Pivot 1: y enters, for e.", "y is in no other constraint",
        "25, and nothing else moves",
        "y = 25 (new)",
      ]),
    Case(
      name: "an undo", lines: article + ["point X2 = 25", "undo"],
      words: ["undo took back point X2 = 25", "from 25 to 20", "X: 25 → 20"]),
    Case(
      name: "several undone at once", lines: article + ["undo 2", "redo 2"],
      words: ["redo made lo: X >= X0; hi: X <= X3 again", "lo is added", "hi is added"]),
    Case(
      name: "a requirement that has to be met", lines: ["x >= 0", "y = 3", "x + y >= 5"],
      words: [
        "missing", "missing is the sum of infeasibilities: all that the requirements lack.",
        "missing: 2 → 0.",
      ]),
    Case(
      name: "an objective without end", lines: ["maximize x"],
      words: [
        "f1 is added: maximize x. f(low) starts at 0.",
        "x is unbounded above, so there is no solution yet",
      ]),
    Case(
      name: "a preference that loses", lines: ["x = 1 @high", "x = 2 @low"],
      words: ["b⁻ = 1", "No pivot:", "why b tells what outweighs it."]),
    Case(
      name: "what stays at its limit meanwhile",
      lines: ["x + y = 10", "x = 4 @low", "y >= 9 @high"],
      words: ["Meanwhile a stays at its limit. Each unit", "x: 4 → 1, y: 6 → 9"]),
    Case(
      name: "a weight", lines: ["x = 1 @low", "x = 2 @low", "weight b 3"],
      words: ["b: weight 1 → 3.", "Each unit of it lowers f(low) by 2", "x: 1 → 2"]),
    Case(
      name: "a point that multiplies", lines: ["point k = 2", "k*x = 12", "point k = 3"],
      words: ["a now reads 3x = 12, where it read 2x = 12."]),
    Case(
      name: "a rule", lines: ["x = 1", "rule bland"],
      words: ["Last change: rule bland", "That changed no constraint"]),
    Case(
      name: "a variable of its own", lines: ["var q"], words: ["q = 0 (new)", "q is ambiguous"]),
    Case(name: "a reset", lines: ["x = 1", "reset"], words: ["nothing to solve"]),
  ]

  @Test("It tells what happened and why", arguments: cases)
  func tells(talk: Case) {
    let story = Self.story(talk.lines)
    for words in talk.words { #expect(story.contains(words), "\(words) is not in: \(story)") }
  }

  @Test("Each change is told by itself, even where nobody asked for the values in between")
  func notMerged() {
    var session = Session("f: maximize x", "x <= 4", "g: minimize y @high", "y >= 0")
    session.take("drop g")
    session.take("drop f")
    let story = Self.flat(session.take("trace change"))
    #expect(story.contains("f is removed: maximize x."))
    #expect(!story.contains("g is removed"))
  }

  @Test("A file that is loaded is one change")
  func load() throws {
    var session = Session("x = 1 @low")
    try session.asOneChange("load file") { session in
      for line in ["x >= 3 @high", "x*x = 2", "x <= 9", "y = x"] { _ = session.run(line) }
    }
    let story = Self.flat(session.take("trace change"))
    for words in [
      "Last change: load file", "b is added", "c is added", "d is added", "x: 1 → 3",
      "These are added one after another", "a⁺ enters, b⁻ leaves", "f(high): 2 → 0",
    ] {
      #expect(story.contains(words), "\(words) is not in: \(story)")
    }
    session.take("undo")
    #expect(Self.flat(session.take("trace change")).contains("x: 3 → 1"))
  }

  @Test("A file that begins anew has nothing to do with what was there before")
  func loadAfterReset() throws {
    var session = Session("x = 1 @low", "y = 2 @low", "z = 3 @low")
    try session.asOneChange("load file") { session in
      for line in ["reset", "X = 7 @low"] { _ = session.run(line) }
    }
    let story = Self.flat(session.take("trace change"))
    #expect(story.contains("a is added: X = 7"))
    #expect(story.contains("X = 7 (new)"))
    #expect(!story.contains("→"))
    #expect(try session.left() == "X = 7")
  }

  @Test("A question, or a line that is refused, is no change")
  func questions() throws {
    var session = Session("X >= 0", "X <= 3")
    let before = session.take("trace change")
    for line in ["list", "solve", "trace", "X"] { session.take(line) }
    #expect(session.take("trace change") == before)
    for line in ["X = 9", "X*X = 3", "drop zz", "redo"] { _ = try session.refuse(line) }
    #expect(session.take("trace change") == before)
  }

  private static let sevenLevels = (3...9).map { "x\($0) = 1 @\($0)" }

  static let costs: [(lines: [String], words: String)] = [
    (article, "cost: no pivot; only required looked at, high and low left alone"),
    (Array(article.prefix(3)), "cost: 1 pivot on high; every level looked at"),
    (article + ["disable need"], "cost: 1 pivot on low; required left alone"),
    (
      article + ["weight a 3"], "cost: no pivot; only low looked at, required and high left alone"
    ),
    (
      article + ["point X2 = 40"],
      "cost: 1 pivot on high; low looked at, required left alone"
    ),
    (["x = 1", "y = 2", "disable a, b", "enable a, b"], "cost: 2 pivots"),
    (
      sevenLevels + ["set a 2"],
      "cost: no pivot; only 3 looked at, 6 levels above left alone"
    ),
    (
      sevenLevels + ["set d 2"],
      "cost: no pivot; only 6 looked at, 3 levels above and 3 below left alone"
    ),
  ]

  @Test(
    "The cost of a change names the levels that took pivots, those looked at, and those left alone",
    arguments: costs)
  func cost(lines: [String], words: String) throws {
    var session = Session()
    for line in lines.dropLast() { session.take(line) }
    let reply = session.take(try #require(lines.last))
    #expect(Self.flat(reply).hasSuffix(words), "\(reply)")
  }

  @Test("Where no variable shows them, points are told as they were named")
  func points() {
    var session = Session()
    #expect(session.take("point A = 1, B = A + 1/3") == "points  A = 1,  B = 4/3\n")
    session.take("numbers decimal 2")
    #expect(session.take("point A = 1/3") == "point  A ≈ 0.33\n")
  }

  @Test("A handful of requirements is shown, more are counted", arguments: 1...8)
  func requirements(count: Int) {
    var session = Session()
    for number in 1...count { session.take("x\(number) >= 0") }
    session.take("q >= 1 @low")
    let words = Self.flat(session.take("solve"))
    #expect(words.contains("x1 = 0 + a") == (count <= 6), "\(words)")
    #expect(words.contains("\(count) requirement") == (count > 3))
  }
}
