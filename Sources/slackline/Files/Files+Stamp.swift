// Whether a file has been saved.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Files {
  /// Differs after every save.
  struct Stamp: Hashable {
    fileprivate var device: UInt64 = 0
    fileprivate var inode: UInt64 = 0
    fileprivate var size: Int64 = 0
    fileprivate var seconds: Int = 0
    fileprivate var nanoseconds: Int = 0
  }

  /// nil where there is no such file now.
  static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino),
      size: Int64(status.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}

/// Does nothing for a while.
func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }
