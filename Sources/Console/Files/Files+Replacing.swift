// A file is replaced by one that was written beside it. Until that one is complete it has no name, where the
// system can do that; then it has one for a moment. If the program is killed in that moment, or where the system knows no files
// without a name, the next replacement of the same file sweeps up what is left.

extension Files {
  /// - Parameters:
  ///   - old: what the file is like that is replaced, whose permissions, owner, group and attributes the new one gets; nil:
  ///     there is none.
  ///   - path: what the file is called in an error.
  static func replace(
    _ target: String, with bytes: [UInt8], like old: stat?, _ path: String
  ) throws(FileError) {
    sweep(beside: target)
    if try !replaceByUnnamed(target, with: bytes, like: old, path) {
      try overwrite(path, with: bytes)
    }
  }

  /// - Returns: false if the file can only be overwritten where it is, and has not been touched.
  private static func replaceByUnnamed(
    _ target: String, with bytes: [UInt8], like old: stat?, _ path: String
  ) throws(FileError) -> Bool {
    guard let descriptor = openUnnamed(beside: target) else {
      return try replaceByNamed(target, with: bytes, like: old, path)
    }
    defer { close(descriptor) }
    guard try fill(descriptor, with: bytes, like: old, of: target, path) else { return false }
    guard let name = giveName(to: descriptor, beside: target) else {
      return try replaceByNamed(target, with: bytes, like: old, path)
    }
    return try rename(name, to: target, like: old, path)
  }

  /// - Returns: as above.
  private static func replaceByNamed(
    _ target: String, with bytes: [UInt8], like old: stat?, _ path: String
  ) throws(FileError) -> Bool {
    var template = (temporaryName(beside: target) + "XXXXXX").utf8CString
    let descriptor = template.withUnsafeMutableBufferPointer { characters in
      characters.baseAddress.map { System.makeTemporary($0) } ?? -1
    }
    guard descriptor >= 0 else {
      if folderRefuses(old) { return false }
      throw .last(path)
    }
    let name = template.withUnsafeBufferPointer { characters in
      characters.baseAddress.map { String(cString: $0) } ?? ""
    }
    let isLike: Bool
    do throws(FileError) {
      defer { close(descriptor) }
      isLike = try fill(descriptor, with: bytes, like: old, of: target, path)
    } catch {
      unlink(name)
      throw error
    }
    if isLike { return try rename(name, to: target, like: old, path) }
    unlink(name)
    return false
  }

  /// After a call that failed: whether the folder takes no new file, or does not let the old one go, which may be written all the
  /// same. (EBUSY: a file system of its own is mounted on it, as containers have it.)
  private static func folderRefuses(_ old: stat?) -> Bool {
    old != nil && [EACCES, EPERM, EROFS, EBUSY].contains(errno)
  }

  /// - Returns: false if the new file cannot have the owner, the group and the attributes of the old one, the target.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], like old: stat?, of target: String, _ path: String
  ) throws(FileError) -> Bool {
    try put(bytes, into: descriptor, .file(path))
    if let old {
      var new = stat()
      guard System.status(descriptor, &new) == 0 else { throw .last(path) }
      if (new.st_uid, new.st_gid) != (old.st_uid, old.st_gid),
        System.setOwner(descriptor, old.st_uid, old.st_gid) != 0
      {
        return false
      }
      guard copyAttributes(of: target, to: descriptor) else { return false }
    }
    // After the owner and the attributes, whose change takes some of the permissions away or gives others.
    let mode = old.map { $0.st_mode & 0o7777 } ?? 0o666 & ~currentMask()
    guard System.setMode(descriptor, mode) == 0, System.sync(descriptor) == 0 else {
      throw .last(path)
    }
    return true
  }

  /// - Returns: as above.
  private static func rename(
    _ name: String, to target: String, like old: stat?, _ path: String
  ) throws(FileError) -> Bool {
    if System.rename(name, target) == 0 { return true }
    let (error, mayOverwrite) = (FileError.last(path), folderRefuses(old))
    unlink(name)
    if mayOverwrite { return false }
    throw error
  }

  /// The permissions that new files do not get. The system tells it only to who sets it.
  private static func currentMask() -> mode_t {
    let mask = umask(0o077)
    umask(mask)
    return mask
  }

  // MARK: Where it is

  /// Puts the bytes in the place of those that are there; if that fails, these are put back.
  static func overwrite(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let old = try read(path)
    let descriptor = try openToWrite(path)
    defer { close(descriptor) }
    do throws(FileError) {
      try refill(descriptor, with: bytes, path)
    } catch {
      try? refill(descriptor, with: old, path)
      throw error
    }
  }

  private static func refill(
    _ descriptor: Int32, with bytes: [UInt8], _ path: String
  ) throws(FileError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last(path) }
    try put(bytes, into: descriptor, .file(path))
    guard ftruncate(descriptor, off_t(bytes.count)) == 0, System.sync(descriptor) == 0 else {
      throw .last(path)
    }
  }

  // MARK: Before it has its name

  private static func split(_ target: String) -> (folder: Substring, name: Substring) {
    guard let slash = target.lastIndex(of: "/") else { return ("", target[...]) }
    return (target[...slash], target[target.index(after: slash)...])
  }

  /// What begins the names of the files that are to take a file's place: they are hidden, and say whose they are. Of a long
  /// name the beginning must do: with what is added, systems would not take it (255 bytes).
  private static func temporaryPrefix(_ name: Substring) -> String {
    var beginning = name
    while beginning.utf8.count > 200 { beginning.unicodeScalars.removeLast() }
    return ".\(beginning).slackline-"
  }

  private static func temporaryName(beside target: String) -> String {
    let (folder, name) = split(target)
    return "\(folder)\(temporaryPrefix(name))\(getpid())-"
  }

  /// Removes what programs have left that were killed while they replaced the file.
  private static func sweep(beside target: String) {
    let (folder, name) = split(target)
    let prefix = temporaryPrefix(name)
    guard let names = try? Folder.names(in: folder.isEmpty ? "." : String(folder)) else { return }
    for left in names where left.hasPrefix(prefix) {
      let owner = left.dropFirst(prefix.count).prefix { $0 != "-" }
      // What another program is writing just now is its own.
      guard let process = pid_t(owner), process > 0, kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      unlink(folder + left)
    }
  }

  /// A new file in the folder of another, to be written; nil where that cannot be done.
  private static func openUnnamed(beside target: String) -> Int32? {
    #if os(Linux)
      let folder = split(target).folder
      // O_TMPFILE, which Swift does not see.
      let descriptor = System.open(
        folder.isEmpty ? "." : String(folder), 0o20_000_000 | O_DIRECTORY | O_WRONLY | O_CLOEXEC,
        0o600)
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
        let name = temporaryName(beside: target) + String(letters)
        if System.link(descriptor, to: name) == 0 { return name }
        if errno != EEXIST { return nil }
      }
    #endif
    return nil
  }
}
