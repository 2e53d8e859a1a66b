// Problems whose answers are known, with where they come from. Several are proven by hand in
// `HandmadeCertificates`, and the oracle finds them all.

import Rationals
import Simplex
import Testing

struct KnownProblem: CustomTestStringConvertible {
  let name: String
  let problem: Problem
  let outcome: Outcome
  /// The least value of each objective that has one.
  var values: [Rational] = []
  /// What each column can be in the end, where it is known: the least and the greatest.
  var ranges: [Column: Range] = [:]

  struct Range: Equatable {
    var lower: Rational?
    var upper: Rational?

    static func exactly(_ value: Rational) -> Range { Range(lower: value, upper: value) }
    static let anything = Range(lower: nil, upper: nil)
  }

  var testDescription: String { name }

  static let all: [KnownProblem] =
    [
      beale, chvatal, kuhn, wyndor, diet, everyPointOfAnEdge, unbounded, infeasible,
      redundantEquations, contradictoryEquations, freeVariables, equalRanks, article, nothing,
      onlyConstants, onlyColumns, zeroRows,
    ] + (3...8).map(kleeMinty)

  /// E. M. L. Beale, *Cycling in the dual simplex algorithm*, 1955, in the form of G. B. Dantzig,
  /// *Linear Programming and Extensions*, 1963, §10.2: Dantzig's rule, with ties broken by the
  /// lowest index, returns to its first basis after six pivots.
  static let beale = KnownProblem(
    name: "Beale's cycle",
    problem: Problem(
      nonnegative: 4, minimize: [[fraction(-3, 4), 150, fraction(-1, 50), 6]],
      subjectTo: [
        .init([fraction(1, 4), -60, fraction(-1, 25), 9], .atMost, 0),
        .init([fraction(1, 2), -90, fraction(-1, 50), 3], .atMost, 0),
        .init([0, 0, 1, 0], .atMost, 1),
      ]),
    outcome: .optimal, values: [fraction(-1, 20)],
    ranges: [
      0: .exactly(fraction(1, 25)), 1: .exactly(0), 2: .exactly(1), 3: .exactly(0),
    ])

  /// V. Chvátal, *Linear Programming*, 1983, ch. 3: another cycle of six under Dantzig's rule.
  static let chvatal = KnownProblem(
    name: "Chvátal's cycle",
    problem: Problem(
      nonnegative: 4, minimize: [[-10, 57, 9, 24]],
      subjectTo: [
        .init([fraction(1, 2), fraction(-11, 2), fraction(-5, 2), 9], .atMost, 0),
        .init([fraction(1, 2), fraction(-3, 2), fraction(-1, 2), 1], .atMost, 0),
        .init([1], .atMost, 1),
      ]),
    outcome: .optimal, values: [-1],
    ranges: [0: .exactly(1), 1: .exactly(0), 2: .exactly(1), 3: .exactly(0)])

  /// H. W. Kuhn's, in M. L. Balinski and A. W. Tucker, *Duality theory of linear programs*, 1969. The
  /// last row bounds the negated objective by 2, and (2, 0, 2, 0) attains it.
  static let kuhn = KnownProblem(
    name: "Kuhn's cycle",
    problem: Problem(
      nonnegative: 4, minimize: [[-2, -3, 1, 12]],
      subjectTo: [
        .init([-2, -9, 1, 9], .atMost, 0),
        .init([fraction(1, 3), 1, fraction(-1, 3), -2], .atMost, 0),
        .init([2, 3, -1, -12], .atMost, 2),
      ]),
    outcome: .optimal, values: [-2])

  /// F. S. Hillier and G. J. Lieberman, *Introduction to Operations Research*, ch. 3: 36 at (2, 6).
  static let wyndor = KnownProblem(
    name: "Wyndor Glass",
    problem: Problem(
      nonnegative: 2, minimize: [[-3, -5]],
      subjectTo: [
        .init([1, 0], .atMost, 4), .init([0, 2], .atMost, 12), .init([3, 2], .atMost, 18),
      ]),
    outcome: .optimal, values: [-36], ranges: [0: .exactly(2), 1: .exactly(6)])

