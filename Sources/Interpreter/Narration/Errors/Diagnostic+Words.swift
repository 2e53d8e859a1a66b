// The words of the errors that only a session can find: names that clash, what is not linear, claims
// that do not hold.

import Language

extension Diagnostic {
  static func productOfVariables(_ left: String, _ right: String, _ range: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      code: .nonlinear,
      message: "\(left) times \(right) is not linear: both are variables; multiply by a number "
        + "or a point instead",
      range: range)
  }

  static func divisionByVariable(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .nonlinear,
      message: "dividing by the variable \(name) is not linear; divide by a number, or multiply "
        + "both sides by \(name), as w = 2h says what w/h = 2 would",
      range: range)
  }

  static func divisionByZero(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .syntax, message: "this divides by zero; divide by a number that is not zero",
      range: range)
  }

  /// What was right where it was written is not any more: a division by zero, or a product of two
  /// variables one of which had been multiplied by zero.
  static func movedPoint(
    _ definition: PointDefinition, spoils id: String, _ error: Diagnostic
  ) -> Diagnostic {
    Diagnostic(
      code: error.code,
      message: "with this value of \(definition.name.text), \(id) cannot be read: \(error.message)",
      range: definition.value.range)
  }

  static func variableInConstant(_ name: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .syntax,
      message: "\(name) is a variable, but here a fixed number is needed; use numbers and points "
        + "only",
      range: range)
  }

  static func variableAsPoint(_ name: Name) -> Diagnostic {
    Diagnostic(
      code: .syntax,
      message: "\(name.text) is already a variable, so it cannot become a point; choose another "
        + "name, or undo the line that made it",
      range: name.range)
  }

  static func pointAsVariable(_ name: Name) -> Diagnostic {
    Diagnostic(
      code: .syntax,
      message: "\(name.text) is already a point; choose another name for the variable",
      range: name.range)
  }

  static func duplicateLabel(_ name: Name) -> Diagnostic {
    Diagnostic(
      code: .duplicateLabel,
      message: "the label \(name.text) is taken; choose another, or drop \(name.text) first",
      range: name.range)
  }

  static func labelIsName(_ name: Name, isPoint: Bool) -> Diagnostic {
    Diagnostic(
      code: .duplicateLabel,
      message: "\(name.text) is already a \(isPoint ? "point" : "variable"); choose another label",
      range: name.range)
  }

  static func labelAsVariable(_ name: Name) -> Diagnostic {
    Diagnostic(
      code: .duplicateLabel,
      message: "\(name.text) is the label of a constraint, not a number; choose another name",
      range: name.range)
  }

  static func requiredObjective(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .syntax,
      message: "an objective cannot be required: there is always a better one to ask for; give it "
        + "a level such as @high",
      range: range, suggestion: "@high")
  }

  static func unknownConstraint(_ name: Name, among ids: [String]) -> Diagnostic {
    let hint = ids.isEmpty ? "there are no constraints yet" : "list shows them all"
    return Diagnostic(
      code: .unknownName,
      message: "no constraint is called \(name.text); \(hint)", range: name.range,
      suggestion: Suggestion.nearest(to: name.text, among: ids))
  }

  static func noConstant(_ name: Name, hasLinks: Bool) -> Diagnostic {
    Diagnostic(
      code: .syntax,
      message: hasLinks
        ? "\(name.text) is a chain of several constraints; name one of its links, such as "
          + "\(name.text).1"
        : "\(name.text) is an objective, which has no constant to set",
      range: name.range)
  }

  static func multipliedConstant(_ name: Name) -> Diagnostic {
    Diagnostic(
      code: .syntax,
      message: "both sides of \(name.text) have variables, and a point multiplies one; drop it and "
        + "type it anew",
      range: name.range)
  }

  static func noEdit(_ name: Name) -> Diagnostic {
    Diagnostic(
      code: .unknownName, message: "no value was suggested for \(name.text)", range: name.range)
  }

  static func unknownLevel(_ name: String, among names: [String], _ range: SourceRange)
    -> Diagnostic
  {
    let hint =
      names.isEmpty
      ? "there are no preferences yet; add one, such as X = 3 @low"
      : "the levels are \(names.joined(separator: ", "))"
    return Diagnostic(
      code: .unknownName, message: "nothing is at the level \(name); \(hint)", range: range)
  }

  static func noSolution(unbounded level: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .unbounded,
      message:
        "there is no solution to read off: f(\(level)) has no least value, it falls for ever; "
        + "add a constraint that stops it",
      range: range)
  }

  static func noSolution(conflict ids: [String], _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .unsatisfiable,
      message: "there is no solution: \(ids.joined(separator: ", ")) contradict one another",
      range: range)
  }

  static func expectation(_ message: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(code: .expectation, message: message, range: range)
  }

  static func stopped(_ text: String) -> Diagnostic {
    Diagnostic(
      code: .limit, message: "stopped; everything is as it was before this line",
      range: SourceRange(0, text.count))
  }

  static func nothing(to action: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(code: .syntax, message: "there is nothing to \(action)", range: range)
  }

  static func endOfWalk(_ message: String, _ range: SourceRange) -> Diagnostic {
    Diagnostic(code: .syntax, message: message, range: range)
  }
}
