// Short ways for tests to talk with a session and to look at what it says.

import Formats
import Language
import Narration
import Rendering
import Session
import Testing
import Wording

extension Session {
  /// A session to which lines were said, all of which it must have taken.
  init(_ first: String, _ rest: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    self.init([first] + rest, sourceLocation: sourceLocation)
  }

  /// The same.
  init(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    self.init()
    for line in lines { take(line, sourceLocation: sourceLocation) }
  }

  /// Says a line that must be taken, and gives the reply as text.
  @discardableResult
  mutating func take(
    _ line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let reply = run(line)
    if let failure = reply.failure {
      Issue.record("\(line): \(failure.diagnostic.message)", sourceLocation: sourceLocation)
    }
    return text(reply.document)
  }

  /// Says a line that must be refused, and gives why.
  mutating func refuse(
    _ line: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Failure {
    let failure = run(line).failure
    return try #require(failure, "\(line) was taken", sourceLocation: sourceLocation)
  }

  func text(_ document: Document) -> String {
    TextRenderer(presentation: presentation, width: 76, theme: nil).render(document)
  }

  /// Everything that can be seen of the state.
  func everything() throws -> [String] {
    var copy = self
    return [try copy.solution().json.pretty]
      + ["list", "rule", "undo", "redo"].map { copy.take($0) }
  }

  /// `X = 20, y in [0, inf)`: what is left of each variable.
  mutating func left() throws -> String {
    try solution().json["variables"].elements.map { variable in
      let name = variable["name"].string
      let (lower, upper) = (variable["min"].string, variable["max"].string)
      if lower == upper, lower != "null" { return "\(name) = \(lower)" }
      return "\(name) in \(lower == "null" ? "(-inf" : "[\(lower)"), "
        + "\(upper == "null" ? "inf)" : "\(upper)]")"
    }.joined(separator: ", ")
  }

  /// `a: X = X1 @250, lo: …`: the constraints and objectives by what they are called.
  mutating func ids() throws -> [String] {
    let solution = try solution().json
    return (solution["constraints"].elements + solution["objectives"].elements)
      .map { $0["id"].string }
  }
}

extension Reply {
  /// What it says, in English.
  var document: Document { document(in: .english) }
}

extension Failure {
  /// What is wrong, in English.
  var diagnostic: Diagnostic { diagnostic(in: .english) }

  var details: Document { details(in: .english) }

  func excerpt(of line: String) -> Document { excerpt(of: line, in: .english) }

  func document(typed: String, promptWidth: Int?, width: Int? = nil) -> Document {
    document(in: .english, typed: typed, promptWidth: promptWidth, width: width)
  }

  var json: JSONValue {
    json(message: message(in: .english), suggestion: diagnostic.suggestion)
  }
}

extension Diagnostic {
  /// In English.
  var message: String { message(in: .english) }
}

extension JSONValue {
  subscript(_ name: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.name == name }?.value ?? .null
  }

  var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// What a string says, or another value as it is written.
  var string: String {
    guard case .string(let string) = self else { return compact }
    return string
  }
}
