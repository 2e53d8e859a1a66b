// A random problem before it has slack columns: relations over variables, each a requirement or a
// goal, and what the makers of the families know about them: a point and a direction.

import Rationals
import Simplex

/// Constraints over variables, to be turned into rows.
struct ProblemDraft {
  enum Relation: CaseIterable { case equal, atLeast, atMost }

  struct Constraint {
    var form: LinearForm
    var relation: Relation
    /// 0 for a requirement.
    var stage: Int
    var weight: Rational = 1
  }

  let shape: RandomProblem.Shape
  let family: RandomProblem.Family
  var signs: [Problem.Sign]
  /// Where the requirements are made to hold, in the families that have solutions.
  var point: [Rational]
  /// Along which an objective is made to fall, in the family of that name.
  var direction: [Rational]
  var constraints: [Constraint] = []
  /// What each objective is in terms of the variables, besides its goals.
  var objectives: [LinearForm]

  init(
    _ shape: RandomProblem.Shape, _ family: RandomProblem.Family,
    using generator: inout SeededGenerator
  ) {
    self.shape = shape
    self.family = family
    let variables = generator.integer(in: shape.variables)
    let structural = generator.happens(1, outOf: 4)
    signs = (0..<variables).map { _ in
      structural && generator.happens(1, outOf: 2) ? .nonnegative : .free
    }
    point = signs.map { sign in
      let value = generator.smallRational()
      return sign == .free ? value : value.magnitude
    }
    direction = signs.map { sign in
      Rational(generator.integer(in: sign == .free ? -2...2 : 0...2))
    }
    objectives = Array(repeating: LinearForm(), count: generator.integer(in: shape.stages))

    addRequirements(using: &generator)
    addGoals(using: &generator)
    addLinearObjectives(using: &generator)
    if family == .infeasible { addContradiction(using: &generator) }
    addOddities(using: &generator)
    constraints.shuffle(using: &generator)
  }

  // MARK: Constraints

  private mutating func addRequirements(using generator: inout SeededGenerator) {
    let most = family == .ambiguous ? 2 : shape.requirements.upperBound
    let count = min(most, generator.integer(in: shape.requirements))
    for _ in 0..<count {
      // Equations use up the dimensions of the region fast; half as many leave room for the rest.
      let relation: Relation =
        generator.happens(1, outOf: 6) ? .equal : generator.element(of: [.atLeast, .atMost])
      add(relation, stage: 0, using: &generator)
    }
  }

  private mutating func addGoals(using generator: inout SeededGenerator) {
    let count = generator.integer(in: shape.goals)
    for _ in 0..<count {
      let stage = generator.integer(in: 1...objectives.count)
      add(generator.element(of: Relation.allCases), stage: stage, using: &generator)
      if family == .ambiguous, let last = constraints.last, constraints.count < shape.rows {
        var opposed = last
        opposed.relation = .equal
        opposed.form.constant += generator.smallRational()
        constraints[constraints.count - 1].relation = .equal
        constraints.append(opposed)
      }
    }
  }

  private mutating func add(
    _ relation: Relation, stage: Int, using generator: inout SeededGenerator
  ) {
    guard constraints.count < shape.rows else { return }
    var form = randomForm(using: &generator)
    if family == .unbounded {
      let change: Rational =
        switch relation {
        case .equal: 0
        case .atLeast: Rational(generator.integer(in: 0...2))
        case .atMost: Rational(generator.integer(in: -2...0))
        }
      form = turned(form, toChangeBy: change)
    }
    form.constant = constant(of: form, relation, stage: stage, using: &generator)
    let weight: Rational =
      generator.happens(1, outOf: 3)
      ? generator.element(of: [0, 2, 3, Rational(numerator: 1, denominator: 2), 750]) : 1
    constraints.append(
      Constraint(form: form, relation: relation, stage: stage, weight: weight))
  }

  /// One to three variables in most rows, as people write them.
  private func randomForm(using generator: inout SeededGenerator) -> LinearForm {
    let terms = min(signs.count, generator.happens(1, outOf: 5) ? 8 : generator.integer(in: 1...3))
    return LinearForm(
      signs.indices.shuffled(using: &generator).prefix(terms).map { column in
        .init(column, generator.smallRational())
      })
  }

