// What is stopped says so, can go on from there, and leaves everybody else alone.

import Rationals
import Simplex
import Synchronization
import TestSupport
import Testing

@Suite("A solve that is stopped") struct SolveControlTests {
  /// x ≥ 0, x ≤ 4, x as great as it can be.
  private static let bounded = Problem(
    signs: [.nonnegative, .nonnegative],
    rows: [
      .init(form: LinearForm([.init(0, 1)], constant: -4), kind: .atMost(slack: 1))
    ], objectives: [LinearForm([.init(0, -1)])])

  private static func cancelled() -> SolveControl { .cancelled(atReport: 0) }

  @Test("throws, and has no outcome and no certificate")
  func solver() throws {
    var solver = Solver(Self.bounded, control: Self.cancelled())
    #expect(throws: Stop.cancelled) { try solver.solve() }
    #expect(solver.outcome == nil)
    #expect(solver.certificate() == nil)
    solver.control = .uninterruptible
    #expect(try solver.solve() == .optimal)
    #expect(try solver.range(of: LinearForm([.init(0, 1)]), levels: 1) == (4, 4))
    solver.control = Self.cancelled()
    #expect(solver.outcome == .optimal, "what was known before stays known")
    #expect(throws: Stop.cancelled) {
      try solver.range(of: LinearForm([.init(0, 1)]), levels: 1)
    }
    #expect(throws: Stop.cancelled) { try solver.costRange(of: 0, inObjective: 0) }
  }

  @Test("throws between two steps, and goes on with the next one")
  func steps() throws {
    let control = SolveControl()
    var solver = Solver(Self.bounded, control: control)
    #expect(try solver.step() == .stage(0))
    control.cancel()
    for _ in 0..<2 { #expect(throws: Stop.cancelled) { try solver.step() } }
    control.reset()
    var steps: [Step] = []
    while let step = try solver.step() { steps.append(step) }
    #expect(steps.last == .end(.optimal))
  }

  @Test("goes on at any pivot as if it had not been stopped", arguments: PivotRule.allCases)
  func resumed(rule: PivotRule) throws {
    var stops = 0
    for seed in UInt64(0)..<60 {
      let problem = RandomProblem.make(seed: seed)
      var whole = Solver(problem, rule: rule)
      try whole.solve()
      for pivot in 0...12 {
        guard try Self.isStopped(problem, rule, atPivot: pivot, seed: seed, whole) else { break }
        stops += 1
      }
    }
    #expect(stops > 200, "\(stops)")
  }

  /// Stops a solve, by both ways to one, and goes on by steps and at once.
  ///
  /// - Returns: false if it comes to its end before.
  private static func isStopped(
    _ problem: Problem, _ rule: PivotRule, atPivot pivot: Int, seed: UInt64, _ whole: Solver
  ) throws -> Bool {
    for isForLookers in [true, false] {
      let control = SolveControl.cancelled(atReport: pivot)
      var solver = Solver(problem, rule: rule, control: control)
      do {
        if isForLookers { try solver.solve() } else { _ = try solver.finish() }
        #expect(solver.certificate() == whole.certificate(), "seed \(seed), pivot \(pivot)")
        return false
      } catch {
        #expect(error == .cancelled)
      }
      #expect(solver.certificate() == nil)
      control.reset()
      var stepped = solver
      while try stepped.step() != nil {}
      let place: Comment = "seed \(seed), step by step from pivot \(pivot)"
      #expect(stepped.certificate() == whole.certificate(), place)
      #expect(stepped.tableau.rows == whole.tableau.rows, place)
      #expect(try solver.solve() == whole.outcome, "seed \(seed), pivot \(pivot)")
      #expect(solver.certificate() == whole.certificate(), "seed \(seed), pivot \(pivot)")
      #expect(solver.pivotCounts == whole.pivotCounts, "seed \(seed), pivot \(pivot)")
      #expect(solver.tableau.rows == whole.tableau.rows, "seed \(seed), pivot \(pivot)")
    }
    return true
  }

  @Test(
    "goes on at any pivot as if there had always been memory enough", arguments: PivotRule.allCases)
  func memory(rule: PivotRule) throws {
    var stops = 0
    for seed in UInt64(0)..<60 {
      let problem = RandomProblem.make(seed: seed)
      var whole = Solver(problem, rule: rule)
      try whole.solve()
      for pivot in 1...12 {
        let memory = Memory(failsAt: pivot)
        // Nobody can stop it otherwise.
        let control = SolveControl.uninterruptible.limited(
          to: SolveLimits(isOutOfMemory: { memory.fails() }))
        var solver = Solver(problem, rule: rule, control: control)
        do {
          try solver.solve()
          break
        } catch {
          #expect(error == .memory)
        }
        stops += 1
        #expect(solver.certificate() == nil)
        #expect(try solver.solve() == whole.outcome, "seed \(seed), pivot \(pivot)")
        #expect(solver.certificate() == whole.certificate(), "seed \(seed), pivot \(pivot)")
        #expect(solver.pivotCounts == whole.pivotCounts, "seed \(seed), pivot \(pivot)")
      }
    }
    #expect(stops > 200, "\(stops)")
  }

  /// xᵢ = 10⁹⁹·xᵢ₋₁ from x₀ ≥ 0: every value is zero, but the last is 10⁹⁹ⁿ·x₀.
  private static func steep(_ count: Int) -> Problem {
    let factor = (0..<99).reduce(Rational.one) { power, _ in power * 10 }
    let equations = (1...count).map { index in
      Problem.Row(form: LinearForm([.init(index, 1), .init(index - 1, -factor)]), kind: .equation)
    }
    return Problem(
      signs: Array(repeating: .free, count: count + 1) + [.nonnegative],
      rows: [.init(form: LinearForm([.init(0, 1)]), kind: .atLeast(slack: count + 1))] + equations,
      objectives: [LinearForm([.init(0, 1)])])
  }

  @Test("ends at numbers that are too long on the way, and not before")
  func bits() throws {
    let control = SolveControl().limited(to: SolveLimits(bits: 3_300))
    var short = Solver(Self.steep(8), control: control)
    #expect(try short.solve() == .optimal)
    var long = Solver(Self.steep(14), control: control)
    #expect(throws: Stop.bits) { try long.solve() }
    // What is too much for one is no matter of another.
    #expect(!control.isCancelled)
    #expect(try short.range(of: LinearForm([.init(8, 1)]), levels: 0) == (0, nil))
    // Whoever reports only, and whoever listens, has the same limits.
    for other in [control.reportingOnly, control.reporting { _ in }] {
      long.control = other
      #expect(throws: Stop.bits) { try long.solve() }
    }
    long.control = .uninterruptible
    #expect(try long.solve() == .optimal)
  }

  @Test("gives no range, or the right one, at whatever pivot of the search it is stopped")
  func ranges() throws {
    var stops = 0
    for seed in UInt64(0)..<120 {
      let problem = RandomProblem.make(family: .ambiguous, seed: seed)
      var solver = Solver(problem)
      guard try solver.solve() == .optimal else { continue }
      let forms = problem.signs.indices.map { LinearForm([.init($0, 1)]) }
      let wanted = try solver.ranges(of: forms, levels: 1).map(Interval.init)
      for pivot in 0...8 {
        solver.control = .cancelled(atReport: pivot)
        guard let found = try? solver.ranges(of: forms, levels: 1) else {
          stops += 1
          continue
        }
        #expect(found.map(Interval.init) == wanted, "seed \(seed), pivot \(pivot)")
        break
      }
    }
    #expect(stops > 100, "\(stops)")
  }

  private struct Interval: Equatable {
    var lower: Rational?
    var upper: Rational?

    init(_ range: (lower: Rational?, upper: Rational?)) {
      (lower, upper) = range
    }
  }

  // MARK: The minimiser

  /// x ≥ 0, x ≤ 4, x as great as it can be, as penalties.
  private static func minimizer(_ control: SolveControl) -> (Minimizer, rank: Int) {
    var minimizer = Minimizer(control: control)
    let rank = minimizer.addRank(at: 1)
    let x = [LinearForm.Term(minimizer.addColumn(), 1)]
    _ = minimizer.addRow(x, constant: 0, penalty: .init(rank: 0, above: 0, below: 1))
    _ = minimizer.addRow(x, constant: -4, penalty: .init(rank: 0, above: 1, below: 0))
    _ = minimizer.addRow(x, constant: 0, penalty: .init(rank: rank, above: -1, below: 1))
    return (minimizer, rank)
  }

  @Test("throws where penalties are minimised, and goes on from there")
  func minimizer() throws {
    let control = Self.cancelled()
    var (minimizer, rank) = Self.minimizer(control)
    #expect(throws: Stop.cancelled) { try minimizer.minimize() }
    control.reset()
    #expect(try minimizer.minimize() == .optimal)
    #expect(minimizer.cost(ofRank: rank) == -4)
    #expect(try minimizer.range(of: LinearForm([.init(0, 1)]), ranks: 1) == (0, 4))
    // A search for an end that was begun is stopped as well.
    minimizer.control = .cancelled(atReport: 1)
    #expect(throws: Stop.cancelled) {
      try minimizer.range(of: LinearForm([.init(0, 1)]), ranks: 1)
    }
    minimizer.control = .cancelled(atReport: 1)
    #expect(throws: Stop.cancelled) { try minimizer.ranges(ofColumns: [0], ranks: 1) }
    minimizer.control = .uninterruptible
    #expect(minimizer.outcome == .optimal)
    #expect(try minimizer.range(of: LinearForm([.init(0, 1)]), ranks: 1) == (0, 4))
  }

  // MARK: Parameters

  @Test("follows no parameter, and goes on where it was")
  func parametric() throws {
    var solver = Solver(Self.bounded)
    try solver.solve()
    let control = SolveControl()
    solver.control = control
    var parametric = ParametricSolver(solver, ParametricChange(rows: [0: 1]), from: 0)
    control.cancel()
    #expect(throws: Stop.cancelled) { try parametric.next() }
    control.reset()
    let piece = try parametric.next()
    #expect(piece?.upper == 4)
    #expect(try parametric.next() == nil, "at the end there is no solution any more")
    let problem = ParametricProblem(origin: Self.bounded, change: ParametricChange(rows: [0: 1]))
    let range = try #require(try problem.feasibleRange(from: 0, to: 9))
    #expect(range == (0, 4))
    #expect(throws: Stop.cancelled) {
      try problem.feasibleRange(from: 0, to: 9, control: Self.cancelled())
    }
  }

  // MARK: Controls

  @Test("is the only one: another on another thread comes to its end")
  func apart() async throws {
    let problem = RandomProblem.make(seed: 7)
    var alone = Solver(problem)
    try alone.solve()
    await withTaskGroup(of: (isStopped: Bool, outcome: Outcome?).self) { group in
      for index in 0..<8 {
        let control = index % 2 == 0 ? SolveControl.cancelled(atReport: 1) : SolveControl()
        group.addTask {
          var solver = Solver(problem, control: control)
          return (index % 2 == 0, try? solver.solve())
        }
      }
      for await (isStopped, outcome) in group {
        #expect(outcome == (isStopped ? nil : alone.outcome))
      }
    }
  }

  @Test("has a control that copies share, and that may report without stopping")
  func controls() throws {
    let control = SolveControl()
    let (copy, reports) = (control, control.reportingOnly)
    control.cancel()
    #expect(copy.isCancelled)
    #expect(!reports.isCancelled)
    #expect(copy.isCancellable && !reports.isCancellable)
    #expect(!SolveControl.uninterruptible.isCancellable)
    var solver = Solver(Self.bounded, control: reports)
    #expect(try solver.solve() == .optimal)
    copy.reset()
    #expect(!control.isCancelled)
    SolveControl.uninterruptible.cancel()
    #expect(!SolveControl.uninterruptible.isCancelled)
  }
}

/// Memory that is said to be out at one of the questions for it.
private final class Memory: Sendable {
  private let left: Atomic<Int>

  init(failsAt question: Int) { left = Atomic(question) }

  func fails() -> Bool { left.subtract(1, ordering: .relaxed).newValue == 0 }
}
