// A review made of the lessons that its questions come from.

public import Course
public import Wording

extension Review {
  /// - Parameters:
  ///   - wanted: the names of lessons, and the marks of what is asked of them, in order; what is not there any
  ///     more is left out.
  ///   - speech: the language of the words around them.
  ///   - lessons: by name.
  /// - Returns: nil if nothing is left that can be asked by itself.
  public init?(
    _ wanted: [(lesson: String, mark: String)], on day: Day, in speech: Speech,
    from lessons: (String) -> LessonDocument?
  ) {
    guard case .review(let review) = Self.due(wanted, on: day, in: speech, from: lessons) else {
      return nil
    }
    self = review
  }

  /// What comes of what is due; the parameters are those of the initialiser.
  public static func due(
    _ wanted: [(lesson: String, mark: String)], on day: Day, in speech: Speech,
    from lessons: (String) -> LessonDocument?
  ) -> Due {
    var documents: [String: LessonDocument] = [:]
    var cards: [Card] = []
    var places: [Place] = []
    var text =
      "# \(ReviewWords.title.text(in: speech))\n\n"
      + "\(ReviewWords.introduction.text(in: speech))\n\n"
    for (name, mark) in wanted where cards.count < Self.limit {
      guard let document = documents[name] ?? lessons(name) else { continue }
      documents[name] = document
      let items = document.items.filter { $0.mark != nil }
      guard let index = items.firstIndex(where: { $0.mark == mark }) else { continue }
      let seed = Course.hash(of: "\(mark) \(day)")
      guard let card = ReviewCard(document, line: items[index].line, seed: seed, in: speech) else {
        places.append(Place(lesson: name, title: document.title, number: index + 1))
        continue
      }
      text += "## \(ReviewWords.from(document.title).text(in: speech))\n\n\(card.text)\n"
      cards.append(Card(lesson: name, mark: mark, newMark: card.mark, isMoved: card.isMoved))
    }
    guard !cards.isEmpty,
      let document = try? LessonDocument(path: Self.name(day) + ".md", text: text)
    else { return places.isEmpty ? .nothing : .places(places) }
    return .review(Review(on: day, cards, places, document))
  }
}
