// Lines from a terminal by way of GNU readline: editing, history, completion.
//
// Readline's own answer to Ctrl-C is to end the program. Here a line's keys are read by a function of
// ours that waits for input or a signal, whichever comes first; the signals are blocked at all other
// times, so none is lost between the look and the wait. Ctrl-C then ends the line, Ctrl-Z and the
// signals that end a program first put the terminal back as it was.

internal import CReadline
internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What could stand in a line at the cursor.
public struct LineCompletion: Hashable, Sendable {
  /// The characters of the line that a candidate replaces.
  public var start: Int
  public var end: Int
  public var candidates: [String]
  /// The name of a file is wanted, which readline completes by itself.
  public var wantsFileName: Bool

  public init(start: Int, end: Int, candidates: [String], wantsFileName: Bool = false) {
    self.start = start
    self.end = end
    self.candidates = candidates
    self.wantsFileName = wantsFileName
  }
}

/// The one line editor of a program: readline keeps its state in global variables.
public struct ReadlineEditor: LineEditor {
  public typealias Completer = @Sendable (_ line: String, _ cursor: Int) -> LineCompletion

  /// - Parameter name: what conditions in the user's inputrc call the program.
  public init(name: String) {
    // Readline keeps the pointer, for as long as the program runs.
    creadline_set_name(strdup(name))
    creadline_leave_signals_alone()
    creadline_set_getc(readKey)
    creadline_set_completion(attemptCompletion, strdup(" \t\n=<>+-*/(),:@[]"))
  }

  /// What completes words from now on; the cursor is given in characters.
  public func setCompleter(_ completer: @escaping Completer) {
    shared.withLock { $0.completer = completer }
  }

  public mutating func readLine(prompt: String) -> LineInput {
    Signals.block()
    defer { Signals.unblock() }
    shared.withLock { $0.wasInterrupted = false }
    let text = readline(prompt)
    defer { free(text) }
    if shared.withLock({ $0.wasInterrupted }) {
      creadline_begin_new_line()
      return .interrupted
    }
    guard let text else { return .endOfInput }
    return .line(String(cString: text))
  }

  // MARK: History

  /// Remembers a line, unless it is empty or the same as the last one.
  public func remember(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    if let newest = creadline_newest_line(), String(cString: newest) == line { return }
    add_history(line)
    shared.withLock { $0.newLines += 1 }
  }

  /// Recalls the lines of a file, if it is there.
  public func loadHistory(from path: String, limit: Int) {
    stifle_history(Int32(limit))
    read_history(path)
  }

  /// Adds what was remembered since to a file that only its owner can read, and shortens it to a
  /// number of lines.
  ///
  /// - Returns: whether that went well.
  @discardableResult
  public func appendHistory(to path: String, limit: Int) -> Bool {
    let count = shared.withLock { state in
      defer { state.newLines = 0 }
      return state.newLines
    }
    guard count > 0 else { return true }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    guard append_history(Int32(count), path) == 0 else { return false }
    return history_truncate_file(path, Int32(limit)) == 0
  }
}

// MARK: Callbacks

/// What readline's callbacks, which can hold nothing themselves, share with the editor.
private struct Shared: Sendable {
  var completer: ReadlineEditor.Completer?
  var candidates: [String] = []
  var wasInterrupted = false
  var newLines = 0
}

private let shared = Mutex(Shared())

private enum Signals {
  /// Those that must not find the terminal in readline's hands.
  static let watched: [Int32] = [SIGINT, SIGTSTP, SIGTERM, SIGHUP, SIGQUIT]

  private struct Saved: @unchecked Sendable {
    var mask = sigset_t()
    var actions: [Int32: sigaction] = [:]
  }

  private static let saved = Mutex(Saved())

  static func block() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in watched { sigaddset(&set, number) }
    saved.withLock { saved in
      sigprocmask(SIG_BLOCK, &set, &saved.mask)
      for number in watched {
        var old = sigaction()
        creadline_watch_signal(number, &old)
        saved.actions[number] = old
      }
    }
  }

  static func unblock() {
    saved.withLock { saved in
      for (number, var action) in saved.actions { sigaction(number, &action, nil) }
      sigprocmask(SIG_SETMASK, &saved.mask, nil)
    }
  }

  static var maskOutside: sigset_t { saved.withLock { $0.mask } }

  static func passOn(_ number: Int32) {
    guard var action = saved.withLock({ $0.actions[number] }) else { return }
    creadline_release_terminal()
    creadline_pass_signal_on(number, &action)
    creadline_seize_terminal()
  }
}

/// Reads a key. At Ctrl-C it gives the line up and answers with a key that changes nothing.
private let readKey: @convention(c) (UnsafeMutablePointer<FILE>?) -> Int32 = { stream in
  while true {
    var mask = Signals.maskOutside
    switch creadline_wait_for_input(stream, &mask) {
    case 0:
      let number = creadline_take_signal()
      if number == SIGINT {
        shared.withLock { $0.wasInterrupted = true }
        creadline_abandon_line()
        return 0
      }
      if number == 0 { rl_check_signals() } else { Signals.passOn(number) }
    case 1:
      return rl_getc(stream)
    default:
      return -1
    }
  }
}

private let nextCandidate:
  @convention(c) (UnsafePointer<CChar>?, Int32) -> UnsafeMutablePointer<CChar>? = {
    _, index in
    let candidate = shared.withLock { state in
      Int(index) < state.candidates.count ? state.candidates[Int(index)] : nil
    }
    return candidate.flatMap { strdup($0) }
  }

/// Readline asks for words that begin as the one between two bytes of the line does, by its own idea
/// of words; what the completer says of the line is cut or lengthened to fit.
private let attemptCompletion:
  @convention(c) (UnsafePointer<CChar>?, Int32, Int32)
    -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = { text, start, end in
      guard let bytes = creadline_line(), let completer = shared.withLock({ $0.completer }) else {
        return nil
      }
      let line = String(cString: bytes)
      let cursor = String(decoding: line.utf8.prefix(Int(end)), as: UTF8.self).count
      let completion = completer(line, cursor)
      if completion.wantsFileName { return nil }
      creadline_completion_is_over()
      let before = String(line.prefix(completion.start)).utf8.count
      let wordStart = Int(start)
      let fitting: [String] = completion.candidates.compactMap { candidate in
        if before >= wordStart {
          let between = line.utf8.dropFirst(wordStart).prefix(before - wordStart)
          return String(decoding: between, as: UTF8.self) + candidate
        }
        return String(decoding: candidate.utf8.dropFirst(wordStart - before), as: UTF8.self)
      }
      // rl_completion_matches asks with indices that count up from zero.
      shared.withLock { $0.candidates = fitting }
      candidateIndex.withLock { $0 = 0 }
      return rl_completion_matches(text, generateCandidate)
    }

private let candidateIndex = Mutex<Int32>(0)

/// Readline calls with 0 at first and with something else after that, so the counting is ours.
private let generateCandidate:
  @convention(c) (UnsafePointer<CChar>?, Int32) -> UnsafeMutablePointer<CChar>? = { text, state in
    let index = candidateIndex.withLock { index in
      if state == 0 { index = 0 }
      defer { index += 1 }
      return index
    }
    return nextCandidate(text, index)
  }
