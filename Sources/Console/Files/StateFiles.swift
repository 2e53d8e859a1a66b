// The files that a person's sessions keep, where the XDG base directory specification puts them.

public enum StateFiles {
  /// The rc file, if there is one.
  public static func rc(_ environment: Environment) -> String? {
    guard let folder = folder("XDG_CONFIG_HOME", ".config", environment) else { return nil }
    let path = "\(folder)/slackline/rc"
    return access(path, R_OK) == 0 ? path : nil
  }

  /// How many lines of history are kept.
  public static let historyLimit = 2_000

  /// The history file, in a folder that is there now; nil where none can be made.
  public static func history(_ environment: Environment) -> String? {
    state(environment).map { "\($0)/history" }
  }

  /// The file of answers to lessons, in a folder that is there now; nil where none can be made.
  public static func progress(_ environment: Environment) -> String? {
    state(environment).map { "\($0)/progress" }
  }

  /// The file of what was missed, and is to come back; nil where none can be made.
  public static func reviews(_ environment: Environment) -> String? {
    state(environment).map { "\($0)/reviews" }
  }

  /// Whether the environment names a place for what is kept, if only it could be made.
  public static func areWanted(_ environment: Environment) -> Bool { parent(environment) != nil }

  private static func parent(_ environment: Environment) -> String? {
    folder("XDG_STATE_HOME", ".local/state", environment)
  }

  private static func state(_ environment: Environment) -> String? {
    guard let parent = parent(environment) else { return nil }
    let folder = "\(parent)/slackline"
    return (try? Folder.make(folder, mode: 0o700)) == nil ? nil : folder
  }

  /// A relative path in the variable is to be ignored, as the specification says.
  private static func folder(
    _ variable: String, _ fallback: String, _ environment: Environment
  ) -> String? {
    if let folder = environment[variable], folder.hasPrefix("/") { return folder }
    return environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/\(fallback)" }
  }
}
