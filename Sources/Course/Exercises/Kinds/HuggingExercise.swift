// Hugging and resistance: labels side by side in a width that is given, of which one stretches or is squeezed.

import ConstraintHierarchies
import Language
import Rationals

struct HuggingExercise: Hashable, Sendable {
  struct Label: Hashable, Sendable {
    var name: String
    /// As wide as its text.
    var natural: Rational
    /// How much it minds being wider: `width <= natural @hugging`.
    var hugging: Int
    /// How much it minds being narrower: `width >= natural @resistance`.
    var resistance: Int
    /// Required; nil: none.
    var most: Rational?
    /// Required; 0 if nothing else is said.
    var least: Rational = 0
  }

  let labels: [Label]
  let width: Rational
  let gap: Rational
  /// Whose width is asked for.
  let asked: Int
  /// What each of them can be.
  let widths: [Interval]

  /// What is wrong with another answer.
  enum Fault: Hashable, Sendable {
    case endless
    /// The natural width, though not all can have theirs.
    case natural
    /// What it would be if the gaps took no room.
    case gapsForgotten
    /// As if all gave the same.
    case shared
    /// As if this one alone gave way, whose priority is the highest.
    case wrongOrder
    /// One of several widths that are all as good.
    case ambiguous(Rational)
    /// The bounds that are required forbid it.
    case forbidden(Rational)
    /// The others would have to share a width, and somebody of a higher level would miss its own.
    case costsHigher(Rational)
    case leavesOut(Rational)
  }

  /// What is to be shared out beyond the natural widths; below 0: what is lacking.
  var excess: Rational {
    width - gaps - labels.reduce(0) { $0 + $1.natural }
  }

  var gaps: Rational { gap * Rational(labels.count - 1) }

  var stretches: Bool { excess.signum > 0 }

  /// Who gives way when, the first to give way first: groups of equal priority.
  var order: [[Int]] {
    let priorities = labels.map { stretches ? $0.hugging : $0.resistance }
    var order: [[Int]] = []
    for priority in priorities.sorted()
    where order.last.map({ priorities[$0[0]] != priority }) ?? true {
      order.append(priorities.indices.filter { priorities[$0] == priority })
    }
    return order
  }

  /// How far a label can give way.
  static func room(_ label: Label, stretches: Bool) -> Rational? {
    stretches ? label.most.map { $0 - label.natural } : label.natural - label.least
  }

  /// What each can be: the lowest priority gives way alone as far as it can, then the next.
  ///
  /// - Returns: nil where there is no room for all.
  static func widths(
    _ labels: [Label], order: [[Int]], excess: Rational
  ) -> [Interval]? {
    let stretches = excess.signum > 0
    var rest = excess.magnitude
    var given = labels.map { _ in Interval(lower: 0, upper: 0) }
    for group in order {
      let rooms = group.map { room(labels[$0], stretches: stretches) }
      func total(without left: Int?) -> Rational? {
        var sum = Rational.zero
        for (index, room) in rooms.enumerated() where index != left {
          guard let room else { return nil }
          sum += room
        }
        return sum
      }
      let taken = total(without: nil).map { min($0, rest) } ?? rest
      for (index, label) in group.enumerated() {
        let most = rooms[index].map { min($0, taken) } ?? taken
        let least = total(without: index).map { max(taken - $0, 0) } ?? 0
        given[label] = Interval(lower: least, upper: most)
      }
      rest -= taken
    }
    guard rest.isZero else { return nil }
    return zip(labels, given).map { label, given in
      let (least, most) = (given.lower ?? 0, given.upper ?? 0)
      return stretches
        ? Interval(lower: label.natural + least, upper: label.natural + most)
        : Interval(lower: label.natural - most, upper: label.natural - least)
    }
  }

  var truth: Interval { widths[asked] }

