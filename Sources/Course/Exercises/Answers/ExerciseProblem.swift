// What a kind of exercise is: it draws its numbers, knows the answer, and says of any other what is wrong with it.

import ConstraintHierarchies
import Language
import Rationals
public import Rendering
import Wording

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
  func verdict(on answer: String, after earlier: [String], in speech: Speech) -> AnswerVerdict

  /// What there is to say to an answer.
  associatedtype Remark
  static var english: ExerciseWords<Self, Remark> { get }
  static var russian: ExerciseWords<Self, Remark> { get }
}

extension ExerciseProblem {
  /// The first draw that makes a good question.
  static func drawn(_ level: ExerciseLevel, from draws: inout SeededDraws) -> Self {
    while true {
      if let problem = Self(level, from: &draws), level.allows(problem.figures) { return problem }
    }
  }

  static func words(in speech: Speech) -> ExerciseWords<Self, Remark> {
    switch speech {
    case .english: english
    case .russian: russian
    }
  }

  var script: [String] { [] }

  func said(_ remark: Remark, in speech: Speech) -> Text {
    Self.words(in: speech).remark(remark, self)
  }

  func wrong(_ remark: Remark, in speech: Speech) -> AnswerVerdict {
    .wrong(.noSaying(said(remark, in: speech)), in: speech)
  }
}

/// A kind whose answer is an interval, or a number for one that is no longer than that.
protocol IntervalExercise: ExerciseProblem {
  /// What to type where an answer cannot be read.
  static var form: AnswerForm { get }
  var truth: Interval { get }

  /// What is wrong with another interval, whose first end is not above the second.
  func fault(of typed: Interval) -> Remark
}

extension IntervalExercise {
  static var form: AnswerForm { .numberOrInterval }

  var answerText: String { truth.value.map { $0.description } ?? truth.typed }

  func verdict(
    on answer: String, after earlier: [String], in speech: Speech
  ) -> AnswerVerdict {
    guard let typed = ExerciseAnswer.interval(answer) else { return .unreadable(Self.form) }
    if typed.isSet { return .unreadable(.twoPoints) }
    if typed.isReversed { return .wrong(.smallerFirst, in: speech) }
    if typed.interval != truth { return wrong(fault(of: typed.interval), in: speech) }
    return typed.isOpen ? .wrong(.endsBelongHere, in: speech) : .right
  }
}

/// A kind whose answer is a number, which a remark on another one holds.
protocol NumberExercise: ExerciseProblem where Remark == (fault: Fault, answer: Rational) {
  associatedtype Fault
  var truth: Rational { get }

  /// What is wrong with another number.
  func fault(of answer: Rational) -> Fault
}

extension NumberExercise {
  var answerText: String { truth.description }

  func verdict(
    on answer: String, after earlier: [String], in speech: Speech
  ) -> AnswerVerdict {
    guard let number = ExerciseAnswer.number(answer) else { return .unreadable(.plainNumber) }
    if number == truth { return .right }
    if WrittenNumber(answer).isNearly(truth) {
      return .unfinished(Document([.paragraph(AnswerWords.nearly.text(in: speech))]))
    }
    return wrong((fault(of: number), number), in: speech)
  }
}

/// What is said of the exercises of one kind, in one language.
struct ExerciseWords<Problem, Remark> {
  let prompt: (Problem) -> Document
  let hints: (Problem) -> [Text]
  /// The way to the answer.
  let solution: (Problem) -> Document
  /// What there is to say to an answer.
  let remark: (Remark, Problem) -> Text
}

/// What an answer was worth.
public enum AnswerVerdict: Sendable {
  case right
  /// With what there is to say to it.
  case wrong(Document)
  /// It is right as far as it goes: what is still missing.
  case unfinished(Document)
  /// It cannot be read as an answer: what to type instead. Not a miss.
  case unreadable(AnswerForm)

  static func wrong(_ words: AnswerWords, in speech: Speech) -> AnswerVerdict {
    .wrong(Document([.paragraph(words.text(in: speech))]))
  }
}
