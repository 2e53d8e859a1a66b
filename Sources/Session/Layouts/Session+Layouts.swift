// Questions about views: where they are, where they could be, what would decide it.

import ConstraintHierarchies
import Language
import Layouts
import Rationals
import Simplex

extension Session {
  mutating func answer(_ question: LayoutQuestion) throws(Failure) -> LayoutAnswer {
    switch question {
    case .draw:
      let report = try frames()
      let relative = try relativeFrames(report.frames)
      lastDrawn = report.frames
      return .drawing(report, relative: relative)
    case .ambiguous: return .ambiguity(try ambiguity())
    case .passes: return .passes(try passes())
    case .pixels(let count): return .pixels(PixelsReport(scale: count, try frames()))
    case .extremes(let name):
      let view: ViewID
      do { view = try state.view(name) } catch { throw Failure(error) }
      return .extremes(try extremes(of: view))
    case .formats(let name):
      do { return .formats(try formats(of: name)) } catch { throw Failure(error) }
    case .specialised(let statement): return .specialised(try specialised(statement))
    }
  }

  /// Where the views are beside one of them, along the axes on which nothing says where any of them lies, nor how large
  /// the screen is; nil where there is no such axis.
  private mutating func relativeFrames(
    _ frames: [ViewFrame]
  ) throws(Failure) -> RelativeFrames? {
    var origins: [Axis: String] = [:]
    let superviews = Set(frames.compactMap { $0.superview })
    for axis in Axis.allCases where frames.allSatisfy({ $0[axis]?.floats ?? true }) {
      let outermost = frames.filter { frame in
        frame.depth == 1 && frame[axis] != nil
          && state.views.view(named: frame.name).flatMap {
            state.variable(.position(axis), of: $0)
          } != nil
      }
      // Best one that holds others.
      let origin =
        outermost.first { superviews.contains($0.name) } ?? outermost.first { $0.kind == .view }
        ?? outermost.first
      if let origin { origins[axis] = origin.name }
    }
    if origins.isEmpty { return nil }
    return RelativeFrames(
      origins: origins, frames: try solutions.frames(of: state, from: origins).frames)
  }

  // MARK: After a change

  /// So many views are told of after a change.
  private static let mostTold = 8

  /// With more views than this, where those are that a line does not name is not looked up after each line.
  private static let mostCompared = 60

  /// The views that a change was about, and those that it has moved; all of them where it was about the screen.
  mutating func frames(
    of outline: Outline
  ) throws(Failure) -> (frames: [ViewFrame], followers: [String: Set<Axis>]) {
    if state.views.isEmpty { return ([], [:]) }
    var followers: [String: Set<Axis>] = [:]
    var names: [String] = []
    for variable in outline.variables {
      guard let view = state.view(of: variable) else { continue }
      let name = state.views[view].name
      if !names.contains(name) { names.append(name) }
    }
    if names == [ViewTree.screenName] { names = state.views.views.map { $0.name } }
    if state.views.views.count > Self.mostCompared {
      knownFrames = [:]
    } else if outline.isSolved || !outline.points.isEmpty {
      for (name, axes) in try movedViews() where !names.contains(name) {
        names.append(name)
        followers[name] = axes
      }
    }
    if names.count > 1 { names.removeAll { $0 == ViewTree.screenName } }
    if names.isEmpty { return ([], [:]) }
    return (try frames(of: Set(names.prefix(Self.mostTold))).frames, followers)
  }

  /// The views that are not where they were when this was last asked, and the axes that they have moved along.
  private mutating func movedViews() throws(Failure) -> [(name: String, axes: Set<Axis>)] {
    let frames = try frames().frames
    let before = knownFrames
    knownFrames = [:]
    for frame in frames { knownFrames[frame.name] = frame }
    return frames.compactMap { frame in
      guard let old = before[frame.name] else { return nil }
      let axes = Axis.allCases.filter { !frame.isWhere(old, along: $0) }
      return axes.isEmpty ? nil : (frame.name, Set(axes))
    }
  }

  /// Where the views are; nil where there are none.
  ///
  /// - Throws: if the solve is stopped.
  public mutating func drawnViews() throws(Failure) -> LayoutAnswer? {
    if state.views.isEmpty { return nil }
    let report = try frames()
    return .drawing(report, relative: try relativeFrames(report.frames))
  }

