// What a question after a reason is answered with.

/// What a question after a reason is answered with.
public enum ReasonAnswer: Sendable {
  case why(WhyReport)
  case whyNot(WhyNotReport)
  case whatIf(WhatIfReport)
  case branch(BranchReport)
  /// nil where the requirements do not contradict one another, and no line was refused for that.
  case conflict(ConflictReport?)
  case proof(ProofReport)
}
