// The words for what the solution comes to.

import ConstraintHierarchies
import Rendering
import Session

extension Narrator {
  func document(_ answer: SolutionAnswer) -> Document {
    switch answer {
    case .solve(let report): document(report)
    case .region(let report): document(report)
    case .plot(let report): document(report)
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

  private func document(_ report: RegionReport) -> Document {
    switch report {
    case .nothing: Document([.paragraph(Text(Words.noVariables, .note))])
    case .levels(let levels): LevelStory(levels).document
    case .plane(let region): PlanePicture(region).document()
    }
  }

  private func document(_ report: PlotReport) -> Document {
    if report.levels.isEmpty { return Document([.paragraph(Text(Words.noPreferences, .note))]) }
    var document = Document()
    for level in report.levels {
      if !document.isEmpty { document.append(.blank) }
      switch level.shape {
      case .graph(let graph): document.append(.graph(GraphPicture(graph).picture))
      case .plane(let region, let rank):
        document.append(
          contentsOf: PlanePicture(region).levelCurves(level.priority, rank: rank))
      case .undrawable(let count):
        document.append(.paragraph(Text(Words.notDrawable(level.priority.name, count), .note)))
      }
    }
    return document
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
