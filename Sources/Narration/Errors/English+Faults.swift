// What is said of a line that is refused, in English.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session
public import Wording

extension FailureWords: Phrase {
  var english: Text {
    switch self {
    case .error(let message): "\("error:", .error) \(message.withShortNumbers)"
    case .suggestion(let suggestion): "did you mean \(suggestion, .code)?"
    }
  }
}

extension SessionFault: Phrase {
  var english: String {
    switch self {
    case .expression(let fault): English.text(fault)
    case .name(let fault): English.text(fault)
    case .change(let fault): English.text(fault)
    case .solution(let fault): English.text(fault)
    case .walk(let fault): English.text(fault)
    case .layout(let fault): English.text(fault)
    case .program(let fault): English.text(fault)
    case .stopped: English.stopped
    case .unsayable(nil):
      "this cannot be saved as a script: points have numbers that are longer than a line can be"
    case .unsayable(let what?):
      "this cannot be saved as a script: \(what.prefix(40)) has numbers that are longer than a line "
        + "can be"
    }
  }
}

extension English {
  /// What is said where Ctrl-C has ended something.
  static let stopped = "stopped: a stopped line changes nothing"

  fileprivate static func text(_ fault: ExpressionFault) -> String {
    switch fault {
    case .productOfVariables(let left, let right, _):
      "\(left) times \(right) is not linear: both are variables; multiply by a number or a point "
        + "instead"
    case .divisionByVariable(let name, _):
      "dividing by the variable \(name) is not linear; divide by a number, or multiply both sides by "
        + "\(name), as w = 2h says what w/h = 2 would"
    case .divisionByZero: "this divides by zero; divide by a number that is not zero"
    case .movedPoint(let definition, let id, let fault):
      "with this value of \(definition.name.text), \(id) cannot be read: "
        + Diagnostic(fault, in: .english).message(in: .english)
    case .variableInConstant(let name, _):
      "\(name) is a variable, but here a fixed number is needed; use numbers and points only"
    case .longValue:
      "this comes to a number of more than \(Limit.valueDigits.most) digits; write it with smaller numbers"
    case .quantityInProblem(let quantity, _):
      "\(quantity.text) is read off a solution, so it cannot be part of a problem"
    case .noRelation: "say what it is not, as in why not X = 10"
    case .reversedInterval: "the smaller end of an interval comes first"
    }
  }

  fileprivate static func text(_ fault: NameFault) -> String {
    switch fault {
    case .unknownName(let name, _), .nothingToExplain(let name, _):
      "no variable, constraint or objective is called '\(name.text)'; list shows them all"
    case .unknownConstraint(let name, let known):
      "no constraint is called \(name.text); "
        + (known.isEmpty
          ? "there are no constraints yet"
          : ["all", "everything"].contains(name.text)
            ? "reset takes everything out, drop \(known.prefix(2).joined(separator: ", ")) some"
            : "list shows them all")
    case .unknownObjective(let name, let known):
      "no objective is called \(name.text); "
        + (known.isEmpty
          ? "type one, such as maximize 3x + 5y"
          : "there \(EnglishGrammar.agreeing(known.count, "is", "are")) "
            + EnglishGrammar.list(known.prefix(4).map { $0 }, "and"))
    case .variableOfDual(let name, let id):
      "\(name.text) stands in the dual program: it is the price of \(id), which dual and sensitivity show"
    case .nothingToMove(let name, _):
      "no point or constraint is called \(name.text); list shows them all"
    case .isPoint(let name, let variables):
      "\(name.text) is a point, which stands where it was put: name a variable"
        + (variables.first.map { ", such as \($0)" } ?? "")
    case .variableAsPoint(let name):
      "\(name.text) is already a variable, so it cannot become a point; choose another name, or undo "
        + "the line that made it"
    case .pointAsVariable(let name):
      "\(name.text) is already a point; choose another name for the variable"
    case .duplicateLabel(let name):
      "the label \(name.text) is taken; choose another, or drop \(name.text) first"
    case .labelIsName(let name, let isPoint):
      "\(name.text) is already a \(isPoint ? "point" : "variable"); choose another label"
    case .letterOfView(let name): "\(name.text) is a view; choose another letter"
    case .labelAsVariable(let name):
      "\(name.text) is the label of a constraint, not a number; choose another name"
    case .noLetter(let name):
      "a letter is one of a to z, or a few of them, such as aa; not \(name.text)"
    case .noObjectiveName(let name):
      "an objective is called f and a number, such as f2; not \(name.text)"
    case .letterOfChain(let name): chain(name)
    case .noSlack(_, let id, let slacks):
      switch slacks.count {
      case 0: "\(id) is an equation that is required, so it has no slack: it holds"
      case 1: "\(id) is a requirement, with one slack, \(slacks[0])"
      default:
        "\(id) is a preference, with two slacks, \(EnglishGrammar.list(slacks, "and")); error(\(id)) is how far it is "
          + "from holding"
      }
    case .severalToExplain(let name, let known):
      known.isEmpty
        ? "there is nothing to ask about yet; type a constraint, such as X >= 0"
        : "say which: \(EnglishGrammar.list(known.prefix(4).map { "\(name.text) \($0)\(name.text.hasSuffix("not") ? " = 0" : "")" }, "or"))"
    }
  }

