// The prompt: the banner, a line at a time, Ctrl-C for another try, Ctrl-D to leave.

import Console
import Language
import LineEditing
import Narration
import Prompting
import Rendering
import Scripts
import Session
import Simplex
import Wording

struct Prompt {
  private(set) var terminal: Terminal
  let readsRC: Bool
  private let files = SavedFiles()
  /// Whether it begins with the walk on the whole screen, of a script if one is named.
  let presents: Presents

  init(terminal: Terminal, readsRC: Bool, presents: Presents = .nothing) {
    self.terminal = terminal
    self.terminal.isStopped = { LongWork.isStopped }
    self.readsRC = readsRC
    self.presents = presents
  }

  enum Presents {
    case nothing, whenAsked
    case file(String)
  }

  /// - Returns: how it went; at the prompt itself all is well.
  func run() -> Status {
    var session = Session(presentation: terminal.presentation)
    session.control = LongWork.control
    session.listener = LongWork.listener(terminal)
    var narrator = Narrator(terminal.speech)
    var editor = PromptEditor(terminal)
    var unsaved = UnsavedLines()
    if terminal.outputIsTerminal { terminal.write(banner) }
    if readsRC { runRC(&session) }
    if case .file(let path) = presents {
      var loader = Loader(
        terminal: terminal, files: files, showsReplies: true, narrator: narrator)
      let failure = stoppable {
        defer { if loader.wasStopped { sayStopped() } }
        return LongWork.showingProgress(terminal) {
          loader.load(
            path, line: "load \(path)", at: Place(file: "<command>", line: 1), into: &session)
        }
      }
      narrator = loader.narrator
      // Errors in its lines are counted apart from that the file itself cannot be read.
      if failure != nil, loader.status == .success { return .unreadable }
      let isRest = failure != nil && session.contentCount > 0
      if isRest { terminal.write(PromptWords.presentsRest.text(in: terminal.speech) + "\n") }
      if failure == nil || isRest, !loader.wasStopped { stoppable { present(&session) } }
    }
    unsaved.keep(session)
    while true {
      let prompt = PromptText(standing(of: &session), session.presentation)
      // Only while a line is typed: a copy that lasted would have to be kept apart from every change.
      editor.completer.session = session
      let input = readStatement(&editor, prompt, session)
      editor.completer.session = nil
      // Ctrl-D ends a log before it ends the program.
      guard
        let statement = input ?? (session.isCollecting ? Statement(line: Session.endOfLog) : nil)
      else {
        if leaves(session, &unsaved) { return .success }
        continue
      }
      guard let line = statement.line else {
        session.giveUpLog()
        unsaved.goOn()
        continue
      }
      if let mayLeave = unsaved.answer(line, in: session) {
        if mayLeave { return .success }
        unsaved.goOn()
        continue
      }
      if !session.isOfLog(line) { editor.remember(line) }
      editor.saveHistory()
      let promptWidth = statement.isContinued ? nil : prompt.width
      let goesOn = answer(line, promptWidth: promptWidth, &session, &narrator, &editor, &unsaved)
      if goesOn { unsaved.goOn() } else if leaves(session, &unsaved) { return .success }
    }
  }

  /// Whether somebody who wants to leave does, having been asked where lines would be lost.
  private func leaves(_ session: Session, _ unsaved: inout UnsavedLines) -> Bool {
    if unsaved.allowLeaving(session) { return true }
    terminal.write(PromptWords.notSaved.text(in: session.settings.speech) + "\n")
    return false
  }

  /// How things stand; nil if Ctrl-C ended the search for it, and the prompt does without.
  private func standing(of session: inout Session) -> Session.Standing? {
    stoppable {
      let before = session
      let standing = session.standing()
      guard LongWork.isStopped else { return standing }
      session = before
      return nil
    }
  }

  /// What was typed up to the end of a statement.
  private struct Statement {
    /// In one line, though it may have been typed in several; nil if it was given up.
    var line: String?
    var isContinued = false
  }

  /// Reads a line, and those with which an unfinished one goes on; an empty one, or Ctrl-D, ends it as
  /// it is.
  ///
  /// - Returns: nil at the end of the input.
  private func readStatement(
    _ editor: inout PromptEditor, _ prompt: PromptText, _ session: Session
  ) -> Statement? {
    let vocabulary = session.vocabulary
    var statement = Statement()
    while true {
      let shown = statement.isContinued ? prompt.continuation : prompt.text
      switch editor.readLine(prompt: terminal.coloured(shown, as: prompt.role)) {
      case .interrupted: return Statement()
      case .endOfInput: return statement.isContinued ? statement : nil
      case .line(let line):
        if statement.isContinued, line.allSatisfy(\.isWhitespace) { return statement }
        // A list of constraints begins with a parenthesis on a line of its own.
        if session.isOfLog(line), statement.line?.trimmed == "(" { return Statement(line: line) }
        let whole = statement.line.map { Parser.joined($0, line) } ?? line
        statement.line = whole
        // An answer such as b- would look unfinished.
        guard !session.isAsking, !session.isOfLog(whole),
          Parser.isUnfinished(whole, knowing: vocabulary)
        else {
          return statement
        }
        statement.isContinued = true
      }
    }
  }

