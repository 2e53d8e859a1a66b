// What a file holds: told by its ending, or by whoever names it.

/// The form of a file that is solved or imported.
public enum InputForm: String, CaseIterable, Sendable {
  case lp, mps, log, script

  /// By the ending, in capitals or not; one of `.gz` after it does not count, for it is told of when the file is
  /// read. nil where the ending says nothing.
  public init?(path: String) {
    var name = path[...].lowercased()[...]
    if name.hasSuffix(".gz") { name = name.dropLast(3) }
    guard let dot = name.lastIndex(of: "."), !name[dot...].utf8.contains(UInt8(ascii: "/")) else {
      return nil
    }
    switch name[name.index(after: dot)...] {
    // Models are no programs yet; who reads one as a program says so.
    case "lp", "lpt", "mod", "gms", "ampl": self = .lp
    case "mps", "qps": self = .mps
    case "log": self = .log
    default: return nil
    }
  }
}
