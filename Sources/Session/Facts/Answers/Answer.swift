// What a line is answered with: values that say what happened. No sentence and no picture stands in them; the
// words are Narration's, the JSON is Formats'. One case for each topic, and in it one for each thing that
// can be answered.

/// The answer to a line, as facts.
public indirect enum Answer: Sendable {
  /// There is nothing to say.
  case nothing
  /// Something was changed: a statement, a command that changes, a setting, undo and redo.
  case change(ChangeAnswer)
  /// What there is: lists, decompositions, objectives, the value of an expression, help.
  case state(StateAnswer)
  /// The solve pivot by pivot: trace, walk, tableau, the learner's own pivots, predictions.
  case walk(WalkAnswer)
  /// What it comes to: levels and regions, plots, prices, sweeps.
  case solution(SolutionAnswer)
  /// Why it is so: explanations, conflicts, proofs.
  case reason(ReasonAnswer)
  /// Where views are and could be.
  case layout(LayoutAnswer)

  /// Whether undo or redo went somewhere: the problem, or how it is drawn, is another.
  public var isTravel: Bool { if case .change(.travel) = self { true } else { false } }
}
