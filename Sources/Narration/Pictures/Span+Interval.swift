// What the solver calls an interval is to a picture what is left on its axis.

import ConstraintHierarchies
import Rendering

extension Span {
  init(_ interval: Interval) { self.init(lower: interval.lower, upper: interval.upper) }
}
