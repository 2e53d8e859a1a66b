// MPS files: small texts and the programs that they are, and texts that are none.

import Programs
import Rationals
import Testing
import Wording

@Suite("MPS files")
struct MPSReaderTests {
  static func mps(
    head: String = "", rows: String = " N c\n L r\n", columns: String = " x c 1 r 2\n",
    _ rest: String = ""
  ) -> String {
    "NAME t\n\(head)ROWS\n\(rows)COLUMNS\n\(columns)\(rest)ENDATA\n"
  }

  static func program(
    _ sense: LinearProgram.Sense = .minimize, constant: Rational = 0,
    x: (Rational?, Rational?) = (0, nil), row: (Rational?, Rational?) = (nil, 0)
  ) -> LinearProgram {
    LinearProgram(
      "t", sense, objective: [0: 1], named: "c", constant: constant,
      columns: [("x", x.0, x.1)], rows: [("r", [0: 2], row.0, row.1)])
  }

  static let readings: [(String, LinearProgram)] = [
    (mps(), program()),
    (mps("RHS\n RHS r 4 c 7\n"), program(constant: -7, row: (nil, 4))),
    (mps("RHS\n r 4 c 7\n"), program(constant: -7, row: (nil, 4))),
    (mps("RHS\n r 4\n"), program(row: (nil, 4))),
    (mps("RHS\n B r -.5e1\n"), program(row: (nil, -5))),
    (mps("RHS\n B r 0.1\n"), program(row: (nil, Rational(1, over: 10)))),
    (mps("RHS\n B r +1.\n"), program(row: (nil, 1))),
    (mps("RHS\n B r 1e20\n"), program(row: (nil, nil))),
    (mps("RHS\n B r 4.0D1\n"), program(row: (nil, 40))),
    (mps("RHS\n B r 5d-1\n"), program(row: (nil, Rational(1, over: 2)))),
    (mps("RHS\n r 4\nRANGES\n r 1e30\n"), program(row: (nil, 4))),
    (mps(rows: " N c\n G r\n", "RHS\n r 4\nRANGES\n r inf\n"), program(row: (4, nil))),
    (mps(rows: " N c\n E r\n", "RHS\n r 4\nRANGES\n r 1e20\n"), program(row: (4, nil))),
    (mps(rows: " N c\n E r\n", "RHS\n r 4\nRANGES\n r -1e20\n"), program(row: (nil, 4))),
    (mps("RHS\n B r Inf\n"), program(row: (nil, nil))),
    (mps("RHS\n r 4\nRANGES\n R r 3\n"), program(row: (1, 4))),
    (mps("RANGES\n r -3\nRHS\n r 4\n"), program(row: (1, 4))),
    (mps(rows: " N c\n G r\n", "RHS\n r 4\nRANGES\n r -3\n"), program(row: (4, 7))),
    (mps(rows: " N c\n E r\n", "RHS\n r 4\n"), program(row: (4, 4))),
    (mps(rows: " N c\n E r\n", "RHS\n r 4\nRANGES\n r 3\n"), program(row: (4, 7))),
    (mps(rows: " N c\n E r\n", "RHS\n r 4\nRANGES\n r -3\n"), program(row: (1, 4))),
    (mps(rows: " N c\n E r\n", "RHS\n r 4\nRANGES\n r 0\n"), program(row: (4, 4))),
    (mps(rows: " N c\n N r\n", "RHS\n r 4\n"), program(row: (nil, nil))),
    (mps(head: "OBJNAME\n c\n", rows: " N r\n N c\n"), program(row: (nil, nil))),
    (mps(head: "OBJSENSE MAX\n"), program(.maximize)),
    (mps(head: "OBJSENSE\n    MAXIMIZE\n"), program(.maximize)),
    (mps(head: "OBJSENSE\nmax\nOBJNAME c\n"), program(.maximize)),
    (mps(head: "OBJSENSE\n MIN\n"), program()),
    (mps("BOUNDS\n UP B x 4\n"), program(x: (0, 4))),
    (mps("BOUNDS\n UP x 4\n"), program(x: (0, 4))),
    (mps("BOUNDS\n UP x -4\n"), program(x: (0, -4))),
    (mps("BOUNDS\n MI x\n UP x -4\n"), program(x: (nil, -4))),
    (mps("BOUNDS\n LO B x 1\n UP B x 1e30\n"), program(x: (1, nil))),
    (mps("BOUNDS\n FX B x 1.5\n"), program(x: (Rational(3, over: 2), Rational(3, over: 2)))),
    (mps("BOUNDS\n FR B x\n"), program(x: (nil, nil))),
    (mps("BOUNDS\n FR x\n"), program(x: (nil, nil))),
    (mps("BOUNDS\n FR x 0\n"), program(x: (nil, nil))),
    (mps("BOUNDS\n MI B x 0\n PL x\n"), program(x: (nil, nil))),
    (mps("BOUNDS\n LO x -Infinity\n"), program(x: (nil, nil))),
    (mps("BOUNDS\n UP x 4\n UP x 4.0\n"), program(x: (0, 4))),
    (mps(columns: "\tx\tc\t1\n\n* a comment\n x r 2 \r\n"), program()),
    (mps(columns: " M 'MARKER' 'INTORG'\n M 'MARKER' 'INTEND'\n x c 1 r 2\n"), program()),
    (mps(columns: " x c 1 $ a comment\n x r 2 $\n"), program()),
    (
      mps(rows: " N $c $ a comment\n L r\n", columns: " x r 2 $c 1\n").replacing("$c", with: "c"),
      program()
    ),
    (mps() + "what comes after the end", program()),
    ("\u{FEFF}" + mps(), program()),
  ]

