// The words that a learner types to the lesson rather than to the problem in it.

/// A word that means the lesson, not the sandbox.
enum TutorWord: String, CaseIterable {
  case next, back, hint, answer, skip, again, quit, help

  /// The word in full, since a short one may be an answer; an empty line is `next`.
  init?(_ text: String) {
    switch text {
    case "": self = .next
    case "?": self = .help
    default:
      guard let word = Self(rawValue: text.lowercased()) else { return nil }
      self = word
    }
  }
}
