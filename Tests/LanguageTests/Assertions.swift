// A line that is refused, as a row of a table: the place is marked in the line itself, ⟦so⟧.

import Language
import Testing
import Wording

struct Slip: Sendable, CustomTestStringConvertible {
  /// The line, with the place of the complaint between ⟦ and ⟧.
  var marked: String
  /// A part of the message.
  var says: String
  var suggestion: String?
  var code: ErrorCode
  var known: Vocabulary

  init(
    _ marked: String, _ says: String, suggests suggestion: String? = nil,
    code: ErrorCode = .syntax, knowing known: Vocabulary = Vocabulary()
  ) {
    self.marked = marked
    self.says = says
    self.suggestion = suggestion
    self.code = code
    self.known = known
  }

  var testDescription: String { marked }

  var line: String { marked.filter { $0 != "⟦" && $0 != "⟧" } }
}

extension Diagnostic {
  /// In English.
  var message: String { message(in: .english) }
}

/// The line with a range marked in it as a slip marks it.
func mark(_ range: SourceRange, in line: String) -> String {
  var characters = Array(line)
  characters.insert("⟧", at: range.upperBound)
  characters.insert("⟦", at: range.lowerBound)
  return String(characters)
}

func expectRefused(_ slip: Slip, sourceLocation: SourceLocation = #_sourceLocation) {
  do {
    let line = try Parser.parse(slip.line, knowing: slip.known)
    Issue.record("accepted as \(printed(line))", sourceLocation: sourceLocation)
  } catch {
    #expect(mark(error.range, in: slip.line) == slip.marked, sourceLocation: sourceLocation)
    #expect(error.message.contains(slip.says), "\(error.message)", sourceLocation: sourceLocation)
    #expect(error.suggestion == slip.suggestion, sourceLocation: sourceLocation)
    #expect(error.code == slip.code, sourceLocation: sourceLocation)
  }
}

/// A line that is accepted: what was typed and what it means.
func expectMeaning(
  _ line: String, _ meaning: String, knowing known: Vocabulary = Vocabulary(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let parsed = try Parser.parse(line, knowing: known)
    #expect(printed(parsed) == meaning, sourceLocation: sourceLocation)
  } catch {
    Issue.record(
      "refused: \(error.message) at \(mark(error.range, in: line))",
      sourceLocation: sourceLocation)
  }
}
