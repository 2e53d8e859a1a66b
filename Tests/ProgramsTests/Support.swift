// What the tests of programs share: short ways to write programs and to read texts.

import Programs
import Rationals
import Testing
import Wording

extension LinearProgram {
  /// - Parameters:
  ///   - columns: name, lower and upper bound; nil where it is open.
  ///   - rows: name, coefficients by column, lower and upper limit.
  init(
    _ name: String = "", _ sense: Sense = .minimize, objective: [Int: Rational],
    named objectiveName: String = "obj", constant: Rational = 0,
    columns: [(String, Rational?, Rational?)],
    rows: [(String, [Int: Rational], Rational?, Rational?)]
  ) {
    func terms(_ coefficients: [Int: Rational]) -> [Term] {
      coefficients.map { Term(column: $0.key, coefficient: $0.value) }
    }
    self.init(
      name: name, sense: sense,
      objective: Objective(name: objectiveName, terms: terms(objective), constant: constant),
      columns: columns.map { Column(name: $0.0, lower: $0.1, upper: $0.2) },
      rows: rows.map { Row(name: $0.0, terms: terms($0.1), lower: $0.2, upper: $0.3) })
  }
}

/// A text that cannot be read, the place where, and words that its message has.
struct Slip: Sendable, CustomTestStringConvertible {
  let text: String
  let line: Int
  let column: Int
  let words: String

  /// - Parameter marked: the text, with `⟦` before the place that is named.
  init(_ marked: String, _ words: String) {
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.firstIndex { $0.contains("⟦") } ?? 0
    self.line = line + 1
    column =
      (lines[line].firstIndex(of: "⟦").map {
        lines[line].distance(from: lines[line].startIndex, to: $0)
      }
        ?? -1) + 1
    text = marked.replacing("⟦", with: "")
    self.words = words
  }

  var testDescription: String { words }

  func check(_ read: ([UInt8]) throws -> LinearProgram) {
    do {
      let program = try read(Array(text.utf8))
      Issue.record("read as \(program)")
    } catch let error as ProgramFileError {
      #expect(error.line == line)
      #expect(error.column == column)
      let said = error.text(in: .english)
      #expect(said.contains(words), "\(said)")
    } catch {
      Issue.record("\(error)")
    }
  }
}
