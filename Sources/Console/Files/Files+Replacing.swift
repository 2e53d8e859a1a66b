// A file is replaced by one that was written beside it. Until that one is complete it has no name, where the
// system can do that: then nothing is left of it, whatever happens to the program meanwhile.

extension Files {
  /// - Parameters:
  ///   - mode: the permissions; nil: those of a new file.
  ///   - path: what the file is called in an error.
  static func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t?, _ path: String
  ) throws(FileError) {
    if let descriptor = openUnnamed(beside: target) {
      defer { close(descriptor) }
      try fill(descriptor, with: bytes, mode: mode, path)
      if let name = giveName(to: descriptor, beside: target) {
        return try rename(name, to: target, path)
      }
    }
    try replaceByNamed(target, with: bytes, mode: mode, path)
  }

  private static func replaceByNamed(
    _ target: String, with bytes: [UInt8], mode: mode_t?, _ path: String
  ) throws(FileError) {
    var template = (target + ".XXXXXX").utf8CString
    let descriptor = template.withUnsafeMutableBufferPointer { characters in
      characters.baseAddress.map { mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { throw .last(path) }
    let name = template.withUnsafeBufferPointer { characters in
      characters.baseAddress.map { String(cString: $0) } ?? ""
    }
    do throws(FileError) {
      defer { close(descriptor) }
      try fill(descriptor, with: bytes, mode: mode, path)
    } catch {
      unlink(name)
      throw error
    }
    try rename(name, to: target, path)
  }

  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], mode: mode_t?, _ path: String
  ) throws(FileError) {
    try put(bytes, into: descriptor, .file(path))
    guard fchmod(descriptor, mode ?? 0o666 & ~currentMask()) == 0, fsync(descriptor) == 0 else {
      throw .last(path)
    }
  }

  private static func rename(
    _ name: String, to target: String, _ path: String
  ) throws(FileError) {
    guard systemRename(name, target) == 0 else {
      let error = FileError.last(path)
      unlink(name)
      throw error
    }
  }

  /// The permissions that new files do not get. The system tells it only to who sets it.
  private static func currentMask() -> mode_t {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }

  // MARK: Without a name

  /// A new file in the folder of another, to be written; nil where that cannot be done.
  private static func openUnnamed(beside target: String) -> Int32? {
    #if os(Linux)
      let folder = target.lastIndex(of: "/").map { target[...$0] } ?? "."
      // O_TMPFILE, which Swift does not see.
      let descriptor = open(
        String(folder), 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC, 0o600)
      return descriptor >= 0 ? descriptor : nil
    #else
      return nil
    #endif
  }

  /// - Returns: the name, which no other file had; nil where none can be given.
  private static func giveName(to descriptor: Int32, beside target: String) -> String? {
    #if os(Linux)
      for _ in 0..<100 {
        let letters = (0..<6).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() }
        let name = target + "." + String(letters)
        let itself = "/proc/self/fd/\(descriptor)"
        if linkat(AT_FDCWD, itself, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 { return name }
        if errno != EEXIST { return nil }
      }
    #endif
    return nil
  }
}

/// `rename`, by a name that the member of that name does not hide.
private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }
