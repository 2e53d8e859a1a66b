// What holds for every module: it has a page that says what it is, and where the program stops because an
// invariant is broken, it says which.

import Foundation
import Testing

@Suite("The modules")
struct HouseTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func swiftFiles(in folder: URL) -> [URL] {
    let paths = FileManager.default.enumerator(atPath: folder.path)
    return (paths.map { Array($0) } ?? []).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
  }

  /// The names of all folders, and folders in folders.
  private static func folders(in folder: URL) -> Set<String> {
    let paths = FileManager.default.enumerator(atPath: folder.path).map { Array($0) } ?? []
    return Set(
      paths.compactMap { $0 as? String }.flatMap { $0.split(separator: "/").map(String.init) })
  }

  private static let topFolders: Set<String> = ["Documentation", "Benchmarks"]

  /// The modules in Swift; the plugin's page is that of the tool that it runs.
  private static var modules: [String] {
    names(in: sources).filter {
      !$0.hasSuffix("Plugin") && !swiftFiles(in: sources.appendingPathComponent($0)).isEmpty
    }
  }

  @Test(
    "Each has a page of ten lines or more, which tells what its folders hold", arguments: modules)
  func page(module: String) throws {
    let folder = Self.sources.appendingPathComponent(module)
    let page = try String(
      contentsOf: folder.appendingPathComponent("\(module).docc/\(module).md"), encoding: .utf8)
    let lines = page.split(separator: "\n")
    #expect(lines.first == "# ``\(module)``")
    #expect(lines.count >= 10)
    for name in Self.names(in: folder) where !name.contains(".") {
      #expect(page.contains("`\(name)/`"), "\(module) has a folder \(name)")
    }
    let folders = Self.folders(in: folder)
    for match in page.matches(of: /`([A-Z]\w*)\/`/) {
      let name = String(match.output.1)
      #expect(folders.contains(name) || Self.topFolders.contains(name), "\(name) is no folder")
    }
  }

  @Test("An invariant that stops the program says what it is", arguments: modules)
  func reasons(module: String) throws {
    for file in Self.swiftFiles(in: Self.sources.appendingPathComponent(module)) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /\b(preconditionFailure|fatalError|precondition|assert)\(/) {
        let count = Self.argumentCount(text[match.range.upperBound...])
        let wanted = match.output.1.hasSuffix("Failure") || match.output.1 == "fatalError" ? 1 : 2
        let line = text[..<match.range.lowerBound].count { $0 == "\n" } + 1
        #expect(count >= wanted, "\(file.lastPathComponent):\(line)")
        // Asserts are checked where the program is built to be tested, and name a slip of its own.
        if match.output.1 == "assert" || module == "TestSupport" { continue }
        let above = text[..<match.range.lowerBound].split(separator: "\n").suffix(4)
        #expect(
          above.contains { $0.contains("// ") && !$0.contains("///") },
          "\(file.lastPathComponent):\(line) does not say why no input comes there")
      }
    }
  }

  /// How many arguments stand before the parenthesis that closes.
  private static func argumentCount(_ text: Substring) -> Int {
    var (depth, count, isInString, hasText) = (0, 1, false, false)
    for character in text {
      if character == "\"" { isInString.toggle() }
      if !character.isWhitespace { hasText = hasText || character != ")" }
      if isInString { continue }
      switch character {
      case "(", "[", "{": depth += 1
      case ")" where depth == 0: return hasText ? count : 0
      case ")", "]", "}": depth -= 1
      case "," where depth == 0: count += 1
      default: break
      }
    }
    return 0
  }
}
