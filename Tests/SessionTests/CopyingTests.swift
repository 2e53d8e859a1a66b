// What is shown can be typed: whatever looks like a value, an interval, an equation or a line in a reply is read as it
// stands there, and what a reply says of the state is so.

import Foundation
import Language
import Narration
import Rendering
import Session
import TestSupport
import Testing

@Suite struct CopyingTests {
  /// Lines of one session.
  struct Play: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var lines: [String]
  }

  private static let talks = SessionGoldens.talks.map {
    Play(testDescription: $0.name, lines: $0.lines)
  }

  /// The lessons and the README with the lines that they show, each in one session.
  private static let lessons: [Play] = {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let folder = root.appending(path: "lessons")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files =
      names.filter { $0.hasSuffix(".md") }.sorted().map { folder.appending(path: $0) }
      + [root.appending(path: "README.md")]
    return files.compactMap { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("> ") }
      return lines.isEmpty
        ? nil : Play(testDescription: file.lastPathComponent, lines: lines.map(String.init))
    }
  }()

  @Test("What a reply shows is read as it stands there", arguments: talks + lessons)
  func isRead(play: Play) {
    var session = Session()
    for line in play.lines {
      let reply = session.run(line)
      for clause in Shown.clauses(in: text(of: reply, session)) {
        var copy = session
        let isInterval = clause.hasPrefix("[") || clause.hasPrefix("(")
        // `var x >= 0` is a line and no claim.
        let isLine = isInterval || clause.hasPrefix("var ")
        guard let failure = copy.run(isLine ? clause : "expect \(clause)").failure else {
          continue
        }
        // Before a requirement holds, it has two slacks for a moment.
        if case .session(.name(.noSlack)) = failure.reason { continue }
        switch failure.code {
        // It is read, and was said of another state, of a solution that there is no more, or of other names than there are.
        case .expectation, .unsatisfiable, .unbounded, .unknownName: break
        default: Issue.record("\(line): \(clause): \(failure.diagnostic.message)")
        }
      }
    }
  }

  @Test("What a reply says of the state is so", arguments: talks + lessons)
  func isSo(play: Play) {
    var session = Session()
    for line in play.lines {
      let reply = session.run(line)
      var asked = session
      if case .state(.help) = reply.answer { continue }
      guard reply.failure == nil, Self.isOfState(line, session),
        asked.run("expect unbounded").failure != nil
      else { continue }
      for clause in Shown.clauses(in: text(of: reply, session)) {
        var copy = session
        guard let failure = copy.run("expect \(clause)").failure, failure.code == .expectation
        else { continue }
        Issue.record("\(line): \(clause): \(failure.diagnostic.message)")
      }
    }
  }

  @Test(
    "What a reply marks as something to type is a line, or a part of one",
    arguments: talks + lessons)
  func isTyped(play: Play) {
    var session = Session()
    for line in play.lines {
      let reply = session.run(line)
      let document = reply.failure?.details ?? reply.document
      for code in Shown.codes(in: document) where !Self.isForm(code) {
        do throws(Diagnostic) {
          _ = try Parser.parse(code, knowing: session.vocabulary)
        } catch {
          var asked = session
          if asked.run("help \(code)").failure == nil { continue }
          Issue.record("\(line): \(code): \(error.message)")
        }
      }
    }
  }

  private func text(of reply: Reply, _ session: Session) -> String {
    let document = reply.failure?.details ?? reply.document
    return TextRenderer(presentation: session.presentation, width: 200, theme: nil).render(document)
  }

  /// Whether the reply to a line is about the state after it, and about no other.
  private static func isOfState(_ line: String, _ session: Session) -> Bool {
    switch try? Parser.parse(line, knowing: session.vocabulary) {
    case .constraint, .objective, .several, .expression: true
    case .command(.question(.decompose), _), .command(.question(.objectives), _),
      .command(.question(.value), _):
      true
    default: false
    }
  }

  /// The form of a command or a priority, in which something is to be filled in.
  private static func isForm(_ code: String) -> Bool {
    code.contains("[") && code.contains("]") && code.contains { $0.isUppercase }
      || code.contains("…") || code.hasPrefix("@")
      || ["set", "priority", "weight"].contains(code.split(separator: " ").first)
  }
}

/// What stands in a reply and can be typed.
private enum Shown {
  /// Short words that are no names.
  private static let words: Set<Substring> = [
    "is", "to", "of", "it", "or", "and", "no", "on", "by", "so", "as", "at", "if", "be", "an",
    "new", "low", "not", "why", "Now",
  ]

  /// What is compared with something, or said to lie somewhere.
  static func clauses(in text: String) -> [String] {
    text.split(separator: "\n").flatMap { line in
      line.components(separatedBy: "  ").flatMap { parts(of: $0) }
    }.filter { clause in
      let signs = ["=", "≥", "≤", " in "]
      guard let first = clause.first, !signs.contains(String(first)),
        signs.contains(where: { clause.contains($0) }), !clause.hasSuffix("="),
        // A picture, a number that is not all there, a line and not a claim.
        !clause.contains(where: { "★≈@".contains($0) }),
        !clause.unicodeScalars.contains(where: { (0x2800...0x28FF).contains($0.value) })
      else { return false }
      return clause.split { !$0.isLetter }.allSatisfy { $0.count <= 3 && !words.contains($0) }
    }
  }

  /// What stands between commas and colons outside of brackets, and what stands in parentheses: `X ≥ 3` of
  /// `1 × (X ≥ 3) lo`.
  private static func parts(of segment: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in segment {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, ",:;•".contains(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { part in
      var part = part.trimmingCharacters(in: .whitespaces)
      if let open = part.firstIndex(of: "("), let close = part.lastIndex(of: ")"), open < close,
        open == part.startIndex || part[..<open].hasSuffix("× "), !part[open..<close].contains(",")
      {
        part = String(part[part.index(after: open)..<close])
      }
      return part
    }
  }

  /// Runs of what is marked as something to type.
  static func codes(in document: Document) -> [String] {
    var found: [String] = []
    visit(document) { text in
      var run = ""
      for piece in text.pieces + [.words("", .plain)] {
        switch piece {
        case .words(let words, .code): run += words
        case .number(let number, .code), .wholeNumber(let number, .code): run += "\(number)"
        case .words, .formula, .number, .wholeNumber:
          if !run.isEmpty { found.append(run) }
          run = ""
        }
      }
    }
    return found
  }

  private static func visit(_ value: Any, _ body: (Text) -> Void) {
    if let text = value as? Text { return body(text) }
    for child in Mirror(reflecting: value).children { visit(child.value, body) }
  }
}
