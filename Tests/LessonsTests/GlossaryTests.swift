// The words of lessons in Russian: one glossary, and lessons and replies that keep to it.

import Foundation
import Language
import Testing
import Wording

@testable import Course

@Suite struct GlossaryTests {
  struct Entry: Sendable {
    /// Beginnings of words, in any of which an English term shows.
    let terms: [String]
    /// Beginnings of words that say it.
    let stems: [String]
    /// Of words that do not.
    let barred: [String]
  }

  /// Rows of the table: words apart by commas and semicolons, what stands in brackets is a remark.
  static func entries(_ text: String) -> [Entry] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().compactMap { row in
      let cells = row.split(separator: "|").map { String($0).trimmed }
      guard cells.count >= 2, !cells[0].hasPrefix("---") else { return nil }
      let words = cells.map { cell in
        cell.replacing(#/ \(.*?\)/#, with: "").split(whereSeparator: { ",;".contains($0) })
          .map { String($0).trimmed }.filter { !$0.isEmpty }
      }
      return Entry(
        terms: words[0], stems: words[1].map { stem($0) },
        barred: words.count > 2 ? words[2] : [])
    }
  }

  /// Without its ending, which goes by case and number; of several words the first.
  static func stem(_ words: String) -> String {
    let word = words.prefix { $0 != " " }
    return String(word.prefix(max(word.count - 2, 3))).lowercased()
  }

  /// What is neither code nor a block, in lower case.
  static func prose(_ text: String) -> String {
    var isInside = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("```") { isInside.toggle() }
      return !isInside
    }
    return lines.joined(separator: " ").replacing(#/`[^`]*`/#, with: "")
  }

  static func count(_ term: String, in text: String) -> Int {
    let words = text.split { !$0.isLetter && !"()⁺⁻".contains($0) }.map(String.init)
    let parts = term.split(separator: " ").map(String.init)
    return words.indices.dropLast(parts.count - 1).count { start in
      zip(parts, words[start...]).allSatisfy { $1 == $0 || $1 == $0 + "s" }
    }
  }

  static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  static func text(of path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  static let glossary = entries(text(of: "lessons/ru/README.md"))

  @Test("The glossary is read")
  func read() {
    #expect(Self.glossary.count > 25)
    #expect(Self.glossary.allSatisfy { !$0.terms.isEmpty && !$0.stems.isEmpty })
    #expect(
      Self.glossary.contains { $0.terms == ["preference", "wish"] && $0.stems == ["пожелан"] })
    #expect(Self.glossary.contains { $0.barred == ["журнал"] })
  }

  @Test(
    "A term is said by its word", arguments: TranslationTests.pairs.filter { $0.speech == .russian }
  )
  func terms(pair: TranslationTests.Pair) {
    let (original, translation) = (
      Self.prose(pair.original.text), pair.translation.text.lowercased()
    )
    for entry in Self.glossary {
      let count = entry.terms.map { Self.count($0, in: original) }.reduce(0, +)
      #expect(
        count < 3 || entry.stems.contains { translation.contains($0) },
        "\(entry.terms) stands there \(count) times, and \(entry.stems) not at all")
    }
  }

  @Test("No other word stands for it, in lessons or in replies")
  func barred() throws {
    let lessons = BuiltInLessons.all(in: .russian).map { ($0.name, $0.text) }
    let folder = Self.root.appending(path: "Tests/SessionTests/Goldens").path
    let replies = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".russian.txt") }
      .map { ($0, Self.text(of: "Tests/SessionTests/Goldens/\($0)")) }
    #expect(replies.count > 30)
    let barred = Set(Self.glossary.flatMap { $0.barred })
    for (name, text) in lessons + replies {
      for word in Set(text.lowercased().split { !$0.isLetter }) {
        let found = barred.filter { word.hasPrefix($0) }
        #expect(found.isEmpty, "\(name): \(word)")
      }
    }
  }
}
