// When two programs are the same.

import Programs
import Rationals
import Testing

@Suite("Sameness")
struct SamenessTests {
  typealias Limits = (Rational?, Rational?)

  static func program(
    _ sense: LinearProgram.Sense = .minimize, objective: [Int: Rational] = [0: 2, 1: -3],
    constant: Rational = 1, x: Limits = (0, 5), columns: [String] = ["x", "y"],
    rows: [(String, [Int: Rational], Rational?, Rational?)] = [("c", [0: 1, 1: 2], 1, 4)]
  ) -> LinearProgram {
    LinearProgram(
      "", sense, objective: objective, constant: constant,
      columns: [(columns[0], x.0, x.1), (columns[1], 0, nil)], rows: rows)
  }

  static let same = [
    program(objective: [0: 4, 1: -6], constant: 2),
    program(rows: [("d", [0: 3, 1: 6], 3, 12)]),
    program(rows: [("d", [0: -1, 1: -2], -4, -1)]),
    program(rows: [("a", [0: 1, 1: 2], nil, 4), ("b", [0: 1, 1: 2], 1, nil)]),
    program(x: (0, nil), rows: [("c", [0: 1, 1: 2], 1, 4), ("d", [0: -3], -15, nil)]),
  ]

  @Test("Factors, names of rows and where a limit stands do not matter", arguments: same)
  func isSame(_ other: LinearProgram) {
    #expect(Self.program().isSame(as: other))
    #expect(other.isSame(as: Self.program()))
  }

  static let different = [
    program(.maximize), program(objective: [0: 2, 1: -2]), program(objective: [0: -2, 1: 3]),
    program(constant: 2), program(objective: [:]), program(x: (0, 6)), program(x: (0, nil)),
    program(x: (1, 5)), program(columns: ["y", "x"]), program(rows: []),
    program(rows: [("c", [0: 1, 1: 2], 1, 5)]), program(rows: [("c", [0: 1, 1: 2], nil, 4)]),
    program(rows: [("c", [0: 1, 1: -2], 1, 4)]), program(rows: [("c", [0: -1, 1: -2], 1, 4)]),
    program(rows: [("c", [0: 1, 1: 2], 1, 4), ("d", [0: 1], nil, nil)]),
    program(rows: [("c", [0: 1, 1: 2], 1, 4), ("d", [:], 1, nil)]),
  ]

  @Test("Everything else does", arguments: different)
  func isDifferent(_ other: LinearProgram) {
    #expect(!Self.program().isSame(as: other))
    #expect(other.isSame(as: other))
  }

  @Test("Terms are in the order of the columns, added up, without zeros")
  func terms() {
    func row(_ terms: [(Int, Rational)]) -> LinearProgram.Row {
      LinearProgram.Row(
        name: "", terms: terms.map { LinearProgram.Term(column: $0.0, coefficient: $0.1) },
        lower: 0, upper: nil)
    }
    #expect(row([(2, 1), (0, 3), (2, 4), (1, 0)]) == row([(0, 3), (2, 5)]))
    #expect(row([(1, 1), (1, -1)]).terms.isEmpty)
    #expect(row([(0, 0)]).terms.isEmpty)
  }
}
