// The story of a solve in words and numbers: what enters and why, the ratios, what leaves and why,
// what the objective did.

import ConstraintHierarchies
import Rationals
import Rendering
import Simplex

struct Narration {
  let naming: Naming
  /// The solver just before the step that is told.
  let solver: Solver
  var asTableau: Bool

  func name(_ column: Column) -> Rendering.Text {
    let priority = naming.priority(ofColumn: column, of: solver)
    return Text(naming.column(column, of: solver), priority.map { .level($0) } ?? .strong)
  }

  func objective(_ rank: Int) -> Rendering.Text {
    let priority = rank == 0 ? .required : naming.model.levels[rank - 1]
    return Text(naming.objective(rank: rank), Naming.role(priority))
  }

  // MARK: Between pivots

  /// - Parameter step: anything but a pivot.
  func block(_ step: Step) -> [Block] {
    switch step {
    case .stage(let stage):
      [
        .blank, .heading(stageTitle(stage), level: 3),
        .indented(Document([.grid(stageRows(stage))])),
      ]
    case .pivot: []
    case .swapped(let columns):
      [
        .blank,
        .paragraph(
          swapped(columns)),
      ]
    case .firstPhase(let rows): firstPhase(rows)
    case .cycle(let length):
      [
        .paragraph(
          Text(
            "The basis of \(Words.count(length, "pivot")) ago has come back: a cycle of length "
              + "\(length). Bland's rule takes over until the objective falls again.", .note))
      ]
    case .stall(let length):
      [
        .paragraph(
          Text(
            "\(length) pivots in a row did not lower the objective, so Bland's rule, which cannot "
              + "go round in a circle, takes over until it falls again.", .note))
      ]
    case .feasible:
      [.blank, .paragraph("\("Every requirement holds now: nothing is missing.", .good)")]
    case .minimum(let index, let value):
      [
        .blank,
        .paragraph(
          "No column that may enter lowers \(objective(index + 1)) any more: its least value is "
            + "\(value, .strong)."),
      ]
    case .end(let outcome): end(outcome)
    }
  }

  private func swapped(_ columns: [Column]) -> Rendering.Text {
    let names = columns.map(name)
    let list = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
    let isOne = columns.count == 1
    return list + (names.last ?? "")
      + (isOne
        ? " is above 0 now, and its opposite is not, so it takes its place in the basis. Only the signs "
          + "of its row turn."
        : " are above 0 now, and their opposites are not, so they take their places in the basis. Only "
          + "the signs of their rows turn.")
  }

  private func stageTitle(_ stage: Int) -> Rendering.Text {
    guard stage > 0 else { return Text("Requirements", Naming.role(.required)) }
    let priority = naming.model.levels[stage - 1]
    return
      "Level \(priority.name, Naming.role(priority)): minimise \(objective(stage)) = "
      + "\(naming.objectiveSum(priority))"
  }

  private func stageRows(_ stage: Int) -> Grid {
    let serials = naming.model.problem.rows.indices
      .filter { naming.model.problem.rows[$0].stage == stage }
      .map { naming.model.constraintOfRow[$0] }
    return Grid(
      serials.compactMap { serial in
        naming.hierarchy.constraint(serial: serial).map { constraint in
          [
            Text(constraint.id, .strong),
            constraint.decomposition(role: Naming.role(constraint.priority)),
          ]
        }
      })
  }

  private func firstPhase(_ rows: [Int]) -> [Block] {
    let ids = rows.compactMap { row in
      naming.hierarchy.constraint(serial: naming.model.constraintOfRow[row])?.id
    }
    let columns = solver.shortfallColumns(ofRows: rows)
      .filter { solver.tableau.row(of: $0) != nil }
    let lacks = columns.map { "\(name($0)) = \(solver.tableau.value(of: $0))" as Rendering.Text }
    return [
      .blank,
      .paragraph(
        "Not yet true: \(Words.list(ids), .strong), by \(lacks.joined(separator: " and ")). The "
          + "first phase puts that right, as a level above all others: it minimises "
          + "\(objective(0)) = \(columns.map(name).joined(separator: " + ")), which must reach 0."),
    ]
  }

  private func end(_ outcome: Outcome) -> [Block] {
    switch outcome {
    case .optimal:
      let words =
        naming.model.levels.isEmpty
        ? "There is nothing to minimise: solved." : "Every level is at its least: solved."
      return [.blank, .paragraph(Text(words, .good))]
    // Whoever stopped it is told so.
    case .interrupted:
      return []
    case .infeasible:
      return [
        .paragraph(
          "\("\(naming.objective(rank: 0)) cannot fall below \(solver.tableau.costs[0].constant): the requirements contradict one another.", .error)"
        )
      ]
    case .unbounded(let index):
      return [
        .paragraph(
          "Nothing stops the entering column: \(objective(index + 1)) falls for ever. "
            + "\("There is no least value.", .error)")
      ]
    }
  }

  // MARK: Pivots

  /// The whole story of one pivot: words, ratio test, the tableau with the pivot marked.
  func blocks(_ pivot: Pivot, number: Int) -> [Block] {
    switch pivot.reason {
    case .free: freePivot(pivot, number)
    case .cost(let rule): costPivot(pivot, rule, number)
    }
  }

  func heading(_ number: Int, _ pivot: Pivot) -> Block {
    .paragraph(
      "\("Pivot \(number)", .strong): \(name(pivot.entering)) enters, \(name(pivot.leaving)) leaves."
    )
  }

