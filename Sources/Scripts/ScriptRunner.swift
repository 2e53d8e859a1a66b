// Scripts: lines of a file, of standard input or of -c, each answered as text or as JSON.

public import Console
import ConstraintHierarchies
import Formats
import Language
import Narration
public import ProgramSolving
import Rendering
public import Session
import Simplex
import Wording

public struct ScriptRunner {
  let terminal: Terminal
  let options: Options
  private let files = SavedFiles()
  /// The worst of what has happened so far.
  public private(set) var status = Status.success
  /// How the latest script can be solved, with `solvesAtEnd`.
  public private(set) var solutionStatus = SolutionStatus.optimal
  /// The proof of that, if one was wanted and no line was refused.
  public private(set) var proof: WrittenProof?
  /// Tells the replies of the session under way.
  private var narrator: Narrator
  /// The latest line, and where it stands.
  private var lastLine: (String, Place)?
  /// Whether the session under way comes to too long numbers, or takes too much memory, so that its end is not asked for.
  private var hasExcess = false
  /// How many bytes of JSON have been written.
  private var written = 0
  /// An object that is written when it is known whether it is the last.
  private var pending: (JSONValue, at: Int)?

  public init(terminal: Terminal, options: Options) {
    self.terminal = terminal
    self.options = options
    narrator = Narrator(terminal.speech)
  }

  private func newSession() -> Session {
    Session(
      presentation: options.presentation ?? terminal.presentation,
      keepsContradictions: options.solvesAtEnd,
      describesChanges: !options.solvesAtEnd
        && (options.format == .text || options.replies != .none))
  }

  // MARK: Runs

  /// Runs one script in a session of its own.
  public mutating func run(file: String) {
    guard let lines = lines(of: file) else { return }
    run(name: lines.name) { lines.next() }
    complain(lines.failure(), file)
  }

  /// Solves what the logs of constraints in a file come to, as `import` keeps them.
  public mutating func solve(logs file: String) {
    guard var session = session(afterLogs: file) else { return }
    finish(&session)
  }

  /// The session that a script comes to; nil if it cannot be read.
  public mutating func session(after file: String) -> Session? {
    guard let lines = lines(of: file) else { return nil }
    var session = newSession()
    run(name: lines.name, in: &session) { lines.next() }
    complain(lines.failure(), file)
    return complainOfExcess(&session) ? nil : session
  }

  /// The session that the logs of constraints in a file come to; nil if there are none.
  public mutating func session(afterLogs file: String) -> Session? {
    guard let source = lines(of: file) else { return nil }
    var lines: [String] = []
    while let line = source.next() { lines.append(line) }
    complain(source.failure(), file)
    var session = newSession()
    let reply = session.importLogs(in: lines, as: "")
    if let failure = reply.failure {
      status = max(status, Status(failure.code))
      let place = Place(file: source.name, line: 1)
      terminal.complain(failure, lines.first ?? "", place, session.presentation)
      return nil
    }
    return session
  }

  /// The lines of a file, one after another.
  private struct Source {
    let name: String
    let next: () -> String?
    /// Why there was no more; nil at its end.
    var failure: () -> FileError? = { nil }
  }

  /// nil if it cannot be read, which is said.
  private mutating func lines(of file: String) -> Source? {
    if file == "-" {
      // As they come, for whoever types them into a pipe.
      var reader = LineReader(descriptor: STDIN_FILENO)
      var waiting: ArraySlice<String> = []
      return Source(
        name: "<stdin>",
        next: {
          if let line = waiting.popFirst() { return line }
          guard let text = reader.next(keepingEnd: true) else { return nil }
          waiting = Lines.of(text)[...]
          // What was a byte order mark and nothing else has no line in it.
          return waiting.popFirst() ?? ""
        }, failure: { reader.inputError })
    }
    do throws(FileError) {
      var lines = try Files.lines(of: file)[...]
      return Source(name: file) { lines.popFirst() }
    } catch {
      complain(error, file)
      return nil
    }
  }

  /// Says that a file cannot be read, if so it is.
  private mutating func complain(_ error: FileError?, _ file: String) {
    guard let error else { return }
    status = max(status, .unreadable)
    terminal.complain(ScriptWords.unreadable(file, error).text(in: terminal.speech) + "\n")
  }

  /// Runs lines, or texts of several lines, one after another.
  public mutating func run(texts: [String], name: String) {
    var lines = texts.flatMap { $0.isEmpty ? [$0] : Lines.of($0) }[...]
    run(name: name) { lines.popFirst() }
  }

