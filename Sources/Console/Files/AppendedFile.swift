// Files that grow at their ends.

/// A file open for writing at its end.
public final class AppendedFile {
  public let path: String
  public let identity: FileIdentity?
  private let descriptor: Int32

  /// Opens the file, and makes it where there is none.
  public init(_ path: String) throws(FileError) {
    descriptor = try Files.openToWrite(path, O_APPEND | O_CREAT, mode: 0o666)
    self.path = path
    identity = FileIdentity(path)
  }

  deinit { close(descriptor) }

  /// - Throws: where it cannot be written, or is a pipe that nobody empties.
  public func append(_ text: String) throws(FileError) {
    let error = Array(text.utf8).withUnsafeBytes {
      Descriptor.write($0, to: descriptor, waits: false)
    }
    if let error { throw FileError(path: path, SystemError(code: error)) }
  }
}
