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

  @Test("says interrupted, and has no certificate and no range")
  func solver() {
    var solver = Solver(Self.bounded, control: Self.cancelled())
    #expect(solver.solve() == .interrupted)
    #expect(solver.outcome == .interrupted)
    #expect(solver.certificate() == nil)
    #expect(solver.range(of: LinearForm([.init(0, 1)]), levels: 0) == nil)
    solver.control = .uninterruptible
    #expect(solver.solve() == .optimal)
    #expect(solver.range(of: LinearForm([.init(0, 1)]), levels: 1).map { $0 == (4, 4) } == true)
    solver.control = Self.cancelled()
    #expect(solver.outcome == .optimal, "what was known before stays known")
    #expect(solver.range(of: LinearForm([.init(0, 1)]), levels: 1) == nil)
    #expect(solver.costRange(of: 0, inObjective: 0) == nil)
  }

  @Test("tells as a last step that it was interrupted")
  func steps() {
    let control = SolveControl()
    var solver = Solver(Self.bounded, control: control)
    #expect(solver.step() == .stage(0))
    control.cancel()
    #expect(solver.step() == .end(.interrupted))
    #expect(solver.step() == nil)
    control.reset()
    var steps: [Step] = []
    while let step = solver.step() { steps.append(step) }
    #expect(steps.last == .end(.optimal))
  }

  @Test("goes on at any pivot as if it had not been stopped", arguments: PivotRule.allCases)
  func resumed(rule: PivotRule) {
    var stops = 0
    for seed in UInt64(0)..<60 {
      let problem = RandomProblem.make(seed: seed)
      var whole = Solver(problem, rule: rule)
      whole.solve()
      for pivot in 0...12 {
        let control = SolveControl.cancelled(atReport: pivot)
        var solver = Solver(problem, rule: rule, control: control)
        guard solver.solve() == .interrupted else {
          #expect(solver.certificate() == whole.certificate(), "seed \(seed), pivot \(pivot)")
          break
        }
        stops += 1
        #expect(solver.certificate() == nil)
        control.reset()
        #expect(solver.solve() == whole.outcome, "seed \(seed), pivot \(pivot)")
        #expect(solver.certificate() == whole.certificate(), "seed \(seed), pivot \(pivot)")
        #expect(solver.pivotCounts == whole.pivotCounts, "seed \(seed), pivot \(pivot)")
      }
    }
    #expect(stops > 200, "\(stops)")
  }

  @Test(
    "goes on at any pivot as if there had always been memory enough", arguments: PivotRule.allCases)
  func memory(rule: PivotRule) {
    var stops = 0
    for seed in UInt64(0)..<60 {
      let problem = RandomProblem.make(seed: seed)
      var whole = Solver(problem, rule: rule)
      whole.solve()
      for pivot in 1...12 {
        let memory = Memory(failsAt: pivot)
        // Nobody can stop it otherwise.
        let control = SolveControl.uninterruptible.limited(
          to: SolveLimits(isOutOfMemory: { memory.fails() }))
        var solver = Solver(problem, rule: rule, control: control)
        guard solver.solve() == .interrupted else { break }
        stops += 1
        #expect(control.excess == .memory)
        #expect(solver.certificate() == nil)
        control.forgetExcess()
        #expect(control.excess == nil)
        #expect(solver.solve() == whole.outcome, "seed \(seed), pivot \(pivot)")
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
  func bits() {
    let control = SolveControl().limited(to: SolveLimits(bits: 3_300))
    var short = Solver(Self.steep(8), control: control)
    #expect(short.solve() == .optimal)
    #expect(control.excess == nil)
    var long = Solver(Self.steep(40), control: control)
    #expect(long.solve() == .interrupted)
    #expect(control.excess == .bits)
    // What is known of something else stays.
    control.reset()
    #expect(control.excess == nil && !control.isCancelled)
    #expect(short.range(of: LinearForm([.init(8, 1)]), levels: 0).map { $0 == (0, nil) } == true)
    // Whoever reports only, and whoever listens, has the same limits.
    for other in [control.reportingOnly, control.reporting { _ in }] {
      long.control = other
      #expect(long.solve() == .interrupted)
      #expect(other.isCancelled && control.isCancelled)
      control.forgetExcess()
    }
    long.control = .uninterruptible
    #expect(long.solve() == .optimal)
  }

  @Test("gives no range, or the right one, at whatever pivot of the search it is stopped")
  func ranges() {
    var stops = 0
    for seed in UInt64(0)..<120 {
      let problem = RandomProblem.make(family: .ambiguous, seed: seed)
      var solver = Solver(problem)
      guard solver.solve() == .optimal else { continue }
      let forms = problem.signs.indices.map { LinearForm([.init($0, 1)]) }
      let wanted = solver.ranges(of: forms, levels: 1)?.map(Interval.init)
      for pivot in 0...8 {
        solver.control = .cancelled(atReport: pivot)
        guard let found = solver.ranges(of: forms, levels: 1) else {
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

  @Test("says interrupted where penalties are minimised, and goes on from there")
  func minimizer() {
    let control = Self.cancelled()
    var (minimizer, rank) = Self.minimizer(control)
    minimizer.minimize()
    #expect(minimizer.outcome == .interrupted)
    #expect(minimizer.range(of: LinearForm([.init(0, 1)]), ranks: 1) == nil)
    #expect(minimizer.ranges(ofColumns: [0], ranks: 1) == nil)
    control.reset()
    minimizer.minimize()
    #expect(minimizer.outcome == .optimal)
    #expect(minimizer.cost(ofRank: rank) == -4)
    #expect(minimizer.range(of: LinearForm([.init(0, 1)]), ranks: 1).map { $0 == (0, 4) } == true)
    // A search for an end that was begun is stopped as well.
    minimizer.control = .cancelled(atReport: 1)
    #expect(minimizer.range(of: LinearForm([.init(0, 1)]), ranks: 1) == nil)
    minimizer.control = .cancelled(atReport: 1)
    #expect(minimizer.ranges(ofColumns: [0], ranks: 1) == nil)
    minimizer.control = .uninterruptible
    #expect(minimizer.outcome == .optimal)
    #expect(minimizer.range(of: LinearForm([.init(0, 1)]), ranks: 1).map { $0 == (0, 4) } == true)
  }

  // MARK: Parameters

  @Test("follows no parameter, and goes on where it was")
  func parametric() {
    var solver = Solver(Self.bounded)
    solver.solve()
    let control = SolveControl()
    solver.control = control
    var parametric = ParametricSolver(solver, ParametricChange(rows: [0: 1]), from: 0)
    control.cancel()
    #expect(parametric.next() == nil)
    #expect(parametric.wasInterrupted)
    control.reset()
    let piece = parametric.next()
    #expect(piece?.upper == 4)
    #expect(!parametric.wasInterrupted)
    #expect(parametric.next() == nil)
    #expect(!parametric.wasInterrupted, "at the end there is no solution any more")
    let problem = ParametricProblem(origin: Self.bounded, change: ParametricChange(rows: [0: 1]))
    if case .between(0, 4) = problem.feasibleRange(from: 0, to: 9) {
    } else {
      Issue.record("feasible from 0 to 4")
    }
    let stopped = problem.feasibleRange(from: 0, to: 9, control: Self.cancelled())
    if case .interrupted = stopped {} else { Issue.record("\(stopped)") }
  }

  // MARK: Controls

  @Test("is the only one: another on another thread comes to its end")
  func apart() async {
    let problem = RandomProblem.make(seed: 7)
    var alone = Solver(problem)
    alone.solve()
    await withTaskGroup(of: (isStopped: Bool, outcome: Outcome).self) { group in
      for index in 0..<8 {
        let control = index % 2 == 0 ? SolveControl.cancelled(atReport: 1) : SolveControl()
        group.addTask {
          var solver = Solver(problem, control: control)
          return (index % 2 == 0, solver.solve())
        }
      }
      for await (isStopped, outcome) in group {
        #expect(outcome == (isStopped ? .interrupted : alone.outcome))
      }
    }
  }

  @Test("has a control that copies share, and that may report without stopping")
  func controls() {
    let control = SolveControl()
    let (copy, reports) = (control, control.reportingOnly)
    control.cancel()
    #expect(copy.isCancelled)
    #expect(!reports.isCancelled)
    #expect(copy.isCancellable && !reports.isCancellable)
    #expect(!SolveControl.uninterruptible.isCancellable)
    var solver = Solver(Self.bounded, control: reports)
    #expect(solver.solve() == .optimal)
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
