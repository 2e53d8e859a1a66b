// Files that grow at their ends.

/// A file open for writing at its end.
public final class AppendedFile {
  public let path: String
  public let identity: FileIdentity?
  private let descriptor: Int32

  /// Opens the file, and makes it where there is none.
  public init(_ path: String) throws(FileError) {
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last(path) }
    self.path = path
    identity = FileIdentity(path)
  }

  deinit { close(descriptor) }

  public func append(_ text: String) throws(FileError) {
    try Files.put(Array(text.utf8), into: descriptor, .file(path))
  }
}
