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
  /// A line that can be typed.
  public let example: String
  /// Words that help knows.
  public let seeAlso: [String]

  init(
    _ kind: Kind, _ word: String, or aliases: [String] = [], form: String? = nil,
    summary: String, body: [String] = [], example: String, seeAlso: [String]
  ) {
    self.kind = kind
    self.word = word
    self.aliases = aliases
    self.form = form
    self.summary = summary
    self.body = body
    self.example = example
    self.seeAlso = seeAlso
  }

  init(_ command: CommandEntry) {
    self.init(
      .command, command.name, or: command.otherNames, form: command.form,
      summary: command.summary, body: command.body, example: command.example,
      seeAlso: command.seeAlso)
  }
}

/// All topics, and the way from a word to one of them.
public enum Help {
  /// Commands, then forms of statements, then terms.
  public static let topics: [HelpTopic] =
    CommandTable.entries.map(HelpTopic.init) + statementTopics + termTopics

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
    let word = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let index = byWord[word] { return .topic(topics[index]) }
    if word.hasSuffix("s"), let index = byWord[String(word.dropLast())] {
      return .topic(topics[index])
    }
    // What a command may be shortened to is worth more here than how a term begins.
    let commands = CommandTable.entries(abbreviatedBy: word).map(HelpTopic.init)
    let others = topics.filter { topic in
      topic.kind != .command && !word.isEmpty
        && ([topic.word] + topic.aliases).contains { $0.lowercased().hasPrefix(word) }
    }
    for matches in [commands, others] {
      if matches.count == 1 { return .topic(matches[0]) }
      if !matches.isEmpty { return .ambiguous(matches.map(\.word)) }
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