  fileprivate static func text(_ fault: ChangeFault) -> String {
    switch fault {
    case .requiredObjective:
      "an objective cannot be required: there is no value at which it holds; give it a level such "
        + "as @high"
    case .branchesOnNothing(let name, let value?):
      "\(name.text) is \(value), a whole number, so there is nothing to branch on; 'branch LINE | LINE' takes lines of your own"
    case .branchesOnNothing(let name, nil):
      "\(name.text) has no single value to branch on; 'branch LINE | LINE' takes lines of your own"
    case .noChange(let line, _):
      "this takes a line that changes the problem, as in what if point X1 = 5; '\(line)' is none"
    case .noConstant(let name, hasLinks: true): chain(name)
    case .noConstant(let name, hasLinks: false):
      "\(name.text) is an objective, which has no constant to set"
    case .multipliedConstant(let name):
      "both sides of \(name.text) have variables, and a point multiplies one; drop it and type it again"
    case .noEdit(let name): "no value was suggested for \(name.text)"
    case .notLinear(let name, let id, isObjective: true):
      "\(name.text) multiplies or divides in the objective \(id); sweep x in \(id) from 0 to 10 moves what a variable x is "
        + "multiplied by there"
    case .notLinear(let name, let id, isObjective: false):
      "\(name.text) multiplies or divides in \(id), so the solution is not piecewise linear in "
        + "\(name.text); move it by hand, as in point \(name.text) = 3, and look"
    case .variableIsNotHeld(let name, let objective):
      "\(name.text) is a variable, and no suggestion holds it; type suggest \(name.text) = 0 first, or "
        + "sweep a point or a constraint's constant"
        + (objective.map {
          "; sweep \(name.text) in \($0) from 0 to 10 moves its coefficient there"
        }
          ?? "")
    case .implied(let name):
      "\(name.text) holds in any case: a width or a height is never negative, so this cannot be changed"
    case .declaredBound(let name, let variable):
      "\(name.text) belongs to the bound that \(variable) was declared with; var 0 <= \(variable) <= 10 moves it, \(variable) free lifts it"
    case .boundBelowZero(let bound, _):
      "nothing is at least 0 and at most \(bound)"
    case .disabled(let name):
      "\(name.text) is disabled, so its constant changes nothing; enable it first"
    case .tooMany(let limit, _):
      "there may be at most \(limit.most) \(Self.counted(limit)); split the problem"
    case .nothing(.undo, _): "there is nothing to undo"
    case .nothing(.redo, _): "there is nothing to redo"
    }
  }

  /// What a problem can have too many of.
  fileprivate static func counted(_ limit: Limit) -> String {
    switch limit {
    case .variables: "variables"
    case .points: "points"
    // The third of what a problem is counted in.
    default: "constraints"
    }
  }

  fileprivate static func chain(_ name: Name) -> String {
    "\(name.text) is a chain of several constraints; name one of its links, such as \(name.text).1"
  }

  // MARK: Solutions

  fileprivate static func text(_ fault: SolutionFault) -> String {
    switch fault {
    case .unknownLevel(let name, let known, _):
      "nothing is at the level \(name); "
        + (known.isEmpty
          ? "there are no preferences yet; add one, such as X = 3 @low"
          : "the levels are \(EnglishGrammar.list(known))")
    case .unbounded(let level, _):
      "there is no solution to read off: f(\(level)) is unbounded below; add a constraint that bounds it"
    case .unsatisfiable(let ids, _): "there is no solution: \(contradiction(ids))"
    case .noTransport(let obstacle, _): text(obstacle)
    case .ambiguousError(let name):
      "the error of \(name.text) has more than one value: what \(name.text) is about is ambiguous"
    case .longValue(let name, _):
      "with this, \(name) would be a number of more than \(Limit.valueDigits.most) digits; nothing was changed: use "
        + "smaller numbers"
    case .excess(.memory, _):
      "to work this out takes more memory than there is for it; solve a smaller problem"
    case .excess(let limit, _):
      "on the way to the answer stand numbers of more than \(limit.most) digits; use smaller numbers"
    case .contradiction(let ids, _):
      ids.isEmpty
        ? "what variables were declared with contradicts itself then; nothing was changed"
        : ids.count == 1
          ? "the requirement \(ids[0]) can never hold; nothing was changed"
          : "the requirements \(contradiction(ids)); nothing was changed"
    case .standingPoint(let name, let value, let wanted, _):
      "\(name) is a point, which is \(value); nothing was changed: point \(name) = \(wanted) moves it"
    case .expectation(let claim, _): text(claim)
    }
  }

  fileprivate static func contradiction(_ ids: [String]) -> String {
    ids.count == 1
      ? "\(ids[0]) contradicts itself" : "\(EnglishGrammar.list(ids)) contradict one another"
  }

  fileprivate static func text(_ claim: SolutionFault.Claim) -> String {
    switch claim {
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
    case .frame(let frame): "the frame of \(frame.name) is \(frameNumbers(frame))"
    case .conflict(let ids): contradiction(ids)
    case .noSolution(let fault): Diagnostic(fault, in: .english).message(in: .english)
    }
  }
}
