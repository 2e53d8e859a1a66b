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
      throw Failure(.absentColumn(name, level: naming.priority(ofColumn: column, of: solver)))
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

  func diagnostic(_ flaw: PivotFlaw, _ entering: Name, _ leaving: Name?) -> Diagnostic {
    switch flaw {
    case .entersTwice:
      Diagnostic.illegalPivot(Words.basicAlready(entering.text), entering.range)
    case .entersShortfall:
      Diagnostic.illegalPivot(Words.shortfallStaysOut(entering.text), entering.range)
    case .leavesNot:
      Diagnostic.illegalPivot(Words.notBasic(leaving?.text ?? ""), leaving?.range ?? entering.range)
    case .leavesFree:
      Diagnostic.illegalPivot(
        Words.freeStays(leaving?.text ?? ""), leaving?.range ?? entering.range)
    case .standsApart:
      Diagnostic.illegalPivot(
        Words.standsApart(leaving?.text ?? "", entering.text), leaving?.range ?? entering.range)
    case .frozen(let rank, let cost, let length):
      Diagnostic.illegalPivot(
        Words.frozen(
          entering.text, naming.objective(rank: rank), cost,
          from: tableau.costs[rank].constant, length), entering.range)
    case .unstopped(let cost):
      Diagnostic.illegalPivot(
        Words.unstopped(
          entering.text, naming.objective(rank: tableau.costs.count - 1), cost), entering.range)
    case .outside(let length, let below):
      Diagnostic.illegalPivot(
        Words.outside(
          entering.text, leaving?.text ?? "", length,
          below.map { (plainName($0.column), $0.value) },
          instead: tellsRule ? .some(ratioTest(entering)) : nil),
        (leaving ?? entering).range)
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

extension Diagnostic {
  static func noPivotYet(_ message: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(code: .syntax, message: message, range: range)
  }

  static func illegalPivot(_ message: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(code: .syntax, message: message, range: range)
  }

  static func pairOfColumns(_ name: Name, _ pair: [String]) -> Diagnostic {
    Diagnostic(
      code: .unknownName,
      message: "\(name.text) has no column of that name alone; its "
        + (pair.count == 1 ? "column is \(pair[0])" : "columns are \(Words.list(pair))"),
      range: name.range, suggestion: pair.count == 1 ? pair[0] : nil)
  }

  static func absentColumn(_ name: Name, level: Int?) -> Diagnostic {
    let level = level.flatMap { Priority(rawValue: $0)?.name }
    return Diagnostic(
      code: .unknownName,
      message: level.map {
        "\(name.text) is not in the tableau here: it comes in with the level \($0); step goes on"
      } ?? "\(name.text) is not in the tableau here: no constraint that came in so far holds it",
      range: name.range)
  }

  static func unknownColumn(_ name: Name, among names: [String]) -> Diagnostic {
    let shown = names.count > 12 ? names.prefix(12) + ["…"] : names
    return Diagnostic(
      code: .unknownName,
      message: "no column of the tableau is called \(name.text); there are "
        + shown.joined(separator: ", "),
      range: name.range, suggestion: Suggestion.nearest(to: name.text, among: names))
  }
}

extension Words {
  static func basicAlready(_ name: String) -> String {
    "\(name) is in the basis already: it has a row of its own; what enters stands at the head of a "
      + "column"
  }

  static func shortfallStaysOut(_ name: String) -> String {
    "\(name) only stood for what a requirement lacked; it is out for good, for it must be 0"
  }

  static func notBasic(_ name: String) -> String {
    "\(name) is not in the basis, so it cannot leave; what leaves has a row of its own"
  }

  static func freeStays(_ name: String) -> String {
    "\(name) may have any sign, so it never has to leave the basis, and stays there"
  }

  static func standsApart(_ leaving: String, _ entering: String) -> String {
    "the row of \(leaving) does not hold \(entering), so \(leaving) does not change as \(entering) "
      + "grows, and cannot make room for it"
  }

  static func frozen(
    _ name: String, _ objective: String, _ cost: Rational, from value: Rational, _ length: Rational?
  ) -> String {
    let rise =
      if let length, !length.isZero {
        "\(objective) from \(number(value)) to \(number(value + cost * length))"
      } else {
        "\(objective) by \(number(cost)) for each unit"
      }
    return
      "\(name) is frozen: the pivot is legal, but does not improve: \(name) would raise \(rise); no "
      + "level may undo what one above it has reached, so the walk does not go there"
  }

  static func unstopped(_ name: String, _ objective: String, _ cost: Rational) -> String {
    let start = "nothing stops \(name): nothing falls as it grows, so nothing can leave"
    return cost.signum < 0
      ? "\(start); \(objective) falls for ever, by \(number(cost.magnitude)) for each unit" : start
  }

  static func outside(
    _ entering: String, _ leaving: String, _ length: Rational,
    _ below: [(name: String, value: Rational)], instead: String??
  ) -> String {
    let end =
      instead.map {
        $0.map { "; by the ratio test \($0) leaves" } ?? "; nothing falls, so nothing leaves"
      }
      ?? ""
    if length.signum < 0 {
      return
        "\(leaving) does not fall as \(entering) grows: for it to leave, \(entering) would have to be "
        + "\(number(length)): outside" + end
    }
    let limit = 3
    var falls = below.prefix(limit).map { "\($0.name) = \(number($0.value))" }
    if below.count > limit { falls.append("\(below.count - limit) more below 0") }
    return
      "\(leaving) comes too late: \(entering) = \(number(length)) would make \(list(falls)): outside"
      + end
  }

  private static func number(_ value: Rational) -> String {
    value.signum < 0 ? "−\(value.magnitude)" : value.description
  }
}
