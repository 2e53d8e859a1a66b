// What is said of a pivot of the learner's own: whether it is legal, whether it improves, what the rule
// would have done; and of one that is not legal, what it would break.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Simplex

struct OwnPivotStory {
  let naming: Naming
  let crossing: Walk.Crossing
  /// Whether it says what the rule would have done.
  var tellsRule = true

  private var solver: Solver { crossing.solver }
  private var tableau: Tableau { crossing.solver.tableau }

  private func plainName(_ column: Column) -> String { naming.column(column, of: solver) }

  private func name(_ column: Column) -> Rendering.Text {
    let priority = naming.priority(ofColumn: column, of: solver)
    return Text(plainName(column), priority.map { .level($0) } ?? .strong)
  }

  private func objective(_ rank: Int) -> Rendering.Text {
    let priority = rank == 0 ? .required : naming.model.levels[rank - 1]
    return Text(naming.objective(rank: rank), Naming.role(priority))
  }

  // MARK: Names

  /// The columns that two names of the tableau mean.
  func columns(
    _ entering: Name, _ leaving: Name?
  ) throws(Failure) -> (entering: Column, leaving: Column?) {
    (try column(entering), try leaving.map { (name) throws(Failure) in try column(name) })
  }

  /// Columns of the tableau by name. Shortfalls that have left are there too, to be told of.
  private var known: [String: Column] {
    var known: [String: Column] = [:]
    let used = Set(
      tableau.basis + (tableau.rows + tableau.costs).flatMap { $0.entries.map(\.column) })
    // A slack before a shortfall of the same name.
    for column in used.sorted(by: >) { known[plainName(column)] = column }
    return known
  }

  /// The names of the columns, in order.
  var names: [String] { known.sorted { $0.value < $1.value }.map(\.key) }

  /// Whether a name is that of a column, or of a pair of them without its sign.
  func knows(_ name: Name) -> Bool {
    let known = known
    return known[name.text] != nil || !Self.pair(name, among: known).isEmpty
  }

  private static func pair(_ name: Name, among known: [String: Column]) -> [String] {
    ["⁺", "⁻"].map { name.text + $0 }.filter { known[$0] != nil }
  }

  private func column(_ name: Name) throws(Failure) -> Column {
    let known = known
    if let column = known[name.text] { return column }
    let pair = Self.pair(name, among: known)
    if !pair.isEmpty { throw Failure(.pairOfColumns(name, pair)) }
    if let column = solver.problem.signs.indices.first(where: { plainName($0) == name.text }) {
      throw Failure(
        .absentColumn(
          name,
          level: naming.priority(ofColumn: column, of: solver).flatMap {
            Priority(rawValue: $0)?.name
          }))
    }
    let shown = known.filter { tableau.row(of: $0.value) != nil || isOffered($0.value) }
    throw Failure(
      .unknownColumn(name, among: shown.sorted { $0.value < $1.value }.map(\.key)))
  }

  private func isOffered(_ column: Column) -> Bool { tableau.roles[column] != .shortfall }

  // MARK: A pivot that is made

  func document(_ pivot: Pivot, number: Int) -> Document {
    let cost = tableau.costs[pivot.rank][pivot.entering]
    return Document([
      .blank,
      .paragraph(
        "\("Pivot \(number), your own", .strong): \(name(pivot.entering)) enters, "
          + "\(name(pivot.leaving)) leaves."),
      .bullets(
        [
          Document([.paragraph(legal(pivot))] + ratios(pivot)),
          Document([.paragraph(worth(pivot, cost))]),
        ] + (tellsRule ? [Document([.paragraph(comparison(pivot))])] : [])),
    ])
  }

  private func legal(_ pivot: Pivot) -> Rendering.Text {
    var text: Rendering.Text = "\("Legal", .good): "
    if pivot.length.isZero {
      return text
        + "\(name(pivot.leaving)) is at 0 already, so nothing moves; only the basis changes "
        + "(a degenerate pivot)."
    }
    text += "\(name(pivot.leaving)) reaches 0 when \(name(pivot.entering)) is \(pivot.length), and "
    return text + "nothing else falls below 0."
  }

