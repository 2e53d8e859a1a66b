// When what was missed comes back: a day later, three days after that, seven after that, and then no more;
// what is missed again begins anew (after S. Leitner, *So lernt man lernen*, 1972). It is kept as a file of lines,
// one for each time, the latest last.

/// What was missed, and when it comes back.
public struct ReviewSchedule: Sendable {
  /// A question or a task that comes back.
  public struct Item: Hashable, Sendable {
    /// The name of its lesson.
    public var lesson: String
    public var mark: String
    /// How many times it has been right since it was missed last.
    public var stage: Int
    public var due: Day
  }

  /// What happened to a question or a task.
  public enum Event: String, Sendable {
    /// It was missed, in its lesson or when it came back.
    case missed
    /// It was right at once when it came back, in a review or in its lesson.
    case right
  }

  /// The days from one time to the next.
  public static let gaps = [1, 3, 7]

  /// What comes back, by mark.
  private var items: [String: Item] = [:]

  /// Reads the lines of a file; what is none is passed over.
  public init(lines: some Sequence<String> = []) {
    for line in lines {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, let day = Day(parts[0]), let event = Event(rawValue: parts[3]) else {
        continue
      }
      note(event, mark: parts[2], in: parts[1], on: day)
    }
  }

  /// The line that an event is kept as.
  public static func line(_ event: Event, mark: String, in lesson: String, on day: Day) -> String {
    [day.description, lesson, mark, event.rawValue].joined(separator: "\t")
  }

  /// The lines of a file without those of a lesson.
  public static func lines(_ lines: [String], forgetting lesson: String) -> [String] {
    lines.filter { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      return parts.count < 2 || parts[1] != lesson
    }
  }

  private mutating func note(_ event: Event, mark: String, in lesson: String, on day: Day) {
    switch event {
    case .missed:
      items[mark] = Item(lesson: lesson, mark: mark, stage: 0, due: day + Self.gaps[0])
    case .right:
      guard let item = items[mark], item.due <= day else { return }
      let stage = item.stage + 1
      items[mark] =
        stage < Self.gaps.count
        ? Item(lesson: lesson, mark: mark, stage: stage, due: day + Self.gaps[stage]) : nil
    }
  }

  /// What is to come back on a day or was before it, the longest overdue first.
  public func due(on day: Day) -> [Item] { sorted.filter { $0.due <= day } }

  /// The next day on which something comes back; nil if nothing does.
  public var next: Day? { sorted.first?.due }

  private var sorted: [Item] {
    items.values.sorted { ($0.due, $0.lesson, $0.mark) < ($1.due, $1.lesson, $1.mark) }
  }
}

extension ReviewSchedule {
  /// What a question or a task of a lesson, played on a day, is to the schedule; nil where it is nothing.
  public func event(of result: LessonResult, on day: Day) -> Event? {
    if result.comesBack { return .missed }
    let isDue = items[result.mark].map { $0.due <= day } ?? false
    return isDue && result.outcome == .right ? .right : nil
  }
}

extension LessonResult {
  /// Whether it is to come back: it was not right at once, or its answer was shown.
  public var comesBack: Bool { outcome == .shown || outcome == .right && misses > 0 }
}
