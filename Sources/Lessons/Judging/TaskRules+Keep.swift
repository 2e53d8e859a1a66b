// keep: what a task wants to stay as it is.

import ConstraintHierarchies
import Course
import Rationals

extension TaskRules.Keep {
  /// The first of those named that is neither a constraint, nor an objective, nor a point; nil if all are.
  func unknown(in start: Hierarchy) -> String? {
    let names =
      switch self {
      case .these(let names), .all(but: let names): names
      }
    return names.first { KeptThing.things(named: $0, in: start).isEmpty }
  }

  /// The first that has not stayed as it was when the task began, by the name that it had then; nil if
  /// all have.
  func changed(from start: Hierarchy, to now: Hierarchy) -> String? {
    let things =
      switch self {
      case .these(let names): names.flatMap { KeptThing.things(named: $0, in: start) }
      case .all(but: let names): KeptThing.all(in: start, but: names)
      }
    return things.first { !$0.isSame(in: now) }?.name
  }
}

/// A constraint, an objective or a point as it was.
private enum KeptThing: Hashable {
  case constraint(Constraint)
  case objective(Objective)
  case point(String, value: String)

  /// What is called so: one, or the links of a chain; none if nothing is.
  static func things(named name: String, in hierarchy: Hierarchy) -> [KeptThing] {
    if case .point(let point) = hierarchy.symbol(named: name) {
      return [.point(name, value: hierarchy.value(of: point).description)]
    }
    if let constraint = hierarchy.constraint(name) { return [.constraint(constraint)] }
    if let objective = hierarchy.objective(name) { return [.objective(objective)] }
    return hierarchy.constraints.filter { $0.isLink(of: name) }.map { .constraint($0) }
  }

  static func all(in hierarchy: Hierarchy, but exceptions: [String]) -> [KeptThing] {
    let free = Set(exceptions.flatMap { things(named: $0, in: hierarchy) })
    let points = hierarchy.pointNames.flatMap { things(named: $0, in: hierarchy) }
    let all =
      hierarchy.constraints.map { .constraint($0) } + hierarchy.objectives.map { .objective($0) }
      + points
    return all.filter { !free.contains($0) }
  }

  var name: String {
    switch self {
    case .constraint(let constraint): constraint.id
    case .objective(let objective): objective.id
    case .point(let name, _): name
    }
  }

  /// Whether it stands there as it was; it may be called otherwise by now.
  func isSame(in now: Hierarchy) -> Bool {
    switch self {
    case .constraint(let old):
      guard let new = now.constraint(serial: old.serial) else { return false }
      return new.text == old.text && new.priority == old.priority && new.weight == old.weight
        && new.isEnabled == old.isEnabled
    case .objective(let old):
      guard let new = now.objectives.first(where: { $0.serial == old.serial }) else { return false }
      return new.text == old.text && new.priority == old.priority && new.weight == old.weight
        && new.isEnabled == old.isEnabled
    case .point(let name, let value):
      return Self.things(named: name, in: now) == [.point(name, value: value)]
    }
  }
}

extension Constraint {
  /// Whether it is one of the constraints that a chain of that label has become.
  fileprivate func isLink(of name: String) -> Bool {
    guard let label, label.hasPrefix(name + ".") else { return false }
    return Int(label.dropFirst(name.count + 1)) != nil
  }
}
