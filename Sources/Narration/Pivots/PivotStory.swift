// The story of one pivot in words and numbers: what enters and why, the ratios, what leaves and why, what the
// objective did.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session

struct PivotStory {
  let pivot: PivotReport

  init(_ pivot: PivotReport) { self.pivot = pivot }

  var entering: Text { pivot.entering.strong }
  var leaving: Text { pivot.leaving.strong }
  /// `f(high)`, or `missing` for what the first phase minimises.
  var objective: Text { ObjectiveName.colored(pivot.level) }

  /// The whole story: words, ratio test, the dictionary with the pivot marked.
  var blocks: [Block] {
    let told: [Document] =
      switch pivot.reason {
      case .free(let equation): [Document([.paragraph(free)])] + placeholder(equation)
      case .rule(let rule):
        [
          Document([.paragraph(whyEnters(rule))] + candidates),
          Document([.paragraph(ratioHeading), .grid(ratios)]),
          Document([.paragraph(whyLeaves)]),
          Document([.paragraph(change)]),
        ]
      case .own: []
      }
    return [.blank, heading, .bullets(told), .blank] + dictionary
  }

  var heading: Block {
    .paragraph("\("Pivot \(pivot.number)", .strong): \(entering) enters, \(leaving) leaves.")
  }

  /// In the place of a large one, how large it is.
  private var dictionary: [Block] {
    if let dictionary = pivot.dictionary { return [.table(DictionaryTable(dictionary).table())] }
    let words = Words.largeTableau(rows: pivot.rowCount, columns: pivot.columnCount)
    return [.paragraph(Text(words, .dim))]
  }

  // MARK: Free columns

  private var free: Text {
    "\(entering) may have any sign, so it goes into the basis first and stays there, out of every "
      + "ratio test. It takes the place of \(leaving), whose row holds it, and becomes "
      + "\(pivot.length)."
  }

  /// What an equation puts into the basis, for it has no slack of its own.
  private func placeholder(_ equation: String?) -> [Document] {
    guard let equation else { return [] }
    return [
      Document([
        .paragraph(
          "The equation \(equation, .strong) has no slack: \(leaving) only stands for its left "
            + "side minus its right side. That must be 0, so it leaves for good.")
      ])
    ]
  }

  // MARK: What enters

  /// - Parameter rule: by which it was chosen.
  func whyEnters(_ rule: RuleWord) -> Text {
    var text: Text =
      "Enters: \(entering). Its cost in \(objective) is \(pivot.cost): each unit of it lowers "
      + "\(objective) by \(pivot.cost.magnitude)."
    if pivot.candidateCount > 1 {
      let reason =
        switch rule {
        case .bland: "the first in order (Bland's rule)"
        case .dantzig: "the most negative cost (Dantzig's rule)"
        case .greatest: "the one that lowers it most in one pivot (greatest improvement)"
        }
      text += " It is \(reason) among \(pivot.candidateCount) that could enter:"
    } else {
      text += " It is the only one that can enter."
    }
    return text
  }

  /// The cost vectors of all columns that could enter, from the highest level down.
  var candidates: [Block] {
    guard pivot.candidateCount > 1 || pivot.costLevels.count > 1 else { return [] }
    let limit = 8
    var rows = [[""] + pivot.costLevels.map { ObjectiveName.colored($0) }]
    for candidate in pivot.candidates.prefix(limit) {
      rows.append([candidate.column.strong] + candidate.costs.map { Text($0) })
    }
    if pivot.candidateCount > limit {
      rows.append([Text("and \(pivot.candidateCount - limit) more", .dim)])
    }
    return [.grid(Grid(rows, alignments: [.left] + pivot.costLevels.map { _ in .right }))]
  }

  // MARK: What leaves

  private var ratioHeading: Text {
    "Ratio test: how far can \(entering) grow before another falls below 0?"
  }

  /// - Parameter chosen: what stands beside the one that leaves; nil: why it is the one, and beside others that
  ///   would do why not they.
  func ratios(marking chosen: Text? = nil) -> Grid {
    let limit = 12
    var rows: [[Text]] = pivot.ratios.prefix(limit).map { ratio in
      [
        ratio.column.strong, "= \(ratio.constant)",
        Naming.sum(constant: 0, [(ratio.coefficient, entering)]),
        "\(ratio.constant) ÷ \(ratio.coefficient.magnitude)", "= \(ratio.ratio)",
        chosen.map { ratio.leaves ? $0 : "" } ?? marker(ratio),
      ]
    }
    if pivot.ratioCount > limit {
      rows.append([Text("and \(pivot.ratioCount - limit) more", .dim)])
    }
    return Grid(rows, alignments: [.left, .left, .left, .right])
  }

  var ratios: Grid { ratios() }

  private func marker(_ ratio: PivotReport.Ratio) -> Text {
    if ratio.leaves {
      return Text(pivot.ratioCount == 1 ? "← the only one" : "← smallest", .good)
    }
    return ratio.ratio == pivot.length
      ? Text("equal; ties go to the column that came first", .dim) : ""
  }

  var whyLeaves: Text {
    pivot.length.isZero
      ? "Leaves: \(leaving). It is at 0 already, so nothing moves; only the basis changes (a "
        + "degenerate pivot)."
      : "Leaves: \(leaving), the first to reach 0, when \(entering) is \(pivot.length)."
  }

  // MARK: What that does

  private var change: Text {
    pivot.length.isZero
      ? "\(objective) stays at \(pivot.before)."
      : "\(objective): \(pivot.before) → \(pivot.after, .strong)."
  }

  /// `f(high): 20 + (−1) × 20 = 0.`
  var arithmetic: Text {
    "\(objective): \(pivot.before) + (\(pivot.cost)) × \(pivot.length) = \(pivot.after, .strong), its "
      + "value plus the cost of \(entering) for each of its \(pivot.length)."
  }
}

extension ColumnName {
  /// In the colour of its level; a variable stands out, too.
  var strong: Text { Text(text, level.map { Naming.role($0) } ?? .strong) }

  /// In the colour of its level.
  var colored: Text { Text(text, level.map { Naming.role($0) } ?? .plain) }
}

extension ObjectiveName {
  /// In the colour of its level.
  static func colored(_ level: Priority) -> Text { Text(text(level), Naming.role(level)) }
}

extension ColumnSum {
  /// `a⁺ + 2a⁻`
  var words: Text {
    Naming.sum(
      constant: constant, terms.map { ($0.coefficient, $0.column.colored) },
      constantFirst: terms.isEmpty)
  }
}
