// The variables that the program was started with.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment as it was at the start: readline changes the process's own later on.
struct Environment {
  /// In the order in which they came. A start asks for a handful of names, so that to look for them is
  /// quicker than to hash them all.
  let variables: [Variable]

  struct Variable {
    var name: String
    var value: String
  }

  init() {
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

  subscript(name: String) -> String? { variables.first { $0.name == name }?.value }
}
