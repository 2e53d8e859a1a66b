// The trace of a solve, walked pivot by pivot, with side ways that begin with a pivot of the learner's
// own. The pivots are values; the tableau at any place is made again by taking the steps that lead to it
// from the nearest of some copies of the solver, which are kept along the way: about √n of them for n
// pivots, each about √n pivots from the next, and fewer of large tableaux.

import ConstraintHierarchies
import Rationals
import Simplex

/// A place in the trace: after so many pivots.
struct Walk: Sendable {
  /// Everything told between one pivot and the next.
  struct Leg: Sendable {
    /// What came before the pivot: rows that came in, a minimum reached, the end.
    var preamble: [Step]
    /// nil after the last pivot. Candidates and ratios are left out: `advance()` finds them again.
    var pivot: Pivot?
  }

  /// A way from the beginning to the end.
  private struct Trail: Sendable {
    /// One for each pivot, and the last for what comes after them.
    var legs: [Leg] = []
    /// The solver after some of the pivots, in order, the beginning first.
    var copies: [Copy]
    /// How many pivots come before the learner's own that this way begins with; nil for the trace itself.
    var fork: Int?
    /// The copies hold no more numbers than these, each about 12 bytes, as long as there are three or more.
    private static let mostNumbers = 8_000_000

    /// Takes all steps that are left from where the way has come to.
    mutating func finish(from solver: Solver, _ control: SolveControl) throws(Stop) {
      var solver = solver
      solver.control = control
      var preamble: [Step] = []
      while let step = try solver.step() {
        guard case .pivot(var pivot) = step else {
          preamble.append(step)
          continue
        }
        (pivot.candidates, pivot.ratios) = ([], [])
        legs.append(Leg(preamble: preamble, pivot: pivot))
        preamble = []
        if isCopyDue { keep(solver) }
      }
      legs.append(Leg(preamble: preamble, pivot: nil))
    }

    /// Whether the last copy is about √n pivots back, and no nearer than the one before was to it.
    private var isCopyDue: Bool {
      guard let last = copies.last else { return true }
      let distance = legs.count - last.position
      let gap = copies.count > 1 ? last.position - copies[copies.count - 2].position : 1
      return distance >= gap && distance * distance >= legs.count
    }

    private mutating func keep(_ solver: Solver) {
      copies.append(Copy(legs.count, solver))
      if copies.count > 2, copies.reduce(0, { $0 + $1.numbers }) > Self.mostNumbers {
        copies = copies.indices.filter { $0 % 2 == 0 }.map { copies[$0] }
      }
    }
  }

  /// The solver after some pivots. Nothing stops it.
  private struct Copy: Sendable {
    let position: Int
    @Boxed private(set) var solver: Solver
    /// How many numbers its tableau holds.
    let numbers: Int

    init(_ position: Int, _ solver: Solver) {
      self.position = position
      var solver = solver
      solver.control = .uninterruptible
      numbers = solver.tableau.numberCount
      self.solver = solver
    }
  }

  @Boxed private(set) var resolution: TracedSolution
  @Boxed private(set) var names: ColumnNames
  /// Whether the learner has begun to walk; otherwise it only waits to be walked.
  var isUnderWay = false
  /// The trace, and above it the learner's side ways, each of which leaves the one below it.
  private var trails: [Trail]
  /// How many pivots have been made.
  private(set) var position = 0
  /// The solver after those pivots. Nothing stops it: it only takes steps that are known, and is where
  /// it is said to be.
  @Boxed private(set) var solver: Solver
  /// Stops the way that is found after a pivot of the learner's own.
  var control: SolveControl
  /// What the learner is asked about the next pivot.
  @Boxed var question: Prediction? = nil
  /// How the guesses on this walk fared.
  var score = Score()

  /// - Complexity: one more solve.
  init(_ resolution: TracedSolution) throws(Stop) {
    self.resolution = resolution
    names = ColumnNames(resolution)
    control = resolution.control
    let solver = Solver(
      resolution.model.problem, rule: resolution.solver.rule, control: .uninterruptible)
    self.solver = solver
    var trace = Trail(copies: [Copy(0, solver)])
    try trace.finish(from: solver, control)
    trails = [trace]
  }

  /// The legs of the way that the learner is on.
  var legs: [Leg] { trails[trails.count - 1].legs }

  var pivotCount: Int { legs.count - 1 }
  var isAtEnd: Bool { position == pivotCount }

