// Questions and tasks of a lesson, as values.

/// What the answer to a question is, in the words of the lesson's file.
public enum LessonExpectation: Hashable, Sendable {
  /// An expression whose value the solver knows.
  case value(String)
  /// An expression, and the ends of the interval that is left of it.
  case interval(String, lower: String, upper: String)
  /// The column that enters, or leaves, with the next pivot.
  case enters(String)
  case leaves(String)
  /// The name of a choice.
  case choice(String)
  /// Whether a claim holds.
  case claim(String, holds: Bool)
}

/// A claim of the kind that `expect` takes, or that it does not hold.
public struct LessonClaim: Hashable, Sendable {
  public var text: String
  public var isNegated: Bool
  public var line: Int
}

/// A text and the line of the file that it begins on.
public struct LessonText: Hashable, Sendable {
  public var text: String
  public var line: Int
}

/// A known misconception.
public struct LessonMiss: Hashable, Sendable {
  /// As a learner would type it.
  public var answer: String
  public var text: String
  public var line: Int
}

public struct LessonChoice: Hashable, Sendable {
  /// What the learner types.
  public var name: String
  public var text: String
}

/// A question: an `ask` block.
public struct LessonQuestion: Hashable, Sendable {
  /// The line of the opening fence.
  public var line: Int
  public var prompt: LessonText
  public var choices: [LessonChoice]
  public var expectation: LessonExpectation
  /// Where the expectation stands.
  public var expectationLine: Int
  /// What makes the choice the right one.
  public var because: [LessonClaim]
  public var misses: [LessonMiss]
  public var hints: [LessonText]
  /// What is said when it is answered.
  public var answer: String?
}

/// A task: a `try` block.
public struct LessonTask: Hashable, Sendable {
  /// The line of the opening fence.
  public var line: Int
  public var prompt: LessonText
  /// What holds when it is done.
  public var claims: [LessonClaim]
  /// How many lines may change something; nil: any number.
  public var limit: Int?
  /// Lines that do it.
  public var solution: [LessonText]
  public var hints: [LessonText]
  public var answer: String?
}

/// What a lesson is made of, besides its prose, in the order of the file.
public enum LessonItem: Hashable, Sendable {
  case block(LessonBlock)
  case question(LessonQuestion)
  case task(LessonTask)

  /// The line of the opening fence.
  public var line: Int {
    switch self {
    case .block(let block): block.line
    case .question(let question): question.line
    case .task(let task): task.line
    }
  }
}
