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

  /// The name of a review's file, and of its transcript.
  public static func name(_ day: Day) -> String { "review-\(day)" }

  /// - Parameters:
  ///   - wanted: the names of lessons, and the marks of what is asked of them, in order; what is not there any
  ///     more is left out.
  ///   - lessons: by name.
  /// - Returns: nil if nothing is left.
  public init?(
    _ wanted: [(lesson: String, mark: String)], on day: Day,
    from lessons: (String) -> LessonDocument?
  ) {
    self.day = day
    var documents: [String: LessonDocument] = [:]
    var cards: [Card] = []
    var text = "# \(Words.Review.title)\n\n\(Words.Review.introduction)\n\n"
    for (name, mark) in wanted where cards.count < Self.limit {
      guard let document = documents[name] ?? lessons(name) else { continue }
      documents[name] = document
      guard let item = document.items.first(where: { $0.mark == mark }),
        let card = ReviewCard(
          document, line: item.line, seed: Lessons.hash(of: "\(mark) \(day)"))
      else { continue }
      text += "## \(Words.Review.from(document.title))\n\n\(card.text)\n"
      cards.append(Card(lesson: name, mark: mark, newMark: card.mark, isMoved: card.isMoved))
    }
    guard !cards.isEmpty,
      let document = try? LessonDocument(path: Self.name(day) + ".md", text: text)
    else { return nil }
    (self.cards, self.document) = (cards, document)
  }
}
