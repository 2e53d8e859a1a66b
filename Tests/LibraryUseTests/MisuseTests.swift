// What a caller must not do ends the program, and the words say what it was.

import Foundation
import LibraryUse
import TestSupport
import Testing

@Suite struct MisuseTests {
  /// Every case in a process of its own.
  @Test(arguments: Misuse.all.map { $0.name })
  func `a mistake ends the program with words`(name: String) async throws {
    let misuse = try #require(Misuse.named(name))
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [name = name as String] in
      try Misuse.named(name)?.commit()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Fatal ") && said.contains(misuse.words), "\(said.prefix(300))")
  }

  @Test func `every case has a name of its own`() {
    #expect(Set(Misuse.all.map { $0.name }).count == Misuse.all.count)
  }

  /// No words in the libraries that no case tries: whoever adds a precondition adds its mistake.
  @Test func `every precondition of the libraries is tried`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardizedFileURL
    var count = 0
    for module in [
      "Rationals", "Simplex", "ConstraintHierarchies", "Layouts", "Programs", "ProgramSolving",
    ] {
      let files = try #require(
        FileManager.default.enumerator(
          at: sources.appending(path: module), includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for words in Self.words(in: text) {
          count += 1
          #expect(
            Misuse.all.contains { words.contains($0.words) },
            "nobody tries \u{201C}\(words)\u{201D} of \(file.lastPathComponent)")
        }
      }
    }
    #expect(count > 60)
  }

  /// What is said where a precondition does not hold: it begins with a type.
  private static func words(in text: String) -> [String] {
    guard text.contains("demand(") || text.contains("misuse(") else { return [] }
    return text.matches(of: /"([A-Z][A-Za-z]+(?:\.[A-Za-z]+)?: [^"]+)"/).map { String($0.1) }
  }
}
