// Output that is longer than the terminal is high goes through the reader's pager, if the reader has named one.

/// A program that pages, by its command line for the shell. It is its owner's, and can do what its owner lets it.
struct Pager {
  private let command: String
  private let environment: Environment

  init(_ command: String, _ environment: Environment) {
    (self.command, self.environment) = (command, environment)
  }

  /// Shows the text, and waits until the reader has left the pager.
  ///
  /// - Returns: whether there was a pager to show it.
  func show(_ text: String) -> Bool {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    defer { if ends[1] >= 0 { close(ends[1]) } }
    // The pager does with Ctrl-C what it likes, and may be left before it has read all.
    let old = (signal(SIGINT, SIG_IGN), signal(SIGPIPE, SIG_IGN))
    defer {
      signal(SIGINT, old.0)
      signal(SIGPIPE, old.1)
    }
    let child = spawn(reading: ends)
    close(ends[0])
    guard let child else { return false }
    _ = Descriptor.write(text, to: ends[1])
    close(ends[1])
    ends[1] = -1
    var status: CInt = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // 127: the shell found no such program.
    return status != 127 << 8
  }

  private func spawn(reading ends: [CInt]) -> pid_t? {
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
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var restored = sigset_t()
    sigemptyset(&restored)
    sigaddset(&restored, SIGINT)
    sigaddset(&restored, SIGPIPE)
    sigaddset(&restored, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &restored)
    posix_spawnattr_setflags(&attributes, .init(POSIX_SPAWN_SETSIGDEF))
    var surroundings = environment.variables.map { "\($0.name)=\($0.value)" }
    // Colours as they are, and the text stays on the screen. The reader's own wishes come first.
    if environment["LESS"] == nil { surroundings.append("LESS=-FRX") }
    let arguments: [UnsafeMutablePointer<CChar>?] =
      ["sh", "-c", command].map { duplicate($0) } + [nil]
    let variables: [UnsafeMutablePointer<CChar>?] =
      surroundings.map { duplicate($0) } + [nil]
    defer { for string in arguments + variables { free(string) } }
    var child: pid_t = 0
    return posix_spawn(&child, "/bin/sh", &actions, &attributes, arguments, variables) == 0
      ? child : nil
  }

  private func duplicate(_ text: String) -> UnsafeMutablePointer<CChar>? { strdup(text) }
}
