// Lines as textbooks and programs with kiwi write them: what each means, as the lines that say it here.

import Language
import TestSupport
import Testing

@Suite("Textbooks and kiwi")
struct TextbookTests {
  private static let known = Vocabulary(variables: ["x", "y", "z"], points: ["X0"])

  @Test(
    "A line of a textbook is read",
    arguments: [
      ("x, y >= 0", "x >= 0; y >= 0"), ("x,y,z ≥ 0", "x >= 0; y >= 0; z >= 0"),
      ("0 <= x, y", "0 <= x; 0 <= y"), ("0 <= x, y <= 10", "0 <= x <= 10; 0 <= y <= 10"),
      ("0 <= x, y >= 0", "0 <= x; y >= 0"), ("x >= 0, y >= 0", "x >= 0; y >= 0"),
      ("x <= 4, y, z >= 1", "x <= 4; y >= 1; z >= 1"), ("x, y = 0", "x = 0; y = 0"),
      ("x, y >= 0 @low", "x >= 0 @low; y >= 0 @low"),
      ("x = 1 @low, y = 2 @high", "x = 1 @low; y = 2 @high"),
      ("lo: x, y >= 0", "lo.1: x >= 0; lo.2: y >= 0"),
      ("c1: x <= 4, c2: y <= 3", "c1: x <= 4; c2: y <= 3"),
      ("max 3x + 5y subject to", "maximize 3x + 5y"), ("max z2 = 3x, s.t.", "z2: maximize 3x"),
      ("max 3x + 5y, s.t. x <= 4", "maximize 3x + 5y; x <= 4"), ("====", ""),
      ("max 3x + 5y s.t. x <= 4, 2y <= 12", "maximize 3x + 5y; x <= 4; 2y <= 12"),
      ("max 3x + 5y subject to x <= 4", "maximize 3x + 5y; x <= 4"),
      ("subject to x + y <= 4", "x + y <= 4"), ("s.t. x + y <= 4", "x + y <= 4"),
      ("s.t.: x + y <= 4", "x + y <= 4"), ("such that x >= 0", "x >= 0"),
      ("st x + y <= 4", "x + y <= 4"), ("and x >= 0", "x >= 0"),
      ("where x, y >= 0", "x >= 0; y >= 0"), ("Subject To c1: x <= 4", "c1: x <= 4"),
      ("(1) x + y <= 4", "x + y <= 4"), ("2) x + y <= 4", "x + y <= 4"),
      ("x + y <= 4   (2)", "x + y <= 4"), ("x + y <= 4,", "x + y <= 4"),
      ("max z2 = 3x + 5y", "z2: maximize 3x + 5y"), ("Max Z = 3x + 5y", "Z: maximize 3x + 5y"),
      ("Maximize: 3x + 5y", "maximize 3x + 5y"), ("min: x + y", "minimize x + y"),
      ("MINIMIZE 3x", "minimize 3x"), ("3x + 5y -> max", "maximize 3x + 5y"),
      ("z2 = 3x + 5y → min", "z2: minimize 3x + 5y"), ("subject to", ""), ("s.t.", ""),
      ("Subject To:", ""), ("such that", ""), ("End", ""), ("-----", ""), ("======", ""),
      ("w free", "var w free"), ("v, w unrestricted in sign", "var v, w free"),
      ("w is free", "var w free"), ("var w urs", "var w free"), ("var v, w free", "var v, w free"),
      ("var v nonnegative", "var v >= 0"), ("var 0 <= v, w", "var v, w >= 0"),
      ("var 0 ≤ v ≤ 3", "var 0 <= v <= 3"), ("var v >= 0 and w >= 0", "var v, w >= 0"),
      ("free v, w", "var v, w free"), ("x >= 0, w free", "x >= 0; var w free"),
      ("x free, y >= 0", "var x free; y >= 0"),
      ("x >= 0, v, w free", "x >= 0; var v free; var w free"),
    ])
  func textbook(line: String, meant: String) throws {
    try expectSame(line, meant)
  }

