// LP files: small texts and the programs that they are, and texts that are none.

import Programs
import Rationals
import Testing
import Wording

@Suite("LP files")
struct LPReaderTests {
  static func lp(
    _ objective: String = "x + 2 y", rows: String = "c: x + y <= 4", bounds: String = ""
  ) -> String {
    "Minimize\n \(objective)\nSubject To\n \(rows)\n"
      + (bounds.isEmpty ? "" : "Bounds\n \(bounds)\n") + "End\n"
  }

  typealias Limits = (Rational?, Rational?)

  static func program(
    _ sense: LinearProgram.Sense = .minimize, objective: [Int: Rational] = [0: 1, 1: 2],
    named: String = "obj", constant: Rational = 0, x: Limits = (0, nil), y: Limits = (0, nil),
    rows: [(String, [Int: Rational], Rational?, Rational?)] = [("c", [0: 1, 1: 1], nil, 4)]
  ) -> LinearProgram {
    LinearProgram(
      "", sense, objective: objective, named: named, constant: constant,
      columns: [("x", x.0, x.1), ("y", y.0, y.1)], rows: rows)
  }

  static func row(_ terms: [Int: Rational], _ lower: Rational?, _ upper: Rational?)
    -> LinearProgram
  {
    program(rows: [("c", terms, lower, upper)])
  }

  static let objectives: [(String, LinearProgram)] = [
    (lp(), program()),
    (lp("cost: x + 2 y"), program(named: "cost")),
    (lp("x+2y"), program()),
    (lp("+1x + -2 y"), program(objective: [0: 1, 1: -2])),
    (lp("- x - - 2 y"), program(objective: [0: -1, 1: 2])),
    (lp("3 x + 2 y - 2 x"), program()),
    (lp("5 + x + 2 y - 1.5"), program(constant: Rational(7, over: 2))),
    (lp("x + 1.e-1y"), program(objective: [0: 1, 1: Rational(1, over: 10)])),
    (lp("x + .25E+1 y"), program(objective: [0: 1, 1: Rational(5, over: 2)])),
    (lp("\n x \\ a comment: + 7 z\n + 2\n y"), program()),
    (lp("0 x"), program(objective: [:])),
    (lp(""), program(objective: [:])),
    (lp("obj:"), program(objective: [:])),
    (lp().replacing("Minimize", with: "MAXIMIZE"), program(.maximize)),
    (lp().replacing("Minimize", with: "max"), program(.maximize)),
    (lp().replacing("Minimize", with: "  Minimum"), program()),
    (lp().replacing("Subject To", with: "such that"), program()),
    (lp().replacing("Subject To", with: "subject  TO"), program()),
    (lp().replacing("Subject To", with: "st"), program()),
    (lp().replacing("Subject To", with: "s.t."), program()),
    (lp().replacing("Subject To", with: "st."), program()),
    (lp().replacing("\n", with: "\r\n"), program()),
    (lp().replacing("End\n", with: "Generals\nEnd\n\\ and no more"), program()),
    ("minimize x + 2 y st c: x + y <= 4 bounds x <= 3 end", program(x: (0, 3))),
    ("min x + 2 y\nst -x + y <= 4\nend", program(rows: [("r1", [0: -1, 1: 1], nil, 4)])),
  ]

