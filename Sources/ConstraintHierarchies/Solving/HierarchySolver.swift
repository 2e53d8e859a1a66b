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
///     try solver.solve()
///     solver.value(of: x)                       // 20
///     solver.setRightSide(of: want, to: 30)
///     try solver.solve()
///     solver.value(of: x)                       // 30
///
/// A value: a copy can go its own way, and a change that is to be given up is a copy thrown away. A copy knows the variables
/// and constraints that were there when it was made; what either of the two adds after that is its own. A variable or a
/// constraint that a solver does not know, or knows no more, ends the program with words.
public struct HierarchySolver: Sendable {
  /// Names a constraint or an objective of one solver, and of the copies that were made while it was there. Nothing else is ever
  /// called by it: after `remove` it names nothing.
  public struct ConstraintID: Hashable, Sendable {
    fileprivate let name: Minimizer.RowName
    fileprivate var isObjective = false

    var row: Int { name.row }
  }

  /// A constraint as the solver takes it: `Σ coefficient · variable  relation  right`.
  public struct LinearConstraint: Sendable {
    var error: LinearForm
    var relation: Relation
    var priority: Priority
    var weight: Rational

    /// - Parameters:
    ///   - terms: of one variable there may be several; they are added.
    ///   - weight: what a unit of error counts among the constraints of its level; nothing for requirements.
    /// - Precondition: the weight is not negative.
    public init(
      _ terms: [(variable: Variable, coefficient: Rational)], _ relation: Relation,
      _ right: Rational, priority: Priority = .required, weight: Rational = 1
    ) {
      demand(weight.signum >= 0, "LinearConstraint: a negative weight")
      self.init(LinearForm(terms, constant: -right), relation, priority, weight)
    }

    /// `LinearConstraint([x: 3, y: -2], .atLeast, 12)` for 3x − 2y ≥ 12.
    ///
    /// - Parameters: as above.
    /// - Precondition: the weight is not negative.
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
  private var variables = VariableStamps()
  /// The preferences' priorities that have been used, highest first, beside the requirements.
  public private(set) var levels: [Priority] = []
  /// For each of the levels the rank of the minimiser that stands for it.
  private var ranks: [Int] = []

  /// - Parameter control: stops the solver; a copy of the solver shares it.
  public init(control: SolveControl = .uninterruptible) { minimizer.control = control }

  /// Stops `solve` and the questions that take steps; a copy of the solver shares it.
  public var control: SolveControl {
    get { minimizer.control }
    set { minimizer.control = newValue }
  }

  // MARK: Changes

  /// Adds a variable, free in sign.
  public mutating func addVariable() -> Variable { variables.add(minimizer.addColumn()) }

  /// Adds a constraint; `solve` takes it into account.
  ///
  /// - Precondition: the variables are this solver's.
  /// - Complexity: O(terms).
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
    variables.check(constraint.error)
    return insert(constraint)
  }

  /// Adds a constraint over columns that are known to be there.
  mutating func insert(_ constraint: LinearConstraint) -> ConstraintID {
    let penalty = penalty(constraint.relation, constraint.priority, constraint.weight)
    return ConstraintID(name: minimizer.addRow(of: constraint.error, penalty: penalty))
  }

  /// Adds `weight · Σ coefficient · variable` to what a level minimises; a negative weight maximises.
  ///
  /// - Returns: what names it to `remove`; its `error` is the sum.
  /// - Precondition: the variables are this solver's, and the priority is not `required`: requirements hold, and nothing of them
  ///   is minimised.
  @discardableResult
  public mutating func addObjective(
    _ terms: [(variable: Variable, coefficient: Rational)], priority: Priority, weight: Rational
  ) -> ConstraintID {
    let form = LinearForm(terms, constant: 0)
    variables.check(form)
    return addObjective(form, priority: priority, weight: weight)
  }

