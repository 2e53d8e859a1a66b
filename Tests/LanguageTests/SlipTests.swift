// Every slip that a learner is known to make: where it is marked, and what the message says.

import Language
import Testing

@Suite struct SlipTests {
  static let known = Vocabulary(variables: ["x", "y", "w"], points: ["X1"], labels: ["c2"])

  @Test(arguments: [
    Slip("x ⟦<⟧ 3", "no strict <", suggests: "<="),
    Slip("0 ⟦<⟧ x <= 3", "so write <=", suggests: "<="),
    Slip("x ⟦>⟧ 3", "no strict >", suggests: ">="),
    Slip("x ⟦!=⟧ 3", "two pieces"), Slip("x ⟦≠⟧ 3", "two pieces"), Slip("x ⟦<>⟧ 3", "two pieces"),
    Slip("x ⟦=\u{338}⟧ 3", "two pieces"),
    Slip("x ⟦:=⟧ 3", "with = alone", suggests: "="),
    Slip("3 x ⟦>⟧", "missing after '>'"), Slip("x ⟦<⟧", "missing after '<'"),
    Slip("x ⟦<=⟧", "missing after '<='"), Slip("x = 3 ⟦<=⟧  # so", "missing after '<='"),
    Slip("⟦=⟧ 3", "missing before '='"), Slip("lo: ⟦<=⟧ 3", "missing before '<='"),
    Slip("x <= ⟦=⟧ 3", "between '<=' and '='"), Slip("x = ⟦=⟧ = 3", "between"),
    Slip("x = ⟦@⟧high", "between '=' and '@'"), Slip("x = 3 @high ⟦$⟧", "U+0024"),
  ])
  func relations(slip: Slip) { expectRefused(slip) }

  @Test(arguments: [
    Slip("x ⟦+⟧", "missing after '+'"), Slip("x = 2 ⟦*⟧", "missing after '*'"),
    Slip("x = 2 * ⟦/⟧ 3", "between '*' and '/'"), Slip("⟦*⟧ 3 = x", "missing before '*'"),
    Slip("⟦(⟧x + 1", "no ')'"), Slip("x = 3*⟦(⟧y", "no ')'"), Slip("⟦(⟧x + 1 = 3", "no ')'"),
    Slip("x = ⟦(⟧", "no ')'"), Slip("⟦(⟧x @high", "no ')'"),
    Slip("x + 1⟦)⟧ = 3", "closes no '('"), Slip("x = ⟦)⟧", "closes no '('"),
    Slip("⟦)⟧", "closes no"),
    Slip("(x1 ⟦==⟧ 40) + 1", "'==' cannot stand in parentheses"),
    Slip("2(x + y ⟦<=⟧ 3) + z", "cannot stand in parentheses"),
    Slip("2((x)⟦=⟧3)", "cannot stand in parentheses"), Slip("⟦(⟧x = 3", "has no ')'"),
    Slip("x = (⟦)⟧", "between '(' and ')'"), Slip("(x + ⟦)⟧ = 2", "between '+' and ')'"),
    Slip("x = ⟦[⟧2]", "round parentheses"), Slip("x = ⟦{⟧2", "no '}'"),
    Slip("x = 2⟦]⟧", "round parentheses"),
    Slip("2 ⟦3⟧", "numbers '2' and '3'"), Slip("x = 2 ⟦3⟧", "numbers '2' and '3'"),
    Slip("x = y ⟦2⟧", "between 'y' and '2'"), Slip("x = y ⟦z⟧", "between 'y' and 'z'"),
    Slip("(x)⟦(⟧y)", "between ')' and '('"), Slip("x⟦(⟧y)", "between 'x' and '('"),
    Slip("(x)⟦2⟧", "between ')' and '2'"), Slip("x = 2y ⟦z⟧", "between 'y' and 'z'"),
    Slip("x = ⟦1,5⟧", "with a point", suggests: "1.5"),
    Slip("⟦0,25⟧x = 1", "with a point", suggests: "0.25"),
    Slip("x = ⟦1,000⟧", "'1000' for thousands"), Slip("x = 1⟦,⟧ 5", "comma has no meaning"),
    Slip("x = 1⟦,⟧ y = 2 weight 2", "lines of their own"),
    Slip("x = ⟦.⟧", "only stand inside"), Slip("x = ⟦5.⟧x", "digits are missing"),
    Slip("x = ⟦1.2.3⟧", "one decimal point"), Slip("x = ⟦...⟧", "inside a number or a name"),
    Slip("x⟦^⟧2 = 4", "no powers"), Slip("x⟦²⟧ = 4", "no powers"), Slip("x⟦**⟧2 = 4", "no powers"),
    Slip("x = ⟦∞⟧", "infinity is not a number"), Slip("x = 2 ⟦∞⟧", "infinity is not a number"),
  ])
  func expressions(slip: Slip) { expectRefused(slip) }

