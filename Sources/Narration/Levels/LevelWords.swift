// What is said of the levels, one after another, and of the solution that they come to.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

/// What is said of levels and of solutions.
enum LevelWords {
  // Levels.
  /// The region before any constraint.
  case start, noConstraintYet
  case pivots(Int, hasMore: Bool)
  /// There are no requirements, or more than are shown.
  case noRequirements
  case requirements(Int)
  /// `f(low) = a⁺ + a⁻  →  10`; nil: it has no least value.
  case minimum(Priority, sum: Text, Rational?)
  /// The same of what a level maximises.
  case maximum(Text, Rational?)
  /// What stands in the place of a region that there is not.
  case nothingLeft, unboundedBelow, unboundedAbove
  case unchanged

  // The solution.
  /// So many variables have more than one value.
  case ambiguous(Int)
  /// What is known of other solutions where no intervals were asked for.
  case unmeasured(SolvedReport.Uniqueness)
  /// What an objective comes to.
  case gives(id: String, text: String, Rational)
  /// How far a preference is from holding.
  case violated(Constraint, error: Rational)
  /// The one of several solutions at which constraints are judged.
  case forInstance([Text])
  case everythingHolds, everythingElseHolds
}

extension LevelWords: Phrase {
  var english: Text {
    switch self {
    case .start: "start"
    case .noConstraintYet: "no constraint yet"
    case .pivots(let count, hasMore: false): Text(EnglishGrammar.count(count, "pivot"))
    case .pivots(0, hasMore: true): "pivots not counted"
    case .pivots(let count, hasMore: true): "over \(EnglishGrammar.count(count, "pivot"))"
    case .noRequirements: "none"
    case .requirements(let count): Text(EnglishGrammar.count(count, "requirement"))
    case .minimum(let level, let sum, let least):
      "\(ObjectiveName.colored(level)) = \(sum)  →  "
        + (least.map { Text($0, .strong) } ?? Text("no least value", .error))
    case .maximum(let expression, let greatest):
      "maximise \(expression)  →  "
        + (greatest.map { Text($0, .strong) } ?? Text("no greatest value", .error))
    case .nothingLeft: "nothing is left"
    case .unboundedBelow: "unbounded below"
    case .unboundedAbove: "unbounded above"
    case .unchanged: "the region is unchanged"
    case .ambiguous(1):
      "ambiguous: every value in the interval is equally good; another preference would decide"
    case .ambiguous(let count):
      "ambiguous in \(count) variables: more preferences would decide them"
    case .unmeasured(.only): "no other solution is as good"
    case .unmeasured(.oneOfSeveral):
      "other solutions are as good; --regions last tells how far each value can move"
    case .unmeasured(.unknown):
      "whether other solutions are as good was not worked out; --regions last does"
    case .gives(let id, let text, let value):
      "\(id, .strong): \(formula: text) gives \(value, .strong)"
    case .violated(let constraint, let error):
      "\(formula: constraint.leftText) is \(error.magnitude) \(error.signum > 0 ? "above" : "below") "
        + "\(formula: constraint.rightText)"
    case .forInstance(let values): "for instance at \(values.joined(separator: ", ")):"
    case .everythingHolds: "every constraint holds"
    case .everythingElseHolds: "everything else holds"
    }
  }
}
