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
      priority: priority.rawValue, caption: caption,
      region: interval.map { Span(lower: $0.lower, upper: $0.upper) },
      label: label ?? interval.map(naming.interval) ?? "")
  }

  /// The rows over one axis. The points that are shown are those that the variable's constraints
  /// name, or all of them where that is none; of many, those that are nearest to what is left.
  func lines(_ rows: [NumberLines.Row]) -> NumberLines {
    NumberLines(
      rows: rows,
      ticks: nearest(
        ticks, to: rows.compactMap { $0.region }.flatMap { [$0.lower, $0.upper].compactMap { $0 } })
    )
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

  var ticks: [NumberLines.Tick] {
    naming.hierarchy.points(along: variable).map { .init(name: $0.name, value: $0.value) }
  }
}
