// One screen of a presentation, as values: what happens there, and where the method stands.

public import ConstraintHierarchies
public import Rationals

/// What one screen shows.
public struct SlideFacts: Sendable {
  public indirect enum Content: Sendable {
    /// The problem.
    case start(constraints: [Constraint], objectives: [Objective], levels: [Priority])
    /// The requirements hold.
    case held
    case event(WalkEvent)
    case pivot(PivotReport)
    case question(QuestionReport)
  }

  /// What became of a guess, on the screen after it.
  public struct Guess: Sendable {
    public let part: GuessPart
    public let verdict: GuessVerdict
    /// The pivot that was asked about.
    @Boxed public private(set) var pivot: PivotReport
    /// Whether it is told how it is.
    public let tellsAnswer: Bool
  }

  public let content: Content
  /// What was guessed on the screen before.
  @Boxed public private(set) var guess: Guess?
  /// The dictionary where the method stands, or for a pivot the one that it is chosen in; nil where no row has
  /// come in.
  @Boxed public private(set) var dictionary: DictionaryReport?
  /// How many levels are solved, the requirements not counted; nil: not even they.
  public let levels: Int?
  /// The last of these.
  public let level: Priority
  /// Whether the requirements contradict one another, and the method has seen it.
  public let isEmpty: Bool
  /// The value of each variable where the method stands; on the screen of a pivot after it.
  public let values: [Rational]
  /// The same before the pivot.
  public let before: [Rational]?
  /// How many pivots have been made, that of the screen counted.
  public let pivotCount: Int
  /// On the last screen, what it comes to, if it does.
  @Boxed public private(set) var solution: SolvedReport?
  /// How the guesses fared, up to here.
  public let score: Score
}
