// A program run in a terminal of its own, for tests that type and look at what is shown. Nothing
// here waits for a time to pass: a test waits until something is shown, and the time limit only
// ends a test that would wait for ever.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A child process whose standard input, output and error are a pseudo-terminal, which is its
/// controlling terminal, so that Ctrl-C typed there reaches it as a signal.
public final class PseudoTerminal {
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// Everything shown so far, control sequences included.
  public private(set) var transcript = ""

  private let master: CInt
  private let process: pid_t
  private var waitStatus: CInt?
  /// What has been shown and has not been looked for yet.
  private var unseen: [UInt8] = []
  private var shown: [UInt8] = []
  private var isClosed = false

  private static let patience = Duration.seconds(30)

  /// - Parameter environment: the child's whole environment.
  public init(
    _ executable: String, arguments: [String] = [], environment: [String: String] = [:],
    columns: Int = 80, rows: Int = 24
  ) throws {
    let (master, name) = try PseudoTerminal.open()
    // Otherwise a child of another test would hold it open.
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    self.master = master
    do {
      process = try PseudoTerminal.spawn(
        executable, arguments, environment, terminal: name,
        // The window has its size before the child can ask for it.
        prepare: { PseudoTerminal.setSize(of: master, columns: columns, rows: rows) })
    } catch {
      close(master)
      throw error
    }
  }

  deinit {
    if waitStatus == nil {
      kill(process, SIGKILL)
      var status: CInt = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
    close(master)
  }

  // MARK: Typing

  /// Types the text; `\r` is the Return key, and control keys are their ASCII codes.
  public func send(_ text: String) throws {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      // What is shown meanwhile is taken in, or the child could not go on to read.
      guard try wait(for: Int16(POLLOUT | POLLIN)) else {
        throw Failure(description: "cannot type \(text.debugDescription)\n\(account)")
      }
      let count = bytes.withUnsafeBytes {
        write(master, $0.baseAddress! + done, min(256, $0.count - done))
      }
      if count > 0 {
        done += count
      } else if errno != EINTR && errno != EAGAIN {
        throw Failure(
          description: "cannot type \(text.debugDescription): \(lastError())\n\(account)")
      }
    }
  }

  /// Sends the program a signal, as another program would.
  public func send(signal: CInt) { kill(process, signal) }

  public func resize(columns: Int, rows: Int) {
    PseudoTerminal.setSize(of: master, columns: columns, rows: rows)
  }

  // MARK: Looking

  /// Waits until the text is shown, after all that earlier calls have found.
  ///
  /// - Returns: what was shown before it.
  @discardableResult
  public func expect(_ text: String) throws -> String {
    let wanted = Array(text.utf8)
    let limit = ContinuousClock.now + PseudoTerminal.patience
    while true {
      if let found = unseen.firstRange(of: wanted) {
        let before = String(decoding: unseen[..<found.lowerBound], as: UTF8.self)
        unseen.removeFirst(found.upperBound)
        return before
      }
      guard !isClosed, ContinuousClock.now < limit else {
        let why = isClosed ? "the program ended" : "in vain"
        throw Failure(description: "waited for \(text.debugDescription): \(why)\n\(account)")
      }
      _ = try wait(for: Int16(POLLIN), until: limit)
    }
  }

  /// Waits until the program has ended by itself.
  ///
  /// - Returns: its exit status, or minus the number of the signal that ended it.
  public func waitForExit() throws -> Int {
    let limit = ContinuousClock.now + PseudoTerminal.patience
    while !isClosed {
      guard try wait(for: Int16(POLLIN), until: limit) else {
        throw Failure(description: "the program did not end\n\(account)")
      }
    }
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(description: "waitpid: \(lastError())") }
    }
    waitStatus = status
    return status & 0x7F == 0 ? Int(status >> 8) & 0xFF : -Int(status & 0x7F)
  }

  /// Whether the terminal collects whole lines and echoes them, as it does for a plain program.
  public var isInLineMode: Bool {
    var attributes = termios()
    guard tcgetattr(master, &attributes) == 0 else { return false }
    let mask = tcflag_t(ICANON) | tcflag_t(ECHO)
    return attributes.c_lflag & mask == mask
  }

  // MARK: Inside

  private var account: String { "shown so far: \(transcript.debugDescription)" }

  /// Waits until one of the events is there, taking in what is shown; false if time is up.
  private func wait(
    for events: Int16, until limit: ContinuousClock.Instant = .now + patience
  ) throws -> Bool {
    while ContinuousClock.now < limit {
      var entry = pollfd(fd: master, events: events, revents: 0)
      let count = poll(&entry, 1, 200)
      if count < 0, errno != EINTR { throw Failure(description: "poll: \(lastError())") }
      if count <= 0 { continue }
      if entry.revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 { takeIn() }
      if isClosed || entry.revents & events != 0 {
        return !isClosed || events & Int16(POLLOUT) == 0
      }
    }
    return false
  }

  private func takeIn() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(master, &bytes, bytes.count)
    if count > 0 {
      unseen += bytes[..<count]
      shown += bytes[..<count]
      transcript = String(decoding: shown, as: UTF8.self)
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      // Linux says EIO, macOS end of file, once nobody has the terminal open any more.
      isClosed = true
    }
  }

  /// A new pseudo-terminal: its master's descriptor, and the path of the terminal itself.
  private static func open() throws -> (master: CInt, path: String) {
    #if canImport(Darwin)
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
      else { throw Failure(description: "no pseudo-terminal: \(lastError())") }
      return (master, String(cString: name))
    #else
      // Swift sees the C library without its X/Open part, in which `posix_openpt` is.
      var master: CInt = -1
      var slave: CInt = -1
      var name = [CChar](repeating: 0, count: 128)
      guard openpty(&master, &slave, &name, nil, nil) == 0 else {
        throw Failure(description: "no pseudo-terminal: \(lastError())")
      }
      close(slave)
      return (master, name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
    #endif
  }

  private static func setSize(of terminal: CInt, columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  private static func spawn(
    _ executable: String, _ arguments: [String], _ environment: [String: String],
    terminal: String, prepare: () -> Void
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The leader of a new session gets the first terminal that it opens as its controlling one.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    // The test runner's own signals may be blocked or ignored; the child starts with none so.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    sigdelset(&all, SIGKILL)
    sigdelset(&all, SIGSTOP)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags =
      startNewSession | CInt(POSIX_SPAWN_SETSIGMASK) | CInt(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var argumentStrings = ([executable] + arguments).map { strdup($0) } + [nil]
    var environmentStrings =
      environment.sorted { $0.key < $1.key }
      .map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in argumentStrings + environmentStrings { free(string) } }
    prepare()
    var process: pid_t = 0
    let error = posix_spawn(
      &process, executable, &actions, &attributes, &argumentStrings, &environmentStrings)
    guard error == 0 else {
      throw Failure(description: "\(executable): \(String(cString: strerror(error)))")
    }
    return process
  }
}

#if canImport(Darwin)
  private let startNewSession = CInt(POSIX_SPAWN_SETSID)
#else
  /// POSIX_SPAWN_SETSID, which Swift does not see.
  private let startNewSession: CInt = 0x80
#endif

private func lastError() -> String { String(cString: strerror(errno)) }
