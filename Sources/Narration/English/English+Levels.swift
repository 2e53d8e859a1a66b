// What is said of levels and of solutions, in English.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

extension English {
  static func text(_ words: LevelWords) -> Text {
    switch words {
    case .start: "start"
    case .noConstraintYet: "no constraint yet"
    case .pivots(let count): Text(EnglishGrammar.count(count, "pivot"))
    case .noRequirements: "none"
    case .requirements(let count): Text(EnglishGrammar.count(count, "requirement"))
    case .minimum(let level, let sum, let least):
      "\(Naming.objective(level), Naming.role(level)) = \(sum)  →  "
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
    case .gives(let id, let text, let value): "\(id, .strong): \(text) gives \(value, .strong)"
    case .violated(let constraint, let error):
      "\(constraint.leftText) is \(error.magnitude) \(error.signum > 0 ? "above" : "below") "
        + "\(constraint.rightText)"
    case .forInstance(let values): "for instance at \(values.joined(separator: ", ")):"
    case .everythingHolds: "every constraint holds"
    case .everythingElseHolds: "everything else holds"
    }
  }
}