  mutating func addObjective(
    _ form: LinearForm, priority: Priority, weight: Rational
  ) -> ConstraintID {
    demand(!priority.isRequired, "HierarchySolver.addObjective: an objective at .required")
    let penalty = Minimizer.Penalty(rank: rank(of: priority), above: weight, below: -weight)
    return ConstraintID(name: minimizer.addRow(of: form, penalty: penalty), isObjective: true)
  }

  /// Takes a constraint or an objective away.
  ///
  /// - Precondition: it is there.
  public mutating func remove(_ id: ConstraintID) {
    minimizer.removeRow(id.name, otherwise: Self.stale)
  }

  /// Moves the right side of a constraint.
  ///
  /// - Precondition: the constraint is there, and no objective.
  /// - Complexity: O(variables that follow) where no other constraint starts or ceases to hold.
  public mutating func setRightSide(of id: ConstraintID, to value: Rational) {
    checkIsConstraint(id)
    minimizer.setConstant(ofRow: id.name, to: -value, otherwise: Self.stale)
  }

  /// Changes how much a constraint matters; from a requirement to a preference and back, too.
  ///
  /// - Parameter relation: the constraint's, or another that it is to have from here on.
  /// - Precondition: the constraint is there, and no objective; the weight is not negative.
  public mutating func setPriority(
    of id: ConstraintID, relation: Relation, to priority: Priority, weight: Rational
  ) {
    checkIsConstraint(id)
    demand(weight.signum >= 0, "HierarchySolver.setPriority: a negative weight")
    minimizer.setPenalty(
      ofRow: id.name, to: penalty(relation, priority, weight), otherwise: Self.stale)
  }

  /// Brings every value up to date.
  ///
  /// - Throws: where its control stops it; the next call goes on from there.
  @discardableResult
  public mutating func solve() throws(Stop) -> Outcome { try minimizer.minimize() }

  // MARK: Reading

  /// The value of a variable as of the last `solve`, whatever that came to; 0 before the first that knows it. It means something
  /// where the outcome is optimal.
  ///
  /// - Precondition: the variable is this solver's.
  public func value(of variable: Variable) -> Rational {
    variables.check(variable)
    return minimizer.value(ofColumn: variable.index)
  }

  /// What the left side of a constraint is above its right side by, as of the last `solve`.
  ///
  /// - Precondition: the constraint is there.
  public func error(of id: ConstraintID) -> Rational {
    minimizer.value(ofRow: id.name, otherwise: Self.stale)
  }

  /// The sum that the constraints of a level cost, as of the last `solve`; the level's least one if
  /// the outcome is optimal.
  public func cost(ofLevel priority: Priority) -> Rational {
    if priority.isRequired { return minimizer.cost(ofRank: 0) }
    return levels.indexInOrder(of: priority).map { minimizer.cost(ofRank: ranks[$0]) } ?? 0
  }

  /// How many pivots all changes have taken so far.
  ///
  /// - Complexity: O(levels).
  public var pivotCount: Int { minimizer.effort.pivots.reduce(0, +) }

  private static let stale: StaticString =
    "HierarchySolver: a constraint that is not this solver's, or has been removed"

  private func checkIsConstraint(_ id: ConstraintID) {
    demand(!id.isObjective, "HierarchySolver: an objective where a constraint is wanted")
  }

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
    if priority.isRequired { return 0 }
    if let place = levels.indexInOrder(of: priority) { return ranks[place] }
    let place = levels.place(of: priority)
    levels.insert(priority, at: place)
    ranks.insert(minimizer.addRank(at: place + 1), at: place)
    return ranks[place]
  }

  /// What is wrong with the solver's state; looked at by tests.
  package func flaws(isMinimal: Bool) -> [String] { minimizer.flaws(isMinimal: isMinimal) }
}

extension LinearForm {
  fileprivate init(_ terms: [(variable: Variable, coefficient: Rational)], constant: Rational) {
    self.init(
      terms.map { .init($0.variable.index, $0.coefficient, stamp: $0.variable.stamp) },
      constant: constant)
  }
}
