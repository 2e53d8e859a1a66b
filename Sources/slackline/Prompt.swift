// The prompt: the banner, a line at a time, Ctrl-C for another try, Ctrl-D to leave.

import Interpreter
import Language
import LineEditing
import Rendering
import Synchronization

struct Prompt {
  let terminal: Terminal
  let readsRC: Bool
  private static let historyLimit = 2_000

  func run() {
    var session = Session(presentation: Presentation(isASCII: terminal.isASCII))
    var editor = ReadlineEditor(name: "slackline")
    let history = StateFiles.history(terminal.environment)
    if let history { editor.loadHistory(from: history, limit: Self.historyLimit) }
    let vocabulary = VocabularyBox()
    editor.setCompleter { line, cursor in
      let found = Completion.candidates(line: line, cursor: cursor, knowing: vocabulary.value)
      return LineCompletion(
        start: found.replacing.lowerBound, end: found.replacing.upperBound,
        candidates: found.words.map(\.text), wantsFileName: found.expectsFileName)
    }
    terminal.write(banner)
    if readsRC { runRC(&session) }
    while true {
      vocabulary.value = session.vocabulary
      switch editor.readLine(prompt: "> ") {
      case .interrupted:
        continue
      case .endOfInput:
        return
      case .line(let line):
        editor.remember(line)
        if let history { editor.appendHistory(to: history, limit: Self.historyLimit) }
        guard answer(line, &session) else { return }
      }
    }
  }

  private var banner: String {
    let dash = terminal.isASCII ? "-" : "–"
    return """
      slackline \(Version.text) \(dash) type a constraint, such as X >= 3, \
      and see what it does
      slackline lesson show 01 is the first lesson; help helps; Ctrl-D leaves

      """
  }

  /// - Returns: false to leave.
  private func answer(_ line: String, _ session: inout Session) -> Bool {
    terminal.noteTyped(line)
    let reply = session.run(line)
    if let request = reply.request {
      var loader = Loader(terminal: terminal, showsReplies: true)
      _ = loader.serve(request, line: line, at: .prompt, in: &session)
      return request != .quit
    }
    if let failure = reply.failure {
      terminal.show(failure.document(typed: line, promptWidth: 2), session.presentation)
    } else {
      terminal.show(reply.document, session.presentation)
    }
    return true
  }

  /// Errors in the rc file are told, and the prompt opens all the same.
  private func runRC(_ session: inout Session) {
    guard let path = StateFiles.rc(terminal.environment) else { return }
    var loader = Loader(terminal: terminal, showsReplies: false)
    _ = loader.load(path, line: "load \(path)", at: Place(file: "<rc>", line: 1), into: &session)
  }
}

/// What completion must know, handed over between lines.
private final class VocabularyBox: Sendable {
  private let state = Mutex(Vocabulary())

  var value: Vocabulary {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
