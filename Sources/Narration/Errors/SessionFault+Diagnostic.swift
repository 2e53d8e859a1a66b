// The faults that a session can find, as diagnostics. One sentence each, without a full stop at its end, that
// says what is wrong and what to type instead.

import ConstraintHierarchies
public import Language
import Rationals
public import Session
public import Wording

extension Diagnostic {
  /// The fault in words.
  public init(_ fault: SessionFault, in speech: Speech) {
    switch fault {
    case .name(.unknownName(let name, let known)):
      self = .unknownName(name, among: known)
    case .name(.nothingToExplain(let name, let known))
    where Suggestion.lookAlike(of: name.text, among: known) != nil:
      self = .unknownName(name, among: known)
    // Any other says all of itself.
    default:
      self.init(
        code: fault.code, message: fault.text(in: speech), range: fault.range,
        suggestion: fault.suggestion)
    }
  }
}

extension SessionFault {
  /// What was perhaps meant, to stand in the place that is marked.
  fileprivate var suggestion: String? {
    switch self {
    case .change(.requiredObjective): "@high"
    case .name(.unknownConstraint(let name, let known)),
      .name(.nothingToMove(let name, let known)), .name(.nothingToExplain(let name, let known)),
      .walk(.unknownColumn(let name, let known)), .walk(.notInRatioTest(let name, let known)):
      Suggestion.nearest(to: name.text, among: known)
    case .layout(.unknownMetric(let name, let known)):
      Suggestion.nearest(to: name.text, among: known)
    case .layout(.unknownAttribute(let name, _)): Self.attribute(of: name.text)
    case .walk(.pairOfColumns(_, let pair)): pair.count == 1 ? pair[0] : nil
    // Only what is close to something that would do suggests it.
    default: nil
    }
  }

  /// `title.leading` for `title.leadingAnchor`.
  private static func attribute(of name: String) -> String? {
    name.hasSuffix("Anchor") ? String(name.dropLast("Anchor".count)) : nil
  }
}

extension PivotFault {
}
