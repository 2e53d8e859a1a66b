// save and log: what a session asks for besides files to load.

import Console
import ConstraintHierarchies
import Course
public import Language
import Lessons
import Narration
import Programs
import Publishing
import Rendering
public import Session
import Simplex
import Wording

extension Loader {
  /// Does what a line asks for, and says so.
  ///
  /// - Returns: why it did not go well, which has been said, too.
  public mutating func serve(
    _ request: Command.Request, line: String, at place: Place, in session: inout Session
  ) -> Failure? {
    do throws(Failure) {
      switch request {
      case .load(let path): return load(path, line: line, at: place, into: &session)
      case .save(let path, let replaces): try save(session, to: path, replaces)
      case .log(let wish): try log(wish)
      case .exporting(let path, let level, let replaces):
        try export(&session, to: path, level, replaces)
      case .lesson(.list):
        if showsReplies {
          terminal.show(LessonCatalogue.document(in: terminal.speech), session.presentation)
        }
      case .lesson(.play(let name)): throw refusal(.playedAlone(name), .syntax)
      case .lesson(.word): throw refusal(.noLesson, .syntax)
      case .exercise(let wish): throw refusal(.askedAlone(wish.kind.rawValue), .syntax)
      case .present, .quit, .importing: break
      }
      return nil
    } catch {
      return end(error, line, at: place, session)
    }
  }

  // MARK: import

  /// The reply to `import FILE`: an LP or MPS file by its ending, or else logs; nothing is shown.
  public func importFile(
    _ wish: ImportWish, line: String, into session: inout Session
  ) -> Reply {
    switch InputForm(path: wish.path) {
    case .lp: importProgram(wish, .lp, line: line, into: &session)
    case .mps: importProgram(wish, .mps, line: line, into: &session)
    case .log, .script, nil: importLogs(from: wish.path, line: line, into: &session)
    }
  }

  private func importProgram(
    _ wish: ImportWish, _ format: ProgramFile.Format, line: String, into session: inout Session
  ) -> Reply {
    let path = wish.path
    do throws(ProgramFile.Trouble) {
      let program = try ProgramFile.program(
        from: path, format, integers: wish.isRelaxed ? .relaxed : .refused)
      return session.importProgram(
        program, as: line, rowsAt: wish.priority.flatMap { Priority(rawValue: $0.value) })
    } catch {
      let (words, code): (ScriptWords, ErrorCode) =
        switch error {
        case .unreadable(let error): (.cannotRead(path, error), .io)
        case .malformed(let error, _): (.malformed(path, error), .syntax)
        }
      return Reply(
        failure: Failure(
          Diagnostic(
            code: code, message: words.text(in: terminal.speech), range: SourceRange(0, line.count))
        ))
    }
  }

  private func importLogs(
    from path: String, line: String, into session: inout Session
  ) -> Reply {
    do throws(FileError) {
      return session.importLogs(in: try Files.lines(of: path), as: line)
    } catch {
      let message = ScriptWords.cannotRead(path, error).text(in: terminal.speech)
      return Reply(
        failure: Failure(
          Diagnostic(code: .io, message: message, range: SourceRange(0, line.count))))
    }
  }

  // MARK: save

  private func save(_ session: Session, to path: String, _ replaces: Bool) throws(Failure) {
    let isLesson = path.hasSuffix(".md")
    let lines = isLesson ? [] : try session.script()
    let text =
      isLesson
      ? try lesson(of: session, path) : lines.map { $0 + "\n" }.joined()
    if path == "-" {
      guard showsReplies else { throw refusal(.noRoomOnOutput) }
      return terminal.write(text)
    }
    try check(path, replaces)
    do throws(FileError) {
      try Files.write(Array(text.utf8), to: path)
    } catch {
      throw refusal(.cannotWrite(path, error))
    }
    files.note(path)
    say(.saved(path, lines: isLesson ? nil : lines.count))
  }

  // MARK: export

  private func export(
    _ session: inout Session, to path: String, _ level: LevelMark?, _ replaces: Bool
  ) throws(Failure) {
    guard let form = ExportForm(path: path) else {
      throw refusal(.unknownEnding(path), .syntax)
    }
    let text = try form.text(of: &session, level: level, named: "", in: terminal.speech)
    try check(path, replaces, for: "export")
    do throws(FileError) {
      try Files.write(Array(text.utf8), to: path)
    } catch {
      throw refusal(.cannotWrite(path, error))
    }
    files.note(path)
    say(.exported(path, form))
  }

  private func lesson(of session: Session, _ path: String) throws(Failure) -> String {
    guard
      let text = SessionLesson.text(
        of: session.transcript, path: path, in: terminal.speech)
    else {
      throw refusal(.nothingToTell)
    }
    return text
  }

  /// Only what this session wrote is replaced unasked.
  private func check(
    _ path: String, _ replaces: Bool, for word: String = "save"
  ) throws(Failure) {
    guard let known = FileIdentity(path), known.isRegular else { return }
    if let log = terminal.log.file?.identity, log.isSameFile(as: known) {
      throw refusal(.isLog(path))
    }
    if replaces || known.size == 0 || files.isOwn(path) { return }
    throw refusal(.isThere(path, word: word, wasOwn: files.wasOwn(path)))
  }

  // MARK: log

  private func log(_ wish: LogRequest) throws(Failure) {
    let log = terminal.log
    switch wish {
    case .ask:
      say(log.file.map { .logs($0.path) } ?? .logsNowhere)
    case .off:
      guard let file = log.file else { throw refusal(.logsNowhere) }
      log.end()
      say(.logged(file.path))
    case .to(let path):
      if let file = log.file { throw refusal(.logsAlready(file.path)) }
      let file = try openLog(path)
      say(.logs(path))
      log.begin(file)
    }
  }

  private func openLog(_ path: String) throws(Failure) -> AppendedFile {
    if path == "-" { throw refusal(.noRoomOnOutput) }
    let file: AppendedFile?
    do throws(FileError) {
      file = try Self.isLog(path) ? AppendedFile(path) : nil
    } catch {
      throw refusal(.cannotLog(path, error))
    }
    guard let file else { throw refusal(.isNoLog(path)) }
    return file
  }

  /// Whether what is there, if anything is, may grow by a log.
  private static func isLog(_ path: String) throws(FileError) -> Bool {
    guard let known = FileIdentity(path), known.isRegular, known.size > 0 else { return true }
    return try Files.read(path).starts(with: ConversationLog.header.utf8)
  }

  // MARK: Words

  private func say(_ words: ScriptWords) {
    if showsReplies { terminal.write(words.text(in: terminal.speech) + "\n") }
  }

  private func refusal(_ words: ScriptWords, _ code: ErrorCode = .io) -> Failure {
    let message = words.text(in: terminal.speech)
    return Failure(Diagnostic(code: code, message: message, range: SourceRange(0, 0)))
  }
}
