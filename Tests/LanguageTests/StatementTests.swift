// What each form of statement means, as the contract says it.

import Language
import Rationals
import Testing

@Suite struct StatementTests {
  @Test(
    "Constraints mean what the contract says",
    arguments: [
      ("X = X1 @low", "X = X1 @250"),
      ("X >= X2 @high", "X >= X2 @750"),
      ("X >= X2 @250.5", "X >= X2 @250.5"), ("X = 1 @ 0.5", "X = 1 @0.5"),
      ("lo: X >= X0", "lo: X >= X0"),
      ("hi : X<=X3", "hi: X <= X3"),
      ("0 <= x <= 10", "0 <= x <= 10"),
      ("a = b = c @medium", "a = b = c @500"),
      ("1 >= x = y <= 2", "1 >= x = y <= 2"),
      ("2xm = xl + xr", "(2 * xm) = (xl + xr)"),
      ("mid: x + w/2 = 50 @750 weight 2", "mid: (x + (w / 2)) = 50 @750 weight 2"),
      ("(x + y)/2 - 1/3 <= 4.5 @medium", "(((x + y) / 2) - (1 / 3)) <= 9/2 @500"),
      ("0 >= 3 @low", "0 >= 3 @250"),
      ("x == 3", "x = 3"), ("x =< 3", "x <= 3"), ("x => 3", "x >= 3"),
      ("x ≤ 3", "x <= 3"), ("x ≥ 3", "x >= 3"),
      ("x = 3 # a comment ⟦ \" \u{0}", "x = 3"),
      ("\u{FEFF}x = 3", "x = 3"), ("x = 3\r\n", "x = 3"),
    ])
  func constraint(line: String, meaning: String) { expectMeaning(line, meaning) }

  @Test(
    "Objectives mean what the contract says",
    arguments: [
      ("maximize 3x + 5y", "maximize ((3 * x) + (5 * y))"),
      ("minimize 2x - y @high", "minimize ((2 * x) - y) @750"),
      ("profit: maximize 3x weight 2 @low", "profit: maximize (3 * x) @250 weight 2"),
      ("maximize -x", "maximize -x"), ("maximize - x", "maximize -x"),
      ("maximize(x)", "maximize x"),
      ("maximize = 3", "maximize = 3"), ("minimize: x = 3", "minimize: x = 3"),
      ("maximise 3x", "maximize (3 * x)"), ("p: minimise x @high", "p: minimize x @750"),
      ("max 3x + 5y", "maximize ((3 * x) + (5 * y))"), ("min -x", "minimize -x"),
      ("max(x + y)", "maximize (x + y)"), ("max (x)", "maximize x"),
      ("max = 3", "max = 3"), ("min <= max", "min <= max"), ("max: x = 3", "max: x = 3"),
      ("max - x", "value of (max - x)"), ("max*2 <= x", "(max * 2) <= x"),
    ])
  func objective(line: String, meaning: String) { expectMeaning(line, meaning) }

  @Test("A name in use is no objective")
  func namesOfObjectives() {
    let known = Vocabulary(variables: ["max", "min"])
    expectMeaning("max", "value of max", knowing: known)
    expectMeaning("max -min", "value of (max - min)", knowing: known)
    expectMeaning("max 3x", "maximize (3 * x)", knowing: known)
  }

  @Test(
    "Priorities and weights stand at the end in either order",
    arguments: [
      ("X = 1 @required", "X = 1 @1000"), ("X = 1 @strong", "X = 1 @750"),
      ("X = 1 @weak", "X = 1 @250"), ("X = 1 @1", "X = 1 @1"), ("X = 1 @1000", "X = 1 @1000"),
      ("X = 1@600", "X = 1 @600"), ("X = 1 @ high", "X = 1 @750"),
      ("X = 1 weight 1/3", "X = 1 weight 1/3"), ("X = 1 weight 0", "X = 1 weight 0"),
      ("X = 1 weight 0.5 @3", "X = 1 @3 weight 1/2"), ("X = 1 weight +2", "X = 1 weight 2"),
      ("X = Y weight 2", "X = Y weight 2"), ("X = 2Y weight 3", "X = (2 * Y) weight 3"),
    ])
  func marks(line: String, meaning: String) { expectMeaning(line, meaning) }

