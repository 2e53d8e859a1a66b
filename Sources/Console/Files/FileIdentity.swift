// What tells one file from another, and a file that was saved from what it was before.

/// Which file a path leads to, and in which version.
public struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64
  private let seconds: Int
  private let nanoseconds: Int
  public let size: Int
  public let isRegular: Bool

  /// - Returns: nil where there is no file, or none that may be looked at.
  public init?(_ path: String) {
    var status = stat()
    guard System.status(path, &status) == 0 else { return nil }
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
  public func isSameFile(as other: FileIdentity) -> Bool {
    device == other.device && number == other.number
  }
}
