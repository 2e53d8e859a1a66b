// The answers that a learner has given, kept from one session to the next.

import Console
import Lessons

/// The file of answers.
struct ProgressFile {
  private let file: HistoryFile

  init?(_ environment: Environment) {
    guard let path = StateFiles.progress(environment) else { return nil }
    file = HistoryFile(path: path, limit: 100_000)
  }

  var path: String { file.path }

  func load() -> LessonProgress { LessonProgress(lines: (try? file.load()) ?? []) }

  func append(_ result: LessonResult, in lesson: LessonDocument) {
    try? file.append([LessonProgress.line(result, in: lesson.name)])
  }

  /// Forgets a lesson, or all of them.
  func forget(_ lesson: String?) throws(FileError) {
    let lines = (try? file.load()) ?? []
    let rest = lesson.map { LessonProgress.lines(lines, forgetting: $0) } ?? []
    if rest.count == lines.count { return }
    try Files.write(Array(rest.map { $0 + "\n" }.joined().utf8), to: file.path)
  }
}
