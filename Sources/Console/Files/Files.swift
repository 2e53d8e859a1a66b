// Files, read and written whole, with the reason in words where that cannot be.

public import Wording

/// What kept a file from being read or written.
public struct FileError: Error, Sendable {
  /// What was to be read or written.
  public enum Place: Sendable {
    case file(String)
    case standardInput, standardOutput
  }

  enum Cause: Sendable {
    case system(SystemError)
    /// Something of which there is more than so much.
    case beyond(Limit)
  }

  public let place: Place
  private let cause: Cause

  init(_ place: Place, _ error: SystemError) { (self.place, cause) = (place, .system(error)) }

  init(_ place: Place, beyond limit: Limit) { (self.place, cause) = (place, .beyond(limit)) }

  init(path: String, _ error: SystemError) { self.init(.file(path), error) }

  /// The reason of the system call that just failed.
  static func last(_ path: String) -> FileError { FileError(path: path, .last) }

  /// As the system says it, such as “No such file or directory”; or which limit there is.
  public func reason(in speech: Speech) -> String { FileWords.reason(cause).text(in: speech) }

  /// `FILE: No such file or directory`
  public func text(in speech: Speech) -> String {
    FileWords.trouble(place, cause).text(in: speech)
  }
}

public enum Files {
  /// The bytes of the file; `-` is standard input.
  ///
  /// - Throws: where it cannot be read, has more bytes than any such file, or what was waited for is not wanted
  ///   any more (`Interruption`).
  public static func read(_ path: String) throws(FileError) -> [UInt8] {
    if path == "-" { return try bytes(from: STDIN_FILENO, .standardInput) }
    // A pipe that nobody has opened at its other end is waited for where that can be given up.
    let descriptor = System.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    return try bytes(from: descriptor, .file(path))
  }

  /// Puts the bytes in the file's place in one go: a reader finds the old file or the new one, never a part, also after a
  /// crash. Permissions, access control lists, other extended attributes, owner and group stay, and so do symbolic links, also one
  /// whose file is not there yet. `-` is standard output.
  ///
  /// A file with several names (hard links), one whose owner or attributes the new one could not have, and one in a folder that
  /// takes no new one, is overwritten where it is: only so does it stay the same file. If that fails half way, what it held is put back.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if path == "-" { return try put(bytes, into: STDOUT_FILENO, .standardOutput) }
    var status = stat()
    if System.status(path, &status) != 0 {
      guard errno == ENOENT else { throw .last(path) }
      return try replace(try end(ofLinks: path), with: bytes, like: nil, path)
    }
    if status.st_mode & S_IFMT != S_IFREG { return try writeInPlace(bytes, path) }
    // To replace a file, the permissions of its folder would be enough.
    if access(path, W_OK) != 0 { throw .last(path) }
    if status.st_nlink > 1 { return try overwrite(path, with: bytes) }
    // A link is followed, so that the file it leads to is the one that is replaced.
    try replace(resolved(path) ?? path, with: bytes, like: status, path)
  }

  /// Where symbolic links lead to; the path itself if it is none.
  private static func end(ofLinks path: String) throws(FileError) -> String {
    var end = path
    for _ in 0..<40 {
      var link = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let length = link.withUnsafeMutableBytes { bytes in
        bytes.bindMemory(to: CChar.self).baseAddress.map { readlink(end, $0, bytes.count) } ?? -1
      }
      guard length >= 0 else { return end }
      let next = String(decoding: link[..<length], as: UTF8.self)
      let folder = end.lastIndex(of: "/").map { String(end[...$0]) } ?? ""
      end = next.hasPrefix("/") ? next : folder + next
    }
    throw FileError(path: path, SystemError(code: ELOOP))
  }

  // MARK: Reading

  private static func bytes(
    from descriptor: Int32, _ place: FileError.Place
  ) throws(FileError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try Descriptor.readAll(descriptor) } catch {
      throw error.code == EFBIG ? FileError(place, beyond: .fileSize) : FileError(place, error)
    }
    if bytes.count > Limit.fileLines.most, lineEnds(in: bytes) > Limit.fileLines.most {
      throw FileError(place, beyond: .fileLines)
    }
    return bytes
  }

  /// How many line ends there are, or a few more: the last bytes of those that have three are counted wherever they stand.
  private static func lineEnds(in bytes: [UInt8]) -> Int {
    var (count, previous) = (0, UInt8(0))
    for byte in bytes {
      switch byte {
      case 0x0A where previous == 0x0D: break
      case 0x0A...0x0D: count += 1
      case 0x85 where previous == 0xC2, 0xA8 where previous == 0x80, 0xA9 where previous == 0x80:
        count += 1
      default: break
      }
      previous = byte
    }
    return count
  }

  // MARK: Writing

  /// A device or a pipe is written to; it cannot be replaced.
  private static func writeInPlace(_ bytes: [UInt8], _ path: String) throws(FileError) {
    let descriptor = try openToWrite(path)
    defer { close(descriptor) }
    try put(bytes, into: descriptor, .file(path))
  }

  /// Opens what can be written; a pipe once somebody reads it, unless that is not waited for any more.
  ///
  /// - Parameter flags: besides those for writing.
  static func openToWrite(
    _ path: String, _ flags: CInt = 0, mode: mode_t = 0
  ) throws(FileError) -> CInt {
    while true {
      let descriptor = System.open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | flags, mode)
      if descriptor >= 0 { return descriptor }
      // What else says so, such as a device that is not there, is told.
      var status = stat()
      guard errno == ENXIO, System.status(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO
      else {
        throw .last(path)
      }
      if Interruption.isWanted { throw FileError(path: path, SystemError(code: ECANCELED)) }
      usleep(20_000)
    }
  }

  static func put(
    _ bytes: [UInt8], into descriptor: Int32, _ place: FileError.Place
  ) throws(FileError) {
    let error = bytes.withUnsafeBytes { bytes in
      Descriptor.write(bytes, to: descriptor) { !Interruption.isWanted }
    }
    if let error { throw FileError(place, SystemError(code: error)) }
    if Interruption.isWanted { throw FileError(place, SystemError(code: ECANCELED)) }
  }

  /// The path without links; nil where there is no file.
  public static func resolved(_ path: String) -> String? {
    guard let pointer = System.resolved(path) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