  @Test("A file is the program that it says", arguments: readings)
  func reading(_ text: String, program: LinearProgram) throws {
    #expect(try MPSReader.program(from: Array(text.utf8)) == program)
  }

  static let spaced = """
    NAME          A B
    ROWS
     N  A B
     L  R 1
    COLUMNS
        X 1       A B       1.0            R 1       2.0
        MARKER                 'MARKER'                 'INTORG'
        MARKER                 'MARKER'                 'INTEND'
        Y         R 1       -3             $ a comment
    RHS
                  R 1       3.
    BOUNDS
     UP           X 1       4
    ENDATA

    """

  @Test("Names with blanks are read by columns")
  func blanks() throws {
    let program = LinearProgram(
      "A B", objective: [0: 1], named: "A B", columns: [("X 1", 0, 4), ("Y", 0, nil)],
      rows: [("R 1", [0: 2, 1: -3], nil, 3)])
    #expect(try MPSReader.program(from: Array(Self.spaced.utf8)) == program)
    #expect(throws: ProgramFileError.self) {
      try MPSReader.program(from: Array(Self.spaced.utf8), layout: .free)
    }
  }

  static let slips: [Slip] = [
    Slip("⟦\u{1}", "control character"),
    Slip("⟦NOME t\n", "NOME is no section"),
    Slip("⟦", "ends without ENDATA"),
    Slip("NAME t\nROWS\n N c\n⟦", "ends without ENDATA"),
    Slip("NAME t\nROWS\n N c\nENDATA\n⟦", "no section COLUMNS"),
    Slip("NAME t\nENDATA\n⟦", "no section ROWS"),
    Slip("NAME t\n⟦COLUMNS\n", "COLUMNS must come after ROWS"),
    Slip("ROWS\n⟦RHS\n", "RHS must come after COLUMNS"),
    Slip("ROWS\n⟦ROWS\n", "a section ROWS already"),
    Slip("ROWS ⟦N c\n", "nothing may stand after ROWS"),
    Slip(" ⟦N c\n", "no section has begun"),
    Slip(mps(rows: " N c\n ⟦X r\n"), "X is no kind of row"),
    Slip(mps(rows: " N c\n L ⟦c\n"), "two rows c"),
    Slip(mps(rows: " N c\n ⟦L\n"), "1 field cannot be a line of ROWS"),
    Slip(mps(rows: " N c\n ⟦L a b\n"), "3 fields cannot be a line of ROWS"),
    Slip(mps(columns: " ⟦x c 1 r\n"), "4 fields cannot be a line of COLUMNS"),
    Slip(mps(columns: " x c ⟦1..5\n"), "1..5 is no number"),
    Slip(mps(columns: " x c ⟦0x1\n"), "0x1 is no number"),
    Slip(mps(columns: " x c ⟦inf\n"), "inf is no number"),
    Slip(mps(columns: " x c ⟦1e1001\n"), "1e1001 is too long"),
    Slip(mps(columns: " x c ⟦1e99999999999999999999\n"), "is too long"),
    Slip(mps(columns: " x ⟦q 1\n"), "no row q"),
    Slip(mps(columns: " x c 1\n x r 1 ⟦c 1\n"), "x has a coefficient in c already"),
    Slip(mps(columns: " x c 1\n y c 1\n ⟦x r 1\n"), "the column x has come before"),
    Slip(
      mps(columns: " M 'MARKER' 'INTORG'\n ⟦x c 1\n"),
      "x is an integer variable; only continuous ones can be solved"),
    Slip(mps(columns: " M 'MARKER' ⟦'SOSORG'\n"), "'SOSORG' is no marker"),
    Slip(mps("RHS\n B ⟦q 1\n"), "no row q"),
    Slip(mps("RHS\n B r 1\n B ⟦r 1\n"), "r has a number in RHS already"),
    Slip(mps("RHS\n B r 1\n ⟦D c 1\n"), "D is a second vector of RHS, after B"),
    Slip(mps("RHS\n B r ⟦-1e20\n"), "-1e20 means infinity"),
    Slip(mps("RHS\n ⟦B r 1 c 2 3\n"), "6 fields cannot be a line of RHS"),
    Slip(mps("RANGES\n B ⟦c 1\n"), "c is an N row"),
    Slip(mps("RANGES\n B r 1 ⟦r 1\n"), "r has a number in RANGES already"),
    Slip(mps("BOUNDS\n ⟦BV B x\n"), "x is an integer variable"),
    Slip(mps("BOUNDS\n ⟦LI B x 2\n"), "x is an integer variable"),
    Slip(mps("BOUNDS\n ⟦UI x 2\n"), "x is an integer variable"),
    Slip(mps("BOUNDS\n ⟦SC x 2\n"), "x is a semi-continuous variable"),
    Slip(mps("BOUNDS\n ⟦SI x 2\n"), "x is a semi-continuous variable"),
    Slip(mps(columns: " x c ⟦1.0D\n"), "1.0D is no number"),
    Slip(mps("⟦QUADOBJ\n x x 1\n"), "is for quadratic terms"),
    Slip(mps("⟦INDICATORS\n IF r x 1\n"), "hold only where a variable is 0 or 1"),
    Slip(mps("⟦LAZYCONS\n L q\n"), "lazy constraints"),
    Slip(mps("BOUNDS\n ⟦UX x 2\n"), "UX is no kind of bound"),
    Slip(mps("BOUNDS\n UP B ⟦y 2\n"), "no column y"),
    Slip(mps("BOUNDS\n UP x ⟦two\n"), "two is no number"),
    Slip(mps("BOUNDS\n UP x ⟦-1e30\n"), "means infinity"),
    Slip(mps("BOUNDS\n UP x 2\n ⟦UP x 3\n"), "x has another bound on this side already"),
    Slip(mps("BOUNDS\n UP x 2\n ⟦FX x 3\n"), "x has another bound on this side already"),
    Slip(mps("BOUNDS\n UP B x 2\n LO ⟦D x 1\n"), "D is a second vector of BOUNDS"),
    Slip(
      mps("⟦QUADOBJ\n x x 2\n"),
      "the section QUADOBJ is for quadratic terms, and only linear programs"),
    Slip(mps(head: "OBJSENSE ⟦UP\n"), "UP is no sense"),
    Slip(mps(head: "OBJSENSE\n ⟦UP\n"), "UP is no sense"),
    Slip(mps(head: "OBJNAME\n ⟦r\n"), "r is named as the objective and is no N row"),
    Slip(mps(rows: " N c\n L é⟦\u{7}\n"), "control character"),
  ]

  @Test("What cannot be read is named with its place", arguments: slips)
  func slip(_ slip: Slip) {
    slip.check { try MPSReader.program(from: $0) }
  }

  static let slipsByColumns: [Slip] = [
    Slip(spaced.replacing("    Y   ", with: "    ⟦\tY   "), "there may be no tab"),
    Slip(spaced.replacing("   -3  ", with: " ⟦-3    "), "column 23 lies between two fields"),
    Slip(spaced.replacing("'INTEND'", with: "⟦'INTRND'"), "is no marker"),
  ]

  @Test("And so is what cannot be read by columns", arguments: slipsByColumns)
  func slipByColumns(_ slip: Slip) {
    slip.check { try MPSReader.program(from: $0, layout: .fixed) }
  }

  @Test("A compressed file, and a name that is not UTF-8, are refused with a remedy")
  func foreign() {
    #expect(Self.message(of: [0x1F, 0x8B, 8])?.contains("gunzip -k") == true)
    let bytes = Array(Self.mps(rows: " N c\n L r\n G \u{1}\n").utf8).map { $0 == 1 ? 0xE9 : $0 }
    #expect(Self.message(of: bytes)?.contains("iconv") == true)
  }

  static func message(of bytes: [UInt8]) -> String? {
    do throws(ProgramFileError) {
      _ = try MPSReader.program(from: bytes)
      return nil
    } catch { return error.text(in: .english) }
  }

  @Test("A file that is two programs is refused")
  func ambiguous() throws {
    // By blanks: X, row 1, number 2, row R, number 3; by columns: the column "X 1 2", row R, number 3.
    let text = """
      ROWS
       N  C
       L  1
       L  R
      COLUMNS
          X 1 2     R         3
      ENDATA

      """
    let slip = Slip(text.replacing("    X", with: "⟦    X"), "another program")
    slip.check { try MPSReader.program(from: $0) }
    #expect(try MPSReader.program(from: Array(text.utf8), layout: .free).columns[0].name == "X")
    let fixed = try MPSReader.program(from: Array(text.utf8), layout: .fixed)
    #expect(fixed.columns[0].name == "X 1 2")
  }
}
