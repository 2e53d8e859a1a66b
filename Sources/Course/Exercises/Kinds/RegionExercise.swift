// Reading a region: what a few requirements leave of a variable, or of an expression over two.

import ConstraintHierarchies
import Language
import Rationals

struct RegionExercise: Hashable, Sendable {
  /// One variable, or two.
  let names: [String]
  let lines: [SmallLine]
  /// Whose values are asked for.
  let asked: SmallForm
  let truth: Interval

  /// What is wrong with another answer.
  enum Fault: Hashable, Sendable {
    /// An end cannot be: the line that it breaks, by place, and what its left side is there.
    case breaks(Rational, line: Int, left: Rational)
    /// With this value of the first variable, one line wants the other to be at least so much, and another no
    /// more than so much.
    case squeezes(Rational, least: Rational, line: Int, most: Rational, other: Int)
    /// An end that no point of the region comes to.
    case unreachable(Rational, isUpper: Bool)
    /// It is said to go on without end; the line that ends it, where it is a single one.
    case endless(isUpper: Bool, line: Int?)
    /// A point of the region whose value is left out.
    case leavesOut(SmallPoint, value: Rational)
  }

  var isPlane: Bool { names.count == 2 }

  var corners: [(point: SmallPoint, meets: [Int])] {
    isPlane ? SmallSystem.corners(of: lines, names[0], names[1]) : []
  }

  // MARK: What is wrong

  func fault(of typed: Interval) -> Fault {
    for (end, isUpper) in [(typed.lower, false), (typed.upper, true)] {
      guard let end else {
        let isEndless = (isUpper ? truth.upper : truth.lower) == nil
        if !isEndless { return .endless(isUpper: isUpper, line: stop(isUpper: isUpper)) }
        continue
      }
      if !truth.contains(Interval(lower: end, upper: end)) {
        return impossible(end, isUpper: isUpper)
      }
    }
    return leftOut(by: typed)
  }

  /// The line that ends the values of the only variable there is.
  private func stop(isUpper: Bool) -> Int? {
    guard !isPlane, let end = isUpper ? truth.upper : truth.lower else { return nil }
    return lines.indices.first { index in
      let slack = lines[index].slack
      return slack[names[0]].signum == (isUpper ? -1 : 1) && slack.value { _ in end }.isZero
    }
  }

  /// Why a value cannot be.
  private func impossible(_ value: Rational, isUpper: Bool) -> Fault {
    let name = names[0]
    guard asked == SmallForm(name) else { return .unreachable(value, isUpper: isUpper) }
    for (index, line) in lines.enumerated() {
      guard line.left.names.allSatisfy({ $0 == name }) else { continue }
      if !line.holds({ _ in value }) {
        return .breaks(value, line: index, left: line.left.value { _ in value })
      }
    }
    // Of two lines that leave the other variable no room, there is one that bounds it from below.
    var (least, most): ((Rational, Int)?, (Rational, Int)?) = (nil, nil)
    for (index, line) in lines.enumerated() where isPlane {
      let slack = line.slack
      let factor = slack[names[1]]
      guard !factor.isZero else { continue }
      let bound = -(slack.constant + slack[name] * value) / factor
      if factor.signum > 0, least.map({ bound > $0.0 }) ?? true { least = (bound, index) }
      if factor.signum < 0, most.map({ bound < $0.0 }) ?? true { most = (bound, index) }
    }
    guard let least, let most else { return .unreachable(value, isUpper: isUpper) }
    return .squeezes(value, least: least.0, line: least.1, most: most.0, other: most.1)
  }

  /// A point whose value an answer leaves out, all of whose values there are; as little as possible is given
  /// away.
  private func leftOut(by typed: Interval) -> Fault {
    guard asked == SmallForm(names[0]) else {
      let values = corners.map { ($0.point, asked.value($0.point.value)) }
        .filter { !typed.contains(Interval(lower: $0.1, upper: $0.1)) }
        .sorted { $0.1 < $1.1 }
      let (point, value) = values[values.count / 2]
      return .leavesOut(point, value: value)
    }
    let value = Interval.value(of: truth, outside: typed)
    let fixed = SmallLine(label: "", left: asked, relation: .equal, right: value)
    let point = SmallSystem.point(fulfilling: lines + [fixed], names)
    return .leavesOut(point ?? SmallPoint(names: names, values: [value]), value: value)
  }
}

extension SmallPoint {
  /// By name.
  func value(_ name: String) -> Rational { self[name] }
}

extension Interval {
  /// A value that is in an interval and not in another, which is a part of it; whole, and not its end, if that can
  /// be.
  static func value(of whole: Interval, outside part: Interval) -> Rational {
    if let lower = part.lower, whole.lower.map({ $0 < lower }) ?? true {
      let below = lower.isInteger ? lower - 1 : lower.floor
      guard let end = whole.lower else { return below }
      return below > end ? below : (lower + end) / 2
    }
    guard let upper = part.upper else { return 0 }
    let above = upper.isInteger ? upper + 1 : upper.ceiling
    guard let end = whole.upper else { return above }
    return above < end ? above : (upper + end) / 2
  }
}

// MARK: - Drawing

extension RegionExercise: IntervalExercise {
  init?(_ level: ExerciseLevel, from draws: inout SeededDraws) {
    if level == .one { self.init(lineFrom: &draws) } else { self.init(planeFrom: &draws, level) }
  }

