// What a session asks of the program around it. load FILE: the lines of a file as one change, with
// the errors where they stand.

public import Console
import Language
public import Narration
import Rendering
public import Session
import Simplex
import Wording

/// A line of a file, for messages.
public struct Place: Sendable {
  public var file: String
  public var line: Int
  /// For what was typed just now: the columns before it.
  public var promptWidth: Int?

  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// What was typed just now, after a prompt of that width.
  public static func prompt(width: Int) -> Place {
    var place = Place(file: "<prompt>", line: 1)
    place.promptWidth = width
    return place
  }
}

/// Does what lines ask of the program: loads and saves files, and keeps a log.
public struct Loader {
  let terminal: Terminal
  /// Whether the answers to commands in the file are shown; statements are only counted.
  let showsReplies: Bool
  /// Tells the answers, after those that were shown before.
  public private(set) var narrator: Narrator
  /// The files that were saved so far.
  let files: SavedFiles
  /// The worst of what has happened so far.
  public private(set) var status = Status.success
  /// Whether whoever waited for a file has had enough.
  public internal(set) var wasStopped = false
  /// The files that are being loaded, each by the one before it; nil for what was gone when it was looked at.
  private var loading: [FileIdentity?] = []
  /// How many files were loaded for the line that was typed.
  private var loads = 0
  /// Whether what that line loads comes to more than may be; then nothing of it is kept.
  private var hasTooMuch = false

  public init(
    terminal: Terminal, files: SavedFiles, showsReplies: Bool, narrator: Narrator
  ) {
    self.terminal = terminal
    self.files = files
    self.showsReplies = showsReplies
    self.narrator = narrator
  }

  /// Runs the file's lines in the session. Errors in them are shown where they stand.
  ///
  /// - Returns: why the `load` itself did not go well: the file cannot be read, or lines failed. Nil, too,
  ///   if it was stopped (`wasStopped`), which leaves the session as it was.
  public mutating func load(
    _ path: String, line: String, at place: Place, into session: inout Session
  ) -> Failure? {
    let range = SourceRange(0, line.count)
    func failure(_ code: ErrorCode, _ words: ScriptWords) -> Failure {
      let message = words.text(in: terminal.speech)
      return Failure(Diagnostic(code: code, message: message, range: range))
    }
    func refuse(_ code: ErrorCode, _ words: ScriptWords) -> Failure {
      let failure = failure(code, words)
      complain(failure, line, place, session.presentation)
      return failure
    }
    let isOutermost = loading.isEmpty
    if isOutermost { (loads, hasTooMuch) = (0, false) }
    loads += 1
    guard loading.count < Limit.nestedLoads.most else {
      hasTooMuch = true
      return refuse(.limit, .notLoaded(path, .tooDeep(Limit.nestedLoads.most)))
    }
    guard loads <= Limit.loads.most else {
      hasTooMuch = true
      return refuse(.limit, .notLoaded(path, .tooMany(Limit.loads.most)))
    }
    let identity = FileIdentity(path)
    if let identity, loading.contains(where: { $0?.isSameFile(as: identity) ?? false }) {
      return refuse(.limit, .notLoaded(path, .itself))
    }
    let lines: [String]
    do throws(FileError) {
      lines = try Files.lines(of: path)
    } catch {
      if session.control.isCancelled {
        wasStopped = true
        return nil
      }
      return refuse(.io, .cannotRead(path, error))
    }
    loading.append(identity)
    defer { loading.removeLast() }
    let others = isOutermost ? session.contentCount : 0
    let isAgain = others > 0 && wasLoaded(identity, in: session)
    var result = LoadedLines()
    do throws(Failure) {
      try session.asOneChange(line) { (session) throws(Failure) in
        run(lines, of: path, in: &session, &result)
        if hasTooMuch, isOutermost { throw failure(.limit, .notLoaded(path, .tooMuch)) }
      }
    } catch {
      return end(error, line, at: place, session)
    }
    if hasTooMuch { return result.failure }
    if showsReplies { sayLoaded(path, result.changeCount, others: others, isAgain: isAgain) }
    return result.failure
  }

  /// Says why a line was not done.
  ///
  /// - Returns: that; nil if it was stopped (`wasStopped`).
  mutating func end(
    _ error: Failure, _ line: String, at place: Place, _ session: Session
  ) -> Failure? {
    if error.stop == .cancelled {
      wasStopped = true
      return nil
    }
    let failure = error.told(of: line)
    complain(failure, line, place, session.presentation)
    return failure
  }

