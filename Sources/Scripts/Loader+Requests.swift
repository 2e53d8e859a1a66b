// save and log: what a session asks for besides files to load.

import Console
import Language
import Lessons
import Narration
import Rendering
public import Session

extension Loader {
  /// Does what a line asks for, and says so.
  ///
  /// - Returns: why it did not go well, which has been said, too.
  public mutating func serve(
    _ request: Request, line: String, at place: Place, in session: inout Session
  ) -> Failure? {
    do throws(Failure) {
      switch request {
      case .load(let path): return load(path, line: line, at: place, into: &session)
      case .save(let path, let replaces): try save(session, to: path, replaces)
      case .log(let wish): try log(wish)
      case .lesson(.list):
        if showsReplies { terminal.show(LessonCatalogue.document(), session.presentation) }
      case .lesson(.play(let name)): throw Self.refusal(Words.playedAlone(name), .syntax)
      case .lesson(.word): throw Self.refusal(Words.noLesson, .syntax)
      case .present, .quit: break
      }
      return nil
    } catch {
      var failure = error
      failure.range = SourceRange(0, line.count)
      complain(failure, line, place, session.presentation)
      return failure
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
      guard showsReplies else { throw Self.refusal(Words.noRoomOnOutput) }
      return terminal.write(text)
    }
    try check(path, replaces)
    do throws(FileError) {
      try Files.write(Array(text.utf8), to: path)
    } catch {
      throw Self.refusal(Words.cannot("write", path, error))
    }
    files.note(path)
    let what = isLesson ? "a lesson" : Words.count(lines.count, "line")
    say("saved \(path): \(what)")
  }

  private func lesson(of session: Session, _ path: String) throws(Failure) -> String {
    guard let text = SessionLesson.text(of: session.transcript, path: path) else {
      throw Self.refusal(Words.nothingToTell)
    }
    return text
  }

  /// Nobody's work is replaced unasked.
  private func check(_ path: String, _ replaces: Bool) throws(Failure) {
    guard let known = FileIdentity(path), known.isRegular else { return }
    if let log = terminal.log.file?.identity, log.isSameFile(as: known) {
      throw Self.refusal(Words.isLog(path))
    }
    if replaces || known.size == 0 || files.isOwn(path) { return }
    throw Self.refusal(Words.isThere(path, wasOwn: files.wasOwn(path)))
  }

  // MARK: log

  private func log(_ wish: LogRequest) throws(Failure) {
    let log = terminal.log
    switch wish {
    case .ask:
      say(log.file.map { Words.logs(to: $0.path) } ?? Words.logsNowhere)
    case .off:
      guard let file = log.file else { throw Self.refusal(Words.logsNowhere) }
      log.end()
      say("logged to \(file.path)")
    case .to(let path):
      if let file = log.file { throw Self.refusal(Words.logsAlready(to: file.path)) }
      let file = try openLog(path)
      say(Words.logs(to: path))
      log.begin(file)
    }
  }

  private func openLog(_ path: String) throws(Failure) -> AppendedFile {
    let file: AppendedFile?
    do throws(FileError) {
      file = try Self.isLog(path) ? AppendedFile(path) : nil
    } catch {
      throw Self.refusal(Words.cannot("log to", path, error))
    }
    guard let file else { throw Self.refusal(Words.isNoLog(path)) }
    return file
  }

  /// Whether what is there, if anything is, may grow by a log.
  private static func isLog(_ path: String) throws(FileError) -> Bool {
    guard let known = FileIdentity(path), known.isRegular, known.size > 0 else { return true }
    return try Files.read(path).starts(with: ConversationLog.header.utf8)
  }

  // MARK: Words

  private func say(_ words: String) {
    if showsReplies { terminal.write(words + "\n") }
  }

  private static func refusal(_ words: String, _ code: ErrorCode = .io) -> Failure {
    Failure(Diagnostic(code: code, message: words, range: SourceRange(0, 0)))
  }
}

extension Words {
  static func cannot(_ action: String, _ path: String, _ error: FileError) -> String {
    "cannot \(action) \(path): \(error.reason)"
  }

  static func isThere(_ path: String, wasOwn: Bool) -> String {
    wasOwn
      ? "somebody has changed \(path) since it was saved; save! \(path) replaces it all the same"
      : "\(path) is there already, and not from this session; save! \(path) replaces it"
  }

  static func isLog(_ path: String) -> String {
    "this conversation is being logged to \(path); save to another file, or type log off first"
  }

  static func isNoLog(_ path: String) -> String {
    "\(path) is there already and is no log of slackline; choose another name"
  }

  static func logs(to path: String) -> String {
    "what is typed and answered goes to \(path) as well; log off ends that"
  }

  static func logsAlready(to path: String) -> String {
    "this conversation is being logged to \(path) already; log off ends that"
  }

  static let logsNowhere = "nothing is being logged; log FILE begins it"
  static func playedAlone(_ lesson: String) -> String {
    "a lesson needs somebody who answers: type this at the prompt, or run slackline lesson play \(lesson)"
  }

  public static let noLesson =
    "no lesson is under way; lesson 00 begins the first one, and lesson lists them all"
  static let nothingToTell = "there is nothing to tell yet; a lesson needs a line or more"
  static let noRoomOnOutput = "standard output has the replies already; name a file"
}
