// Words and numbers, in pieces that each know what they are.

public import Rationals

/// A run of text, in pieces that each know what they are. Words and symbols are written in Unicode
/// ("≥", "−", "a⁺", "∞"); the walker for plain ASCII spells them otherwise (">=", "-", "a+", "inf").
public struct Text: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What a piece of text is; themes give it a colour.
  public enum Role: Hashable, Sendable {
    case plain
    case strong
    case dim
    /// Something of the level with that priority, without what is behind its point: 0 … 1000.
    case level(Int)
    case error
    case note
    /// Something that can be typed.
    case code
    case good
  }

  /// Characters or a number, of one role.
  public enum Piece: Hashable, Sendable {
    case words(String, Role)
    /// Names, numbers and signs as they are typed: `X1`, `3x + 5y >= 2`. On a page they are set as in a book.
    case formula(String, Role)
    /// Shown exactly or as a decimal, as the reader wishes; of very many digits only the first and the
    /// last.
    case number(Rational, Role)
    /// The same with every digit, for who asks for this number and no other.
    case wholeNumber(Rational, Role)
  }

  /// In order; nothing stands between them.
  public var pieces: [Piece]

  /// Of pieces in their order.
  public init(pieces: [Piece]) { self.pieces = pieces }
  /// Of one piece of words.
  public init(_ words: String, _ role: Role = .plain) { pieces = [.words(words, role)] }
  /// Of one formula, as it is typed.
  public init(formula: String, _ role: Role = .plain) { pieces = [.formula(formula, role)] }
  /// Of one number.
  public init(_ number: Rational, _ role: Role = .plain) { pieces = [.number(number, role)] }
  /// Of plain words.
  public init(stringLiteral value: String) { self.init(value) }
  /// Of what stands between the quotes.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// `"X is \(number) above \(name, .strong)"`
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    /// As the compiler asks for it.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Plain words.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal, .plain)) }
    }
    /// A number that is spelled when it is shown.
    public mutating func appendInterpolation(_ number: Rational, _ role: Role = .plain) {
      pieces.append(.number(number, role))
    }
    /// Words of a role.
    public mutating func appendInterpolation(_ words: String, _ role: Role = .plain) {
      pieces.append(.words(words, role))
    }
    /// A formula, as it is typed.
    public mutating func appendInterpolation(formula: String, _ role: Role = .plain) {
      pieces.append(.formula(formula, role))
    }
    /// A count, which is spelled in digits whatever the reader chose for numbers.
    public mutating func appendInterpolation(_ count: Int, _ role: Role = .plain) {
      pieces.append(.words(String(count), role))
    }
    /// A text with all of its roles.
    public mutating func appendInterpolation(_ text: Text) { pieces += text.pieces }
  }

  /// The same with every digit of its numbers.
  public var withWholeNumbers: Text {
    Text(
      pieces: pieces.map { piece in
        if case .number(let number, let role) = piece { .wholeNumber(number, role) } else { piece }
      })
  }

  /// The same with another role where it is plain.
  public func marked(_ role: Role) -> Text {
    Text(
      pieces: pieces.map { piece in
        switch piece {
        case .words(let words, .plain): .words(words, role)
        case .formula(let formula, .plain): .formula(formula, role)
        case .number(let number, .plain): .number(number, role)
        case .wholeNumber(let number, .plain): .wholeNumber(number, role)
        // It has a role of its own.
        case .words, .formula, .number, .wholeNumber: piece
        }
      })
  }

  /// One text after the other, with nothing between them.
  public static func + (a: Text, b: Text) -> Text { Text(pieces: a.pieces + b.pieces) }
  /// Adds a text at the end, with nothing between them.
  public static func += (a: inout Text, b: Text) { a.pieces += b.pieces }
  /// Whether there are no pieces.
  public var isEmpty: Bool { pieces.isEmpty }
}

extension [Text] {
  /// All texts as one, with another between each two.
  public func joined(separator: Text) -> Text {
    var result = Text(pieces: [])
    for index in indices {
      if index > 0 { result += separator }
      result += self[index]
    }
    return result
  }
}
