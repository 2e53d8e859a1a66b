// What to do about requirements that contradict one another. Nothing is advised that was not tried:
// the requirements are solved again without the one, or with it as a preference.

import ConstraintHierarchies
import Rationals
import Rendering
import Simplex

struct WaysOutView {
  let origin: Conflict.Origin
  private var search: ConflictSearch
  /// Goes from one way out to the next; nil before the first.
  private var tried: LiveSolution?

  init(_ search: ConflictSearch, _ origin: Conflict.Origin) {
    self.search = search
    self.origin = origin
  }

  private var hierarchy: Hierarchy { search.hierarchy }

  private static let level = Priority.high

  // MARK: In one sentence

  /// What may be done, for the reply to a line that was refused.
  mutating func sentence() -> Text {
    let ways = search.waysOut(keeping: origin.changed)
    let drops = drops(ways)
    switch origin {
    case .statement:
      let mark = Text("@high", .code)
      guard let drops else {
        return "Way out: write it with a level, such as \(mark), to make it a preference."
      }
      return
        "Ways out: give the new line a level, such as \(mark), to make it a preference; or "
        + "\(drops).\(lowering(ways))"
    case .change:
      guard let drops else { return "Way out: leave it as it is." }
      return "Ways out: leave it as it is, or first \(drops).\(lowering(ways))"
    case .state:
      guard let drops else { return "" }
      let noun = ways.sets.count == 1 ? "Way out" : "Ways out"
      return "\(noun): \(drops).\(lowering(ways))"
    }
  }

  /// `drop hi or drop d`, `drop hi, e`, `drop either hi or d, and one of e, f, g`
  private func drops(_ ways: WaysOut) -> Text? {
    if ways.sets.isEmpty { return nil }
    if !ways.groups.isEmpty {
      // Those that must go come first.
      let groups = ways.groups.filter { $0.count == 1 } + ways.groups.filter { $0.count > 1 }
      return "drop " + groups.map(Self.oneOf).joined(separator: ", and ")
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
    "drop \(constraints.map(\.id).joined(separator: ", "))"
  }

  private func lowering(_ ways: WaysOut) -> Text {
    guard let set = ways.sets.first, let first = set.first else { return "" }
    guard set.count == 1 else {
      return " Instead of being dropped, each can become a preference, as by \(Self.lower(first))."
    }
    return " Instead of dropping \(first.id), \(Self.lower(first)) makes it a preference."
  }

  private static func lower(_ constraint: Constraint) -> Text {
    Text("priority \(constraint.id) @\(level.name)", .code)
  }

  // MARK: Tried one by one

  /// For each member of the conflicts what comes of dropping it and of lowering it; where one is not
  /// enough, which of them together are.
  mutating func trials(of conflicts: [Conflict]) -> Document {
    var members: [Constraint] = []
    for conflict in conflicts {
      for member in conflict.members.map(\.constraint) where !members.contains(member) {
        members.append(member)
      }
    }
    members.sort { $0.serial < $1.serial }
    let changed = members.filter { origin.changed.contains($0.serial) }
    let others = members.filter { !origin.changed.contains($0.serial) }
    var variables: [Variable] = []
    for member in members {
      variables += member.error.variables.filter { !variables.contains($0) }
    }
    let shown = 12
    var rows: [[Text]] = []
    if case .statement = origin {
      let level = "as a preference, with @\(Self.level.name)"
      rows.append([Text(level), outcome(lowering: changed, in: variables)])
    }
    var isEnough = false
    for member in others.prefix(shown) {
      if let rest = search.conflict(without: [member]) {
        rows.append([
          Text("drop \(member.id)", .code),
          "is not enough: \(Self.list(rest)) still clash",
        ])
      } else {
        isEnough = true
        rows.append([Text("drop \(member.id)", .code), outcome(dropping: [member], in: variables)])
        rows.append([Self.lower(member), outcome(lowering: [member], in: variables)])
      }
    }
    if others.count > shown { rows.append([Text("and \(others.count - shown) more", .dim)]) }
    var document = Document()
    if !rows.isEmpty {
      document.append(.paragraph(heading))
      document.append(.indented(Document([.grid(Grid(rows, gap: 3))])))
    }
    if !isEnough, !others.isEmpty || rows.isEmpty {
      document.append(.paragraph(sentence()))
    }
    return document
  }

  /// The constraints by what they are called; of many only the first.
  private static func list(_ constraints: [Constraint]) -> Text {
    let limit = 8
    var names = constraints.prefix(limit).map { Text($0.id, .strong) }
    if constraints.count > limit { names.append("\(constraints.count - limit) more") }
    return Words.list(names)
  }

  private var heading: Text {
    switch origin {
    case .statement: "Ways out, each tried with the new line:"
    case .change: "Ways out besides leaving it as it is, each tried with the change:"
    case .state: "Ways out, each tried:"
    }
  }

  private mutating func outcome(dropping constraints: [Constraint], in variables: [Variable])
    -> Text
  {
    outcome(of: hierarchy.leaving(out: constraints.map(Cause.constraint)), in: variables)
  }

  private mutating func outcome(lowering constraints: [Constraint], in variables: [Variable])
    -> Text
  {
    var lowered = hierarchy
    for constraint in constraints {
      lowered.updateConstraint(serial: constraint.serial) { $0.priority = Self.level }
    }
    return outcome(of: lowered, in: variables, violating: constraints)
  }

  /// What the variables are then, and which of the constraints do not hold.
  private mutating func outcome(
    of changed: Hierarchy, in variables: [Variable], violating constraints: [Constraint] = []
  ) -> Text {
    var other = tried ?? LiveSolution()
    tried = nil
    defer { tried = other }
    other.update(to: changed)
    if other.outcome == .infeasible { return "is not enough" }
    if let level = other.unboundedLevel { return Text(Words.unbounded(level.name)) }
    let naming = ValueNaming(hierarchy: hierarchy)
    let shown = 3
    var words: [Text] = []
    for variable in variables.prefix(shown) {
      if let interval = other.interval(of: LinearExpression(.variable(variable))) {
        words.append(naming.statement(hierarchy.name(of: variable), interval))
      }
    }
    for constraint in constraints {
      guard let error = other.interval(of: constraint.error), !constraint.mayHold(error) else {
        continue
      }
      words.append("\(constraint.id, .strong) is \(Words.amount(error)) off")
    }
    return words.isEmpty ? "is enough" : words.joined(separator: ", ")
  }
}
