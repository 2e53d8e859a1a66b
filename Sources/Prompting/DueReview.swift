// What comes back today.

public import Console
public import Course
import Lessons
public import Wording

/// What there is to review on a day.
public enum DueReview {
  case review(Review)
  /// Only what is asked again in its lesson.
  case places([Review.Place])
  /// Nothing, and why.
  case nothing(NoReviewWords)

  /// - Parameter own: lessons that are not built in.
  public init(on day: Day, _ terminal: Terminal, own: [LessonDocument] = []) {
    let schedule = ReviewFile(terminal.environment)?.load() ?? ReviewSchedule()
    let due = schedule.due(on: day).map { (lesson: $0.lesson, mark: $0.mark) }
    switch Review.due(
      due, on: day, in: terminal.speech, from: { own.lesson(named: $0) })
    {
    case .review(let review): self = .review(review)
    case .places(let places): self = .places(places)
    case .nothing: self = .nothing(Self.why(next: schedule.next, on: day))
    }
  }

  private static func why(next: Day?, on day: Day) -> NoReviewWords {
    guard let next else { return .nothingMissed }
    return next <= day ? .notAtHand : .notToday(next: next)
  }
}

extension Review.Place {
  /// How to come to it.
  public func text(in speech: Speech) -> String {
    LessonPlayWords.standsInLesson(self).text(in: speech)
  }
}

extension [LessonDocument] {
  /// The lesson of that name among these, or the built-in one.
  public func lesson(named name: String) -> LessonDocument? {
    first { $0.name == name } ?? BuiltInLessons.document(named: name)
  }
}