  /// - Parameter others: how many constraints and objectives were there before.
  private func sayLoaded(_ path: String, _ changeCount: Int, others: Int, isAgain: Bool) {
    let words: ScriptWords =
      others > 0 && changeCount > 0
      ? .loadedBeside(path, changeCount, others: others, isAgain: isAgain)
      : .loaded(path, changeCount)
    terminal.write(words.text(in: terminal.speech) + "\n")
  }

  /// Whether what a session holds came of that file, too.
  private func wasLoaded(_ identity: FileIdentity?, in session: Session) -> Bool {
    guard let identity else { return false }
    return session.linesSinceReset.contains { line in
      guard line.hasPrefix("l"),
        case .command(.request(.load(let path)), _)? = try? Parser.parse(line),
        let other = FileIdentity(path)
      else { return false }
      return other.isSameFile(as: identity)
    }
  }

  /// What came of the lines of a file.
  private struct LoadedLines {
    var changeCount = 0
    /// The first one.
    var failure: Failure?

    mutating func add(_ reply: Reply) {
      if failure == nil { failure = reply.failure }
      if reply.isChange { changeCount += 1 }
    }
  }

  /// Runs the lines of a file, together as far as they only add something; ends early if it is stopped.
  private mutating func run(
    _ lines: [String], of path: String, in session: inout Session, _ result: inout LoadedLines
  ) {
    var index = 0
    /// Up to there each line is run by itself.
    var end = 0
    while index < lines.count {
      if index >= end {
        let batch = session.runTogether(lines[index...])
        if session.control.isCancelled { return }
        end = index + max(batch.lineCount, 1)
        if let changes = batch.changeCount {
          result.changeCount += changes
          index = end
          continue
        }
      }
      let here = Place(file: path, line: index + 1)
      guard let reply = answer(lines[index], at: here, in: &session) else { return }
      result.add(reply)
      if hasTooMuch { return }
      if reply.request == .quit { break }
      index += 1
    }
    // A log at the end of a file needs nothing after it.
    guard session.isCollecting else { return }
    let last = Place(file: path, line: lines.count)
    if let reply = answer(Session.endOfLog, at: last, in: &session) { result.add(reply) }
  }

  /// Runs a line of a file, and shows what it comes to.
  ///
  /// - Returns: nil if it was stopped.
  private mutating func answer(_ text: String, at place: Place, in session: inout Session) -> Reply?
  {
    var reply = session.run(text)
    if case .importing(let wish)? = reply.request {
      reply = importFile(wish, line: text, into: &session)
    }
    if reply.wasStopped { return nil }
    if let request = reply.request {
      reply.failure = serve(request, line: text, at: place, in: &session)
      if wasStopped { return nil }
    } else if let failure = reply.failure {
      terminal.complain(failure, text, place, session.presentation)
    }
    if let failure = reply.failure {
      status = max(status, Status(failure.code))
      if failure.isOfProblemSize { hasTooMuch = true }
    } else if reply.isChange {
      narrator.passOver(reply)
    } else if showsReplies {
      terminal.show(
        narrator.document(for: reply, in: session.settings.speech), session.presentation)
    }
    return reply
  }

  /// Says why a line was refused, below the line if it was typed just now.
  func complain(_ failure: Failure, _ line: String, _ place: Place, _ presentation: Presentation) {
    if let width = place.promptWidth {
      terminal.show(
        failure.document(
          in: presentation.speech, typed: line, promptWidth: width, width: terminal.width),
        presentation)
    } else {
      terminal.complain(failure, line, place, presentation)
    }
  }
}

extension Terminal {
  /// `FILE:LINE:COLUMN: error: …` with the line and a caret, and what else there is to say.
  func complain(_ failure: Failure, _ line: String, _ place: Place, _ presentation: Presentation) {
    let column = failure.range.column
    let message = failure.message(in: presentation.speech).withShortNumbers
    func words(_ message: String) -> String {
      ScriptWords.error(place, column: column, message).text(in: speech)
    }
    if errorIsTerminal {
      complain(Document([.paragraph(Text(words(message)))]), presentation)
    } else {
      // On one line, for whatever reads it.
      complain(words(spelled(message, presentation)) + "\n")
    }
    complain(failure.excerpt(of: line, in: presentation.speech), presentation)
  }
}