  @Test(
    "A line end inside a line is refused where it stands, also in a comment or in a file's name",
    arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineEnds(end: String) {
    for slip in [
      Slip("x = 1⟦\(end)⟧y = 2", "line ends here"),
      Slip("x = 1 # so⟦\(end)⟧y = 2", "line ends here"),
      Slip("# so⟦\(end)⟧# y", "line ends here"), Slip("x⟦\(end)⟧<= 2", "line ends here"),
      Slip("load a⟦\(end)⟧b", "line ends here"), Slip("⟦\(end)⟧x = 1", "line ends here"),
    ] { expectRefused(slip) }
    #expect(throws: Never.self) { try Parser.parse("x = 1\(end) \(end)") }
  }

  @Test(arguments: [
    Slip("⟦“⟧x” = 3", "without quotation marks"), Slip("⟦'⟧x' = 3", "without quotation marks"),
    Slip("x = 3⟦;⟧ y", "no semicolon"), Slip("⟦|⟧x| = 3", "absolute value"),
    Slip("x = 50⟦%⟧", "write /100"), Slip("x = ⟦½⟧", "as in 1/2", suggests: "1/2"),
    Slip("x = ⟦٣٤⟧", "digits 0 to 9", suggests: "34"),
    Slip("x = ⟦$⟧", "'$' (U+0024)"), Slip("x ⟦≈⟧ 3", "'≈' (U+2248)"),
    Slip("x⟦\u{0}⟧ = 3", "invisible character U+0000"), Slip("x = ⟦\u{1B}⟧[31m", "U+001B"),
    Slip("x ⟦\u{202E}⟧= 3", "U+202E"), Slip("x⟦\u{200B}⟧ = 3", "U+200B"),
    Slip("⟦x\u{200D}⟧ = 3", "U+200D"), Slip("x = ⟦\u{FFFD}⟧", "not valid UTF-8"),
    Slip("x = ⟦\u{3164}⟧", "U+3164"), Slip("x = ⟦3\u{301}⟧", "(U+0033 U+0301)"),
    Slip("x = 3 ⟦👩‍👩‍👧⟧", "U+200D"), Slip("x = 3 ⟦\u{FEFF}⟧", "U+FEFF"),
  ])
  func characters(slip: Slip) { expectRefused(slip) }

  @Test(arguments: [
    Slip("⟦c2⟧ x + 3y <= 6", "before 'x'", suggests: "c2:"),
    Slip("⟦c2⟧ x + 3y <= 6", "a label needs a colon", suggests: "c2:", knowing: known),
    Slip("⟦lo⟧ X >= X0", "a label needs a colon", suggests: "lo:"),
    Slip("⟦c⟧ x + 3y <= 6", "a label needs a colon", suggests: "c:"),
    Slip("⟦t2⟧ 2x <= 6", "before '2'", suggests: "t2:"),
    Slip("x ⟦y⟧ <= 6", "operator such as * or +", knowing: known),
    Slip("x ⟦2⟧", "operator such as * or +", knowing: known),
    Slip("ko ⟦y⟧", "operator such as * or +"),
    Slip("2x⟦:⟧ y = 3", "a single name"), Slip("x + y⟦:⟧ z = 3", "a single name"),
    Slip("x = y⟦:⟧ z", "a single name"),
    Slip("a: b⟦:⟧ x = 3", "only one label"), Slip("⟦lo⟧: x", "needs a constraint"),
    Slip("⟦lo⟧:", "needs a constraint"), Slip("⟦:⟧ x = 3", "missing before ':'"),
    Slip("⟦maximize⟧", "missing after 'maximize'"), Slip("p: ⟦maximize⟧", "after 'maximize'"),
    Slip("maximize 3x ⟦<=⟧ 4", "takes an expression alone"),
    Slip("minimize 3x ⟦<⟧ 4", "takes an expression alone"),
  ])
  func labels(slip: Slip) { expectRefused(slip) }

  @Test(arguments: [
    Slip("X = X1 ⟦high⟧", "with @ before it", suggests: "@high"),
    Slip("X = 20 ⟦high⟧", "with @ before it", suggests: "@high"),
    Slip("X = X1 ⟦low⟧ weight 2", "with @ before it", suggests: "@low"),
    Slip("maximize 2x ⟦high⟧", "with @ before it", suggests: "@high"),
    Slip("X = X1 ⟦@hi⟧", "not a priority", suggests: "@high"),
    Slip("X = X1 ⟦@Req⟧", "not a priority", suggests: "@required"),
    Slip("X = X1 ⟦@x⟧", "not a priority"),
    Slip("X = X1 ⟦@hgih⟧", "not a priority", suggests: "@high"),
    Slip("X = X1 ⟦@hihg⟧", "not a priority", suggests: "@high"),
    Slip("X = X1 ⟦@weight⟧ 2", "not a priority"),
    Slip("X = X1 ⟦@banana⟧", "@required, @high"),
    Slip("X = X1 ⟦@0⟧", "above 0"), Slip("X = X1 ⟦@1000.5⟧", "at most 1000"),
    Slip("X = X1 ⟦@0.0⟧", "above 0"), Slip("X = X1 ⟦@-5⟧", "at most 1000"),
    Slip("X = X1 ⟦@⟧", "after @ comes"),
    Slip("X = X1 @high ⟦@low⟧", "only one priority"),
    Slip("X = X1 weight 1 ⟦weight 2⟧", "only one weight"),
    Slip("X = 10 ⟦weight⟧", "after weight comes a number"),
    Slip("X = 10 ⟦weight⟧ @low", "after weight comes a number"),
    Slip("X = 10 @low ⟦weight⟧", "after weight comes a number"),
    Slip("X = 10 ⟦weight⟧ y", "after weight comes a number"),
    Slip("maximize 3 ⟦weight⟧", "after weight comes a number"),
    Slip("X = X1 weight ⟦-1⟧", "zero or more"), Slip("X = 2 weight ⟦-1⟧", "zero or more"),
    Slip("X = X1 ⟦weight⟧", "after weight comes a number"),
    Slip("X = X1 @1 ⟦weight⟧ y", "after weight comes a number"),
    Slip("X = X1 weight 1/⟦0⟧", "divided by zero"), Slip("X = X1 weight 1⟦/⟧", "after '/'"),
    Slip("⟦@high⟧ X = X1", "at the end of the line"),
    Slip("X ⟦@high⟧ = X1", "at the end of the line"), Slip("X = X1 ⟦@high⟧ + 2", "at the end"),
    Slip("X = X1 @high ⟦y⟧", "'y' is not expected"), Slip("X ⟦@high⟧", "has no relation"),
    Slip("X ⟦weight 2⟧", "has no relation", knowing: Vocabulary(variables: ["X"])),
  ])
  func marks(slip: Slip) { expectRefused(slip) }

  @Test(
    "An interval in a statement is a chain",
    arguments: [
      ("x in [3, 5]", "3 <= x <= 5"), ("lo: x + y in [-1, 2y] @low", "lo: -1 <= x + y <= 2y @low"),
      ("width in [3, inf)", "width >= 3"), ("2x in (-∞, 5]", "2x <= 5"), ("x in {3}", "x = 3"),
      ("x between 3 and 5", "3 <= x <= 5"),
      ("h between w/2 and 2w @high", "w/2 <= h <= 2w @high"), ("x = {3}", "x = 3"),
      ("X = X1 (low)", "X = X1 @low"), ("x >= 3 (required) weight 2", "x >= 3 @required weight 2"),
      ("X = X1 @High", "X = X1 @high"), ("> x >= 3", "x >= 3"), ("… x >= 3", "x >= 3"),
      ("> > x >= 3", "x >= 3"), (">x >= 3", "x >= 3"), (">>> x = 3", "x = 3"),
      ("run 7/53> x = 10", "x = 10"), ("solved> x = 10", "x = 10"),
    ])
  func intervalChain(line: String, chain: String) throws {
    #expect(printed(try Parser.parse(line)) == printed(try Parser.parse(chain)))
  }

  @Test(
    "An interval in a statement that lacks something is told what",
    arguments: [
      Slip("x in ⟦(⟧3, 5)", "includes its ends", suggests: "["),
      Slip("x ⟦in⟧ [-inf, inf]", "without ends says nothing"),
      Slip("x in ⟦[⟧3, 5", "no ] to close it"), Slip("x in [⟦,⟧ 5]", "is missing between"),
      Slip("x between ⟦and⟧ 5", "missing between 'between' and 'and'"),
      Slip("x ⟦in⟧ 3", "operator such as * or +"),
      Slip("x ⟦between⟧ 3", "operator such as * or +"),
      Slip("x⟦>⟧ 3", "no strict >", suggests: ">="), Slip("⟦>⟧ ", "missing after"),
    ])
  func intervals(slip: Slip) { expectRefused(slip) }

  @Test(
    "A function is told as what is linear, where there is anything",
    arguments: [
      Slip("⟦sqrt(x)⟧ = 2", "there are no functions: sqrt is not linear"),
      Slip("y = ⟦sqrt(x + 1)⟧", "there are no functions: sqrt is not linear"),
      Slip("⟦abs(x)⟧ <= 3", "-3 <= x <= 3 says the same"),
      Slip("d: ⟦Abs(x - y)⟧ <= w + 1 @low", "-(w + 1) <= x - y <= w + 1 says"),
      Slip("⟦abs(x)⟧ >= 3", "two pieces"), Slip("⟦abs(x)⟧ = 3", "two pieces"),
      Slip("minimize ⟦abs(x - y)⟧", "prefer x = y"),
      Slip("⟦abs()⟧ <= 3", "-3 <= x <= 3 says the same"),
      Slip("⟦max(x, y)⟧ <= 3", "x <= 3 and y <= 3"), Slip("⟦max(x, y)⟧", "and minimize z"),
      Slip("z = ⟦max(x, y)⟧", "write z >= x and z >= y"),
      Slip("⟦min(x, (y))⟧ >= 3", "x >= 3 and y >= 3"),
      Slip("z = ⟦min(x, y)⟧", "write z <= x and z <= y"),
      Slip("⟦log(x)⟧ = 2", "log is not linear"), Slip("y >= 2 + ⟦sin(x)⟧", "sin is not linear"),
      Slip("⟦sum(x, y)⟧ = 2", "written with +"), Slip("⟦sqrt⟧(x = 2", "no functions"),
      Slip("f⟦(⟧x) = 3", "between 'f' and '('"),
    ])
  func functions(slip: Slip) { expectRefused(slip) }
}