  func fault(of typed: Interval) -> Fault {
    guard let lower = typed.lower, let upper = typed.upper else { return .endless }
    let label = labels[asked]
    if typed.value == label.natural, !truth.contains(typed) { return .natural }
    func isResult(_ order: [[Int]], _ excess: Rational) -> Bool {
      !excess.isZero && Self.widths(labels, order: order, excess: excess)?[asked] == typed
    }
    if isResult(order, excess + gaps) { return .gapsForgotten }
    if typed.value == label.natural + excess / Rational(labels.count) { return .shared }
    if isResult(order.reversed(), excess) { return .wrongOrder }
    if let value = typed.value, truth.contains(typed) { return .ambiguous(value) }
    for end in [lower, upper] where !truth.contains(Interval(lower: end, upper: end)) {
      let isForbidden = end < label.least || label.most.map { end > $0 } ?? false
      return isForbidden ? .forbidden(end) : .costsHigher(end)
    }
    return .leavesOut(Interval.value(of: truth, outside: typed))
  }
}

// MARK: - Drawing

extension HuggingExercise: IntervalExercise {
  init?(_ level: ExerciseLevel, from draws: inout SeededDraws) {
    let count = level == .one ? 2 : 3
    let low = level == .one ? [250, 500] : [249, 250, 251]
    let high = level == .one ? [500, 750] : [749, 750, 751]
    var huggings = draws.shuffled(low)
    var resistances = draws.shuffled(high)
    // Two that mind it as little as each other: neither is told to give way.
    if level == .three, draws.happens(1, outOf: 2) {
      huggings[1] = huggings[0]
      resistances[1] = resistances[0]
    }
    let gap = draws.element(of: level == .one ? [2, 4, 5, 8] : [4, 5, 8, 10, 12] as [Rational])
    var labels: [Label] = []
    for (index, name) in ["A", "B", "C"].prefix(count).enumerated() {
      labels.append(
        Label(
          name: name, natural: draws.number(level == .one ? 12...40 : 30...90),
          hugging: huggings[index], resistance: resistances[index]))
    }
    let excess =
      draws.number(level == .one ? 3...15 : 8...40) * (draws.happens(1, outOf: 2) ? 1 : -1)
    if level != .one {
      // A bound, mostly where the first to give way comes to its end.
      let priorities = excess.signum > 0 ? huggings : resistances
      let first = priorities.firstIndex(of: priorities.min() ?? 0) ?? 0
      let bounded = draws.happens(2, outOf: 3) ? first : draws.integer(0...count - 1)
      let room = draws.number(4...25)
      if excess.signum > 0 {
        labels[bounded].most = labels[bounded].natural + room
      } else {
        labels[bounded].least = labels[bounded].natural - room
      }
    }
    let width = labels.reduce(0) { $0 + $1.natural } + gap * Rational(count - 1) + excess
    let asked = draws.integer(0...count - 1)
    let draft = HuggingExercise(labels: labels, width: width, gap: gap, asked: asked, widths: [])
    guard let widths = Self.widths(labels, order: draft.order, excess: excess),
      // No label without a text.
      widths.allSatisfy({ $0.lower ?? 0 >= 8 })
    else { return nil }
    self = HuggingExercise(labels: labels, width: width, gap: gap, asked: asked, widths: widths)
    // The one that keeps its width is asked for now and then only.
    if truth.value == labels[asked].natural, !draws.happens(1, outOf: 3) { return nil }
    if level == .one, labels[0].natural == labels[1].natural { return nil }
  }

  var figures: [Rational] {
    [width, gap, gaps, excess, width - gaps, labels.reduce(0) { $0 + $1.natural }]
      + labels.flatMap { [$0.natural, $0.least, $0.most ?? 0] }
      + widths.flatMap { [$0.lower ?? 0, $0.upper ?? 0] }
  }

  var script: [String] {
    let names = labels.map { $0.name }
    let sum = names.joined(separator: " + \(gap) + ")
    var lines = names.map { "\($0) >= 0" } + ["\(sum) = \(width)"]
    for label in labels {
      lines.append("\(label.name) <= \(label.natural) @\(label.hugging)")
      lines.append("\(label.name) >= \(label.natural) @\(label.resistance)")
      if let most = label.most { lines.append("\(label.name) <= \(most)") }
      if !label.least.isZero { lines.append("\(label.name) >= \(label.least)") }
    }
    return lines
  }
}
