// What a wrong answer is told: the misconception that leads there, where there is one that does.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Testing
import Wording

@testable import Course

/// What is said to an answer, in one line.
private func said(_ problem: some ExerciseProblem, _ answer: String, after earlier: [String] = [])
  -> String
{
  let document: Document
  switch problem.verdict(on: answer, after: earlier, in: .english) {
  case .right: return "right"
  case .wrong(let words), .unfinished(let words): document = words
  case .unreadable(let form): return form.text(in: .english)
  }
  return TextRenderer(presentation: Presentation(), width: 1000, theme: nil).render(document)
    .trimmed
}

@Suite struct MisconceptionTests {
  /// s = 12 − 3v, t = 8 + 2v, u = 10 − 2v; x may have any sign.
  private static let dictionary = SmallDictionary(
    columns: ["v", "w"],
    rows: [
      .init(name: "s", constant: 12, entries: [-3, -1]),
      .init(name: "t", constant: 8, entries: [2, -4]),
      .init(name: "u", constant: 10, entries: [-2, 0]),
      .init(name: "x", constant: 3, entries: [-1, 1], isFree: true),
    ])

  @Test(
    "The ratio test",
    arguments: [
      ("4", "right"), ("v = 12/3", "right"), ("4.0", "right"),
      ("5", "the ratio of u, but it is not the smallest: with v = 5, s would be −3"),
      ("8/2", "right"), ("12", "each unit of v takes 3 of it"), ("1/4", "the other way round"),
      ("3", "x may have any sign"), ("6", "with v = 6, s would be −6, below 0"),
      ("2", "no row that sets a limit is at 0 yet; s, for one, is still 6"),
      ("-4", "cannot become negative"),
      ("s", "type a number"), ("", "type a number"),
    ])
  func ratio(answer: String, words: String) {
    let exercise = RatioExercise(dictionary: Self.dictionary, column: 0, leaving: 0, ratio: 4)
    #expect(said(exercise, answer).contains(words))
  }

  @Test("A quotient of a row that grows is told so")
  func rising() {
    var dictionary = Self.dictionary
    dictionary.rows[1].constant = 6
    let exercise = RatioExercise(dictionary: dictionary, column: 0, leaving: 0, ratio: 4)
    #expect(said(exercise, "3").contains("whose entry is positive: t grows together with v"))
  }

  @Test(
    "What leaves",
    arguments: [
      ("s", "right"), ("S leaves", "right"),
      ("u", "u is at 0 when v is 5, but by then s would be −3"),
      ("t", "positive: it grows together with v"), ("x", "it never leaves"),
      ("v", "v is what enters"),
      ("w", "it is not in the basis"), ("q", "type one name: s, t, u or x"),
    ])
  func leaves(answer: String, words: String) {
    let test = RatioExercise(dictionary: Self.dictionary, column: 0, leaving: 0, ratio: 4)
    #expect(said(LeavesExercise(test: test, asksForBoth: false), answer).contains(words))
  }

  @Test(
    "What enters",
    arguments: [
      ("c", "right"), ("enters c", "right"), ("a", "each unit of it would raise the objective"),
      ("b", "the objective stays as it is"), ("d", "would raise f(high) by 2"),
      ("e", "a cost that is more negative still"), ("s", "in the basis already"),
    ])
  func enters(answer: String, words: String) {
    let dictionary = SmallDictionary(
      columns: ["a", "b", "c", "d", "e"],
      rows: [.init(name: "s", constant: 1, entries: [0, 0, 0, 0, 0])],
      objectives: [
        .init(name: "f(high)", constant: 0, entries: [0, 0, 0, 2, 0]),
        .init(name: "f(low)", constant: 0, entries: [1, 0, -3, -5, -2]),
      ])
    let exercise = EntersExercise(dictionary: dictionary, rule: .dantzig, entering: 2)
    #expect(said(exercise, answer).contains(words))
  }

