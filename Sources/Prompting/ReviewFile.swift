// What was missed, kept beside the answers.

public import Console
public import Course

/// The file of what comes back, and when.
public struct ReviewFile {
  private let file: HistoryFile

  /// - Returns: nil where nothing can be kept.
  public init?(_ environment: Environment) {
    guard let path = StateFiles.reviews(environment) else { return nil }
    file = HistoryFile(path: path, limit: 100_000)
  }

  public func load() -> ReviewSchedule { ReviewSchedule(lines: (try? file.load()) ?? []) }

  public func append(
    _ event: ReviewSchedule.Event, mark: String, in lesson: String, on day: Day
  ) throws(FileError) {
    try file.append([ReviewSchedule.line(event, mark: mark, in: lesson, on: day)])
  }

  /// Forgets a lesson, or all of them.
  public func forget(_ lesson: String?) throws(FileError) {
    try file.keep { lines in lesson.map { ReviewSchedule.lines(lines, forgetting: $0) } ?? [] }
  }
}
