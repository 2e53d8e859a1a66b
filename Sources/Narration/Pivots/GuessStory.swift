// What a learner is asked, with what there is to look at, and what is told after a guess.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension QuestionReport {
  /// With its number and what there is to look at.
  func blocks(in speech: Speech) -> [Block] {
    let asked: [Block] = [.blank, .paragraph(GuessWords.numbered(self).text(in: speech))]
    return asked + (material(in: speech).map { [.indented(Document([.grid($0)]))] } ?? [])
  }

  /// What there is to look at: the costs, or the column that enters.
  func material(in speech: Speech) -> Grid? {
    switch part {
    case .entering(let costs): costs.grid(speech)
    case .leaving(let entering, let column): column.grid(entering, speech)
    case .value: nil
    }
  }
}

extension QuestionReport.CostTable {
  fileprivate func grid(_ speech: Speech) -> Grid {
    let shown = rows.prefix(Self.limit)
    let head = GuessWords.costIn.text(in: speech).marked(.dim)
    var cells = [[head] + levels.map { ObjectiveName.colored($0) }]
    cells += shown.map { row in [row.column.strong] + row.costs.map { Text($0) } }
    if count > shown.count { cells.append([more(count - shown.count, speech)]) }
    return Grid(cells, alignments: [.left] + levels.map { _ in .right })
  }
}

extension QuestionReport.EnteringColumn {
  fileprivate func grid(_ entering: ColumnName, _ speech: Speech) -> Grid {
    let shown = rows.prefix(QuestionReport.CostTable.limit)
    var cells: [[Text]] = shown.map { row in
      [
        row.basic.strong, "= \(row.constant)",
        Naming.sum(constant: 0, [(row.coefficient, entering.strong)]),
      ]
    }
    if count > shown.count { cells.append([more(count - shown.count, speech)]) }
    return Grid(cells)
  }
}

private func more(_ count: Int, _ speech: Speech) -> Text {
  PieceWords.andMore(count).text(in: speech).marked(.dim)
}

extension GuessReport {
  func blocks(in speech: Speech) -> [Block] {
    let said: [Block] = verdict.text(of: pivot, in: speech).map { [.paragraph($0)] } ?? []
    return said + solution(speech) + following(speech)
  }

  private func following(_ speech: Speech) -> [Block] {
    switch next {
    case .question(let question): question.blocks(in: speech)
    case .step(let step):
      [.blank, PivotStory(pivot, in: speech).heading] + step.blocks(in: speech)
    }
  }

  /// How it is, with all that it is seen from.
  private func solution(_ speech: Speech) -> [Block] {
    func say(_ words: PivotWords) -> Block { .paragraph(words.text(in: speech)) }
    let story = PivotStory(pivot, in: speech)
    switch part {
    case .entering:
      guard case .rule(let rule) = pivot.reason else { return [] }
      return [say(.enters(pivot, rule))] + story.candidates
    case .leaving: return [say(.leaves(pivot)), .grid(story.ratios())]
    case .value: return [say(.arithmetic(pivot))]
    }
  }
}

extension GuessVerdict {
  /// What is said of the guess; nil where it was given up.
  ///
  /// - Parameter pivot: the answer.
  func text(of pivot: PivotReport, in speech: Speech) -> Text? {
    self == .shown ? nil : GuessWords.verdict(self, pivot).text(in: speech)
  }
}

extension Score {
  /// nil where nothing was asked.
  func text(in speech: Speech) -> Text? {
    asked > 0 ? GuessWords.score(self).text(in: speech) : nil
  }
}
