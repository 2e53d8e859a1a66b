// Random problems of the kind that a constraint hierarchy makes: a few free variables, requirements
// and goals over them, and an objective for each level of goals. They are leant towards what goes
// wrong in solvers: contradictions, rows through one point, rows that say nothing, objectives
// without an end, many best answers, and numbers that do not fit a machine word.

import Rationals
public import Simplex

/// Makes problems from seeds.
public enum RandomProblem {
  /// How large a problem may be.
  public struct Shape: Hashable, Sendable {
    public var variables: ClosedRange<Int>
    public var requirements: ClosedRange<Int>
    public var goals: ClosedRange<Int>
    public var stages: ClosedRange<Int>
    public var rows: Int

    public init(
      variables: ClosedRange<Int>, requirements: ClosedRange<Int>, goals: ClosedRange<Int>,
      stages: ClosedRange<Int>, rows: Int
    ) {
      self.variables = variables
      self.requirements = requirements
      self.goals = goals
      self.stages = stages
      self.rows = rows
    }

    /// Small enough for an `Oracle`.
    public static let small = Shape(
      variables: 1...3, requirements: 0...3, goals: 0...3, stages: 1...3, rows: 6)
    public static let full = Shape(
      variables: 1...8, requirements: 0...12, goals: 0...14, stages: 1...4, rows: 30)
  }

  /// What a problem leans towards; it may still end in another way.
  public enum Family: String, CaseIterable, Hashable, Sendable {
    /// Any constants.
    case arbitrary
    /// The requirements hold at some point.
    case feasible
    /// A requirement contradicts a sum of others.
    case infeasible
    /// A linear objective falls along a direction that nothing else forbids.
    case unbounded
    /// All rows go through one point, some more than once.
    case degenerate
    /// Few requirements, and goals that pull against each other with the same strength.
    case ambiguous
    /// One of the other families, with coefficients of many digits.
    case huge
  }

  /// A well-formed problem. The same generator state gives the same problem.
  public static func make(
    _ shape: Shape = .full, family: Family? = nil, using generator: inout SeededGenerator
  ) -> Problem {
    let family = family ?? generator.element(of: Family.allCases)
    var draft: ProblemDraft
    if family == .huge {
      let others = Family.allCases.filter { $0 != .huge }
      draft = ProblemDraft(shape, generator.element(of: others), using: &generator)
      draft.magnify(using: &generator)
    } else {
      draft = ProblemDraft(shape, family, using: &generator)
    }
    return draft.problem(using: &generator)
  }

  /// The problem with that number, for tests that name their cases by seeds.
  public static func make(
    _ shape: Shape = .full, family: Family? = nil, seed: UInt64
  ) -> Problem {
    var generator = SeededGenerator(seed: seed)
    return make(shape, family: family, using: &generator)
  }
}
