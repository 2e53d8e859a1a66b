// What can be wrong with a lesson. What finds it states one of these facts and its place; the words for all of
// them stand with the other words of lessons.

public import ConstraintHierarchies
public import Language

/// Something in a lesson that is not as it should be.
public enum LessonFact: Hashable, Error, Sendable {
  case file(File)
  case key(Key)
  case reply(ReplyFlaw)
  case question(QuestionFlaw)
  case task(TaskFlaw)
  /// What comes back of a question or a task in a review is not right.
  case review(ReviewFlaw)
  /// It is a translation, and not of this original.
  case translation(TranslationFlaw)
  /// It could be better.
  case warning(Warning)

  /// The file, and its blocks of typed lines.
  public enum File: Hashable, Sendable {
    case invalidUTF8
    case nul
    case deepNesting
    case noTitle
    case noBlock
    /// The paragraph below the title begins with the part, and cannot be read.
    case badPlace(String)
    /// A line of its head cannot be read.
    case badHead(String)

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
  }

  /// A key of a question or a task.
  public enum Key: Hashable, Sendable {
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
    /// What is expected or claimed cannot be read.
    case unreadable(Diagnostic)
    case badCount(String)
    /// A word after `only` or `no` that is no way.
    case unknownWay(String, among: [String], nearest: String?)
    /// What stands after `any` other than `way`.
    case badAny(String)
    /// A `then` with no `expect` below it.
    case nothingExpected
    /// A `then` with no `expect` above it.
    case thenBeforeEnd
    case badLessonNumber(String)
    /// A block that should name one.
    case noExercise
    case exerciseWithoutSeed
  }

  /// A reply that is not what the file says.
  public enum ReplyFlaw: Hashable, Sendable {
    /// The unified diff that leads from the file to the reply.
    case difference(String)
    case unexpectedError(Diagnostic)
    case nothingFailed
    /// A command in a block marked `console` that is none of those whose output is checked, or of a file that is not above.
    case cannotBeShown(String)
    /// The lesson ends before this line.
    case unreachable
  }

  /// What a question expects, or says of answers, is not so.
  public enum QuestionFlaw: Hashable, Sendable {
    /// There is no answer at all.
    case noAnswer(Diagnostic)
    /// What is so instead.
    case wrongExpectation(Truth)
    /// Why there are several answers.
    case ambiguousAnswer(Truth)
    /// What stands in the hint.
    case givesAway(String)
    case missIsRight(String)
    case missIsNoAnswer(String, AnswerForm)
    case repeatedMiss(String)
  }

  /// A task that is done already, or not by its solution.
  public enum TaskFlaw: Hashable, Sendable {
    case doneAlready
    /// The task itself forbids its solution.
    case solutionBreaks(WayBreach)
    /// Something is to be kept that is not there.
    case unknownKept(String)
    /// The solution takes more lines than this.
    case tooManyLines(Int)
    /// Lines that are called as good as the solution do not do the task.
    case otherWayFails(String)
  }

  /// What is wrong with a question or a task that comes back by itself.
  public enum ReviewFlaw: Hashable, Sendable {
    /// It cannot be played.
    case notPlayed
    /// There is a context, and still it is too little to be asked by itself.
    case notEnough
    /// A line that it shows is refused.
    case lineFails(String, Diagnostic)
    /// What is shown does not settle this.
    case undetermined(String)
    /// This number of the answer is not shown.
    case hidden(String)
    /// The answer has nothing to do with the session, and nothing else is shown.
    case noContext
    /// An answer that is taken though it is wrong, or is not though it is right.
    case grades(String, isTaken: Bool)
    /// A task that is done before anything is typed.
    case doneAlready
    /// A number that is nothing here any more, and the text it stands in.
    case stale(String, String)
    /// A sum that does not come out, and the text it stands in.
    case falseSum(String, String)
  }

  /// Where a translation and its original are different lessons.
  public enum TranslationFlaw: Hashable, Sendable {
    /// What stands here, and what stands in the original, in that line of it; nil: nothing more.
    case differs(String?, original: String?, line: Int)
    /// The keys above the title say something else than the original, which says this.
    case otherPlace(part: Int, minutes: Int, requires: [Int])
  }

  /// What could be better.
  public enum Warning: Hashable, Sendable {
    /// Ways around a task that are neither forbidden nor welcome; at least one.
    case cheats([Cheat])
    /// Lines that do a task by luck, in each state that it names; at least one.
    case luck([LuckyCheat])
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
    /// A number of pivots that the replies above do not tell of.
    case otherPivots(String)
    /// A question without an `answer`.
    case noExplanation
    case fewHints
    /// The lesson builds on one that is not there.
    case unknownLesson(Int)
    /// The original is not what it was when this translation was made, or nothing says what it was; its mark as it is now.
    case originalChanged(mark: String, isKnown: Bool)
  }

  /// What is so in a session.
  public enum Truth: Hashable, Sendable {
    case isIn(String, ConstraintHierarchies.Interval)
    case isSo(String, Bool)
    case noPivotLeft
    case moves(String, isEntering: Bool)
    /// The rule could take these as well.
    case couldTake([String])
  }

  // MARK: Kinds

  /// How bad it is.
  public enum Severity: String, Sendable { case error, warning }

  public var severity: Severity { if case .warning = self { .warning } else { .error } }

  /// What kind of thing it is; a script can rely on it.
  public enum Code: String, Sendable, CaseIterable {
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
    /// Something that would be wrong in a review.
    case review
    /// A task that is done already, not by its solution, or by other ways too.
    case task
    /// An answer that can be guessed, or is as good as the right one.
    case guess
    /// Figures that nothing checks.
    case figures
    /// A question without an explanation, or with too few hints.
    case help
    /// A translation that is not what its original is.
    case translation
  }

  public var code: Code {
    switch self {
    case .file(.invalidUTF8), .file(.nul): .encoding
    case .file(.deepNesting): .limit
    case .file(.noTitle), .file(.noBlock), .file(.badPlace), .file(.badHead),
      .warning(.unknownLesson):
      .incomplete
    case .file: .block
    case .key(.unknownChoice), .key(.unreadable): .expectation
    case .key: .key
    case .reply(.difference): .reply
    case .reply(.unexpectedError), .reply(.nothingFailed), .reply(.cannotBeShown): .failure
    case .reply(.unreachable): .unreachable
    case .question(.noAnswer), .question(.wrongExpectation): .wrong
    case .question(.ambiguousAnswer): .ambiguous
    case .question(.givesAway): .spoiler
    case .question(.missIsRight), .question(.missIsNoAnswer), .question(.repeatedMiss): .miss
    case .task, .warning(.cheats), .warning(.luck): .task
    case .review: .review
    case .warning(.isPrinted), .warning(.promptHolds): .spoiler
    case .warning(.repeatsAnswer), .warning(.missPassesTask), .warning(.choicesEndAlike): .guess
    case .warning(.uncheckedFigures), .warning(.otherPivots): .figures
    case .warning(.noExplanation), .warning(.fewHints): .help
    case .translation, .warning(.originalChanged): .translation
    }
  }
}
