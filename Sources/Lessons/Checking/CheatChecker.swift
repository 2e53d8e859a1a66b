// Whether a task can be done by a way that its author has not thought of: the checker cheats, so that the
// learner need not.

import ConstraintHierarchies
import Course
import Language
import Session

struct CheatChecker {
  private let examiner: TaskExaminer
  /// Where the task begins; its replies tell nothing.
  private let start: Session
  /// What the solution does.
  private let solution: Doings

  /// The ways that lines go; of those that take something out, which things they take.
  private struct Doings {
    var ways: Set<Way> = []
    var taken: Set<Int> = []
  }

  init(_ examiner: TaskExaminer) {
    self.examiner = examiner
    start = examiner.session.answeringBriefly()
    var doings = Doings()
    var session = start
    for line in examiner.task.solution {
      let (next, _) = examiner.attempt(line.text, in: session)
      Self.note(line.text, from: session, to: next, examiner, in: &doings)
      session = next
    }
    solution = doings
  }

  /// What does the task by a way that the solution does not take, and that nothing is said of: one example for
  /// each such way; none where every way is welcome.
  func flaws() -> [LessonFlaw] {
    let task = examiner.task
    guard !task.rules.welcomesAnyWay else { return [] }
    var known = solution.ways
    var cheats: [Cheat] = []
    for lines in Cheats(task, in: start.problem).all where !isKnown(lines, known) {
      guard let doings = doings(ofPassing: lines) else { continue }
      // To take out more than the solution does is no other way.
      let takesOther =
        !doings.taken.isSubset(of: solution.taken) && !doings.taken.isSuperset(of: solution.taken)
      guard
        let new = ([.reset] + Way.allCases).first(where: { way in
          doings.ways.contains(way)
            && (!known.contains(way)
              || takesOther && Self.takes(way) && !cheats.contains { $0.way == way })
        })
      else { continue }
      known.insert(new)
      cheats.append(Cheat(lines: lines, way: new))
    }
    return cheats.isEmpty ? [] : [LessonFlaw(task.line, .warning(.cheats(cheats)))]
  }

  private static func takes(_ way: Way) -> Bool { way == .drop || way == .disable }

  /// Whether it is known of a single line that it would tell nothing new.
  private func isKnown(_ lines: [String], _ known: Set<Way>) -> Bool {
    guard lines.count == 1, let line = try? Parser.parse(lines[0], knowing: start.vocabulary),
      let way = LineWays.ways(of: line, since: start.problem).first
    else { return false }
    return known.contains(way) && !(Self.takes(way) && solution.ways.contains(way))
  }

  /// What lines do, if all of them count and the task is done by them.
  private func doings(ofPassing lines: [String]) -> Doings? {
    var session = start
    var doings = Doings()
    for line in lines {
      let (next, verdict) = examiner.attempt(line, in: session)
      guard case .changed = verdict else { return nil }
      Self.note(line, from: session, to: next, examiner, in: &doings)
      session = next
    }
    return examiner.isDone(in: session) ? doings : nil
  }

  private static func note(
    _ line: String, from before: Session, to after: Session, _ examiner: TaskExaminer,
    in doings: inout Doings
  ) {
    let typed = examiner.ways(of: line, from: before, to: after)?.typed ?? []
    doings.ways.formUnion(typed)
    guard typed.contains(where: takes) else { return }
    let left = Set(after.problem.serialsInForce)
    doings.taken.formUnion(before.problem.serialsInForce.filter { !left.contains($0) })
  }
}

extension Hierarchy {
  /// Constraints and objectives that count; those of objectives are below 0.
  fileprivate var serialsInForce: [Int] {
    enabledConstraints.map { $0.serial } + enabledObjectives.map { -1 - $0.serial }
  }
}
