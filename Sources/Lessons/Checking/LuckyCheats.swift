// What somebody might try who makes a task come out as it stands now, and has not done what it asks for: the number that
// fits, another thing moved that gives the same picture, an edge nailed down, another level.

import ConstraintHierarchies
import Course
import Language
import Rationals
import Session

/// Lines that may do a task by luck: each is the solution with one line in place of another.
struct LuckyCheats {
  private let examiner: TaskExaminer
  /// Where the task begins, and where its solution leads; their replies tell nothing.
  private let start: Session
  let end: Session
  private let solution: [String]

  /// More variables than that are not nailed one by one.
  private static let mostVariables = 24
  private static let levels = ["required", "999", "998", "high", "medium", "low", "1"]

  init(_ examiner: TaskExaminer, from start: Session, to end: Session) {
    (self.examiner, self.start, self.end) = (examiner, start, end)
    solution = examiner.task.solution.map { $0.text }
  }

  var all: [[String]] {
    let nails = nails + ties
    return solution.indices.flatMap { index in
      var others = variants(of: solution[index]) + nails
      others += fits(insteadOf: index)
      return others.filter { $0 != solution[index] }.flatMap { other in
        var lines = solution
        lines[index] = other
        // What the solution takes out may as well stay.
        return solution.count > 1 ? [lines, [other]] : [lines]
      }
    }
  }

  // MARK: The value that fits now

  /// Each thing that the task speaks of, and each edge beside it, at the place where the solution leaves it.
  private var nails: [String] {
    let named = namesClaimed
    let edges = Set(named.compactMap { Self.view(of: $0) }).sorted().flatMap { view in
      Self.attributes.map { "\(view).\($0)" }
    }
    let near = (named + edges.filter { !named.contains($0) }).compactMap { nail($0) }
    let others = end.problem.variableNames.prefix(Self.mostVariables)
      .filter { !named.contains($0) && !edges.contains($0) }
    return near.flatMap { [$0, "\($0) @999", "\($0) @high", "\($0) @low"] }
      + others.compactMap { nail($0) }
  }

  private static let attributes = [
    "left", "right", "width", "centerX", "top", "bottom", "height", "centerY",
  ]

  static func view(of name: String) -> String? {
    name.firstIndex(of: ".").map { String(name[..<$0]) }
  }

  /// Variables, edges and views that the claims name.
  var namesClaimed: [String] {
    var names: [String] = []
    for claim in examiner.task.claims {
      if case .frame(let view, _) = claim.claim.expectation { names.append("\(view.text).left") }
      for word in Examiner.words(of: claim.claim.text) where !names.contains(word) {
        if value(of: word) != nil { names.append(word) }
      }
    }
    return names
  }

  private func nail(_ name: String) -> String? { value(of: name).map { "\(name) = \($0)" } }

  /// What something that varies comes to after the solution.
  func value(of text: String) -> Rational? {
    guard case .value(let asked) = try? Parser.question(text), asked.name != nil,
      end.problem.symbol(named: text).map({ if case .point = $0 { false } else { true } }) ?? true
    else { return nil }
    return (try? end.measured(asked))?.value
  }

  // MARK: The line itself, changed

  private func variants(of line: String) -> [String] {
    guard let parsed = try? Parser.parse(line, knowing: start.vocabulary) else { return [] }
    switch parsed {
    case .constraint(let statement):
      return atOtherLevels(line) + withOtherNumbers(line) + withValues(line, statement)
        + bounds(statement)
    case .visualFormat: return withOtherNumbers(line) + withSizes(line) + loosened(line)
    case .objective: return atOtherLevels(line) + tenTimes(line) + objectivesTakenOut
    case .command(.change(.priority(let name, _)), _):
      return Self.levels.map { "priority \(name.text) @\($0)" }
    case .command(.change(.suggest), _): return atOtherLevels(line)
    case .command, .empty, .expression, .several: return []
    }
  }

  private func atOtherLevels(_ line: String) -> [String] {
    let body = line.prefix { $0 != "@" }.trimmed
    return [body] + Self.levels.dropFirst().map { "\(body) @\($0)" }
  }

  /// Each number before the level, a little other, or nothing.
  private func withOtherNumbers(_ line: String) -> [String] {
    line.numberRanges.flatMap { range -> [String] in
      guard let number = Rational(String(line[range])) else { return [] }
      return [0, number + 1, number - 1].filter { $0 != number && $0.signum >= 0 }
        .map { line.replacingCharacters(in: range, with: "\($0)") }
    }
  }