  /// W. L. Winston, *Operations Research*, §3.4: the cheapest meal of brownies, ice cream, cola and
  /// cheesecake with enough calories, chocolate, sugar and fat costs 90.
  static let diet = KnownProblem(
    name: "a diet",
    problem: Problem(
      nonnegative: 4, minimize: [[50, 20, 30, 80]],
      subjectTo: [
        .init([400, 200, 150, 500], .atLeast, 500), .init([3, 2, 0, 0], .atLeast, 6),
        .init([2, 2, 4, 4], .atLeast, 10), .init([2, 4, 1, 5], .atLeast, 8),
      ]),
    outcome: .optimal, values: [90],
    ranges: [0: .exactly(0), 1: .exactly(3), 2: .exactly(1), 3: .exactly(0)])

  static let everyPointOfAnEdge = KnownProblem(
    name: "a whole edge of best points",
    problem: Problem(
      nonnegative: 2, minimize: [[-1, -1]],
      subjectTo: [.init([1, 1], .atMost, 4), .init([1], .atMost, 3), .init([0, 1], .atMost, 3)]),
    outcome: .optimal, values: [-4],
    ranges: [0: .init(lower: 1, upper: 3), 1: .init(lower: 1, upper: 3)])

  static let unbounded = KnownProblem(
    name: "an objective without end, after one with an end",
    problem: Problem(
      nonnegative: 2, minimize: [[1, -1], [-1, -1]], subjectTo: [.init([1, -1], .atLeast, -1)]),
    outcome: .unbounded(objective: 1), values: [-1],
    ranges: [0: .init(lower: 0, upper: nil), 1: .init(lower: 1, upper: nil)])

  static let infeasible = KnownProblem(
    name: "two requirements that contradict each other",
    problem: Problem(
      nonnegative: 2, minimize: [[1, 1]],
      subjectTo: [.init([1, 1], .atMost, 1), .init([1, 2], .atLeast, 3)]),
    outcome: .infeasible)

  static let redundantEquations = KnownProblem(
    name: "an equation said three times",
    problem: Problem(
      nonnegative: 3, minimize: [[1, 2, 3]],
      subjectTo: [
        .init([1, 1, 0], .equal, 2), .init([0, 1, 1], .equal, 3), .init([1, 2, 1], .equal, 5),
        .init([-2, -2, 0], .equal, -4),
      ]),
    // b = 2 − a, c = 1 + a: the objective is 7 + 2a.
    outcome: .optimal, values: [7], ranges: [0: .exactly(0), 1: .exactly(2), 2: .exactly(1)])

  static let contradictoryEquations = KnownProblem(
    name: "equations that do not add up",
    problem: Problem(
      free: 3, minimize: [],
      subjectTo: [
        .init([1, 1, 0], .equal, 2), .init([0, 1, 1], .equal, 3), .init([1, 2, 1], .equal, 6),
      ]),
    outcome: .infeasible)

  static let freeVariables = KnownProblem(
    name: "free variables below zero",
    problem: Problem(
      free: 2, minimize: [[1, 0], [0, -1]],
      subjectTo: [.init([1, 1], .atLeast, -10), .init([1, -1], .atLeast, -4)]),
    outcome: .optimal, values: [-7, 3], ranges: [0: .exactly(-7), 1: .exactly(-3)])

  /// X = 10 and X ≥ 20 with the same priority: every X between costs 10.
  static let equalRanks: KnownProblem = {
    var problem = Problem(signs: [.free], objectives: [LinearForm()])
    problem.addGoal(0, at: 10, stage: 1, plus: 1, minus: 1)
    problem.addGoal(0, at: 20, stage: 1, plus: 0, minus: 1)
    return KnownProblem(
      name: "two goals of the same rank", problem: problem, outcome: .optimal, values: [10],
      ranges: [0: .init(lower: 10, upper: 20)])
  }()

