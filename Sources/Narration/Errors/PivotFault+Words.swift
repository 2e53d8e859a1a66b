// Why a pivot of the learner's own cannot be made, in words.

import Rationals
import Session

extension PivotFault {
  var words: String {
    switch self {
    case .emptyTableau(let count): Words.emptyTableau(count)
    case .freeColumnFirst(let name): Words.freeColumnsFirst(name)
    case .enteringIsBasic(let name):
      "\(name) is in the basis already: it has a row of its own; what enters stands at the head of a "
        + "column"
    case .enteringIsArtificial(let name):
      "\(name) is an artificial variable: it stood for what a requirement lacked, must be 0 now, and "
        + "never enters again"
    case .leavingIsNonbasic(let name):
      "\(name) is not in the basis, so it cannot leave; what leaves has a row of its own"
    case .leavingIsFree(let name):
      "\(name) may have any sign, so it never has to leave the basis, and stays there"
    case .pivotElementIsZero(let leaving, let entering):
      "the row of \(leaving) does not hold \(entering), so \(leaving) does not change as \(entering) "
        + "grows, and cannot make room for it"
    case .frozen(let name, let objective, let cost, let value, let length):
      "\(name) is frozen: the pivot is legal, but does not improve: \(name) would raise "
        + Self.rise(objective, cost, from: value, length)
        + "; no level may undo what one above it has reached, so the walk does not go there"
    case .unbounded(let name, let objective, let cost):
      "nothing stops \(name): no basic variable falls as it grows, so none can leave"
        + (cost.signum < 0
          ? "; \(objective) is unbounded below: it falls by \(Self.number(cost.magnitude)) for each unit"
          : "")
    case .infeasible(let entering, let leaving, let length, let below, let instead):
      Self.infeasible(entering, leaving, length, below) + instead.words
    }
  }

  private static func rise(
    _ objective: String, _ cost: Rational, from value: Rational, _ length: Rational?
  ) -> String {
    guard let length, !length.isZero else { return "\(objective) by \(number(cost)) for each unit" }
    return "\(objective) from \(number(value)) to \(number(value + cost * length))"
  }

  private static func infeasible(
    _ entering: String, _ leaving: String, _ length: Rational, _ below: [Shortage]
  ) -> String {
    if length.signum < 0 {
      return
        "\(leaving) does not fall as \(entering) grows: for it to leave, \(entering) would have to be "
        + "\(number(length)): outside"
    }
    let limit = 3
    var falls = below.prefix(limit).map { "\($0.name) = \(number($0.value))" }
    if below.count > limit { falls.append("\(below.count - limit) more below 0") }
    return
      "\(leaving) comes too late: \(entering) = \(number(length)) would make \(Words.list(falls)): outside"
  }

  private static func number(_ value: Rational) -> String {
    value.signum < 0 ? "−\(value.magnitude)" : value.description
  }
}

extension PivotFault.RatioTest {
  fileprivate var words: String {
    switch self {
    case .leaves(let name): "; by the ratio test \(name) leaves"
    case .nobody: "; nothing falls, so nothing leaves"
    case .secret: ""
    }
  }
}
