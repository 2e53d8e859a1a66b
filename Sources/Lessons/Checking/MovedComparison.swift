// Whether two ends of a task are the same in what it asks for, or only look so: everything around them is moved, one
// thing after another, and they are looked at again.

import ConstraintHierarchies
import Course
import Language
import Rationals
import Session

/// Compares ends of a task with that of its solution.
struct MovedComparison {
  private let claims: [LessonClaim]
  /// The objectives that were there, by their numbers.
  private let oldObjectives: Set<Int>
  private let end: Session
  private let moves: [String]
  /// What the solution shows after each move, once it was looked at.
  private var seen: [[Sight]?]

  /// - Parameters:
  ///   - start: where the task begins; what is there is moved.
  ///   - end: where its solution leads.
  init(_ task: LessonTask, from start: Session, to end: Session) {
    claims = task.claims
    oldObjectives = Set(start.problem.objectives.map { $0.serial })
    self.end = end
    moves = Self.moves(task, start.problem, end)
    seen = Array(repeating: nil, count: moves.count)
  }

  /// The first move after which an end is told from that of the solution; nil where none is.
  mutating func firstDifference(
    of other: Session
  ) -> (move: String, claim: String?, sights: LuckyCheat.Sights)? {
    for (index, move) in moves.enumerated() {
      let right = seen[index] ?? sights(after: move, in: end)
      seen[index] = right
      // What cannot be looked at tells nothing.
      guard let right, let now = sights(after: move, in: other),
        let place = now.indices.first(where: { now[$0] != right[$0] })
      else { continue }
      return (
        move, place < claims.count ? claims[place].text.text : nil,
        LuckyCheat.Sights(there: now[place].value, right: right[place].value)
      )
    }
    return nil
  }

  /// What a state shows after a line: of each claim, and then of the objectives that came; nil where a solve is stopped.
  private func sights(after line: String, in session: Session) -> [Sight]? {
    var copy = session
    if let failure = copy.run(line).failure {
      return failure.stop == nil ? Array(repeating: .refused, count: claims.count + 1) : nil
    }
    let aims = copy.problem.enabledObjectives.filter { !oldObjectives.contains($0.serial) }
      .compactMap { aim -> Interval? in
        guard case .value(let level) = try? Parser.question("objective(\(aim.priority.number))")
        else { return nil }
        return try? copy.measured(level)
      }
    let sights = claims.compactMap { Sight.of($0, in: copy) }
    return sights.count == claims.count ? sights + [.values(aims)] : nil
  }

  // MARK: Moves

  private static let steps: [Rational] = [7, -3]

  private static func moves(_ task: LessonTask, _ start: Hierarchy, _ end: Session) -> [String] {
    let problem = end.problem
    var moves: [String] = []
    for name in start.pointNames {
      guard case .point(let point) = problem.symbol(named: name) else { continue }
      moves += steps.map { "point \(name) = \(problem.value(of: point) + $0)" }
    }
    for old in start.constraints where old.isEnabled && !old.isImplied {
      guard let now = problem.constraint(serial: old.serial), now.text == old.text,
        let constant = now.constant(in: problem)
      else { continue }
      if let variable = now.edits {
        let level = now.priority.isRequired ? "" : " @\(now.priority.number)"
        moves += steps.map { "suggest \(problem.name(of: variable)) = \(constant + $0)\(level)" }
      } else {
        moves += steps.map { "set \(now.id) \(constant + $0)" }
      }
      if !now.priority.isRequired, now.weight == old.weight, now.priority == old.priority {
        moves += ["weight \(now.id) 1000000"]
      }
    }
    if problem.variableNames.contains(where: { $0.contains(".") }) {
      moves += ["direction rtl", "direction ltr"]
    }
    return moves + besides(task, start, problem)
  }

  /// Wishes right above and right below a level that the prompt names, and all else right below it.
  private static func besides(
    _ task: LessonTask, _ start: Hierarchy, _ problem: Hierarchy
  ) -> [String] {
    let words = Examiner.words(of: task.prompt.text)
    let named = task.solution.compactMap { line -> Rational? in
      guard let mark = line.text.lastIndex(of: "@") else { return nil }
      let level = line.text[line.text.index(after: mark)...].trimmed
      return words.contains(level) ? Rational(level) : nil
    }
    return named.flatMap { level in
      let others = start.constraints.filter { old in
        !old.isImplied && problem.constraint(serial: old.serial)?.priority == old.priority
      }
      return others.map { "priority \($0.id) @\(level - 1)" }
        + problem.variableNames.flatMap { name in
          [level - 1, level + 1].flatMap { beside in
            ["\(name) = 3 @\(beside)", "\(name) = 1000 @\(beside)"]
          }
        }
    }
  }
}

/// What a state shows of a claim.
private enum Sight: Equatable {
  case truth(Bool)
  case sides(Interval, Interval?)
  case values([Interval])
  /// The line that leads there is refused.
  case refused

  /// What it is, if it is one thing.
  var value: Interval? {
    switch self {
    case .truth, .refused: nil
    case .sides(let value, _): value
    case .values(let values): values.count == 1 ? values[0] : nil
    }
  }

  /// - Returns: nil where it cannot be told.
  static func of(_ claim: LessonClaim, in session: Session) -> Sight? {
    guard let standing = try? claim.standing(in: session) else { return nil }
    if claim.claim.isNegated { return .truth(standing.holds) }
    switch standing.fact {
    case .sides(_, let left, _, _, let right): return .sides(left, right)
    case .values(_, let interval):
      if case .interval = claim.claim.expectation { return .values([interval]) }
    case .objective(_, let least, _): return .values([Interval(lower: least, upper: least)])
    case .satisfiable, .bounded, .nothing: break
    }
    guard case .frame(let view, _) = claim.claim.expectation else { return .truth(standing.holds) }
    return .values(
      ["left", "top", "width", "height"].compactMap { edge in
        guard case .value(let asked)? = try? Parser.question("\(view.text).\(edge)") else {
          return nil
        }
        return try? session.measured(asked)
      })
  }
}