  private func constant(
    of form: LinearForm, _ relation: Relation, stage: Int, using generator: inout SeededGenerator
  ) -> Rational {
    let atPoint = form.value(at: point) - form.constant
    let room = generator.smallRational().magnitude
    switch family {
    case .degenerate: return -atPoint
    case .arbitrary: return generator.smallRational()
    case _ where stage > 0: return generator.smallRational()
    case .feasible, .infeasible, .unbounded, .ambiguous, .huge:
      return switch relation {
      case .equal: -atPoint
      case .atLeast: room - atPoint
      case .atMost: -room - atPoint
      }
    }
  }

  /// The form with one coefficient changed so that the form changes by so much along the direction.
  private func turned(_ form: LinearForm, toChangeBy change: Rational) -> LinearForm {
    guard let column = direction.firstIndex(where: { !$0.isZero }) else { return form }
    let excess = form.value(at: direction) - form.constant - change
    return LinearForm(
      form.terms + [.init(column, -excess / direction[column])], constant: form.constant)
  }

  // MARK: Objectives

  private mutating func addLinearObjectives(using generator: inout SeededGenerator) {
    for stage in objectives.indices where generator.happens(1, outOf: 6) {
      objectives[stage] = randomForm(using: &generator)
      objectives[stage].constant = generator.smallRational()
    }
    if family == .unbounded {
      let stage = generator.integer(in: 0...objectives.count - 1)
      objectives[stage] = turned(
        randomForm(using: &generator), toChangeBy: Rational(generator.integer(in: -3 ... -1)))
    }
  }

  // MARK: Contradictions and oddities

  /// Makes room below the limit for one more constraint, and gives the places of the requirements.
  private mutating func roomForOne() -> [Int] {
    if constraints.count == shape.rows { constraints.removeLast() }
    return constraints.indices.filter { constraints[$0].stage == 0 }
  }

  /// With each requirement read as gᵢ ≥ 0, demands that Σ yᵢ·gᵢ be negative, some yᵢ ≥ 0.
  private mutating func addContradiction(using generator: inout SeededGenerator) {
    let requirements = roomForOne().shuffled(using: &generator)
    var sum = LinearForm()
    for index in requirements.prefix(generator.integer(in: 1...4)) {
      let multiplier = Rational(generator.integer(in: 1...3))
      let constraint = constraints[index]
      sum = sum.adding(constraint.relation == .atMost ? -multiplier : multiplier, constraint.form)
    }
    sum.constant += Rational(numerator: 1, denominator: generator.integer(in: 1...5))
    constraints.append(
      Constraint(
        form: sum, relation: generator.happens(1, outOf: 4) ? .equal : .atMost, stage: 0))
  }

  /// Rows that a careful learner would not type, and a careless one will.
  private mutating func addOddities(using generator: inout SeededGenerator) {
    let often = family == .degenerate ? 2 : 10
    if generator.happens(1, outOf: often), constraints.count < shape.rows,
      let twin = constraints.randomElement(using: &generator)
    {
      let multiple = Rational(generator.integer(in: 1...3))
      constraints.append(
        Constraint(
          form: LinearForm().adding(multiple, twin.form), relation: twin.relation,
          stage: generator.happens(1, outOf: 2) ? 0 : twin.stage, weight: twin.weight))
    }
    if generator.happens(1, outOf: often), constraints.count < shape.rows {
      let stage = generator.integer(in: 0...objectives.count)
      let offIsSafe = stage > 0 || generator.happens(1, outOf: 8)
      constraints.append(
        Constraint(
          form: LinearForm(constant: offIsSafe ? generator.smallRational() : 0),
          relation: generator.element(of: Relation.allCases), stage: stage))
    }
    let equations = constraints.filter { $0.stage == 0 && $0.relation == .equal }
    if generator.happens(1, outOf: often), !equations.isEmpty, constraints.count < shape.rows {
      let sum = equations.reduce(LinearForm()) { sum, equation in
        sum.adding(generator.smallRational(), equation.form)
      }
      constraints.append(Constraint(form: sum, relation: .equal, stage: 0))
    }
  }
}

extension LinearForm {
  /// This form and so many times the other.
  func adding(_ multiple: Rational, _ other: LinearForm) -> LinearForm {
    LinearForm(
      terms + other.terms.map { .init($0.column, multiple * $0.coefficient) },
      constant: constant + multiple * other.constant)
  }
}
