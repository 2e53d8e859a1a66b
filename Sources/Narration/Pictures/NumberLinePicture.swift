// Regions of one variable as number lines over the points' axis.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

/// Draws what is left for one variable.
struct NumberLinePicture {
  let naming: ValueNaming
  let variable: Variable

  init(_ naming: ValueNaming, _ variable: Variable) {
    self.naming = naming
    self.variable = variable
  }

  init(_ naming: Naming, _ variable: Variable) {
    self.init(ValueNaming(hierarchy: naming.hierarchy), variable)
  }

  /// - Parameters:
  ///   - interval: nil where there is no region; the label then says why.
  ///   - label: the interval, unless it is given.
  func row(
    priority: Priority, caption: [Rendering.Text], _ interval: Interval?,
    label: Rendering.Text? = nil
  ) -> NumberLines.Row {
    NumberLines.Row(
      priority: priority.whole, caption: caption,
      region: interval.map { Span($0) },
      label: label ?? interval.map(naming.interval) ?? "")
  }

  /// The rows over one axis.
  func lines(_ rows: [NumberLines.Row]) -> NumberLines {
    NumberLines(
      variable: naming.hierarchy.name(of: variable), rows: rows,
      ticks: ticks(
        near: rows.compactMap { $0.region }.flatMap { [$0.lower, $0.upper].compactMap { $0 } }))
  }

  // MARK: Points

  /// The points that are shown: those that the variable's constraints name, or all where that is none. Where
  /// there is no other variable, the others belong to this line, too, and it looks the same from the first
  /// constraint to the last. Of many, those that are nearest to what is left.
  ///
  /// - Parameter ends: what else must be seen: the ends of what is left.
  func ticks(near ends: [Rational]) -> [NumberLines.Tick] {
    let hierarchy = naming.hierarchy
    let named = hierarchy.points(along: variable)
    var shown = named
    if hierarchy.variables.count == 1, named.count < hierarchy.pointNames.count {
      let reach = Self.reach(of: named.map { $0.value } + ends, among: hierarchy.pointValues)
      shown = zip(hierarchy.pointNames, hierarchy.pointValues)
        .filter { reach?.contains($0.1) ?? true }.map { (name: $0, value: $1) }
    }
    return nearest(shown.map { .init(name: $0.name, value: $0.value) }, to: ends)
  }

  /// A point that would make the picture that many times as long at one go hides what there is to see.
  private static let mostStretch: Rational = 10

  /// From where to where a line goes that shows some values, and of the others the nearest, and so on.
  private static func reach(
    of seen: [Rational], among values: [Rational]
  ) -> ClosedRange<Rational>? {
    guard var low = seen.min(), var high = seen.max() else { return nil }
    let sorted = values.sorted()
    var below = sorted.filter { $0 < low }[...]
    var above = sorted.filter { $0 > high }[...]
    while true {
      let (toLeft, toRight) = (below.last.map { low - $0 }, above.first.map { $0 - high })
      guard let distance = [toLeft, toRight].compactMap({ $0 }).min(),
        low == high || distance <= (high - low) * mostStretch
      else { return low...high }
      if toLeft == distance { low = below.removeLast() } else { high = above.removeFirst() }
    }
  }

  /// The names of more points than that would stand below one another like stairs.
  private static let mostTicks = 8

  private func nearest(
    _ ticks: [NumberLines.Tick], to ends: [Rational]
  ) -> [NumberLines.Tick] {
    guard ticks.count > Self.mostTicks else { return ticks }
    let ranked = ticks.enumerated().map { place, tick in
      (place: place, distance: ends.map { ($0 - tick.value).magnitude }.min() ?? 0)
    }.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return ranked.prefix(Self.mostTicks).map { $0.place }.sorted().map { ticks[$0] }
  }

  /// The points that the variable's constraints name, or all where that is none.
  var ticks: [NumberLines.Tick] {
    naming.hierarchy.points(along: variable).map { .init(name: $0.name, value: $0.value) }
  }
}
