// lesson play without a name: how far one is, and which lesson is to come.

public import Console
public import Course
public import LineEditing
import Rendering
import Wording

/// Asks which lesson is to be played.
public struct LessonMenu {
  let terminal: Terminal
  let standing: CourseStanding
  /// How much of what was missed is due to come back.
  let due: Int

  public init(terminal: Terminal, standing: CourseStanding, due: Int = 0) {
    self.terminal = terminal
    self.standing = standing
    self.due = due
  }

  /// Shows how far one is, and lets the learner choose.
  ///
  /// - Returns: nil if none is to be played.
  public func choose(_ editor: inout some LineEditor, _ completer: Completer? = nil) -> Lesson? {
    completer?.offersLessons = true
    defer { completer?.offersLessons = false }
    let (presentation, speech) = (terminal.presentation, terminal.speech)
    let choices = MenuWords.choices(standing).text(in: speech) + "\n"
    terminal.showToReader(standing.document(in: speech), presentation)
    let comesBack = due > 0 ? MenuWords.due(due).text(in: speech) + "\n" : ""
    terminal.write("\n" + comesBack + choices)
    while true {
      let prompt = terminal.coloured(MenuWords.prompt.text(in: speech), as: .strong)
      guard case .line(let line) = editor.readLine(prompt: prompt) else { return nil }
      var words = line.split(whereSeparator: \.isWhitespace)[...]
      // As at the prompt, or in the shell.
      if words.count > 1, ["lesson", "play"].contains(words.first) { words.removeFirst() }
      let name = words.joined(separator: " ")
      switch name {
      case "":
        if let lesson = standing.nextLesson { return lesson }
        terminal.write(choices)
      case "quit", "exit", "q": return nil
      case "list":
        let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
        terminal.showToReader(LessonCatalogue.document(progress, in: speech), presentation)
      default:
        do { return try Lesson.find(name) } catch {
          terminal.write(error.text(in: speech) + "\n")
        }
      }
    }
  }
}
