// What an explanation names: a constraint or an objective.

/// Something that asks for something and can be taken out of a hierarchy.
public enum Cause: Hashable, Sendable {
  case constraint(Constraint)
  case objective(Objective)

  /// What a learner types to mean it.
  public var id: String {
    switch self {
    case .constraint(let constraint): constraint.id
    case .objective(let objective): objective.id
    }
  }

  public var priority: Priority {
    switch self {
    case .constraint(let constraint): constraint.priority
    case .objective(let objective): objective.priority
    }
  }

  /// Whether it holds in any case, so that it cannot be taken out.
  public var isImplied: Bool {
    if case .constraint(let constraint) = self { constraint.isImplied } else { false }
  }

  /// The serial number says it all and is short.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .constraint(let constraint): hasher.combine(constraint.serial)
    case .objective(let objective): hasher.combine(~objective.serial)
    }
  }

  /// The variables that it speaks of.
  public var variables: [Variable] {
    switch self {
    case .constraint(let constraint): constraint.error.variables
    case .objective(let objective): objective.expression.variables
    }
  }
}

extension Hierarchy {
  /// Everything that takes part.
  public var causes: [Cause] {
    enabledConstraints.map(Cause.constraint) + enabledObjectives.map(Cause.objective)
  }

  /// The hierarchy with these alone.
  ///
  /// - Complexity: linear in the size of the hierarchy.
  public func keeping(only causes: some Sequence<Cause>) -> Hierarchy {
    let (constraints, objectives) = Self.serials(causes)
    return filtered {
      constraints.contains($0.serial)
    } objectives: {
      objectives.contains($0.serial)
    }
  }

  /// The hierarchy without these.
  ///
  /// - Complexity: linear in the size of the hierarchy.
  public func leaving(out causes: some Sequence<Cause>) -> Hierarchy {
    let (constraints, objectives) = Self.serials(causes)
    return filtered {
      !constraints.contains($0.serial)
    } objectives: {
      !objectives.contains($0.serial)
    }
  }

  /// The hierarchy with the requirements and the levels above this one alone.
  ///
  /// - Complexity: linear in the size of the hierarchy.
  public func keeping(above priority: Priority) -> Hierarchy {
    filtered {
      $0.priority > priority
    } objectives: {
      $0.priority > priority
    }
  }

  private static func serials(_ causes: some Sequence<Cause>) -> (Set<Int>, Set<Int>) {
    var constraints = Set<Int>()
    var objectives = Set<Int>()
    for cause in causes {
      switch cause {
      case .constraint(let constraint): constraints.insert(constraint.serial)
      case .objective(let objective): objectives.insert(objective.serial)
      }
    }
    return (constraints, objectives)
  }
}
