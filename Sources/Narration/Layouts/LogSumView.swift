// The sum that shows a log's conflict, as a line of text.

import ConstraintHierarchies
import Layouts
import Rationals
import Rendering
import Wording

/// A sum as it is written in a line.
struct LogSumView {
  private let sum: LogSum
  private let log: LayoutLog
  private let speech: Speech

  init(_ sum: LogSum, _ log: LayoutLog, _ speech: Speech) {
    self.sum = sum
    self.log = log
    self.speech = speech
  }

  /// `0 = View.height = 8 + Tech.height + 8 ≥ 16`
  var text: Text {
    let entry = log.entries[sum.entry]
    var text: Text = "\(Self.text(sum.bound), .strong) \(Self.symbol(sum.boundRelation)) "
    text += Text(quantity(entry))
    if sum.hasSummands(in: log) {
      text += Text(" \(Self.symbol(sum.sumRelation)) \(summands)")
      if isConstant { return text }
      text += Text(" \(Self.symbol(sum.totalRelation)) ")
    } else {
      let relation = sum.sumRelation == .equal ? sum.totalRelation : sum.sumRelation
      text += Text(" \(Self.symbol(relation)) ")
    }
    return text + Text(Self.text(sum.total), .strong)
  }

  /// Whether nothing is added up: one number stands against another.
  var isConstant: Bool {
    guard sum.summands.count == 1, case .gap = sum.summands[0].kind else {
      return sum.summands.isEmpty
    }
    return sum.summands[0].factor.magnitude == 1
  }

  /// `Scroll.width = View.width = Clip.width = Scroll.width − 15`
  static func text(of path: LogPath, in log: LayoutLog) -> Text {
    var text = log.text(of: path.start)
    for step in path.steps {
      let sign =
        switch step.relation {
        case .equal: "="
        case .atLeast: "≥"
        case .atMost: "≤"
        }
      text += " \(sign) \(log.text(of: step.place))"
      if !step.offset.isZero {
        text += step.offset.signum < 0 ? " − " : " + "
        text += Self.text(step.offset.magnitude)
      }
    }
    return Text(text)
  }

  private func quantity(_ entry: LayoutLog.Entry) -> String {
    let first = log.text(of: entry.first)
    if let second = entry.second {
      let factor = entry.multiplier == 1 ? "" : "\(Self.text(entry.multiplier))·"
      return "\(first) − \(factor)\(log.text(of: second))"
    }
    if entry.first.attribute.isSize { return first }
    var zero = entry
    zero.constant = 0
    return "\(first) − \(log.rightSide(of: zero))"
  }

  private func say(_ words: LogSumWords) -> String { words.text(in: speech) }

  /// The most summands that are written one by one.
  private static let longest = 20

  /// Of many summands, what the gaps come to, and how many sizes there are.
  private var countedSummands: String {
    var (gaps, sizes) = (0, 0)
    var total: Rational = 0
    for summand in sum.summands {
      switch summand.kind {
      case .size: sizes += 1
      case .gap(let gap):
        gaps += 1
        total += gap * summand.factor
      case .assumed(let part):
        gaps += 1
        total += part
      }
    }
    let parts = [
      gaps > 0 ? say(.gaps(gaps, Self.text(total))) : nil, sizes > 0 ? say(.sizes(sizes)) : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " + ")
  }

  private var summands: String {
    if sum.summands.count > Self.longest { return countedSummands }
    var text = ""
    for summand in sum.summands {
      let term: String
      var isNegative = summand.factor.signum < 0
      let factor = summand.factor.magnitude == 1 ? "" : "\(Self.text(summand.factor.magnitude))·"
      switch summand.kind {
      case .size(let size): term = factor + log.text(of: size)
      case .gap(let gap):
        if gap.signum < 0 { isNegative.toggle() }
        term = factor + Self.text(gap.magnitude)
      case .assumed(let part):
        if part.signum < 0 { isNegative.toggle() }
        term = say(.assumed(Self.text(part.magnitude)))
      }
      if text.isEmpty {
        text = isNegative ? "−\(term)" : term
      } else {
        text += isNegative ? " − \(term)" : " + \(term)"
      }
    }
    return text
  }

  private static func symbol(_ relation: LogSum.Relation) -> String {
    switch relation {
    case .equal: "="
    case .atLeast: "≥"
    case .atMost: "≤"
    }
  }

  /// A number as a log prints it. What has no end, or takes too many digits, is cut off, and that is shown.
  static func text(_ number: Rational) -> String {
    let sign = number.signum < 0 ? "−" : ""
    let size = number.magnitude
    if size >= 1_000_000_000_000 { return sign + LayoutLog.text(of: size) }
    if size.isExact(places: 6) { return sign + size.decimal(places: 6) }
    if size * 1_000_000 < 1 { return sign + LayoutLog.text(of: size) }
    // The system writes the smallest number that it has where it means 0.
    let nearest = (size + Rational(1, over: 2)).floor
    if (size - nearest).magnitude * 1_000_000_000 < 1 { return "≈" + sign + nearest.description }
    let places: Rational = 10_000
    return sign + ((size * places).floor / places).decimal(places: 4) + "…"
  }
}
