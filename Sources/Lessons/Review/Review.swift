// What was missed, asked again: a lesson made of questions and tasks from lessons, with other numbers. The same
// day and the same things missed make the same review, so that it can be graded from its transcript.

import Language

/// A review of one day.
public struct Review: Sendable {
  public let day: Day
  /// What it asks, in order.
  public let cards: [Card]
  /// It can be played, checked and graded as any lesson.
  public let document: LessonDocument

  /// A question or a task of a lesson, as it comes back.
  public struct Card: Hashable, Sendable {
    public var lesson: String
    /// In the lesson.
    public var mark: String
    /// In the review.
    public var newMark: String
    /// Whether its numbers are other than in the lesson.
    public var isMoved: Bool
  }

  /// So many come back in one sitting at most.
  public static let limit = 20

  init(on day: Day, _ cards: [Card], _ document: LessonDocument) {
    (self.day, self.cards, self.document) = (day, cards, document)
  }

  /// The name of a review's file, and of its transcript.
  public static func name(_ day: Day) -> String { "review-\(day)" }
}
