import Rationals
import Simplex
import TestSupport
import Testing

@Suite("Malformed problems")
struct ProblemFlawsTests {
  /// x free, a slack, a pair.
  static let sound = Problem(
    signs: [.free, .nonnegative, .nonnegative, .nonnegative],
    rows: [
      .init(form: LinearForm([.init(0, 1)]), kind: .atLeast(slack: 1)),
      .init(form: LinearForm([.init(0, 2)]), kind: .goal(plus: 2, minus: 3), stage: 1),
    ],
    objectives: [LinearForm([.init(2, 1)])])

  struct Case: CustomTestStringConvertible {
    let name: String
    let problem: Problem
    let flaw: Problem.Flaw

    init(_ name: String, _ flaw: Problem.Flaw, _ change: (inout Problem) -> Void) {
      var problem = ProblemFlawsTests.sound
      change(&problem)
      (self.name, self.problem, self.flaw) = (name, problem, flaw)
    }

    var testDescription: String { name }
  }

  @Test("a sound problem has none")
  func sound() {
    #expect(Self.sound.flaws == [])
    #expect(Problem().flaws == [])
  }

  @Test("are told apart:", arguments: cases)
  func flawed(_ wrong: Case) {
    #expect(wrong.problem.flaws == [wrong.flaw])
    #expect(!wrong.flaw.description.isEmpty)
  }

  static let cases: [Case] = [
    .init("a form with a column that is not there", .noSuchFormColumn(row: 1, column: 4)) {
      $0.rows[1].form = LinearForm([.init(4, 1)])
    },
    .init("a form with a column below zero", .noSuchFormColumn(row: 0, column: -1)) {
      $0.rows[0].form = LinearForm([.init(-1, 1)])
    },
    .init(
      "an objective with a column that is not there",
      .noSuchObjectiveColumn(objective: 0, column: 4)
    ) {
      $0.objectives[0] = LinearForm([.init(4, 1)])
    },
    .init("a slack that is not there", .noSuchMarker(row: 0, column: 9)) {
      $0.rows[0].kind = .atLeast(slack: 9)
    },
    .init("a free slack", .markerIsFree(row: 1, column: 3)) { $0.signs[3] = .free },
    .init("a slack of two rows", .markerIsTaken(row: 1, column: 1, by: 0)) {
      $0.rows[1].kind = .goal(plus: 2, minus: 1)
    },
    .init("the same column above and below", .markerIsTaken(row: 1, column: 2, by: 1)) {
      $0.rows[1].kind = .goal(plus: 2, minus: 2)
    },
    .init("a slack in another row's form", .markerInForm(row: 0, column: 3, of: 1)) {
      $0.rows[0].form = LinearForm([.init(0, 1), .init(3, 1)])
    },
    .init("a slack in its own row's form", .markerInForm(row: 0, column: 1, of: 0)) {
      $0.rows[0].form = LinearForm([.init(1, 1)])
    },
    .init("a stage below zero", .negativeStage(row: 1, stage: -1)) { $0.rows[1].stage = -1 },
    .init("a requirement of a later stage", .laterRowIsNoGoal(row: 0, stage: 1)) {
      $0.rows[0].stage = 1
    },
    .init(
      "an objective that counts a goal of a later stage",
      .markerBeforeItsStage(objective: 0, column: 2, row: 1, stage: 2)
    ) { $0.rows[1].stage = 2 },
  ]

  @Test("a row's equation is its form less what its kind sets it equal to")
  func equations() {
    let form = LinearForm([.init(0, 2), .init(5, -3)], constant: 7)
    let point: [Rational] = [4, 10, 100, 1000, 0, 1]
    let value = form.value(at: point)
    #expect(value == 12)
    let cases: [(Problem.Row.Kind, Rational)] = [
      (.equation, value), (.atLeast(slack: 1), value - 10), (.atMost(slack: 1), value + 10),
      (.goal(plus: 2, minus: 3), value - 100 + 1000),
    ]
    for (kind, wanted) in cases {
      let row = Problem.Row(form: form, kind: kind)
      #expect(row.equation.value(at: point) == wanted, "\(kind)")
    }
  }

  @Test("a form adds its terms up, in order, without zeros")
  func forms() {
    let form = LinearForm([
      .init(3, 1), .init(1, 2), .init(3, -1), .init(2, 0), .init(1, fraction(1, 2)), .init(3, 5),
      .init(0, 1), .init(0, -1),
    ])
    #expect(form.terms == [.init(1, fraction(5, 2)), .init(3, 5)])
  }
}
