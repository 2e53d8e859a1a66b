import ConstraintHierarchies
import ProgramSolving
import Programs
import Rationals
import Simplex

extension Misuse {
  static let programs = [
    Misuse("a term of a column that is not there", "LinearProgram: a term of a column that is not")
    {
      use(LinearProgram(objective: .init(name: "f", terms: [term(0)]), columns: [], rows: []))
    },
    Misuse(
      "a row of a program over a negative column",
      "LinearProgram: a term of a column that is not there"
    ) {
      let row = LinearProgram.Row(name: "r", terms: [term(-1)], lower: 0, upper: nil)
      use(
        LinearProgram(
          objective: .init(name: "f"), columns: [.init(name: "x")], rows: [row]))
    },
    Misuse("the text of a term of another program", "LinearProgram: no such column") {
      use(program().text(of: [term(9)]))
    },
    Misuse("the statement of a row that is not there", "LinearProgram: no such row") {
      use(program().statement(of: .row(9, .both)))
    },
    Misuse("the statement of a bound that is not there", "LinearProgram: no such column") {
      use(program().statement(of: .bound(9, .both)))
    },
    Misuse("a value that is not there", "LinearProgram: a term of a column without a value") {
      use(program().value(of: [term(1)], at: [0]))
    },
    Misuse("the certificate of another program", "IncrementalSolution.certificate: the model of") {
      use(try ProgramSolver(program()).certificate(Model(hierarchy(9))))
    },
    Misuse("the interval of a column that is not there", "ProgramReport: no such column") {
      if case .optimal(let optimum) = try ProgramSolver(program()).report().ending {
        use(optimum.interval(ofColumn: 9))
      }
    },
    Misuse("the slack of a column that is not there", "ProvableProblem: no such column") {
      use(ProvableProblem(ProgramHierarchy(program())).row(ofSlack: 9))
    },
    Misuse("a certificate of another problem", "WrittenProof: the certificate of another problem") {
      let certificate = Certificate.unbounded(point: [], proofs: [], ray: [])
      use(WrittenProof(certificate, of: ProvableProblem(hierarchy(1))))
    },
  ]

  private static func term(_ column: Int) -> LinearProgram.Term {
    .init(column: column, coefficient: 1)
  }

  /// As little x as can be, x ≥ 1.
  private static func program() -> LinearProgram {
    LinearProgram(
      objective: .init(name: "f", terms: [term(0)]), columns: [.init(name: "x")],
      rows: [.init(name: "r", terms: [term(0)], lower: 1, upper: nil)])
  }
}
