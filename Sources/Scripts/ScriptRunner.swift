// Scripts: lines of a file, of standard input or of -c, each answered as text or as JSON.

import ArgumentParser
import Console
import Interpreter
import Language
import LineEditing
import Rationals
import Rendering

/// How a run ended; the worst of what happened counts.
enum Status: Int, Comparable {
  case success
  case expectationFailed
  case unreadable
  case refused

  static func < (a: Status, b: Status) -> Bool { a.rawValue < b.rawValue }

  init(_ code: ErrorCode) {
    switch code {
    case .expectation: self = .expectationFailed
    case .io: self = .unreadable
    case .syntax, .nonlinear, .unknownName, .unknownCommand, .duplicateLabel, .unsatisfiable,
      .unbounded, .limit:
      self = .refused
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .success: ExitCode(0)
    case .expectationFailed: ExitCode(1)
    case .refused: ExitCode(65)
    case .unreadable: ExitCode(66)
    }
  }
}

struct ScriptRunner {
  enum Format: String, CaseIterable { case text, json }
  enum Solutions: String, CaseIterable { case all, last }

  struct Options {
    var format = Format.text
    var solutions = Solutions.all
    var stopsAtError = false
    /// Nothing is answered line by line; the solution is shown at the end.
    var solvesAtEnd = false
  }

  let terminal: Terminal
  let options: Options
  private let files = SavedFiles()
  private(set) var status = Status.success
  private(set) var solutionStatus = SolutionStatus.optimal
  /// An object that is written when it is known whether it is the last.
  private var pending: (JSONValue, at: Int)?

  init(terminal: Terminal, options: Options) {
    self.terminal = terminal
    self.options = options
  }

  private func newSession() -> Session {
    Session(
      presentation: Presentation(isASCII: terminal.isASCII),
      keepsContradictions: options.solvesAtEnd,
      describesChanges: options.format == .text && !options.solvesAtEnd)
  }

  // MARK: Runs

  /// Runs one script in a session of its own.
  mutating func run(file: String) {
    if file == "-" {
      var editor = PlainEditor(splitting: Lines.of)
      run(name: "<stdin>") {
        if case .line(let line) = editor.readLine(prompt: "") { line } else { nil }
      }
      return
    }
    do throws(FileError) {
      var lines = try Files.lines(of: file)[...]
      run(name: file) { lines.popFirst() }
    } catch {
      status = max(status, .unreadable)
      terminal.complain("slackline: \(file): \(error.reason)\n")
    }
  }

  /// Runs lines, or texts of several lines, one after another.
  mutating func run(texts: [String], name: String) {
    var lines = texts.flatMap { $0.isEmpty ? [$0] : Lines.of($0) }[...]
    run(name: name) { lines.popFirst() }
  }

  private mutating func run(name: String, next: () -> String?) {
    var session = newSession()
    if terminal.errorIsTerminal { session.listener = LongWork.listener(terminal) }
    defer { terminal.log.end() }
    var number = 0
    while let line = next() {
      number += 1
      guard let goesOn = answer(line, Place(file: name, line: number), in: &session) else { break }
      if !goesOn, options.stopsAtError { break }
    }
    finish(&session)
  }

  /// - Returns: whether all was well; nil to stop here.
  private mutating func answer(
    _ line: String, _ place: Place, in session: inout Session
  ) -> Bool? {
    let isEmpty = line.allSatisfy(\.isWhitespace) || Words.isComment(line)
    terminal.noteTyped(line)
    var outcome = LineOutcome(LongWork.telling(terminal) { session.run(line) })
    if let request = outcome.reply.request {
      var loader = Loader(terminal: terminal, files: files, showsReplies: showsReplies)
      outcome.failure = loader.serve(request, line: line, at: place, in: &session)
      status = max(status, loader.status)
    } else if let failure = outcome.failure {
      terminal.complain(failure, line, place, session.presentation)
    }
    if showsReplies { terminal.show(outcome.reply.document, session.presentation) }
    if let failure = outcome.failure { status = max(status, Status(failure.diagnostic.code)) }
    if options.format == .json, !options.solvesAtEnd, !isEmpty {
      report(line, place, outcome.failure, &session)
    }
    if outcome.reply.request == .quit { return nil }
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
    _ line: String, _ place: Place, _ failure: Failure?, _ session: inout Session
  ) {
    var members: [JSONValue.Member] = [
      .init("line", .integer(place.line)), .init("input", .string(line.trimmed)),
      .init("ok", .bool(failure == nil)),
    ]
    if let failure { members.append(.init("error", failure.json)) }
    switch options.solutions {
    case .all:
      members.append(.init("solution", session.solution(pivots: .ofLastChange).json))
      terminal.write(JSONValue.object(members).compact + "\n")
    case .last:
      flushPending()
      pending = (.object(members), place.line)
    }
  }

  private mutating func flushPending() {
    if let (object, _) = pending { terminal.write(object.compact + "\n") }
    pending = nil
  }

  private mutating func finish(_ session: inout Session) {
    if options.solvesAtEnd {
      solutionStatus = session.status
      switch options.format {
      case .json: terminal.write(session.solution().json.compact + "\n")
      case .text: terminal.show(session.run("solve").document, session.presentation)
      }
    } else if case (.object(let members), _)? = pending {
      let last = JSONValue.object(
        members + [.init("solution", session.solution(pivots: .ofLastChange).json)])
      terminal.write(last.compact + "\n")
      pending = nil
    }
  }
}

extension Failure {
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("code", .string(diagnostic.code.rawValue)),
      .init("message", .string(diagnostic.message)),
      .init("column", .integer(diagnostic.range.column)),
    ]
    if let suggestion = diagnostic.suggestion {
      members.append(.init("suggestion", .string(suggestion)))
    }
    if diagnostic.code == .unsatisfiable {
      members.append(.init("conflict", .array(conflict.map { .string($0) })))
      members.append(
        .init(
          "certificate",
          .array(
            certificate.map { id, multiplier in
              .object([
                .init("id", .string(id)), .init("multiplier", .string(multiplier.description)),
              ])
            })))
    }
    return .object(members)
  }
}
