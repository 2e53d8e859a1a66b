// Files, read and written whole, with the reason in words where that cannot be.

public import Wording

/// What kept a file from being read or written.
public struct FileError: Error, Hashable, Sendable {
  /// What was to be read or written.
  public enum Place: Hashable, Sendable {
    case file(String)
    case standardInput, standardOutput
  }

  public let place: Place
  /// As the system says it, such as "No such file or directory".
  public let reason: String

  init(_ place: Place, _ error: SystemError) {
    self.place = place
    reason = error.words
  }

  init(path: String, _ error: SystemError) { self.init(.file(path), error) }

  /// The reason of the system call that just failed.
  static func last(_ path: String) -> FileError { FileError(path: path, .last) }

  /// `FILE: No such file or directory`
  public func text(in speech: Speech) -> String {
    ConsoleWords.trouble(place, reason).text(in: speech)
  }
}

public enum Files {
  /// The bytes of the file; `-` is standard input.
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try bytes(from: STDIN_FILENO, .standardInput) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, .file(path))
  }

  /// Puts the bytes in the file's place in one go: a reader finds the old file or the new one, never a part, also after a
  /// crash. Permissions and links stay; `-` is
  /// standard output.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if path == "-" { return try put(bytes, into: STDOUT_FILENO, .standardOutput) }
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try writeInPlace(bytes, path)
    }
    // To replace a file, the permissions of its folder would be enough.
    if exists, access(path, W_OK) != 0 { throw .last(path) }
    // A link is followed, so that the file it leads to is the one that is replaced.
    let target = exists ? (resolved(path) ?? path) : path
    try replace(target, with: bytes, mode: exists ? status.st_mode & 0o7777 : nil, path)
  }

  // MARK: Reading

  private static func bytes(
    from descriptor: Int32, _ place: FileError.Place
  ) throws(FileError) -> [UInt8] {
    do throws(SystemError) { return try Descriptor.readAll(descriptor) } catch {
      throw FileError(place, error)
    }
  }

  // MARK: Writing

  /// A device or a pipe is written to; it cannot be replaced.
  private static func writeInPlace(_ bytes: [UInt8], _ path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    try put(bytes, into: descriptor, .file(path))
  }

  static func put(
    _ bytes: [UInt8], into descriptor: Int32, _ place: FileError.Place
  ) throws(FileError) {
    if let error = bytes.withUnsafeBytes({ Descriptor.write($0, to: descriptor) }) {
      throw FileError(place, SystemError(code: error))
    }
  }

  /// The path without links; nil where there is no file.
  public static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
