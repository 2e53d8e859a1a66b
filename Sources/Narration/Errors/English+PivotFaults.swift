// What is said of a step that the walk does not take, and of a pivot that cannot be made, in English.

import ConstraintHierarchies
import Language
import Rationals
import Session
public import Wording

extension PivotFault: Phrase {
  var english: String {
    switch self {
    case .emptyTableau(let count): English.emptyTableau(count)
    case .dualPivot:
      "the next pivot is a dual one, of which the rule chooses both columns; 'rule dantzig' begins the walk anew, with pivots "
        + "that you can choose"
    case .freeColumnFirst(let name):
      "\(name) may have any sign, so it goes into the basis first, by itself: step does that; then the "
        + "choice is yours"
    case .enteringAtBound(let name, let column):
      "\(name) is at its upper bound, and its column is \(column): pivot \(column) lets it fall"
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
      "\(entering) does not occur in the row of \(leaving), so \(leaving) does not change as "
        + "\(entering) grows, and cannot make room for it"
    case .frozen(let name, let objective, let cost, let value, let length):
      "\(name) is frozen: the pivot is legal, but does not improve: \(name) would raise "
        + English.rise(objective, cost, from: value, length)
        + "; no level may undo what one above it has reached, so the walk does not go there"
    case .unbounded(let name, let objective, let cost):
      "nothing stops \(name): no basic variable falls as it grows, so none can leave"
        + (cost.signum < 0
          ? "; \(objective) is unbounded below: it falls by \(English.number(cost.magnitude)) for each unit"
          : "")
    case .infeasible(let entering, let leaving, let length, let below, let instead):
      English.infeasible(entering, leaving, length, below) + English.text(instead)
    }
  }
}

extension English {
  static func text(_ fault: WalkFault) -> String {
    switch fault {
    case .tooManyPivots(let count, _):
      "these are \(count) pivots, and at most \(Limit.pivots.most) are told at once; goto goes to any of them, "
        + "and step \(Limit.pivots.most) tells as many"
    case .endOfWalk(let count, _):
      count > 0
        ? "there \(EnglishGrammar.agreeing(count, "is", "are")) only "
          + "\(EnglishGrammar.count(count, "pivot")); give a number from 0 to \(count)" : noPivots
    case .pivot(let fault, _): text(fault)
    case .unknownColumn(let name, let known):
      "no column of the tableau is called \(name.text); there are "
        + (known.count > 12 ? known.prefix(12) + ["…"] : known).joined(separator: ", ")
    case .pairOfColumns(let name, let pair):
      "\(name.text) has no column of that name alone; its "
        + EnglishGrammar.agreeing(pair.count, "column is ", "columns are ")
        + EnglishGrammar.list(pair)
    case .absentColumn(let name, let level?):
      "\(name.text) is not in the tableau here: it comes in with the level \(level); step goes on"
    case .absentColumn(let name, nil):
      "\(name.text) is not in the tableau here: no constraint that came in so far contains it"
    case .nothingRefused:
      "the last line was not refused for a contradiction, so there is nothing to trace; 'trace' shows the solution"
    case .noRatioTest: "no pivot is to come from here, so there is no ratio test"
    case .notInRatioTest(let name, let known):
      "\(name.text) is not in the ratio test; \(EnglishGrammar.list(known)) "
        + EnglishGrammar.agreeing(known.count, "is", "are")
    case .noColumn:
      "type the name of one column, such as b-; ? shows the answer, step the whole pivot"
    case .noNumber: "type a number, such as 15/2 or 7.5; ? shows the answer"
    }
  }

  static let noPivots = "there is nothing to walk through: no pivot was needed"

  static func emptyTableau(_ count: Int) -> String {
    count == 0
      ? "the tableau is empty: there are no constraints"
      : "the tableau is empty: no row has come in yet; step brings the first"
  }

  fileprivate static func rise(
    _ objective: String, _ cost: Rational, from value: Rational, _ length: Rational?
  ) -> String {
    guard let length, !length.isZero else { return "\(objective) by \(number(cost)) for each unit" }
    return "\(objective) from \(number(value)) to \(number(value + cost * length))"
  }

  fileprivate static func infeasible(
    _ entering: String, _ leaving: String, _ length: Rational, _ below: [PivotFault.Shortage]
  ) -> String {
    if length.signum < 0 {
      return
        "\(leaving) does not fall as \(entering) grows: for it to leave, \(entering) would have to be "
        + "\(number(length)): outside"
    }
    let limit = 3
    var falls = below.prefix(limit).map { "\($0.name) = \(number($0.value))" }
    if below.count > limit { falls.append("\(below.count - limit) more below 0") }
    return "\(leaving) comes too late: \(entering) = \(number(length)) would make "
      + "\(EnglishGrammar.list(falls)): outside"
  }

  fileprivate static func text(_ test: PivotFault.RatioTest) -> String {
    switch test {
    case .leaves(let name): "; by the ratio test \(name) leaves"
    case .nothing: "; nothing falls, so nothing leaves"
    case .secret: ""
    }
  }

  fileprivate static func number(_ value: Rational) -> String {
    value.signum < 0 ? "−\(value.magnitude)" : value.description
  }
}