  @Test(
    "The words of the marks are names everywhere else",
    arguments: [
      ("X = weight", "X = weight"), ("weight = 3", "weight = 3"),
      ("2weight = 3", "(2 * weight) = 3"),
      ("10 weight = X", "(10 * weight) = X"), ("X = 10weight", "X = (10 * weight)"),
      ("X = 2 weight - 1", "X = ((2 * weight) - 1)"), ("weight: x = 1", "weight: x = 1"),
      ("high >= low @low", "high >= low @250"), ("X = 2high", "X = (2 * high)"),
    ])
  func contextualWords(line: String, meaning: String) { expectMeaning(line, meaning) }

  @Test("A known variable with a priority's name is multiplied like any other")
  func knownPriorityName() {
    expectMeaning("X = 2 high", "X = (2 * high)", knowing: Vocabulary(variables: ["high"]))
    expectMeaning("X = 2 weight -1", "X = ((2 * weight) - 1)", knowing: .init(points: ["weight"]))
  }

  @Test(
    "A line without a relation is an expression, and one without anything is empty",
    arguments: [
      ("X", "value of X"), ("xl + xr", "value of (xl + xr)"), ("-3", "value of -3"),
      ("(X)", "value of X"), ("", "empty"), ("   \t", "empty"), ("# only words", "empty"),
      ("\r\n", "empty"),
    ])
  func expression(line: String, meaning: String) { expectMeaning(line, meaning) }

  @Test("Each operand keeps its text as typed, without the space around it")
  func operandTexts() throws {
    guard case .constraint(let statement) = try Parser.parse("a:  ( x+1 )/2  <=３ｘ >= -y @1 ")
    else {
      Issue.record("no constraint")
      return
    }
    #expect(statement.operandTexts == ["( x+1 )/2", "３ｘ", "-y"])
    #expect(statement.range == SourceRange(0, 28))
    #expect(statement.priority?.range == SourceRange(26, 28))
    guard case .objective(let objective) = try Parser.parse(" maximize 2( x )  @1") else {
      Issue.record("no objective")
      return
    }
    #expect(objective.expressionText == "2( x )")
    #expect(objective.range == SourceRange(1, 20))
  }

  @Test(
    "A line that stops where more must follow is unfinished",
    arguments: [
      ("x +", true), ("x <=", true), ("x <", false), ("(x", true), ("x = (1 + 2", true),
      ("point A = 1,", true), ("lo:", true), ("x = 1 @", false), ("expect x in [1", true),
      ("x + # a comment", true), ("", false), ("x", false), ("x = 3", false), ("x)", false),
      ("load a+", false), ("help +", false), ("? (", false), ("x = 3 $", false), ("# (", false),
      ("expect x in (-inf, 2]", false), ("-", true), ("maximize 3x -", true), ("maximize", false),
      ("drop a,", true), ("drop", false), ("x = (1 @low", false), ("x = 3) + (", false),
      ("x + + * 3 (", false), ("c2 x + 3y <=", false), ("foo (", false), ("x = (3 4", false),
      ("sweep x from (", true), ("sweep x from 0 to", false), ("expect x in", false),
      ("x = (1e9999", false), ("x # (", false), ("quit (", false),
      (String(repeating: "(", count: 200), true), (String(repeating: "(", count: 201), false),
      (String(repeating: " ", count: 10_000) + "(", false),
    ])
  func unfinished(line: String, isUnfinished: Bool) {
    #expect(Parser.isUnfinished(line) == isUnfinished)
  }

  @Test(
    "Lines that go on are one line, without the comments between them",
    arguments: [
      ("x +", "3", "x + 3"), ("x + # two", "  3 # three", "x + 3 # three"), ("x +", "", "x +"),
      ("  (x  ", "\t+ ширина)", "  (x + ширина)"), ("寬 =", "3", "寬 = 3"),
    ])
  func joined(line: String, continuation: String, whole: String) {
    #expect(Parser.joined(line, continuation) == whole)
  }

  @Test("What a line is cut into behind an operator, a relation or a comma is the line again")
  func continued() throws {
    let line = "mid: 2(x + 3y) / 4 - -z <= (x - 1) * 2 = 7 @low weight 3"
    let whole = try Parser.parse(line)
    let parts = line.split(separator: " ").map(String.init)
    for count in 1..<parts.count {
      let head = parts.prefix(count).joined(separator: " ")
      let isOpen =
        head.contains { $0 == "(" } && head.count { $0 == "(" } > head.count { $0 == ")" }
      let isUnfinished = isOpen || [":", "/", "-", "+", "*", "="].contains { head.hasSuffix($0) }
      #expect(Parser.isUnfinished(head) == isUnfinished, "\(head)")
      let tail = parts.dropFirst(count).joined(separator: " ")
      #expect(try Parser.parse(Parser.joined(head, tail)) == whole)
    }
  }
}
