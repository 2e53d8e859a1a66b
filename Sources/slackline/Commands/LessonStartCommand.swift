// slackline lesson start: eight questions that choose where to begin.

import ArgumentParser
import Console
import Language
import Lessons
import LineEditing
import Prompting
import Rendering

struct LessonStartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Answer eight questions to find out where to begin.",
    discussion: """
      The questions follow the course. The first one that is missed says with which lesson to begin; after two in \
      a row the rest is not asked.
      """)

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    guard let document = try? BuiltInLessons.start?.document() else { throw desk.exitCode }
    do throws(MalformedLesson) {
      let placement = try Placement(
        document, presentation: Presentation(isASCII: terminal.isASCII))
      if terminal.inputIsTerminal {
        var editor = PromptEditor(terminal)
        let lesson = ask(placement, &editor, terminal)
        if let lesson, begins(&editor, lesson, terminal), let opened = desk.open(lesson.name) {
          var tutor = try Tutor(opened.document, terminal)
          _ = tutor.play(&editor, editor.completer)
        }
        editor.saveHistory()
      } else {
        var editor = PlainEditor(splitting: Lines.of)
        _ = ask(placement, &editor, terminal)
      }
    } catch {
      desk.refuse(error)
    }
    throw desk.exitCode
  }

  /// - Returns: the lesson to begin with; nil if the learner has left, or knows it all.
  private func ask(
    _ placement: Placement, _ editor: inout some LineEditor, _ terminal: Terminal
  ) -> Lesson? {
    var placement = placement
    var output = placement.begin()
    show(output, terminal)
    while !output.isOver {
      guard
        case .line(let line) = editor.readLine(
          prompt: terminal.coloured(placement.prompt, as: .strong))
      else {
        terminal.write("\n")
        return nil
      }
      output = placement.take(line)
      show(output, terminal)
    }
    terminal.show(
      placement.result(among: BuiltInLessons.all), Presentation(isASCII: terminal.isASCII))
    let lesson = placement.lesson
    if let lesson { terminal.write("slackline lesson play \(lesson.nickname)\n") }
    return lesson
  }

  private func begins(
    _ editor: inout some LineEditor, _ lesson: Lesson, _ terminal: Terminal
  ) -> Bool {
    terminal.write("Enter begins it; quit leaves.\n")
    guard case .line(let line) = editor.readLine(prompt: terminal.coloured("lesson> ", as: .strong))
    else {
      return false
    }
    return line.allSatisfy(\.isWhitespace)
  }

  private func show(_ output: Placement.Output, _ terminal: Terminal) {
    for (index, section) in output.sections.enumerated() {
      if index > 0 { terminal.write("\n") }
      terminal.show(section.document, section.presentation)
    }
  }
}
