// Finding the conflict: of several requirements those that cannot hold together, and no others.

import Language
import Rationals
import Wording

struct ConflictExercise: Sendable {
  let names: [String]
  let lines: [SmallLine]
  /// The lines that clash, by place, and how many times each is taken in the sum that is false.
  let members: [Member]

  struct Member: Sendable {
    var line: Int
    var multiple: Rational
  }

  /// What is wrong with another answer.
  enum Fault: Hashable, Sendable {
    /// All of them hold in a point.
    case holdTogether([Int], SmallPoint)
    /// They clash, but do so without one of them as well.
    case notNeeded(Int)
  }

  /// The sum of the lines that clash, each as something that is at least 0: a number below 0.
  var sum: SmallForm {
    members.reduce(SmallForm()) { $0 + lines[$1.line].slack.scaled(by: $1.multiple) }
  }

  func fault(of places: [Int]) -> Fault? {
    let clash = members.map { $0.line }
    if places == clash.sorted() { return nil }
    if let point = SmallSystem.point(fulfilling: places.map { lines[$0] }, names) {
      return .holdTogether(places, point)
    }
    return .notNeeded(places.first { !clash.contains($0) } ?? places[0])
  }
}

// MARK: - Drawing

extension ConflictExercise: ExerciseProblem {
  init?(_ level: ExerciseLevel, from draws: inout SeededDraws) {
    switch level {
    case .one: self.init(lineFrom: &draws)
    case .two: self.init(planeFrom: &draws)
    case .three: self.init(chainFrom: &draws)
    }
  }

  /// A bound that is above another.
  private init?(lineFrom draws: inout SeededDraws) {
    let gap = draws.integer(1...6)
    let (upper, factor) = (draws.integer(2...20), draws.number(1...3))
    var lines = [
      SmallLine(["x": factor], .greaterOrEqual, factor * Rational(upper + gap)),
      SmallLine(["x": 1], .lessOrEqual, Rational(upper)),
      // Bounds that clash with neither of them.
      SmallLine(["x": 1], .greaterOrEqual, Rational(upper - draws.integer(1...9))),
      SmallLine(["x": 1], .lessOrEqual, Rational(upper + gap + draws.integer(1...9))),
    ]
    if draws.happens(1, outOf: 2) {
      lines.append(
        SmallLine(["x": 2], .lessOrEqual, Rational(2 * (upper + gap) + draws.integer(1...8))))
    }
    self.init(lines, ["x"], clash: [(0, factor.reciprocal), (1, 1)], &draws)
  }

  /// A sum that is too small for its parts, or too great.
  private init?(planeFrom draws: inout SeededDraws) {
    let (p, q) = (draws.number(1...3), draws.number(1...2))
    let (x, y) = (draws.number(1...7), draws.number(1...7))
    let gap = draws.number(1...3)
    let isBelow = draws.happens(1, outOf: 2)
    let (near, far): (Relation, Relation) =
      isBelow ? (.greaterOrEqual, .lessOrEqual) : (.lessOrEqual, .greaterOrEqual)
    let sign: Rational = isBelow ? 1 : -1
    let lines = [
      SmallLine(["x": 1], near, x),
      SmallLine(["y": 1], near, y),
      SmallLine(["x": p, "y": q], far, p * x + q * y - gap * sign),
      SmallLine(["x": 1], far, x + sign * draws.number(1...6)),
      SmallLine(["y": 1], far, y + sign * draws.number(1...6)),
      SmallLine(["x": 1, "y": -1], draws.element(of: [near, far]), draws.number(-5...5)),
    ]
    self.init(lines, ["x", "y"], clash: [(0, p), (1, q), (2, 1)], &draws)
  }

  /// A row of things, each at least so far behind the one before, in too little room.
  private init?(chainFrom draws: inout SeededDraws) {
    let (first, second) = (draws.number(2...9), draws.number(2...9))
    let start = draws.number(0...6)
    let end = start + first + second - draws.number(1...4)
    var lines = [
      SmallLine(["x": 1], .greaterOrEqual, start),
      SmallLine(["y": 1, "x": -1], .greaterOrEqual, first),
      SmallLine(["z": 1, "y": -1], draws.happens(1, outOf: 3) ? .equal : .greaterOrEqual, second),
      SmallLine(["z": 1], .lessOrEqual, end),
      SmallLine(["y": 1], .lessOrEqual, start + first + draws.number(1...6)),
      SmallLine(["z": 1, "x": -1], .lessOrEqual, first + second + draws.number(0...6)),
    ]
    if draws.happens(1, outOf: 2) {
      lines.append(SmallLine(["x": 1, "y": 1], .greaterOrEqual, draws.number(1...6)))
    }
    self.init(lines, ["x", "y", "z"], clash: [(0, 1), (1, 1), (2, 1), (3, 1)], &draws)
  }

  /// - Returns: nil unless there is one conflict and no other: without any one of its lines, all others hold
  ///   together.
  private init?(
    _ lines: [SmallLine], _ names: [String], clash: [(line: Int, multiple: Rational)],
    _ draws: inout SeededDraws
  ) {
    let order = draws.shuffled(Array(lines.indices))
    self.names = names
    self.lines = SmallLine.labelled(order.map { lines[$0] })
    var members: [Member] = []
    for (place, line) in order.enumerated() {
      if let member = clash.first(where: { $0.line == line }) {
        members.append(Member(line: place, multiple: member.multiple))
      }
    }
    self.members = members
    for member in members {
      let others = self.lines.indices.filter { $0 != member.line }.map { self.lines[$0] }
      if SmallSystem.point(fulfilling: others, names) == nil { return nil }
    }
    guard sum.isConstant, sum.constant.signum < 0 else { return nil }
  }

  var figures: [Rational] {
    lines.flatMap { $0.figures } + [sum.constant] + members.map { $0.multiple }
      + members.flatMap { member in lines[member.line].figures.map { member.multiple * $0 } }
  }

  var answerText: String { members.map { lines[$0.line].label }.joined(separator: ", ") }

  func verdict(
    on answer: String, after earlier: [String], in speech: Speech
  ) -> AnswerVerdict {
    let labels = lines.map { $0.label }
    guard let typed = ExerciseAnswer.names(answer, among: labels) else {
      return .unreadable(.names(labels))
    }
    let places = lines.indices.filter { typed.contains(labels[$0]) }
    return fault(of: places).map { wrong($0, in: speech) }
      ?? .right
  }
}

extension SmallLine {
  /// A line without a name yet.
  fileprivate init(
    _ coefficients: KeyValuePairs<String, Rational>, _ relation: Relation, _ right: Rational
  ) {
    let left = SmallForm(coefficients.map { $0.key }, coefficients.map { $0.value })
    self.init(label: "", left: left, relation: relation, right: right)
  }
}