  /// A side of a relation as the number that it comes to.
  private func withValues(_ line: String, _ statement: ConstraintStatement) -> [String] {
    guard statement.operandTexts.count == 2 else { return [] }
    let level = line.firstIndex(of: "@").map { " " + line[$0...] } ?? ""
    let relation = statement.relations[0].rawValue
    let (left, right) = (statement.operandTexts[0], statement.operandTexts[1])
    func measured(_ text: String) -> Rational? {
      guard case .value(let asked) = try? Parser.question(text) else { return nil }
      return (try? end.measured(asked))?.value
    }
    return [measured(right).map { "\(left) \(relation) \($0)\(level)" }].compactMap { $0 }
      + [measured(left).map { "\($0) \(relation) \(right)\(level)" }].compactMap { $0 }
  }

  /// For a bound, the equation, and a bound of each thing that the claims name, where it is now.
  private func bounds(_ statement: ConstraintStatement) -> [String] {
    guard statement.relations.count == 1, statement.relations[0] != .equal else { return [] }
    let relation = statement.relations[0].rawValue
    let (left, right) = (statement.operandTexts[0], statement.operandTexts[1])
    return ["\(left) = \(right)"]
      + namesClaimed.compactMap { name in value(of: name).map { "\(name) \(relation) \($0)" } }
  }

  // MARK: Objectives

  private func tenTimes(_ line: String) -> [String] {
    guard let space = line.firstIndex(of: " ") else { return [] }
    let (word, rest) = (line[..<space], line[space...].trimmed)
    let body = rest.prefix { $0 != "@" }.trimmed
    let level = rest.firstIndex(of: "@").map { " " + rest[$0...] } ?? ""
    // Where only the order of prices counts, all of them may be others.
    let isOfPrices = line.numberRanges.count > 1
    return (isOfPrices ? ["\(word) 10*(\(body))\(level)"] : [])
      + end.problem.variableNames.prefix(Self.mostVariables).flatMap {
        ["maximize \($0)\(level)", "minimize \($0)\(level)"]
      }
  }

  /// What somebody types again who has taken it out.
  private var objectivesTakenOut: [String] {
    start.problem.objectives.filter { end.problem.objective($0.id) == nil }.map { $0.text }
  }

  // MARK: Another thing moved

  /// Lines that move something to where what is asked for holds.
  private func fits(insteadOf index: Int) -> [String] {
    let search = FittingNumber(examiner, solution, insteadOf: index, from: start)
    var lines: [String] = []
    let problem = start.problem
    for constraint in problem.constraints where !constraint.isImplied {
      guard let constant = constraint.constant(in: problem) else { continue }
      lines += search.lines(near: constant) { "set \(constraint.id) \($0)" }
    }
    for name in problem.pointNames {
      guard case .point(let point) = problem.symbol(named: name) else { continue }
      lines += search.lines(near: problem.value(of: point)) { "point \(name) = \($0)" }
    }
    for name in namesClaimed + problem.suggested where value(of: name) != nil {
      lines += search.lines(near: value(of: name) ?? 0) { "suggest \(name) = \($0)" }
    }
    return lines
  }
}

extension Constraint {
  /// What `set` changes in it.
  func constant(in problem: Hierarchy) -> Rational? {
    let side = !right.variables.isEmpty && left.variables.isEmpty ? left : right
    return problem.evaluatingPoints(side).constant
  }
}

extension Hierarchy {
  /// The variables that have been asked to be somewhere.
  var suggested: [String] { constraints.compactMap { $0.edits.map { name(of: $0) } } }
}

extension String {
  /// Where numbers stand in it, up to a level.
  fileprivate var numberRanges: [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var index = startIndex
    var last: Character = " "
    while index < endIndex, self[index] != "@" {
      guard self[index].isASCII, self[index].isNumber, !last.isLetter, last != "_", last != "."
      else {
        last = self[index]
        index = self.index(after: index)
        continue
      }
      let number = self[index...].prefix { $0.isASCII && $0.isNumber || $0 == "." }
      ranges.append(index..<number.endIndex)
      last = "0"
      index = number.endIndex
    }
    return ranges
  }

  func replacingCharacters(
    in range: Range<String.Index>, with text: String
  ) -> String { self[..<range.lowerBound] + text + self[range.upperBound...] }
}
