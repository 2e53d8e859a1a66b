// Solves a program of a file, and reads off what a solver's report has: values, sums, prices, and why there is no
// solution.

public import ConstraintHierarchies
public import Programs
import Rationals
public import Simplex

/// A linear program, solved.
///
///     let program = try LPReader.program(from: "maximize f: 3 x + 2 y subject to c: x + y <= 4 end")
///     let report = try ProgramSolver(program).report()
///     if case .optimal(let optimum) = report.ending { print(optimum.objective, optimum.values) }   // 12 [4, 0]
public struct ProgramSolver: Sendable {
  public let problem: ProgramHierarchy
  private var solution: IncrementalSolution
  private let control: SolveControl

  /// Solves a program.
  ///
  /// - Parameter control: stops it, and what is asked of it.
  /// - Throws: where it does.
  public init(
    _ program: LinearProgram, control: SolveControl = .uninterruptible
  ) throws(Stop) {
    try self.init(ProgramHierarchy(program), control: control)
  }

  init(_ problem: ProgramHierarchy, control: SolveControl) throws(Stop) {
    self.problem = problem
    self.control = control
    solution = try IncrementalSolution(problem.hierarchy, control: control)
  }

  private var program: LinearProgram { problem.program }

  /// The proof of the outcome.
  ///
  /// - Complexity: linear in the size of the program, besides reading the solver's prices.
  public func certificate(_ model: Model) -> Certificate { solution.certificate(model) }

  /// The same in the names of the file.
  public func writtenProof() -> WrittenProof {
    let problem = ProvableProblem(self.problem)
    return WrittenProof(certificate(problem.model), of: problem)
  }

  /// What it came to.
  ///
  /// - Throws: where the control stops it.
  /// - Complexity: linear in the size of the program, besides the intervals that are asked for and a search for
  ///   requirements that clash.
  public func report(regions: RegionChoice = .none) throws(Stop) -> ProgramReport {
    let counts = solution.cost.pivots
    func pivots(_ level: Priority) -> Int { counts.first { $0.priority == level }?.count ?? 0 }
    return ProgramReport(
      program: program, ending: try ending(regions),
      pivots: (
        pivots(.required), ProgramHierarchy.levels(of: program).map { pivots($0) }
      ), regions: regions)
  }

  private func ending(_ regions: RegionChoice) throws(Stop) -> ProgramReport.Ending {
    let model = Model(problem.hierarchy)
    switch certificate(model) {
    case .optimal(let point, let proofs):
      return .optimal(
        try optimum(
          Array(point.prefix(program.columns.count)),
          solvedObjectives.first == 0 ? proofs.first?.multipliers : nil, model, regions))
    case .infeasible(let multipliers):
      return .infeasible(try clash(multipliers, model))
    case .unbounded(let point, let proofs, let ray):
      return .unbounded(descent(point, ray, of: solvedObjectives[proofs.count]))
    }
  }

  /// Which objectives are solved for: those that are not the same everywhere.
  private var solvedObjectives: [Int] {
    program.objectives.indices.filter { !program.objectives[$0].terms.isEmpty }
  }

  // MARK: A best point

  private func optimum(
    _ values: [Rational], _ multipliers: [Rational]?, _ model: Model, _ regions: RegionChoice
  ) throws(Stop) -> ProgramReport.Optimum {
    var rowPrices = Array(repeating: Rational.zero, count: program.rows.count)
    var columnPrices = Array(repeating: Rational.zero, count: program.columns.count)
    // What is maximised was minimised with the opposite sign.
    let isMaximum = program.sense == .maximize
    for (row, multiplier) in (multipliers ?? []).enumerated() where !multiplier.isZero {
      let price = isMaximum ? multiplier : -multiplier
      switch problem.requirements[model.constraintOfRow[row]] {
      case .row(let index, _): rowPrices[index] += price
      case .bound(let index, _): columnPrices[index] += price
      }
    }
    var (feasible, best): ([Interval]?, [Interval]?)
    if regions != .none {
      var solution = solution
      best = try solution.intervals(afterLevels: solution.levels.count)
      if regions == .all { feasible = try solution.intervals(afterLevels: 0) }
    }
    return ProgramReport.Optimum(
      values: values,
      objectives: program.objectives.map {
        $0.constant + program.value(of: $0.terms, at: values)
      },
      activities: program.rows.map { program.value(of: $0.terms, at: values) },
      rowPrices: rowPrices, columnPrices: columnPrices,
      isUnique: best.map { !$0.contains { $0.isAmbiguous } } ?? solution.isAmbiguous.map { !$0 },
      feasible: feasible, best: best)
  }