  private mutating func run(name: String, next: () -> String?) {
    var session = newSession()
    run(name: name, in: &session, next: next)
    finish(&session)
  }

  private mutating func run(name: String, in session: inout Session, next: () -> String?) {
    narrator = Narrator(terminal.speech)
    hasExcess = false
    session.control = LongWork.control
    session.endsWhenStopped = true
    if terminal.errorIsTerminal {
      session.listener = LongWork.listener(terminal)
    }
    defer {
      terminal.log.end()
      if terminal.log.isIncomplete { status = max(status, .unreadable) }
    }
    var number = 0
    while let line = next() {
      number += 1
      lastLine = (line, Place(file: name, line: number))
      guard let goesOn = answer(line, Place(file: name, line: number), in: &session) else { break }
      if !goesOn, options.stopsAtError { break }
    }
    // A log at the end needs nothing after it.
    if session.isCollecting {
      _ = answer(Session.endOfLog, Place(file: name, line: number), in: &session)
    }
  }

  /// - Returns: whether all was well; nil to stop here.
  private mutating func answer(
    _ line: String, _ place: Place, in session: inout Session
  ) -> Bool? {
    let isEmpty = line.allSatisfy(\.isWhitespace) || line.trimmed.hasPrefix("#")
    terminal.noteTyped(line)
    var loader = Loader(
      terminal: terminal, files: files, showsReplies: showsReplies, narrator: narrator)
    // Ctrl-C ends the script, but what its line has found by then is told.
    var isStopped = false
    let reply = LongWork.stoppable {
      defer { isStopped = LongWork.isStopped }
      return LongWork.showingProgress(terminal) {
        let reply = session.run(line)
        guard case .importing(let wish)? = reply.request else { return reply }
        return loader.importFile(wish, line: line, into: &session)
      }
    }
    defer { if isStopped { LongWork.endInterrupted() } }
    if reply.wasStopped { return nil }
    var outcome = LineOutcome(reply)
    if let request = outcome.reply.request {
      outcome.failure = loader.serve(request, line: line, at: place, in: &session)
      narrator = loader.narrator
      status = max(status, loader.status)
    } else if let failure = outcome.failure {
      terminal.complain(failure, line, place, session.presentation)
    }
    if showsReplies {
      terminal.show(
        narrator.document(for: outcome.reply, in: session.settings.speech), session.presentation)
    }
    if let failure = outcome.failure { status = max(status, Status(failure.code)) }
    if options.format == .json, !options.solvesAtEnd, !isEmpty {
      report(line, place, outcome, &session)
    }
    if outcome.reply.request == .quit { return nil }
    if options.solvesAtEnd, outcome.failure?.isOfExcess ?? false {
      // Without the line, whatever follows it may be as long, and so may what is pivoted on the way to the end.
      hasExcess = true
      return nil
    }
    if written > options.mostJSON {
      let words = ScriptWords.tooMuchJSON(most: options.mostJSON).text(in: terminal.speech)
      terminal.complain(
        ScriptWords.error(place, column: 1, words).text(in: terminal.speech) + "\n")
      status = max(status, Status(.limit))
      return nil
    }
    return outcome.failure == nil
  }

  private var showsReplies: Bool { options.format == .text && !options.solvesAtEnd }

  private struct LineOutcome {
    var reply: Reply
    var failure: Failure?

    init(_ reply: Reply) {
      self.reply = reply
      failure = reply.failure
    }
  }

  // MARK: JSON

  private mutating func report(
    _ line: String, _ place: Place, _ outcome: LineOutcome, _ session: inout Session
  ) {
    let failure = outcome.failure
    var members: [JSONValue.Member] = [
      .init("line", .integer(place.line)), .init("input", .string(line.trimmed)),
      .init("ok", .bool(failure == nil)),
    ]
    if let diagnostic = failure?.diagnostic(in: session.settings.speech), let failure {
      members.append(
        .init(
          "error",
          failure.json(
            message: diagnostic.message(in: session.settings.speech),
            suggestion: diagnostic.suggestion)))
    }
    if options.replies == .data || options.replies == .all {
      if let reply = outcome.reply.answer.json { members.append(.init("reply", reply)) }
      if let question = outcome.reply.openQuestion?.json {
        members.append(.init("question", question))
      }
    }
    if options.replies == .text || options.replies == .all {
      members.append(.init("text", .string(text(outcome, line, session.presentation))))
    }
    switch options.solutions {
    case .all, .changed:
      if options.solutions == .all || outcome.reply.isChange || outcome.reply.answer.isTravel {
        let solution = told(by: &session) { (session) throws(Failure) in
          try session.solution(pivots: .ofLastChange)
        }
        if let solution { members.append(.init("solution", solution.json)) }
      }
      write(.object(members))
    case .none:
      write(.object(members))
    case .last:
      flushPending()
      pending = (.object(members), place.line)
    }
  }