  /// The numbers of the learner's own pivots on this way, counted from 1.
  var ownPivots: [Int] { trails.compactMap { $0.fork.map { $0 + 1 } } }

  /// Goes to after so many pivots, which must be at most `pivotCount`. On the way back, a side way ends
  /// where the pivot that it began with is taken back.
  ///
  /// - Complexity: at most about √n pivots for a trace of n, more of them in a large tableau.
  mutating func go(to position: Int) {
    question = nil
    if position == 0 { score = Score() }
    while let fork = trails[trails.count - 1].fork, position <= fork { trails.removeLast() }
    let copies = trails[trails.count - 1].copies
    let nearest = copies[Self.last(of: copies, upTo: position)]
    if position < self.position || nearest.position > self.position {
      (self.position, solver) = (nearest.position, nearest.solver)
    }
    while self.position < position, let step = solver.retake() {
      if case .pivot = step { self.position += 1 }
    }
  }

  private static func last(of copies: [Copy], upTo position: Int) -> Int {
    var low = 0
    var high = copies.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if copies[middle].position <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// Takes the next leg.
  ///
  /// - Returns: the leg, with all that the choice of its pivot looked at, and the solver just before the
  ///   pivot: rows that came in before it are in.
  /// - Precondition: there is a next pivot.
  mutating func advance() -> (leg: Leg, before: Solver) {
    var leg = legs[position]
    for _ in leg.preamble { _ = solver.retake() }
    solver.comeToDecision()
    let before = solver
    if case .pivot(let pivot) = solver.retake() { leg.pivot = pivot }
    position += 1
    question = nil
    return (leg, before)
  }

  /// The solver just before the next pivot, or at the end: rows that come in before it are in.
  var solverAtNextPivot: Solver { solver(after: legs[position].preamble.count) }

  /// The solver so many steps further, which must not be pivots.
  func solver(after steps: Int) -> Solver {
    var ahead = solver
    for _ in 0..<steps { _ = ahead.retake() }
    ahead.comeToDecision()
    return ahead
  }
}

extension Solver {
  /// Takes a step that was taken before, with a control that stops nothing.
  fileprivate mutating func retake() -> Step? {
    do throws(Stop) { return try step() } catch { misuse("Walk: a copy that can be stopped") }
  }

  /// The same of the moves before it.
  fileprivate mutating func comeToDecision() {
    do throws(Stop) { try advanceToDecision() } catch { misuse("Walk: a copy that can be stopped") }
  }
}

// MARK: - The learner's own pivots

extension Walk {
  /// Where a pivot of the learner's own can be made from here.
  struct Crossing: Sendable {
    /// What comes before it.
    var preamble: [Step]
    /// The solver that the pivot is made with.
    @Boxed var solver: Solver
    /// What the rule does here; nil where nothing improves any more.
    var byRule: Pivot?
  }

  /// The place for a pivot of the learner's own; nil where free columns must go into the basis first.
  var crossing: Crossing? {
    let leg = legs[position]
    if let pivot = leg.pivot {
      if !pivot.isByCost { return nil }
      return Crossing(preamble: leg.preamble, solver: solverAtNextPivot, byRule: pivot)
    }
    // After the last pivot: before the method finds that the last objective is at its least.
    let last = leg.preamble.lastIndex { step in
      switch step {
      case .minimum(let objective, _): objective == resolution.model.levels.count - 1
      case .feasible: resolution.model.levels.isEmpty
      // Steps on the way.
      default: false
      }
    }
    let count = last ?? leg.preamble.lastIndex { if case .end = $0 { true } else { false } } ?? 0
    return Crossing(
      preamble: Array(leg.preamble.prefix(count)), solver: solver(after: count), byRule: nil)
  }

  /// Makes a pivot of the learner's own, and lets the rule go on from there.
  ///
  /// - Complexity: that of the pivots that the rule needs from there.
  mutating func branch(_ crossing: Crossing, with pivot: Pivot) throws(Stop) {
    var solver = crossing.solver
    solver.make(pivot)
    var trail = trails[trails.count - 1]
    trail.fork = position
    trail.legs.removeSubrange(position...)
    trail.legs.append(Leg(preamble: crossing.preamble, pivot: pivot))
    // Steps lead up to the own pivot, but not over it.
    trail.copies.removeAll { $0.position > position }
    trail.copies.append(Copy(position + 1, solver))
    try trail.finish(from: solver, control)
    trails.append(trail)
    position += 1
    question = nil
    self.solver = solver
  }
}
