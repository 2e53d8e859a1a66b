// Variables and points by name.

import Rationals

/// The symbols that have names, each name once.
///
/// A few names are found sooner by looking than by hashing. And a hash table's type is one that the
/// runtime puts together when the first is made, which takes a tenth of the time that a line takes
/// from the start of the program to its reply.
struct SymbolTable: Sendable {
  /// All, while they are few; then none.
  private var few: [Entry] = []
  private var many: [String: Symbol] = [:]

  private struct Entry {
    var name: String
    var symbol: Symbol
  }

  private static let most = 16

  /// - Complexity: O(1).
  subscript(name: String) -> Symbol? {
    many.isEmpty ? few.first { $0.name == name }?.symbol : many[name]
  }

  /// - Precondition: there is no symbol of that name.
  mutating func add(_ symbol: Symbol, named name: String) {
    // `Hierarchy` adds a name only where it has found none.
    demand(self[name] == nil, "Hierarchy: a name that is taken")
    if many.isEmpty, few.count < Self.most {
      few.append(Entry(name: name, symbol: symbol))
      return
    }
    for known in few { many[known.name] = known.symbol }
    few = []
    many[name] = symbol
  }
}