  /// What a person would have read.
  private mutating func text(
    _ outcome: LineOutcome, _ line: String, _ presentation: Presentation
  ) -> String {
    let speech = presentation.speech
    var document = narrator.document(for: outcome.reply, in: speech)
    if let failure = outcome.failure {
      document.append(contentsOf: failure.document(in: speech, typed: line, promptWidth: nil))
    }
    let renderer = TextRenderer(presentation: presentation, width: 80, theme: nil)
    return renderer.render(document)
  }

  private mutating func write(_ object: JSONValue) {
    let text = object.compact + "\n"
    written += text.utf8.count
    terminal.write(text)
  }

  private mutating func flushPending() {
    if let (object, _) = pending { write(object) }
    pending = nil
  }

  // MARK: The end

  /// Lines that are solved together are refused together.
  ///
  /// - Returns: whether they were, or one was before.
  private mutating func complainOfExcess(_ session: inout Session) -> Bool {
    if hasExcess { return true }
    guard let (text, _) = lastLine else { return false }
    return complain(session.refusalOfEnd(text), session)
  }

  /// Says of the last line that what it has come to is too much, if so it is.
  ///
  /// - Returns: whether it is.
  private mutating func complain(_ failure: Failure?, _ session: Session) -> Bool {
    guard let failure, let (text, place) = lastLine else { return false }
    if failure.stop == .cancelled { LongWork.endInterrupted() }
    status = max(status, Status(failure.code))
    terminal.complain(failure, text, place, session.presentation)
    return true
  }

  /// What is asked of the session other than by a line.
  ///
  /// - Returns: nil where it takes too much, which is said of the last line.
  private mutating func told<Answer>(
    by session: inout Session, _ ask: (inout Session) throws(Failure) -> Answer
  ) -> Answer? {
    do throws(Failure) {
      return try ask(&session)
    } catch {
      _ = complain(error.told(of: lastLine?.0 ?? ""), session)
      return nil
    }
  }

  private mutating func finish(_ session: inout Session) {
    if options.solvesAtEnd {
      if !complainOfExcess(&session) { solve(&session) }
    } else if case (.object(var members), _)? = pending {
      let solution = told(by: &session) { (session) throws(Failure) in
        try session.solution(pivots: .ofLastChange, isSolvedAnew: true)
      }
      if let solution { members.append(.init("solution", solution.json)) }
      terminal.write(JSONValue.object(members).compact + "\n")
      pending = nil
    }
  }

  private mutating func solve(_ session: inout Session) {
    let end = searched(in: &session) { (session) throws(Failure) in try session.status }
    guard let end else { return }
    solutionStatus = end
    switch options.format {
    case .json:
      let regions = options.regions
      let pivots: Session.CountedPivots = regions == .all ? .ofSolve : .ofLastChange
      let solution = searched(in: &session) { (session) throws(Failure) in
        try session.solution(pivots: pivots, regions: regions)
      }
      guard let solution else { return }
      terminal.write(solution.json.compact + "\n")
    case .text:
      let regions = options.regions
      let reply = searched(in: &session) { (session) throws(Failure) in
        regions == .all ? session.run("solve") : session.solve(regions: regions)
      }
      guard let reply, !complain(reply.failure, session) else { return }
      terminal.show(reply.document(in: session.settings.speech), session.presentation)
    }
    guard options.proves, status <= .expectationFailed else { return }
    proof = searched(in: &session) { (session) throws(Failure) in try session.writtenProof() }
  }

  /// What takes long, of which Ctrl-C tells what was found by then: why there is no solution, as a rule.
  private mutating func searched<Answer>(
    in session: inout Session, _ ask: (inout Session) throws(Failure) -> Answer
  ) -> Answer? {
    let terminal = terminal
    return told(by: &session) { (session) throws(Failure) in
      try LongWork.stoppable { () throws(Failure) in
        try LongWork.showingProgress(terminal) { () throws(Failure) in try ask(&session) }
      }
    }
  }
}
