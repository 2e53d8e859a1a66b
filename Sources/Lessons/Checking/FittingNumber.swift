// The number with which a line makes a task come out: sought by what comes of a few numbers, which is linear between
// two places where something else begins to hold.

import ConstraintHierarchies
import Course
import Language
import Rationals
import Session

struct FittingNumber {
  private let examiner: TaskExaminer
  private let start: Session
  private let before: ArraySlice<String>
  private let after: ArraySlice<String>
  /// A claim that does not hold where the task begins.
  private let claim: LessonClaim?

  private static let steps: [Rational] = [-100, -30, -10, -3, -1, 0, 1, 3, 10, 30, 100]
  /// So often a place between two numbers is tried.
  private static let mostLooks = 3

  /// - Parameter index: the line of the solution in whose place another is sought.
  init(_ examiner: TaskExaminer, _ solution: [String], insteadOf index: Int, from start: Session) {
    (self.examiner, self.start) = (examiner, start)
    (before, after) = (solution[..<index], solution[(index + 1)...])
    claim = examiner.task.claims.first { claim in
      guard !claim.claim.isNegated, case .relation = claim.claim.expectation else { return false }
      return (try? claim.holds(in: start)) != true
    }
  }

  /// Lines that make the claim hold.
  ///
  /// - Parameter line: with a number in it.
  func lines(near value: Rational, _ line: (Rational) -> String) -> [String] {
    guard let claim, counts(line(value + 1)) else { return [] }
    func off(_ number: Rational) -> Rational? { self.off(claim, line(number)) }
    let looks = Self.steps.map { (number: value + $0, off: off(value + $0)) }
    var found = looks.filter { $0.off?.isZero ?? false }.map { $0.number }
    for (left, right) in zip(looks, looks.dropFirst()) {
      if let number = Self.between(left, right, off) { found.append(number) }
    }
    return found.prefix(2).map(line)
  }

  /// Whether the task lets a line count that stands there.
  private func counts(_ line: String) -> Bool {
    var session = start
    for text in before { session = examiner.attempt(text, in: session).0 }
    if case .changed = examiner.attempt(line, in: session).1 { return true }
    return false
  }

  private typealias Look = (number: Rational, off: Rational?)

  /// Where nothing is off, between two numbers on whose sides it is off to the other.
  private static func between(
    _ left: Look, _ right: Look, _ off: (Rational) -> Rational?
  ) -> Rational? {
    guard var low = left.off, var high = right.off, low.signum * high.signum < 0 else { return nil }
    var (start, end) = (left.number, right.number)
    for _ in 0..<mostLooks {
      let number = start + (end - start) * (low / (low - high))
      guard let now = off(number) else { return nil }
      if now.isZero { return number }
      if now.signum == low.signum {
        (start, low) = (number, now)
      } else {
        (end, high) = (number, now)
      }
    }
    return nil
  }

  /// How far the claim is from holding, to either side.
  private func off(_ claim: LessonClaim, _ line: String) -> Rational? {
    var session = start
    for text in before + [line] + after where session.run(text).failure != nil { return nil }
    guard case .relation(_, _, let right) = claim.claim.expectation,
      case .sides(_, let interval, _, _, let other) = try? session.fact(of: claim.claim),
      let value = interval.value
    else { return nil }
    if case .number(let number, _) = right { return value - number }
    return other?.value.map { value - $0 }
  }
}
