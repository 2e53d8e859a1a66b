// What completion offers inside a tree of layouts.

extension Offer {
  /// In parentheses a layout or an option; at the end the room, and the constraints.
  static func layouts(behind tokens: [Token]) -> [Offer] {
    guard tokens.count > 1, let last = tokens.last else { return words }
    let open = tokens.reduce(0) { $0 + ($1.kind == .open ? 1 : $1.kind == .close ? -1 : 0) }
    switch last.kind {
    case .colon, .open: return words
    case .comma: return words + options
    case .close where open == 0: return [Offer(text: "in", words: .room)] + ends
    case .number where open == 0: return ends
    case .close, .number: return options
    default: return []
    }
  }

  private static let words = LayoutWord.allCases.map {
    Offer(text: $0.rawValue, words: .layout($0))
  }

  private static let options = LayoutOptionWord.allCases.map {
    Offer(text: $0.rawValue, words: .layoutOption($0))
  }

  private static let ends = [Offer(text: LineParser.constraintsWord, words: .constraints)]
}
