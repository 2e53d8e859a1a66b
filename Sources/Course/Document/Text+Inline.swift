// The little Markdown that the words of a question may hold.

public import Rendering

extension Text {
  /// Words of a question or a task, in which what stands between backticks is code, and between asterisks
  /// strong. An asterisk inside a product is one.
  public init(inline words: String) {
    self.init("")
    var rest = words[...]
    func next(_ mark: Character, from start: Substring.Index) -> Substring.Index? {
      rest[start...].firstIndex(of: mark)
    }
    while let mark = rest.firstIndex(where: { $0 == "`" || $0 == "*" }) {
      let start = rest.index(after: mark)
      let isOpen = rest[mark] == "`" || Self.opensEmphasis(rest[..<mark].last, rest[start...].first)
      guard isOpen, let end = next(rest[mark], from: start), end > start else {
        self += Text(String(rest[..<start]))
        rest = rest[start...]
        continue
      }
      self += Text(String(rest[..<mark]))
      self += Text(String(rest[start..<end]), rest[mark] == "`" ? .code : .strong)
      rest = rest[rest.index(after: end)...]
    }
    self += Text(String(rest))
  }

  private static func opensEmphasis(_ before: Character?, _ after: Character?) -> Bool {
    (before.map { $0.isWhitespace || $0.isPunctuation } ?? true) && (after?.isLetter ?? false)
  }
}
