// Everything that takes part in a hierarchy, in order, with what it asks for as the solver takes it.

import Rationals
import Simplex

/// The causes of a hierarchy by their places, worked out once for many questions.
struct CauseIndex: Sendable {
  let causes: [Cause]
  /// A constraint's error, an objective's share of its level.
  let forms: [LinearForm]
  /// The places of the variables that each speaks of.
  let variables: [[Int]]
  let variableCount: Int
  /// For each variable the causes that speak of it.
  let mentions: [[Int]]
  private let places: [Cause: Int]

  /// - Complexity: linear in the size of the hierarchy.
  init(_ hierarchy: Hierarchy) {
    causes = hierarchy.causes
    variableCount = hierarchy.variableNames.count
    forms = causes.map { cause in
      switch cause {
      case .constraint(let constraint): Model.form(of: constraint.error, in: hierarchy)
      case .objective(let objective): Model.form(of: objective.share, in: hierarchy)
      }
    }
    variables = causes.map { $0.variables.map { $0.index } }
    var mentions = Array(repeating: [Int](), count: variableCount)
    var places: [Cause: Int] = [:]
    for (place, cause) in causes.enumerated() {
      for variable in variables[place] { mentions[variable].append(place) }
      places[cause] = place
    }
    self.mentions = mentions
    self.places = places
  }

  func place(of cause: Cause) -> Int? { places[cause] }

  /// For each cause how many others lie between it and these variables, going through variables that
  /// two share: 0 for one that speaks of such a variable itself, nil for one that is not connected
  /// with them, has no influence on them and no place in the answer.
  ///
  /// - Parameter isPresent: whether a cause is to be counted at all.
  /// - Complexity: linear in the size of the causes.
  func distances(from start: [Int], _ isPresent: (Int) -> Bool) -> [Int?] {
    var distances = [Int?](repeating: nil, count: causes.count)
    var isReached = Array(repeating: false, count: variableCount)
    for variable in start { isReached[variable] = true }
    var front = start
    var distance = 0
    while !front.isEmpty {
      var next: [Int] = []
      for variable in front {
        for place in mentions[variable] where distances[place] == nil && isPresent(place) {
          distances[place] = distance
          for other in variables[place] where !isReached[other] {
            isReached[other] = true
            next.append(other)
          }
        }
      }
      front = next
      distance += 1
    }
    return distances
  }
}
