// What a session is about: the hierarchy, where its lines came from, and its solution.

import ConstraintHierarchies
import Language
import Simplex

/// Everything that `undo` brings back. A change is made on a copy, which replaces the old state only
/// when all of it went well.
struct State: Sendable {
  var hierarchy = Hierarchy() {
    didSet {
      solution = nil
      valuation = nil
      isLive = false
      ambiguity = nil
      density = nil
      dictionary = nil
    }
  }
  /// For constraints and objectives in which a point multiplies a variable: what was written, to be
  /// read again when that point moves.
  var readAgain: [Source] = []
  var namesAreFixed = false
  var rule: PivotRule = .dantzig { didSet { solution = nil } }
  private var solution: Resolution?
  /// The solution that goes on from change to change; of this hierarchy only if `isLive`.
  private(set) var live = LiveSolution()
  private var isLive = false
  private var valuation: Valuation?
  /// Whether some variable has more than one value; nil until somebody asks.
  private var ambiguity: Bool?
  /// Whether the hierarchy is dense; nil until somebody asks.
  private var density: Bool?
  /// The solution by the means that is the fastest for a dense hierarchy; nil until it is wanted.
  private var dictionary: ScratchSolution?

  /// Who is told how far a long solve has come.
  var listener: SolvingReport.Listener?
  /// Stops every solve.
  private(set) var control = SolveControl.uninterruptible

  struct Source: Sendable {
    enum Kind: Sendable {
      case constraint(serial: Int, left: Expression, right: Expression)
      case objective(serial: Int, Expression)
    }
    var kind: Kind
    var points: Set<Point>
  }

  /// Brings `live` up to date, from the basis where it stood.
  mutating func settle() {
    if isLive, live.outcome != .interrupted { return }
    // The solver may remember levels that nothing is left in.
    live.control = reporting(over: Set(live.knownLevels + hierarchy.levels).sorted(by: >))
    live.update(to: hierarchy)
    isLive = true
  }

  /// Has the next `settle` look for a difference, even if there is none: what it tells then is that.
  mutating func unsettle() { isLive = false }

  /// Takes over the live solution of another state, to go on from there.
  mutating func inherit(from other: State) {
    live = other.live
    live.control = control
    isLive = false
  }

  /// The values that an expression can take in the region after so many levels.
  mutating func interval(of expression: LinearExpression, afterLevels levels: Int) -> Interval? {
    if isDense { return fromDictionary { $0.interval(of: expression, afterLevels: levels) } }
    settle()
    return live.interval(of: expression, afterLevels: levels)
  }

  /// The interval of every variable in the region after so many levels.
  mutating func intervals(afterLevels levels: Int) -> [Interval]? {
    if isDense { return fromDictionary { $0.intervals(afterLevels: levels) } }
    settle()
    return live.intervals(afterLevels: levels)
  }

  /// The solution, or one of several, that everything is told of for which one value is needed; nil where
  /// there is none. It depends on the hierarchy alone.
  mutating func solved() -> Valuation? {
    settle()
    if valuation == nil { valuation = live.valuation }
    return valuation
  }

  /// Whether some variable has more than one value.
  mutating func isAmbiguous() -> Bool {
    if let ambiguity { return ambiguity }
    settle()
    let found =
      live.outcome == .optimal
      && (live.isAmbiguous
        ?? (intervals(afterLevels: live.levels.count) ?? []).contains(where: \.isAmbiguous))
    if !control.isCancelled { ambiguity = found }
    return found
  }

  /// The solution by the means that suits the hierarchy.
  mutating func answer() -> any SolvedHierarchy {
    if isDense { return ScratchSolution(resolution()) }
    settle()
    return live
  }

  /// The solution by whichever means is the fastest; its pivots are nobody's.
  mutating func quickAnswer() -> any SolvedHierarchy {
    if isDense { return fromDictionary { $0 } }
    settle()
    return live
  }

  private var isDense: Bool {
    mutating get {
      if let density { return density }
      let found = hierarchy.isDense
      density = found
      return found
    }
  }

  private mutating func fromDictionary<Answer>(_ ask: (inout ScratchSolution) -> Answer) -> Answer {
    var known =
      dictionary
      ?? ScratchSolution(
        Resolution(
          hierarchy, rule: .greatest, control: reporting(over: hierarchy.levels)))
    dictionary = nil
    defer { if known.outcome != .interrupted { dictionary = known } }
    return ask(&known)
  }

  /// The solution from scratch, as it is told pivot by pivot; worked out when it is first asked for.
  mutating func resolution() -> Resolution {
    if let solution { return solution }
    let new = Resolution(hierarchy, rule: rule, control: reporting(over: hierarchy.levels))
    if new.outcome != .interrupted { solution = new }
    return new
  }

  /// The control of a solve, whose reports name the levels.
  private func reporting(over levels: @autoclosure () -> [Priority]) -> SolveControl {
    guard let listener else { return control }
    let levels = levels()
    return control.reporting { listener(SolvingReport($0, levels)) }
  }

  mutating func setControl(_ new: SolveControl) {
    control = new
    live.control = new
    solution?.control = new
    dictionary?.control = new
  }

  /// Takes over how another state is stopped, and who hears of it.
  mutating func takeControl(from other: State) {
    listener = other.listener
    control = other.control
    live.control = control
  }

  /// The same without the solutions.
  var unsolved: State {
    var copy = self
    copy.forgetSolutions()
    return copy
  }

  /// Leaves out the solutions, which take much more room than all the rest and are worked out again
  /// when they are wanted.
  mutating func forgetSolutions() {
    solution = nil
    dictionary = nil
    live = LiveSolution(control: control)
    isLive = false
    valuation = nil
  }

  /// Reads again what a moved point multiplies or divides.
  mutating func pointMoved(_ point: Point, by definition: PointDefinition) throws(Diagnostic) {
    for source in readAgain where source.points.contains(point) {
      var lowering = Lowering(hierarchy, makesVariables: false)
      do throws(Diagnostic) {
        switch source.kind {
        case .constraint(let serial, let left, let right):
          let (left, right) = (try lowering.linear(left), try lowering.linear(right))
          hierarchy.updateConstraint(serial: serial) { ($0.left, $0.right) = (left, right) }
        case .objective(let serial, let expression):
          let expression = try lowering.linear(expression)
          hierarchy.updateObjective(serial: serial) { $0.expression = expression }
        }
      } catch {
        // Its place is one in the line read again; the line to mark is the one that moves the point.
        throw Diagnostic.movedPoint(definition, spoils: id(of: source), error)
      }
    }
  }

  private func id(of source: Source) -> String {
    switch source.kind {
    case .constraint(let serial, _, _):
      hierarchy.constraint(serial: serial)?.id ?? ""
    case .objective(let serial, _):
      hierarchy.objectives.first { $0.serial == serial }?.id ?? ""
    }
  }

  var vocabulary: Vocabulary {
    Vocabulary(
      variables: Set(hierarchy.variableNames), points: Set(hierarchy.pointNames),
      labels: Set(hierarchy.constraints.map(\.id) + hierarchy.objectives.map(\.id)))
  }
}

/// A hierarchy's names, as the parser asks for them.
struct NamesInUse: KnownNames {
  let hierarchy: Hierarchy

  func contains(_ name: String) -> Bool {
    hasValue(name) || hierarchy.constraints.contains { $0.id == name }
      || hierarchy.objectives.contains { $0.id == name }
  }

  func hasValue(_ name: String) -> Bool { hierarchy.symbol(named: name) != nil }

  var valueNames: Set<String> { Set(hierarchy.variableNames + hierarchy.pointNames) }
}
