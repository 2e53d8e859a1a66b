// What can be wrong with a lesson. Whoever finds it states one of these facts and its place; the words
// for all of them stand with the other words of lessons.

/// Something in a lesson that is not as it should be.
public enum LessonFact: Error, Hashable, Sendable {
  // The file
  case invalidUTF8
  case nul
  case deepNesting
  case noTitle
  case noBlock
  /// The paragraph below the title begins with the part, and cannot be read.
  case badPlace(String)
  /// The lesson builds on one that is not there.
  case unknownLesson(Int)

  // Blocks of typed lines
  case unclosedFence
  case tabAcrossEdge
  case textBeforeTyped
  case nothingTyped
  /// A reply in a block whose lines are only given.
  case replyToGiven
  /// A word that may not follow the first of a fence.
  case unknownWord(String, of: String, among: [String], nearest: String?)
  /// The first word of a fence.
  case unknownFence(String, nearest: String?)

  // Blocks of keys
  case textBeforeKey
  case unknownKey(String, among: [String], nearest: String?)
  case keyWithoutColon(String)
  case missingArgument(String)
  case strayArgument(String)
  case emptyKey(String)
  case keyOutOfOrder(String, before: String)
  case repeatedKey(String)
  case missingKey(String)
  case strayKey(String)
  case fewChoices
  case repeatedChoice(String)
  case unknownChoice(String)
  /// What is expected or claimed cannot be read, and why, in the words of the language.
  case unreadable(String, suggestion: String?)
  case badCount(String)
  /// A word behind `only` or `no` that is no way.
  case unknownWay(String, among: [String], nearest: String?)
  /// What stands behind `any` other than `way`.
  case badAny(String)
  case anyWayAfterOnly
  case badLessonNumber(String)
  /// A block that should name one.
  case noExercise
  case exerciseWithoutSeed

  // Replies
  /// The reply differs; the unified diff that leads from the file to the reply.
  case difference(String)
  case unexpectedError(String)
  case nothingFailed
  /// Nobody comes to this line.
  case unreachable

  // Questions
  /// There is no answer at all, and why.
  case noAnswer(String)
  /// What is so instead.
  case wrongExpectation(String)
  /// Why there are several answers.
  case ambiguousAnswer(String)
  /// What stands in the hint.
  case givesAway(String)
  case missIsRight(String)
  case missIsNoAnswer(String, why: String)
  case repeatedMiss(String)

  // Tasks
  case doneAlready
  /// The task itself forbids its solution.
  case solutionBreaks(WayBreach)
  /// Something is to be kept that is not there.
  case unknownKept(String)
  /// The solution takes more lines than this.
  case tooManyLines(Int)

  // What could be better: warnings
  /// Ways around a task that are neither forbidden nor welcome; at least one.
  case cheats([Cheat])
  /// The answer stands above the question.
  case isPrinted(String)
  /// The answer is that of the two questions before.
  case repeatsAnswer(String)
  /// A misconception does the task that follows, in this line.
  case missPassesTask(String, String)
  /// A wrong choice ends where the right one does.
  case choicesEndAlike(String, String)
  /// What stands in the prompt and is the answer.
  case promptHolds(String)
  case uncheckedFigures
  /// A question without an `answer`.
  case noExplanation
  case fewHints

  /// How bad it is.
  public enum Severity: String, Hashable, Sendable { case error, warning }

  public var severity: Severity {
    switch self {
    case .cheats, .isPrinted, .repeatsAnswer, .missPassesTask, .choicesEndAlike, .promptHolds,
      .uncheckedFigures, .noExplanation, .fewHints, .unknownLesson:
      .warning
    default: .error
    }
  }

  /// What kind of thing it is; a script can rely on it.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The file is not text.
    case encoding
    /// Something is larger than the program goes.
    case limit
    /// The file lacks what makes a lesson of it.
    case incomplete
    /// The fence of a block, or a line in it that is out of place.
    case block
    /// A key of a question or a task.
    case key
    /// What a question or a task expects cannot be read.
    case expectation
    /// A reply is not what the file says.
    case reply
    /// An error where none is expected, or none where one is.
    case failure
    case unreachable
    /// What a question or a task expects is not so, or there is no answer.
    case wrong
    /// There is more than one answer.
    case ambiguous
    /// The answer is given away.
    case spoiler
    /// A misconception that is none.
    case miss
    /// A task that is done already, not by its solution, or by other ways too.
    case task
    /// An answer that can be guessed, or is as good as the right one.
    case guess
    /// Figures that nothing checks.
    case figures
    /// A question without an explanation, or with too few hints.
    case help
  }

  /// One sentence without a full stop: what is wrong and what to do; below it, where there is one, the
  /// difference.
  public var words: String { Words.words(for: self) }

  public var code: Code {
    switch self {
    case .invalidUTF8, .nul: .encoding
    case .deepNesting: .limit
    case .noTitle, .noBlock, .badPlace, .unknownLesson: .incomplete
    case .unclosedFence, .tabAcrossEdge, .textBeforeTyped, .nothingTyped, .replyToGiven,
      .unknownWord,
      .unknownFence:
      .block
    case .textBeforeKey, .unknownKey, .keyWithoutColon, .missingArgument, .strayArgument, .emptyKey,
      .keyOutOfOrder, .repeatedKey, .missingKey, .strayKey, .fewChoices, .repeatedChoice, .badCount,
      .unknownWay, .badAny, .anyWayAfterOnly, .badLessonNumber, .noExercise, .exerciseWithoutSeed:
      .key
    case .unknownChoice, .unreadable: .expectation
    case .difference: .reply
    case .unexpectedError, .nothingFailed: .failure
    case .unreachable: .unreachable
    case .noAnswer, .wrongExpectation: .wrong
    case .ambiguousAnswer: .ambiguous
    case .givesAway, .isPrinted, .promptHolds: .spoiler
    case .missIsRight, .missIsNoAnswer, .repeatedMiss: .miss
    case .doneAlready, .tooManyLines, .solutionBreaks, .unknownKept, .cheats: .task
    case .repeatsAnswer, .missPassesTask, .choicesEndAlike: .guess
    case .uncheckedFigures: .figures
    case .noExplanation, .fewHints: .help
    }
  }
}
