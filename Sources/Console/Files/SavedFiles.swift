// Which files are the program's own to replace unasked.

/// The files that this run of the program has saved, as it left them.
public final class SavedFiles {
  private var known: [String: FileIdentity] = [:]

  public init() {}

  public func note(_ path: String) { known[Files.resolved(path) ?? path] = FileIdentity(path) }

  /// Whether it is a file of ours that nobody has changed since.
  public func isOwn(_ path: String) -> Bool {
    let resolved = Files.resolved(path) ?? path
    return known[resolved].map { $0 == FileIdentity(resolved) } ?? false
  }

  public func wasOwn(_ path: String) -> Bool { known[Files.resolved(path) ?? path] != nil }
}
