// The lines of earlier sessions, on disk. A line is appended in one write, so that several prompts
// may share the file; what has grown past the limit is cut when it is next loaded, under a lock, so
// that no line of another prompt falls between the reading and the cutting.

import Wording

/// A file of typed lines, oldest first, that only its owner can read.
public struct HistoryFile: Sendable {
  public let path: String
  /// The most lines that loading gives, and that the file holds after it.
  public let limit: Int

  /// - Parameter limit: at least 1.
  public init(path: String, limit: Int = 2_000) {
    self.path = path
    self.limit = max(limit, 1)
  }

  /// The latest lines, at most `limit`, with nothing in them that steers a terminal; none where there is no file yet.
  ///
  /// A file with more is cut down to them, unless another session has it in hand just now; the next
  /// one to load it will do it then.
  public func load() throws(FileError) -> [String] {
    // Whoever put a pipe in the file's place shall not have the program wait for its other end.
    let descriptor = System.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return [] }
      throw .last(path)
    }
    defer { close(descriptor) }
    guard makePrivate(descriptor) else { return [] }
    // Whoever cuts the file keeps others from adding to it from before it is read.
    let mayCut = lock(descriptor, LOCK_EX) && isStillThere(descriptor)
    var reader = LineReader(descriptor: descriptor)
    var lines: [String] = []
    var isTooLong = false
    while let line = reader.next()?.inert {
      if line.isEmpty || line == lines.last { continue }
      lines.append(line)
      if lines.count >= 2 * limit {
        lines.removeFirst(lines.count - limit)
        isTooLong = true
      }
    }
    if lines.count > limit {
      lines.removeFirst(lines.count - limit)
      isTooLong = true
    }
    // Of what was not read to its end, nothing is cut.
    if let code = reader.failure { throw FileError(path: path, SystemError(code: code)) }
    if isTooLong, mayCut { try replace(with: lines) }
    return lines
  }

  /// Adds lines at the end, in one write; makes the file, and the folders above it, where there is
  /// none.
  ///
  /// - Parameter lines: without line feeds, which are taken for spaces; what steers a terminal is taken for U+FFFD.
  public func append(_ lines: [String]) throws(FileError) {
    while true {
      var descriptor = openToAppend()
      if descriptor < 0, errno == ENOENT {
        makeFolders()
        descriptor = openToAppend()
      }
      guard descriptor >= 0 else { throw .last(path) }
      defer { close(descriptor) }
      if makePrivate(descriptor) {
        // A file that was cut since it was opened is another file by now.
        guard !lock(descriptor, LOCK_SH, attempts: 500) || isStillThere(descriptor) else {
          continue
        }
      }
      try write(lines, to: descriptor)
      return
    }
  }

  /// Leaves only some of its lines; whoever reads it meanwhile sees all or these.
  ///
  /// - Throws: where the file cannot be written; then it is as it was.
  public func keep(_ kept: ([String]) -> [String]) throws(FileError) {
    let lines = try load()
    let rest = kept(lines)
    if rest.count < lines.count { try replace(with: rest) }
  }

  private func openToAppend() -> CInt {
    System.open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
  }

  /// The folders are private, as the XDG base directory specification asks.
  private func makeFolders() {
    for index in path.indices.dropFirst() where path[index] == "/" {
      _ = System.makeFolder(String(path[..<index]), 0o700)
    }
  }

  /// Takes the permissions of all but the owner from a file that once had them.
  ///
  /// - Returns: whether it is a file; a device, such as `/dev/null` under another name, is left alone.
  private func makePrivate(_ descriptor: CInt) -> Bool {
    var status = stat()
    guard System.status(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return false
    }
    if status.st_mode & 0o077 != 0 { _ = System.setMode(descriptor, status.st_mode & 0o700) }
    return true
  }

  /// Asks for the file among the sessions that share it; closing the descriptor gives it back.
  ///
  /// Who cuts the file is done at once. If it is taken for longer than that, something is wrong with
  /// whoever has it, and a line of history is not worth waiting for that.
  ///
  /// - Returns: false where another has it, or where the file system knows no locks.
  private func lock(_ descriptor: CInt, _ how: CInt, attempts: Int = 1) -> Bool {
    for attempt in 1...attempts {
      if System.lock(descriptor, how | LOCK_NB) == 0 { return true }
      guard errno == EINTR || errno == EWOULDBLOCK else { return false }
      if attempt < attempts { usleep(1_000) }
    }
    return false
  }

  /// Whether the path still leads to the file that was opened.
  private func isStillThere(_ descriptor: CInt) -> Bool {
    var opened = stat()
    var there = stat()
    return System.status(descriptor, &opened) == 0 && System.status(path, &there) == 0
      && opened.st_dev == there.st_dev && opened.st_ino == there.st_ino
  }

  /// A reader of the file sees the old lines or the new, never a part.
  private func replace(with lines: [String]) throws(FileError) {
    // Where the path is a link, the file that it leads to is replaced, and not the link.
    var status = stat()
    guard System.status(path, &status) == 0 else { throw .last(path) }
    try Files.replace(Files.resolved(path) ?? path, with: Self.bytes(lines), like: status, path)
  }

  private func write(_ lines: [String], to descriptor: CInt) throws(FileError) {
    let error = Self.bytes(lines).withUnsafeBytes {
      Descriptor.write($0, to: descriptor, waits: false)
    }
    if let error { throw FileError(path: path, SystemError(code: error)) }
  }

  private static func bytes(_ lines: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in lines {
      let scalars = line.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }
      bytes += String(String.UnicodeScalarView(scalars)).inert.utf8
      bytes.append(0x0A)
    }
    return bytes
  }
}
