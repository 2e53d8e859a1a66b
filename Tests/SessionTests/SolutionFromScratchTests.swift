// The solution as JSON, which follows the session from line to line, against a solve from scratch and
// against its own numbers: costs that add up at the point that is told.

import ConstraintHierarchies
import Formats
import Narration
import Rationals
import Rendering
import Session
import Simplex
import TestSupport
import Testing

@Suite struct SolutionFromScratchTests {
  @Test(
    "After each line of a talk the JSON says what a solve from scratch says",
    arguments: 0..<Trials.count(40))
  func talks(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<6 {
      var session = Session(
        keepsContradictions: generator.happens(1, outOf: 4),
        describesChanges: generator.happens(1, outOf: 2))
      var lines: [String] = []
      for _ in 0..<16 {
        let line = RandomLine.rightLine(using: &generator)
        lines.append(line)
        _ = session.run(line)
        if generator.happens(1, outOf: 5) { continue }
        let flaws = try Self.flaws(
          try session.solution(pivots: .ofLastChange).json, try session.resolution)
        #expect(flaws == [], "seed \(seed): \(lines.joined(separator: "\n"))")
        if !flaws.isEmpty { return }
        // The last solution of a script is worked out so.
        let (followed, anew) = (
          try session.solution(pivots: .ofLastChange).json,
          try session.solution(pivots: .ofLastChange, isSolvedAnew: true).json
        )
        #expect(followed == anew, "seed \(seed): \(lines.joined(separator: "\n"))")
        if followed != anew { return }
      }
    }
  }

  @Test(
    "solve says the same numbers in words and in JSON, however its lines were solved on the way")
  func wordsAndJSON() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<80 {
      var spoken = Session()
      var silent = Session(describesChanges: false)
      var lines: [String] = []
      for _ in 0..<10 {
        let line = RandomLine.rightLine(using: &generator)
        guard spoken.run(line).failure == nil else { continue }
        lines.append(line)
        _ = silent.run(line)
      }
      let json = try silent.solution().json
      #expect(try json == spoken.solution().json, "\(lines)")
      let words = spoken.take("solve").split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for level in json["levels"].elements where json["levels"].elements.count > 1 {
        let count = level["pivots"].string
        #expect(words.contains("\(count) pivot"), "\(count) pivots, \(lines): \(words)")
      }
    }
  }

  private static func number(_ value: JSONValue) -> Rational? {
    value == .null ? nil : Rational(value.string)
  }

  private static func interval(_ value: JSONValue) -> Interval {
    Interval(lower: number(value["min"]), upper: number(value["max"]))
  }

  private static func flaws(_ json: JSONValue, _ fresh: TracedSolution) throws -> [String] {
    var flaws: [String] = []
    func check(_ name: String, _ holds: Bool) throws {
      if !holds { flaws.append("\(name): \(json)") }
    }
    let hierarchy = fresh.hierarchy
    try check("status", json["status"].string == SolutionStatus(fresh).rawValue)
    let levels = json["levels"].elements
    try check(
      "levels", levels.map { $0["priority"] } == fresh.levels.map { .integer($0.priority.whole) }
    )
    try check("minima", levels.map { number($0["objective"]) } == fresh.levels.map(\.minimum))
    for (rank, level) in levels.enumerated() {
      let isSolved = fresh.outcome != .infeasible && rank <= fresh.solvedLevels
      let region =
        try isSolved
        ? hierarchy.variables.compactMap { try fresh.interval(of: $0, afterLevels: rank) } : []
      try check("region", level["region"].elements.map(interval) == region)
    }
    let variables = json["variables"].elements
    let ends = try hierarchy.variables.map {
      try fresh.interval(of: $0, afterLevels: fresh.solvedLevels) ?? .everything
    }
    try check("variables", variables.map(interval) == ends)
    guard fresh.outcome == .optimal else {
      try check("values", variables.allSatisfy { $0["value"] == .null })
      return flaws
    }
    let values = variables.compactMap { number($0["value"]) }
    guard values.count == ends.count else { return ["a value is missing: \(json)"] }
    try check(
      "value", zip(values, ends).allSatisfy { $1.contains(Interval(lower: $0, upper: $0)) })
    func value(_ expression: LinearExpression) throws -> Rational {
      let form = hierarchy.evaluatingPoints(expression)
      return form.terms.reduce(form.constant) { sum, term in
        guard case .variable(let variable) = term.symbol else { return sum }
        return sum + term.coefficient * values[variable.index]
      }
    }
    var costs: [Rational: Rational] = [:]
    for (constraint, told) in zip(hierarchy.writtenConstraints, json["constraints"].elements) {
      let error = try value(constraint.error)
      try check("id", told["id"].string == constraint.id)
      try check("plus", number(told["plus"]) == max(error, 0))
      try check("minus", number(told["minus"]) == max(-error, 0))
      try check("satisfied", told["satisfied"] == .bool(constraint.holds(error: error)))
      if let only = try fresh.interval(of: constraint.error)?.value {
        try check("error", only == error)
      }
      if !constraint.holds(error: error) {
        costs[constraint.priority.rawValue, default: 0] += constraint.weight * error.magnitude
      }
    }
    for (objective, told) in zip(hierarchy.enabledObjectives, json["objectives"].elements) {
      try check("objective", number(told["value"]) == value(objective.expression))
      costs[objective.priority.rawValue, default: 0] += try value(objective.share)
    }
    for level in fresh.levels.dropFirst() {
      try check("cost", (costs[level.priority.rawValue] ?? 0) == level.minimum)
    }
    try check("requirements", (costs[1000] ?? 0).isZero)
    return flaws
  }
}

extension SolutionStatus {
  fileprivate init(_ resolution: TracedSolution) {
    switch resolution.outcome {
    case .optimal: self = .optimal
    case .infeasible: self = .unsatisfiable
    case .unbounded: self = .unbounded
    }
  }
}
