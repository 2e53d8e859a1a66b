// What a question about what there is is answered with.

public import Language

/// What there is: lists, decompositions, objectives, the value of an expression, help.
public enum StateAnswer: Sendable {
  case list(Listing)
  case decomposition(Decomposition)
  case objectives(ObjectivesReport)
  case value(ValueReport)
  case claim(ClaimReport)
  case help(HelpReport)
  /// The kinds of exercises.
  case exercises([ExerciseKind])
  /// What `expect` claims is so.
  case holds
  /// The program around the session is to do it.
  case request(Command.Request)
}

/// What there is to say about a word.
public enum HelpReport: Sendable {
  /// What people want, and lines that do it.
  case overview([HelpTask])
  /// All topics of a kind.
  case list([HelpTopic])
  case topic(HelpTopic)
  /// A name in use, and what it stands for.
  case name(String, NameMeaning)
  /// The word begins several: these.
  case ambiguous(String, [String])
  /// No such word; perhaps another was meant.
  case unknown(String, nearest: String?)

  /// - Parameter help: in the language of whoever asks.
  init(_ word: String?, in help: Help) {
    guard let word, word.lowercased() != "me" else {
      self = .overview(help.tasks)
      return
    }
    if let topics = help.list(named: word) {
      self = .list(topics)
      return
    }
    switch help.answer(for: word) {
    case .topic(let topic): self = .topic(topic)
    case .ambiguous(let words): self = .ambiguous(word, words)
    case .unknown(let nearest): self = .unknown(word, nearest: nearest)
    }
  }
}
