// Questions and tasks of a lesson, as values.

public import Language

/// A claim of the kind that `expect` takes, or that it does not hold.
public struct LessonClaim: Sendable {
  public var claim: Claim
  /// As it is written.
  public var text: LessonText

  public var line: Int { text.line }
}

/// A text and where it stands in the file.
public struct LessonText: Sendable {
  public var text: String
  /// Where the lines of the file begin in it; at least one.
  var segments: [Segment]

  struct Segment: Sendable {
    /// In characters from the beginning of the text.
    var offset: Int
    /// Counted from 1, of the file.
    var line: Int
    var column: Int
  }

  /// The line of the file that it begins on.
  public var line: Int { segments[0].line }

  init(_ text: String, line: Int, column: Int) {
    self.text = text
    segments = [Segment(offset: 0, line: line, column: column)]
  }

  /// Goes on with what a further line of the file says.
  mutating func append(_ more: String, line: Int, column: Int) {
    text += " "
    segments.append(Segment(offset: text.count, line: line, column: column))
    text += more
  }

  /// Where in the file a part of the text begins.
  func place(of range: SourceRange) -> (line: Int, column: Int) {
    let segment = segments.last { $0.offset <= range.lowerBound } ?? segments[0]
    return (segment.line, segment.column + range.lowerBound - segment.offset)
  }

  /// What is wrong with a part of the text, at its place.
  package func flaw(_ fact: LessonFact, at range: SourceRange) -> LessonFlaw {
    let place = place(of: range)
    return LessonFlaw(place.line, fact, column: place.column)
  }
}

/// A known misconception.
public struct LessonMiss: Sendable {
  /// As a learner would type it.
  public var answer: String
  public var text: String
  public var line: Int
}

public struct LessonChoice: Equatable, Sendable {
  /// What the learner types.
  public var name: String
  public var text: String
}

/// A question: an `ask` block.
public struct LessonQuestion: Sendable {
  /// The line of the opening fence.
  public var line: Int
  /// What the lesson has said and the prompt takes for granted: shown where it is asked by itself, in a review.
  public var context: LessonText?
  public var prompt: LessonText
  /// Lines that come next: the question is about what they will leave.
  public var after: [LessonText]
  public var choices: [LessonChoice]
  /// What the right answer is.
  public var expectation: Question
  public var expectationText: LessonText
  /// What makes the choice the right one.
  public var because: [LessonClaim]
  public var misses: [LessonMiss]
  public var hints: [LessonText]
  /// What is said when it is answered.
  public var answer: String?
  /// The number of the lesson that it belongs to, in a file of questions that choose where to begin.
  public var lesson: Int?
}

/// A task: a `try` block.
public struct LessonTask: Sendable {
  /// The line of the opening fence.
  public var line: Int
  /// What the lesson has said and the prompt takes for granted: shown where it is set by itself, in a review.
  public var context: LessonText?
  public var prompt: LessonText
  /// What holds when it is done.
  public var claims: [LessonClaim]
  /// Where it must hold, too: each goes on from what the learner has left.
  public var moved: [MovedState] = []
  /// What the way there may be.
  public var rules = TaskRules()
  /// How many lines may change something; nil: any number.
  public var limit: Int?
  /// Lines that do it.
  public var solution: [LessonText]
  /// Other lines that do it, and are as welcome.
  public var others: [OtherWay] = []
  public var hints: [LessonText]
  public var answer: String?
}

/// A state into which the checker and the tutor move a task that is done: what was meant holds there as well, and what
/// holds by luck does not.
public struct MovedState: Sendable {
  /// The lines that lead to it; at least one.
  public var lines: [LessonText]
  /// What holds there; at least one.
  public var claims: [LessonClaim]
}

/// A way to do a task that is not that of its solution.
public struct OtherWay: Sendable {
  public var text: LessonText

  /// Its lines.
  public var lines: [String] { text.text.split(separator: ";").map { $0.trimmed } }
}

/// What a lesson is made of, besides its prose, in the order of the file.
public enum LessonItem: Sendable {
  case block(LessonBlock)
  case question(LessonQuestion)
  case task(LessonTask)
  case exercise(LessonExercise)

  /// The line of the opening fence.
  public var line: Int {
    switch self {
    case .block(let block): block.line
    case .question(let question): question.line
    case .task(let task): task.line
    case .exercise(let exercise): exercise.line
    }
  }

  /// What it takes for granted where it stands.
  package var context: LessonText? {
    switch self {
    case .block, .exercise: nil
    case .question(let question): question.context
    case .task(let task): task.context
    }
  }
}
