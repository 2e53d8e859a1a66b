// What a statement added, right after it was typed: its decomposition, and what it adds to its level.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

struct Introduction {
  private let problem: Hierarchy
  private let speech: Speech

  init(_ problem: Hierarchy, in speech: Speech) {
    self.problem = problem
    self.speech = speech
  }

  private func say(_ words: ChangeWords) -> Text { words.text(in: speech) }

  /// So many constraints are shown, and so much of a long one; `list` and `decompose` show all of it.
  private static let mostRows = 4
  private static let longestSide = 72
  private static let mostTerms = 8

  func document(_ constraints: [Constraint], _ objectives: [Objective]) -> Document {
    let rows =
      constraints.prefix(Self.mostRows).map(row)
      + objectives.prefix(max(Self.mostRows - constraints.count, 0)).map(row)
    var document = Document()
    if !rows.isEmpty { document.append(.grid(Grid(rows, gap: 3))) }
    let hidden = constraints.count + objectives.count - rows.count
    if hidden > 0 {
      document.append(.paragraph(say(.moreConstraints(hidden)).marked(.dim)))
    }
    return document
  }

  /// So many constraints of a form are shown.
  private static let mostOfForm = 16

  /// Two constraints of a form stand in one line if that has no more characters than this.
  private static let widestPair = 76

  /// What a form has become, as it would have been typed: two to a line if they are short, with the priorities that
  /// differ.
  func document(ofForm constraints: [Constraint]) -> Document {
    let shown = constraints.prefix(Self.mostOfForm)
    let areRequired = constraints.allSatisfy { $0.priority.isRequired }
    let cells = shown.map { constraint -> [Text] in
      var text = Text(formula: constraint.text)
      if !areRequired {
        text += "  " + Text("@\(constraint.priority.name)", Naming.role(constraint.priority))
      }
      return [Text(constraint.id, .strong), text]
    }
    var document = Document()
    if !cells.isEmpty {
      let gap = 3
      let middle = (cells.count + 1) / 2
      func width(_ part: ArraySlice<Constraint>) -> Int {
        let mark = areRequired ? 0 : 2 + part.reduce(0) { max($0, $1.priority.name.count + 1) }
        return part.reduce(0) { max($0, $1.id.count) } + gap
          + part.reduce(0) { max($0, $1.text.count) } + mark
      }
      let pair = width(shown.prefix(middle)) + gap + width(shown.dropFirst(middle))
      let half = cells.count > 2 && pair <= Self.widestPair ? middle : cells.count
      let rows = (0..<half).map { index in
        cells[index] + (half + index < cells.count ? cells[half + index] : [])
      }
      document.append(.grid(Grid(rows, gap: gap)))
    }
    if constraints.count > shown.count {
      document.append(
        .paragraph(say(.moreConstraints(constraints.count - shown.count)).marked(.dim)))
    }
    if areRequired, !constraints.isEmpty {
      document.append(.paragraph(say(.allRequired(constraints.count)).marked(.dim)))
    }
    return document
  }

  /// `a   X = X1 + a⁺ − a⁻   low: f(low) + a⁺ + a⁻`
  private func row(_ constraint: Constraint) -> [Text] {
    let role = Naming.role(constraint.priority)
    var cells = [
      Text(constraint.id, .strong),
      constraint.decomposition(role: role, limit: Self.longestSide),
    ]
    if constraint.priority.isRequired {
      cells.append(Text("required", role))
    } else {
      cells.append(say(.adds(share: constraint.share(role: role), constraint.priority)))
    }
    return cells
  }

  private func row(_ objective: Objective) -> [Text] {
    let share = Naming.sum(
      constant: objective.share.constant,
      objective.share.terms.prefix(Self.mostTerms).map {
        ($0.coefficient, Text(formula: problem.name(of: $0.symbol)))
      } + (objective.share.terms.count > Self.mostTerms ? [(1, "…")] : []),
      constantFirst: objective.share.terms.isEmpty)
    return [
      Text(objective.id, .strong), Text(formula: objective.text.shortened()),
      say(.adds(share: share, objective.priority)),
    ]
  }
}
