// The words for what the solution comes to.

import ConstraintHierarchies
import Rendering

extension Narrator {
  func document(_ answer: SolutionAnswer) -> Document {
    switch answer {
    case .told(let document): document
    case .solve(let report): document(report)
    case .sensitivity(let report):
      onlyAbove(report.unboundedLevel) + SensitivityView(report).document()
    case .sweep(let report): document(report)
    }
  }

  private func document(_ report: SolveReport) -> Document {
    let levels = LevelStory(report.levels).document
    switch report.ending {
    case .nothing: return Document([.paragraph(Text(Words.nothingToSolve, .note))])
    case .solved(let solved): return levels + SolutionStory(solved).document
    case .unbounded(let level):
      return levels + Document([.paragraph(Text(Words.unbounded(level.name), .error))])
    case .contradictory(let conflict):
      return levels + ConflictView(conflict).inBrief()
    }
  }

  private func document(_ report: SweepReport) -> Document {
    let title = Document([.paragraph(Words.swept(report))]) + onlyAbove(report.unboundedLevel)
    switch report.outcome {
    case .nothingDepends:
      return title
        + Document([.paragraph(Text(Words.nothingDepends(report.subject.name), .note))])
    case .nothingAnywhere:
      return title + Document([.paragraph(Text(Words.nothingAnywhere, .error))])
    case .swept(let sweep): return title + SweepView(sweep).document()
    }
  }

  private func onlyAbove(_ level: Priority?) -> Document {
    level.map { Words.onlyAbove($0) } ?? Document()
  }
}

private func + (first: Document, second: Document) -> Document {
  Document(first.blocks + second.blocks)
}
