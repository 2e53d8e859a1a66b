// Questions, claims and answers: what they mean, and where they are wrong.

import Language
import Testing

private func printed(_ interval: IntervalExpression) -> String {
  (interval.excludesLower ? "(" : "[") + (interval.lower.map(printed) ?? "-inf") + ", "
    + (interval.upper.map(printed) ?? "inf") + (interval.excludesUpper ? ")" : "]")
}

private func printed(_ question: Question) -> String {
  switch question {
  case .value(let asked): "value of \(printed(asked.expression))"
  case .interval(let asked, let interval): "\(printed(asked.expression)) in \(printed(interval))"
  case .enters(let name): "\(name.text) enters"
  case .leaves(let name): "\(name.text) leaves"
  case .choice(let name): "choice of \(name)"
  case .claim(let claim, let holds): "\(printed(claim.expectation)) is \(holds)"
  }
}

@Suite struct QuestionTests {
  @Test(
    "A question means what it says",
    arguments: [
      ("X", "value of X"), ("  X - 20 ", "value of (X - 20)"),
      ("error(want)", "value of error(want)"),
      ("2plus(a) - minus( b )/3", "value of ((2 * plus(a)) - (minus(b) / 3))"),
      ("slack(c.1) + objective(high)", "value of (slack(c.1) + objective(high))"),
      ("objective(@250)", "value of objective(low)"), ("objective( 1 )", "value of objective(1)"),
      ("pivots()", "value of pivots()"), ("pivots(low)", "value of pivots(low)"),
      ("(pivots())", "value of pivots()"), ("-(cost(b-))", "value of -cost(b⁻)"),
      ("cost(b⁻)", "value of cost(b⁻)"), ("ratio(c)", "value of ratio(c)"),
      ("error", "value of error"), ("cost - slack", "value of (cost - slack)"),
      ("X in [10, 20]", "X in [10, 20]"), ("X + Y in (-inf, 3]", "(X + Y) in [-inf, 3]"),
      ("error(a) in [0, inf]", "error(a) in [0, inf]"), ("enters b-", "b⁻ enters"),
      ("leaves X", "X leaves"), ("enters", "value of enters"),
      ("enters + 1", "value of (enters + 1)"),
      ("choice second", "choice of second"), ("choice  the first one ", "choice of the first one"),
      ("choice @100", "choice of @100"), ("choice", "value of choice"),
      ("choice - 1", "value of (choice - 1)"), ("yes: X = 20", "X = 20 is true"),
      ("no: error(c) = 0", "error(c) = 0 is false"), ("no: X ambiguous", "X ambiguous is false"),
      ("yes: objective high = 0", "objective @750 = 0 is true"), ("no", "value of no"),
      ("yes: objective(high) = 0", "objective(high) = 0 is true"),
    ])
  func meaning(_ text: String, _ meaning: String) throws {
    #expect(printed(try Parser.question(text)) == meaning)
  }

  @Test(
    "What is wrong with a question is said at its place",
    arguments: [
      Slip("X ⟦= 20⟧", "write 'X' alone to ask for its value, or 'yes: X = 20'"),
      Slip("2X + Y ⟦<= 3⟧", "this is a claim"), Slip("X ⟦ambiguous⟧", "'yes: X ambiguous'"),
      Slip("X ⟦< 3⟧", "this is a claim"), Slip("error⟦(⟧a", "no ')'"),
      Slip("error(⟦)⟧", "the name of a constraint is missing: write 'error(ID)'"),
      Slip("error(a ⟦b⟧)", "between 'a' and 'b'"), Slip("objective(⟦)⟧", "a level is missing"),
      Slip("objective(⟦hgih⟧)", "is not a priority", suggests: "high"),
      Slip("cost(⟦3⟧)", "a column is missing"),
      Slip("pivots(low⟦,⟧ high)", "comma"), Slip("X in ⟦[⟧20", "no ] to close it"),
      Slip("X in [20⟦]⟧", "a comma between them"),
      Slip("X in ⟦(⟧20, 30]", "includes its ends", suggests: "["),
      Slip("X in [20, 30] ⟦Y⟧", "operator"), Slip("yes⟦:⟧", "expect needs something"),
      Slip("yes: ⟦X⟧", "expect needs something"), Slip("enters X ⟦Y⟧", "operator"),
      Slip("3 ⟦4⟧", "need an operator"), Slip("X⟦²⟧", "no powers"),
    ])
  func wrong(_ slip: Slip) {
    do {
      Issue.record("taken: \(printed(try Parser.question(slip.line)))")
    } catch {
      #expect(mark(error.range, in: slip.line) == slip.marked, "\(error.message)")
      #expect(error.message.contains(slip.says), "\(error.message)")
      #expect(error.suggestion == slip.suggestion)
    }
  }

