// LP files: names that nobody means, and those that a program may write; signs that are pasted from a page.

import Programs
import Rationals
import TestSupport
import Testing
import Wording

@Suite("Names and signs of LP files")
struct LPNameTests {
  typealias Reader = LPReaderTests

  static func lp(_ objective: String = "x + 2 y", row: String, bounds: String = "") -> String {
    Reader.lp(objective, rows: row, bounds: bounds)
  }

  static let slips: [Slip] = [
    // What follows a number at once.
    Slip(lp(row: "c: x + y <= 3⟦,5"), ",5 cannot follow 3 at once; decimals have a point"),
    Slip(lp(row: "c: x + y <= 1⟦,000"), ",000 cannot follow 1 at once; decimals have a point"),
    Slip(lp(row: "c: x + y <= 4⟦;"), "; cannot follow 4 at once; a row ends with its line"),
    Slip(lp(row: "c: x + y <= 50⟦%"), "% cannot follow 50 at once"),
    Slip(lp(row: "c: x + y <= 7⟦/x"), "/x cannot follow 7 at once; a fraction is two numbers"),
    Slip(lp(row: "c: x + y <= 7/2⟦/3"), "/3 cannot follow 7/2 at once"),
    Slip(lp(row: "c: x + y <= ⟦1/0"), "1/0 is no number"),
    Slip(lp(row: "c: 0⟦,5x + y <= 3"), ",5x cannot follow 0 at once"),
    Slip(lp(row: "c: 2⟦(x + y) <= 3"), "(x cannot follow 2 at once; brackets are not"),
    Slip(lp(row: "c: 2⟦·x + y <= 3"), "·x cannot follow 2 at once"),
    Slip(lp(row: "c: x <= 3", bounds: "x <= 7⟦;\n y <= 3"), "; cannot follow 7 at once"),
    Slip(lp("3 x + 2⟦; y", row: "c: x <= 3"), "; cannot follow 2 at once"),
    // Units and remarks.
    Slip(lp(row: "c: x + y <= 10 ⟦kg"), "kg stands on right sides alone"),
    Slip(lp(row: "c: x + y <= 10 ⟦kg\n d: x >= 1 kg"), "kg stands on right sides alone"),
    Slip(lp(row: "c: x + y <= 10 ⟦(hours)"), "(hours) stands on right sides alone"),
    Slip(lp(row: "c: x + y <= 10 ⟦#hours"), "#hours stands on right sides alone"),
    Slip(lp(row: "c: x + y <= 10 ⟦//hours"), "//hours stands on right sides alone"),
    Slip(lp(row: "c: x + y <= 10 ⟦$"), "$ stands on right sides alone"),
    Slip(lp(row: "c: x + y <= 4 ⟦\"limit\""), "\"limit\" stands on right sides alone"),
    Slip(lp(row: "c: x + y <= 4 ⟦!limit"), "!limit stands on right sides alone"),
    Slip(lp(row: "c: x + y <= 4 ⟦;"), "; stands on right sides alone"),
    Slip(lp(row: "c: x + y <= 2⟦e"), "e stands on right sides alone"),
    Slip(lp(row: "c: x + y <= 0⟦x10"), "x10 stands on right sides alone"),
    Slip(lp(row: "c: x + y <= 1⟦_000"), "_000 stands on right sides alone"),
    Slip(lp(row: "c: x + y <= 2 ⟦z"), "bring it to the left"),
    // Brackets, and signs at the ends.
    Slip(lp("2 ⟦(x + y)", row: "c: x + y <= 4"), "(x has half of a bracket"),
    Slip(lp(row: "c: ⟦(x + y) <= 4"), "write 2 x + 2 y for 2 (x + y)"),
    Slip(lp(row: "c: x + ⟦y} <= 4"), "y} has half of a bracket"),
    Slip(lp(row: "c: ⟦|x + y| <= 4"), "|x has half of a bracket"),
    Slip(lp(row: "c: 2 ⟦(x) + y <= 4"), "(x) would be another variable than x"),
    Slip(lp(row: "c: ⟦|x| + y <= 4"), "|x| would be another variable than x"),
    Slip(lp(row: "c: ⟦\"x\" + y <= 4"), "\"x\" would be another variable than x"),
    Slip(lp("3 x + 2 ⟦y;", row: "c: x + y <= 4"), "y; would be another variable than y"),
    Slip(lp("3 x + 2 ⟦y;", row: "c: x <= 4"), "y; would be a variable of that name"),
    Slip(lp(row: "c: ⟦x² + y <= 4"), "x² would be another variable than x"),
    Slip(lp(row: "c: ⟦½x + y <= 4"), "½x would be another variable than x"),
    // Other variables, divided or together.
    Slip(lp(row: "c: ⟦x/2 + y <= 4"), "x/2 would be another variable than x; write 1/2 x or 0.5 x"),
    Slip(lp(row: "c: 2⟦x/3 + y <= 4"), "x/3 would be another variable than x"),
    Slip(lp(row: "c: x <= 4", bounds: "⟦x,y >= 1"), "x,y would be a variable of its own"),
    Slip(lp(row: "c: ⟦x–y <= 4"), "x–y would be a variable of its own"),
    Slip(lp(row: "c: ⟦x·y <= 4"), "x·y would be a variable of its own"),
    // Signs that cannot be read.
    Slip(lp(row: "c: x ⟦≠ 4"), "≠ cannot stand here"),
    Slip(lp(row: "c: 2 ⟦× x <= 4"), "× cannot stand here"),
    Slip(lp(row: "c: x⟦[1] <= 4"), "write x(1) for x[1]"),
    Slip("Max\n x\n⟦Max\n x\nend", "a variable called so must be renamed"),
  ]

