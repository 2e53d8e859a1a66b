// Exercises without end: a seed gives a question whose numbers a hand can do, and the answer with it.
//
// Each kind is a type that draws its numbers, works out the answer, and says of any other answer what is wrong
// with it, as a fact; the sentences stand with the other words. What a draw gives is kept only if it makes a
// good question: one answer, and numbers that are small enough, which tests hold each kind to.

public import Language
import Rationals
public import Rendering
public import Wording

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
    let prompt: @Sendable (Speech) -> Document
    let hints: @Sendable (Speech) -> [Text]
    let solution: @Sendable (Speech) -> Document
    let answerText: String
    let script: [String]
    let verdict: @Sendable (String, [String], Speech) -> AnswerVerdict

    init<Problem: ExerciseProblem>(
      _ type: Problem.Type, _ level: ExerciseLevel, _ draws: inout SeededDraws
    ) {
      let problem = Problem.drawn(level, from: &draws)
      prompt = { Problem.words(in: $0).prompt(problem) }
      hints = { Problem.words(in: $0).hints(problem) }
      solution = { Problem.words(in: $0).solution(problem) }
      answerText = problem.answerText
      script = problem.script
      verdict = { problem.verdict(on: $0, after: $1, in: $2) }
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

  /// `ratio, level 2, seed 7`
  public var name: String { "\(kind.rawValue), level \(level.rawValue), seed \(seed)" }

  /// By what it is known again: kind, level and seed, from which all else follows.
  public var mark: String { Self.mark(kind, level, seed) }

  /// The mark of the one that these name, which is not drawn for it.
  static func mark(_ kind: ExerciseKind, _ level: ExerciseLevel, _ seed: UInt64) -> String {
    Course.mark(of: "exercise \(kind.rawValue) \(level.rawValue) \(seed)")
  }

  /// The one that comes when another is asked for.
  public var next: Exercise { Exercise(kind, level: level, seed: seed &+ 1) }

  /// What is asked.
  public func prompt(in speech: Speech) -> Document { parts.prompt(speech) }

  /// The first points the way, the last says how it is done.
  public func hints(in speech: Speech) -> [Text] { parts.hints(speech) }

  /// The right answer as it can be typed.
  public var answerText: String { parts.answerText }

  /// The way to the answer, step by step.
  public func solution(in speech: Speech) -> Document { parts.solution(speech) }

  /// Lines of the language that state the problem, to be tried out; none where a dictionary is given.
  public var script: [String] { parts.script }

  /// Judges an answer as it was typed.
  ///
  /// - Parameters:
  ///   - earlier: what was typed before, oldest first: an answer of several lines may be given line by line.
  ///   - speech: the language of what is said to it.
  public func judge(
    _ answer: String, after earlier: [String] = [], in speech: Speech
  ) -> AnswerVerdict {
    parts.verdict(answer, earlier, speech)
  }
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
