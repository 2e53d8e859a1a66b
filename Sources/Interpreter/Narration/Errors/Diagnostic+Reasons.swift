// The words of the errors about reasons: requirements that clash, and nothing there to explain.

import Language

extension Diagnostic {
  static func contradiction(_ ids: [String], _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .unsatisfiable,
      message: ids.count == 1
        ? "the requirement \(ids[0]) can never hold; nothing was changed"
        : "the requirements \(Words.list(ids)) contradict one another; nothing was changed",
      range: range)
  }

  static func nothingToExplain(_ name: Name, among known: [String]) -> Diagnostic {
    var diagnostic = unknownName(name, among: known)
    if Suggestion.lookAlike(of: name.text, among: known) == nil {
      diagnostic.message =
        "no variable, constraint or objective is called '\(name.text)'; list shows them all"
    }
    return diagnostic
  }
}
