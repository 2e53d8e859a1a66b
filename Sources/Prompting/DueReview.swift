// What comes back today.

public import Console
public import Lessons

/// What there is to review on a day.
public enum DueReview {
  case review(Review)
  /// Nothing, and why, as a sentence with its line's end.
  case nothing(String)

  /// - Parameter own: lessons that are not built in.
  public init(on day: Day, _ environment: Environment, own: [LessonDocument] = []) {
    let schedule = ReviewFile(environment)?.load() ?? ReviewSchedule()
    let due = schedule.due(on: day).map { (lesson: $0.lesson, mark: $0.mark) }
    self =
      if let review = Review(due, on: day, from: { own.lesson(named: $0) }) {
        .review(review)
      } else {
        .nothing(ReviewWords.nothing(next: schedule.next, on: day))
      }
  }
}

extension [LessonDocument] {
  /// The lesson of that name among these, or the built-in one.
  public func lesson(named name: String) -> LessonDocument? {
    first { $0.name == name }
      ?? (try? BuiltInLessons.all.first { $0.name == name }?.document())
  }
}

private enum ReviewWords {
  static func nothing(next: Day?, on day: Day) -> String {
    guard let next else { return "Nothing has been missed yet.\n" }
    if next <= day { return "What was missed is in no lesson that is at hand.\n" }
    return "Nothing is due today. The next review is on \(next).\n"
  }
}
