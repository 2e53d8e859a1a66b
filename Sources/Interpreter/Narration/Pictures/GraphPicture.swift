// A level's objective drawn against one variable: |X − X1|, the one-sided ramps, and their sum.

import ConstraintHierarchies
import Rationals
import Rendering
import Simplex

/// The objective of one level as a function of one variable, the others held where they are.
struct GraphPicture {
  let naming: Naming
  let variable: Variable
  let priority: Priority
  /// The hierarchy with all other variables held.
  private let held: Resolution
  private let otherValues: [Variable: Rational]

  init(
    _ resolution: Resolution, _ valuation: Valuation?, _ variable: Variable, _ priority: Priority
  ) {
    naming = Naming(resolution)
    self.variable = variable
    self.priority = priority
    var hierarchy = resolution.hierarchy
    var values: [Variable: Rational] = [:]
    for other in hierarchy.variables where other != variable {
      let value = resolution.place(of: other, in: valuation)
      values[other] = value
      hierarchy.addConstraint(
        LinearExpression(.variable(other)), .equal, LinearExpression(constant: value),
        texts: ("", ""))
    }
    otherValues = values
    held = values.isEmpty ? resolution : Resolution(hierarchy, control: resolution.control)
  }

  func graph() -> Graph {
    let rank = held.model.levels.firstIndex(of: priority) ?? 0
    let isSolved = rank < held.solvedLevels
    let region =
      rank <= held.solvedLevels ? held.interval(of: variable, afterLevels: rank) : nil
    let minimum = isSolved ? held.interval(of: variable, afterLevels: rank + 1) : nil
    let parts = parts()
    let ticks = NumberLinePicture(naming, variable).ticks
    let places = axis(parts, ticks, [region, minimum].compactMap(\.self))
    var curves: [Graph.Curve] = []
    if parts.count > 1 {
      curves = parts.map { part in
        curve(part.label, places, isMain: false, part.value)
      }
    }
    let total =
      Text("\(Naming.objective(priority)) =", Naming.role(priority)) + " "
      + naming.objectiveSum(priority)
    curves.append(
      curve(total, places, isMain: true) { x in parts.reduce(0) { $0 + $1.value(x) } })
    return Graph(
      title: title, variable: naming.hierarchy.name(of: variable), curves: curves, ticks: ticks,
      region: region.map { Span(lower: $0.lower, upper: $0.upper) },
      minimum: minimum.map { Span(lower: $0.lower, upper: $0.upper) },
      minimumValue: isSolved ? held.levels[rank + 1].minimum : nil)
  }

  private var title: Text {
    var text: Text =
      "\(Naming.objective(priority), Naming.role(priority)) against "
      + "\(naming.hierarchy.name(of: variable), .strong)"
    let names = otherValues.sorted { $0.key.index < $1.key.index }
    if !names.isEmpty {
      let shown = names.prefix(4).map {
        "\(naming.hierarchy.name(of: $0.key)) = \($0.value)" as Text
      }
      text += ", with " + shown.joined(separator: ", ") + (names.count > 4 ? ", …" : "")
    }
    return text
  }

  private func curve(
    _ label: Text, _ places: [Rational], isMain: Bool, _ value: (Rational) -> Rational
  ) -> Graph.Curve {
    Graph.Curve(
      label: label, priority: priority.rawValue,
      vertices: places.map { Graph.Vertex(x: $0, y: value($0)) }, isMain: isMain)
  }

  // MARK: The functions

  /// One constraint's or objective's share, as a function of the variable.
  private struct Part {
    var label: Text
    /// Where it bends.
    var bend: Rational?
    var value: @Sendable (Rational) -> Rational
  }

  private func parts() -> [Part] {
    var parts: [Part] = []
    for constraint in naming.hierarchy.enabledConstraints where constraint.priority == priority {
      let (slope, offset) = line(constraint.error)
      let weight = constraint.weight
      let relation = constraint.relation
      parts.append(
        Part(
          label: "\(constraint.share(role: Naming.role(priority)))  (\(constraint.text))",
          bend: slope.isZero ? nil : -offset / slope
        ) { x in
          let error = slope * x + offset
          switch relation {
          case .equal: return weight * error.magnitude
          case .atMost: return weight * max(error, 0)
          case .atLeast: return weight * max(-error, 0)
          }
        })
    }
    for objective in naming.hierarchy.enabledObjectives where objective.priority == priority {
      let (slope, offset) = line(objective.share)
      parts.append(Part(label: Text(objective.text), bend: nil) { slope * $0 + offset })
    }
    return parts
  }

  /// An expression as slope · variable + offset.
  private func line(_ expression: LinearExpression) -> (slope: Rational, offset: Rational) {
    let values = naming.hierarchy.evaluatingPoints(expression)
    var slope: Rational = 0
    var offset = values.constant
    for term in values.terms {
      guard case .variable(let other) = term.symbol else { continue }
      if other == variable {
        slope += term.coefficient
      } else {
        offset.addProduct(term.coefficient, otherValues[other] ?? 0)
      }
    }
    return (slope, offset)
  }

  /// The ends of the axis and every bend between them, in order.
  private func axis(
    _ parts: [Part], _ ticks: [NumberLines.Tick], _ intervals: [Interval]
  ) -> [Rational] {
    let bends = parts.compactMap(\.bend)
    let marked =
      bends + ticks.map(\.value) + intervals.flatMap { [$0.lower, $0.upper].compactMap(\.self) }
    let (low, high) = Frame.padded(marked)
    return ([low, high] + bends.filter { $0 > low && $0 < high }).sorted().removingRepeats()
  }
}

/// Choosing what part of an axis to show.
enum Frame {
  /// The least and greatest of some values, an eighth wider on both sides.
  static func padded(_ values: [Rational]) -> (low: Rational, high: Rational) {
    guard let low = values.min(), let high = values.max() else { return (-10, 10) }
    let margin = low == high ? max(low.magnitude / 2, 5) : (high - low) / 8
    return (low - margin, high + margin)
  }

  /// The same with round ends. No value is at an end.
  static func round(_ values: [Rational]) -> (low: Rational, high: Rational) {
    let (low, high) = padded(values)
    let steps = RoundSteps(
      lower: low, upper: high, about: 10,
      denominator: RoundSteps.commonDenominator(of: values))
    return (steps.lower, steps.upper)
  }
}

extension Array where Element == Rational {
  /// A sorted array without what stands in it twice.
  fileprivate func removingRepeats() -> [Rational] {
    var result: [Rational] = []
    for element in self where result.last != element { result.append(element) }
    return result
  }
}
