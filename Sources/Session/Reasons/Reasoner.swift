// Works out what holds a variable, a constraint or an objective, from the thing outward; what would be
// different without one is in Reasoner+Effects.

import ConstraintHierarchies
import Rationals
import Simplex

/// Asks for reasons, one after another, of one solved problem.
struct Reasoner {
  var explainer: Explainer

  init(_ explainer: Explainer) { self.explainer = explainer }

  var hierarchy: Hierarchy { explainer.hierarchy }

  // MARK: A variable

  /// - Complexity: that of a hold and its moves on each side, and of an obstacle and a price for each loser
  ///   that is looked into; see `Explainer`.
  mutating func reason(
    for expression: LinearExpression, named name: String, isName: Bool
  ) throws(Stop) -> VariableReason {
    let interval = try explainer.interval(of: expression) ?? .everything
    let below = try explainer.hold(on: expression, from: .below)
    let above = try explainer.hold(on: expression, from: .above)
    let (losses, others) = try losers(
      expression.variables, among: Set((below?.causes ?? []) + (above?.causes ?? [])))
    return VariableReason(
      variables: expression.variables, name: name, isName: isName, interval: interval,
      below: below.map(HoldReport.init), above: above.map(HoldReport.init), losses: losses,
      otherLosers: others,
      down: try below.map { (hold) throws(Stop) in
        try explainer.moves(of: expression, past: hold)
      },
      up: try above.map { (hold) throws(Stop) in
        try explainer.moves(of: expression, past: hold)
      })
  }

  /// The preferences that ask for another value of the variables in vain.
  private mutating func losers(
    _ variables: [Variable], among holders: Set<Cause>
  ) throws(Stop) -> (losses: [Loss], others: [Cause]) {
    let lookedInto = 3
    var losses: [Loss] = []
    var others: [Cause] = []
    for constraint in hierarchy.enabledConstraints where !constraint.priority.isRequired {
      guard
        constraint.error.variables.contains(where: variables.contains)
          || holders.contains(.constraint(constraint)),
        let error = try explainer.interval(of: constraint.error), !constraint.mayHold(error)
      else { continue }
      if losses.count == lookedInto {
        others.append(.constraint(constraint))
      } else {
        losses.append(try loss(constraint, error))
      }
    }
    return (losses, others)
  }

  private mutating func loss(_ constraint: Constraint, _ error: Interval) throws(Stop) -> Loss {
    guard let hold = try explainer.obstacle(to: constraint) else {
      return Loss(constraint: constraint, error: error, obstacles: nil, price: nil)
    }
    let causes = Set(hold.causes)
    return Loss(
      constraint: constraint, error: error,
      obstacles: hierarchy.causes.filter { causes.contains($0) && !$0.isImplied },
      price: try explainer.price(ofHolding: constraint))
  }

  // MARK: A constraint

  mutating func reason(for constraint: Constraint) throws(Stop) -> ConstraintReason {
    guard constraint.isEnabled else {
      return ConstraintReason(
        constraint: constraint, verdict: nil, error: nil, value: nil, loss: nil,
        otherwise: try effects(ofEnabling: constraint))
    }
    let error = try explainer.interval(of: constraint.error)
    let verdict = error.map { constraint.verdict($0) }
    let isTight = verdict == .holds && constraint.relation != .equal && error?.value == 0
    let value = isTight ? try explainer.interval(of: constraint.left)?.value : nil
    let loss =
      verdict == .violated
      ? try error.map { (error) throws(Stop) in try self.loss(constraint, error) } : nil
    return ConstraintReason(
      constraint: constraint, verdict: verdict, error: error, value: value, loss: loss,
      otherwise: try effects(ofLeavingOut: .constraint(constraint)))
  }

  // MARK: A level

  /// - Parameter most: of its constraints that do not hold, so many are looked into.
  mutating func reason(
    for level: Priority, minimum: Rational, most: Int = 3
  ) throws(Stop) -> LevelReason {
    var constraints: [ConstraintReason] = []
    var others: [Cause] = []
    for constraint in hierarchy.enabledConstraints where constraint.priority == level {
      guard let error = try explainer.interval(of: constraint.error),
        constraint.verdict(error) != .holds
      else { continue }
      if constraints.count < most {
        constraints.append(try reason(for: constraint))
      } else {
        others.append(.constraint(constraint))
      }
    }
    var objectives: [ObjectiveReason] = []
    for objective in hierarchy.enabledObjectives where objective.priority == level {
      if objectives.count < most {
        objectives.append(try reason(for: objective))
      } else {
        others.append(.objective(objective))
      }
    }
    return LevelReason(
      level: level, minimum: minimum, constraints: constraints, objectives: objectives,
      others: others)
  }

  // MARK: An objective

  mutating func reason(for objective: Objective) throws(Stop) -> ObjectiveReason {
    guard objective.isEnabled else {
      return ObjectiveReason(
        objective: objective, interval: nil, hold: nil,
        otherwise: try effects(ofEnabling: objective))
    }
    let side: Hold.Side = objective.direction == .maximize ? .above : .below
    let interval = try explainer.interval(of: objective.expression)
    var hold = try explainer.hold(on: objective.expression, from: side)
    hold?.holders.removeAll { $0.cause == .objective(objective) }
    return ObjectiveReason(
      objective: objective, interval: interval, hold: hold.map(HoldReport.init),
      otherwise: try effects(ofLeavingOut: .objective(objective)))
  }
}

extension HoldReport {
  init(_ hold: Hold) {
    side = hold.side
    end = hold.end
    isSmallest = hold.isSmallest
    let holders = hold.holders.map { Holder($0) }
    // What pulls comes before what stops it.
    self.holders = holders.enumerated().sorted { a, b in
      (a.element.distance, a.element.isPulling ? 0 : 1, a.offset)
        < (b.element.distance, b.element.isPulling ? 0 : 1, b.offset)
    }.map { $0.element }
  }
}

extension HoldReport.Holder {
  fileprivate init(_ holder: Hold.Holder) {
    cause = holder.cause
    distance = holder.distance
    switch holder.cause {
    case .objective:
      isPulling = true
      isTight = false
    case .constraint(let constraint):
      isPulling = !constraint.holds(error: holder.error)
      isTight = constraint.relation != .equal && holder.error.isZero
    }
  }
}

extension Constraint {
  /// How it fares with these errors.
  func verdict(_ error: Interval) -> ConstraintReason.Verdict { error.verdict(relation) }

  /// Whether it holds with one of these errors.
  func mayHold(_ error: Interval) -> Bool { verdict(error) != .violated }
}

extension Interval {
  /// How a relation fares whose left side less its right side can be any of these.
  func verdict(_ relation: Relation) -> ConstraintReason.Verdict {
    let mayBeLess = lower.map { $0.signum <= 0 } ?? true
    let mayBeMore = upper.map { $0.signum >= 0 } ?? true
    let isNotMore = upper.map { $0.signum <= 0 } ?? false
    let isNotLess = lower.map { $0.signum >= 0 } ?? false
    let (may, must) =
      switch relation {
      case .equal: (mayBeLess && mayBeMore, value == 0)
      case .atMost: (mayBeLess, isNotMore)
      case .atLeast: (mayBeMore, isNotLess)
      }
    return must ? .holds : may ? .undecided : .violated
  }
}