  /// The first views.
  mutating func framesAtHand() throws(Failure) -> [ViewFrame] {
    let names = state.views.views.dropFirst().prefix(Self.mostTold).map { $0.name }
    knownFrames = [:]
    if state.views.views.count <= Self.mostCompared { _ = try movedViews() }
    return names.isEmpty ? [] : try frames(of: Set(names)).frames
  }

  /// All views, if they are to be drawn after every change.
  mutating func drawing() throws(Failure) -> Drawing? {
    guard settings.drawsViews, !state.views.isEmpty else { return nil }
    let before = lastDrawn
    let now = try frames()
    lastDrawn = now.frames
    if now.frames.isEmpty || before.isEmpty || before == now.frames {
      return Drawing(before: nil, now: now)
    }
    return Drawing(before: before, now: now)
  }

  /// Where the views can be after the requirements, and after each level; none where there are no views.
  mutating func framesByLevel() throws(Failure) -> [[ViewFrame]] {
    if state.views.isEmpty { return [] }
    if try solutions.outcome == .infeasible { return [] }
    var result: [[ViewFrame]] = []
    for levels in 0...(try solutions.solvedLevels) {
      result.append(try frames(afterLevels: levels).frames)
    }
    return result.contains { $0.isEmpty } ? [] : result
  }

  // MARK: Ambiguity

  /// So many numbers are tried one by one as what would settle everything.
  private static let mostTried = 24

  private mutating func ambiguity() throws(Failure) -> AmbiguityReport {
    let obstacle = try obstacle()
    let open = obstacle == nil ? try solutions.openNumbers(of: state.hierarchy.variables) : []
    var settlements: [AmbiguityReport.Settlement] = []
    if !open.isEmpty {
      let variables = open.map { $0.variable }
      let alone = try settling(open.prefix(Self.mostTried), variables)
      settlements = alone.map { .numbers([$0.open]) }
      if alone.isEmpty { settlements.append(.numbers(try fewest(open).map { $0.open })) }
      let raised = try priorities(settling: variables, by: 1)
      settlements += raised.isEmpty ? try priorities(settling: variables, by: -1) : raised
    }
    return AmbiguityReport(
      obstacle: obstacle, open: open.map { $0.open }, settlements: settlements)
  }

  /// Why there is no solution; nil if there is one.
  mutating func obstacle() throws(Failure) -> FramesReport? {
    if try solutions.outcome == .infeasible { return .contradictory }
    return try solutions.unboundedLevel.map { .unbounded($0) }
  }

  /// Those each of which settles everything by itself.
  private func settling(
    _ numbers: ArraySlice<Solutions.OpenNumber>, _ variables: [Variable]
  ) throws(Failure) -> [Solutions.OpenNumber] {
    var settling: [Solutions.OpenNumber] = []
    for number in numbers where try settles(number, variables) { settling.append(number) }
    return settling
  }

  /// Whether nothing is open any more when a number is fixed.
  private func settles(
    _ number: Solutions.OpenNumber, _ variables: [Variable]
  ) throws(Failure) -> Bool {
    var problem = state
    problem.fix(number.variable, at: number.open.value)
    var solutions = solutions
    solutions.follow(problem)
    return try solutions.firstOpen(of: variables) == nil
  }

  /// One number after another is fixed where the solution at hand has it, until nothing is open.
  private func fewest(
    _ open: [Solutions.OpenNumber]
  ) throws(Failure) -> [Solutions.OpenNumber] {
    var chosen: [Solutions.OpenNumber] = []
    var (problem, solutions) = (state, solutions)
    // What is fixed, or follows from what is, stays so.
    var rest = open[...]
    while let next = try solutions.firstOpen(of: rest.lazy.map { $0.variable }) {
      rest = rest.drop { $0.variable != next.variable }
      guard let value = rest.popFirst()?.open.value else { break }
      chosen.append(solutions.open(next.variable, next.interval, at: value))
      problem.fix(next.variable, at: value)
      solutions.follow(problem)
    }
    return chosen
  }

