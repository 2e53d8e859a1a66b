// What a learner has answered in all his sessions: a file of lines, one for each question that was
// left, the latest last.

/// Answered questions and tasks, by their content: one that was changed is a new one.
public struct LessonProgress: Sendable {
  public struct Entry: Equatable, Sendable {
    public var lesson: String
    public var mark: String
    public var outcome: LessonResult.Outcome
    /// Wrong answers before the right one.
    public var misses: Int
    public var hints: Int
  }

  /// By mark.
  public private(set) var entries: [String: Entry] = [:]
  /// The name of the lesson of the latest entry.
  public private(set) var latest: String?
  /// The marks of what was answered right, or shown.
  public let known: Set<String>
  /// The topics of the lessons with an entry: a lesson may have got another number since.
  public let begun: Set<String>

  /// Reads the lines of a file; what is no entry is passed over.
  public init(lines: some Sequence<String> = []) {
    for line in lines {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 5, let outcome = LessonResult.Outcome(rawValue: parts[2]),
        let misses = Int(parts[3]), let hints = Int(parts[4])
      else { continue }
      latest = parts[0]
      entries[parts[1]] = Entry(
        lesson: parts[0], mark: parts[1], outcome: outcome, misses: misses, hints: hints)
    }
    known = Set(
      entries.values.filter { $0.outcome == .right || $0.outcome == .shown }.map { $0.mark })
    begun = Set(Set(entries.values.map { $0.lesson }).map { Lesson.topic(of: $0) })
  }

  /// The line that a result is kept as.
  public static func line(_ result: LessonResult, in lesson: String) -> String {
    [lesson, result.mark, result.outcome.rawValue, String(result.misses), String(result.hints)]
      .joined(separator: "\t")
  }

  /// The lines of a file without those of a lesson, whatever its number was when they were written.
  public static func lines(_ lines: [String], forgetting lesson: String) -> [String] {
    let topic = Lesson.topic(of: lesson)
    return lines.filter { line in
      guard let tab = line.firstIndex(of: "\t") else { return true }
      let name = String(line[..<tab])
      return name != lesson && (topic.isEmpty || Lesson.topic(of: name) != topic)
    }
  }

  /// How many of a lesson's questions and tasks are answered right, or were shown, and how many there are.
  public func score(in lesson: LessonDocument) -> (answered: Int, count: Int) {
    let marks = lesson.items.compactMap { $0.mark }
    return (marks.count(where: known.contains), marks.count)
  }
}
