// Integers that are taken for continuous variables: which columns they are, and between what they lie.

import ProgramSolving
import Programs
import Rationals
import TestSupport
import Testing

@Suite("Relaxed integers")
struct RelaxationTests {
  private static func bounds(_ program: LinearProgram) -> [String] {
    program.columns.map {
      "\($0.name) \($0.lower?.description ?? "-inf") \($0.upper?.description ?? "inf")"
    }
  }

  @Test("In LP files a general keeps its bounds, and a binary lies between 0 and 1 or closer")
  func lp() throws {
    let text = """
      maximize f: 3 x + y + b + u + v
      subject to c: x + y + b + u + v <= 9/2
      bounds
       x <= 7/2
       y >= -2
       u = 1
       -3 <= v <= 5
      general
       x y
      binary
       b u v
      end
      """
    let program = try LPReader.program(from: text, integers: .relaxed)
    #expect(program.relaxedNames == ["x", "y", "b", "u", "v"])
    #expect(Self.bounds(program) == ["x 0 7/2", "y -2 inf", "b 0 1", "u 1 1", "v 0 1"])
    #expect(throws: ProgramFileError.self) { try LPReader.program(from: text) }
    // What is no integer is not named, and a program without any is the same both ways.
    let plain = text.replacing("general\n x y\nbinary\n b u v\n", with: "")
    let relaxed = try LPReader.program(from: plain, integers: .relaxed)
    #expect(try LPReader.program(from: plain) == relaxed)
    #expect(relaxed.relaxed.isEmpty)
    #expect(throws: ProgramFileError.self) {
      try LPReader.program(from: plain.replacing("end", with: "semi\n x\nend"), integers: .relaxed)
    }
  }

  @Test("A variable under General alone is a column, and is told of")
  func generalAlone() throws {
    let program = try LPReader.program(
      from: "minimize f: x subject to c: x >= 1\ngeneral\n x z\nend", integers: .relaxed)
    #expect(program.relaxedNames == ["x", "z"])
    #expect(program.remarks.map { $0.kind } == [.boundedAlone])
  }

  static let mps = """
    NAME t
    ROWS
     N c
     L r
    COLUMNS
     M1 'MARKER' 'INTORG'
     x c -1 r 1
     y c -1 r 1
     M2 'MARKER' 'INTEND'
     z c -1 r 1
     w c -1 r 1
     v c -1 r 1
    RHS
     B r 10.5
    BOUNDS
     LI B y 1
     UI B z 3
     BV B w
     UP B v 2.5
    ENDATA
    """

  @Test(
    "In MPS files markers and kinds of bounds tell; without a bound it is from 0 to 1, and told")
  func mps() throws {
    for layout in [MPSReader.Layout.automatic, .free] {
      let program = try MPSReader.program(from: Self.mps, layout: layout, integers: .relaxed)
      #expect(program.relaxedNames == ["x", "y", "z", "w"])
      #expect(Self.bounds(program) == ["x 0 1", "y 1 inf", "z 0 3", "w 0 1", "v 0 5/2"])
      #expect(program.remarks.map { $0.kind } == [.binaryByDefault])
      #expect(program.remarks.first?.subject == "x")
    }
    #expect(throws: ProgramFileError.self) { try MPSReader.program(from: Self.mps) }
  }

  /// All points of whole numbers in a box, for what must be no better than the relaxation.
  @Test("No point of whole numbers is better than the relaxation", arguments: 0..<30)
  func bound(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(900 + seed))
    let coefficients = (0..<3).map { _ in random.integer(in: -5...9) }
    let rows = (0..<3).map { _ in (0..<3).map { _ in random.integer(in: 0...7) } }
    let sides = (0..<3).map { _ in random.integer(in: 3...20) }
    func sum(_ numbers: [Int]) -> String {
      zip(numbers, ["x", "y", "z"]).map { $0 < 0 ? "- \(-$0) \($1)" : "+ \($0) \($1)" }
        .joined(separator: " ")
    }
    let text =
      "maximize f: \(sum(coefficients))\nsubject to\n"
      + zip(rows, sides).map { " \(sum($0)) <= \($1)\n" }.joined()
      + "bounds\n x <= 4\n y <= 4\n z <= 4\ngeneral\n x y z\nend"
    let report = try ProgramSolver(try LPReader.program(from: text, integers: .relaxed)).report()
    guard case .optimal(let optimum) = report.ending else {
      Issue.record("no optimum of\n\(text)")
      return
    }
    var best = Int.min
    for (x, y, z) in (0..<125).map({ ($0 / 25, $0 / 5 % 5, $0 % 5) }) {
      func value(_ row: [Int]) -> Int { row[0] * x + row[1] * y + row[2] * z }
      if zip(rows, sides).allSatisfy({ value($0) <= $1 }) { best = max(best, value(coefficients)) }
    }
    #expect(Rational(best) <= optimum.objective, "\(text)")
  }
}
