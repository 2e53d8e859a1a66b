// The story of one pivot in words and numbers: what enters and why, the ratios, what leaves and why, what the
// objective did.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session
import Wording

struct PivotStory {
  let pivot: PivotReport
  let speech: Speech

  init(_ pivot: PivotReport, in speech: Speech) {
    self.pivot = pivot
    self.speech = speech
  }

  private func say(_ words: PivotWords) -> Text { words.text(in: speech) }

  private func more(_ count: Int) -> Text {
    PieceWords.andMore(count).text(in: speech).marked(.dim)
  }

  /// The whole story: words, ratio test, the dictionary with the pivot marked.
  var blocks: [Block] {
    let told: [Document] =
      switch pivot.reason {
      case .free(let equation):
        [Document([.paragraph(say(.free(pivot)))])]
          + (equation.map {
            [Document([.paragraph(say(.placeholder(equation: $0, pivot)))])]
          } ?? [])
      case .rule(let rule):
        [
          Document([.paragraph(say(.enters(pivot, rule)))] + candidates),
          Document([.paragraph(say(.ratioHeading(pivot))), .grid(ratios())]),
          Document([.paragraph(say(.leaves(pivot)))]),
          Document([.paragraph(say(.change(pivot)))]),
        ]
      case .dual:
        [
          Document([.paragraph(say(.furthestBelow(pivot)))]),
          Document([.paragraph(say(.dualRatioHeading(pivot))), .grid(dualRatios)]),
          Document([.paragraph(say(.cheapest(pivot)))]),
          Document([.paragraph(say(.change(pivot)))]),
        ]
      case .own: []
      }
    return [.blank, heading, .bullets(told), .blank] + dictionary
  }

  var heading: Block { .paragraph(say(.heading(pivot))) }

  /// In the place of a large one, how large it is.
  private var dictionary: [Block] {
    if let dictionary = pivot.dictionary {
      let table = DictionaryTable(dictionary, in: speech)
      return [.table(table.table())] + table.reducedCosts
    }
    let words = say(.largeTableau(rows: pivot.rowCount, columns: pivot.columnCount))
    return [.paragraph(words.marked(.dim))]
  }

  // MARK: What enters

  /// The cost vectors of all columns that could enter, from the highest level down.
  var candidates: [Block] {
    guard pivot.candidateCount > 1 || pivot.costLevels.count > 1 else { return [] }
    let limit = 8
    var rows = [[""] + pivot.costLevels.map { ObjectiveName.colored($0) }]
    for candidate in pivot.candidates.prefix(limit) {
      rows.append([candidate.column.strong] + candidate.costs.map { Text($0) })
    }
    if pivot.candidateCount > limit { rows.append([more(pivot.candidateCount - limit)]) }
    return [.grid(Grid(rows, alignments: [.left] + pivot.costLevels.map { _ in .right }))]
  }

  // MARK: What leaves

  /// - Parameter chosen: what stands beside the one that leaves; nil: why it is the one, and beside others that
  ///   would do why not they.
  func ratios(marking chosen: Text? = nil) -> Grid {
    let limit = 12
    var rows: [[Text]] = pivot.ratios.prefix(limit).map { ratio in
      [
        ratio.column.strong, "= \(ratio.constant)",
        Naming.sum(constant: 0, [(ratio.coefficient, pivot.entering.strong)]),
        "\(ratio.constant) ÷ \(ratio.coefficient.magnitude)", "= \(ratio.ratio)",
        chosen.map { ratio.leaves ? $0 : "" } ?? marker(ratio),
      ]
    }
    if pivot.ratioCount > limit { rows.append([more(pivot.ratioCount - limit)]) }
    return Grid(rows, alignments: [.left, .left, .left, .right])
  }

  /// What each column costs for what it mends.
  private var dualRatios: Grid {
    let limit = 12
    var rows: [[Text]] = pivot.dualRatios.prefix(limit).map { ratio in
      [
        ratio.column.strong, "\(ratio.cost) ÷ \(ratio.coefficient)", "= \(ratio.ratio)",
        ratio.enters
          ? say(pivot.dualRatios.count == 1 ? .onlyRatio : .smallestRatio).marked(.good) : "",
      ]
    }
    if pivot.dualRatios.count > limit { rows.append([more(pivot.dualRatios.count - limit)]) }
    return Grid(rows, alignments: [.left, .right, .left])
  }

  private func marker(_ ratio: PivotReport.Ratio) -> Text {
    if ratio.leaves {
      return say(pivot.ratioCount == 1 ? .onlyRatio : .smallestRatio).marked(.good)
    }
    return ratio.ratio == pivot.length ? say(.equalRatio).marked(.dim) : ""
  }
}

extension ColumnName {
  /// In the colour of its level; a variable stands out, too.
  var strong: Text { Text(formula: text, level.map { Naming.role($0) } ?? .strong) }

  /// In the colour of its level.
  var colored: Text { Text(formula: text, level.map { Naming.role($0) } ?? .plain) }
}

extension ObjectiveName {
  /// In the colour of its level.
  static func colored(_ level: Priority) -> Text { Text(formula: text(level), Naming.role(level)) }
}

extension ColumnSum {
  /// `a⁺ + 2a⁻`
  var words: Text {
    Naming.sum(
      constant: constant, terms.map { ($0.coefficient, $0.column.colored) },
      constantFirst: terms.isEmpty)
  }
}
