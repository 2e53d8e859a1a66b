// What a program may do wrongly with the libraries, and the words with which that ends it.
//
// Each case uses nothing but what the libraries offer to everybody. The tests run it in a process of its own (`LibraryUseTests`), and
// `.ci/library` in a program that is built in release, where nothing but the libraries' own checks stand between a mistake and
// memory that is somebody else's.

/// A mistake that must end the program.
public struct Misuse: Sendable {
  /// What is wrong, as a name.
  public let name: String
  /// What is said, or a part of it.
  public let words: String
  private let body: @Sendable () throws -> Void

  init(_ name: String, _ words: String, _ body: @escaping @Sendable () throws -> Void) {
    self.name = name
    self.words = words
    self.body = body
  }

  /// Makes the mistake; comes back only where nobody noticed.
  public func commit() throws { try body() }

  public static let all = numbers + solvers + dictionaries + hierarchies + layouts + logs + programs

  public static func named(_ name: String) -> Misuse? { all.first { $0.name == name } }
}

/// Keeps the optimiser from leaving out what nobody looks at.
@inline(never)
func use(_ value: some Any) { _ = "\(value)" }
