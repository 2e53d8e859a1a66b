// Files, read and written whole, with the reason in words where that cannot be.

/// What kept a file from being read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// As the system says it, such as "No such file or directory".
  public let reason: String

  public var description: String { "\(path): \(reason)" }

  init(path: String, _ error: SystemError) {
    self.path = path
    reason = error.words
  }

  /// The reason of the system call that just failed.
  static func last(_ path: String) -> FileError { FileError(path: path, .last) }
}

public enum Files {
  /// The bytes of the file; `-` is standard input.
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try bytes(from: STDIN_FILENO, "standard input") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, path)
  }

  /// Puts the bytes in the file's place in one go: whoever reads meanwhile, and whoever looks after a
  /// crash, finds the old file or the new one, never a part. Permissions and links stay; `-` is
  /// standard output.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if path == "-" { return try put(bytes, into: STDOUT_FILENO, "standard output") }
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
    from descriptor: Int32, _ name: String
  ) throws(FileError) -> [UInt8] {
    do throws(SystemError) { return try Descriptor.readAll(descriptor) } catch {
      throw FileError(path: name, error)
    }
  }

  // MARK: Writing

  /// A device or a pipe is written to; it cannot be replaced.
  private static func writeInPlace(_ bytes: [UInt8], _ path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    try put(bytes, into: descriptor, path)
  }

  static func put(
    _ bytes: [UInt8], into descriptor: Int32, _ name: String
  ) throws(FileError) {
    if let error = bytes.withUnsafeBytes({ Descriptor.write($0, to: descriptor) }) {
      throw FileError(path: name, SystemError(code: error))
    }
  }

  /// The path without links; nil where there is no file.
  public static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