  /// The constraints that decide when their priority is one more, or one less.
  private func priorities(
    settling variables: [Variable], by step: Int
  ) throws(Failure) -> [AmbiguityReport.Settlement] {
    var found: [AmbiguityReport.Settlement] = []
    let candidates = state.hierarchy.enabledConstraints.filter {
      !$0.priority.isRequired && !$0.error.variables.isEmpty
    }
    for constraint in candidates.prefix(Self.mostTried) {
      guard let priority = Priority(rawValue: constraint.priority.rawValue + Rational(step)),
        !priority.isRequired
      else { continue }
      var problem = state
      problem.hierarchy.updateConstraint(serial: constraint.serial) { $0.priority = priority }
      var solutions = solutions
      solutions.follow(problem)
      guard try solutions.outcome == .optimal, try solutions.firstOpen(of: variables) == nil
      else { continue }
      var values: [AmbiguityReport.Values] = []
      for variable in variables {
        guard let value = try solutions.interval(of: variable)?.value else { continue }
        values.append(.init(name: state.hierarchy.name(of: variable), value: value))
      }
      found.append(.priority(id: constraint.id, priority, values))
    }
    return found
  }

  // MARK: Extremes

  private mutating func extremes(of view: ViewID) throws(Failure) -> ExtremesReport {
    let name = state.views[view].name
    if let obstacle = try obstacle() {
      return ExtremesReport(view: name, obstacle: obstacle, extremes: [], endless: [])
    }
    var extremes: [ExtremesReport.Extreme] = []
    var endless: [Attribute] = []
    for attribute in [Attribute.width, .left, .height, .top] {
      guard let variable = state.variable(attribute, of: view),
        let interval = try solutions.interval(of: variable), interval.isAmbiguous
      else { continue }
      for (isLeast, end) in [(true, interval.lower), (false, interval.upper)] {
        guard let end else {
          if !endless.contains(attribute) { endless.append(attribute) }
          continue
        }
        var problem = state
        problem.fix(variable, at: end)
        var solutions = solutions
        _ = try problem.settleTexts(from: solutions)
        solutions.follow(problem)
        let frames = try solutions.frames(of: problem).frames
        if extremes.contains(where: { $0.frames == frames }) { continue }
        extremes.append(
          ExtremesReport.Extreme(
            attribute: attribute, isLeast: isLeast, value: end, frames: frames))
      }
    }
    return ExtremesReport(view: name, obstacle: nil, extremes: extremes, endless: endless)
  }
}

extension ProblemState {
  /// Requires a variable to have a value that it can have, so that no level gets worse.
  fileprivate mutating func fix(_ variable: Variable, at value: Rational) {
    _ = hierarchy.addConstraint(
      LinearExpression(.variable(variable)), .equal, LinearExpression(constant: value),
      texts: (hierarchy.name(of: variable), value.description))
  }
}

extension Solutions {
  struct OpenNumber {
    var variable: Variable
    var open: AmbiguityReport.Open
  }

  /// Those of the variables that have several values.
  fileprivate mutating func openNumbers(
    of variables: [Variable]
  ) throws(Failure) -> [OpenNumber] {
    guard try isAmbiguous, let intervals = try intervals(afterLevels: levels.count) else {
      return []
    }
    var numbers: [OpenNumber] = []
    for variable in variables {
      let interval = intervals[variable.index]
      guard interval.isAmbiguous else { continue }
      let value = try valuation?.value(of: variable) ?? interval.lower ?? interval.upper ?? 0
      numbers.append(open(variable, interval, at: value))
    }
    return numbers
  }

  /// The first of the variables that has several values, and these. After some it is asked whether any variable has: all at once
  /// are less work than one by one.
  ///
  /// - Complexity: two minimisations for each variable up to it, at most.
  fileprivate mutating func firstOpen(
    of variables: some Sequence<Variable>
  ) throws(Failure) -> (variable: Variable, interval: Interval)? {
    guard try uniqueness != .only else { return nil }
    for (count, variable) in variables.enumerated() {
      if count == Self.fewAsked, try !isAmbiguous { return nil }
      if let interval = try interval(of: variable), interval.isAmbiguous {
        return (variable, interval)
      }
    }
    return nil
  }

  private static let fewAsked = 8

  fileprivate func open(
    _ variable: Variable, _ interval: Interval, at value: Rational
  ) -> OpenNumber {
    OpenNumber(
      variable: variable,
      open: .init(name: hierarchy.name(of: variable), interval: interval, value: value))
  }
}
