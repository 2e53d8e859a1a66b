// What stands along the axes of a plane: the points that have names, and round numbers.

import Rationals

extension Plane {
  enum Axis { case horizontal, vertical }

  /// The ticks of one axis inside of a range: named points; where fewer than two of them are seen, round
  /// numbers, and in any case zero.
  ///
  /// - Parameter room: the columns or rows of the axis.
  func ticks(
    _ axis: Axis, in range: (lower: Rational, upper: Rational), room: Int, speller: Speller
  ) -> [NumberLines.Tick] {
    let isInside = { (value: Rational) in range.lower <= value && value <= range.upper }
    let named = (axis == .horizontal ? xTicks : yTicks).filter { isInside($0.value) }
    let names = Set(named.map { $0.value })
    let corners = polygons.lazy.flatMap { $0.corners }.filter { !self.isOnFrame($0) }
    let denominator = RoundSteps.commonDenominator(
      of: corners.map { axis == .horizontal ? $0.x : $0.y })
    var round: [NumberLines.Tick] = []
    for wanted in [10, 7, 5, 4, 3, 2] {
      let steps = RoundSteps(
        lower: range.lower, upper: range.upper, about: wanted, denominator: denominator)
      let values = steps.values.filter { isInside($0) && !names.contains($0) }
      round = zip(speller.axisNumbers(values, asFractions: denominator > 0), values)
        .map { NumberLines.Tick(name: $0, value: $1) }
      let widest = round.reduce(0) { max($0, $1.name.displayWidth) }
      let needed = steps.count * (axis == .horizontal ? widest + 2 : 2)
      if needed <= room, !round.isEmpty { break }
    }
    if names.count >= 2 { round = round.filter { $0.value.isZero } }
    return named + round
  }

  func isOnFrame(_ vertex: Graph.Vertex) -> Bool {
    x.ends.contains(vertex.x) || y.ends.contains(vertex.y)
  }
}
