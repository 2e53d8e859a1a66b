// A linear program and its dual side by side, each constraint of one beside the unknown of the other.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

enum DualWords {
  case nothing
  case primal, dual
  /// `minimize` or `maximize`.
  case sense(isMaximized: Bool)
  case free
  case tight
  /// How far the left side of a constraint is from its right one, in the direction that it may be.
  case apart(Relation, Rational)
  case notShown(Int)
  /// What the prices are, by an example.
  case meaning(price: Text, of: String)
  case meet(Rational)
  /// The level, or the expression that is made greatest.
  case unbounded(Text, isMaximized: Bool)
  case contradictory
}

struct DualView {
  private let report: DualReport
  private let speech: Speech
  /// What prices are called by: as books do, unless something of the problem is called so.
  private let letter: String

  /// More rows than that in one half of the table are not shown.
  private static let rowLimit = 30

  init(_ report: DualReport, in speech: Speech) {
    self.report = report
    self.speech = speech
    let problem = report.problem
    let taken = problem.variableNames + problem.pointNames + problem.constraints.map { $0.id }
    letter =
      ["y", "u", "w", "z"].first { letter in !taken.contains { $0.hasPrefix(letter) } } ?? "y"
  }

  private func say(_ words: DualWords) -> Text { words.text(in: speech) }

  func document() -> Document {
    var document = Document([.grid(objectives()), .table(table())])
    let hidden = [report.rows, report.columns].reduce(0) { $0 + max($1.count - Self.rowLimit, 0) }
    if hidden > 0 { document.append(.paragraph(say(.notShown(hidden)).marked(.dim))) }
    if let first = report.rows.first {
      document.append(
        .paragraph(say(.meaning(price: price(first.name, first.priority), of: first.name))))
    }
    document.append(.paragraph(say(ending)))
    return document
  }

  private var ending: DualWords {
    switch report.ending {
    case .optimal(let value): .meet(value)
    case .contradictory: .contradictory
    case .unbounded:
      .unbounded(
        report.primal.isMaximized
          ? Naming.sum(report.primal.form, constantFirst: false)
          : ObjectiveName.colored(report.level),
        isMaximized: report.primal.isMaximized)
    }
  }

  // MARK: What is made least or greatest

  private func objectives() -> Grid {
    Grid([
      [
        say(.primal), sense(report.primal), Naming.sum(report.primal.form, constantFirst: false),
      ] + value,
      [say(.dual), sense(report.dual), priced(report.dual.form)] + value,
    ])
  }

  private func sense(_ objective: DualReport.Objective) -> Text {
    say(.sense(isMaximized: objective.isMaximized))
  }

  private var value: [Text] {
    guard case .optimal(let value) = report.ending else { return [] }
    return ["→", Text(value, .strong)]
  }

  // MARK: Line beside line

  private func table() -> Table {
    let rows = report.rows.prefix(Self.rowLimit).map { pair in
      [Text(pair.name, pair.priority.map(Naming.role) ?? .plain)] + primal(pair) + dual(pair)
    }
    let columns = report.columns.prefix(Self.rowLimit).map { pair in
      [Text(pair.name, pair.priority.map(Naming.role) ?? .plain)] + primal(pair) + dual(pair)
    }
    return Table(
      header: ["", say(.primal), "", say(.dual), ""], rows: rows + columns,
      alignments: [.left, .left, .right, .left, .right],
      groupStarts: rows.isEmpty || columns.isEmpty ? [] : [rows.count])
  }

  private func primal(_ pair: DualReport.Pair) -> [Text] {
    line(pair.primal) { Naming.sum($0, constantFirst: false) }
  }

  private func dual(_ pair: DualReport.Pair) -> [Text] { line(pair.dual, priced) }

  /// A line of a program, and what of it is left or what it is worth.
  private func line(_ line: DualReport.Line, _ sum: (NamedForm) -> Text) -> [Text] {
    switch line {
    case .constraint(let form, let relation, let bound, let slack):
      let left = slack.map { slack in
        slack.isZero ? say(.tight) : say(.apart(relation, slack)).marked(.strong)
      }
      return [sum(form) + " \(relation.rawValue) \(bound)", left ?? ""]
    case .unknown(let term, let relation, let value):
      let name = sum(NamedForm(terms: [term], constant: 0))
      let amount = value.map { Text($0, $0.isZero ? .plain : .strong) }
      return [
        relation.map { name + " \($0.rawValue) 0" } ?? name + " " + say(.free), amount ?? "",
      ]
    }
  }

  // MARK: Prices

  /// `12u_q + 18u_r`
  private func priced(_ form: NamedForm) -> Text {
    Naming.sum(
      constant: form.constant, form.terms.map { ($0.coefficient, price($0.name, $0.priority)) },
      constantFirst: form.terms.isEmpty)
  }

  private func price(_ name: String, _ priority: Priority?) -> Text {
    Text("\(letter)_\(name)", priority.map(Naming.role) ?? .plain)
  }
}

extension DualWords: Phrase {
  var english: Text {
    switch self {
    case .nothing:
      "there is no dual: nothing is minimised yet; type a preference or an objective, such as maximize 3x"
    case .primal: "primal"
    case .dual: "dual"
    case .sense(let isMaximized): isMaximized ? "maximize" : "minimize"
    case .free: "free"
    case .tight: "tight"
    case .apart(.equal, let amount): "\(amount) off"
    case .apart(.atMost, let amount): "\(amount) below"
    case .apart(.atLeast, let amount): "\(amount) above"
    case .notShown(let count): "and \(EnglishGrammar.count(count, "row")) more"
    case .meaning(let price, let name):
      "\(price) is the price of \(name): what \(name) is multiplied by in the proof."
    case .meet(let value):
      "Both come to \(value, .strong), so neither can be better. In each row one of the two is tight or 0."
    case .unbounded(let name, let isMaximized):
      "\(name) has no \(isMaximized ? "greatest" : "least") value, so no prices satisfy the dual."
    case .contradictory:
      "The requirements contradict one another, so the dual has no best prices either."
    }
  }
}