  @Test(
    "A row, in any form",
    arguments: [
      ("v = 4 - 1/3 w - 1/3 s", "right"), ("v = (12 - w - s)/3", "right"),
      ("4 - w/3 - s/3", "right"),
      ("4 - w/3 - s/3 = v", "right"), ("v = 4 - (w + s)/3 @high", "right"),
      ("3v = 12 - w - s", "v stands alone on the left"),
      ("s = 12 - 3v - w", "v stands alone on the left"),
      ("v = 12 - w - s", "still to be divided by 3"),
      ("v = -4 + w/3 + s/3", "Every sign is the wrong one"),
      ("v = 4 - w/3", "s is missing"), ("v = 4 - w/3 - u", "u stands on the right"),
      (
        "v = 4 - w/3 - s",
        "Where s is 1 and w is 0, your row makes v 3. Then the old row gives s = 3, and it should be 1"
      ),
      (
        "v = 5 - w/3 - s/3",
        "Where s and w are 0, your row makes v 5. Then the old row gives s = −3"
      ),
      ("w = 4 - v", "The row of v is asked for"), ("v >= 4", "type an equation"),
      ("v = 4 - q", "there is no q here"),
      ("v = w*s", "not linear"), ("v = ", "missing"),
    ])
  func row(answer: String, words: String) {
    let exercise = RowExercise(
      dictionary: Self.dictionary, column: 0, leaving: 0, target: .entering)
    #expect(said(exercise, answer).contains(words), "\(said(exercise, answer))")
  }

  @Test(
    "Another row",
    arguments: [
      ("t = 16 - 2/3s - 14/3w", "right"), ("t = 8 - 4w", "put in what it is now"),
      ("t = 8 + 2v - 4w", "v stands on the right"),
      ("t = 16 - 2/3s - 4w", "the old dictionary gives t = 34/3, and your row gives 12"),
    ])
  func otherRow(answer: String, words: String) {
    let exercise = RowExercise(
      dictionary: Self.dictionary, column: 0, leaving: 0, target: .other(1))
    #expect(said(exercise, answer).contains(words), "\(said(exercise, answer))")
  }

