// The solution in words: the values, what is ambiguous, and which preferences had to give.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

struct SolutionStory {
  private let report: SolvedReport
  private let naming: ValueNaming

  private var problem: Hierarchy { report.problem }

  init(_ report: SolvedReport) {
    self.report = report
    naming = ValueNaming(hierarchy: report.problem)
  }

  var document: Document {
    var document = Document()
    var values = zip(problem.variables, report.intervals).map { variable, interval in
      naming.statement(problem.name(of: variable), interval)
    }
    let limit = 40
    if values.count > limit {
      values = values.prefix(limit) + [Text("and \(values.count - limit) more", .dim)]
    }
    if !values.isEmpty { document.append(.paragraph(values.joined(separator: ",  "))) }
    let ambiguous = report.ambiguous
    if !ambiguous.isEmpty {
      document.append(.paragraph(Text(Words.ambiguousSolution(ambiguous.count), .note)))
    }
    document.append(contentsOf: violations)
    for objective in problem.enabledObjectives {
      let value = report.valuation.value(of: objective.expression)
      document.append(
        .paragraph("\(objective.id, .strong): \(objective.text) gives \(value, .strong)"))
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
      let side = error.signum > 0 ? "above" : "below"
      let slack = constraint.letter + (error.signum > 0 ? "⁺" : "⁻")
      let role = Naming.role(constraint.priority)
      rows.append([
        "\(constraint.id, .strong):",
        "\(constraint.leftText) is \(error.magnitude) \(side) \(constraint.rightText)",
        "(\(slack, role) = \(error.magnitude))",
      ])
    }
    if problem.enabledConstraints.isEmpty { return Document() }
    if rows.isEmpty { return Document([.paragraph(Text("every constraint holds", .good))]) }
    let limit = 12
    let more = rows.count - limit
    if more > 0 { rows = rows.prefix(limit) + [["", Text("and \(more) more", .dim)]] }
    var document = Document()
    if !ambiguous.isEmpty {
      let place = ambiguous.prefix(6).map { variable in
        "\(problem.name(of: variable)) = \(naming.value(valuation.value(of: variable)))" as Text
      }
      document.append(
        .paragraph("for instance at " + place.joined(separator: ", ") + ":"))
    }
    document.append(.grid(Grid(rows, gap: 1)))
    if preferences.count != rows.count
      || problem.enabledConstraints.count != rows.count
    {
      document.append(.paragraph(Text("everything else holds", .good)))
    }
    return document
  }
}