  static let rows: [(String, LinearProgram)] = [
    (lp(rows: "c: x + y < 4"), program()),
    (lp(rows: "c: x + y =< 4"), program()),
    (lp(rows: "c: x + y >= 4"), row([0: 1, 1: 1], 4, nil)),
    (lp(rows: "c: x + y => -4"), row([0: 1, 1: 1], -4, nil)),
    (lp(rows: "c: x + y > + 4"), row([0: 1, 1: 1], 4, nil)),
    (lp(rows: "c: x + y = 4"), row([0: 1, 1: 1], 4, 4)),
    (lp(rows: "c: 4 >= x + y"), program()),
    (lp(rows: "c: x + y + 3 <= 7"), program()),
    (lp(rows: "c: 2 x + 4 y <= x + 4 + 3 y"), program()),
    (lp(rows: "c: x <= 4 - y"), program()),
    (lp(rows: "c: -5 <= x + y <= 10"), row([0: 1, 1: 1], -5, 10)),
    (lp(rows: "c: 10 >= x + y + 1 >= -5"), row([0: 1, 1: 1], -6, 9)),
    (lp(rows: "c: -inf <= x + y <= 4"), program()),
    (lp(rows: "c: -5 <= x\n + y\n <= 10"), row([0: 1, 1: 1], -5, 10)),
    (lp(rows: "c:\n x\n +\n y\n <=\n 4"), program()),
    (lp(rows: "c: x + y >= -1e30"), row([0: 1, 1: 1], nil, nil)),
    (lp(rows: "c: x + y <= Infinity"), row([0: 1, 1: 1], nil, nil)),
    (lp(rows: "c: 0 x >= 4"), row([:], 4, nil)),
    (lp(rows: "c: 0 >= 4"), row([:], 4, nil)),
    (lp(rows: "c: 5 <= 5"), row([:], nil, 0)),
    (lp(rows: "c: >= 4\n\n"), row([:], 4, nil)),
    (lp(rows: ""), program(rows: [])),
    (
      lp(rows: "x + y <= 4\n y >= 1\n - x + 2 y <= 3\nr2: x >= 2"),
      program(rows: [
        ("r1", [0: 1, 1: 1], nil, 4), ("r2_", [1: 1], 1, nil), ("r3", [0: -1, 1: 2], nil, 3),
        ("r2", [0: 1], 2, nil),
      ])
    ),
    (
      lp(rows: "c: x + y <= 4 d: 2 x >= 1"),
      program(rows: [("c", [0: 1, 1: 1], nil, 4), ("d", [0: 2], 1, nil)])
    ),
    (
      lp(rows: "st: x + y <= 4\n end: x\n  + y >= 1"),
      program(rows: [("st", [0: 1, 1: 1], nil, 4), ("end", [0: 1, 1: 1], 1, nil)])
    ),
  ]

  static let bounds: [(String, LinearProgram)] = [
    (lp(bounds: "x <= 3"), program(x: (0, 3))),
    (lp(bounds: "x <= -3"), program(x: (0, -3))),
    (lp(bounds: "x >= 3"), program(x: (3, nil))),
    (lp(bounds: "3 <= x"), program(x: (3, nil))),
    (lp(bounds: "x = 3"), program(x: (3, 3))),
    (lp(bounds: "3 = x"), program(x: (3, 3))),
    (lp(bounds: "-1 <= x <= 3"), program(x: (-1, 3))),
    (lp(bounds: "3 >= x >= - 1"), program(x: (-1, 3))),
    (lp(bounds: "x free"), program(x: (nil, nil))),
    (lp(bounds: "x FREE\n y Free"), program(x: (nil, nil), y: (nil, nil))),
    (lp(bounds: "-inf <= x <= 4"), program(x: (nil, 4))),
    (lp(bounds: "x >= -infinity"), program(x: (nil, nil))),
    (lp(bounds: "x <= 1e20"), program(x: (0, nil))),
    (lp(bounds: "x >= -1e20"), program(x: (nil, nil))),
    (lp(bounds: "x <= -3\n x >= -inf"), program(x: (nil, -3))),
    (lp(bounds: "x >= 1\n x <= 5\n y = 2"), program(x: (1, 5), y: (2, 2))),
    (lp(bounds: "x >= 1 x <= 5 -1 <= y <= 2"), program(x: (1, 5), y: (-1, 2))),
    (lp(bounds: "x <= 3\n x <= 3.0"), program(x: (0, 3))),
  ]

  @Test("A file is the program that it says", arguments: objectives + rows + bounds)
  func reading(_ text: String, program: LinearProgram) throws {
    #expect(try LPReader.program(from: Array(text.utf8)) == program)
  }

