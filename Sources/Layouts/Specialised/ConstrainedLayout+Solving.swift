// The constraints of a tree, solved.

import ConstraintHierarchies
public import Rationals
public import Simplex

/// Solves the constraints of a tree of layouts, and again when the window is dragged.
public struct LayoutSolver: Sendable {
  private var solver: HierarchySolver
  private let viewCount: Int
  /// The requirements that say how large the screen is; none where it is as large as the root.
  private var screen: AxisPair<HierarchySolver.ConstraintID?> = AxisPair(nil, nil)
  private var variables: [AxisPair<(position: Variable, size: Variable)>] = []
  /// nil where the last `solve` was stopped.
  private var ending: Outcome? = .optimal

  /// How the last `solve` ended.
  ///
  /// - Precondition: it was not stopped.
  public var outcome: Outcome {
    guard let ending else { misuse("LayoutSolver.outcome: of a solve that was stopped") }
    return ending
  }

  /// Takes the constraints, and solves nothing yet.
  ///
  /// - Parameter control: stops `solve`.
  public init(_ layout: ConstrainedLayout, control: SolveControl = .uninterruptible) {
    solver = HierarchySolver(control: control)
    viewCount = layout.views.views.count
    for _ in 0..<viewCount {
      let numbers = (0..<4).map { _ in solver.addVariable() }
      variables.append(AxisPair((numbers[0], numbers[1]), (numbers[2], numbers[3])))
    }
    for view in variables {
      for axis in Axis.allCases { solver.add(.init([view[axis].size: 1], .atLeast, 0)) }
    }
    for axis in Axis.allCases { solver.add(.init([variables[0][axis].position: 1], .equal, 0)) }
    for constraint in layout.constraints { add(constraint) }
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    var terms: [(variable: Variable, coefficient: Rational)] = []
    let right = constraint.right.constant - constraint.left.constant
    for (sum, sign) in [(constraint.left, Rational.one), (constraint.right, -1)] {
      for term in sum.terms {
        guard case .attribute(let view, let attribute) = term.symbol else { continue }
        let form = attribute.form()
        let factor = sign * term.coefficient
        let (position, size) = variables[view.index][attribute.axis]
        if !form.position.isZero { terms.append((position, factor * form.position)) }
        if !form.size.isZero { terms.append((size, factor * form.size)) }
      }
    }
    let id = solver.add(
      .init(terms, constraint.relation, right, priority: constraint.priority))
    if constraint.relation == .equal, constraint.right.terms.isEmpty,
      case .attribute(.screen, let attribute)? = constraint.left.terms.first?.symbol
    {
      screen[attribute.axis] = id
    }
  }

  /// Brings all frames up to date.
  ///
  /// - Returns: how many pivots that took.
  /// - Throws: where the control stops it; the next call goes on from there.
  @discardableResult
  public mutating func solve() throws(Stop) -> Int {
    let before = solver.pivotCount
    ending = nil
    ending = try solver.solve()
    return solver.pivotCount - before
  }

  /// Moves an edge of the window; `solve` takes it into account. Does nothing where the screen is as large as the
  /// root.
  public mutating func setScreen(_ axis: Axis, to size: Rational) {
    if let id = screen[axis] { solver.setRightSide(of: id, to: size) }
  }

  /// The frames of the layouts, in the order of the nodes, as of the last `solve`.
  public var frames: [LayoutFrame] {
    variables.dropFirst().map { view in
      LayoutFrame(
        origin: AxisPair(
          solver.value(of: view.horizontal.position), solver.value(of: view.vertical.position)),
        size: AxisPair(solver.value(of: view.horizontal.size), solver.value(of: view.vertical.size))
      )
    }
  }
}
