// The words of every fault that a session can find. One sentence, without a full stop at its end, that says
// what is wrong and what to type instead.

import ConstraintHierarchies
public import Language
import Rationals

extension Diagnostic {
  /// The fault in words.
  public init(_ fault: SessionFault) {
    switch fault {
    case .unknownName(let name, let known): self = .unknownName(name, among: known)
    case .nothingToExplain(let name, let known):
      self = .unknownName(name, among: known)
      if Suggestion.lookAlike(of: name.text, among: known) == nil { message = fault.words }
    default:
      self.init(
        code: fault.code, message: fault.words, range: fault.range, suggestion: fault.suggestion)
    }
  }
}

extension SessionFault {
  /// What was perhaps meant, to stand in the place that is marked.
  fileprivate var suggestion: String? {
    switch self {
    case .requiredObjective: "@high"
    case .unknownConstraint(let name, let known), .nothingToMove(let name, let known),
      .unknownColumn(let name, let known), .notInRatioTest(let name, let known):
      Suggestion.nearest(to: name.text, among: known)
    case .pairOfColumns(_, let pair): pair.count == 1 ? pair[0] : nil
    default: nil
    }
  }

  fileprivate var words: String {
    switch self {
    case .productOfVariables(let left, let right, _):
      "\(left) times \(right) is not linear: both are variables; multiply by a number or a point "
        + "instead"
    case .divisionByVariable(let name, _):
      "dividing by the variable \(name) is not linear; divide by a number, or multiply both sides by "
        + "\(name), as w = 2h says what w/h = 2 would"
    case .divisionByZero: "this divides by zero; divide by a number that is not zero"
    case .movedPoint(let definition, let id, let fault):
      "with this value of \(definition.name.text), \(id) cannot be read: \(Diagnostic(fault).message)"
    case .variableInConstant(let name, _):
      "\(name) is a variable, but here a fixed number is needed; use numbers and points only"
    case .quantityInProblem(let quantity, _):
      "\(quantity.text) is read off a solution, so it can be no part of a problem"

    case .unknownName(let name, _), .nothingToExplain(let name, _):
      "no variable, constraint or objective is called '\(name.text)'; list shows them all"
    case .unknownConstraint(let name, let known):
      "no constraint is called \(name.text); "
        + (known.isEmpty ? "there are no constraints yet" : "list shows them all")
    case .nothingToMove(let name, _):
      "no point or constraint is called \(name.text); list shows them all"
    case .variableAsPoint(let name):
      "\(name.text) is already a variable, so it cannot become a point; choose another name, or undo "
        + "the line that made it"
    case .pointAsVariable(let name):
      "\(name.text) is already a point; choose another name for the variable"
    case .duplicateLabel(let name):
      "the label \(name.text) is taken; choose another, or drop \(name.text) first"
    case .labelIsName(let name, let isPoint):
      "\(name.text) is already a \(isPoint ? "point" : "variable"); choose another label"
    case .labelAsVariable(let name):
      "\(name.text) is the label of a constraint, not a number; choose another name"
    case .noLetter(let name):
      "a letter is one of a to z, or a few of them, such as aa; not \(name.text)"
    case .noObjectiveName(let name):
      "an objective is called f and a number, such as f2; not \(name.text)"
    case .letterOfChain(let name), .noConstant(let name, hasLinks: true):
      "\(name.text) is a chain of several constraints; name one of its links, such as "
        + "\(name.text).1"

    case .requiredObjective:
      "an objective cannot be required: there is always a better one to ask for; give it a level such "
        + "as @high"
    case .noConstant(let name, hasLinks: false):
      "\(name.text) is an objective, which has no constant to set"
    case .multipliedConstant(let name):
      "both sides of \(name.text) have variables, and a point multiplies one; drop it and type it again"
    case .noEdit(let name): "no value was suggested for \(name.text)"
    case .notLinear(let name, let id):
      "\(name.text) multiplies or divides in \(id), so the solution is not piecewise linear in "
        + "\(name.text); move it by hand, as in point \(name.text) = 3, and look"
    case .variableIsNotHeld(let name):
      "\(name.text) is a variable, and no suggestion holds it; type suggest \(name.text) = 0 first, or "
        + "sweep a point or a constraint's constant"
    case .disabled(let name):
      "\(name.text) is disabled, so its constant changes nothing; enable it first"
    case .nothing(.undo, _): "there is nothing to undo"
    case .nothing(.redo, _): "there is nothing to redo"

    case .unknownLevel(let name, let known, _):
      "nothing is at the level \(name); "
        + (known.isEmpty
          ? "there are no preferences yet; add one, such as X = 3 @low"
          : "the levels are \(known.joined(separator: ", "))")
    case .unbounded(let level, _):
      "there is no solution to read off: f(\(level)) is unbounded below; add a constraint that bounds it"
    case .unsatisfiable(let ids, _):
      "there is no solution: \(ids.joined(separator: ", ")) contradict one another"
    case .ambiguousError(let name):
      "the error of \(name.text) has more than one value: what \(name.text) is about is ambiguous"
    case .contradiction(let ids, _):
      ids.count == 1
        ? "the requirement \(ids[0]) can never hold; nothing was changed"
        : "the requirements \(Words.list(ids)) contradict one another; nothing was changed"
    case .expectation(let claim, _): claim.words

    case .endOfWalk(let count, _): Words.onlySoMany(count)
    case .pivot(let fault, _): fault.words
    case .unknownColumn(let name, let known):
      "no column of the tableau is called \(name.text); there are "
        + (known.count > 12 ? known.prefix(12) + ["…"] : known).joined(separator: ", ")
    case .pairOfColumns(let name, let pair):
      "\(name.text) has no column of that name alone; its "
        + (pair.count == 1 ? "column is \(pair[0])" : "columns are \(Words.list(pair))")
    case .absentColumn(let name, let level?):
      "\(name.text) is not in the tableau here: it comes in with the level \(level); step goes on"
    case .absentColumn(let name, nil):
      "\(name.text) is not in the tableau here: no constraint that came in so far holds it"
    case .noRatioTest: "no pivot is to come from here, so there is no ratio test"
    case .notInRatioTest(let name, let known):
      "\(name.text) is not in the ratio test; \(Words.list(known)) \(known.count == 1 ? "is" : "are")"
    case .noColumn:
      "type the name of one column, such as b-; ? shows the answer, step the whole pivot"
    case .noNumber: "type a number, such as 15/2 or 7.5; ? shows the answer"

    case .stopped: "stopped; everything is as it was before this line"
    case .unsayable(let what):
      "this cannot be saved as a script: \(what.prefix(40)) has numbers that are longer than a line "
        + "can be"
    }
  }
}

extension SessionFault.Claim {
  fileprivate var words: String {
    switch self {
    case .satisfiable: "the requirements do not contradict one another"
    case .everyLevelHasMinimum:
      "every level has a least value, so the solution is not unbounded"
    case .noMinimum(let level):
      "the objective of \(level) has no least value that could be compared"
    case .minimum(let level, let value): "the objective of \(level) is \(value)"
    case .value(let expression, let found):
      if let value = found.value {
        "\(ExpressionText.text(expression)) is \(value)"
      } else {
        "\(ExpressionText.text(expression)) is ambiguous: it can be anything in "
          + "\(found.lower.map { "[\($0)" } ?? "(−∞"), \(found.upper.map { "\($0)]" } ?? "+∞)")"
      }
    case .noSolution(let fault): Diagnostic(fault).message
    }
  }
}