  private var banner: String {
    let presents = if case .whenAsked = presents { true } else { false }
    return PromptWords.banner(
      version: Version.text, dash: terminal.isASCII ? "-" : "–", presents: presents
    ).text(in: terminal.speech) + "\n"
  }

  /// After the `^C` that the terminal shows.
  private func sayStopped() {
    terminal.write("\n" + ScriptWords.stopped.text(in: terminal.speech))
  }

  /// - Parameter promptWidth: the columns before the line, which was typed right above; nil if what was
  ///   typed were several lines, so that an error has none to point at unless this one is shown.
  /// - Returns: false to leave.
  private func answer(
    _ line: String, promptWidth: Int?, _ session: inout Session, _ narrator: inout Narrator,
    _ editor: inout PromptEditor, _ unsaved: inout UnsavedLines
  ) -> Bool {
    var wish: Wish?
    let goesOn = stoppable {
      reply(to: line, promptWidth: promptWidth, &session, &narrator, &wish, &unsaved)
    }
    guard let wish else { return goesOn }
    // Lines are read in a lesson, and a Ctrl-C there is for the line, so it is outside of what it stops.
    if var failure = serve(wish, &editor, session.presentation) {
      failure.range = SourceRange(0, line.count)
      show(failure, line, promptWidth, session.presentation)
    }
    return true
  }

  /// Runs `body`, which Ctrl-C stops; what comes after the `^C` begins a new line.
  @discardableResult
  private func stoppable<Result>(_ body: () -> Result) -> Result {
    LongWork.stoppable {
      defer { if LongWork.isStopped { terminal.write("\n") } }
      return body()
    }
  }

  /// - Parameter wish: gets what the line asks for in the way of lessons and exercises.
  private func reply(
    to line: String, promptWidth: Int?, _ session: inout Session, _ narrator: inout Narrator,
    _ wish: inout Wish?, _ unsaved: inout UnsavedLines
  ) -> Bool {
    terminal.noteTyped(line)
    var loader = Loader(
      terminal: terminal, files: files, showsReplies: true, narrator: narrator)
    let reply = LongWork.showingProgress(terminal) {
      let reply = session.run(line)
      guard case .importing(let wish)? = reply.request else { return reply }
      return unsaved.reading(into: &session) {
        loader.importFile(wish, line: line, into: &$0)
      }
    }
    if case .lesson(let lesson)? = reply.request {
      wish = .lesson(lesson)
      return true
    }
    if case .exercise(let exercise)? = reply.request {
      wish = .exercise(exercise)
      return true
    }
    if reply.request == .present, present(&session) { return true }
    if let request = reply.request, request != .present {
      let failure = LongWork.showingProgress(terminal) {
        unsaved.reading(into: &session) {
          loader.serve(request, line: line, at: .prompt(width: promptWidth ?? 0), in: &$0)
        }
      }
      if case .save(let path, _) = request, path != "-", failure == nil { unsaved.keep(session) }
      if loader.wasStopped { sayStopped() } else { narrator = loader.narrator }
      return request != .quit
    }
    if LongWork.isStopped, !reply.wasStopped {
      // What was found by then is told, below the `^C`.
      terminal.write("\n")
      LongWork.startAfresh()
    }
    if reply.wasStopped {
      sayStopped()
    } else if let failure = reply.failure {
      show(failure, line, promptWidth, session.presentation)
    } else {
      terminal.showToReader(
        narrator.document(for: reply, in: session.settings.speech), session.presentation)
    }
    return true
  }

  private func show(
    _ failure: Failure, _ line: String, _ promptWidth: Int?, _ presentation: Presentation
  ) {
    let document = failure.document(
      in: presentation.speech, typed: line, promptWidth: promptWidth, width: terminal.width)
    terminal.showToReader(document, presentation)
  }

  /// - Returns: whether there is a screen to show it on.
  @discardableResult
  private func present(_ session: inout Session) -> Bool {
    let before = session
    do throws(Failure) {
      let presenter = try LongWork.showingProgress(terminal) { () throws(Failure) in
        try Presenter(terminal, &session)
      }
      guard var presenter else { return false }
      presenter.run(&session)
    } catch {
      session = before
      if error.stop == .cancelled {
        sayStopped()
      } else {
        show(error, "present", nil, session.presentation)
      }
    }
    return true
  }

  /// Errors in the rc file are told, and the prompt opens all the same.
  private func runRC(_ session: inout Session) {
    guard let path = StateFiles.rc(terminal.environment) else { return }
    var loader = Loader(
      terminal: terminal, files: files, showsReplies: false, narrator: Narrator(terminal.speech))
    stoppable {
      _ = loader.load(
        path, line: "load \(path)", at: Place(file: "<rc>", line: 1), into: &session)
      if loader.wasStopped { sayStopped() }
    }
  }
}
