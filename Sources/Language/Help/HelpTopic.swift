// What `help WORD` knows: every command, every form of statement, every term of the field, in one
// shape and found in one way.

/// The explanation of one word.
public struct HelpTopic: Hashable, Sendable {
  public enum Kind: Hashable, Sendable, CaseIterable { case command, statement, term }

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
  public enum Surroundings: Hashable, Sendable {
    case nothing
    /// The last line but one is refused, which is what the example is about.
    case refusal
    /// A terminal to draw on.
    case terminal
    /// A folder to write in, or a file to read.
    case file
    /// The lessons, one of which is under way.
    case lesson
  }

  init(
    _ kind: Kind, _ word: String, or aliases: [String] = [], form: String? = nil,
    summary: String, body: [String] = [], example: [String], needs: Surroundings = .nothing,
    seeAlso: [String]
  ) {
    self.kind = kind
    self.word = word
    self.aliases = aliases
    self.form = form
    self.summary = summary
    self.body = body
    self.example = example
    self.needs = needs
    self.seeAlso = seeAlso
  }
}

/// All topics, and the way from a word to one of them.
public enum Help {
  /// Commands, then forms of statements, then terms.
  public static let topics: [HelpTopic] = topics(in: .english)

  /// The same in another language.
  public static func topics(in speech: Speech) -> [HelpTopic] {
    CommandID.allCases.map { speech.topic(of: $0) }
      + StatementID.allCases.map { speech.topic(of: $0) }
      + TermID.allCases.map { speech.topic(of: $0) }
  }

  public enum Answer: Hashable, Sendable {
    case topic(HelpTopic)
    /// The word begins several: these.
    case ambiguous([String])
    /// No such word; perhaps this one was meant.
    case unknown(nearest: String?)
  }

  /// The topic of a word as it was typed: in any case, in the plural, with spaces, or shortened to
  /// an unambiguous beginning.
  public static func answer(for text: String) -> Answer {
    let word = text.lowercased().split { $0.isWhitespace }.joined(separator: " ")
    if let index = byWord[word] { return .topic(topics[index]) }
    if word.hasSuffix("s"), let index = byWord[String(word.dropLast())] {
      return .topic(topics[index])
    }
    // What a command may be shortened to is worth more here than how a term begins.
    let commands = CommandTable.entries(abbreviatedBy: word).map { $0.topic }
    let others = topics.filter { topic in
      topic.kind != .command && !word.isEmpty
        && ([topic.word] + topic.aliases).contains { $0.lowercased().hasPrefix(word) }
    }
    for matches in [commands, others] {
      if matches.count == 1 { return .topic(matches[0]) }
      if !matches.isEmpty { return .ambiguous(matches.map { $0.word }) }
    }
    if let guess = CommandTable.guess(for: word), let index = byWord[guess] {
      return .topic(topics[index])
    }
    let near = Suggestion.nearest(to: word, among: Array(byWord.keys))
    return .unknown(nearest: near.flatMap { byWord[$0] }.map { topics[$0].word })
  }

  /// Each word and alias in lower case; the first topic that claims one has it.
  static let byWord: [String: Int] = {
    var result: [String: Int] = [:]
    for (index, topic) in topics.enumerated() {
      for word in [topic.word] + topic.aliases where result[word.lowercased()] == nil {
        result[word.lowercased()] = index
      }
    }
    return result
  }()
}
