// What is worth a remark beside a change.

public import Language
public import Layouts
public import Rationals

/// A remark on a change.
public enum Note: Sendable {
  case dropped(id: String, text: String)
  case disabled(id: String, text: String)
  /// A constraint of a stack is disabled for as long as views of the stack are hidden.
  case resting(id: String, text: String)
  /// A variable is held by no suggestion any more.
  case released(String)
  /// A requirement has a weight, which counts for nothing.
  case weightOnRequirement
  /// No variable is in a constraint, or none is left, so it always holds or always adds a constant to its
  /// level's objective. With points in it that can change when one moves.
  case withoutVariable(id: String, level: String, cost: Rational?, hasPoints: Bool)
  /// Two objectives of one level add up to a constant.
  case cancels(id: String, other: String, level: String)
  /// A constraint says what another of its level says, or an objective asks for what another of its level asks for, be
  /// it in other words or so many times. The level is nil for requirements, which do not count.
  case twin(id: String, other: String, level: String?, isObjective: Bool)
  /// The name of a new variable is a unit of measure.
  case unit(String)
  /// A variable of that name was made, which elsewhere says how strong a constraint is.
  case strength(String)
  /// Whether an unknown name is an error from here on.
  case namesFixed(Bool)
  /// Everything is gone.
  case reset
  case rule(RuleWord)
  /// Views, or guides, were named.
  case views([String], areGuides: Bool)
  /// What a bare `-` means from here on, between siblings and to the superview.
  case spacing(Rational)
  case margin(Rational)
  case direction(DirectionWord)
  /// The constraint is about distances in the direction of text, which run to the left.
  case mirrored(id: String)
  /// A text has no height, since its view has no width.
  case textWaits(TextPasses.Waiting)
  /// A view is held by what lies outside it; of that a measurement knows nothing, and finds these sizes.
  case heldFromOutside(String, alone: [Axis: Rational])
  /// A view has a guide for what scrolls in it.
  case scrolls(String)
  /// Variables were declared that are never negative.
  case nonnegative([String])
  /// Variables were declared with that upper bound, and are never negative.
  case bounded([String], upTo: String)
  /// Variables may have any sign from here on.
  case free([String])
  /// These rows still say that a variable is not negative that was to have any sign.
  case heldByRows(ids: [String])
  /// Constraints are rows where textbooks have signs.
  case rowsForSigns(ids: [String], variables: [String])
  /// Rows that said what variables' signs say now are gone.
  case signsForRows(ids: [String])
  /// Each layout pass changes the heights of texts again.
  case textsLoop([String])
}
