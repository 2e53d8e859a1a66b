// A line and what came of it, as the page shows it.

import Formats
import Language
import Narration
import Rendering
import Session
import Wording

/// A part of the conversation.
struct Entry: Sendable {
  /// What was typed; nil where nothing was.
  var typed: String?
  /// What is wrong in it, in characters; nil if nothing is.
  var wrong: SourceRange?
  /// Whether it says what was not done, and why.
  var isFault = false
  /// To be shown one below another.
  var sections: [(document: Document, presentation: Presentation)] = []

  /// - Parameter width: of pictures, in pixels.
  func json(width: Int) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let typed {
      members.append(.init("typed", .string(typed)))
      if let wrong { members.append(.init("wrong", typed.place(wrong))) }
    }
    if isFault { members.append(.init("isFault", .bool(true))) }
    let body = sections.flatMap { section in
      Drawing(section.presentation, width: width).markup(section.document)
    }
    members.append(.init("body", .array(body)))
    return .object(members)
  }

  /// Words of the page itself.
  static func words(_ words: String, _ role: Text.Role = .note) -> Entry {
    Entry(
      isFault: role == .error,
      sections: [(Document([.paragraph(Text(words, role))]), Presentation())])
  }
}

extension Entry {
  /// What a session answers.
  ///
  /// - Parameter narrator: whoever told what came before.
  init(_ typed: String, _ reply: Reply, _ session: Session, _ narrator: inout Narrator) {
    let speech = session.settings.speech
    self.typed = typed
    var document = narrator.document(for: reply, in: speech)
    if let failure = reply.failure {
      wrong = failure.range
      isFault = true
      document.append(contentsOf: failure.reason(in: speech))
    }
    if !document.isEmpty { sections = [(document, session.presentation)] }
  }
}

extension String {
  /// A place in characters as a page counts it, in units of UTF-16; at least one long where the text is.
  fileprivate func place(_ range: SourceRange) -> JSONValue {
    let start =
      index(startIndex, offsetBy: max(range.lowerBound, 0), limitedBy: endIndex) ?? endIndex
    let length = max(range.upperBound - range.lowerBound, 1)
    let end = index(start, offsetBy: length, limitedBy: endIndex) ?? endIndex
    return .array([
      .integer(utf16.distance(from: startIndex, to: start)),
      .integer(utf16.distance(from: startIndex, to: end)),
    ])
  }
}
