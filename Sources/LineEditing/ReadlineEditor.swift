// The editor for a terminal: GNU readline, with the reader's own inputrc and key bindings.
//
// Readline is one per process and calls back through plain functions, so what such a function
// needs stands in a locked place for the time of one line. Keys are read by a function of ours that
// waits with signals let in only while it waits: thus a Ctrl-C can neither be missed nor leave
// readline half-way through a change, and it ends the line by the way that Return does.

import CReadline
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads lines from the terminal with editing, history and completion.
///
/// There is one readline in a process: lines asked for by several editors come one after another,
/// and they share the history in memory.
public struct ReadlineEditor: LineEditor, Sendable {
  private let historyFile: HistoryFile?
  private var lastLine: String?
  /// Lines that were pasted together with the last one, to be handed out one by one.
  private var pasted: [String] = []

  /// - Parameters:
  ///   - historyFile: lines from it can be recalled, and each new line is added to it. One that
  ///     cannot be read or written does not keep anybody from typing: the history is then in
  ///     memory only.
  public init(historyFile: HistoryFile? = nil) {
    self.historyFile = historyFile
    Readline.prepare()
    if let lines = historyFile.flatMap({ try? $0.load() }) {
      for line in lines { add_history(line) }
      lastLine = lines.last
    }
    stifle_history(CInt(clamping: historyFile?.limit ?? 2_000))
  }

  /// Whether there is somebody who types and sees what is typed.
  public static var isUsable: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Whatever comes back, the terminal is as it was, and the cursor at the start of a line.
  public mutating func readLine(prompt: String, completer: LineCompleter?) -> LineInput {
    if !pasted.isEmpty {
      if Interruption.takePending() {
        pasted = []
        return .interrupted
      }
      let line = pasted.removeFirst()
      Readline.show(prompt + line)
      remember(line)
      return .line(line)
    }
    let input = Readline.readLine(prompt: markingControlSequences(in: prompt), completer: completer)
    guard case .line(let text) = input else { return input }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = lines.removeFirst()
    if lines.last == "" { lines.removeLast() }
    pasted = lines
    remember(line)
    return .line(line)
  }

  private mutating func remember(_ line: String) {
    guard !line.allSatisfy(\.isWhitespace), line != lastLine else { return }
    add_history(line)
    lastLine = line
    try? historyFile?.append(line)
  }
}

/// The one readline of the process.
private enum Readline {
  /// Held while a line is read.
  private static let turn = Mutex<Void>(())

  /// Readline's settings, made once.
  private static let settings: Void = {
    setlocale(LC_CTYPE, "")
    // A section `$if slackline` of the reader's inputrc is chosen by this name.
    creadline_set_name(("slackline" as StaticString).cString)
    creadline_set_getc { readKey($0) }
    prepareCompletion()
    using_history()
    rl_initialize()
    Interruption.install()
  }()

  static func prepare() { settings }

  static func readLine(prompt: String, completer: LineCompleter?) -> LineInput {
    turn.withLock { _ in
      prepare()
      // The window may have changed its size while no line was being read.
      rl_reset_screen_size()
      let (input, interrupted) = Interruption.whileReading {
        withCompleter(completer) { readline(prompt) }
      }
      defer { free(input) }
      if interrupted {
        if creadline_last_key_was_newline() == 0 { startNewLine() }
        return .interrupted
      }
      guard let input else {
        if !leavesEndOfInputOnNewLine { startNewLine() }
        return .endOfInput
      }
      return .line(String(cString: input))
    }
  }

  /// Writes a line where readline writes.
  static func show(_ line: String) {
    line.withCString { creadline_show_line($0) }
  }

  private static func startNewLine() {
    rl_crlf()
    creadline_flush()
  }

  /// From 8.1 on, readline ends the line itself at the end of the input, if it brackets pastes.
  private static var leavesEndOfInputOnNewLine: Bool {
    guard RL_READLINE_VERSION >= 0x0801, let value = rl_variable_value("enable-bracketed-paste")
    else { return false }
    return String(cString: value) == "on"
  }
}

extension StaticString {
  /// For what keeps the pointer: the bytes stay for ever.
  var cString: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

/// What readline may be woken by, all of which it handles itself once it is told to look.
private let wakingSignals = [
  SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGTSTP, SIGTTIN, SIGTTOU, SIGWINCH,
]

/// The next byte typed, or a line feed that ends the line given up by Ctrl-C.
private func readKey(_ stream: UnsafeMutablePointer<FILE>?) -> CInt {
  guard let stream else { return EOF }
  var blocked = sigset_t()
  var previous = sigset_t()
  sigemptyset(&blocked)
  for signal in wakingSignals { sigaddset(&blocked, signal) }
  while true {
    // Handles what came while readline was at work; raises Ctrl-C anew for our own handler.
    let pending = rl_pending_signal()
    rl_check_signals()
    // Back from having been stopped, the line is not on the screen any more where it was.
    if pending == SIGTSTP { rl_forced_update_display() }
    pthread_sigmask(SIG_BLOCK, &blocked, &previous)
    if rl_pending_signal() != 0 {
      pthread_sigmask(SIG_SETMASK, &previous, nil)
      continue
    }
    if Interruption.isPending {
      pthread_sigmask(SIG_SETMASK, &previous, nil)
      creadline_give_up_line()
      return CInt(UInt8(ascii: "\n"))
    }
    let state = creadline_wait_for_input(stream, &previous)
    pthread_sigmask(SIG_SETMASK, &previous, nil)
    if state > 0 { return rl_getc(stream) }
    if state < 0 { return EOF }
  }
}
