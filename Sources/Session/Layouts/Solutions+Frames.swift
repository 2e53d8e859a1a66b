// Where views are: read off the solution, in the two numbers of each axis.

import ConstraintHierarchies
import Layouts
import Rationals
import Simplex

extension Session {
  /// Where the views are.
  ///
  /// - Parameters:
  ///   - names: of these alone; nil: of all.
  ///   - levels: after so many of the levels; nil: all.
  mutating func frames(
    of names: Set<String>? = nil, afterLevels levels: Int? = nil
  ) throws(Failure) -> FramesReport {
    try solutions.frames(of: state, named: names, afterLevels: levels)
  }
}

extension Solutions {
  /// - Parameters:
  ///   - problem: the one that this follows.
  ///   - origins: the views from whose position positions are measured.
  mutating func frames(
    of problem: ProblemState, named names: Set<String>? = nil, afterLevels levels: Int? = nil,
    from origins: [Axis: String] = [:]
  ) throws(Failure) -> FramesReport {
    if problem.views.isEmpty { return .noViews }
    if try outcome == .infeasible { return .contradictory }
    let solved = try solvedLevels
    let isSolved = levels.map { $0 <= solved } ?? false
    if !isSolved, let level = try unboundedLevel { return .unbounded(level) }
    var frames: [ViewFrame] = []
    for id in problem.views.ids {
      let view = problem.views[id]
      if let names, !names.contains(view.name) { continue }
      frames.append(
        ViewFrame(
          name: view.name, kind: view.kind,
          superview: view.superview.map { problem.views[$0].name },
          depth: problem.views.depth(of: id),
          horizontal: try extent(of: id, .horizontal, problem, levels, origins[.horizontal]),
          vertical: try extent(of: id, .vertical, problem, levels, origins[.vertical]),
          outsets: problem.outsets(of: id)))
    }
    return .frames(frames)
  }

  private mutating func extent(
    of view: ViewID, _ axis: Axis, _ problem: ProblemState, _ levels: Int?, _ origin: String?
  ) throws(Failure) -> ViewFrame.Extent? {
    let origin = origin.flatMap { problem.views.view(named: $0) }.flatMap {
      problem.variable(.position(axis), of: $0)
    }
    let start = origin.map { LinearExpression(.variable($0)) } ?? LinearExpression()
    let isScreen = problem.views[view].kind == .screen
    let position =
      isScreen
      ? LinearExpression()
      : problem.variable(.position(axis), of: view).map { LinearExpression(.variable($0)) }
    let size = problem.variable(.size(axis), of: view).map { LinearExpression(.variable($0)) }
    // What is no variable yet can be anything.
    switch (position, size) {
    case (nil, nil): return nil
    case (let position?, let size?):
      return ViewFrame.Extent(
        near: try placement(position - start, levels),
        far: try placement(position + size - start, levels),
        size: try placement(size, levels))
    case (let position?, nil):
      if isScreen { return nil }
      let near = try placement(position - start, levels)
      return ViewFrame.Extent(
        near: near, far: Placement(near.value, Interval(lower: near.interval.lower, upper: nil)),
        size: Placement(0, Interval(lower: 0, upper: nil)))
    case (nil, let size?):
      let size = try placement(size, levels)
      return ViewFrame.Extent(
        near: Placement(0, .everything), far: Placement(size.value, .everything), size: size)
    }
  }

  private mutating func placement(
    _ expression: LinearExpression, _ levels: Int?
  ) throws(Failure) -> Placement {
    let interval = try interval(of: expression, afterLevels: levels) ?? .everything
    if let value = interval.value { return Placement(value, interval) }
    let value = try valuation?.value(of: expression)
    return Placement(value ?? interval.lower ?? interval.upper ?? 0, interval)
  }
}

extension ProblemState {
  /// The variable that is one of the two numbers of a view; nil where nothing is said of it.
  func variable(_ attribute: Attribute, of view: ViewID) -> Variable? {
    let name = "\(views[view].name).\(attribute.rawValue)"
    if case .variable(let variable) = hierarchy.symbol(named: name) { return variable }
    return nil
  }

  /// How far a view's frame lies outside its alignment rectangle, where it does.
  fileprivate func outsets(of view: ViewID) -> [Inset: Rational] {
    Inset.outsets.reduce(into: [:]) { outsets, inset in
      guard case .point(let point) = hierarchy.symbol(named: views.name(of: inset, of: view)),
        !hierarchy.value(of: point).isZero
      else { return }
      outsets[inset] = hierarchy.value(of: point)
    }
  }

  /// The view that a variable is a number of.
  func view(of variable: Variable) -> ViewID? {
    views.owner(ofName: hierarchy.name(of: variable))
  }
}
