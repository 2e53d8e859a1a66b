// What a kind of exercise is: it draws its numbers, knows the answer, and says of any other what is wrong with it.

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
    }
  }

  var script: [String] { [] }

  func said(_ remark: Remark, in speech: Speech) -> Text {
    Self.words(in: speech).remark(remark, self)
  }

  func wrong(_ remark: Remark, in speech: Speech) -> AnswerVerdict {
    let words = AnswerWords.noSaying(said(remark, in: speech))
    return .wrong(Document([.paragraph(words.text(in: speech))]))
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
}