  @Test("A name that nobody means is named with its place and with what to write", arguments: slips)
  func slip(_ slip: Slip) {
    slip.check { try LPReader.program(from: $0) }
  }

  static let signs: [(String, LinearProgram)] = [
    (lp("\u{2212}x + 2 y", row: "c: x + y <= 4"), Reader.program(objective: [0: -1, 1: 2])),
    (lp("x\u{2212}2y", row: "c: x + y <= 4"), Reader.program(objective: [0: 1, 1: -2])),
    (lp("x \u{2013} 2 y", row: "c: x + y <= 4"), Reader.program(objective: [0: 1, 1: -2])),
    (lp(row: "c: x + y >= \u{2212}4"), Reader.row([0: 1, 1: 1], -4, nil)),
    (lp("x\u{A0}+\u{202F}2\u{A0}y", row: "c:\u{3000}x + y\u{2009}<= 4"), Reader.program()),
    (lp("x + 2\u{200B} y", row: "c: x + y <= 4\u{FEFF}"), Reader.program()),
    (lp(row: "c: x + y ≤ 4"), Reader.program()),
    (lp(row: "c: x+y≥4"), Reader.row([0: 1, 1: 1], 4, nil)),
    (lp(row: "c: x + y <= 4", bounds: "\u{2212}∞ ≤ x ≤ 4\n y ≤ ∞"), Reader.program(x: (nil, 4))),
    (lp(row: "c: x + y <= 7/2"), Reader.row([0: 1, 1: 1], nil, Rational(7, over: 2))),
    (lp(row: "c: x + y >= -7/2"), Reader.row([0: 1, 1: 1], Rational(-7, over: 2), nil)),
    (
      lp(row: "c: 1/2 x + 2/3y <= 4"),
      Reader.row([0: Rational(1, over: 2), 1: Rational(2, over: 3)], nil, 4)
    ),
    (lp(row: "c: x + y <= 4", bounds: "x <= 1.5/3"), Reader.program(x: (0, Rational(1, over: 2)))),
    (lp(row: "c: x <= 4 - y"), Reader.program()),
  ]

  @Test("What is pasted from a page is what it says, and so is a fraction", arguments: signs)
  func sign(_ text: String, program: LinearProgram) throws {
    #expect(try LPReader.program(from: Array(text.utf8)) == program)
  }