  /// 0 ≤ X ≤ 30, above all X ≥ 20, and then X = 10.
  static let article: KnownProblem = {
    var problem = Problem(
      free: 1, minimize: [[], []],
      subjectTo: [.init([1], .atLeast, 0), .init([1], .atMost, 30)])
    problem.addGoal(0, at: 10, stage: 2, plus: 1, minus: 1)
    problem.addGoal(0, at: 20, stage: 1, plus: 0, minus: 1)
    return KnownProblem(
      name: "two goals, one above the other", problem: problem, outcome: .optimal,
      values: [0, 10], ranges: [0: .exactly(20)])
  }()

  static let nothing = KnownProblem(
    name: "no columns, no rows, no objectives", problem: Problem(), outcome: .optimal)

  static let onlyConstants = KnownProblem(
    name: "objectives that are numbers",
    problem: Problem(objectives: [LinearForm(constant: 5), LinearForm(constant: -3)]),
    outcome: .optimal, values: [5, -3])

  static let onlyColumns = KnownProblem(
    name: "columns without rows",
    problem: Problem(
      signs: [.free, .nonnegative, .nonnegative], objectives: [LinearForm(dense: [0, 0, 2])]),
    outcome: .optimal, values: [0],
    ranges: [0: .anything, 1: .init(lower: 0, upper: nil), 2: .exactly(0)])

  static let zeroRows: KnownProblem = {
    var problem = Problem(
      free: 1, minimize: [[]],
      subjectTo: [.init([], .equal, 0), .init([], .atMost, 0), .init([], .atLeast, -2)])
    problem.rows.append(
      .init(
        form: LinearForm(constant: -3),
        kind: .goal(plus: problem.addColumn(.nonnegative), minus: problem.addColumn(.nonnegative)),
        stage: 1))
    problem.objectives[0] = LinearForm([.init(3, 1), .init(4, 1)])
    return KnownProblem(
      name: "rows without columns", problem: problem, outcome: .optimal, values: [3],
      ranges: [0: .anything, 3: .exactly(0), 4: .exactly(3)])
  }()

  /// V. Klee and G. J. Minty, *How good is the simplex algorithm?*, 1972, with the numbers of
  /// V. Chvátal, *Linear Programming*, 1983, ch. 4: Dantzig's rule visits all 2ⁿ corners.
  static func kleeMinty(_ size: Int) -> KnownProblem {
    let powers = (0..<2 * size).reduce(into: [Rational.one]) { powers, _ in
      powers.append(powers[powers.count - 1] * 10)
    }
    let best = powers[2 * (size - 1)]
    return KnownProblem(
      name: "Klee and Minty's cube with \(size) dimensions",
      problem: Problem(
        nonnegative: size, minimize: [(1...size).map { -powers[size - $0] }],
        subjectTo: (1...size).map { i in
          .init((1..<i).map { 2 * powers[i - $0] } + [1], .atMost, powers[2 * (i - 1)])
        }),
      outcome: .optimal, values: [-best],
      ranges: Dictionary(
        uniqueKeysWithValues: (0..<size).map { ($0, .exactly($0 == size - 1 ? best : 0)) }))
  }
}

extension Problem {
  /// `column = value`, wished for by objective `stage − 1` at so much for each unit above and below.
  fileprivate mutating func addGoal(
    _ column: Column, at value: Rational, stage: Int, plus: Rational, minus: Rational
  ) {
    let above = addColumn(.nonnegative)
    let below = addColumn(.nonnegative)
    rows.append(
      Row(
        form: LinearForm([.init(column, 1)], constant: -value),
        kind: .goal(plus: above, minus: below), stage: stage))
    objectives[stage - 1] = LinearForm(
      objectives[stage - 1].terms + [.init(above, plus), .init(below, minus)])
  }
}
