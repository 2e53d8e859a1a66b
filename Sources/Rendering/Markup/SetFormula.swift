// A formula as a book has it: variables of one letter slanted, their numbers as indices, signs and fractions as one
// writes them. Copied, it reads as what is typed, and the language reads both.

/// A formula in the parts that are set in a way of their own.
struct SetFormula: Equatable {
  enum Part: Equatable {
    case words(String)
    /// `X`, `X1`, `a⁺`: the digits are an index, the sign is that of a slack.
    case variable(letter: Character, index: String, sign: String)
    /// `7/3`, without its sign.
    case fraction(above: String, below: String)
  }

  private(set) var parts: [Part] = []

  /// Of characters as they are typed or spelled.
  ///
  /// - Complexity: O(n)
  init(_ typed: String) {
    var rest = typed[...]
    while let first = rest.first {
      if first.isLetter || first == "_" {
        addName(rest.removingPrefix { Self.continuesName($0) })
      } else if first.isDigit {
        addNumber(rest.removingPrefix { $0.isDigit || $0 == "/" || $0 == "." })
      } else {
        rest.removeFirst()
        if first == ">" || first == "<", rest.first == "=" {
          rest.removeFirst()
          add(first == ">" ? "≥" : "≤")
        } else {
          add(Self.signs[first] ?? String(first))
        }
      }
    }
  }

  /// What is no formula.
  init(words: String) { parts = [.words(words)] }

  private static let signs: [Character: String] = ["-": "−", "*": "·"]

  private static func continuesName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "."
      || isSign(character)
  }

  private static func isSign(_ character: Character) -> Bool {
    character == "⁺" || character == "⁻"
  }

  private mutating func add(_ words: String) {
    if case .words(let before)? = parts.last {
      parts[parts.count - 1] = .words(before + words)
    } else {
      parts.append(.words(words))
    }
  }

  /// What has several letters is a word, and stays one.
  private mutating func addName(_ name: Substring) {
    var rest = name.dropFirst()
    let index = rest.removingPrefix { $0.isDigit }
    guard let letter = name.first, letter.isLetter, rest.allSatisfy(Self.isSign) else {
      return add(String(name))
    }
    parts.append(.variable(letter: letter, index: String(index), sign: String(rest)))
  }

  private mutating func addNumber(_ number: Substring) {
    let sides = number.split(separator: "/", omittingEmptySubsequences: false)
    if sides.count == 2, sides.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isDigit } }) {
      parts.append(.fraction(above: String(sides[0]), below: String(sides[1])))
    } else {
      add(String(number))
    }
  }
}

extension Character {
  fileprivate var isDigit: Bool { "0" <= self && self <= "9" }
}

extension Substring {
  fileprivate mutating func removingPrefix(_ belongs: (Character) -> Bool) -> Substring {
    let prefix = self.prefix(while: belongs)
    self = self[prefix.endIndex...]
    return prefix
  }
}

extension SetFormula {
  /// The parts as elements of HTML.
  var markup: [Markup] {
    parts.flatMap { part -> [Markup] in
      switch part {
      case .words(let words): return [.text(words)]
      case .variable(let letter, let index, let sign):
        let low = index.isEmpty ? [] : [Markup.html("sub", [:], [.text(index)])]
        let high = sign.isEmpty ? [] : [Markup.text(sign)]
        return [.html("var", [:], [.text(String(letter))] + low + high)]
      case .fraction(let above, let below):
        return [.html("sup", [:], [.text(above)]), .text("/"), .html("sub", [:], [.text(below)])]
      }
    }
  }

  /// The parts as they stand in a text of SVG, which has no indices of its own: what comes after one is raised again.
  ///
  /// - Parameter isLow: whether what was written last is an index.
  func shapes(isLow: inout Bool) -> [Markup] {
    var shapes: [Markup] = []
    func add(_ text: String, _ name: String? = nil) {
      let rise = isLow ? "-3" : nil
      isLow = false
      shapes.append(
        name == nil && rise == nil
          ? .text(text) : .svg("tspan", ["class": name, "dy": rise], [.text(text)]))
    }
    for part in parts {
      switch part {
      case .words(let words): add(words)
      case .variable(let letter, let index, let sign):
        add(String(letter), "v")
        if !index.isEmpty { shapes.append(.svg("tspan", ["dy": "3"], [.text(index)])) }
        isLow = !index.isEmpty
        if !sign.isEmpty { add(sign) }
      case .fraction(let above, let below): add("\(above)/\(below)")
      }
    }
    return shapes
  }
}
