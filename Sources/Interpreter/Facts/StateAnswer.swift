// What a question about what there is is answered with.

public import Rendering

/// What there is: lists, decompositions, objectives, the value of an expression, help.
public enum StateAnswer: Sendable {
  /// Words that are not facts yet.
  case told(Document)
  case value(ValueReport)
}
