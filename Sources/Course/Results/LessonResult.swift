// What became of a question.

/// What a learner has made of a question or a task.
public struct LessonResult: Hashable, Sendable {
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case right
    /// Its answer was shown.
    case shown
    case skipped
    /// It was left open.
    case open
  }

  /// Which question: by its content, wherever it stands.
  public var mark: String
  public var prompt: String
  /// What was typed, in order; the last one is right if the outcome is.
  public var answers: [String] = []
  /// How many of them were wrong; in a task, lines that were refused or too many.
  public var misses = 0
  /// How many hints were shown.
  public var hints = 0
  public var outcome = Outcome.open

  public init(mark: String, prompt: String) {
    self.mark = mark
    self.prompt = prompt
  }

  /// Whether it was right without a miss or a hint.
  public var isRightAtOnce: Bool { outcome == .right && misses == 0 && hints == 0 }

  /// Whether it need not be asked again.
  public var isAnswered: Bool { outcome == .right || outcome == .shown }
}
