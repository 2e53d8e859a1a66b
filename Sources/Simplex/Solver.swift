public import Rationals

/// How the entering column is chosen.
public enum PivotRule: String, CaseIterable, Hashable, Sendable {
  case bland, dantzig, greatest
}

/// How a problem ends.
public enum Outcome: Hashable, Sendable {
  case optimal
  case infeasible
  /// The objective with that index falls for ever.
  case unbounded(objective: Int)
}

/// The simplex method on one problem, a step at a time.
public struct Solver: Sendable {
  public let problem: Problem

  public init(_ problem: Problem, rule: PivotRule = .dantzig) { self.problem = problem }

  /// Takes all steps that are left.
  @discardableResult
  public mutating func solve() -> Outcome { .optimal }

  /// The proof of the outcome; nil before the end.
  public func certificate() -> Certificate? { nil }

  /// The least and greatest value of `form` where every row holds and objectives 0 ..< `levels` are
  /// at their least; nil is an end at infinity. The problem must be solved to there.
  public func range(of form: LinearForm, levels: Int) -> (lower: Rational?, upper: Rational?) {
    (nil, nil)
  }
}
