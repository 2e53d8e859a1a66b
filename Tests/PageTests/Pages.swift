// An engine as a page talks to it.

import Formats
import Page

/// A page without a browser.
struct Visitor {
  private var engine = Engine()

  /// What the engine answers.
  mutating func ask(_ what: String, _ more: KeyValuePairs<String, JSONValue> = [:]) -> Answer {
    let members = [JSONValue.Member("do", .string(what))] + more.map { .init($0.key, $0.value) }
    return Answer(engine.answer(JSONValue.object(members).compact))
  }

  mutating func run(_ text: String) -> Answer { ask("run", ["text": .string(text)]) }

  /// Sends any characters at all.
  mutating func send(_ request: String) -> Answer { Answer(engine.answer(request)) }

  static let article = """
    point X0 = 0, X1 = 10, X2 = 20, X3 = 30
    X = X1 @low
    X >= X2 @high
    X >= X0
    X <= X3
    """
}

/// A reply, and what there is to see in it.
struct Answer {
  let text: String
  private let json: JSONReader.Value?

  init(_ text: String) {
    self.text = text
    json = JSONReader.value(of: text)
  }

  var isJSON: Bool { json != nil }

  /// The value at the end of a path of names.
  subscript(_ path: String...) -> JSONReader.Value? {
    path.reduce(json) { $0?[$1] }
  }

  var state: JSONReader.Value? { self["state"] }
  var entries: [JSONReader.Value] { self["entries"]?.elements ?? [] }

  /// The words of all elements of a class, as they stand on the board.
  func words(onBoard name: String) -> [String] {
    (self["state", "board"] ?? self["board"])?.elements(of: name).map { $0.words } ?? []
  }
}

extension JSONReader.Value {
  /// The text in a tree of elements.
  var words: String {
    switch self {
    case .string(let text): text
    case .array(let parts) where parts.first?.text != nil && parts.count > 1:
      parts.dropFirst(2).map { $0.words }.joined()
    case .array(let parts): parts.map { $0.words }.joined(separator: "\n")
    default: ""
    }
  }

  /// The elements of a class, in order.
  func elements(of name: String) -> [JSONReader.Value] {
    guard case .array(let parts) = self else { return [] }
    let isOne =
      parts.count > 1
      && parts[1]["class"]?.text?.split(separator: " ").contains { $0 == name } ?? false
    return (isOne ? [self] : []) + parts.flatMap { $0.elements(of: name) }
  }

  /// The names of all elements.
  var elementNames: Set<String> {
    guard case .array(let parts) = self else { return [] }
    let isElement = parts.count > 1 && parts[0].text != nil
    if case .object? = isElement ? parts[1] : nil {
      return parts.dropFirst(2).reduce([parts[0].text ?? ""]) { $0.union($1.elementNames) }
    }
    return parts.reduce([]) { $0.union($1.elementNames) }
  }
}
