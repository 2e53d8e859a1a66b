// What there is.

import ConstraintHierarchies
import Language
import Rationals
import Session

extension StateAnswer {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    switch self {
    case .list(let listing): listing.json
    case .decomposition(let decomposition): decomposition.json
    case .objectives(let report): report.json
    case .value(let report): report.json
    case .claim(let report): report.json
    case .help(let report): report.json
    case .exercises(let kinds): Self.exercises.json(kinds)
    case .holds: Self.holds.json(())
    case .request(let request): request.json
    }
  }

  static let exercises = Shape<[ExerciseKind]>.reply(
    "exercises", "The kinds of exercises that there are, and their levels.",
    example: """
      {"kind": "exercises", "kinds": ["ratio", "leaves"], "levels": [1, 2, 3]}
      """
  ) {
    field("kinds") { $0.map { $0.rawValue } }
    field("levels") { _ in ExerciseLevel.allCases.map { $0.rawValue } }
  }

  static let holds = Shape<Void>.reply(
    "expectation", "What expect claims is so. Where it is not, the object has an error instead.",
    example: """
      {"kind": "expectation", "holds": true}
      """
  ) { field("holds", Shape(.constant(true)) { .bool($0) }) { true } }
}

extension Listing: Shaped {
  static let shape = Shape<Listing>.reply(
    "list",
    """
    All points, variables, constraints and objectives. A constraint's error is its left side less its \
    right side, or 0 where it holds; null without a solution. satisfied is null also where it is disabled.
    """,
    example: """
      {"kind": "list", "points": [{"name": "X1", "value": "10"}], "variables": ["X"],
       "constraints": [{"id": "a", "text": "X = X1", "priority": 250, "weight": "1", "enabled": true,
                        "error": "0", "satisfied": true}], "objectives": []}
      """
  ) {
    field("points", .list(.named)) {
      zip($0.problem.pointNames, $0.problem.pointValues).map { ($0, $1) }
    }
    field("variables") { $0.problem.variableNames }
    list("constraints") {
      $0.problem.constraints.with($0.errors)
    } of: {
      part(Constraint.identity) { $0.0 }
      field("error") { constraint, error in error.map { constraint.holds(error: $0) ? 0 : $0 } }
      field("satisfied") { constraint, error in
        constraint.isEnabled ? error.map { constraint.holds(error: $0) } : nil
      }
    }
    list("objectives") {
      $0.problem.objectives.with($0.values)
    } of: {
      part(Objective.identity) { $0.0 }
      field("value") { $0.1 }
    }
  }
}

extension Sequence {
  /// Each with its value, where there are any.
  fileprivate func with(_ values: [Rational]) -> [(Element, Rational?)] {
    enumerated().map { ($0.element, values.isEmpty ? nil : values[$0.offset]) }
  }
}

extension Decomposition: Shaped {
  static let shape = Shape<Decomposition>.reply(
    "decomposition",
    """
    Constraints as equations: left = right + added − subtracted, with the values of both sides and of the \
    positive and negative part of their difference. costly are the slacks that the level's objective counts.
    """,
    example: """
      {"kind": "decomposition", "constraints": [
        {"id": "a", "text": "X = X1", "priority": 250, "weight": "1", "enabled": true, "left": "X", "right": "X1",
         "relation": "=", "added": "a+", "subtracted": "a-", "costly": ["a+", "a-"],
         "leftValue": "20", "rightValue": "10", "plus": "10", "minus": "0"}]}
      """
  ) {
    list("constraints") {
      $0.rows
    } of: {
      part(Constraint.whole) { $0.constraint }
      field("leftValue") { $0.sides?.left }
      field("rightValue") { $0.sides?.right }
      part(.errorParts) { row in row.sides.map { $0.left - $0.right } }
    }
  }
}

extension Fields where Fact == Rational? {
  /// The positive and the negative part of an error.
  static var errorParts: Fields {
    Fields {
      field("plus") { error in error.map { max($0, 0) } }
      field("minus") { error in error.map { max(-$0, 0) } }
    }
  }
}

extension ObjectivesReport: Shaped {
  static let shape = Shape<ObjectivesReport>.reply(
    "objectives",
    """
    What each level minimises, as a sum of slacks and variables (the name 1 stands for the constant), and \
    its least value; null where it has none.
    """,
    example: """
      {"kind": "objectives", "levels": [{"priority": 750, "name": "high",
        "terms": [{"name": "b-", "coefficient": "1"}], "minimum": "0"}]}
      """
  ) {
    list("levels") { report in
      report.levels.map { ($0, report) }
    } of: {
      part(Priority.named) { $0.0.priority }
      field("terms", .list(.term)) { level, report in report.terms(of: level.priority) }
      field("minimum") { $0.0.minimum }
    }
  }

