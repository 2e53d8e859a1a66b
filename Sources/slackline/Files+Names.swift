// The names of files, for completion.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Files {
  /// The paths that begin so, in order; those of folders end with a slash.
  static func names(beginning start: String) -> [String] {
    var pattern = ""
    for character in start {
      if "\\*?[]".contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern + "*", GLOB_MARK, nil, &found) == 0 else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { found.gl_pathv[$0].map { String(cString: $0) } }
  }
}
