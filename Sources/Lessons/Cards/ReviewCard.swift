// A question or a task by itself: the lines that lead to it, what it takes for granted, and the question, as blocks of a
// lesson. It has other numbers than in its lesson only where all of it follows from them; otherwise its own; and it is
// there only if what it shows is enough to answer it.

import ConstraintHierarchies
import Course
import Rationals
import Session
import Wording

/// What comes back of a lesson.
struct ReviewCard {
  /// The blocks, as they stand in a lesson's file.
  let text: String
  /// The mark of the question or the task in them.
  let mark: String
  /// Whether its numbers are other than in the lesson.
  let isMoved: Bool

  /// - Parameters:
  ///   - line: the line of the lesson's file that the question or task begins on.
  ///   - seed: chooses the numbers.
  ///   - speech: the language of what the lesson does not say.
  /// - Returns: nil where it cannot be asked by itself.
  init?(_ lesson: LessonDocument, line: Int, seed: UInt64, in speech: Speech) {
    var found: LessonRun.Stop?
    _ = LessonRun(lesson) { stop, _ in if stop.item.line == line { found = stop } }
    guard let stop = found, let maker = Self.maker(lesson, stop, speech) else { return nil }
    self = maker.card(seed)
  }

  private init(text: String, mark: String, isMoved: Bool) {
    (self.text, self.mark, self.isMoved) = (text, mark, isMoved)
  }

  /// All that can come of a question or a task, but for the seeds of exercises; nothing where it cannot be asked by
  /// itself.
  static func all(
    of lesson: LessonDocument, _ stop: LessonRun.Stop, in speech: Speech
  ) -> [ReviewCard] {
    switch maker(lesson, stop, speech) {
    case nil: return []
    case .exercise(let exercise): return [ReviewCard(exercise, seed: 1)]
    case .own(let own): return [own.card(isMoved: false)]
    case .moving(let source, let numbers, let own):
      let moved = MovedNumbers.all.compactMap { Candidate(source, numbers, own, $0) }
      return moved.isEmpty ? [own.card(isMoved: false)] : moved.map { $0.card(isMoved: true) }
    }
  }

  private static func maker(
    _ lesson: LessonDocument, _ stop: LessonRun.Stop, _ speech: Speech
  ) -> Maker? {
    if case .exercise(let exercise) = stop.item { return .exercise(exercise) }
    guard let source = CardSource(lesson, stop, speech), source.isEnough,
      let start = source.session(.none),
      let own = Candidate(source, .none, in: start), own.examiner.map(source.isAnswered) ?? true
    else { return nil }
    // What cannot be told of the old numbers cannot be told of others.
    guard let numbers = source.numbers(.none, from: start),
      let same = NumberMeanings(numbers, numbers), CardWriter(source, .none, same).text != nil
    else { return .own(own) }
    return .moving(source, numbers, own)
  }

  /// Makes the cards of a question or a task.
  private enum Maker {
    case exercise(LessonExercise)
    /// With its own numbers alone.
    case own(Candidate)
    case moving(CardSource, CardNumbers, Candidate)

    func card(_ seed: UInt64) -> ReviewCard {
      switch self {
      case .exercise(let exercise): return ReviewCard(exercise, seed: seed)
      case .own(let own): return own.card(isMoved: false)
      case .moving(let source, let numbers, let own):
        let all = MovedNumbers.all
        let first = Int(seed % UInt64(all.count))
        for moves in all[first...] + all[..<first] {
          if let moved = Candidate(source, numbers, own, moves) { return moved.card(isMoved: true) }
        }
        return own.card(isMoved: false)
      }
    }
  }

  /// An exercise of the same kind and level. Its numbers are others, as its seed is.
  private init(_ exercise: LessonExercise, seed: UInt64) {
    var another = exercise
    // Short enough to be typed.
    another.seed = 1 + seed % 9_999
    if another.seed == exercise.seed { another.seed += 1 }
    self.init(
      text: "```\(CardReader.exercise)\n\(another.text)\n```\n", mark: another.mark, isMoved: true)
  }

  /// A card that can be asked.
  private struct Candidate {
    let text: String
    let mark: String
    /// nil for a task.
    let examiner: Examiner?

    /// - Parameter start: where the lines lead to.
    /// - Returns: nil where it cannot be asked so.
    init?(
      _ source: CardSource, _ moves: MovedNumbers, _ meanings: NumberMeanings? = nil,
      in start: Session
    ) {
      guard let text = CardWriter(source, moves, meanings).text,
        let document = try? LessonDocument(
          path: "review.md", text: "# \(ReviewWords.title.text(in: source.speech))\n\n" + text),
        let item = document.items.last, let mark = item.mark,
        QuestionChecker.flaws(in: LessonRun.Stop(item: item, session: start)).isEmpty
      else { return nil }
      (self.text, self.mark) = (text, mark)
      guard case .question(let question) = item else {
        examiner = nil
        return
      }
      examiner = try? Examiner(question, in: start)
    }

    /// With other numbers.
    ///
    /// - Parameters:
    ///   - numbers: those of the lesson.
    ///   - own: the card with them.
    /// - Returns: nil where all of it does not follow from the others.
    init?(
      _ source: CardSource, _ numbers: CardNumbers, _ own: Candidate, _ moves: MovedNumbers
    ) {
      guard let start = source.session(moves), let moved = source.numbers(moves, from: start),
        let meanings = NumberMeanings(numbers, moved)
      else { return nil }
      self.init(source, moves, meanings, in: start)
      guard isFit(insteadOf: own) else { return nil }
    }

    func card(isMoved: Bool) -> ReviewCard {
      ReviewCard(text: text, mark: mark, isMoved: isMoved)
    }

    /// Whether the answer is another one, no harder to work out.
    func isFit(insteadOf original: Candidate) -> Bool {
      guard let new = examiner, let old = original.examiner else { return examiner == nil }
      func isSimple(_ number: Rational, _ old: Rational) -> Bool {
        number.denominatorText.count <= max(old.denominatorText.count, 1)
          && number.numeratorText.count <= old.numeratorText.count + 1
      }
      switch (new.truth, old.truth) {
      case (.number(let number), .number(let before)):
        return (number != before || before.isZero) && isSimple(number, before)
      case (.interval(let interval), .interval(let before)):
        return interval != before && interval.isAmbiguous == before.isAmbiguous
          && (interval.lower == nil) == (before.lower == nil)
          && (interval.upper == nil) == (before.upper == nil)
      // What is picked, or is yes or no, is not worked out with longer numbers.
      default: return true
      }
    }
  }
}
