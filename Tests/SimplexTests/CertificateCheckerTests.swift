import Rationals
import Simplex
import Testing

@Suite("The certificate checker")
struct CertificateCheckerTests {
  typealias Flaw = CertificateChecker.Flaw

  @Test(
    "accepts certificates worked out by hand",
    arguments: [.optimal, .infeasible, .unbounded] + HandmadeCertificate.textbook)
  func accepts(_ made: HandmadeCertificate) {
    #expect(CertificateChecker.flaws(in: made.certificate, of: made.problem) == [])
  }

  @Test("accepts a point at which only rows of later stages are broken")
  func laterRowsAreLeftOut() {
    let made = HandmadeCertificate.unbounded.withPoint { $0[5] = 3 }
    #expect(CertificateChecker.flaws(in: made.certificate, of: made.problem) == [])
  }

  struct Case: CustomTestStringConvertible {
    let name: String
    let made: HandmadeCertificate
    let flaws: [Flaw]

    init(_ name: String, _ made: HandmadeCertificate, _ flaws: Flaw...) {
      self.name = name
      self.made = made
      self.flaws = flaws
    }

    var testDescription: String { name }
  }

  @Test("rejects, and says what is wrong:", arguments: points + proofs + conflicts + rays)
  func rejects(_ wrong: Case) {
    #expect(
      CertificateChecker.flaws(in: wrong.made.certificate, of: wrong.made.problem) == wrong.flaws)
  }

  static let points: [Case] = [
    .init(
      "a point with a column too few",
      .optimal.withPoint { $0.removeLast() }, .count(.point, wanted: 10, found: 9)),
    .init(
      "a point with a column too many",
      .optimal.withPoint { $0.append(0) }, .count(.point, wanted: 10, found: 11)),
    .init(
      "a nonnegative column below zero",
      .optimal.withPoint { $0[7] = -1 }, .negativeValue(column: 7, found: -1)),
    .init(
      "a slack that is not what is left of its row",
      .optimal.withPoint { $0[1] = 19 }, .rowBroken(row: 0, wanted: 19, found: 20)),
    .init(
      "the slack of an upper bound with the wrong sign",
      .optimal.withPoint { $0[2] = 40 }, .rowBroken(row: 1, wanted: -40, found: -10)),
    .init(
      "an equation that does not hold",
      .optimal.withPoint { $0[8] = 2 }, .rowBroken(row: 4, wanted: 0, found: 2)),
    .init(
      "a goal that is off by other than its columns say",
      .optimal.withPoint { $0[3] = 1 }, .rowBroken(row: 2, wanted: 1, found: 0)),
    .init(
      "a point that is not the best one",
      .optimal.withPoint { $0 = [25, 25, 5, 5, 0, 15, 0, 0, 0, 0] },
      .valueNotAttained(objective: 1, claimed: 10, found: 15)),
    .init(
      "a point of an unbounded problem that is not best for the objective before",
      .unbounded.withPoint { $0 = [2, 2, 0, 1, 0, 0, 0, 0, 0, 1] },
      .valueNotAttained(objective: 0, claimed: 0, found: 1)),
    .init(
      "a point of an unbounded problem that breaks an early row",
      .unbounded.withPoint { $0[2] = 1 }, .rowBroken(row: 0, wanted: 1, found: 0)),
    .init(
      "a point of an unbounded problem that breaks a row of that stage itself",
      .unbounded.withPoint { $0[9] = 0 }, .rowBroken(row: 3, wanted: 0, found: -2)),
  ]

  static let proofs: [Case] = [
    .init(
      "an objective without a proof",
      .optimal.withProofs { $0.removeLast() }, .count(.proofs, wanted: 2, found: 1)),
    .init(
      "a proof without an objective",
      .optimal.withProofs { $0.append($0[0]) }, .count(.proofs, wanted: 2, found: 3)),
    .init(
      "a multiplier too few",
      .optimal.withProofs { $0[1].multipliers.removeLast() },
      .count(.multipliers(.level(1)), wanted: 6, found: 5)),
    .init(
      "a weight too few",
      .optimal.withProofs { $0[1].weights = [] },
      .count(.weights(level: 1), wanted: 1, found: 0)),
    .init(
      "a weight for the objective itself",
      .optimal.withProofs { $0[0].weights = [1] },
      .count(.weights(level: 0), wanted: 0, found: 1)),
    .init(
      "a claimed value that the sum does not come to",
      .optimal
        .withPoint { $0 = [25, 25, 5, 5, 0, 15, 0, 0, 0, 0] }
        .withProofs { $0[1].value = 15 },
      .constant(level: 1, wanted: 15, found: 10)),
    .init(
      "a free column left in the sum",
      .optimal.withProofs { $0[1].multipliers[4] = 1 },
      .coefficient(.level(1), column: 8, wanted: .zero, found: 1)),
    .init(
      "a negative coefficient in the sum",
      .optimal.withProofs { $0[0].multipliers[5] = fraction(-1, 3) },
      .coefficient(.level(0), column: 9, wanted: .atLeastZero, found: fraction(-1, 3))),
    .init(
      "a weight that is too small for the sum",
      .optimal.withProofs { $0[1].weights = [fraction(1, 2)] },
      .coefficient(.level(1), column: 4, wanted: .atLeastZero, found: fraction(-1, 2))),
    .init(
      "a weight below zero",
      HandmadeCertificate(
        problem: Problem(
          signs: [.nonnegative], objectives: [LinearForm(), LinearForm([.init(0, 1)])]),
        certificate: .optimal(
          point: [0],
          proofs: [
            .init(value: 0, multipliers: [], weights: []),
            .init(value: 0, multipliers: [], weights: [-1]),
          ])),
      .negativeWeight(level: 1, objective: 0, found: -1)),
    .init(
      // No such row can be used without a column of its own showing.
      "a row of a later stage",
      .optimal.withProofs { $0[0].multipliers[3] = 1 },
      .multiplierOfLaterRow(.level(0), row: 3, found: 1),
      .coefficient(.level(0), column: 0, wanted: .zero, found: 1),
      .coefficient(.level(0), column: 5, wanted: .atLeastZero, found: -1),
      .constant(level: 0, wanted: 0, found: -10)),
  ]

  static let conflicts: [Case] = [
    .init(
      "a multiplier too many in a conflict",
      .infeasible.with(multipliers: [1, -1, 0, 0]),
      .count(.multipliers(.conflict), wanted: 3, found: 4)),
    .init(
      "a conflict of nothing",
      .infeasible.with(multipliers: [0, 0, 0]), .constantNotBelowZero(found: 0)),
    .init(
      "a conflict that leaves a free column",
      .infeasible.with(multipliers: [2, -1, 0]),
      .coefficient(.conflict, column: 0, wanted: .zero, found: 1)),
    .init(
      "a conflict the wrong way round",
      .infeasible.with(multipliers: [-1, 1, 0]),
      .coefficient(.conflict, column: 1, wanted: .atMostZero, found: 1),
      .coefficient(.conflict, column: 2, wanted: .atMostZero, found: 1),
      .constantNotBelowZero(found: 2)),
    .init(
      "a conflict with a goal of a later stage",
      .infeasible.with(multipliers: [1, -1, 1]),
      .multiplierOfLaterRow(.conflict, row: 2, found: 1),
      .coefficient(.conflict, column: 4, wanted: .atMostZero, found: 1)),
  ]

  static let rays: [Case] = [
    .init(
      "a ray with a column too few",
      .unbounded.withRay { $0.removeLast() }, .count(.ray, wanted: 10, found: 9)),
    .init(
      "a ray along which a nonnegative column falls",
      .unbounded.withRay { $0[7] = -2 }, .rayLeavesSign(column: 7, found: -2)),
    .init(
      "a ray that leaves a row",
      .unbounded.withRay { $0[2] = 0 }, .rayLeavesRow(row: 0, wanted: 0, found: 1)),
    .init(
      "a ray that leaves a goal of an earlier stage",
      .unbounded.withRay {
        $0[0] = 1
        $0[2] = 0
        $0[8] = 1
      },
      .rayLeavesRow(row: 1, wanted: 0, found: 1)),
    .init(
      "a ray that leaves a goal of that stage",
      .unbounded.withRay { $0[8] = 1 }, .rayLeavesRow(row: 3, wanted: 1, found: 0)),
    .init(
      "a ray that changes an objective before",
      .unbounded.withRay {
        $0[3] = 1
        $0[4] = 1
      },
      .rayChangesObjective(objective: 0, found: 2)),
    .init(
      "a ray along which the objective stays",
      .unbounded.withRay { $0 = Array(repeating: 0, count: 10) },
      .rayDoesNotLower(objective: 1, found: 0)),
    .init(
      "a ray for another objective",
      .unbounded.withProofs { $0 = [] }, .rayDoesNotLower(objective: 0, found: 0)),
    .init(
      "more objectives than there are",
      .unbounded.withProofs { $0 = Array(repeating: $0[0], count: 3) },
      .noSuchObjective(index: 3, objectives: 3)),
  ]

  @Test("does not look into a malformed problem")
  func malformedProblem() {
    var problem = HandmadeCertificate.optimal.problem
    problem.objectives[0] = LinearForm([.init(99, 1)])
    #expect(
      CertificateChecker.flaws(in: HandmadeCertificate.optimal.certificate, of: problem)
        == [.problem(.noSuchObjectiveColumn(objective: 0, column: 99))])
  }

  @Test("says in words what was wanted and what was found")
  func words() {
    #expect(
      Flaw.rowBroken(row: 3, wanted: 19, found: fraction(1, 2)).description
        == "at the point the form of row 3 should be 19 and is 1/2")
    #expect(
      Flaw.coefficient(.level(1), column: 8, wanted: .atLeastZero, found: -1).description
        == "the sum for objective 1 should have zero or more at column 8 and has -1")
    let all = (Self.points + Self.proofs + Self.conflicts + Self.rays).flatMap(\.flaws)
    #expect(Set(all.map(\.description)).count == Set(all).count)
  }
}
