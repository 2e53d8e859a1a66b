// The variables that the program was started with.

/// The environment as it was at the start: readline changes the process's own later on.
public struct Environment {
  /// In the order in which they came. A start asks for a handful of names, so that to look for them is
  /// quicker than to hash them all.
  public let variables: [Variable]

  public struct Variable {
    public var name: String
    public var value: String
  }

  /// Any variables in place of the process's own.
  public init(_ variables: [String: String]) {
    self.variables = variables.map { Variable(name: $0.key, value: $0.value) }
  }

  public init() {
    var variables: [Variable] = []
    var next = environ
    while let entry = next.pointee {
      if let equals = strchr(entry, CInt(UInt8(ascii: "="))) {
        let name = UnsafeRawBufferPointer(start: entry, count: entry.distance(to: equals))
        variables.append(
          .init(name: String(decoding: name, as: UTF8.self), value: String(cString: equals + 1)))
      }
      next += 1
    }
    self.variables = variables
  }

  public subscript(name: String) -> String? { variables.first { $0.name == name }?.value }
}
