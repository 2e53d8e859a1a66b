// The requirements of a hierarchy alone, as they are asked of when conflicts are looked for: which of
// them clash, with some left out and others put back. It goes on from the basis where it stood, so a
// question that differs little from the last one costs little.

import Rationals
import Simplex

/// Some of a list of requirements, each known by its place in the list.
struct RequirementSolver: Sendable {
  private let constraints: [HierarchySolver.LinearConstraint]
  private var solver: HierarchySolver
  /// Stops it, and those that are made of it.
  var control: SolveControl { didSet { solver.control = control } }
  private var ids: [HierarchySolver.ConstraintID?]
  /// Where the last solve has ended.
  private var point: [Rational] = []
  private var isHard: [Bool]

  private let variableCount: Int
  /// How many coefficients the constraints have.
  private let size: Int
  /// How many may be left out; those that come after them hold in any case.
  let count: Int

  /// All of them are there at first.
  ///
  /// - Parameter open: how many of the first may be left out.
  /// - Complexity: linear in the number of the hierarchy's variables and the size of the requirements.
  init(
    _ requirements: [Constraint], open: Int, in hierarchy: Hierarchy, _ control: SolveControl
  ) {
    let constraints = requirements.map {
      HierarchySolver.LinearConstraint(
        Model.form(of: $0.error, in: hierarchy), $0.relation, .required, 1)
    }
    self.init(
      constraints, Array(0..<open), open: open, hierarchy.variableNames.count, control)
  }

  private init(
    _ constraints: [HierarchySolver.LinearConstraint], _ places: [Int], open: Int,
    _ variableCount: Int, _ control: SolveControl
  ) {
    self.control = control
    count = open
    solver = HierarchySolver(control: control)
    self.constraints = constraints
    self.variableCount = variableCount
    size = constraints.reduce(0) { $0 + $1.error.terms.count }
    ids = Array(repeating: nil, count: constraints.count)
    isHard = Array(repeating: true, count: constraints.count)
    for _ in 0..<variableCount { _ = solver.addVariable() }
    for place in places { insert(place) }
    for place in open..<constraints.count { insert(place) }
  }

  /// A solver of those at some places, and of those that hold in any case, from scratch.
  func keeping(_ places: [Int]) -> RequirementSolver {
    RequirementSolver(constraints, places, open: count, variableCount, control)
  }

  /// The same, which nobody stops: for what is little work, and is wanted after others were stopped.
  func keepingUncancelled(_ places: [Int]) -> RequirementSolver {
    RequirementSolver(constraints, places, open: count, variableCount, control.reportingOnly)
  }

  /// In how many ways, at most, the forms of requirements depend on one another.
  ///
  /// Of requirements that all stand in a sum that is a falsehood none can be left out where it is the only way: fewer of them
  /// have no such sum (J. Gleeson, J. Ryan, *Identifying minimally infeasible subsystems of inequalities*, 1990).
  func dependences(among places: [Int]) -> Int {
    places.count - LinearForm.independentCount(of: places.map { constraints[$0].error })
  }

  /// The same, those included that hold in any case.
  func dependences(of places: [Int]) -> Int {
    dependences(among: places + Array(count..<constraints.count))
  }

  /// All places but those of requirements that hold where an equation between multiples of the same form does; and each of
  /// these with that equation's place, and the multiple. An equation never is among the first because of another one that is.
  ///
  /// - Parameter isKept: whether one is among the others in any case.
  func followers(
    keeping isKept: (Int) -> Bool
  ) -> (others: [Int], followers: [(place: Int, leader: Int, factor: Rational)]) {
    var leaders: [[LinearForm.Term]: Int] = [:]
    let equations = constraints.indices.filter { constraints[$0].relation == .equal }
    for place in equations.filter(isKept) + equations {
      let form = constraints[place].error.monicTerms
      if leaders[form] == nil { leaders[form] = place }
    }
    var others: [Int] = []
    var followers: [(place: Int, leader: Int, factor: Rational)] = []
    for place in constraints.indices {
      let form = constraints[place].error
      guard !isKept(place), let leader = leaders[form.monicTerms], leader != place,
        let own = form.terms.first, let its = constraints[leader].error.terms.first
      else {
        others.append(place)
        continue
      }
      let factor = own.coefficient / its.coefficient
      if holds(place, where: form.constant - factor * constant(leader)) {
        followers.append((place, leader, factor))
      } else {
        others.append(place)
      }
    }
    return (others, followers)
  }

  /// The places of those that may be left out and hold at the point where the solve has ended, where no requirements clash.
  func placesThatHold() -> [Int] {
    // Whole numbers are added without looking for common factors.
    let denominator = Rational.commonDenominator(point)
    let whole = denominator.isOne ? point : point.map { $0 * denominator }
    return (0..<count).filter { place in
      if contains(place), isHard[place] { return true }
      let form = constraints[place].error
      let error = form.terms.reduce(into: form.constant * denominator) {
        $0.addProduct($1.coefficient, whole[$1.column])
      }
      return holds(place, where: error)
    }
  }