  @Test("Names may have signs, and e1 after a number and a blank is one")
  func names() throws {
    let text = """
      \\Problem name: a test
      min 3 e1 + 3e1 x(1) + 3e1e2 + 2e + 4 é/2
      st
       c!"#$%&(),;?@_`'{}|~: e >= 1
      bounds
       z <= 4
      end
      """
    let program = try LPReader.program(from: Array(text.utf8))
    #expect(program.name == "a test")
    #expect(program.columns.map(\.name) == ["e1", "x(1)", "e2", "e", "é/2", "z"])
    #expect(program.objective.terms.map(\.coefficient) == [3, 30, 30, 2, 4])
    #expect(program.rows.map(\.name) == ["c!\"#$%&(),;?@_`'{}|~"])
    #expect(program.columns[5].upper == 4)
  }

  static let slips: [Slip] = [
    Slip("⟦", "begins with its objective"),
    Slip("⟦x + y", "begins with its objective"),
    Slip("⟦max: 3 x;", "lp_solve's own format"),
    Slip("⟦set I;\nparam c{I};\nvar x{I} >= 0;\n", "GMPL, AMPL and GAMS"),
    Slip("⟦/* a diet */\nset F;\n", "GMPL, AMPL and GAMS"),
    Slip("⟦$title diet\nSets i foods;\n", "GMPL, AMPL and GAMS"),
    Slip("min ⟦", "the file ends without End"),
    Slip("min x +⟦", "the file ends here; a term"),
    Slip("min x ⟦y end", "y cannot stand here; + or -"),
    Slip("min x ⟦2 end", "2 cannot stand here; + or -"),
    Slip("min 2 ⟦* x end", "3 x, not 3 * x"),
    Slip("min 2 ⟦3 x end", "3 cannot stand here"),
    Slip("min x + ⟦[ x ^ 2 ] / 2 end", "only linear programs"),
    Slip("min x ⟦^ 2 end", "a quadratic term"),
    Slip("min x + ⟦inf end", "inf means infinity"),
    Slip("min ⟦1e1001 x end", "too long"),
    Slip("min x\nend\n⟦x", "nothing may stand after End"),
    Slip("min x\n⟦max y", "max cannot stand here: the sections"),
    Slip("min x\nbounds\nx <= 1\n⟦st\n", "st cannot stand here: the sections"),
    Slip("min x\nst\nc: x >= 1\n⟦st\n", "st cannot stand here: the sections"),
    Slip(lp(rows: "c: x ⟦y <= 4"), "y cannot stand here"),
    Slip(lp(rows: "c: x + y⟦: <= 4"), ": cannot stand here"),
    Slip(lp(rows: "c: x + y <= 4 ⟦3"), "3 cannot stand here"),
    Slip(lp(rows: "c: x + y <= ⟦<= 4"), "<= cannot stand here; a term"),
    Slip(lp(rows: "c: x + y -⟦> 4"), "> cannot stand here"),
    Slip(lp(rows: "c: x >= 1\n ⟦c: y >= 1"), "two rows c"),
    Slip(lp(rows: "c: ⟦<= x"), "<= cannot stand here; a term"),
    Slip(lp(rows: "⟦<= 4"), "<= cannot stand here; a term"),
    Slip(lp(rows: "c: x >= 1 ⟦<= 2"), "two relations make sense only"),
    Slip(lp(rows: "c: 1 <= x ⟦>= 2"), "two relations make sense only"),
    Slip(lp(rows: "c: 1 = x ⟦= 2"), "two relations make sense only"),
    Slip(lp(rows: "c: x >= ⟦inf"), "inf means infinity"),
    Slip(lp(rows: "c: x = ⟦1e30"), "1e30 means infinity"),
    Slip(lp(rows: "c: x + ⟦inf >= 3"), "inf means infinity"),
    Slip(lp(rows: "c: x <=\nEnd").replacing("\nEnd\nEnd", with: "\n⟦End"), "End cannot stand here"),
    Slip(lp(rows: "c: x >= 1\n ⟦bound + x >= 2"), "bound may be a section or a variable"),
    Slip(lp(rows: "x + y >= 1\n ⟦st - y <= 2"), "st may be a section or a variable"),
    Slip(lp(rows: "c: ⟦[ x * y ] <= 1"), "only linear programs"),
    Slip(lp(bounds: "⟦2 x <= 4").replacing("⟦2 ", with: "2 ⟦"), "x cannot stand here; a relation"),
    Slip(lp(bounds: "x <= ⟦y"), "y cannot stand here; a number"),
    Slip(lp(bounds: "3 <= ⟦4"), "4 cannot stand here; the name of a variable"),
    Slip(lp(bounds: "x >= 1 ⟦<= 3"), "two relations make sense only"),
    Slip(lp(bounds: "1 <= x ⟦>= 3"), "two relations make sense only"),
    Slip(lp(bounds: "x >= ⟦inf"), "inf means infinity"),
    Slip(lp(bounds: "x = ⟦1e30"), "1e30 means infinity"),
    Slip(lp(bounds: "x <= 2\n ⟦x <= 3"), "x has another bound on this side already"),
    Slip(lp(bounds: "x <= 2\n ⟦x = 3"), "x has another bound on this side already"),
    Slip(lp(bounds: "x ⟦fre"), "fre cannot stand here; a relation"),
    Slip(lp(bounds: "⟦end <= 3"), "end may be a section or a variable"),
    Slip(
      lp(bounds: "General\n ⟦x"),
      "x is an integer variable; only continuous ones can be solved; with --relax"),
    Slip(lp(bounds: "Binary\n ⟦x"), "x is an integer variable"),
    Slip(lp(bounds: "Semi-continuous\n ⟦x"), "x is a semi-continuous variable"),
    Slip(lp(bounds: "⟦SOS\n"), "special ordered sets"),
    Slip(lp(bounds: "⟦\u{2}"), "control character"),
    Slip("min multi-objectives\n⟦st c: x >= 1 end", "an objective was to come"),
    Slip("min multi-objectives\n a: Priority=⟦x\n end", "a number was to come"),
    Slip("min multi-objectives\n a: ⟦Rank=2\n x\n end", "Rank cannot stand here"),
    Slip("min multi-objectives\n a: x\n ⟦a: y\n end", "there are two rows a"),
    Slip("min multi-objectives\n a: x ⟦y\n end", "an objective was to come"),
    Slip(lp(bounds: "⟦General Constraints\n g: y = MAX ( x , 2 )"), "general constraints"),
    Slip(lp(bounds: "⟦Lazy Constraints\n l: x <= 1"), "move them to Subject To"),
    Slip(lp(bounds: "⟦user cuts\n l: x <= 1"), "cuts for a search"),
    Slip(lp(bounds: "⟦PWLObj\n x: (0, 0)"), "an objective in pieces"),
    Slip(lp(rows: "c: y = 1 -⟦> x <= 3"), "an indicator"),
    Slip(lp(rows: "c: x ⟦^ 2 <= 3"), "quadratic"), Slip(lp(rows: "c: x ⟦* y <= 3"), "quadratic"),
    Slip(lp(rows: "c: 3 ⟦* y <= 3"), "3 x, not 3 * x"),
    Slip(lp(rows: "0⟦_row: x <= 3"), "0_row begins with a digit"),
    Slip("⟦max: 3x + 2y;\nc1: x + y <= 4;\n", "lp_solve's own format"),
    Slip("⟦/* Objective function */\nmin: ;\n", "lp_solve's own format"),
    Slip("⟦max: 3x + 2y\n", "write Minimize or Maximize first"),
  ]

  @Test("What cannot be read is named with its place", arguments: slips)
  func slip(_ slip: Slip) {
    slip.check { try LPReader.program(from: $0) }
  }
}
