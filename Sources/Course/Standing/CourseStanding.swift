// Where a learner stands in the course: what is answered of each lesson, and where to go on.

public import Rendering
public import Wording

/// The lessons with what is answered of them.
public struct CourseStanding: Sendable {
  public struct Entry: Equatable, Sendable {
    public var lesson: Lesson
    public var title: String
    /// nil if the lesson does not say.
    public var place: LessonPlace?
    /// How many of its questions and tasks are answered right, or were shown.
    public var answered: Int
    /// How many there are.
    public var count: Int

    /// Whether nothing is left to answer.
    public var isDone: Bool { answered == count }
  }

  public let entries: [Entry]
  /// The index of the lesson to go on with: the one of the latest answer; where that is done, the next
  /// after it that is not, or the first at all. Nil if all are done.
  public let next: Int?

  /// - Parameter lessons: in their order.
  public init(of lessons: [LessonOutline], _ progress: LessonProgress) {
    let entries = lessons.map { outline in
      let (answered, count) = progress.score(in: outline)
      return Entry(
        lesson: outline.lesson, title: outline.title, place: outline.place, answered: answered,
        count: count)
    }
    let topic = progress.latest.map(Lesson.topic)
    let latest =
      entries.firstIndex { $0.lesson.name == progress.latest }
      ?? entries.firstIndex { $0.lesson.topic == topic } ?? 0
    self.entries = entries
    next =
      entries.indices.first { $0 >= latest && !entries[$0].isDone }
      ?? entries.firstIndex { !$0.isDone }
  }

  public var isBegun: Bool { entries.contains { $0.answered > 0 } }

  /// The lesson to go on with.
  public var nextLesson: Lesson? { next.map { entries[$0].lesson } }
}

// MARK: - As it is shown

extension CourseStanding {
  /// How far one is in all, a line for each part, and the lessons of the part in which one is.
  public func document(in speech: Speech) -> Document {
    let answered = entries.reduce(0) { $0 + $1.answered }
    let count = entries.reduce(0) { $0 + $1.count }
    let done = entries.count { $0.isDone }
    var blocks: [Block] = []
    if isBegun {
      blocks.append(
        .paragraph(
          Text(
            CourseWords.answered(answered, of: count, done: done, lessons: entries.count)
              .text(in: speech))))
      blocks.append(.blank)
    }
    let here = next.map { entries[$0] }
    blocks.append(
      .grid(
        Grid(
          parts.map { part in row(of: part, isHere: part.contains { $0 == here }, speech) })))
    guard let here else { return Document(blocks) }
    let neighbours = entries.filter { $0.place?.part == here.place?.part }
    blocks.append(.blank)
    blocks.append(
      .grid(
        Grid(
          neighbours.map { row(of: $0, isHere: $0 == here, speech) },
          alignments: [.left, .left, .right, .right, .left])))
    return Document(blocks)
  }

  private var parts: [[Entry]] {
    var parts: [[Entry]] = []
    for entry in entries {
      if let last = parts.last?.first, last.place?.part == entry.place?.part {
        parts[parts.count - 1].append(entry)
      } else {
        parts.append([entry])
      }
    }
    return parts
  }

  private func row(of part: [Entry], isHere: Bool, _ speech: Speech) -> [Text] {
    let done = part.count { $0.isDone }
    let name = CourseWords.part(part.first?.place).text(in: speech)
    let words = CourseWords.done(done, of: part.count).text(in: speech)
    return [
      Text(name, isHere ? .strong : .plain),
      Text(words, done == part.count ? .good : .plain),
    ]
  }

  private func row(of entry: Entry, isHere: Bool, _ speech: Speech) -> [Text] {
    let score = CourseWords.score(entry.answered, of: entry.count).text(in: speech)
    let time = entry.place.map { CourseWords.minutes($0.minutes).text(in: speech) } ?? ""
    return [
      Text(isHere ? "▶" : " ", .strong), Text(entry.lesson.name, .code),
      Text(time, .dim), Text(score, entry.isDone ? .good : .plain), Text(entry.title),
    ]
  }
}
