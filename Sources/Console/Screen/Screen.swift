// The whole terminal for a while: keys in, frames out. Whatever ends it, the terminal is what it was:
// leaving, Ctrl-C, a signal that ends the program, or Ctrl-Z, after which it is taken again.

/// What happens on a screen.
public enum ScreenEvent: Sendable {
  case key(ScreenKey)
  /// The screen must be drawn anew: it has another size, or was somebody else's meanwhile.
  case redraw
  case timeUp
  /// Nobody is there any more.
  case ended
}

/// The terminal on standard input and output, taken from `begin()` to `end()`.
public struct Screen: Sendable {
  /// What of the terminal is drawn on.
  public enum Extent: Sendable {
    /// A screen of its own, on which frames replace one another.
    case whole
    /// Frames scroll by.
    case scrolling
    /// The line of the cursor, which is empty before and after.
    case line
  }

  private let extent: Extent
  private var signals: SignalRelay
  private var original = termios()
  private var isTaken = false
  private var decoder = KeyDecoder()
  /// What the last key was made of, and all that had been typed after it.
  private var sinceLastKey: [UInt8] = []

  private static let ending = [SIGTERM, SIGHUP, SIGQUIT]
  /// Takes away what stands in the line of the cursor.
  static let emptyLine = "\r\u{1B}[K"
  /// How long after Escape the rest of an arrow key may come.
  private static let escapeTime: CInt = 50

  /// - Returns: nil where there is no terminal.
  public init?(_ extent: Extent) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, let signals = SignalRelay() else {
      return nil
    }
    self.extent = extent
    self.signals = signals
  }

  /// In characters.
  public var size: (columns: Int, rows: Int) {
    guard let size = WindowSize(of: STDOUT_FILENO) else { return (80, 24) }
    return (size.columns, size.rows)
  }

  // MARK: Taking and giving back

  public mutating func begin() {
    guard !isTaken, tcgetattr(STDIN_FILENO, &original) == 0 else { return }
    isTaken = true
    signals.install(Self.ending + [SIGINT, SIGTSTP, SIGWINCH, SIGCONT])
    takeKeys()
    decoder.feed(TypedAhead.takeAll())
    if extent == .whole { put("\u{1B}[?1049h\u{1B}[?25l") }
  }

  /// What was typed and not asked for is for whoever reads next.
  public mutating func end() {
    guard isTaken else { return }
    isTaken = false
    TypedAhead.put(decoder.rest)
    decoder = KeyDecoder()
    switch extent {
    case .whole: put("\u{1B}[2J\u{1B}[?25h\u{1B}[?1049l")
    case .scrolling: put("\n")
    case .line: put(Self.emptyLine)
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &original)
    signals.uninstall()
  }

  /// Gives back what `init` took; the screen cannot be used after it.
  public mutating func close() {
    end()
    signals.close()
  }

  /// Each key by itself, at once and without an echo; Ctrl-C and Ctrl-Z are keys, too.
  private func takeKeys() {
    var raw = original
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
  }

  /// Lets a signal do what it does to any program, with the terminal given back, and takes it again
  /// if the program goes on.
  private mutating func raise(_ number: CInt) {
    end()
    _ = kill(getpid(), number)
    begin()
  }

  // MARK: In

  /// Waits for what happens next.
  ///
  /// - Parameter milliseconds: nil: for ever.
  public mutating func event(within milliseconds: Int? = nil) -> ScreenEvent {
    while true {
      if let key = nextKey() { return event(key) }
      let limit =
        decoder.isWaiting ? Self.escapeTime : milliseconds.map { CInt(clamping: $0) } ?? -1
      var entries = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&entries, nfds_t(entries.count), limit)
      if entries[1].revents != 0 {
        for number in signals.taken() { if let event = event(number) { return event } }
      } else if count == 0 {
        if let key = nextKey(isComplete: true) { return event(key) }
        if milliseconds != nil { return .timeUp }
      } else if count > 0, !readKeys() {
        return .ended
      }
    }
  }

  private mutating func nextKey(isComplete: Bool = false) -> ScreenKey? {
    let before = decoder.rest
    let key = decoder.next(isComplete: isComplete)
    if key != nil { sinceLastKey = before }
    return key
  }

  /// Whether more had been typed when the last key was read than Enter after it, so that it began a line.
  var lastKeyBeganLine: Bool {
    decoder.rest.first.map { $0 != 0x0A && $0 != 0x0D } ?? false
  }

  /// Makes the last key the first that whoever reads next gets.
  mutating func handBackLastKey() {
    decoder = KeyDecoder()
    decoder.feed(sinceLastKey)
  }

  private mutating func event(_ key: ScreenKey) -> ScreenEvent {
    guard key == .suspend else { return .key(key) }
    raise(SIGTSTP)
    return .redraw
  }

  private mutating func event(_ signal: CInt) -> ScreenEvent? {
    switch signal {
    case SIGINT: return .key(.interrupt)
    case SIGWINCH: return .redraw
    case SIGCONT:
      // Whoever had the terminal meanwhile may have left it otherwise.
      takeKeys()
      return .redraw
    default:
      raise(signal)
      return .redraw
    }
  }

  /// False at the end of the input.
  private mutating func readKeys() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    decoder.feed(bytes.prefix(count))
    return count > 0
  }

  // MARK: Out

  /// Shows a frame: in place of the one before, or below it.
  public func show(_ lines: [String]) {
    guard extent == .whole else { return put(lines.map { $0 + "\n" }.joined()) }
    var text = ""
    for (row, line) in lines.enumerated() { text += "\u{1B}[\(row + 1);1H\u{1B}[2K" + line }
    put(text + "\u{1B}[J")
  }

  /// Shows a piece of a line where the cursor is.
  public func put(_ text: String) {
    _ = Descriptor.write(text, to: STDOUT_FILENO)
  }
}