  /// One variable: a bound on each side, or on one, and others that are weaker.
  private init?(lineFrom draws: inout SeededDraws) {
    let name = draws.element(of: ["x", "y", "w"])
    let lower = draws.integer(-9...15)
    let upper = lower + draws.integer(2...20)
    let isOpen = draws.happens(1, outOf: 4)
    let opensUp = draws.happens(1, outOf: 2)
    var lines: [SmallLine] = []
    if !isOpen || opensUp {
      lines.append(draws.bound(name, lower, isUpper: false))
      lines.append(draws.bound(name, lower - draws.integer(1...8), isUpper: false))
    }
    if !isOpen || !opensUp {
      lines.append(draws.bound(name, upper, isUpper: true))
      lines.append(draws.bound(name, upper + draws.integer(1...8), isUpper: true))
    }
    lines = draws.shuffled(lines)
    if lines.count == 4, draws.happens(1, outOf: 3) {
      // Of one side only the bound itself.
      guard let weak = lines.firstIndex(where: { Self.isWeak($0, lower, upper) }) else {
        return nil
      }
      lines.remove(at: weak)
    }
    names = [name]
    self.lines = SmallLine.labelled(lines)
    asked = SmallForm(name)
    truth = Interval(
      lower: isOpen && !opensUp ? nil : Rational(lower),
      upper: isOpen && opensUp ? nil : Rational(upper))
    // Lines that say the same would make one of them idle to read.
    guard Set(self.lines.map { $0.slack }).count == lines.count else { return nil }
  }

  /// Whether both ends keep a line with something to spare.
  private static func isWeak(_ line: SmallLine, _ lower: Int, _ upper: Int) -> Bool {
    [lower, upper].allSatisfy { end in line.slack.value { _ in Rational(end) }.signum > 0 }
  }

  private init?(planeFrom draws: inout SeededDraws, _ level: ExerciseLevel) {
    names = ["x", "y"]
    func line(_ a: Rational, _ b: Rational, _ relation: Relation, _ right: Rational) -> SmallLine {
      SmallLine(label: "", left: SmallForm(["x", "y"], [a, b]), relation: relation, right: right)
    }
    let reach = draws.number(6...12)
    let (p, q) = (draws.number(1...3), draws.number(1...3))
    var lines = [
      line(1, 0, .greaterOrEqual, draws.number(0...2)),
      line(0, 1, .greaterOrEqual, draws.number(0...3)),
      line(p, q, .lessOrEqual, reach * draws.number(1...2)),
    ]
    // A wall that leans the other way, and at the third level one more roof.
    lines.append(
      draws.happens(1, outOf: 2)
        ? line(
          1, -1, draws.happens(1, outOf: 2) ? .lessOrEqual : .greaterOrEqual, draws.number(-3...3))
        : line(1, 1, .greaterOrEqual, draws.number(2...6)))
    if level == .three {
      lines.append(line(draws.number(0...1), 1, .lessOrEqual, draws.number(3...9)))
    }
    lines = SmallLine.labelled(draws.shuffled(lines))
    let asked =
      level == .two
      ? SmallForm("x") : SmallForm(["x", "y"], [draws.number(1...3), draws.nonzero(-2...3)])
    let corners = SmallSystem.corners(of: lines, "x", "y")
    let values = corners.map { asked.value($0.point.value) }
    // What is asked for should not be a line that can be read off.
    guard !lines.contains(where: { level == .three && asked.isParallel(to: $0.left) }),
      corners.count >= 3, let lower = values.min(), let upper = values.max(), upper - lower >= 2
    else {
      return nil
    }
    (self.lines, self.asked) = (lines, asked)
    truth = Interval(lower: lower, upper: upper)
    // Every line has a part in the region, or nearly every one; and one that bounds x by itself asks nothing.
    let idle = lines.indices.filter { index in !corners.contains { $0.meets.contains(index) } }
    guard idle.count <= (level == .three ? 1 : 0) else { return nil }
    if level == .two {
      let isSingle = lines.contains {
        $0.left.names == ["x"] && $0.slack.value({ _ in upper }).isZero
      }
      if isSingle { return nil }
    }
  }

  var figures: [Rational] {
    let ends = [truth.lower, truth.upper].compactMap { $0 }
    let bounds = isPlane ? [] : lines.map { -$0.slack.constant / $0.slack[names[0]] }
    return lines.flatMap { $0.figures } + ends + bounds + asked.terms.map { $0.coefficient }
      + corners.flatMap { $0.point.values + [asked.value($0.point.value)] }
  }

  static var form: AnswerForm { .interval }

  var answerText: String { truth.typed }

  var script: [String] { lines.map { Forms.typed($0) } }
}

extension SmallLine {
  /// What lines are called: there is no f, which is an objective.
  static let labels = ["a", "b", "c", "d", "e", "g", "h", "k"]

  /// The lines, called so in order.
  static func labelled(_ lines: [SmallLine]) -> [SmallLine] {
    zip(lines, labels).map { line, label in
      var line = line
      line.label = label
      return line
    }
  }
}

extension SeededDraws {
  /// A line that bounds a variable, in one of the forms that have to be solved: `2x >= 6`, `x + 3 >= 6`,
  /// `9 - x <= 6`.
  fileprivate mutating func bound(_ name: String, _ value: Int, isUpper: Bool) -> SmallLine {
    var left = SmallForm(name)
    let relation: Relation = isUpper ? .lessOrEqual : .greaterOrEqual
    switch integer(0...4) {
    case 0: break
    case 1: left = left.scaled(by: number(2...4))
    case 2: left.constant = nonzero(-9...12)
    case 3:
      left = left.scaled(by: number(2...3))
      left.constant = nonzero(-9...9)
    default:
      left = left.scaled(by: -1)
      left.constant = number(10...30)
      let flipped: Relation = isUpper ? .greaterOrEqual : .lessOrEqual
      return SmallLine(
        label: "", left: left, relation: flipped, right: left.value { _ in Rational(value) })
    }
    return SmallLine(
      label: "", left: left, relation: relation, right: left.value { _ in Rational(value) })
  }
}
