// Three small problems with certificates worked out by hand, one for each way to end.

import Rationals
import Simplex

/// A problem and a proof of how it ends.
struct HandmadeCertificate {
  let problem: Problem
  let certificate: Certificate

  /// 0 ≤ X ≤ 30, above all X ≥ 20, and then X = 10; and columns that have nothing to do with it.
  ///
  /// | column | is                      | row | says                        | stage |
  /// | ---: | ------------------------- | --: | --------------------------- | ----: |
  /// | 0    | X, free                   | 0   | X = a                       | 0     |
  /// | 1, 2 | a, b: the slacks          | 1   | X − 30 = −b                 | 0     |
  /// | 3, 4 | d⁺, d⁻, objective 0 is d⁻ | 2   | X − 20 = d⁺ − d⁻            | 1     |
  /// | 5, 6 | c⁺, c⁻, objective 1 both  | 3   | X − 10 = c⁺ − c⁻            | 2     |
  /// | 7    | e, in no row              | 4   | f = 0                       | 0     |
  /// | 8    | f, free                   | 5   | g = 0                       | 0     |
  /// | 9    | g                         |     |                             |       |
  ///
  /// Objective 1 can be no less than 10: c⁺ + c⁻ + (d⁻ − 0) − E₂ + E₃ is 10 + d⁺ + 2c⁻.
  static let optimal: HandmadeCertificate = {
    let x = LinearForm.Term(0, 1)
    return HandmadeCertificate(
      problem: Problem(
        signs: [.free] + Array(repeating: .nonnegative, count: 7) + [.free, .nonnegative],
        rows: [
          .init(form: LinearForm([x]), kind: .atLeast(slack: 1)),
          .init(form: LinearForm([x], constant: -30), kind: .atMost(slack: 2)),
          .init(form: LinearForm([x], constant: -20), kind: .goal(plus: 3, minus: 4), stage: 1),
          .init(form: LinearForm([x], constant: -10), kind: .goal(plus: 5, minus: 6), stage: 2),
          .init(form: LinearForm([.init(8, 1)]), kind: .equation),
          .init(form: LinearForm([.init(9, 1)]), kind: .equation),
        ],
        objectives: [LinearForm([.init(4, 1)]), LinearForm([.init(5, 1), .init(6, 1)])]),
      certificate: .optimal(
        point: [20, 20, 10, 0, 0, 10, 0, 0, 0, 0],
        proofs: [
          .init(value: 0, multipliers: [0, 0, 0, 0, 0, 0], weights: []),
          .init(value: 10, multipliers: [0, 0, -1, 1, 0, 0], weights: [1]),
        ]))
  }()

  /// X ≥ 5 and X ≤ 3: the first less the second is −2 = a + b. A goal of a later stage beside it.
  static let infeasible: HandmadeCertificate = {
    let x = LinearForm.Term(0, 1)
    return HandmadeCertificate(
      problem: Problem(
        signs: [.free] + Array(repeating: .nonnegative, count: 4),
        rows: [
          .init(form: LinearForm([x], constant: -5), kind: .atLeast(slack: 1)),
          .init(form: LinearForm([x], constant: -3), kind: .atMost(slack: 2)),
          .init(form: LinearForm(constant: -4), kind: .goal(plus: 3, minus: 4), stage: 1),
        ],
        objectives: [LinearForm([.init(3, 1)])]),
      certificate: .infeasible(multipliers: [1, -1, 0]))
  }()

