// Exercises without end: a seed gives a question whose numbers a hand can do, and the answer with it.
//
// Each kind is a type that draws its numbers, works out the answer, and says of any other answer what is wrong
// with it, as a fact; the sentences stand with the other words. What a draw gives is kept only if it makes a
// good question: one answer, and numbers that are small enough, which tests hold each kind to.

public import Language
import Rationals
public import Rendering

/// A question of one kind, made from a seed.
///
/// The same kind, level and seed give the same question on every machine, so that it can be named by them.
public struct Exercise: Sendable {
  public let kind: ExerciseKind
  public let level: ExerciseLevel
  public let seed: UInt64
  private let parts: Parts

  /// What a kind has to say, whichever it is.
  private struct Parts: Sendable {
    let prompt: @Sendable () -> Document
    let hints: @Sendable () -> [Text]
    let solution: @Sendable () -> Document
    let answerText: String
    let script: [String]
    let verdict: @Sendable (String, [String]) -> AnswerVerdict

    init<Problem: ExerciseProblem>(
      _ type: Problem.Type, _ level: ExerciseLevel, _ draws: inout SeededDraws
    ) {
      let problem = Problem.drawn(level, from: &draws)
      prompt = { problem.prompt }
      hints = { problem.hints }
      solution = { problem.solution }
      answerText = problem.answerText
      script = problem.script
      verdict = { problem.verdict(on: $0, after: $1) }
    }
  }

  public init(_ kind: ExerciseKind, level: ExerciseLevel = .one, seed: UInt64) {
    self.kind = kind
    self.level = level
    self.seed = seed
    var draws = SeededDraws(kind, level, seed: seed)
    parts =
      switch kind {
      case .region: Parts(RegionExercise.self, level, &draws)
      case .levels: Parts(LevelsExercise.self, level, &draws)
      case .hugging: Parts(HuggingExercise.self, level, &draws)
      case .conflict: Parts(ConflictExercise.self, level, &draws)
      case .enters: Parts(EntersExercise.self, level, &draws)
      case .ratio: Parts(RatioExercise.self, level, &draws)
      case .leaves: Parts(LeavesExercise.self, level, &draws)
      case .row: Parts(RowExercise.self, level, &draws)
      case .price: Parts(PriceExercise.self, level, &draws)
      case .dual: Parts(DualExercise.self, level, &draws)
      }
  }

  /// The one that comes when another is asked for.
  public var next: Exercise { Exercise(kind, level: level, seed: seed &+ 1) }

  /// What is asked.
  public var prompt: Document { parts.prompt() }

  /// The first points the way, the last says how it is done.
  public var hints: [Text] { parts.hints() }

  /// The right answer as it can be typed.
  public var answerText: String { parts.answerText }

  /// The way to the answer, step by step.
  public var solution: Document { parts.solution() }

  /// Lines of the language that state the problem, to be tried out; none where a dictionary is given.
  public var script: [String] { parts.script }

  /// Judges an answer as it was typed.
  ///
  /// - Parameter earlier: what was typed before, oldest first: an answer of several lines may be given line by
  ///   line.
  public func judge(_ answer: String, after earlier: [String] = []) -> AnswerVerdict {
    parts.verdict(answer, earlier)
  }
}

/// A kind of exercise: its numbers, its answer, and what is to be said.
protocol ExerciseProblem: Sendable {
  /// Draws the numbers of one.
  ///
  /// - Returns: nil where they make no good question.
  init?(_ level: ExerciseLevel, from draws: inout SeededDraws)

  /// Every number in the question and on the way to the answer.
  var figures: [Rational] { get }

  var answerText: String { get }
  var script: [String] { get }
  func verdict(on answer: String, after earlier: [String]) -> AnswerVerdict

  var prompt: Document { get }
  var hints: [Text] { get }
  var solution: Document { get }
}

extension ExerciseProblem {
  /// The first draw that makes a good question.
  static func drawn(_ level: ExerciseLevel, from draws: inout SeededDraws) -> Self {
    while true {
      if let problem = Self(level, from: &draws), level.allows(problem.figures) { return problem }
    }
  }

  var script: [String] { [] }
}

extension ExerciseLevel {
  /// Whether a hand can do with these numbers.
  func allows(_ figures: [Rational]) -> Bool {
    figures.allSatisfy { figure in
      switch self {
      case .one: figure.numeratorDigits <= 2 && figure.denominatorDigits <= 1
      case .two: figure.numeratorDigits <= 3 && figure.denominatorDigits <= 1
      case .three: figure.numeratorDigits <= 3 && figure.denominatorDigits <= 2
      }
    }
  }
}

extension Rational {
  fileprivate var numeratorDigits: Int { Self.digits(of: numeratorText) }
  fileprivate var denominatorDigits: Int { Self.digits(of: denominatorText) }

  private static func digits(of number: String) -> Int { number.utf8.count { $0 != 0x2D } }
}
