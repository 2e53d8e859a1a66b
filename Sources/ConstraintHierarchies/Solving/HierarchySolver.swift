// The solver for programs: constraints come, go and change, and it goes on from where it stood. It
// knows no names; `Hierarchy` does.

public import Rationals
public import Simplex

/// Solves a constraint hierarchy, and again after each change, from the basis where it stood.
///
///     var solver = HierarchySolver()
///     let x = solver.addVariable()
///     solver.add(.init([x: 1], .atLeast, 20, priority: .high))
///     let want = solver.add(.init([x: 1], .equal, 10, priority: .low))
///     solver.solve()
///     solver.value(of: x)                       // 20
///     solver.setRightSide(of: want, to: 30)
///     solver.solve()
///     solver.value(of: x)                       // 30
///
/// A value: a copy can go its own way, and a change that is to be given up is a copy thrown away.
public struct HierarchySolver: Sendable {
  /// Names a constraint of this solver; after its removal the name may be given to another.
  public struct ConstraintID: Hashable, Sendable {
    let row: Int
  }

  /// A constraint as the solver takes it: `Σ coefficient · variable  relation  right`.
  public struct LinearConstraint: Sendable {
    var error: LinearForm
    var relation: Relation
    var priority: Priority
    var weight: Rational

    /// - Parameters:
    ///   - terms: of one variable there may be several; they are added.
    ///   - weight: zero or more; ignored for requirements.
    public init(
      _ terms: [(variable: Variable, coefficient: Rational)], _ relation: Relation,
      _ right: Rational, priority: Priority = .required, weight: Rational = 1
    ) {
      let form = LinearForm(terms.map { .init($0.variable.index, $0.coefficient) })
      self.init(LinearForm(form.terms, constant: -right), relation, priority, weight)
    }

    /// `LinearConstraint([x: 3, y: -2], .atLeast, 12)` for 3x − 2y ≥ 12.
    ///
    /// - Parameter terms: of one variable there may be several; they are added.
    public init(
      _ terms: KeyValuePairs<Variable, Rational>, _ relation: Relation, _ right: Rational,
      priority: Priority = .required, weight: Rational = 1
    ) {
      self.init(
        terms.map { (variable: $0.key, coefficient: $0.value) }, relation, right,
        priority: priority, weight: weight)
    }

    /// `error  relation  0`
    init(
      _ error: LinearForm, _ relation: Relation, _ priority: Priority, _ weight: Rational
    ) {
      self.error = error
      self.relation = relation
      self.priority = priority
      self.weight = weight
    }
  }

  var minimizer = Minimizer()
  /// The preferences' priorities that have been used, highest first, beside the requirements.
  public private(set) var levels: [Priority] = []
  /// For each priority the rank of the minimiser that stands for it; −1 for none yet.
  private var ranks: [Int32] = [0]

  /// - Parameter control: stops the solver; a copy of the solver shares it.
  public init(control: SolveControl = .uninterruptible) { minimizer.control = control }

  /// Stops `solve` and the questions that take steps; a copy of the solver shares it.
  public var control: SolveControl {
    get { minimizer.control }
    set { minimizer.control = newValue }
  }

  // MARK: Changes

  /// Adds a variable, free in sign.
  public mutating func addVariable() -> Variable { Variable(index: minimizer.addColumn()) }

  /// Adds a constraint; `solve` takes it into account.
  ///
  /// - Complexity: O(terms).
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
    let penalty = penalty(constraint.relation, constraint.priority, constraint.weight)
    return ConstraintID(
      row: minimizer.addRow(
        constraint.error.terms, constant: constraint.error.constant, penalty: penalty))
  }

  /// Adds `weight · Σ coefficient · variable` to what a level minimises; a negative weight maximises.
  @discardableResult
  public mutating func addObjective(
    _ terms: [(variable: Variable, coefficient: Rational)], priority: Priority, weight: Rational
  ) -> ConstraintID {
    let form = LinearForm(terms.map { .init($0.variable.index, $0.coefficient) })
    return addObjective(form, priority: priority, weight: weight)
  }

  mutating func addObjective(
    _ form: LinearForm, priority: Priority, weight: Rational
  ) -> ConstraintID {
    let penalty = Minimizer.Penalty(rank: rank(of: priority), above: weight, below: -weight)
    return ConstraintID(
      row: minimizer.addRow(form.terms, constant: form.constant, penalty: penalty))
  }

  public mutating func remove(_ id: ConstraintID) { minimizer.removeRow(id.row) }

  /// Moves the right side of a constraint.
  ///
  /// - Complexity: O(variables that follow) where no other constraint starts or ceases to hold.
  public mutating func setRightSide(of id: ConstraintID, to value: Rational) {
    minimizer.setConstant(ofRow: id.row, to: -value)
  }

  /// Changes how much a constraint matters; from a requirement to a preference and back, too.
  public mutating func setPriority(
    of id: ConstraintID, relation: Relation, to priority: Priority, weight: Rational
  ) {
    minimizer.setPenalty(ofRow: id.row, to: penalty(relation, priority, weight))
  }

  /// Brings every value up to date, unless its control stops it: then it says `interrupted`, and the next
  /// call goes on from there.
  @discardableResult
  public mutating func solve() -> Outcome {
    minimizer.minimize()
    return minimizer.outcome
  }

  // MARK: Reading

  /// The value of a variable as of the last `solve`.
  public func value(of variable: Variable) -> Rational { minimizer.value(ofColumn: variable.index) }

  /// What the left side of a constraint is above its right side by, as of the last `solve`.
  public func error(of id: ConstraintID) -> Rational { minimizer.value(ofRow: id.row) }

  /// The sum that the constraints of a level cost, as of the last `solve`; the level's least one if
  /// the outcome is optimal.
  public func cost(ofLevel priority: Priority) -> Rational {
    let index = priority.isRequired ? 0 : priority.rawValue
    guard index < ranks.count, ranks[index] >= 0 else { return 0 }
    return minimizer.cost(ofRank: Int(ranks[index]))
  }

  /// How many pivots all changes have taken so far.
  ///
  /// - Complexity: O(levels).
  public var pivotCount: Int { minimizer.effort.pivots.reduce(0, +) }

  // MARK: Levels

  private mutating func penalty(
    _ relation: Relation, _ priority: Priority, _ weight: Rational
  ) -> Minimizer.Penalty {
    let weight = priority.isRequired ? 1 : weight
    return Minimizer.Penalty(
      rank: rank(of: priority), above: relation == .atLeast ? 0 : weight,
      below: relation == .atMost ? 0 : weight)
  }

  /// The rank of the minimiser that stands for a priority; made if there is none yet.
  mutating func rank(of priority: Priority) -> Int {
    // The requirements stand at 0, the others at their numbers.
    let index = priority.isRequired ? 0 : priority.rawValue
    if index < ranks.count, ranks[index] >= 0 { return Int(ranks[index]) }
    while ranks.count <= index { ranks.append(-1) }
    let place = levels.firstIndex { $0 < priority } ?? levels.count
    levels.insert(priority, at: place)
    let rank = minimizer.addRank(at: place + 1)
    ranks[index] = Int32(rank)
    return rank
  }

  /// What is wrong with the solver's state; looked at by tests.
  package func flaws(isMinimal: Bool) -> [String] { minimizer.flaws(isMinimal: isMinimal) }
}
