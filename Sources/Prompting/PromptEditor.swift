// The line editor as the prompt and the lessons have it: with completion, and with the history that is
// kept.

public import Console
import Language
public import LineEditing
import Wording

/// Reads what is typed at the program.
public struct PromptEditor: LineEditor {
  /// Completes what is typed.
  public let completer: Completer
  private var editor: ReadlineEditor
  /// The file of the history; nil: none is kept.
  private let history: String?
  private let terminal: Terminal
  private var hasComplained = false

  public init(_ terminal: Terminal) {
    let completer = Completer()
    self.completer = completer
    self.terminal = terminal
    editor = ReadlineEditor(name: "slackline", splitting: Lines.of)
    history = StateFiles.history(terminal.environment)
    if let history { editor.loadHistory(from: history, limit: StateFiles.historyLimit) }
    editor.setCompleter(
      { line, cursor in completer.completion(of: line, cursor: cursor) },
      question: { [speech = terminal.speech] in CompletionWords.showAll($0).text(in: speech) })
  }

  public var inputError: FileError? { editor.inputError }

  public mutating func readLine(prompt: String) -> LineInput { editor.readLine(prompt: prompt) }

  public func remember(_ line: String) { editor.remember(line) }

  /// Adds what was typed since the last time to the file; that it cannot be done is said once.
  public mutating func saveHistory() {
    let error = history.flatMap {
      editor.appendHistory(to: $0, limit: StateFiles.historyLimit)
    }
    let isLost = history == nil && StateFiles.areWanted(terminal.environment)
    guard error != nil || isLost, !hasComplained else { return }
    hasComplained = true
    terminal.complain(KeepingWords.noHistory(error).text(in: terminal.speech) + "\n")
  }
}
