// How a claim stands in a session: not only whether it holds, but what is so instead.

import ConstraintHierarchies
import Course
import Language
import Rationals
import Session

/// A claim, and what is so of what it speaks of.
struct ClaimStanding: Sendable {
  var claim: Claim
  var holds: Bool
  var fact: Fact

  /// What is so.
  enum Fact: Sendable {
    /// What the two sides of a relation come to. The right side is nil where it is a plain number, which says
    /// it itself.
    case sides(String, Interval, Relation, String, Interval?)
    /// What an expression can be.
    case values(String, Interval)
    /// The least value of a level, and who of it complains.
    case objective(Priority, Rational, complaining: [String])
    /// The requirements agree.
    case satisfiable
    /// Every level has a least value.
    case bounded
    /// There is nothing to say it of: no solution at all, for this reason; nil: it is as it is claimed.
    case nothing(Failure?)

    typealias Relation = Language.Relation
  }
}

extension LessonClaim {
  /// How it stands in a session, which stays as it is.
  ///
  /// - Throws: if the solve is stopped.
  func standing(in session: Session) throws(Failure) -> ClaimStanding {
    let holds = try unlessRefused { () throws(Failure) in try session.holds(claim) } ?? false
    return ClaimStanding(claim: claim, holds: holds, fact: try session.fact(of: claim))
  }
}

extension Session {
  /// What is so of what a claim speaks of.
  ///
  /// - Throws: if the solve is stopped.
  func fact(of claim: Claim) throws(Failure) -> ClaimStanding.Fact {
    do throws(Failure) {
      switch claim.expectation {
      case .relation(let left, let relation, let right):
        let (leftText, rightText) = claim.sides
        let isNumber = if case .number = right { true } else { false }
        return .sides(
          leftText, try interval(of: left), relation, rightText,
          isNumber ? nil : try interval(of: right))
      case .interval(let expression, _, _), .ambiguous(let expression):
        return .values(claim.subject, try interval(of: expression))
      case .objective(let mark, _, _):
        guard let level = Priority(rawValue: mark.value) else { return .nothing(nil) }
        let quantity = Expression.quantity(.objective(mark), mark.range)
        guard let least = try interval(of: quantity).value else { return .nothing(nil) }
        return .objective(level, least, complaining: try complaining(of: level))
      case .frame, .conflict, .all:
        var copy = self
        let failure = copy.run("expect \(claim.text)").failure
        if let failure, failure.stop != nil { throw failure }
        return .nothing(failure)
      case .unsatisfiable: return .satisfiable
      case .unbounded: return .bounded
      }
    } catch {
      if error.stop != nil { throw error }
      return .nothing(error)
    }
  }

  private func interval(of expression: Expression) throws(Failure) -> Interval {
    try measured(MeasuredExpression(expression, text: ""))
  }

  /// The constraints of a level that do not hold.
  ///
  /// - Throws: if the solve is stopped.
  func complaining(of level: Priority) throws(Failure) -> [String] {
    let range = SourceRange(0, 0)
    var found: [String] = []
    for constraint in problem.enabledConstraints
    where constraint.priority == level && !constraint.weight.isZero {
      let error = Expression.quantity(.error(Name(constraint.id, range)), range)
      let value = try unlessRefused { () throws(Failure) in try interval(of: error).value }
      if let value = value ?? nil, !value.isZero { found.append(constraint.id) }
    }
    return found
  }
}

extension Claim {
  /// The texts on the two sides of a relation.
  fileprivate var sides: (left: String, right: String) {
    guard case .relation(let left, _, let right) = expectation else { return (text, "") }
    func part(_ range: SourceRange) -> String {
      let characters = Array(text)
      let start = max(range.lowerBound - self.range.lowerBound, 0)
      let end = min(range.upperBound - self.range.lowerBound, characters.count)
      return start < end ? String(characters[start..<end]) : text
    }
    return (part(left.range), part(right.range))
  }

  /// What stands before `in` or `ambiguous`.
  fileprivate var subject: String {
    for word in [" in ", " ambiguous"] {
      if let found = text.lastPlace(of: word) { return text[..<found.lowerBound].trimmed }
    }
    return text
  }
}
