// slackline lesson progress: what has been answered.

import ArgumentParser
import Console
import Lessons
import Prompting
import Rendering

struct LessonProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "List what has been answered so far.")

  func run() throws {
    let terminal = Terminal()
    let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
    let rows = BuiltInLessons.all.compactMap { lesson -> [Text]? in
      guard let document = try? lesson.document() else { return nil }
      let (right, count) = progress.score(in: document)
      guard count > 0 else { return nil }
      return [
        Text(lesson.name, .code), Text("\(right) of \(count)", right == count ? .good : .plain),
        Text(document.title),
      ]
    }
    terminal.show(Document([.grid(Grid(rows))]), terminal.presentation)
  }
}
