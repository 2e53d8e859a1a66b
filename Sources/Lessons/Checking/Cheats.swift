// What somebody might try who wants a task done rather than to do it: the goal written down as a
// requirement, whatever is in the way taken out, goalposts moved.

import ConstraintHierarchies
import Course
import Language
import Rationals

/// Ways around a task, each a few lines, the likeliest first.
struct Cheats {
  private let task: LessonTask
  private let problem: Hierarchy
  private let values: Values

  /// - Parameter problem: as it is when the task begins.
  init(_ task: LessonTask, in problem: Hierarchy) {
    self.task = task
    self.problem = problem
    values = Values(task, problem)
  }

  /// How many lines may be typed.
  private var limit: Int { task.limit ?? 3 }

  var all: [[String]] {
    let single = goals + taken + travelled + moved + ordered + aims
    let combined = limit > 1 ? combinations : []
    return (single + combined).filter { $0.count <= limit }
  }

  // MARK: The goal itself

  /// What the claims say, as lines of their own.
  private var statements: [String] {
    task.claims.compactMap { claim -> String? in
      guard !claim.claim.isNegated else { return nil }
      let text = claim.claim.text
      switch claim.claim.expectation {
      case .relation: return text
      case .interval(_, lower: .some, upper: .some):
        guard let word = text.place(of: " in ") else { return nil }
        let ends = text[word.upperBound...].dropFirst().dropLast().split(separator: ",")
        guard ends.count == 2 else { return nil }
        return "\(ends[0].trimmed) <= \(text[..<word.lowerBound].trimmed) <= \(ends[1].trimmed)"
      case .all(let claims):
        let areRelations = claims.allSatisfy { if case .relation = $0 { true } else { false } }
        return areRelations ? text : nil
      // Of the rest a line of the problem can say nothing.
      case .interval, .ambiguous, .unsatisfiable, .unbounded, .objective, .frame, .conflict:
        return nil
      }
    }
  }

  private var goals: [[String]] {
    let statements = statements
    var goals: [[String]] = statements.map { [$0] }
    if statements.count > 1 { goals.insert(statements, at: 0) }
    for level in ["@999", "@low", "@1"] {
      goals += goals.prefix(statements.count + 1).map { $0.map { "\($0) \(level)" } }
    }
    // Where one value is wanted, any will do.
    goals += values.variables.flatMap { name in
      values.numbers.map { ["\(name) = \($0)"] }
        + values.numbers.map { ["suggest \(name) = \($0)"] }
    }
    return goals
  }

  // MARK: What is in the way

  private var ids: [String] { problem.constraints.map { $0.id } + problem.objectives.map { $0.id } }

  private var taken: [[String]] {
    var lines = ids.flatMap { [["drop \($0)"], ["disable \($0)"]] }
    lines += problem.constraints.filter { $0.edits != nil }.flatMap { constraint in
      constraint.left.variables.map { ["release \(problem.name(of: $0))"] }
    }
    lines += problem.constraints.filter { !$0.isEnabled }.map { ["enable \($0.id)"] }
    if ids.count <= 12 {
      for (index, first) in ids.enumerated() {
        for second in ids.dropFirst(index + 1) {
          lines += [["drop \(first), \(second)"], ["disable \(first), \(second)"]]
        }
      }
    }
    if !ids.isEmpty {
      let all = ids.joined(separator: ", ")
      lines += [["drop \(all)"], ["disable \(all)"]]
    }
    return lines
  }

  private var travelled: [[String]] {
    (1...3).flatMap { count in
      [[String](repeating: "undo", count: count), [String](repeating: "redo", count: count)]
    } + [["undo 9"], ["redo 9"], ["reset"]]
  }

  // MARK: Other figures

  private var moved: [[String]] {
    problem.pointNames.flatMap { name in values.numbers.map { ["point \(name) = \($0)"] } }
      + problem.constraints.flatMap { constraint in
        values.numbers.map { ["set \(constraint.id) \($0)"] }
      }
  }

  private var ordered: [[String]] {
    let levels =
      ["required", "999", "1"] + problem.levels.reversed().map { $0.number }
    return ids.flatMap { id in
      levels.map { ["priority \(id) @\($0)"] } + ["0", "1000000"].map { ["weight \(id) \($0)"] }
    }
  }

  private var aims: [[String]] {
    values.variables.flatMap { name in
      ["@999", "@low", "@1"].flatMap { level in
        [["maximize \(name) \(level)"], ["minimize \(name) \(level)"]]
      }
    }
  }

  private var combinations: [[String]] {
    let goal = statements
    guard !goal.isEmpty else { return [] }
    return ids.flatMap { id in
      ["drop \(id)", "disable \(id)", "priority \(id) @1"].map { [$0] + goal }
    } + [["reset"] + goal, ["reset"] + goal.map { "\($0) @high" }]
  }
}

/// The variables that a task speaks of, and numbers that stand near it.
private struct Values {
  var variables: [String] = []
  var numbers: [String] = []

  private static let limit = 8

  init(_ task: LessonTask, _ problem: Hierarchy) {
    var found: [Rational] = []
    for claim in task.claims {
      for word in Examiner.words(of: claim.claim.text) {
        switch problem.symbol(named: word) {
        case .variable: if !variables.contains(word) { variables.append(word) }
        case .point(let point): found.append(problem.value(of: point))
        case nil: if let number = Rational(word) { found.append(number) }
        }
      }
    }
    found += problem.pointValues + [0]
    for number in found where !numbers.contains(number.description) {
      if numbers.count < Self.limit { numbers.append(number.description) }
    }
  }
}