  /// The weighted slacks of a level's constraints, then the weighted expressions of its objectives.
  private func terms(of level: Priority) -> [(String, Rational)] {
    var terms: [(String, Rational)] = []
    for constraint in problem.enabledConstraints where constraint.priority == level {
      terms += constraint.costlySides.map { (constraint.slack($0), constraint.weight) }
    }
    for objective in problem.enabledObjectives where objective.priority == level {
      let share = objective.share
      terms += share.terms.map { (problem.name(of: $0.symbol), $0.coefficient) }
      if !share.constant.isZero { terms.append(("1", share.constant)) }
    }
    return terms
  }
}

extension ValueReport: Shaped {
  static let shape = Shape<ValueReport>.reply(
    "value",
    "The values that an expression can take in the solution. value is null where there are several.",
    example: """
      {"kind": "value", "expression": "X + 1", "value": "21", "min": "21", "max": "21"}
      """
  ) {
    field("expression") { $0.expression }
    part(Interval.fields) { $0.interval }
  }
}

extension ClaimReport: Shaped {
  static let shape = Shape<ClaimReport>.reply(
    "claim",
    """
    Whether a relation holds in the solution, in which numbers stand that are read off it. holds is null where it is so in \
    some solutions and not in others; values are what its expressions can be.
    """,
    example: """
      {"kind": "claim", "text": "a⁺ = 7", "holds": false,
       "values": [{"expression": "a⁺", "value": "10", "min": "10", "max": "10"}]}
      """
  ) {
    field("text") { $0.text }
    field("holds") { $0.verdict.holds }
    list("values") {
      $0.values
    } of: {
      field("expression") { $0.0 }
      part(Interval.fields) { $0.1 }
    }
  }
}

// MARK: - Help

extension HelpReport: Shaped {
  static let shape = Shape<HelpReport>.reply(
    "help",
    "Topics of help; or what people want and the lines that do it; or words that may have been meant.",
    example: """
      {"kind": "help", "word": "slak", "candidates": ["slack"]}
      """
  ) {
    maybe("tasks") { if case .overview(let tasks) = $0 { tasks } else { nil } }
    maybe("topics") { $0.topics }
    maybe("word") { $0.missed?.word }
    maybe("candidates") { $0.missed?.candidates }
    maybe("name") { if case .name(let name, _) = $0 { name } else { nil } }
    maybe("means", Shape.words("variable", "point", "constraint", "objective", "attribute", "view"))
    {
      if case .name(_, let meaning) = $0 { meaning.word } else { nil }
    }
  }

  private var topics: [HelpTopic]? {
    switch self {
    case .list(let topics): topics
    case .topic(let topic): [topic]
    case .overview, .ambiguous, .unknown, .name: nil
    }
  }

  private var missed: (word: String, candidates: [String])? {
    switch self {
    case .ambiguous(let word, let words): (word, words)
    case .unknown(let word, let nearest): (word, nearest.map { [$0] } ?? [])
    case .overview, .list, .topic, .name: nil
    }
  }
}

extension NameMeaning {
  fileprivate var word: String {
    switch self {
    case .variable: "variable"
    case .point: "point"
    case .constraint: "constraint"
    case .objective: "objective"
    case .attribute: "attribute"
    case .view: "view"
    }
  }
}

extension HelpTask: Shaped {
  static let shape = Shape<HelpTask>.object {
    field("purpose") { $0.purpose }
    field("lines") { $0.lines }
  }
}

extension HelpTopic: Shaped {
  static let shape = Shape<HelpTopic>.object {
    field("word") { $0.word }
    field("summary") { $0.summary }
    field("body") { $0.body }
    field("form") { $0.form }
    field("example") { $0.example }
    field("seeAlso") { $0.seeAlso }
  }
}

// MARK: - Requests

extension Command.Request: Shaped {
  private enum Word: String, ShapedWord {
    case load, present, save, log
    case importing = "import"
    case exporting = "export"
    case lesson, exercise, quit
  }

  static let shape = Shape<Command.Request>.reply(
    "request",
    "The program around the session was asked to do something: to read or write a file, to end.",
    example: """
      {"kind": "request", "request": "load"}
      """
  ) { field("request", Word.shape) { $0.word } }

  private var word: Word {
    switch self {
    case .load: .load
    case .present: .present
    case .save: .save
    case .log: .log
    case .importing: .importing
    case .exporting: .exporting
    case .lesson: .lesson
    case .exercise: .exercise
    case .quit: .quit
    }
  }
}
