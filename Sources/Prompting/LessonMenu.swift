// lesson play without a name: how far one is, and which lesson is to come.

public import Console
public import Lessons
public import LineEditing
import Rendering

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
    let presentation = Presentation(isASCII: terminal.isASCII)
    terminal.showToReader(standing.document, presentation)
    terminal.write("\n" + MenuWords.due(due) + MenuWords.choices(standing))
    while true {
      let prompt = terminal.coloured(MenuWords.prompt, as: .strong)
      guard case .line(let line) = editor.readLine(prompt: prompt) else { return nil }
      var words = line.split(whereSeparator: \.isWhitespace)[...]
      // As at the prompt, or in the shell.
      if words.count > 1, ["lesson", "play"].contains(words.first) { words.removeFirst() }
      let name = words.joined(separator: " ")
      switch name {
      case "":
        if let lesson = standing.nextLesson { return lesson }
        terminal.write(MenuWords.choices(standing))
      case "quit", "exit", "q": return nil
      case "list":
        let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
        terminal.showToReader(LessonCatalogue.document(progress), presentation)
      default:
        do { return try Lesson.find(name) } catch { terminal.write("\(error)\n") }
      }
    }
  }
}

private enum MenuWords {
  static let prompt = "lesson> "

  /// Nothing where nothing is due.
  static func due(_ count: Int) -> String {
    switch count {
    case 0: ""
    case 1: "One question that you missed comes back: slackline lesson review\n"
    default: "\(count) questions that you missed come back: slackline lesson review\n"
    }
  }

  static func choices(_ standing: CourseStanding) -> String {
    let first =
      standing.nextLesson.map { next in
        "Enter \(standing.isBegun ? "goes on" : "begins") with \(next.nickname)."
      } ?? "Everything is answered."
    return first + "\nA number or a word plays another lesson; list shows all; quit leaves.\n"
  }
}
