// leading and trailing in a typed constraint: what they mean where text runs from right to left.
//
// A relation such as `b.leading >= a.trailing + 8` is about distances in the direction of text: b comes 8 after a. From
// right to left that is the mirror image, `b.right <= a.left - 8`: each position changes its sign. A lone edge, as
// in `a.leading = 20`, is a place on the screen, in either direction.

import ConstraintHierarchies
import Language
import Layouts
import Rationals

/// How the horizontal positions of views are read.
enum HorizontalReading {
  case asPlaces
  /// With their signs changed.
  case mirrored
  /// As this variable, whose coefficient is then how many of them there are.
  case counted(Variable)
}

extension Lowering {
  /// - Throws: where leading or trailing meets left or right.
  func refuseMixedDirections() throws(SessionFault) {
    if let directed, let sided { throw .layout(.mixedDirections(directed, sided)) }
  }

  /// The two sides of a relation, as the direction of text would have them.
  mutating func sides(
    _ left: Expression, _ right: Expression
  ) throws(SessionFault) -> (LinearExpression, LinearExpression) {
    let sides = (try linear(left), try linear(right))
    guard views.direction == .rightToLeft, directed != nil, try areDistances(left, right) else {
      return sides
    }
    reading = .mirrored
    isMirrored = true
    defer { reading = .asPlaces }
    return (try linear(left), try linear(right))
  }

  /// Whether the positions in a relation count one another out, so that it says how far apart they are.
  private func areDistances(
    _ left: Expression, _ right: Expression
  ) throws(SessionFault) -> Bool {
    var counting = self
    _ = counting.hierarchy.addVariable("\u{0}")
    let counter = Variable(index: counting.hierarchy.variableNames.count - 1)
    counting.reading = .counted(counter)
    let difference = try counting.linear(left) - counting.linear(right)
    return !difference.variables.contains(counter)
  }
}
