// The prompt: the banner, a line at a time, Ctrl-C for another try, Ctrl-D to leave.

import Interpreter
import Language
import LineEditing
import Rendering

struct Prompt {
  let terminal: Terminal
  let readsRC: Bool

  func run() {
    var session = Session(presentation: Presentation(isASCII: terminal.isASCII))
    var editor = ReadlineEditor(
      historyFile: StateFiles.history(terminal.environment).map { HistoryFile(path: $0) })
    terminal.write(banner)
    if readsRC { runRC(&session) }
    while true {
      let vocabulary = session.vocabulary
      let input = editor.readLine(prompt: "> ") { line, cursor in
        let found = Completion.candidates(line: line, cursor: cursor, knowing: vocabulary)
        let range = found.replacing.lowerBound..<found.replacing.upperBound
        let typed = String(Array(line)[range.clamped(to: 0..<cursor)])
        return LineCompletion(
          replacing: range,
          candidates: found.expectsFileName
            ? Files.names(beginning: typed) : found.words.map(\.text))
      }
      switch input {
      case .interrupted: continue
      case .endOfInput: return
      case .line(let line): guard answer(line, &session) else { return }
      }
    }
  }

  private var banner: String {
    let dash = terminal.isASCII ? "-" : "–"
    return """
      slackline \(Version.text) \(dash) type a constraint, such as X >= 3, \
      and see what it does
      slackline lesson show 01 is the first lesson; help lists what can be typed; Ctrl-D leaves

      """
  }

  /// - Returns: false to leave.
  private func answer(_ line: String, _ session: inout Session) -> Bool {
    let reply = session.run(line)
    switch reply.request {
    case .quit:
      return false
    case .load(let path):
      var loader = Loader(terminal: terminal, showsReplies: true)
      _ = loader.load(path, line: line, at: Place(file: "<prompt>", line: 1), into: &session)
      return true
    case nil:
      break
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
