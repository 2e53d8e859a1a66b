// The least value of an expression after all levels of a hierarchy, while causes come and go.
//
// It is one more sum to be minimised, on a rank after all others: so what it takes to know the least
// value without this or that constraint is a row taken out and the steps that this causes.

import Rationals
import Simplex

/// A solver with some of a hierarchy's causes in it, that presses an expression down after all levels.
struct LeastValueProbe {
  /// Where the expression ends.
  enum End {
    case value(Rational)
    /// It is unbounded below.
    case never
    /// There is no solution: the sum of that level is unbounded below.
    case unbounded(Priority)
  }

  let causeIndex: CauseIndex
  private var solver: HierarchySolver
  /// By place; nil for a cause that is not there.
  private var ids: [HierarchySolver.ConstraintID?]
  private let rank: Int
  private let row: Int

  /// With everything that the incremental solution has.
  init(_ causeIndex: CauseIndex, _ live: IncrementalSolution, downward: LinearForm) {
    let ids = causeIndex.causes.map { live.id(of: $0) }
    self.init(causeIndex, live.solver, ids, downward)
  }

  /// With these alone.
  init(
    _ causeIndex: CauseIndex, keeping places: [Int], downward: LinearForm, _ control: SolveControl
  ) {
    var solver = HierarchySolver(control: control)
    for _ in 0..<causeIndex.variableCount { _ = solver.addVariable() }
    var ids = [HierarchySolver.ConstraintID?](repeating: nil, count: causeIndex.causes.count)
    for place in places { ids[place] = solver.add(causeIndex, place) }
    self.init(causeIndex, solver, ids, downward)
  }

  private init(
    _ causeIndex: CauseIndex, _ start: HierarchySolver, _ ids: [HierarchySolver.ConstraintID?],
    _ downward: LinearForm
  ) {
    self.causeIndex = causeIndex
    self.ids = ids
    solver = start
    rank = solver.minimizer.addRank(at: solver.minimizer.order.count)
    row = solver.minimizer.addRow(
      downward.terms, constant: downward.constant,
      penalty: Minimizer.Penalty(rank: rank, above: 1, below: -1))
  }

  func contains(_ place: Int) -> Bool { ids[place] != nil }

  /// - Precondition: the level of the cause is one that was there from the beginning.
  mutating func insert(_ place: Int) {
    if ids[place] == nil { ids[place] = solver.add(causeIndex, place) }
  }

  mutating func remove(_ place: Int) {
    guard let id = ids[place] else { return }
    ids[place] = nil
    solver.remove(id)
  }

  /// Solves, for as much effort as it takes.
  mutating func end(_ work: inout WorkBudget) throws(Stop) -> End {
    let before = solver.pivotCount
    // What is told of the steps would only fill memory.
    solver.minimizer.beginRecord()
    let outcome = try solver.solve()
    work.pay(pivots: solver.pivotCount - before, size: 4 * ids.count)
    switch outcome {
    case .unbounded(let place) where place < solver.levels.count:
      return .unbounded(solver.levels[place])
    case .optimal: return .value(solver.minimizer.value(ofRow: row))
    case .unbounded, .infeasible: return .never
    }
  }

  /// A constraint's error as of the last solve; zero for an objective.
  func error(_ place: Int) -> Rational {
    guard case .constraint = causeIndex.causes[place], let id = ids[place] else { return 0 }
    return solver.error(of: id)
  }

  /// The values that a form can take when all levels are solved.
  mutating func interval(of form: LinearForm) throws(Stop) -> Interval {
    let range = try solver.minimizer.range(of: form, ranks: solver.minimizer.order.count - 1)
    return Interval(lower: range.lower, upper: range.upper)
  }

  /// What takes part in the proof that the expression has no smaller value: first what the proof of
  /// the expression names, then with it what the proofs of the levels name, then everything.
  func named() -> [[Int]] {
    var solver = solver
    let present = ids.indices.filter(contains)
    let rows = present.map { place in
      ids[place].flatMap { id -> LevelProof.Row? in
        guard case .constraint(let constraint) = causeIndex.causes[place] else { return nil }
        return LevelProof.Row(
          id.row, relation: constraint.relation, isRequired: constraint.priority.isRequired)
      }
    }
    let levels = solver.levels
    let ranks = [0] + levels.map { solver.rank(of: $0) } + [rank]
    func named(_ proofs: [LevelProof], _ levels: Set<Priority>) -> [Int] {
      zip(present.indices, present).filter { index, place in
        switch causeIndex.causes[place] {
        case .constraint: proofs.contains { !$0.multiples[index].isZero }
        case .objective(let objective): levels.contains(objective.priority)
        }
      }.map { $0.1 }
    }
    let last = LevelProof(solver.minimizer, rows, ranks: ranks)
    let weighed = zip(levels, last.weights.dropFirst()).filter { !$0.1.isZero }.map { $0.0 }
    let proofs = levels.indices.map {
      LevelProof(solver.minimizer, rows, ranks: Array(ranks[0...($0 + 1)]))
    }
    return [named([last], Set(weighed)), named(proofs + [last], Set(levels)), present]
  }
}

extension HierarchySolver {
  fileprivate mutating func add(_ causeIndex: CauseIndex, _ place: Int) -> ConstraintID {
    switch causeIndex.causes[place] {
    case .constraint(let constraint):
      insert(
        .init(causeIndex.forms[place], constraint.relation, constraint.priority, constraint.weight))
    case .objective(let objective):
      addObjective(causeIndex.forms[place], priority: objective.priority, weight: 1)
    }
  }
}

extension IncrementalSolution {
  /// What names a cause in the solver; nil if it does not take part.
  func id(of cause: Cause) -> HierarchySolver.ConstraintID? {
    switch cause {
    case .constraint(let constraint):
      constraintIDs.indices.contains(constraint.serial) ? constraintIDs[constraint.serial] : nil
    case .objective(let objective):
      objectiveIDs.indices.contains(objective.serial) ? objectiveIDs[objective.serial] : nil
    }
  }
}
