// What to do about requirements that contradict one another, in a sentence and in a list of what was tried.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

struct WaysOutView {
  private let report: ConflictReport

  init(_ report: ConflictReport) { self.report = report }

  private var ways: WaysOut { report.waysOut }

  private static let level = Priority.high

  // MARK: In one sentence

  /// What may be done, for the reply to a line that was refused.
  func sentence() -> Text {
    switch report.origin {
    case .statement:
      let mark = Text("@high", .code)
      guard let drops else {
        return "Way out: write it with a level, such as \(mark), to make it a preference."
      }
      return
        "Ways out: give the new line a level, such as \(mark), to make it a preference; or "
        + "\(drops).\(lowering)"
    case .change:
      guard let drops else { return "Way out: leave it as it is." }
      return "Ways out: leave it as it is, or first \(drops).\(lowering)"
    case .state:
      guard let drops else { return "" }
      let noun = ways.sets.count == 1 ? "Way out" : "Ways out"
      return "\(noun): \(drops).\(lowering)"
    }
  }

  /// `drop hi or drop d`, `drop hi, e`, `drop either hi or d, and one of e, f, g`
  private var drops: Text? {
    if ways.sets.isEmpty { return nil }
    if !ways.groups.isEmpty {
      // Those that must go come first.
      let groups = ways.groups.filter { $0.count == 1 } + ways.groups.filter { $0.count > 1 }
      return "drop " + groups.map { Self.oneOf($0) }.joined(separator: ", and ")
    }
    let shown = 8
    let drops = ways.sets.prefix(shown).map { Text(Self.drop($0), .code) }
    let more = ways.sets.count > shown || !ways.isComplete && ways.sets.count > 1
    return drops.joined(separator: " or ") + (more ? ", or others" : "")
  }

  private static func oneOf(_ group: [Constraint]) -> Text {
    let ids = group.map { Text($0.id, .code) }
    switch ids.count {
    case 1: return ids[0]
    case 2: return "either \(ids[0]) or \(ids[1])"
    default: return "one of \(ids.joined(separator: ", "))"
    }
  }

  private static func drop(_ constraints: [Constraint]) -> String {
    "drop \(constraints.map { $0.id }.joined(separator: ", "))"
  }

  private var lowering: Text {
    guard let set = ways.sets.first, let first = set.first else { return "" }
    let lowered = Self.lower(first, to: Self.level)
    guard set.count == 1 else {
      return " Instead of being dropped, each can become a preference, as by \(lowered)."
    }
    return " Instead of dropping \(first.id), \(lowered) makes it a preference."
  }

  private static func lower(_ constraint: Constraint, to level: Priority) -> Text {
    Text("priority \(constraint.id) @\(level.name)", .code)
  }

  // MARK: Tried one by one

  /// For each member of the conflicts what comes of dropping it and of lowering it; where one is not
  /// enough, which of them together are.
  func trials() -> Document {
    let trials = report.trials ?? []
    var rows = trials.map { [change($0.change), outcome($0)] }
    if report.untried > 0 { rows.append([Text("and \(report.untried) more", .dim)]) }
    var document = Document()
    if !rows.isEmpty {
      document.append(.paragraph(heading))
      document.append(.indented(Document([.grid(Grid(rows, gap: 3))])))
    }
    let drops = trials.filter { $0.isDrop }
    if drops.allSatisfy({ !$0.isEnough }), !drops.isEmpty || rows.isEmpty {
      document.append(.paragraph(sentence()))
    }
    return document
  }

  private var heading: Text {
    switch report.origin {
    case .statement: "Ways out, each tried with the new line:"
    case .change: "Ways out besides leaving it as it is, each tried with the change:"
    case .state: "Ways out, each tried:"
    }
  }

  /// `drop hi`, `priority hi @high`
  private func change(_ change: Trial.Change) -> Text {
    switch change {
    case .drop(let constraint): return Text("drop \(constraint.id)", .code)
    case .lower(let constraints, let level):
      // What the refused line would have added is not there to be given a command for.
      if constraints.count == 1, !report.origin.changed.contains(constraints[0].serial) {
        return Self.lower(constraints[0], to: level)
      }
      return Text("as a preference, with @\(level.name)")
    }
  }

  private func outcome(_ trial: Trial) -> Text {
    switch trial.outcome {
    case .contradiction(let rest):
      return rest.isEmpty ? "is not enough" : "is not enough: \(Self.list(rest)) still clash"
    case .unbounded(let level):
      return Text(Words.unbounded(level.name))
    case .solved(let values, let violated):
      let naming = ValueNaming(hierarchy: report.problem)
      let words =
        values.map { naming.statement($0.name, $0.interval) }
        + violated.map { "\($0.constraint.id, .strong) is \(Words.amount($0.error)) off" }
      return words.isEmpty ? "is enough" : words.joined(separator: ", ")
    }
  }

  /// The constraints by what they are called; of many only the first.
  private static func list(_ constraints: [Constraint]) -> Text {
    let limit = 8
    var names = constraints.prefix(limit).map { Text($0.id, .strong) }
    if constraints.count > limit { names.append("\(constraints.count - limit) more") }
    return Words.list(names)
  }
}

extension Trial {
  fileprivate var isDrop: Bool {
    if case .drop = change { true } else { false }
  }

  fileprivate var isEnough: Bool {
    if case .contradiction = outcome { false } else { true }
  }
}
