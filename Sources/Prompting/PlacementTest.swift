// Where to begin, at the terminal: the questions out, the answers in.

public import Console
public import Course
import Lessons
public import LineEditing
import Rendering
import Wording

/// Asks the questions that choose where to begin.
public struct PlacementTest {
  private let terminal: Terminal
  /// What is typed at the prompt, or in the shell, to begin a lesson.
  private let command: String
  private var placement: Placement

  /// - Parameter command: what a lesson's name stands after when it is begun.
  /// - Throws: what is wrong with the questions.
  public init(
    _ questions: LessonDocument, _ terminal: Terminal, command: String = "slackline lesson play"
  ) throws(MalformedLesson) {
    (self.terminal, self.command) = (terminal, command)
    placement = try Placement(questions, presentation: terminal.presentation)
  }

  /// - Returns: the lesson to begin with; nil if the learner has left, or knows it all.
  public mutating func ask(_ editor: inout some LineEditor) -> Lesson? {
    var output = placement.begin()
    show(output)
    while !output.isOver {
      let prompt = terminal.coloured(placement.prompt, as: .strong)
      guard case .line(let line) = editor.readLine(prompt: prompt) else {
        terminal.write("\n")
        return nil
      }
      output = placement.take(line)
      show(output)
    }
    terminal.show(
      placement.result(among: BuiltInLessons.all(in: terminal.speech)), terminal.presentation)
    let lesson = placement.lesson
    if let lesson { terminal.write("\(command) \(lesson.nickname)\n") }
    return lesson
  }

  /// Whether the learner wants to begin it now.
  public func begins(_ editor: inout some LineEditor) -> Bool {
    let speech = terminal.speech
    terminal.write(MenuWords.howToBegin.text(in: speech) + "\n")
    let prompt = terminal.coloured(MenuWords.prompt.text(in: speech), as: .strong)
    guard case .line(let line) = editor.readLine(prompt: prompt) else { return false }
    return line.allSatisfy { $0.isWhitespace }
  }

  private func show(_ output: Placement.Output) {
    for (index, section) in output.sections.enumerated() {
      if index > 0 { terminal.write("\n") }
      terminal.show(section.document, section.presentation)
    }
  }
}
