// The least value of an expression behind all levels of a hierarchy, while causes come and go.
//
// It is one more sum to be minimised, on a rank behind all others: so what it takes to know the least
// value without this or that constraint is a row taken out and the steps that this causes.

import Rationals
import Simplex

/// A solver with some of a hierarchy's causes in it, that presses an expression down behind all levels.
struct Descent {
  /// Where the expression ends.
  enum End {
    case value(Rational)
    /// It falls for ever.
    case never
    /// There is no solution: the sum of that level falls for ever.
    case unbounded(Priority)
    /// The control stopped the solve.
    case interrupted
  }

  let askers: Askers
  private var solver: HierarchySolver
  /// By place; nil for a cause that is not there.
  private var ids: [HierarchySolver.ConstraintID?]
  private let rank: Int
  private let row: Int

  /// With everything that the live solution has.
  init(_ askers: Askers, _ live: LiveSolution, downward: LinearForm) {
    let ids = askers.causes.map { live.id(of: $0) }
    self.init(askers, live.solver, ids, downward)
  }

  /// With these alone.
  init(
    _ askers: Askers, keeping places: [Int], downward: LinearForm, _ control: SolveControl
  ) {
    var solver = HierarchySolver(control: control)
    for _ in 0..<askers.variableCount { _ = solver.addVariable() }
    var ids = [HierarchySolver.ConstraintID?](repeating: nil, count: askers.causes.count)
    for place in places { ids[place] = solver.add(askers, place) }
    self.init(askers, solver, ids, downward)
  }

  private init(
    _ askers: Askers, _ start: HierarchySolver, _ ids: [HierarchySolver.ConstraintID?],
    _ downward: LinearForm
  ) {
    self.askers = askers
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
    if ids[place] == nil { ids[place] = solver.add(askers, place) }
  }

  mutating func remove(_ place: Int) {
    guard let id = ids[place] else { return }
    ids[place] = nil
    solver.remove(id)
  }

  /// Solves, for as much effort as it takes.
  mutating func end(_ effort: inout Effort) -> End {
    let before = solver.pivotCount
    // What is told of the steps would only fill memory.
    solver.minimizer.beginRecord()
    let outcome = solver.solve()
    effort.pay(pivots: solver.pivotCount - before, rows: ids.count)
    switch outcome {
    case .unbounded(let place) where place < solver.levels.count:
      return .unbounded(solver.levels[place])
    case .optimal: return .value(solver.minimizer.value(ofRow: row))
    case .interrupted: return .interrupted
    case .unbounded, .infeasible: return .never
    }
  }

  /// A constraint's error as of the last solve; zero for an objective.
  func error(_ place: Int) -> Rational {
    guard case .constraint = askers.causes[place], let id = ids[place] else { return 0 }
    return solver.error(of: id)
  }

  /// The values that a form can take when all levels are solved; nil if the search was stopped.
  mutating func interval(of form: LinearForm) -> Interval? {
    solver.minimizer.range(of: form, ranks: solver.minimizer.order.count - 1).map {
      Interval(lower: $0.lower, upper: $0.upper)
    }
  }

  /// What takes part in the proof that the expression has no smaller value: first what the proof of
  /// the expression names, then with it what the proofs of the levels name, then everything.
  func named() -> [[Int]] {
    var solver = solver
    let present = ids.indices.filter(contains)
    let rows = present.map { place in
      ids[place].flatMap { id -> RankProof.Row? in
        guard case .constraint(let constraint) = askers.causes[place] else { return nil }
        return RankProof.Row(
          id.row, relation: constraint.relation, isRequired: constraint.priority.isRequired)
      }
    }
    let levels = solver.levels
    let ranks = [0] + levels.map { solver.rank(of: $0) } + [rank]
    func named(_ proofs: [RankProof], _ levels: Set<Priority>) -> [Int] {
      zip(present.indices, present).filter { index, place in
        switch askers.causes[place] {
        case .constraint: proofs.contains { !$0.multiples[index].isZero }
        case .objective(let objective): levels.contains(objective.priority)
        }
      }.map(\.1)
    }
    let last = RankProof(solver.minimizer, rows, ranks: ranks)
    let weighed = zip(levels, last.weights.dropFirst()).filter { !$0.1.isZero }.map(\.0)
    let proofs = levels.indices.map {
      RankProof(solver.minimizer, rows, ranks: Array(ranks[0...($0 + 1)]))
    }
    return [named([last], Set(weighed)), named(proofs + [last], Set(levels)), present]
  }
}

extension HierarchySolver {
  fileprivate mutating func add(_ askers: Askers, _ place: Int) -> ConstraintID {
    switch askers.causes[place] {
    case .constraint(let constraint):
      add(.init(askers.forms[place], constraint.relation, constraint.priority, constraint.weight))
    case .objective(let objective):
      addObjective(askers.forms[place], priority: objective.priority, weight: 1)
    }
  }
}

extension LiveSolution {
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