  @Test(
    "The dual, line by line",
    arguments: [
      (
        "minimize 8p + 9q",
        "Right so far. Still missing: the line of x, the line of y, the sign of p and the sign of q."
      ),
      ("maximise -8p - 9q", "Right so far"), ("maximize 8p + 9q", "The direction is the other one"),
      ("minimize 3p + 5q", "the program's own objective"),
      ("minimize 8p + 8q", "The coefficient of q in the objective"),
      ("2p + q <= 3", "but not the sign between them"),
      ("2p + q = 3", "but not the sign between them"),
      ("2p + q >= 5", "its right side is not 5"), ("2p + 2q >= 3", "the coefficient of q is not 2"),
      ("4p + 2q >= 6", "Right so far"), ("3 <= 2p + q", "Right so far"),
      ("2p + 4q >= 8", "the row p"),
      ("p <= 0", "a row with ≤ has a multiplier that is ≥ 0"),
      ("p, q >= 0", "Still missing: the objective, the line of x and the line of y"),
      ("p free", "p is an inequality"), ("x >= 0", "x belongs to the program itself"),
      ("p + 5", "no such line"), ("p*q >= 3", "not linear"), ("hint", "this is a command"),
      ("min 8p + 9q; 2p + q >= 3; 4p + 3q >= 5; p >= 0; q >= 0", "right"),
      ("p >= 0, q >= 0, min 9q + 8p, 3 <= q + 2p, 4p + 3q >= 5", "right"),
      ("min 8p + 9q; 2p + q >= 3; 4p + 3q >= 5; p, q >= 0", "right"),
    ])
  func dual(answer: String, words: String) {
    let program = SmallProgram(
      direction: .maximize, names: ["x", "y"], objective: [3, 5],
      rows: [
        SmallLine(
          label: "p", left: SmallForm(["x", "y"], [2, 4]), relation: .lessOrEqual, right: 8),
        SmallLine(
          label: "q", left: SmallForm(["x", "y"], [1, 3]), relation: .lessOrEqual, right: 9),
      ])
    #expect(
      said(DualExercise(program: program), answer).contains(words),
      "\(said(DualExercise(program: program), answer))")
  }

  @Test("A dual is given in several lines; what was right in one counts, whatever else stood in it")
  func dualInLines() {
    let program = SmallProgram(
      direction: .minimize, names: ["x", "y"], free: ["y"], objective: [3, 5],
      rows: [
        SmallLine(label: "p", left: SmallForm(["x", "y"], [2, 4]), relation: .equal, right: 8),
        SmallLine(
          label: "q", left: SmallForm(["x", "y"], [1, 3]), relation: .lessOrEqual, right: 9),
      ])
    let exercise = DualExercise(program: program)
    let earlier = ["max 8p + 9q; q >= 0", "2p + q <= 3", "4p + 3q = 5", "p free"]
    #expect(said(exercise, "q >= 0").contains("a row with ≤ has a multiplier that is ≤ 0"))
    #expect(said(exercise, "4p + 3q <= 5").contains("y is free: its line is an equation"))
    #expect(said(exercise, "p >= 0").contains("its multiplier may have any sign"))
    #expect(said(exercise, "q free").contains("its multiplier has a sign"))
    #expect(said(exercise, "q <= 0", after: earlier) == "right")
  }

  @Test(
    "Level by level",
    arguments: [
      ("18", "right"), ("[18, 18]", "right"), ("{36/2}", "right"),
      ("[12, 18]", "if all wishes of a level counted the same, but c has another weight"),
      ("10", "A wish with ≤ or ≥"),
      ("9", "With X = 9, level high misses a and pays 1, where it need pay no more than 0"),
      ("11", "level low misses b and c and pays 15"), ("[18, inf)", "X cannot grow without end"),
      ("[20, 10]", "The smaller end of an interval comes first"), ("(18, 18)", "round parenthesis"),
      ("x", "type a number"),
    ])
  func levels(answer: String, words: String) {
    let hierarchy = SmallHierarchy(wishes: [
      SmallWish(label: "a", relation: .greaterOrEqual, right: 10, priority: 750),
      SmallWish(label: "b", relation: .equal, right: 12, priority: 250),
      SmallWish(label: "c", relation: .equal, right: 18, priority: 250, weight: 2),
      SmallWish(label: "d", relation: .lessOrEqual, right: 30, priority: 1000),
    ])
    let exercise = LevelsExercise(hierarchy: hierarchy, truth: Interval(lower: 18, upper: 18))
    #expect(hierarchy.result == exercise.truth)
    #expect(said(exercise, answer).contains(words), "\(said(exercise, answer))")
  }

  @Test(
    "Hugging",
    arguments: [
      ("50", "right"), ("30", "That is its natural width, but the row has 20 to spare"),
      ("60", "no room for the gaps"), ("40", "Levels do not share"),
      ("[30, 50]", "would be stretched further"),
      ("45", "a label that hugs more would be stretched further than it need be"),
      ("inf", "type a number"), ("[30, inf)", "no label can be without an end"),
    ])
  func hugging(answer: String, words: String) {
    let labels = [
      HuggingExercise.Label(name: "A", natural: 30, hugging: 250, resistance: 750),
      HuggingExercise.Label(name: "B", natural: 40, hugging: 251, resistance: 750),
    ]
    let exercise = HuggingExercise(
      labels: labels, width: 100, gap: 10, asked: 0,
      widths: [Interval(lower: 50, upper: 50), Interval(lower: 40, upper: 40)])
    #expect(said(exercise, answer).contains(words), "\(said(exercise, answer))")
  }

  @Test(
    "A conflict",
    arguments: [
      ("a, c", "right"), ("c and a", "right"), ("{c a}", "right"), ("A,C", "right"),
      ("a", "a holds, for instance with x = 0"),
      ("a, b", "a and b hold together, for instance with x = 0"),
      ("a, b, c", "b is not to blame"), ("a, q", "there are a, b and c"),
      ("", "there are a, b and c"),
    ])
  func conflict(answer: String, words: String) {
    func line(_ label: String, _ relation: Language.Relation, _ right: Rational) -> SmallLine {
      SmallLine(label: label, left: SmallForm("x"), relation: relation, right: right)
    }
    let exercise = ConflictExercise(
      names: ["x"],
      lines: [
        line("a", .lessOrEqual, 3), line("b", .lessOrEqual, 9), line("c", .greaterOrEqual, 5),
      ],
      members: [.init(line: 0, multiple: 1), .init(line: 2, multiple: 1)])
    #expect(said(exercise, answer).contains(words), "\(said(exercise, answer))")
  }

  @Test(
    "A region",
    arguments: [
      ("[2, 6]", "right"), ("2..6", "right"), ("2 to 12/2", "right"), ("x in [2, 6]", "right"),
      ("(2, 6)", "round parenthesis"), ("[2, 7]", "x = 7 breaks b, 2x ≤ 12: there 2x is 14"),
      ("[1, 6]", "x = 1 breaks a, x ≥ 2"), ("[3, 6]", "x = 5/2 keeps every line"),
      ("[2, inf)", "b stops it"),
      ("4", "x = 3 keeps every line"), ("[6, 2]", "The smaller end of an interval comes first"),
      ("2", "x = 3 keeps every line"),
      ("two", "type an interval"),
    ])
  func region(answer: String, words: String) {
    let lines = [
      SmallLine(label: "a", left: SmallForm("x"), relation: .greaterOrEqual, right: 2),
      SmallLine(label: "b", left: SmallForm("x").scaled(by: 2), relation: .lessOrEqual, right: 12),
    ]
    let exercise = RegionExercise(
      names: ["x"], lines: lines, asked: SmallForm("x"), truth: Interval(lower: 2, upper: 6))
    #expect(said(exercise, answer).contains(words), "\(said(exercise, answer))")
  }

  @Test(
    "A region of the plane",
    arguments: [
      ("[1, 6]", "right"),
      ("[1, 7]", "With x = 7 no y is left: b wants it to be 2 at least, and c 1 at most"),
      ("[1, inf)", "closed on all sides"),
      ("[2, 6]", "x = 3/2, y = 2 keeps every line, and your answer leaves that out"),
    ])
  func plane(answer: String, words: String) {
    let lines = SmallLine.labelled([
      SmallLine(label: "", left: SmallForm("x"), relation: .greaterOrEqual, right: 1),
      SmallLine(label: "", left: SmallForm("y"), relation: .greaterOrEqual, right: 2),
      SmallLine(label: "", left: SmallForm(["x", "y"], [1, 1]), relation: .lessOrEqual, right: 8),
    ])
    let exercise = RegionExercise(
      names: ["x", "y"], lines: lines, asked: SmallForm("x"), truth: Interval(lower: 1, upper: 6))
    #expect(said(exercise, answer).contains(words), "\(said(exercise, answer))")
  }

  @Test(
    "A price",
    arguments: [
      ("2", "right"), ("1", "the price of q, not that of p"), ("-2", "not the sign"),
      ("0", "p is tight"),
      ("3", "what one unit of x brings"), ("11", "the value of the whole"),
      (
        "3/2",
        "If p were worth 3/2, then q would have to be worth 3/2, for x to come out even. But what goes into y would then be worth 9/2, and it brings 5"
      ),
      ("p", "type a number"),
    ])
  func price(answer: String, words: String) {
    // x + 2y ≤ 4 at the price 2, x + y ≤ 3 at the price 1: 3x + 5y is 11 at (2, 1).
    let names = ["x", "y"]
    let program = SmallProgram(
      direction: .maximize, names: names, objective: [3, 5],
      rows: [
        SmallLine(label: "p", left: SmallForm(names, [1, 2]), relation: .lessOrEqual, right: 4),
        SmallLine(label: "q", left: SmallForm(names, [1, 1]), relation: .lessOrEqual, right: 3),
      ])
    let exercise = PriceExercise(
      program: program, asked: 0, showsCorner: true,
      corner: SmallPoint(names: names, values: [2, 1]),
      tight: [0, 1], prices: [2, 1])
    #expect(said(exercise, answer).contains(words), "\(said(exercise, answer))")
  }
}
