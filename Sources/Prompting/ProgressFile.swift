// The answers that a learner has given, kept from one session to the next.

public import Console
public import Course

/// The file of answers.
public struct ProgressFile {
  private let file: HistoryFile

  /// - Returns: nil where nothing can be kept.
  public init?(_ environment: Environment) {
    guard let path = StateFiles.progress(environment) else { return nil }
    file = HistoryFile(path: path, limit: 100_000)
  }

  public var path: String { file.path }

  public func load() -> LessonProgress { LessonProgress(lines: (try? file.load()) ?? []) }

  public func append(_ result: LessonResult, in lesson: LessonDocument) throws(FileError) {
    try file.append([LessonProgress.line(result, in: lesson.name)])
  }

  /// Forgets a lesson, or all of them.
  public func forget(_ lesson: String?) throws(FileError) {
    try file.keep { lines in lesson.map { LessonProgress.lines(lines, forgetting: $0) } ?? [] }
  }
}
