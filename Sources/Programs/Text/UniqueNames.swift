// Names that are made up and must not be taken.

enum UniqueNames {
  /// The wanted name, with as many `_` after it as make it new; it is taken then.
  static func name(_ wanted: String, _ taken: inout Set<String>) -> String {
    var name = wanted
    while !taken.insert(name).inserted { name += "_" }
    return name
  }
}
