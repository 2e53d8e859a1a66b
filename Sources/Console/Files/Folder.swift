// Folders that are made and looked into.

public enum Folder {
  /// Makes it, and those above it; one that is there is left as it is.
  ///
  /// - Parameter mode: of those that are made, before the mask of the process.
  public static func make(_ path: String, mode: mode_t = 0o777) throws(FileError) {
    var partial = path.hasPrefix("/") ? "/" : ""
    // What is there already may be where nothing can be made.
    var failure: FileError?
    for part in path.split(separator: "/") {
      partial += part + "/"
      if System.makeFolder(partial, mode) != 0, errno != EEXIST { failure = failure ?? .last(path) }
    }
    var status = stat()
    guard System.status(path, &status) == 0 else { throw failure ?? .last(path) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw FileError(path: path, SystemError(code: ENOTDIR))
    }
  }

  /// What lies in it, in the order of the names; nil where there is nothing of that name.
  public static func names(in path: String) throws(FileError) -> [String]? {
    guard let folder = System.openFolder(path) else {
      if errno == ENOENT { return nil }
      throw .last(path)
    }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