  // MARK: No feasible point

  /// Among so many requirements it is looked for a smallest set that clashes.
  private static let mostToSearch = 100
  /// Of so many ways to clash none more is counted.
  private static let mostOthers = 20
  /// Among so many it is looked for one of which none can be left out.
  private static let mostToFilter = 200

  /// What clashes: where the control is cancelled meanwhile, what the solve itself has proved.
  private func clash(
    _ multipliers: [Rational], _ model: Model
  ) throws(Stop) -> ProgramReport.Clash {
    let proved = farkasClash(multipliers, model)
    var found: ProgramReport.Clash?
    _ = try Stop.completes { () throws(Stop) in found = try smallerClash(proved) }
    return found ?? proved
  }

  private func smallerClash(
    _ proved: ProgramReport.Clash
  ) throws(Stop) -> ProgramReport.Clash? {
    if problem.requirements.count <= Self.mostToSearch {
      var search = ConflictSearch(problem.hierarchy, control: control)
      if let conflict = try search.conflict(budget: 12_000) {
        let found = try search.minimalConflicts(limit: Self.mostOthers, budget: 4_000)
        return clash(
          conflict, of: problem, .init(conflict.size),
          .counted(max(found.conflicts.count - 1, 0), areAll: found.isComplete))
      }
    }
    // One solve for each, of those alone.
    guard proved.members.count <= Self.mostToFilter else { return nil }
    let named = Set(proved.members.map { $0.requirement })
    let part = ProgramHierarchy(program, keeping: named.contains)
    var search = ConflictSearch(part.hierarchy, control: control)
    return try search.conflict(shrinking: 0).map {
      clash($0, of: part, $0.size == .sufficient ? .sufficient : .minimal)
    }
  }

  private func clash(
    _ conflict: Conflict, of problem: ProgramHierarchy, _ size: ProgramReport.Size,
    _ others: ProgramReport.Others = .unknown
  ) -> ProgramReport.Clash {
    ProgramReport.Clash(
      members: conflict.members.map { member in
        .init(
          requirement: problem.requirements[member.constraint.serial],
          multiplier: member.multiplier)
      },
      gap: conflict.gap, size: size, others: others)
  }

  /// Farkas' multipliers, as those of a sum of inequalities.
  private func farkasClash(_ multipliers: [Rational], _ model: Model) -> ProgramReport.Clash {
    var members: [ProgramReport.Clash.Member] = []
    var sum = Rational.zero
    let unit = Rational.greatestCommonMeasure(multipliers)
    for (row, multiplier) in multipliers.enumerated() where !multiplier.isZero {
      let scaled = multiplier / unit
      sum.addProduct(scaled, model.problem.rows[row].form.constant)
      // An upper limit is told the other way round.
      var isUpper = false
      if case .atMost = model.problem.rows[row].kind { isUpper = true }
      members.append(
        .init(
          requirement: problem.requirements[model.constraintOfRow[row]],
          multiplier: isUpper ? -scaled : scaled))
    }
    return ProgramReport.Clash(members: members, gap: -sum, size: .sufficient, others: .unknown)
  }

  // MARK: No end

  private func descent(
    _ point: [Rational], _ ray: [Rational], of index: Int
  ) -> ProgramReport.Descent {
    let count = program.columns.count
    let way = ray.prefix(count)
    let unit = Rational.greatestCommonMeasure(way)
    let scaled = way.map { $0 / unit }
    return ProgramReport.Descent(
      start: Array(point.prefix(count)), index: index, ray: scaled,
      change: program.value(of: program.objectives[index].terms, at: scaled))
  }
}

extension ProgramReport.Size {
  fileprivate init(_ size: Conflict.Size) {
    self =
      switch size {
      case .smallest: .smallest
      case .minimal: .minimal
      case .sufficient: .sufficient
      }
  }
}
