// The editor for a terminal: GNU readline, with the reader's own inputrc and key bindings.
//
// Readline is one per process and calls back through plain functions, so what such a function
// needs stands in a locked place. Keys are read by a function of ours, and signals are let in only
// while it waits: thus a Ctrl-C can neither be missed nor leave readline half-way through a change,
// and it ends the line by the way that Return does.

import CReadline
public import Console
import Synchronization
import Wording

/// The one line editor of a program: readline keeps its state in global variables, so several
/// editors would share their history and their completer.
public struct ReadlineEditor: LineEditor, Sendable {
  public typealias Completer = LineCompleter

  private let split: LineSplitter

  /// - Parameters:
  ///   - name: what conditions in the reader's inputrc call the program.
  ///   - split: where lines end that are quoted in or pasted.
  public init(name: String, splitting split: @escaping LineSplitter) {
    self.split = split
    Readline.prepare(name: name)
  }

  /// What completes words from now on; the cursor is given in characters.
  ///
  /// - Parameter question: asks whether so many words are to be listed; y and n answer it.
  public func setCompleter(
    _ completer: @escaping Completer, question: @escaping @Sendable (Int) -> String
  ) {
    LineEditing.setCompleter(completer, question: question)
  }

  /// Whatever comes back, the terminal is as it was, and the cursor at the start of a line.
  ///
  /// Lines that are pasted together, or quoted into one line, come one after another, each shown after
  /// its prompt; what is after the last line end of a paste is there to be edited.
  public mutating func readLine(prompt: String) -> LineInput {
    if Paste.hasLines, Interruption.takePending() {
      Paste.drop()
      return .interrupted
    }
    if let text = Paste.takeLine() {
      let line = firstLine(of: text)
      Readline.show(line, behind: prompt)
      return .line(line)
    }
    let input = Readline.readLine(prompt: markingControlSequences(in: prompt))
    if input == .interrupted { Paste.drop() }
    return if case .line(let text) = input { .line(firstLine(of: text)) } else { input }
  }

  /// The first line of what was typed as one; the others come next.
  private func firstLine(of text: String) -> String {
    var lines = split(text)[...]
    let first = lines.popFirst()
    Paste.putFirst(lines)
    return first ?? ""
  }

  // MARK: History

  /// Remembers a line, unless it is empty or the same as the last one.
  public func remember(_ line: String) {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    if let newest = creadline_newest_line(), String(cString: newest) == line { return }
    add_history(line)
    newLines.withLock { $0.append(line) }
  }

  /// Recalls the lines of a file, the latest `limit` of them, if it is there. One that cannot be
  /// read keeps nobody from typing.
  public func loadHistory(from path: String, limit: Int) {
    stifle_history(CInt(clamping: limit))
    for line in (try? HistoryFile(path: path, limit: limit).load()) ?? [] { add_history(line) }
  }

  /// Adds what was remembered since the last time to a file that only its owner can read. The file
  /// is cut to its limit when it is loaded.
  ///
  /// - Returns: why that did not go well, nil if it did; what was to be added is kept for the next time.
  @discardableResult
  public func appendHistory(to path: String, limit: Int) -> FileError? {
    let lines = newLines.withLock { lines in
      defer { lines = [] }
      return lines
    }
    if lines.isEmpty { return nil }
    do throws(FileError) { try HistoryFile(path: path, limit: limit).append(lines) } catch {
      newLines.withLock { $0 = lines + $0 }
      return error
    }
    return nil
  }
}

/// Remembered and not yet in a file.
private let newLines = Mutex<[String]>([])

/// The one readline of the process.
private enum Readline {
  /// Held while a line is read, and tells whether readline is set up.
  private static let isPrepared = Mutex(false)

  /// - Parameter name: the first one counts.
  static func prepare(name: String) {
    isPrepared.withLock { isPrepared in
      if isPrepared { return }
      isPrepared = true
      TypedAhead.willBeRead()
      takeUTF8()
      // Readline keeps the pointer for as long as the program runs.
      creadline_set_name(strdup(name))
      creadline_set_getc { readKey($0) }
      creadline_set_prepare_terminal()
      // Where the output goes elsewhere, as in `slackline | tee FILE`, whoever types sees it here.
      if isatty(STDOUT_FILENO) == 0, let terminal = fopen("/dev/tty", "we") {
        creadline_set_output(terminal)
      }
      prepareCompletion()
      using_history()
      // Before the reader's inputrc is read, which has the last word.
      bindPrefixSearch()
      ScreenSize.takeOver()
      rl_initialize()
      Paste.prepare()
      Interruption.install()
    }
  }

