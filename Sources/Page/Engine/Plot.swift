// What a picture says of itself, as it comes back from the page: the exact values at the sides of a plot, and where these
// are in the picture. So a place that a pointer names is an exact place of the problem.

import Formats
import Rationals
import Rendering

/// A direction of a plot, in pixels of its picture.
struct PlotAxis: Sendable {
  /// The variable; nil: none, or several.
  var variable: String?
  /// The values at both ends; the first, at `start`, may be the greater.
  var first: Rational
  var last: Rational
  var start: Rational
  var length: Rational

  var lower: Rational { min(first, last) }
  var upper: Rational { max(first, last) }

  /// The exact value at a place.
  func value(at place: Rational) -> Rational {
    first + (last - first) * (place - start) / length
  }

  /// Where a value is, in pixels.
  func place(of value: Rational) -> Rational { start + (value - first) * length / (last - first) }

  /// Numbers that a pointer is sure to tell apart.
  var step: Rational { Self.step(lower, upper, length: length) }

  /// Round numbers in a range that is so many pixels long, as close as a pointer can be set.
  static func step(_ lower: Rational, _ upper: Rational, length: Rational) -> Rational {
    let count = (length / Rational(pixelsApart)).floor.asInt ?? 1
    return RoundSteps(lower: lower, upper: upper, about: max(count, 1)).step
  }

  /// So many pixels lie between two places that a pointer is sure to find.
  private static let pixelsApart = 5
}

/// A plot of a picture, as its attributes `data-…` say.
struct Plot: Sendable {
  var x: PlotAxis
  /// nil: it goes along a line.
  var y: PlotAxis?

  /// - Parameter json: the attributes, as a page knows them: `xLeft` for `data-x-left`.
  /// - Returns: nil where something is missing, or an axis has no length.
  init?(_ json: JSONReader.Value) {
    func number(_ name: String) -> Rational? { json[name]?.text.flatMap { Rational($0) } }
    let sides = json["rect"]?.text?.split(separator: " ").compactMap { Rational(String($0)) } ?? []
    guard sides.count == 4, sides[2] > 0, let left = number("xLeft"), let right = number("xRight"),
      left != right
    else { return nil }
    x = PlotAxis(
      variable: json["x"]?.text, first: left, last: right, start: sides[0], length: sides[2])
    guard let top = number("yTop"), let bottom = number("yBottom") else { return }
    guard top != bottom, sides[3] > 0 else { return nil }
    y = PlotAxis(
      variable: json["y"]?.text, first: top, last: bottom, start: sides[1], length: sides[3])
  }
}

extension Rational {
  /// The multiple of a number that is nearest.
  func rounded(to step: Rational) -> Rational {
    (self / step + Rational(numerator: 1, denominator: 2)).floor * step
  }

  /// So many multiples of a number on, the first of them the next one.
  func moved(by count: Int, steps step: Rational) -> Rational {
    let whole = self / step
    return ((count > 0 ? whole.floor : whole.ceiling) + Rational(count)) * step
  }
}
