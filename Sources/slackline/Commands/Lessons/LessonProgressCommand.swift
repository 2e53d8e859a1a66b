// slackline lesson progress: what has been answered.

import ArgumentParser
import Console
import Course
import Prompting
import Rendering
import Wording

struct LessonProgressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress", abstract: "List what has been answered so far.".said)

  func run() throws {
    let terminal = Terminal()
    let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
    let rows = LessonOutline.all(of: BuiltInLessons.all(in: terminal.speech)).compactMap {
      outline -> [Text]? in
      let (right, count) = progress.score(in: outline)
      guard count > 0 else { return nil }
      let score = CommandWords.score(right, of: count).text(in: terminal.speech)
      return [
        Text(outline.lesson.name, .code), Text(score, right == count ? .good : .plain),
        Text(outline.title),
      ]
    }
    terminal.show(Document([.grid(Grid(rows))]), terminal.presentation)
  }
}
