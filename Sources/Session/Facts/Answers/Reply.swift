// What a line comes back as: values for somebody else to draw.

public import Language

/// The answer to one line.
public struct Reply: Sendable {
  /// What happened.
  public var answer: Answer
  /// Why the line was refused; nil if all is well. The state is then what it was before.
  @Boxed public var failure: Failure?
  /// What only the program around the session can do.
  @Boxed public var request: Command.Request?
  /// Whether the line was a statement, or a command that changes what is solved: many of these can
  /// be told in one word, where an answer to a question must be shown.
  public var isChange: Bool
  /// The question about a pivot that the line has left open.
  @Boxed public var openQuestion: QuestionReport? = nil
  /// Whether it was stopped before its end (`Session.control`), so that nothing came of the line; the failure
  /// says so in words.
  public var wasStopped = false

  public init(
    _ answer: Answer = .nothing, failure: Failure? = nil, request: Command.Request? = nil,
    isChange: Bool = false
  ) {
    self.isChange = isChange
    self.answer = answer
    self.failure = failure
    self.request = request
  }
}
