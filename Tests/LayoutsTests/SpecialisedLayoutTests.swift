// Layouts that are measured and arranged, and the same as constraints.

import ConstraintHierarchies
import Layouts
import Rationals
import Simplex
import TestSupport
import Testing

@Suite("Specialised layouts")
struct SpecialisedLayoutTests {
  // MARK: Both ways

  @Test("Measuring and arranging come to the same as solving", arguments: 0..<Trials.count(300))
  func agreement(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = seed % 30 == 0 ? 200 : random.integer(in: 1...14)
    let layout = SpecialisedLayout(&random, count: count)
    let room = random.room(for: layout)
    let arrangement = layout.arrangement(in: room)
    var solver = LayoutSolver(try layout.constraints(in: room))
    try solver.solve()
    #expect(solver.outcome == .optimal)
    for (place, (ours, theirs)) in zip(arrangement.frames, solver.frames).enumerated() {
      #expect(ours == theirs, "\(layout.nodes[place])")
    }
  }

  @Test("The constraints have no other solution", arguments: 0..<Trials.count(100))
  func uniqueness(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(5000 + seed))
    let layout = SpecialisedLayout(&random, count: random.integer(in: 1...9))
    let constrained = try layout.constraints(in: random.room(for: layout))
    var solution = try IncrementalSolution(hierarchy(of: constrained))
    #expect(solution.outcome == .optimal)
    let levels = solution.hierarchy.levels.count
    let found = try solution.intervals(afterLevels: levels)
    let intervals = try #require(found)
    #expect(intervals.allSatisfy { !$0.isAmbiguous })
  }

  /// Without the sizes' not being negative, which the constraints do not need to be unambiguous.
  private func hierarchy(of layout: ConstrainedLayout) -> Hierarchy {
    var hierarchy = Hierarchy()
    for view in layout.views.views {
      for name in ["left", "width", "top", "height"] {
        _ = hierarchy.addVariable("\(view.name).\(name)")
        let variable = Variable(index: hierarchy.variableNames.count - 1)
        let isPlace = name == "left" || name == "top"
        if isPlace, view.kind == .screen {
          _ = hierarchy.addConstraint(
            LinearExpression(.variable(variable)), .equal, LinearExpression(), texts: ("", ""))
        } else if !isPlace {
          hierarchy.addImplied(nonnegative: variable)
        }
      }
    }
    func expression(_ sum: LayoutSum) -> LinearExpression {
      var result = LinearExpression(constant: sum.constant)
      for term in sum.terms {
        guard case .attribute(let view, let attribute) = term.symbol else { continue }
        let form = attribute.form()
        let first = 4 * view.index + (attribute.axis == .horizontal ? 0 : 2)
        for (index, part) in [(first, form.position), (first + 1, form.size)] {
          result =
            result
            + LinearExpression(.variable(Variable(index: index))).scaled(
              by: part * term.coefficient)
        }
      }
      return result
    }
    for constraint in layout.constraints {
      _ = hierarchy.addConstraint(
        expression(constraint.left), constraint.relation, expression(constraint.right),
        priority: constraint.priority, texts: ("", ""))
    }
    return hierarchy
  }

  @Test("Dragging the window comes to the same", arguments: 0..<Trials.count(40))
  func dragging(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(9000 + seed))
    let layout = SpecialisedLayout(&random, count: random.integer(in: 2...14))
    let least = layout.measure().least[0]
    var room = AxisPair<Rational?>(least.horizontal + 100, least.vertical + 100)
    var solver = LayoutSolver(try layout.constraints(in: room))
    try solver.solve()
    for _ in 0..<6 {
      let axis = random.element(of: Axis.allCases)
      let size = least[axis] + Rational(random.integer(in: 0...300))
      room[axis] = size
      solver.setScreen(axis, to: size)
      try solver.solve()
      #expect(solver.frames == layout.arrangement(in: room).frames)
    }
  }

  @Test("Less room than insets and gaps need runs over the edge, or is a contradiction")
  func noRoom() throws {
    let layout = row([(50, nil), (100, 0)], spacing: 10)
    for (width, isPossible) in [(Rational(10), true), (Rational(1999, over: 200), false)] {
      let room = AxisPair<Rational?>(width, 20)
      var solver = LayoutSolver(try layout.constraints(in: room))
      try solver.solve()
      #expect((solver.outcome == .optimal) == isPossible)
      #expect(layout.arrangement(in: room).frames[0].size.horizontal == 10)
    }
  }

  @Test("So many in a row that their priorities cannot differ are refused")
  func tooMany() {
    let layout = row(Array(repeating: (1, 0), count: 600), spacing: 0)
    #expect(throws: ConstrainedLayout.TooManyLevels.self) { try layout.constraints() }
    #expect(layout.arrangement().frames[0].size.horizontal == 600)
  }

  // MARK: By hand

  private func row(
    _ views: [(width: Rational, flex: Rational?)], spacing: Rational,
    _ distribution: SpecialisedLayout.Distribution = .flexing
  ) -> SpecialisedLayout {
    var layout = SpecialisedLayout()
    layout.add("row", .stack(.horizontal, spacing: spacing, distribution), in: nil)
    for (index, view) in views.enumerated() {
      layout.add(
        "v\(index)", .leaf(AxisPair(view.width, 20)), in: 0,
        alignment: AxisPair(.fill, .fill), flexibility: AxisPair(view.flex, nil))
    }
    return layout
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var distribution: SpecialisedLayout.Distribution
    var flex: [Rational?] = [nil, nil, nil]
    var width: Rational = 400
    var lefts: [Rational]
    var widths: [Rational] = [50, 100, 150]

    var testDescription: String { "\(distribution) in \(width)" }
  }

  /// Views 50, 100 and 150 with gaps of 10.
  @Test(
    "have the frames that can be worked out by hand",
    arguments: [
      Case(distribution: .leading, lefts: [0, 60, 170]),
      Case(distribution: .trailing, lefts: [80, 140, 250]),
      Case(distribution: .center, lefts: [40, 100, 210]),
      Case(distribution: .equalSpacing, lefts: [0, 100, 250]),
      Case(
        distribution: .equalSizes, lefts: [0, Rational(410, over: 3), Rational(820, over: 3)],
        widths: [Rational(380, over: 3), Rational(380, over: 3), Rational(380, over: 3)]),
      Case(distribution: .flexing, lefts: [0, 60, 170]),
      Case(
        distribution: .flexing, flex: [nil, 0, nil], lefts: [0, 60, 250], widths: [50, 180, 150]),
      Case(
        distribution: .flexing, flex: [0, 0, nil], lefts: [0, 60, 250], widths: [50, 180, 150]),
      Case(
        distribution: .flexing, flex: [1, 0, nil], lefts: [0, 140, 250], widths: [130, 100, 150]),
      // 200 leaves 180 for the three: the most flexible gives way first, of equals the last.
      Case(
        distribution: .leading, width: 200, lefts: [0, 60, 170], widths: [50, 100, 30]),
      Case(
        distribution: .flexing, flex: [2, 1, nil], width: 200, lefts: [0, 10, 50],
        widths: [0, 30, 150]),
      Case(
        distribution: .equalSpacing, flex: [nil, 7, nil], width: 200, lefts: [0, 60, 70],
        widths: [50, 0, 130]),
    ])
  func byHand(_ scene: Case) throws {
    let views = zip([50, 100, 150], scene.flex).map { (width: Rational($0), flex: $1) }
    let layout = row(views, spacing: 10, scene.distribution)
    let room = AxisPair<Rational?>(scene.width, 20)
    let frames = layout.arrangement(in: room).frames
    #expect(frames.dropFirst().map { $0.origin.horizontal } == scene.lefts)
    #expect(frames.dropFirst().map { $0.size.horizontal } == scene.widths)
    var solver = LayoutSolver(try layout.constraints(in: room))
    try solver.solve()
    #expect(solver.frames == frames)
  }

  @Test("What lies over the first of an overlay does not make it larger")
  func overlay() throws {
    var layout = SpecialisedLayout()
    layout.add("badge", .overlay, in: nil)
    layout.add("icon", .leaf(AxisPair(40, 40)), in: 0)
    layout.add(
      "dot", .leaf(AxisPair(10, 90)), in: 0, alignment: AxisPair(.trailing, .leading))
    let frames = layout.arrangement().frames
    #expect(frames[0].size == AxisPair(40, 40))
    #expect(frames[2] == LayoutFrame(origin: AxisPair(30, 0), size: AxisPair(10, 40)))
    var solver = LayoutSolver(try layout.constraints())
    try solver.solve()
    #expect(solver.frames == frames)
  }

  @Test("Twice as many views take twice as many operations")
  func linear() {
    func operations(_ count: Int) -> Int {
      let layout = row(Array(repeating: (10, 0), count: count), spacing: 1, .leading)
      return layout.arrangement(in: AxisPair(Rational(11 * count), 20)).tally.total
    }
    let steps = [100, 200, 300, 400].map(operations)
    #expect(steps[2] - steps[1] == steps[1] - steps[0])
    #expect(steps[3] - steps[2] == steps[1] - steps[0])
  }
}
