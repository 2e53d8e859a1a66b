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

  /// How many constraints lie between these variables and each cause that is connected with them
  /// through variables that they share: 0 for one that speaks of such a variable itself. A cause that
  /// is not connected has no influence on them and no place in the answer.
  ///
  /// - Complexity: linear in the size of the causes.
  func distances(of causes: [Cause], from variables: [Variable]) -> [Cause: Int] {
    var mentions: [Variable: [Cause]] = [:]
    for cause in causes {
      for variable in cause.variables { mentions[variable, default: []].append(cause) }
    }
    var distances: [Cause: Int] = [:]
    var reached = Set(variables)
    var front = variables
    var distance = 0
    while !front.isEmpty {
      var next: [Variable] = []
      for variable in front {
        for cause in mentions[variable] ?? [] where distances[cause] == nil {
          distances[cause] = distance
          for other in cause.variables where reached.insert(other).inserted { next.append(other) }
        }
      }
      front = next
      distance += 1
    }
    return distances
  }
}