  /// Makes the characters of the locale those of UTF-8 where it knows only ASCII, as LANG=C does: keys
  /// that make other bytes would otherwise be keys with Meta. A locale with characters of its own keeps
  /// them.
  private static func takeUTF8() {
    setlocale(LC_CTYPE, "")
    let names = ["ANSI_X3.4-1968", "US-ASCII", "646"]
    guard let codeset = nl_langinfo(nl_item(CODESET)), names.contains(String(cString: codeset))
    else {
      return
    }
    let utf8 = ["C.UTF-8", "en_US.UTF-8"]
    guard let found = utf8.first(where: { setlocale(LC_CTYPE, $0) != nil })
    else { return }
    // Readline asks the environment again, in this order.
    let isAll = getenv("LC_ALL").map { $0.pointee != 0 } ?? false
    setenv(isAll ? "LC_ALL" : "LC_CTYPE", found, 1)
  }

  /// The up and down arrows look for lines that begin with what stands before the cursor; on an empty
  /// line that is every line, as ever.
  private static func bindPrefixSearch() {
    for name in ["emacs-standard", "vi-insert", "vi-move"] {
      guard let keymap = rl_get_keymap_by_name(name) else { continue }
      for prefix in ["\\e[", "\\eO"] {
        rl_bind_keyseq_if_unbound_in_map(prefix + "A", rl_history_search_backward, keymap)
        rl_bind_keyseq_if_unbound_in_map(prefix + "B", rl_history_search_forward, keymap)
      }
    }
  }

  static func readLine(prompt: String) -> LineInput {
    isPrepared.withLock { _ in
      ScreenSize.take()
      WakingSignals.block()
      // When they are let in again the reading is over: a Ctrl-C that came too late is for no line.
      defer { WakingSignals.unblock() }
      let (input, interrupted) = Interruption.whileReading {
        ScreenSize.whileFollowed { readline(prompt) }
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

  /// Writes a line where readline writes; what was pasted may hold anything.
  static func show(_ line: String, behind prompt: String) {
    creadline_show_line(prompt + line.inert)
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

/// What stands between the keys and readline, where the characters are those of UTF-8.
private let typed = Mutex(KeyFilter())

private let isUTF8 = nl_langinfo(nl_item(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false

/// The next byte typed, or a line feed that ends the line given up by Ctrl-C.
private func readKey(_ stream: UnsafeMutablePointer<FILE>?) -> CInt {
  guard let stream else { return EOF }
  while true {
    if Interruption.isPending {
      typed.withLock { $0 = KeyFilter() }
      TypedAhead.forget()
      // A reader of many keys, such as that of a paste, would ask for ever for the one that ends it.
      if !Interruption.isFirstToTell() { return EOF }
      creadline_give_up_line()
      return CInt(UInt8(ascii: "\n"))
    }
    if let byte = typed.withLock({ $0.next() }) { return CInt(byte) }
    if let byte = TypedAhead.take() {
      if !isUTF8 { return CInt(byte) }
      typed.withLock { $0.put(byte) }
      continue
    }
    ScreenSize.follow()
    let state = WakingSignals.letInOnly { mask in creadline_wait_for_input(stream, &mask) }
    if state < 0 { return EOF }
    if state > 0 {
      let byte = creadline_read_byte(stream)
      if let byte = UInt8(exactly: byte) {
        if !isUTF8 { return CInt(byte) }
        typed.withLock { $0.put(byte) }
        continue
      }
      // Either a signal that is on its way has thrown away what was to be read, or this is the end.
      if byte < -1 || !WakingSignals.arePending { return EOF }
      WakingSignals.letIn {}
    }
    while case let signal = rl_pending_signal(), signal != 0 {
      // Puts the terminal back, raises the signal anew for whoever it is for, and takes the terminal
      // again if the program goes on.
      WakingSignals.letIn { rl_check_signals() }
      // Whoever comes back to the program sees the line again.
      if [SIGTSTP, SIGTTIN, SIGTTOU].contains(signal) { rl_forced_update_display() }
    }
  }
}
