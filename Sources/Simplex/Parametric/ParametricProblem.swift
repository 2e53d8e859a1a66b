// A problem whose constants depend on a number θ, and where on its line there are solutions at all.

public import Rationals

/// A problem for each value of θ.
public struct ParametricProblem: Hashable, Sendable {
  /// The problem at θ = 0.
  public var origin: Problem
  public var change: ParametricChange

  public init(origin: Problem, change: ParametricChange) {
    self.origin = origin
    self.change = change
  }

  /// The problem at a value of θ.
  ///
  /// - Precondition: the rows and objectives that change are the problem's.
  public func problem(at theta: Rational) -> Problem {
    change.check(for: origin)
    var problem = origin
    for (row, growth) in change.rows { problem.rows[row].form.constant.addProduct(growth, theta) }
    for (index, growth) in change.objectives {
      problem.objectives[index].constant.addProduct(growth, theta)
    }
    return problem
  }

  /// The least and the greatest θ between two bounds at which every requirement holds. Between them they
  /// hold as well. nil where they hold nowhere.
  ///
  /// - Throws: where the control stops the search.
  /// - Precondition: the problem is well-formed, and the rows and objectives that change are its own.
  /// - Complexity: one solve of the requirements with one more column, and two minimisations.
  public func feasibleRange(
    from lower: Rational, to upper: Rational, control: SolveControl = .uninterruptible
  ) throws(Stop) -> (lower: Rational, upper: Rational)? {
    change.check(for: origin)
    var requirements = Problem(signs: origin.signs)
    let theta = requirements.addColumn(.free)
    for (index, row) in origin.rows.enumerated() where row.stage == 0 {
      var row = row
      if let growth = change.rows[index] {
        row.form = LinearForm(row.form.terms + [.init(theta, growth)], constant: row.form.constant)
      }
      requirements.rows.append(row)
    }
    let bounds: [Problem.Row] = [
      .init(
        form: LinearForm([.init(theta, 1)], constant: -lower),
        kind: .atLeast(slack: requirements.addColumn(.nonnegative))),
      .init(
        form: LinearForm([.init(theta, 1)], constant: -upper),
        kind: .atMost(slack: requirements.addColumn(.nonnegative))),
    ]
    requirements.rows += bounds
    var solver = Solver(requirements, control: control)
    guard try solver.finish() == .optimal else { return nil }
    let range = try solver.range(of: LinearForm([.init(theta, 1)]), levels: 0)
    return (range.lower ?? lower, range.upper ?? upper)
  }
}
