// What can be wrong with a certificate, as facts, and the words for them.

public import Rationals

extension CertificateChecker {
  /// One thing that a certificate claims and that is not so. Rows, columns and objectives are named
  /// by their places in the problem.
  public enum Flaw: Hashable, Sendable {
    /// The problem itself is malformed.
    case problem(Problem.Flaw)
    /// A list is too short or too long.
    case count(List, wanted: Int, found: Int)

    /// The point has a nonnegative column below zero.
    case negativeValue(column: Column, found: Rational)
    /// At the point, a row's form is not what its kind wants (0, or what its slacks say).
    case rowBroken(row: Int, wanted: Rational, found: Rational)
    /// At the point, an objective is not at the least value that is claimed for it.
    case valueNotAttained(objective: Int, claimed: Rational, found: Rational)

    /// A row of a later stage is used.
    case multiplierOfLaterRow(Sum, row: Int, found: Rational)
    /// A coefficient of a sum has a sign that it must not have.
    case coefficient(Sum, column: Column, wanted: Wanted, found: Rational)
    /// The sum that should contradict itself has no negative constant.
    case constantNotBelowZero(found: Rational)
    /// The sum that proves an objective's least value has another constant than that value.
    case constant(level: Int, wanted: Rational, found: Rational)
    /// The proof of a level counts an objective before it negatively.
    case negativeWeight(level: Int, objective: Int, found: Rational)

    /// All objectives are proven to have a least value, or more than there are.
    case noSuchObjective(index: Int, objectives: Int)
    /// Along the ray a nonnegative column falls.
    case rayLeavesSign(column: Column, found: Rational)
    /// Along the ray a row does not stay satisfied: its form changes otherwise than its slacks.
    case rayLeavesRow(row: Int, wanted: Rational, found: Rational)
    /// Along the ray an objective changes that must stay as it is.
    case rayChangesObjective(objective: Int, found: Rational)
    /// Along the ray the objective that should fall does not.
    case rayDoesNotLower(objective: Int, found: Rational)

    /// A sum of rows: the one that shows a conflict, or the one that proves a level's value.
    public enum Sum: Hashable, Sendable {
      case conflict
      case level(Int)
    }

    /// A part of a certificate that has a length.
    public enum List: Hashable, Sendable {
      case point, ray, proofs
      case multipliers(Sum)
      case weights(level: Int)
    }

    public enum Wanted: Hashable, Sendable {
      case zero, atLeastZero, atMostZero

      func allows(_ value: Rational) -> Bool {
        switch self {
        case .zero: value.isZero
        case .atLeastZero: value.signum >= 0
        case .atMostZero: value.signum <= 0
        }
      }
    }
  }
}

extension CertificateChecker.Flaw: CustomStringConvertible {
  public var description: String {
    switch self {
    case .problem(let flaw):
      "the problem is malformed: \(flaw)"
    case .count(let list, let wanted, let found):
      "\(list) should have \(wanted) entries and has \(found)"
    case .negativeValue(let column, let found):
      "the point has column \(column) at \(found), below zero"
    case .rowBroken(let row, let wanted, let found):
      "at the point the form of row \(row) should be \(wanted) and is \(found)"
    case .valueNotAttained(let objective, let claimed, let found):
      "objective \(objective) should be \(claimed) at the point and is \(found)"
    case .multiplierOfLaterRow(let sum, let row, let found):
      "\(sum) uses row \(row), of a later stage, \(found) times"
    case .coefficient(let sum, let column, let wanted, let found):
      "\(sum) should have \(wanted) at column \(column) and has \(found)"
    case .constantNotBelowZero(let found):
      "the sum for the conflict should have a constant below zero and has \(found)"
    case .constant(let level, let wanted, let found):
      "the sum for objective \(level) should have the constant \(wanted) and has \(found)"
    case .negativeWeight(let level, let objective, let found):
      "the sum for objective \(level) counts objective \(objective) \(found) times, below zero"
    case .noSuchObjective(let index, let objectives):
      "objective \(index) should fall for ever, and there are only \(objectives)"
    case .rayLeavesSign(let column, let found):
      "along the ray column \(column) changes by \(found), below zero"
    case .rayLeavesRow(let row, let wanted, let found):
      "along the ray the form of row \(row) should change by \(wanted) and changes by \(found)"
    case .rayChangesObjective(let objective, let found):
      "along the ray objective \(objective) should stay and changes by \(found)"
    case .rayDoesNotLower(let objective, let found):
      "along the ray objective \(objective) should fall and changes by \(found)"
    }
  }
}

extension CertificateChecker.Flaw.Sum: CustomStringConvertible {
  public var description: String {
    switch self {
    case .conflict: "the sum for the conflict"
    case .level(let level): "the sum for objective \(level)"
    }
  }
}

extension CertificateChecker.Flaw.List: CustomStringConvertible {
  public var description: String {
    switch self {
    case .point: "the point"
    case .ray: "the ray"
    case .proofs: "the list of proofs"
    case .multipliers(let sum): "the list of multipliers of \(sum)"
    case .weights(let level): "the list of weights of the sum for objective \(level)"
    }
  }
}

extension CertificateChecker.Flaw.Wanted: CustomStringConvertible {
  public var description: String {
    switch self {
    case .zero: "zero"
    case .atLeastZero: "zero or more"
    case .atMostZero: "zero or less"
    }
  }
}

extension Problem.Flaw: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noSuchFormColumn(let row, let column):
      "the form of row \(row) mentions column \(column), which does not exist"
    case .noSuchMarker(let row, let column):
      "row \(row) has the slack column \(column), which does not exist"
    case .noSuchObjectiveColumn(let objective, let column):
      "objective \(objective) mentions column \(column), which does not exist"
    case .markerIsFree(let row, let column):
      "row \(row) has the slack column \(column), which is not marked nonnegative"
    case .markerIsTaken(let row, let column, let by):
      "row \(row) has the slack column \(column), which is row \(by)'s"
    case .markerInForm(let row, let column, let of):
      "the form of row \(row) mentions column \(column), which is a slack of row \(of)"
    case .negativeStage(let row, let stage):
      "row \(row) has the stage \(stage), below zero"
    case .laterRowIsNoGoal(let row, let stage):
      "row \(row) has the stage \(stage) and is no goal"
    case .markerBeforeItsStage(let objective, let column, let row, let stage):
      "objective \(objective) mentions column \(column) of row \(row), whose stage is \(stage)"
    }
  }
}
