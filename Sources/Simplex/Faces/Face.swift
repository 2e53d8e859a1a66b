// Where some sums are at their least: a face of the polyhedron of all points, and questions about how far forms reach on it.
//
// That a sum can be no smaller is shown by multiples of rows (complementary slackness): on the face every row with a
// multiple that its slope exceeds stays at zero, or on its side of zero, and these conditions are all there is to say about
// it. So a face is rows that are zero, rows that are not below zero, and rows that are not above it, over free columns.

import Rationals

/// A polyhedron that is given by rows, with a point of it.
struct Face {
  /// What is said of a row.
  enum Sense: Int8 {
    case notAbove = -1
    case zero = 0
    case notBelow = 1

    /// Whether a row at zero may go there: upwards (1) or downwards (−1).
    func allows(_ direction: Int) -> Bool { self != .zero && Int(rawValue) == direction }

    /// Whether a row may have the sign.
    func holds(_ sign: Int) -> Bool { sign == 0 || allows(sign) }
  }

  struct Row {
    /// The form without its constant, times what makes its numbers whole.
    var line: ExactBasis.Line
    /// The form's.
    var constant: Rational
    var sense: Sense
  }

  /// A point of the face, by column.
  var point: [Rational]
  var rows: [Row] = []
  /// Rows that are zero at the point, as many as may be: where a search begins.
  var tight: [Int] = []

  var columnCount: Int { point.count }
}
