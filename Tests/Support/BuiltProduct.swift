// Where the programs are that were built with the tests that are running.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The path of a built executable of this package, which lies in the folder that `SLACKLINE_PRODUCTS` names, or else
/// beside the test bundle; nil if it has not been built.
public func builtProduct(_ name: String) -> String? {
  if let folder = getenv("SLACKLINE_PRODUCTS").map({ String(cString: $0) }) {
    let path = "\(folder)/\(name)"
    return access(path, X_OK) == 0 ? path : nil
  }
  // On Linux the bundle is the program that runs; on macOS its path is among the arguments.
  let places = ["/proc/self/exe"].compactMap(linkTarget) + CommandLine.arguments
  for place in places {
    var folders = place.split(separator: "/", omittingEmptySubsequences: false)
    guard let bundle = folders.firstIndex(where: { $0.hasSuffix(".xctest") }) else { continue }
    folders[bundle...] = [Substring(name)]
    let path = folders.joined(separator: "/")
    if access(path, X_OK) == 0 { return path }
  }
  return nil
}

private func linkTarget(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
