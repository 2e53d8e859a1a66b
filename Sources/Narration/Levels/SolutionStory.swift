// The solution in words: the values, what is ambiguous, and which preferences had to give.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

struct SolutionStory {
  private let report: SolvedReport
  private let naming: ValueNaming
  private let speech: Speech

  private var problem: Hierarchy { report.problem }

  init(_ report: SolvedReport, in speech: Speech) {
    self.report = report
    self.speech = speech
    naming = ValueNaming(hierarchy: report.problem)
  }

  private func say(_ words: LevelWords) -> Text { words.text(in: speech) }

  private func more(_ count: Int) -> Text {
    PieceWords.andMore(count).text(in: speech).marked(.dim)
  }

  var document: Document {
    var document = Document()
    var values = zip(problem.variables, report.intervals).map { variable, interval in
      naming.statement(problem.name(of: variable), interval)
    }
    let limit = 40
    if values.count > limit {
      values = values.prefix(limit) + [more(values.count - limit)]
    }
    if !values.isEmpty { document.append(.paragraph(values.joined(separator: ",  "))) }
    let ambiguous = report.ambiguous
    if !ambiguous.isEmpty {
      document.append(.paragraph(say(.ambiguous(ambiguous.count)).marked(.note)))
    }
    if let uniqueness = report.uniqueness {
      document.append(.paragraph(say(.unmeasured(uniqueness)).marked(.note)))
    }
    document.append(contentsOf: violations)
    for objective in problem.enabledObjectives {
      let value = report.valuation.value(of: objective.expression)
      document.append(
        .paragraph(say(.gives(id: objective.id, text: objective.text, value))))
    }
    return document
  }

  /// `want: X is 10 above X1 (a⁺ = 10)`; where variables are ambiguous that holds at one of their
  /// values only, which is named.
  private var violations: Document {
    let (valuation, ambiguous) = (report.valuation, report.ambiguous)
    var rows: [[Text]] = []
    let preferences = problem.enabledConstraints.filter { !$0.priority.isRequired }
    for constraint in preferences {
      let error = valuation.error(of: constraint)
      if constraint.holds(error: error) { continue }
      let slack = constraint.letter + (error.signum > 0 ? "⁺" : "⁻")
      let role = Naming.role(constraint.priority)
      rows.append([
        "\(constraint.id, .strong):",
        say(.violated(constraint, error: error)), "(\(formula: slack, role) = \(error.magnitude))",
      ])
    }
    if problem.enabledConstraints.isEmpty { return Document() }
    if rows.isEmpty { return Document([.paragraph(say(.everythingHolds).marked(.good))]) }
    let limit = 12
    let hidden = rows.count - limit
    if hidden > 0 { rows = rows.prefix(limit) + [["", more(hidden)]] }
    var document = Document()
    if !ambiguous.isEmpty {
      let place = ambiguous.prefix(6).map { variable in
        "\(formula: problem.name(of: variable)) = \(naming.value(valuation.value(of: variable)))"
          as Text
      }
      document.append(.paragraph(say(.forInstance(place))))
    }
    document.append(.grid(Grid(rows, gap: 1)))
    if preferences.count != rows.count
      || problem.enabledConstraints.count != rows.count
    {
      document.append(.paragraph(say(.everythingElseHolds).marked(.good)))
    }
    return document
  }
}
