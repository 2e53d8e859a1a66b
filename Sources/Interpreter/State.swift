// What a session is about: the hierarchy, where its lines came from, and its solution.

import ConstraintHierarchies
import Language
import Simplex

/// Everything that `undo` brings back. A change is made on a copy, which replaces the old state only
/// when all of it went well.
struct State: Sendable {
  var hierarchy = Hierarchy() { didSet { solution = nil } }
  /// For constraints and objectives in which a point multiplies a variable: what was written, to be
  /// read again when that point moves.
  var readAgain: [Source] = []
  var namesAreFixed = false
  var rule: PivotRule = .dantzig { didSet { solution = nil } }
  private var solution: Resolution?

  struct Source: Sendable {
    enum Kind: Sendable {
      case constraint(serial: Int, left: Expression, right: Expression)
      case objective(serial: Int, Expression)
    }
    var kind: Kind
    var points: Set<Point>
  }

  /// The solution, worked out when it is first asked for.
  mutating func resolution() -> Resolution {
    if let solution { return solution }
    let new = Resolution(hierarchy, rule: rule)
    solution = new
    return new
  }

  /// The same without the solution, which takes much more room than all the rest and is worked out
  /// again when it is wanted.
  var unsolved: State {
    var copy = self
    copy.solution = nil
    return copy
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
      hierarchy.constraints.first { $0.serial == serial }?.id ?? ""
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