  func contains(_ place: Int) -> Bool { ids[place] != nil }

  mutating func insert(_ place: Int) {
    if ids[place] != nil { return }
    var constraint = constraints[place]
    constraint.priority = isHard[place] ? .required : .low
    ids[place] = solver.insert(constraint)
  }

  mutating func remove(_ place: Int) {
    guard let id = ids[place] else { return }
    ids[place] = nil
    solver.remove(id)
  }

  /// Those of a set, and no others of those that may be left out.
  mutating func keepOnly(_ set: PlaceSet) {
    for place in 0..<count where contains(place) != set.contains(place) {
      if set.contains(place) { insert(place) } else { remove(place) }
    }
  }

  /// Makes one a wish, which costs its level so much for each unit that it is violated by, or a
  /// requirement again.
  mutating func setHard(_ place: Int, _ isHard: Bool) {
    if self.isHard[place] == isHard { return }
    self.isHard[place] = isHard
    guard let id = ids[place] else { return }
    solver.setPriority(
      of: id, relation: constraints[place].relation, to: isHard ? .required : .low, weight: 1)
  }

  /// Whether those that are there as requirements contradict one another.
  mutating func clashes(_ work: inout WorkBudget) throws(Stop) -> Bool {
    let before = solver.pivotCount
    let outcome = try solver.solve()
    point = (0..<variableCount).map { solver.minimizer.value(ofColumn: $0) }
    let longest = point.reduce(0) { bits, value in
      max(bits, value.longBitCount, value.isInteger ? 0 : Self.bitsOfFraction)
    }
    work.pay(pivots: solver.pivotCount - before, size: size, bits: longest)
    return outcome == .infeasible
  }

  /// What a fraction counts whose parts are words.
  private static let bitsOfFraction = 16

  /// The multiple of one that is there in the sum that is a falsehood: of its left side less its right
  /// side. To be asked where they clash.
  func multiplier(_ place: Int) -> Rational {
    ids[place].map { -solver.minimizer.multiple(ofRow: $0.row, rank: 0) } ?? 0
  }

  /// What the sum of those that clash, each times its multiple, comes to in place of zero.
  var sum: Rational {
    constraints.indices.reduce(into: Rational.zero) {
      $0.addProduct(multiplier($1), constant($1))
    }
  }

  func constant(_ place: Int) -> Rational { constraints[place].error.constant }

  /// Whether one that is there holds, where those that are required do not clash.
  func holds(_ place: Int) -> Bool { violation(place).isZero }

  /// By how much one that is there does not hold, where those that are required do not clash.
  func violation(_ place: Int) -> Rational {
    guard let id = ids[place] else { return 0 }
    let error = solver.error(of: id)
    return holds(place, where: error) ? 0 : error.magnitude
  }

  /// Whether one holds where left side less right side is so much.
  func holds(_ place: Int, where error: Rational) -> Bool {
    switch constraints[place].relation {
    case .equal: error.isZero
    case .atMost: error.signum <= 0
    case .atLeast: error.signum >= 0
    }
  }
}

extension LinearForm {
  /// The terms of the multiple whose first coefficient is 1.
  fileprivate var monicTerms: [Term] {
    guard let first = terms.first?.coefficient else { return [] }
    return first.isOne ? terms : terms.map { Term($0.column, $0.coefficient / first) }
  }
}

/// How much work a part of an explanation may cause, so that an answer comes soon, and always the same
/// one: what is counted is pivots and coefficients, not time.
struct WorkBudget: Sendable {
  private(set) var left: Int
  private let control: SolveControl

  init(_ units: Int, _ control: SolveControl) {
    left = units
    self.control = control
  }

  var isSpent: Bool { left <= 0 }

  /// As much of it as that, if it is more.
  func limited(to units: Int) -> WorkBudget { WorkBudget(min(left, units), control) }

  /// Pays for a solve.
  ///
  /// - Parameters:
  ///   - size: the number of coefficients. Where every variable stands in every row, a pivot costs as much as they are.
  ///   - bits: those of the longest fraction. That half of them is a factor, and what a short fraction counts, has been
  ///     chosen so that what is spent takes about as long on dense systems of 15 × 60 and 20 × 80 as on long chains.
  mutating func pay(pivots: Int, size: Int, bits: Int = 0) {
    left -= (pivots + 1) * (size + 64) / 64 * (1 + bits / 2)
  }

  /// Pays for steps of a search that solves nothing.
  ///
  /// - Throws: where the control stops it.
  mutating func pay(steps: Int) throws(Stop) {
    left -= steps
    try control.check()
  }
}
