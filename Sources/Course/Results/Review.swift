// What was missed, asked again: a lesson made of questions and tasks from lessons, with other numbers where all that
// is said follows from them. The same day and the same things missed make the same review, so that it can be graded
// from its transcript. What cannot be asked by itself is asked again where it stands, in its lesson.

/// A review of one day.
public struct Review: Sendable {
  public let day: Day
  /// What it asks, in order.
  public let cards: [Card]
  /// What cannot be asked by itself, in order.
  public let places: [Place]
  /// It can be played, checked and graded as any lesson.
  public let document: LessonDocument

  /// A question or a task of a lesson, as it comes back.
  public struct Card: Sendable {
    public var lesson: String
    /// In the lesson.
    public var mark: String
    /// In the review.
    public var newMark: String
    /// Whether its numbers are other than in the lesson.
    public var isMoved: Bool

    package init(lesson: String, mark: String, newMark: String, isMoved: Bool) {
      (self.lesson, self.mark, self.newMark, self.isMoved) = (lesson, mark, newMark, isMoved)
    }
  }

  /// Where a question or a task stands.
  public struct Place: Sendable {
    /// The lesson's name, and its title.
    public var lesson: String
    public var title: String
    /// Which of the lesson's questions and tasks it is, counted from 1.
    public var number: Int

    package init(lesson: String, title: String, number: Int) {
      (self.lesson, self.title, self.number) = (lesson, title, number)
    }
  }

  /// What there is to review.
  public enum Due: Sendable {
    case review(Review)
    /// Nothing of it can be asked by itself; at least one.
    case places([Place])
    case nothing
  }

  /// So many come back in one sitting at most.
  public static let limit = 20

  package init(on day: Day, _ cards: [Card], _ places: [Place], _ document: LessonDocument) {
    (self.day, self.cards, self.places, self.document) = (day, cards, places, document)
  }

  /// The name of a review's file, and of its transcript.
  public static func name(_ day: Day) -> String { "review-\(day)" }
}
