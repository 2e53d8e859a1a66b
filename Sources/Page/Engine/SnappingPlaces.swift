// Which exact places of a plane a hand means: corners where lines cross, lines, and otherwise round numbers.

import Language
import Rationals
import Rendering
import Session

struct SnappingPlaces: Sendable {
  typealias Place = (x: Rational, y: Rational)

  private let plot: Plot
  private let upright: PlotAxis
  private let lines: [MovableLine]
  private let corners: [Place]

  /// More lines than that cross everywhere.
  private static let mostLines = 16
  /// So near to a corner, or to a line, it is meant, in pixels.
  private static let reach: (corner: Rational, line: Rational) = (10, 6)
  /// So many places along an axis that a hand is sure to find.
  private static let steps = 20

  /// - Returns: nil where the plot is no plane.
  /// - Complexity: O(lines²).
  init?(_ plot: Plot, x: String, y: String, in session: Session) {
    guard let upright = plot.y else { return nil }
    (self.plot, self.upright) = (plot, upright)
    let lines = session.vocabulary.labels.sorted().compactMap {
      session.movableLine(of: $0, x: x, y: y)
    }.prefix(Self.mostLines)
    self.lines = Array(lines)
    corners = lines.enumerated().flatMap { index, line in
      lines.dropFirst(index + 1).compactMap { line.crossing($0) }
    }
  }

  func nearest(to place: Place) -> Place {
    let here = (x: plot.x.value(at: place.x), y: upright.value(at: place.y))
    if let corner = nearest(of: corners, to: place, within: Self.reach.corner) { return corner }
    let round = (x: snapped(plot.x, here.x), y: snapped(upright, here.y))
    let onLines = lines.flatMap { line in
      [
        line.y(atX: round.x).map { (x: round.x, y: $0) },
        line.x(atY: round.y).map { (x: $0, y: round.y) },
      ]
      .compactMap { $0 }
      .filter { _ in distance(of: line, to: here) <= Self.reach.line * Self.reach.line }
    }
    return nearest(of: onLines, to: place, within: Self.reach.corner * 2) ?? round
  }

  private func nearest(of places: [Place], to place: Place, within reach: Rational) -> Place? {
    let found = places.map { (place: $0, distance: distance($0, place)) }
      .min { $0.distance < $1.distance }
    return found.flatMap { $0.distance <= reach * reach ? $0.place : nil }
  }

  /// In pixels, squared.
  private func distance(_ place: Place, _ pixels: Place) -> Rational {
    let (across, down) = (
      plot.x.place(of: place.x) - pixels.x, upright.place(of: place.y) - pixels.y
    )
    return across * across + down * down
  }

  /// How far a line is from a place, in pixels, squared.
  private func distance(of line: MovableLine, to place: Place) -> Rational {
    let off = line.constant(throughX: place.x, y: place.y) - line.constant
    let (across, down) = (
      line.xFactor * (plot.x.last - plot.x.first) / plot.x.length,
      line.yFactor * (upright.last - upright.first) / upright.length
    )
    let size = across * across + down * down
    return size.isZero ? Self.reach.corner * Self.reach.corner : off * off / size
  }

  private func snapped(_ axis: PlotAxis, _ value: Rational) -> Rational {
    value.rounded(
      to: RoundSteps(lower: axis.lower, upper: axis.upper, about: Self.steps).step)
  }
}

extension MovableLine {
  /// Where it crosses another one, by Cramer's rule; nil where they are parallel.
  fileprivate func crossing(_ other: MovableLine) -> SnappingPlaces.Place? {
    let determinant = xFactor * other.yFactor - other.xFactor * yFactor
    guard !determinant.isZero else { return nil }
    let (c, d) = (constant - offset, other.constant - other.offset)
    return (
      (c * other.yFactor - d * yFactor) / determinant,
      (xFactor * d - other.xFactor * c) / determinant
    )
  }

  fileprivate func y(atX x: Rational) -> Rational? {
    yFactor.isZero ? nil : (constant - offset - xFactor * x) / yFactor
  }

  fileprivate func x(atY y: Rational) -> Rational? {
    xFactor.isZero ? nil : (constant - offset - yFactor * y) / xFactor
  }
}
