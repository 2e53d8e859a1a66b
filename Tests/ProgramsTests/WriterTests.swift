// What is written, letter by letter, and what takes the place of that which a format cannot hold.

import Programs
import Rationals
import Testing

@Suite("Written programs")
struct WriterTests {
  static let third = Rational(1, over: 3)

  static let program = LinearProgram(
    "diet", .maximize, objective: [0: 3, 1: Rational(-1, over: 2)], constant: 7,
    columns: [("x", 0, nil), ("y", 1, 4), ("z", nil, nil), ("v", nil, -2), ("w", 3, 3)],
    rows: [
      ("low", [0: 1, 2: 1], Rational(1, over: 8), nil), ("high", [1: -1, 2: 2], nil, 0),
      ("both", [2: 1, 3: 1], -5, 10), ("even", [3: 1, 4: -1], 2, 2), ("free", [0: 1], nil, nil),
    ])

  @Test("An MPS file stands in columns")
  func mps() {
    #expect(
      MPSWriter.text(of: Self.program) == """
        * glpsol knows no OBJSENSE: remove its two lines and add --max; Clp and Cbc pass over it: add -maximize
        * glpsol and lp_solve read the constant of the objective with the other sign: add 14 to their value
        NAME          diet
        OBJSENSE
            MAX
        ROWS
         N  obj
         G  low
         L  high
         L  both
         E  even
         N  free
        COLUMNS
            x         obj                  3
            x         low                  1
            x         free                 1
            y         obj               -0.5
            y         high                -1
            z         low                  1
            z         high                 2
            z         both                 1
            v         both                 1
            v         even                 1
            w         even                -1
        RHS
            RHS       obj                 -7
            RHS       low              0.125
            RHS       both                10
            RHS       even                 2
        RANGES
            RNG       both                15
        BOUNDS
         LO BND       y                    1
         UP BND       y                    4
         FR BND       z
         MI BND       v
         UP BND       v                   -2
         FX BND       w                    3
        ENDATA

        """)
  }

  @Test("Comments stand at the beginning, a line each, whatever is in them")
  func comments() throws {
    let comments = ["one", "two\nthree"]
    let lp = LPWriter.text(of: Self.program, comments: comments)
    #expect(lp.hasPrefix("\\Problem name: diet\n\\ one\n\\ two?three\n"))
    let mps = MPSWriter.text(of: Self.program, comments: comments)
    #expect(mps.hasPrefix("* one\n* two?three\n* glpsol"))
    #expect(try LPReader.program(from: Array(lp.utf8)).isSame(as: Self.program))
    #expect(try MPSReader.program(from: Array(mps.utf8)).isSame(as: Self.program))
  }

  @Test("What was an integer is named")
  func integers() throws {
    let program = try LPReader.program(
      from: "minimize\n o: x + y\nst\n c: x + y >= 3.5\ngeneral\n x\nbinary\n y\nend",
      integers: .relaxed)
    for text in [LPWriter.text(of: program), MPSWriter.text(of: program)] {
      #expect(text.contains(" relaxed: x and y were integers\n"))
    }
  }

  @Test("An LP file has a line for each row")
  func lp() {
    #expect(
      LPWriter.text(of: Self.program) == """
        \\Problem name: diet
        \\ r5 stands for: free
        \\ both and both_upper are one row with two limits
        \\ for glpsol, which knows no constant in an objective: remove it, and add 7 to the value
        Maximize
         obj: 3 x - 0.5 y + 7
        Subject To
         low: x + z >= 0.125
         high: - y + 2 z <= 0
         both: z + v >= -5
         both_upper: z + v <= 10
         even: v - w = 2
         r5: x >= -1e30
        Bounds
         1 <= y <= 4
         z free
         -inf <= v <= -2
         w = 3
        End

        """)
    let chained = LPWriter.text(of: Self.program, ranges: .chained)
    #expect(chained.contains("\n both: -5 <= z + v <= 10\n"))
    #expect(!chained.contains("both_upper"))
  }

  static let thirds = LinearProgram(
    objective: [0: third, 1: 1], columns: [("x", 0, third), ("y z", -third, 1)],
    rows: [("r", [0: third, 1: Rational(1, over: 7)], nil, 2)])

  @Test("Rows with thirds are multiplied, bounds become rows, and comments say so")
  func thirds() {
    #expect(
      LPWriter.text(of: Self.thirds) == """
        \\ x2 stands for: y z
        \\ the row bound_1 is a bound of x
        \\ the row bound_2 is a bound of x2
        \\ the objective has been multiplied by 3: divide its value by that
        \\ the row r has been multiplied by 21, so that its numbers are decimals
        \\ the row bound_1 has been multiplied by 3, so that its numbers are decimals
        \\ the row bound_2 has been multiplied by 3, so that its numbers are decimals
        Minimize
         obj: x + 3 x2
        Subject To
         r: 7 x + 3 x2 <= 42
         bound_1: 3 x <= 1
         bound_2: 3 x2 >= -1
        Bounds
         -inf <= x2 <= 1
        End

        """)
    let mps = MPSWriter.text(of: Self.thirds)
    #expect(mps.contains("* x2 stands for: y z\n"))
    #expect(mps.contains("    bound_1 ".replacing("    bound", with: " L  bound").dropLast()))
  }

  static let numbers: [(Rational?, String)] = [
    (Rational("0.1"), "0.1"), (Rational("-12.50"), "-12.5"), (Rational("1e9"), "1e9"),
    (Rational("12300000000000"), "123e11"), (Rational("1e8"), "100000000"),
    (Rational("1e-18"), "0.000000000000000001"), (Rational("1e-19"), "1e-19"),
    (Rational("-1.5e-300"), "-15e-301"), (Rational(1, over: 1024), "0.0009765625"),
  ]

  @Test("Numbers are decimals, with an exponent where they would be long", arguments: numbers)
  func number(_ value: Rational?, text: String) throws {
    let value = try #require(value)
    let program = LinearProgram(
      objective: [0: value], columns: [("x", 0, nil)], rows: [])
    let sign = value.signum < 0 ? "- " : ""
    let magnitude = text.drop { $0 == "-" }
    #expect(LPWriter.text(of: program).contains("obj: \(sign)\(magnitude) x\n"))
    #expect(MPSWriter.text(of: program).contains(" \(text)\n"))
    #expect(try RoundTripTests.mps(program) == program)
  }

  @Test("A number that means infinity in a file is not written as one")
  func large() throws {
    let huge = Rational("1e25") ?? 0
    let program = LinearProgram(
      objective: [0: 1], constant: huge, columns: [("x", -huge, huge)],
      rows: [("c", [0: 1], nil, huge)])
    for read in [try RoundTripTests.mps(program), try RoundTripTests.lp(program)] {
      #expect(read.isSame(as: program))
      #expect(read.columns[0] == .init(name: "x", lower: nil, upper: nil))
    }
  }

  @Test("A row that asks for less than nothing is written as two")
  func crossed() throws {
    let program = LinearProgram(
      objective: [0: 1], columns: [("x", 5, 3)], rows: [("c", [0: 1], 4, 2)])
    let read = try RoundTripTests.mps(program)
    #expect(read.rows.map(\.name) == ["c", "c_upper"])
    #expect(read.isSame(as: program))
    #expect(try RoundTripTests.lp(program, .chained) == program)
  }
}