  /// Names that a program may use throughout, beside x and y.
  static let names = [
    "x(1)", "x(1,2)", "a/b", "_C1", "#12", "c1;x", "x'", "x.", "x#1", "M#0#1$e", "p;1;100;",
    "e(p1)", "x~",
    "nb(Vitamin~A)", "Travel_(0,_10)", "{a}", "\"a\"", "x@1", "x!", "ä/2", "Köln–Bonn", "x₁", "x⁺",
    "m²", "65€", "(1)", "x/y", "x,y", "e1", "inflow", "x.1", "a|b", "x̂", "H∞",
  ]

  @Test("A name that is used throughout stays one", arguments: names)
  func name(_ name: String) throws {
    let first = name.unicodeScalars.first.map { ("0"..."9").contains($0) } ?? false
    // The format reads 65€ as 65 of it.
    let wanted = first ? String(name.drop { "0"..."9" ~= $0 }) : name
    let text = Self.lp(
      "x + 2 y + 3 \(name)", row: "c: x + \(name) >= 2\n d: y >= 3 \(name)",
      bounds: "\(wanted) <= 3")
    if first {
      // Glued to a number it does not begin as a name does.
      #expect(throws: ProgramFileError.self) { try LPReader.program(from: Array(text.utf8)) }
    } else {
      let program = try LPReader.program(from: Array(text.utf8))
      #expect(program.columns.map(\.name) == ["x", "y", name])
      #expect(program.rows.map(\.terms.count) == [2, 2])
    }
  }

  @Test("What is on the right is a variable where it is one elsewhere, before or behind")
  func right() throws {
    for rows in ["c: x <= 2 z\n d: y + z <= 4", "d: y + z <= 4\n c: x <= 2 z"] {
      let program = try LPReader.program(from: Array(Self.lp(row: rows).utf8))
      #expect(program.columns.map(\.name).sorted() == ["x", "y", "z"])
    }
    let bounded = Self.lp(row: "c: x + y <= 2 z", bounds: "z <= 4")
    #expect(try LPReader.program(from: Array(bounded.utf8)).columns.count == 3)
  }

  @Test("A variable may be called as a sense is")
  func sense() throws {
    let text = Self.lp("3 x + 2 Max", row: "c: x + Max <= 4\n d: 2 x <= 2 Max")
    let program = try LPReader.program(from: Array(text.utf8))
    #expect(program.columns.map(\.name) == ["x", "Max"])
    #expect(program.sense == .minimize)
  }

  @Test("Whatever the columns are called, what is written is read")
  func written() throws {
    let pieces = [
      "x", "y", "x1", "/2", "/", ",", ";", "(", ")", "|", "\"", "'", ".", "#", "2", "e", "%", "²",
      "–",
      "\u{2212}", "\u{A0}", "∞", "≤", "{", "}", "_", "é", "*", " ", "\\", "[", "inf",
    ]
    for seed in 0..<UInt64(Trials.count(4_000)) {
      var generator = SeededGenerator(seed: seed)
      var names: [String] = []
      for _ in 0..<4 {
        let name = (0..<generator.integer(in: 1...3)).map { _ in generator.element(of: pieces) }
          .joined()
        if !names.contains(name) { names.append(name) }
      }
      let terms = Dictionary(uniqueKeysWithValues: names.indices.map { ($0, Rational($0 + 1)) })
      let program = LinearProgram(
        objective: generator.happens(1, outOf: 2) ? terms : [0: 1],
        columns: names.map { ($0, 0, nil) }, rows: [("r", terms, nil, 4)])
      let text = LPWriter.text(of: program)
      do {
        let read = try LPReader.program(from: Array(text.utf8))
        #expect(read.columns.count == names.count, "seed \(seed): \(text)")
        #expect(read.rows == program.rows, "seed \(seed): \(text)")
      } catch {
        Issue.record("seed \(seed): \(error) in \(text)")
      }
    }
  }
}
