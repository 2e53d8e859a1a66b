// Random hierarchies, small enough for an `Arrangement`.

import ConstraintHierarchies
import Rationals
import TestSupport

extension Sketch {
  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let variables = generator.integer(in: 1...3)
    self.init(variables: variables, rows: [])
    let levels = [750, 500, 250, 1].shuffled(using: &generator).prefix(3)
    // Three variables make many corners; fewer constraints then.
    for _ in 0..<generator.integer(in: 1...(variables == 3 ? 5 : 7)) {
      let isRequired = generator.happens(2, outOf: 5)
      rows.append(
        Row(
          coefficients: generator.coefficients(variables),
          relation: generator.element(of: [.equal, .atLeast, .atMost, .atLeast, .atMost]),
          constant: Rational(generator.integer(in: -12...12)),
          priority: isRequired ? 1000 : generator.element(of: Array(levels)),
          weight: generator.element(of: [1, 1, 1, 2, 0, Rational(numerator: 1, denominator: 3)])))
    }
    if generator.happens(1, outOf: 3) {
      slopes.append(
        Slope(
          coefficients: generator.coefficients(variables),
          priority: generator.element(of: Array(levels))))
    }
  }

  /// Requirements alone, which most often contradict one another.
  init(requirementsOfSeed seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let variables = generator.integer(in: 1...3)
    self.init(variables: variables, rows: [])
    for _ in 0..<generator.integer(in: 3...6) {
      rows.append(
        Row(
          coefficients: generator.coefficients(variables),
          relation: generator.element(of: [.equal, .atLeast, .atMost]),
          constant: generator.smallRational()))
    }
  }
}

extension SeededGenerator {
  /// Now and then all zero: a constraint without a variable.
  fileprivate mutating func coefficients(_ count: Int) -> [Rational] {
    (0..<count).map { _ in Rational(element(of: [0, 1, 1, -1, 2, -3])) }
  }
}
