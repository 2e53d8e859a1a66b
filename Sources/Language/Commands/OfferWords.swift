// What completion says of each word that it offers.

import Wording

/// A few words on what may be typed.
enum OfferWords {
  case name(Completion.NameKind)
  case namesFixed, namesFree
  case mark(PriorityWord)
  /// The level of that priority.
  case level(Int)
  case weight
  // What `expect` claims.
  case objective, unbounded, unsatisfiable, ambiguous, interval
  case relation(Relation)
  /// A word or a sign between the arguments of a command: `from`, `=`.
  case between(String)
  case option(CommandChoice)
  case exercise(ExerciseKind)
  case exerciseOption(ExerciseOption)
  case stackOption(StackStatement.Option)
  case edge(InsetStatement.Edge)
  case layout(LayoutWord)
  case layoutOption(LayoutOptionWord)
  /// The room for a layout, and its constraints.
  case room, constraints
  /// A word of which help has a topic.
  case topic(String)
  /// In words already.
  case told(String)

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
