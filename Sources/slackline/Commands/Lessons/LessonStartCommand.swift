// slackline lesson start: eight questions that choose where to begin.

import ArgumentParser
import Console
import Course
import Language
import LineEditing
import Prompting

struct LessonStartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Answer eight questions to find out where to begin.".said,
    discussion: """
      The questions follow the course. The first one that is missed says with which lesson to begin; after two in \
      a row the rest is not asked.
      """.said)

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    guard let document = try? BuiltInLessons.start(in: terminal.speech)?.document() else {
      throw desk.exitCode
    }
    do throws(MalformedLesson) {
      var test = try PlacementTest(document, terminal)
      if terminal.inputIsTerminal {
        var editor = PromptEditor(terminal)
        if let lesson = test.ask(&editor), test.begins(&editor), let opened = desk.open(lesson.name)
        {
          var tutor = try Tutor(opened.document, terminal)
          _ = tutor.play(&editor, editor.completer)
        }
        editor.saveHistory()
      } else {
        var editor = PlainEditor(splitting: Lines.of)
        _ = test.ask(&editor)
      }
    } catch {
      desk.refuse(error)
    }
    throw desk.exitCode
  }
}