  @Test(
    "What kiwi says is read",
    arguments: [
      ("(x == 40) | weak", "x = 40 @low"), ("(x >= y + 10) | \"strong\"", "x >= y + 10 @high"),
      ("x == 3 | medium", "x = 3 @medium"), ("(x == 3) | 'required'", "x = 3 @required"),
      ("(x >= 3)", "x >= 3"), ("(x >= 3) @low", "x >= 3 @low"),
      ("(x >= 3) weight 2 @low", "x >= 3 @low weight 2"),
      ("1 * x + -40 >= 0 | strength = 1e+06", "1 * x + -40 >= 0 @high"),
      ("1 * x + -40 == 0  | strength = 2500", "1 * x + -40 = 0 @medium weight 5/2"),
      ("x <= 3 | strength = 1", "x <= 3 @low"),
      ("x <= 3 | strength = 1e+09", "x <= 3 @high weight 1000"),
      // What a dump has of 1001001000.
      ("x <= 3 | strength = 1.001e+09", "x <= 3"),
      ("1 * x + -120 >= 0 | strength = 1e+06 (VIOLATED)", "1 * x + -120 >= 0 @high"),
      ("x <= 3 | weak (VIOLATED)", "x <= 3 @low"),
      ("x <= 3 | strength = 1001001000", "x <= 3"),
      ("solver.addConstraint(x >= 3)", "x >= 3"),
      ("solver.addConstraint((x >= 10) | strong);", "x >= 10 @high"),
      ("s.AddConstraint(x == y)", "x = y"),
    ])
  func kiwi(line: String, meant: String) throws {
    try expectSame(line, meant)
  }

  private func expectSame(_ line: String, _ meant: String) throws {
    let lines = try meant.split(separator: "; ").map {
      printed(try Parser.parse(String($0), knowing: Self.known))
    }
    let read = printed(try Parser.parse(line, knowing: Self.known))
    #expect(read == (lines.isEmpty ? "empty" : lines.joined(separator: ", ")))
  }

  @Test(
    "What is not said here is refused in its own terms",
    arguments: [
      Slip("x ⟦integer⟧", "help integer", knowing: known),
      Slip("⟦int⟧ x, y", "help integer", knowing: known),
      Slip("x, y are ⟦binary⟧", "help integer", knowing: known),
      Slip("x ⟦nonnegative⟧", "written >= 0", suggests: "x >= 0", knowing: known),
      Slip("x⟦,⟧ y", "one at a time", knowing: known),
      Slip("x = 1⟦,⟧ y = 2 @low", "lines of their own", knowing: known),
      Slip("x >= ⟦1,5⟧", "point", suggests: "1.5", knowing: known),
      Slip("x <= ⟦1,000⟧, y <= 2,000", "no comma", knowing: known),
      Slip("⟦v1⟧ | 10 + 1 * s2", "kiwi's tableau", knowing: known),
      Slip("⟦solver.addEditVariable⟧(x, \"strong\")", "suggest", knowing: known),
      Slip("⟦s.suggestValue⟧(x, 10)", "suggest", suggests: "suggest x = 10", knowing: known),
      Slip("⟦|⟧x| <= 3", "absolute value", knowing: known),
      Slip("list⟦,⟧ x >= 3", "lines of their own", knowing: known),
      Slip("⟦st⟧", "short for more than one", code: .unknownCommand, knowing: known),
      Slip("⟦,⟧ = x", "missing before", knowing: known),
    ])
  func refused(slip: Slip) { expectRefused(slip) }

  @Test(
    "A word of these that is a name is that name",
    arguments: [
      "st + 1", "free", "end", "with >= 3", "and = 2", "subject + 1 <= 4", "x = st", "st, x >= 0",
      "max - x",
      "where",
    ])
  func names(line: String) throws {
    let names: Set<String> = ["st", "free", "end", "with", "and", "subject", "max", "x", "where"]
    let parsed = try Parser.parse(line, knowing: Vocabulary(variables: names))
    switch parsed {
    case .constraint, .expression, .several: break
    // Anything else was read as a word of the textbook.
    default: Issue.record("\(line): \(printed(parsed))")
    }
  }

  @Test(
    "A question mark asks",
    arguments: [
      ("x - y?", "x - y"), ("(x + y)?", "x + y"), ("x?", "x"),
    ])
  func marked(line: String, asked: String) throws {
    guard
      case .command(.question(.value(let expression)), _) =
        try Parser.parse(line, knowing: Self.known),
      case .expression(let meant) = try Parser.parse(asked, knowing: Self.known)
    else {
      Issue.record("\(line) asks for no value")
      return
    }
    #expect(printed(expression) == printed(meant))
  }
}
