// What is told of what there is.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session
import Wording

extension Narrator {
  private func say(_ words: StateWords) -> Text { words.text(in: speech) }

  func document(_ answer: StateAnswer) -> Document {
    switch answer {
    case .list(let listing): document(listing)
    case .decomposition(let decomposition): document(decomposition)
    case .objectives(let report): document(report)
    case .value(let report): document(report)
    case .claim(let report): document(report)
    case .help(let report): document(report)
    case .exercises(let kinds): document(kinds)
    case .holds: Document()
    case .request(let request):
      request == .present ? Document([.paragraph(say(.needsScreen))]) : Document()
    }
  }

  // MARK: exercise

  private func document(_ kinds: [ExerciseKind]) -> Document {
    let rows = kinds.map { [Text($0.rawValue, .code), Text($0.about(in: speech))] }
    return Document([.grid(Grid(rows)), .paragraph(say(.howToExercise))])
  }

  // MARK: list

  private func document(_ listing: Listing) -> Document {
    let problem = listing.problem
    var document = Document()
    if !problem.pointNames.isEmpty {
      let points = zip(problem.pointNames, problem.pointValues).map {
        "\(formula: $0) = \($1)" as Text
      }
      document.append(
        .paragraph(say(.points).marked(.dim) + "  " + points.joined(separator: ",  ")))
    }
    if !problem.variableNames.isEmpty {
      document.append(
        .paragraph(
          say(.variables).marked(.dim)
            + "  \(formula: problem.variableNames.joined(separator: ", "))"))
    }
    if problem.constraints.isEmpty, problem.objectives.isEmpty {
      document.append(.paragraph(say(.noConstraints).marked(.note)))
      return document
    }
    var rows = problem.constraints.enumerated().filter { !$0.element.isImplied }.map {
      row($0.element, listing.errors.isEmpty ? nil : listing.errors[$0.offset])
    }
    rows += problem.objectives.enumerated().map { index, objective in
      [
        Text(objective.id, .strong), Text(formula: objective.text),
        Text(objective.priority.name, Naming.role(objective.priority)), Text(objective.weight),
        listing.values.isEmpty ? "–" : Text(listing.values[index]), "",
      ]
    }
    document.append(
      .table(
        Table(
          header: ["", say(.constraint), say(.level), say(.weight), say(.error), ""], rows: rows,
          alignments: [.left, .left, .left, .right, .right, .left])))
    let implied = problem.constraints.filter { $0.isImplied && !$0.isBound }.map { $0.leftText }
    if !implied.isEmpty { document.append(.paragraph(say(.implied(implied)).marked(.dim))) }
    let bounds = problem.constraints.filter { $0.isBound }.map { $0.text }
    if !bounds.isEmpty { document.append(.paragraph(say(.bounds(bounds)).marked(.dim))) }
    return document
  }

  private func row(_ constraint: Constraint, _ error: Rational?) -> [Text] {
    let verdict: Text =
      switch constraint.isEnabled ? error.map(constraint.holds) : nil {
      case nil where !constraint.isEnabled: say(.disabled).marked(.dim)
      case true?: say(.holds).marked(.good)
      case false?: say(.violated).marked(.error)
      case nil: "–"
      }
    return [
      Text(constraint.id, .strong), Text(formula: constraint.text),
      Text(constraint.priority.name, Naming.role(constraint.priority)),
      constraint.priority.isRequired ? "" : Text(constraint.weight),
      error.map { Text(constraint.holds(error: $0) ? 0 : $0) } ?? "–", verdict,
    ]
  }

  // MARK: decompose, objectives

  private func document(_ decomposition: Decomposition) -> Document {
    if decomposition.rows.isEmpty {
      return Document([.paragraph(say(.noConstraints).marked(.note))])
    }
    let rows = decomposition.rows.map { row -> [Text] in
      let constraint = row.constraint
      let role = Naming.role(constraint.priority)
      return [
        Text(constraint.id, .strong), constraint.decomposition(role: role), numbers(row),
        constraint.priority.isRequired
          ? Text(constraint.priority.name, role)
          : Text(constraint.priority.name, role) + ": " + constraint.share(role: role),
      ]
    }
    var document = Document([.grid(Grid(rows, gap: 3))])
    if let name = decomposition.name {
      document.append(
        .paragraph(
          say(.askedByName(name, decomposition.rows[0].constraint))))
    }
    return document
  }

  /// `20 = 10 + 10 − 0`
  private func numbers(_ row: Decomposition.Row) -> Text {
    guard let (left, right) = row.sides else { return "" }
    let error = left - right
    let plus = max(error, 0)
    let minus = max(-error, 0)
    let text: Text = "\(left) = \(right)"
    switch (row.constraint.priority.isRequired, row.constraint.relation) {
    case (true, .equal): return text
    case (true, .atLeast): return text + " + \(plus)"
    case (true, .atMost): return text + " − \(minus)"
    case (false, _): return text + " + \(plus) − \(minus)"
    }
  }

  private func document(_ report: ObjectivesReport) -> Document {
    guard !report.levels.isEmpty else {
      return Document([.paragraph(say(.noPreferences).marked(.note))])
    }
    let rows = report.levels.map { level, minimum -> [Text] in
      [
        Text(level.name, Naming.role(level)), Text(level.number, .dim),
        ObjectiveName.colored(level) + Text(" =", Naming.role(level)),
        report.problem.objectiveSum(level), result(level, minimum, report.problem),
      ]
    }
    return Document([.grid(Grid(rows))])
  }

  /// `→  10`; of a single `maximize` also the greatest value: `→  −36, so 3x + 5y is at most 36`.
  private func result(_ level: Priority, _ minimum: Rational?, _ problem: Hierarchy) -> Text {
    guard let minimum else {
      return PieceWords.noLeastValue.text(in: speech).marked(.error)
    }
    let least: Text = "→  \(minimum, .strong)"
    return problem.maximized(at: level).map { maximized in
      least + ", "
        + say(.greatest(problem.sum(maximized.expression), maximized.value(where: minimum)))
    } ?? least
  }

  // MARK: Claims

  /// `a⁺ = 7 does not hold: a⁺ = 10`
  private func document(_ report: ClaimReport) -> Document {
    let naming = ValueNaming(hierarchy: report.problem)
    let values = report.values.map { naming.statement($0.expression, $0.interval, isNamed: false) }
    let claim = Text(formula: report.text, .strong)
    var text =
      switch report.verdict {
      case .holds: say(.isSo(claim))
      case .undecided: say(.maybeSo(claim, values))
      case .violated: say(.isNotSo(claim, values))
      }
    for constraint in report.meanings { text += " " + say(.isSlack(constraint)).marked(.dim) }
    return Document([.paragraph(text)])
  }

  // MARK: value

  /// `X + 1 = 21`, `X in [X1, X2] = [10, 20]  ambiguous: …`
  private func document(_ report: ValueReport) -> Document {
    let naming = ValueNaming(hierarchy: report.problem)
    if report.isConstant, let value = report.interval.value {
      let text: Text = "\(formula: report.expression, .strong) = \(value)"
      return Document([.paragraph(text.withWholeNumbers)])
    }
    if report.isConstant {
      return Document([
        .paragraph(
          "\(formula: report.expression, .strong) = \(ValueNaming.numbers(report.interval))")
      ])
    }
    // `X − X1 = X1 = 10` would read as an equation, and a wrong one.
    var text = naming.statement(report.expression, report.interval, isNamed: report.isName)
      .withWholeNumbers
    if report.interval.isAmbiguous { text += "  " + say(.ambiguous).marked(.note) }
    return Document([.paragraph(text)])
  }
}
