// What there is to know of one word, whatever it is: a command, a form of statement, a term of the field.

/// The explanation of one word.
public struct HelpTopic: Equatable, Sendable {
  public enum Kind: Sendable, CaseIterable { case command, statement, term }

  public let kind: Kind
  public let word: String
  /// Other words, or signs, for the same.
  public let aliases: [String]
  /// One line.
  public let summary: String
  /// What else there is to know, a paragraph an element.
  public let body: [String]
  /// How it is written; nil for a term.
  public let form: String?
  /// Lines that can be typed as they stand, in a new session; the last shows what is explained.
  public let example: [String]
  /// What the example needs besides.
  public let needs: Surroundings
  /// Words that help knows.
  public let seeAlso: [String]

  /// What an example cannot do without.
  public enum Surroundings: Sendable {
    case nothing
    /// The last line but one is refused, which is what the example is about.
    case refusal
    /// A terminal to draw on.
    case terminal
    /// A folder to write in, or a file to read.
    case file
    /// A log of constraints that was read, and does not print its margins.
    case log
    /// The lessons, one of which is under way.
    case lesson
  }

  /// - Parameter body: a paragraph a line.
  init(
    _ kind: Kind, _ word: String, or aliases: [String] = [], form: String? = nil,
    summary: String, body: String = "", example: [String], needs: Surroundings = .nothing,
    seeAlso: [String]
  ) {
    self.kind = kind
    self.word = word
    self.aliases = aliases
    self.form = form
    self.summary = summary
    self.body = body.split(separator: "\n").map { String($0) }
    self.example = example
    self.needs = needs
    self.seeAlso = seeAlso
  }
}
