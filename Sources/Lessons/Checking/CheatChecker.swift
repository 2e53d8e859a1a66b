// Whether a task can be done by a way that its author has not thought of: the checker cheats, so that the
// learner need not.

import ConstraintHierarchies
import Course
import Language
import Rationals
import Session

struct CheatChecker {
  private let examiner: TaskExaminer
  /// Where the task begins, and where its solution leads; their replies tell nothing.
  private let start: Session
  private let end: Session
  /// What the solution does, and each other way that the task calls as good.
  private let welcome: [Doings]

  /// The ways that lines go; of those that take something out, which things they take.
  private struct Doings {
    var ways: Set<Way> = []
    var taken: Set<Int> = []
  }

  /// Lines typed one after another.
  private struct Walk {
    /// Where they lead.
    var session: Session
    var doings = Doings()
    /// Whether all of them count.
    var counts = true

    init(_ lines: [String], from start: Session, _ examiner: TaskExaminer) {
      session = start
      for line in lines where counts {
        let (next, verdict) = examiner.attempt(line, in: session)
        if case .changed = verdict {} else { counts = false }
        note(line, to: next, examiner)
        session = next
      }
    }

    private mutating func note(_ line: String, to after: Session, _ examiner: TaskExaminer) {
      let typed = examiner.ways(of: line, from: session, to: after)?.typed ?? []
      doings.ways.formUnion(typed)
      guard typed.contains(where: CheatChecker.takes) else { return }
      let left = Set(after.problem.serialsInForce)
      doings.taken.formUnion(session.problem.serialsInForce.filter { !left.contains($0) })
    }
  }

  /// So many lucky lines are told of.
  private static let mostLucky = 3

  init(_ examiner: TaskExaminer) {
    self.examiner = examiner
    let task = examiner.task
    start = examiner.session.answeringBriefly()
    let walks = ([task.solution.map { $0.text }] + task.others.map { $0.lines })
      .map { Walk($0, from: examiner.session.answeringBriefly(), examiner) }
    end = walks[0].session
    welcome = walks.map { $0.doings }
  }

  /// What does the task and should not.
  func flaws() -> [LessonFlaw] {
    let task = examiner.task
    guard !task.rules.welcomesAnyWay else { return [] }
    let (cheats, others) = cheats()
    var flaws: [LessonFlaw] = []
    if !cheats.isEmpty { flaws.append(LessonFlaw(task.line, .warning(.cheats(cheats)))) }
    let lucky = luckyCheats(among: others)
    if !lucky.isEmpty { flaws.append(LessonFlaw(task.line, .warning(.luck(lucky)))) }
    return flaws
  }

  /// What does the task by a way that neither the solution takes nor one that is as good, and that nothing is said of:
  /// one example for each such way; and lines that do it by the same ways.
  private func cheats() -> (cheats: [Cheat], others: [[String]]) {
    var known = welcome.reduce(into: Set()) { $0.formUnion($1.ways) }
    let taken = welcome.map { $0.taken }
    var cheats: [Cheat] = []
    var others: [[String]] = []
    for lines in Cheats(examiner.task, in: start.problem).all where !isBarred(lines) {
      guard let doings = walk(doneBy: lines)?.doings else { continue }
      // To take out more than the solution does is no other way.
      let takesOther = taken.allSatisfy {
        !doings.taken.isSubset(of: $0) && !doings.taken.isSuperset(of: $0)
      }
      guard
        let new = ([.reset] + Way.allCases).first(where: { way in
          doings.ways.contains(way)
            && (!known.contains(way)
              || takesOther && Self.takes(way) && !cheats.contains { $0.way == way })
        })
      else {
        others.append(lines)
        continue
      }
      known.insert(new)
      cheats.append(Cheat(lines: lines, way: new))
    }
    return (cheats, others)
  }

  /// What does the task, and shows by a line more that it is not what was asked for.
  private func luckyCheats(among passing: [[String]]) -> [LuckyCheat] {
    var comparison = MovedComparison(examiner.task, from: start, to: end)
    let levels = Set((start.problem.levels + end.problem.levels).map { $0.rawValue })
      .union([250, 500, 750, 1000])
    func shape(_ lines: [String], takesAnyNumber: Bool) -> LineShape {
      LineShape(lines, in: end, levels: levels, takesAnyNumber: takesAnyNumber)
    }
    let task = examiner.task
    let others = task.others.map { shape($0.lines, takesAnyNumber: true) }
    let solution = shape(task.solution.map { $0.text }, takesAnyNumber: false)
    var lucky: [LuckyCheat] = []
    var seen: Set<[String]> = []
    let candidates = LuckyCheats(examiner, from: start, to: end).all.filter { !isBarred($0) }
    for lines in passing + candidates where lucky.count < Self.mostLucky {
      guard seen.insert(lines).inserted, shape(lines, takesAnyNumber: false) != solution,
        !others.contains(shape(lines, takesAnyNumber: true)),
        let walk = walk(doneBy: lines),
        let difference = comparison.firstDifference(of: walk.session)
      else { continue }
      lucky.append(
        LuckyCheat(
          lines: lines, move: difference.move, claim: difference.claim,
          sights: difference.sights))
    }
    return lucky
  }

  fileprivate static func takes(_ way: Way) -> Bool { way == .drop || way == .disable }

  /// Whether it is plain from the words of lines that the task does not let them count.
  private func isBarred(_ lines: [String]) -> Bool {
    lines.contains { line in
      guard let parsed = try? Parser.parse(line, knowing: start.vocabulary) else { return false }
      return LineWays.ways(of: parsed, since: start.problem).contains { way in
        examiner.task.rules.forbids(way) || way != .undo && !examiner.task.rules.allows(way)
      }
    }
  }

  /// What lines do, and where they lead, if all of them count and the task is done by them.
  private func walk(doneBy lines: [String]) -> Walk? {
    let walk = Walk(lines, from: start, examiner)
    return walk.counts && examiner.isDone(in: walk.session) ? walk : nil
  }
}

extension Hierarchy {
  /// Constraints and objectives that count; those of objectives are below 0.
  fileprivate var serialsInForce: [Int] {
    enabledConstraints.map { $0.serial } + enabledObjectives.map { -1 - $0.serial }
  }
}