  /// Each column that falls as the entering one grows, with how far it lasts.
  private func ratios(_ pivot: Pivot) -> [Block] {
    guard pivot.ratios.count > 1 else { return [] }
    let limit = 12
    var rows: [[Rendering.Text]] = pivot.ratios.prefix(limit).map { ratio in
      [
        name(ratio.basic), "= \(ratio.constant)",
        Naming.sum(constant: 0, [(ratio.coefficient, name(pivot.entering))]),
        "\(ratio.constant) ÷ \(ratio.coefficient.magnitude)", "= \(ratio.ratio)",
        ratio.row == pivot.row ? Text("← yours", .good) : "",
      ]
    }
    if pivot.ratios.count > limit {
      rows.append([Text("and \(pivot.ratios.count - limit) more", .dim)])
    }
    return [.grid(Grid(rows, alignments: [.left, .left, .left, .right]))]
  }

  private func worth(_ pivot: Pivot, _ cost: Rational) -> Rendering.Text {
    let objective = objective(pivot.rank)
    let change: Rendering.Text = "\(objective): \(pivot.costBefore) → \(pivot.costAfter, .strong)."
    let verdict: Rendering.Text
    switch cost.signum {
    case ..<0 where pivot.length.isZero:
      verdict =
        "\("Improving nothing yet", .note): the cost of \(name(pivot.entering)) is \(cost), but it stays "
        + "at 0. "
    case ..<0:
      verdict =
        "\("Improving", .good): each unit of \(name(pivot.entering)) lowers \(objective) by "
        + "\(cost.magnitude). "
    case 0:
      verdict =
        "\("Not improving", .note): the cost of \(name(pivot.entering)) is 0, so \(objective) does not "
        + "care. "
    default:
      verdict =
        "\("Not improving", .note): the cost of \(name(pivot.entering)) is \(cost): each unit of it "
        + "raises \(objective). "
    }
    return verdict + change
  }

  private func comparison(_ pivot: Pivot) -> Rendering.Text {
    guard let rule = crossing.byRule, case .cost(let word) = rule.reason else {
      return tableau.costs[pivot.rank].constant == pivot.costBefore && crossing.byRule == nil
        ? "By the rule there was nothing left to do here." : ""
    }
    if rule.entering == pivot.entering, rule.leaving == pivot.leaving {
      return "The rule \(word.rawValue, .code) would have done the same."
    }
    return "The rule \(word.rawValue, .code) would have taken \(name(rule.entering)) in and "
      + "\(name(rule.leaving)) out: \(objective(rule.rank)) → \(rule.costAfter)."
  }

  // MARK: A pivot that is not

  func fault(_ flaw: PivotFlaw, _ entering: Name, _ leaving: Name?) -> SessionFault {
    let out = leaving?.text ?? ""
    let last = leaving?.range ?? entering.range
    return switch flaw {
    case .entersTwice: .pivot(.entersTwice(entering.text), entering.range)
    case .entersShortfall: .pivot(.entersArtificial(entering.text), entering.range)
    case .leavesNot: .pivot(.leavesNot(out), last)
    case .leavesFree: .pivot(.leavesFree(out), last)
    case .standsApart: .pivot(.standsApart(leaving: out, entering: entering.text), last)
    case .frozen(let rank, let cost, let length):
      .pivot(
        .frozen(
          entering.text, objective: naming.objective(rank: rank), cost: cost,
          from: tableau.costs[rank].constant, length: length), entering.range)
    case .unstopped(let cost):
      .pivot(
        .unstopped(
          entering.text, objective: naming.objective(rank: tableau.costs.count - 1), cost: cost),
        entering.range)
    case .outside(let length, let below):
      .pivot(
        .outside(
          entering: entering.text, leaving: out, length: length,
          below: below.map { .init(name: plainName($0.column), value: $0.value) },
          instead: !tellsRule
            ? .secret : ratioTest(entering).map { PivotFault.RatioTest.leaves($0) } ?? .nobody),
        last)
    }
  }

  /// Who leaves by the ratio test.
  private func ratioTest(_ entering: Name) -> String? {
    guard let column = known[entering.text],
      let pivot = try? solver.pivot(entering: column, leaving: nil)
    else { return nil }
    return plainName(pivot.leaving)
  }
}

extension Walk {
  /// Why a name is no column's, not even of one that is to come; nil if it is one, or if there are no
  /// columns at all.
  func unknownColumn(_ name: Name) -> Failure? {
    let solver = solverAtNextPivot
    let columns = solver.problem.signs.indices.map { naming.column($0, of: solver) }
    let letters = resolution.hierarchy.enabledConstraints.map(\.letter)
    // A shortfall has a slack's name, and half of a pair is told of by itself.
    let known = Set(columns + letters + letters.flatMap { [$0 + "⁺", $0 + "⁻"] })
    guard !columns.isEmpty, !known.contains(name.text) else { return nil }
    return Failure(.unknownColumn(name, among: columns))
  }
}