  @Test("A claim may be negated")
  func claims() throws {
    let plain = try Parser.claim("error(a) = 0")
    #expect(!plain.isNegated && plain.text == "error(a) = 0")
    let negated = try Parser.claim(" not  X in [0, 1] ")
    #expect(
      negated.isNegated && negated.text == "X in [0, 1]" && negated.range == SourceRange(6, 17))
    #expect(printed(try Parser.claim("not = 3").expectation) == "not = 3")
    #expect(throws: Diagnostic.self) { try Parser.claim("not") }
    #expect(throws: Diagnostic.self) { try Parser.claim("") }
  }

  @Test(
    "Quantities that lack something are told what",
    arguments: [
      Slip("X = 2 + cost(⟦3⟧)", "a column is missing", knowing: Vocabulary(variables: ["cost"])),
      Slip("x⟦⁺²⟧ = 3", "no powers"), Slip("⟦⁺⟧x = 3", "no powers"),
      Slip("f⟦(⟧x) = 3", "between 'f' and '('"),
    ])
  func misplaced(_ slip: Slip) { expectRefused(slip) }

  @Test(
    "What replies print is read where it is typed",
    arguments: [
      ("a⁺", "value of a⁺"), ("a+", "value of a⁺"), ("a+ + b- - 1", "value of (a⁺ + b⁻ - 1)"),
      ("2a⁻ + x", "value of ((2 * a⁻) + x)"), ("a + x", "value of (a + x)"),
      ("f(low)", "value of f(low)"), ("f(600) + 1", "value of (f(600) + 1)"),
      ("objective high", "value of objective(high)"), ("value a-", "value a⁻"),
      ("expect a+ = 10", "expect a⁺ = 10"), ("why a+", "why a⁺"),
      ("a⁺ = 7", "holds a⁺ = 7"), ("error(a) = 0", "holds error(a) = 0"),
      ("X = 3 + pivots()", "holds X = (3 + pivots())"), ("cost(c)", "value of cost(c)"),
      ("x = x1 + a⁺ − a⁻", "holds x = (x1 + a⁺ - a⁻)"), ("x+ y", "value of (x + y)"),
      ("[3, 5]", "value [3, 5]"), ("(−∞, 3]", "value (−∞, 3]"),
      ("{x}", "value of x"), ("a+y = 3", "(a + y) = 3"),
    ])
  func shown(line: String, meaning: String) throws {
    let known = Vocabulary(variables: ["x", "y"], points: ["x1"], labels: ["a", "b"])
    #expect(printed(try Parser.parse(line, knowing: known)) == meaning)
  }

  @Test("value and expect take quantities")
  func prompt() throws {
    #expect(printed(try Parser.parse("value error(a) + 1")) == "value (error(a) + 1)")
    #expect(printed(try Parser.parse("expect pivots(low) <= 3")) == "expect pivots(low) <= 3")
    #expect(printed(try Parser.parse("expect slack(a) in [0, 1]")) == "expect slack(a) in [0, 1]")
  }

  @Test(
    "An interval is read as people type one",
    arguments: [
      ("10, 20", "[10, 20]"), ("[10, 20]", "[10, 20]"), ("10 to 20", "[10, 20]"),
      ("from 10 to 20", "[10, 20]"), ("between 10 and 20", "[10, 20]"),
      ("Between X0 and 20", "[X0, 20]"),
      ("10..20", "[10, 20]"), ("1.5..2.5", "[1.5, 2.5]"), ("X0..X1", "[X0, X1]"),
      ("X0...3", "[X0, 3]"),
      ("10 20", "[10, 20]"), ("10 X1", "[10, X1]"), ("-10 -5", "[-10, -5]"),
      ("10 - 5 20", "[(10 - 5), 20]"),
      ("[10 20]", "[10, 20]"), ("X in [10, 20]", "[10, 20]"), ("X in 10 to 20", "[10, 20]"),
      ("{10}", "[10, 10]"), ("10", "[10, 10]"), ("X2", "[X2, X2]"), ("{10, 20}", "[10, 20]"),
      ("10; 20", "[10, 20]"), ("10 ; 20", "[10, 20]"), ("(80, 85)", "(80, 85)"),
      ("(80, 85]", "(80, 85]"),
      ("[80, 85)", "[80, 85)"), ("80, 85)", "[80, 85)"), ("[10, inf)", "[10, inf]"),
      ("10 to Infinity", "[10, inf]"), ("(-inf, ∞)", "[-inf, inf]"), ("−∞..3", "[-inf, 3]"),
      ("(1 + 2)/2, 5", "[((1 + 2) / 2), 5]"), ("(5), 10", "[5, 10]"),
      ("(1 + 2, 10)", "((1 + 2), 10)"),
      ("2X1, 30", "[(2 * X1), 30]"), ("  [ 1/3 , 1/2 ]  ", "[(1 / 3), (1 / 2)]"),
      ("[10, 20", "[10, 20]"), ("X = 20", "[20, 20]"), ("X >= 3", "[3, inf]"),
      ("> 24", "(24, inf]"), ("> [10, 20]", "[10, 20]"), ("answer 1/9> 10, 20", "[10, 20]"),
    ])
  func spoken(_ text: String, _ meaning: String) throws {
    // Plain decimals are printed as the fractions that they are.
    let found = printed(try Parser.intervalAnswer(text, knowing: Vocabulary()))
    #expect(found == meaning.replacing("1.5", with: "3/2").replacing("2.5", with: "5/2"))
  }

  @Test(
    "What is no interval is none",
    arguments: [
      "", "[20", "20]", "[20]", "(20)(", "blue, ", ", 20", "10,,20", "10 to",
      "[inf, 20]", "1, 2, 3", "[[1, 2]]", "1..", "..", "in", "{", "10,20] x",
    ])
  func noInterval(_ text: String) {
    #expect(throws: Diagnostic.self) {
      try Parser.intervalAnswer(text, knowing: Vocabulary())
    }
  }

  @Test(
    "A number may be told with what it is the value of",
    arguments: [
      ("20", "20", nil), ("X = 20", "20", "X"), ("= 20", "20", nil),
      ("f(low) = 36", "36", "f(low)"),
      ("b- = 3", "3", "b⁻"), ("2x + y == 1/2", "(1 / 2)", "((2 * x) + y)"),
      ("2,5", "5/2", nil), ("X = −0,25", "-1/4", "X"), ("error(a) = 3", "3", "error(a)"),
      ("y + h", "(y + h)", nil),
    ] as [(String, String, String?)])
  func numbers(_ text: String, _ value: String, _ subject: String?) throws {
    let answer = try Parser.numberAnswer(text, knowing: Vocabulary())
    #expect(printed(answer.value.expression) == value)
    #expect(answer.subject.map(printed) == subject)
  }

  @Test("Two expressions written alike are, wherever they stand")
  func alike() throws {
    func read(_ text: String) throws -> Expression {
      try Parser.numberAnswer(text, knowing: Vocabulary()).value.expression
    }
    let long = "2X - (Y + 3)/slack(a)"
    #expect(try read(long).isWritten(like: read("2*X −  (Y+3) / slack( a )")))
    for other in [
      "2X", "2X - (Y + 3)/slack(b)", "2X + (Y + 3)/slack(a)", "-2X - (Y + 3)/slack(a)", "X",
    ] {
      #expect(try !read(long).isWritten(like: read(other)))
    }
  }

  @Test("No text is too long or too odd", arguments: 0..<200)
  func robust(seed: Int) {
    let pieces = [
      "[", "]", "(", ")", ",", "..", "to", "in", "inf", "-", "10", "X", "error(", "a", "=", "not",
      "yes:",
      "choice", "enters", "∞", "{", "}", ";", " ", "\u{301}", "³", "@", "high", "#", "objective(",
      "cost(b-)",
    ]
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    var text = ""
    for _ in 0..<(seed % 17 + 1) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += pieces[Int(state >> 33) % pieces.count] + (state & 4096 == 0 ? " " : "")
    }
    func check(_ body: () throws(Diagnostic) -> Void) {
      do throws(Diagnostic) { try body() } catch {
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.count, "\(text)")
      }
    }
    check { () throws(Diagnostic) in _ = try Parser.question(text) }
    check { () throws(Diagnostic) in _ = try Parser.claim(text) }
    check { () throws(Diagnostic) in
      _ = try Parser.intervalAnswer(text, knowing: Vocabulary(points: ["X"]))
    }
    check { () throws(Diagnostic) in _ = try Parser.numberAnswer(text, knowing: Vocabulary()) }
  }
}
