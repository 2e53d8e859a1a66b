// What people see, as it was recorded: files that lie in a folder beside the tests.

import Foundation

/// The folder `Goldens` beside a file of tests.
///
/// `SLACKLINE_RECORD=1 swift test --filter Goldens` writes the goldens anew; look at the difference before it
/// is committed. A run that records fails, so that it can never count as a pass.
public struct GoldenFolder: Sendable {
  private let path: String

  /// - Parameter file: the tests' own.
  public init(beside file: String = #filePath) {
    path = URL(filePath: file).deletingLastPathComponent().appending(path: "Goldens").path
  }

  /// The name of a golden's file: without spaces and commas.
  public static func file(_ name: String) -> String {
    name.replacing(" ", with: "-").replacing(",", with: "") + ".txt"
  }

  /// Whether something looks as it did.
  ///
  /// - Returns: nil if it does; else what is to be said of it.
  public func complaint(about actual: String, as name: String) -> String? {
    let file = path + "/" + Self.file(name)
    do {
      if Golden.isRecording {
        try writeFile(file, actual)
        return "recorded \(file)"
      }
      let expected = try readFile(file)
      return actual == expected ? nil : "\(name) was\n\(expected)\nand is\n\(actual)"
    } catch {
      return "\(error)"
    }
  }

  /// What is wrong with the goldens of all tests: files that no test looks at, tests that have none, and
  /// files that two tests share.
  public func strays(from names: [String]) throws -> [String] {
    let files = names.map(Self.file).sorted()
    let there = try FileManager.default.contentsOfDirectory(atPath: path)
    return Set(there).subtracting(files).sorted().map { "no test looks at \($0)" }
      + Set(files).subtracting(there).sorted().map { "\($0) is not there" }
      + zip(files, files.dropFirst()).filter { $0 == $1 }.map { "two tests look at \($0.0)" }
  }
}

/// Whether goldens are recorded.
public enum Golden {
  public static let isRecording = ProcessInfo.processInfo.environment["SLACKLINE_RECORD"] == "1"
}
