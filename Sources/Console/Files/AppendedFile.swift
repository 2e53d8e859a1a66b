// Files that grow at their ends, and what tells one file from another.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file open for writing at its end.
final class AppendedFile {
  let path: String
  let identity: FileIdentity?
  private let descriptor: Int32

  /// Opens the file, and makes it where there is none.
  init(_ path: String) throws(FileError) {
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last(path) }
    self.path = path
    identity = FileIdentity(path)
  }

  deinit { close(descriptor) }

  func append(_ text: String) throws(FileError) {
    try Files.put(Array(text.utf8), into: descriptor, path)
  }
}

/// Which file a path leads to, and in which version.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64
  private let seconds: Int
  private let nanoseconds: Int
  let size: Int
  let isRegular: Bool

  /// - Returns: nil where there is no file, or none that may be looked at.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    isRegular = status.st_mode & S_IFMT == S_IFREG
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    (seconds, nanoseconds) = (Int(changed.tv_sec), Int(changed.tv_nsec))
  }

  /// Whether it is the same file, whatever it holds now.
  func isSameFile(as other: FileIdentity) -> Bool {
    device == other.device && number == other.number
  }
}
