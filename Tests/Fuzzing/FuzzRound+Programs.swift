// Linear programs and proofs.

import ConstraintHierarchies
import Formats
import Narration
import ProgramSolving
import Programs
import Rationals
import Rendering
import Simplex
import Wording

extension FuzzRound {
  /// A program that is written is read as the same; an answer has a proof without a flaw.
  mutating func solveProgram(_ bytes: [UInt8], _ target: FuzzTarget) throws {
    let read =
      target == .lp
      ? try? LPReader.program(from: bytes) : try? MPSReader.program(from: bytes)
    guard let program = read, program.columns.count <= 100, program.rows.count <= 100 else {
      return
    }
    write(program)
    let solver = try ProgramSolver(program)
    let report = try solver.report(regions: .all)
    check(report.json)
    show(report.document(name: "a", in: .english))
    let proof = solver.writtenProof()
    let problem = ProvableProblem(ProgramHierarchy(program))
    expect(proof.flaws(of: problem).isEmpty, "flaws: \(proof.flaws(of: problem))")
    let text = proof.json.compact
    expect((try? WrittenProof(json: text)) == proof, "written and read, it is another: \(text)")
  }

  private mutating func write(_ program: LinearProgram) {
    let lp = LPWriter.text(of: program)
    let mps = MPSWriter.text(of: program)
    expect(lp == lp.inert && mps == mps.inert, "raw characters")
    if lp.utf8.count < 20_000 {
      expect((try? LPReader.program(from: Array(lp.utf8))) != nil, "unreadable: \(lp)")
      expect((try? MPSReader.program(from: Array(mps.utf8))) != nil, "unreadable: \(mps)")
    }
  }

  /// Whatever a file says, it proves nothing but the truth.
  mutating func checkProof(_ text: String) {
    guard let proof = try? WrittenProof(json: text) else { return }
    guard let program = try? LPReader.program(from: Array(RightFiles.provenProgram.utf8)) else {
      return complain("the program is refused")
    }
    if proof.flaws(of: ProvableProblem(ProgramHierarchy(program))).isEmpty {
      switch proof.conclusion {
      case .optimal(_, let levels): expect(levels.map { $0.least } == [-36], "\(levels) is proven")
      default: complain("\(proof.conclusion) is proven")
      }
    }
  }
}

extension FuzzRound {
  /// The proof of the answer to a program, as it is written.
  static func proof(of text: String) -> String? {
    guard let program = try? LPReader.program(from: Array(text.utf8)) else { return nil }
    return (try? ProgramSolver(program))?.writtenProof().json.compact
  }
}