  private func freePivot(_ pivot: Pivot, _ number: Int) -> [Block] {
    [
      .blank, heading(number, pivot),
      .bullets(
        [
          Document([
            .paragraph(
              "\(name(pivot.entering)) may have any sign, so it goes into the basis first and stays "
                + "there, out of every ratio test. It takes the place of \(name(pivot.leaving)), whose "
                + "row holds it, and becomes \(pivot.length).")
          ])
        ] + placeholder(pivot.leaving)),
      .blank,
    ] + view.blocks(oneOfMany: pivot)
  }

  /// What an equation puts into the basis, for it has no slack of its own.
  private func placeholder(_ column: Column) -> [Document] {
    guard let shortfall = solver.shortfall(of: column),
      let equation = naming.hierarchy.constraint(
        serial: naming.model.constraintOfRow[shortfall.row])
    else { return [] }
    return [
      Document([
        .paragraph(
          "The equation \(equation.id, .strong) has no slack: \(name(column)) only stands for its "
            + "left side minus its right side. That must be 0, so it leaves for good.")
      ])
    ]
  }

  private var view: TableauView {
    TableauView(naming: naming, solver: solver, asTableau: asTableau)
  }

  private func costPivot(_ pivot: Pivot, _ rule: PivotRule, _ number: Int) -> [Block] {
    [
      .blank, heading(number, pivot),
      .bullets([
        Document([.paragraph(whyEnters(pivot, rule))] + candidates(pivot)),
        Document([.paragraph(ratioHeading(pivot)), .grid(ratios(pivot))]),
        Document([.paragraph(whyLeaves(pivot))]),
        Document([.paragraph(change(pivot))]),
      ]),
      .blank,
    ] + view.blocks(oneOfMany: pivot)
  }

  func whyEnters(_ pivot: Pivot, _ rule: PivotRule) -> Rendering.Text {
    let cost = solver.tableau.costs[pivot.rank][pivot.entering]
    var text: Rendering.Text =
      "Enters: \(name(pivot.entering)). Its cost in \(objective(pivot.rank)) is \(cost): each unit "
      + "of it lowers \(objective(pivot.rank)) by \(cost.magnitude)."
    if pivot.candidates.count > 1 {
      let reason =
        switch rule {
        case .bland: "the first in order (Bland's rule)"
        case .dantzig: "the most negative cost (Dantzig's rule)"
        case .greatest: "the one that lowers it most in one pivot (greatest improvement)"
        }
      text += " It is \(reason) among \(pivot.candidates.count) that could enter:"
    } else {
      text += " It is the only one that can enter."
    }
    return text
  }

  /// The cost vectors of all columns that could enter, from the highest level down.
  func candidates(_ pivot: Pivot) -> [Block] {
    let ranks = ranks(upTo: pivot.rank)
    guard pivot.candidates.count > 1 || ranks.count > 1 else { return [] }
    let limit = 8
    var rows = [[""] + ranks.map(objective)]
    for candidate in pivot.candidates.prefix(limit) {
      rows.append([name(candidate.column)] + ranks.map { Text(candidate.costs[$0]) })
    }
    if pivot.candidates.count > limit {
      rows.append([Text("and \(pivot.candidates.count - limit) more", .dim)])
    }
    return [.grid(Grid(rows, alignments: [.left] + ranks.map { _ in .right }))]
  }

  /// The cost rows that say something, from the highest down to one that is minimised.
  func ranks(upTo rank: Int) -> [Int] {
    (0...rank).filter { $0 == rank || $0 > 0 || solver.tableau.firstPhaseMatters }
  }

  private func ratioHeading(_ pivot: Pivot) -> Rendering.Text {
    "Ratio test: how far can \(name(pivot.entering)) grow before another falls below 0?"
  }

  func ratios(_ pivot: Pivot) -> Grid {
    let limit = 12
    var rows: [[Rendering.Text]] = pivot.ratios.prefix(limit).map { ratio in
      let falls = ratio.coefficient.magnitude
      let marker: Rendering.Text =
        ratio.row == pivot.row
        ? Text(pivot.ratios.count == 1 ? "← the only one" : "← smallest", .good)
        : ratio.ratio == pivot.length ? Text("equal; \(lowestFirst)", .dim) : ""
      return [
        name(ratio.basic), "= \(ratio.constant)",
        Naming.sum(constant: 0, [(ratio.coefficient, name(pivot.entering))]),
        "\(ratio.constant) ÷ \(falls)", "= \(ratio.ratio)", marker,
      ]
    }
    if pivot.ratios.count > limit {
      rows.append([Text("and \(pivot.ratios.count - limit) more", .dim)])
    }
    return Grid(rows, alignments: [.left, .left, .left, .right])
  }

  private var lowestFirst: String { "ties go to the column that came first" }

  func whyLeaves(_ pivot: Pivot) -> Rendering.Text {
    pivot.length.isZero
      ? "Leaves: \(name(pivot.leaving)). It is at 0 already, so nothing moves; only the basis "
        + "changes (a degenerate pivot)."
      : "Leaves: \(name(pivot.leaving)), the first to reach 0, when \(name(pivot.entering)) is "
        + "\(pivot.length)."
  }

  private func change(_ pivot: Pivot) -> Rendering.Text {
    pivot.length.isZero
      ? "\(objective(pivot.rank)) stays at \(pivot.costBefore)."
      : "\(objective(pivot.rank)): \(pivot.costBefore) → \(pivot.costAfter, .strong)."
  }
}