  /// y ≥ x with x free and y ≥ 0; first x = 1, then −y, which falls for ever; a goal of that stage
  /// that costs nothing, and one of a later stage, which the certificate need not satisfy; and a
  /// column in no row.
  ///
  /// | column | is                       | row | says                        | stage |
  /// | ---: | -------------------------- | --: | --------------------------- | ----: |
  /// | 0, 1 | x, y                       | 0   | y − x = a                   | 0     |
  /// | 2    | a                          | 1   | x − 1 = b⁺ − b⁻             | 1     |
  /// | 3, 4 | b⁺, b⁻, objective 0 both   | 2   | y − 7 = c⁺ − c⁻             | 3     |
  /// | 5, 6 | c⁺, c⁻, objective 2 both   | 3   | x − 3 = d⁺ − d⁻             | 2     |
  /// | 7    | e, in no row               |     |                             |       |
  /// | 8, 9 | d⁺, d⁻                     |     |                             |       |
  static let unbounded = HandmadeCertificate(
    problem: Problem(
      signs: [.free] + Array(repeating: .nonnegative, count: 9),
      rows: [
        .init(form: LinearForm([.init(0, -1), .init(1, 1)]), kind: .atLeast(slack: 2)),
        .init(
          form: LinearForm([.init(0, 1)], constant: -1), kind: .goal(plus: 3, minus: 4), stage: 1),
        .init(
          form: LinearForm([.init(1, 1)], constant: -7), kind: .goal(plus: 5, minus: 6), stage: 3),
        .init(
          form: LinearForm([.init(0, 1)], constant: -3), kind: .goal(plus: 8, minus: 9), stage: 2),
      ],
      objectives: [
        LinearForm([.init(3, 1), .init(4, 1)]), LinearForm([.init(1, -1)]),
        LinearForm([.init(5, 1), .init(6, 1)]),
      ]),
    certificate: .unbounded(
      point: [1, 1, 0, 0, 0, 0, 0, 0, 0, 2],
      proofs: [.init(value: 0, multipliers: [0, 0, 0, 0], weights: [])],
      ray: [0, 1, 1, 0, 0, 0, 0, 0, 0, 0]))

  /// Textbook problems: the dual solution is the list of multipliers.
  static let textbook: [HandmadeCertificate] = [
    .init(
      problem: KnownProblem.beale.problem,
      certificate: .optimal(
        // The slacks are what is left of the right-hand sides.
        point: [fraction(1, 25), 0, 1, 0, fraction(3, 100), 0, 0],
        proofs: [
          .init(
            value: fraction(-1, 20), multipliers: [0, fraction(3, 2), fraction(1, 20)],
            weights: [])
        ])),
    .init(
      problem: KnownProblem.chvatal.problem,
      certificate: .optimal(
        point: [1, 0, 1, 0, 2, 0, 0],
        proofs: [.init(value: -1, multipliers: [0, 18, 1], weights: [])])),
    .init(
      problem: KnownProblem.kuhn.problem,
      certificate: .optimal(
        point: [2, 0, 2, 0, 2, 0, 0],
        proofs: [.init(value: -2, multipliers: [0, 0, 1], weights: [])])),
    .init(
      problem: KnownProblem.wyndor.problem,
      certificate: .optimal(
        point: [2, 6, 2, 0, 0],
        proofs: [.init(value: -36, multipliers: [0, fraction(3, 2), 1], weights: [])])),
    .init(
      problem: KnownProblem.diet.problem,
      certificate: .optimal(
        point: [0, 3, 1, 0, 250, 0, 0, 5],
        proofs: [
          .init(
            value: 90, multipliers: [0, fraction(-5, 2), fraction(-15, 2), 0], weights: [])
        ])),
    .init(
      problem: KnownProblem.freeVariables.problem,
      certificate: .optimal(
        point: [-7, -3, 0, 0],
        proofs: [
          .init(value: -7, multipliers: [fraction(-1, 2), fraction(-1, 2)], weights: []),
          .init(value: 3, multipliers: [0, -1], weights: [1]),
        ])),
  ]
}

// Changing one thing in a certificate.
extension HandmadeCertificate {
  func withPoint(_ change: (inout [Rational]) -> Void) -> HandmadeCertificate {
    rebuilt { point, _, _ in change(&point) }
  }

  func withProofs(_ change: (inout [Certificate.LevelProof]) -> Void) -> HandmadeCertificate {
    rebuilt { _, proofs, _ in change(&proofs) }
  }

  func withRay(_ change: (inout [Rational]) -> Void) -> HandmadeCertificate {
    rebuilt { _, _, ray in change(&ray) }
  }

  func with(multipliers: [Rational]) -> HandmadeCertificate {
    HandmadeCertificate(problem: problem, certificate: .infeasible(multipliers: multipliers))
  }

  private func rebuilt(
    _ change: (inout [Rational], inout [Certificate.LevelProof], inout [Rational]) -> Void
  ) -> HandmadeCertificate {
    var ray: [Rational] = []
    switch certificate {
    case .infeasible: return self
    case .optimal(var point, var proofs):
      change(&point, &proofs, &ray)
      return .init(problem: problem, certificate: .optimal(point: point, proofs: proofs))
    case .unbounded(var point, var proofs, let old):
      ray = old
      change(&point, &proofs, &ray)
      return .init(
        problem: problem, certificate: .unbounded(point: point, proofs: proofs, ray: ray))
    }
  }
}
