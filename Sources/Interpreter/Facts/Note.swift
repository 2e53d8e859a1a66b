// What is worth a remark beside a change.

public import Language

/// A remark on a change.
public enum Note: Hashable, Sendable {
  case dropped(id: String, text: String)
  case disabled(id: String, text: String)
  /// A variable is held by no suggestion any more.
  case released(String)
  /// A requirement has a weight, which counts for nothing.
  case weightOnRequirement
  /// Whether an unknown name is an error from here on.
  case namesFixed(Bool)
  /// Everything is gone.
  case reset
  case rule(RuleWord)
}
