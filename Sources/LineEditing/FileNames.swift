// Names of files that begin as a path does that is being typed.

import Console
import Wording

/// The files and folders that the path can become, in alphabetical order; a folder ends in "/".
/// Those that begin with a full stop are left out until one is typed; those that no line can hold as they are, or
/// that steer a terminal, are left out ever.
func fileNames(completing path: String) -> [String] {
  let nameStart = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
  let folder = String(path[..<nameStart])
  let beginning = path[nameStart...]
  guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
  defer { closedir(stream) }
  var result: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard name.hasPrefix(beginning), name != ".", name != "..",
      !name.hasPrefix(".") || beginning.hasPrefix("."), isTypable(name)
    else { continue }
    result.append(folder + name + (isFolder(folder + name) ? "/" : ""))
  }
  return result.sorted()
}

/// U+FFFD stands for bytes that are no UTF-8.
private func isTypable(_ name: String) -> Bool {
  name.unicodeScalars.allSatisfy { !$0.steers && !"\n\t\u{FFFD}".unicodeScalars.contains($0) }
}

private func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
