// What is told of what the solution comes to.

import ConstraintHierarchies
import Rendering
import Session
import Wording

extension Narrator {
  private func say(_ words: StateWords) -> Text { words.text(in: speech) }
  private func say(_ words: SweepWords) -> Text { words.text(in: speech) }

  func document(_ answer: SolutionAnswer) -> Document {
    switch answer {
    case .solve(let report): document(report)
    case .region(let report): document(report)
    case .wireframe(.needsThree(let count)):
      Document([.paragraph(PlotWords.needsThree(count).text(in: speech).marked(.note))])
    case .wireframe(.space(let region)): SpacePicture(region, in: speech).document()
    case .plot(let report): document(report)
    case .sensitivity(let report):
      onlyAbove(report.unboundedLevel) + SensitivityView(report, in: speech).document()
    case .spreadsheet(let report): SpreadsheetView(report, in: speech).document
    case .sweep(let report): document(report)
    case .duel(let duel): DuelView(duel, in: speech).document()
    case .dual(nil): Document([.paragraph(DualWords.nothing.text(in: speech).marked(.note))])
    case .dual(let report?): DualView(report, in: speech).document()
    case .transport(let report): TransportView(report, in: speech).document
    }
  }

  private func document(_ report: SolveReport) -> Document {
    let levels = LevelStory(report.levels, in: speech).document
    switch report.ending {
    case .nothing: return Document([.paragraph(say(.nothingToSolve).marked(.note))])
    case .solved(let solved): return levels + SolutionStory(solved, in: speech).document
    case .unbounded(let level):
      let words = unbounded(level, report.levels.problem)
      return levels + Document([.paragraph(words.marked(.error))])
    case .contradictory(let conflict):
      return levels + ConflictView(conflict, in: speech).inBrief()
    }
  }

  private func document(_ report: RegionReport) -> Document {
    switch report {
    case .nothing: Document([.paragraph(say(.noVariables).marked(.note))])
    case .levels(let levels): LevelStory(levels, in: speech).document
    case .plane(let region): PlanePicture(region, in: speech, after: planeScale).document()
    }
  }

  private func document(_ report: PlotReport) -> Document {
    if report.levels.isEmpty {
      return Document([.paragraph(say(.noPreferences).marked(.note))])
    }
    var document = Document()
    for level in report.levels {
      if !document.isEmpty { document.append(.blank) }
      switch level.shape {
      case .graph(let graph): document.append(.graph(GraphPicture(graph, in: speech).picture))
      case .plane(let region, let rank):
        document.append(
          contentsOf: PlanePicture(region, in: speech).levelCurves(level.priority, rank: rank))
      case .undrawable(let count):
        let words = PlotWords.undrawable(level.priority, variables: count).text(in: speech)
        document.append(.paragraph(words.marked(.note)))
      }
    }
    return document
  }

  private func document(_ report: SweepReport) -> Document {
    let title = Document([.paragraph(say(.swept(report)))]) + onlyAbove(report.unboundedLevel)
    switch report.outcome {
    case .nothingDepends:
      return title
        + Document([.paragraph(say(.nothingDepends(report.subject.name)).marked(.note))])
    case .nothingAnywhere:
      return title + Document([.paragraph(say(.nothingAnywhere).marked(.error))])
    case .swept(let sweep):
      var document = title + SweepView(sweep, of: report, in: speech).document()
      if !report.heldTexts.isEmpty {
        document.append(.paragraph(say(.heldTexts(report.heldTexts)).marked(.note)))
      }
      return document
    }
  }

  private func onlyAbove(_ level: Priority?) -> Document {
    level.map { Document([.paragraph(say(.onlyAbove($0)).marked(.note))]) } ?? Document()
  }
}

private func + (first: Document, second: Document) -> Document {
  Document(first.blocks + second.blocks)
}
