// What `help WORD` knows: every command, every form of statement, every term of the field, found in one way.

public import Wording

/// All topics in one language, and the way from a word to one of them.
public struct Help: Sendable {
  /// Commands, then forms of statements, then terms.
  public let topics: [HelpTopic]
  /// What people want to do, in the order in which a newcomer meets it. Every command is in one of them.
  public let tasks: [HelpTask]
  /// The index of each word and alias in lower case; the first topic that claims one has it.
  private let byWord: [String: Int]

  init(_ speech: Speech) {
    let topics =
      CommandTable.entries.map { speech.topic(of: $0) } + speech.statements + speech.terms
    tasks = HelpTaskID.allCases.map { task in
      HelpTask(speech.purpose(of: task), task.lines.map { speech.form($0) })
    }
    var byWord: [String: Int] = [:]
    for (index, topic) in topics.enumerated() {
      for word in [topic.word] + topic.aliases where byWord[word.lowercased()] == nil {
        byWord[word.lowercased()] = index
      }
    }
    self.byWord = byWord
    self.topics = topics.map { topic in
      topic.seeing(topic.seeAlso.map { byWord[$0.lowercased()].map { topics[$0].word } ?? $0 })
    }
  }

  /// The topic of a word or of an alias, in lower case.
  public func topic(of word: String) -> HelpTopic? { byWord[word].map { topics[$0] } }

  public enum Answer: Equatable, Sendable {
    case topic(HelpTopic)
    /// The word begins several: these.
    case ambiguous([String])
    /// No such word; perhaps this one was meant.
    case unknown(nearest: String?)
  }

  /// The topic of a word as it was typed: in any case, in the plural, with spaces, or shortened to
  /// an unambiguous beginning.
  public func answer(for text: String) -> Answer {
    let word = text.lowercased().split { $0.isWhitespace }.joined(separator: " ")
    if let topic = topic(of: word) { return .topic(topic) }
    if let topic = plainTopic(of: word) { return .topic(topic) }
    // What a command may be shortened to is worth more here than how a term begins.
    let commands = CommandTable.entries(abbreviatedBy: word).compactMap { topic(of: $0.name) }
    let others = topics.filter { topic in
      topic.kind != .command && !word.isEmpty
        && ([topic.word] + topic.aliases).contains { $0.lowercased().hasPrefix(word) }
    }
    for matches in [commands, others] {
      if matches.count == 1 { return .topic(matches[0]) }
      if !matches.isEmpty { return .ambiguous(matches.map { $0.word }) }
    }
    if let guess = CommandTable.guess(for: word), let topic = topic(of: guess) {
      return .topic(topic)
    }
    if let topic = topic(among: word.split(separator: " ").map { String($0) }) {
      return .topic(topic)
    }
    let near = Suggestion.nearest(to: word, among: Array(byWord.keys))
    return .unknown(nearest: near.flatMap { topic(of: $0) }.map { $0.word })
  }

  /// The topic that a sentence names: of several the one with the most words, and of those the last. `how do i see the
  /// region`
  private func topic(among words: [String]) -> HelpTopic? {
    guard words.count > 1 else { return nil }
    for length in stride(from: min(words.count, 4), through: 1, by: -1) {
      for start in stride(from: words.count - length, through: 0, by: -1) {
        var phrase = words[start..<start + length].joined(separator: " ")
        if phrase.last?.isPunctuation ?? false { phrase.removeLast() }
        guard length > 1 || !Self.empty.contains(phrase) else { continue }
        if let topic = plainTopic(of: phrase) { return topic }
      }
    }
    return topic(of: words[0])
  }

  /// The topic of a word, or of its plural, without guessing; of a Russian one in any case and number.
  public func plainTopic(of phrase: String) -> HelpTopic? {
    if let topic = topic(of: phrase) { return topic }
    if phrase.hasSuffix("s") { return topic(of: String(phrase.dropLast())) }
    guard let stem = Russian.stem(phrase) else { return nil }
    return topics.first { topic in
      ([topic.word] + topic.aliases).contains { Russian.stem($0) == stem }
    }
  }

  /// Words that are topics too, and in a sentence are about nothing.
  private static let empty: Set<String> = [
    "help", "what", "why", "show", "set", "?", "=", "quit", "answer", "step", "back", "next",
    "value",
  ]

  /// The words of the topics that are about views.
  private static let ofViews = Set(
    CommandTable.viewCommands + ["visual format", "визуальный формат"])

  /// The topics that a word lists: `help commands`, `help words`, `help views`; nil for any other word.
  public func list(named text: String) -> [HelpTopic]? {
    let kinds: [HelpTopic.Kind]
    switch text.lowercased() {
    case "commands", "команды": kinds = [.command]
    case "statements", "строки": kinds = [.statement]
    case "words", "terms", "topics", "слова", "термины", "темы": kinds = [.term]
    case "views", "вью": return topics.filter { topic in Self.ofViews.contains(topic.word) }
    case "all", "everything", "всё", "все": kinds = HelpTopic.Kind.allCases
    default: return nil
    }
    return topics.filter { kinds.contains($0.kind) }
  }
}

extension HelpTopic {
  /// The same with the words that it leads to as a language has them.
  fileprivate func seeing(_ words: [String]) -> HelpTopic {
    HelpTopic(
      kind, word, or: aliases, form: form, summary: summary, body: body.joined(separator: "\n"),
      example: example, needs: needs, seeAlso: words)
  }
}

extension HelpTaskID {
  /// The lines of the commands for it, in the order of the table, the first before what is no command.
  var lines: [String] {
    let ofCommands = CommandTable.entries.compactMap { entry in
      entry.task.flatMap { $0.0 == self ? $0.line : nil }
    }
    return ofCommands.prefix(1) + statements + ofCommands.dropFirst()
  }

  private var statements: [String] {
    switch self {
    case .requirements: ["X >= X0", "0 <= x <= 10"]
    case .preferences: ["X = X1 @low", "maximize 3x + 5y", "minimize x"]
    case .views: ["H:|-[box]-|"]
    case .names, .answers, .minimised, .regions, .pivots, .choices, .reasons, .alternatives,
      .edits, .changes, .omissions, .undoing, .drawing, .files, .programs, .lessons:
      []
    }
  }
}

extension Speech {
  /// Help in this language.
  public var help: Help {
    switch self {
    case .english: English.help
    case .russian: Russian.help
    }
  }

  /// What can be typed that is no command.
  fileprivate var statements: [HelpTopic] {
    switch self {
    case .english: English.statementForms
    case .russian: Russian.statementForms
    }
  }

  /// The words of the field that the replies use.
  fileprivate var terms: [HelpTopic] {
    switch self {
    case .english:
      English.hierarchyTerms + English.simplexTerms + English.proofTerms
        + English.neighbourTerms + English.limitTerms
    case .russian:
      Russian.hierarchyTerms + Russian.simplexTerms + Russian.proofTerms
        + Russian.neighbourTerms + Russian.limitTerms
    }
  }

  private var commandTexts: [String: CommandText] {
    switch self {
    case .english: English.commandTexts
    case .russian: Russian.commandTexts
    }
  }

  /// What help says of a command; of one that it has no words for, no more than how it is written.
  func topic(of command: CommandEntry) -> HelpTopic {
    let text = commandTexts[command.name]
    return HelpTopic(
      .command, command.name, or: command.otherNames + (text?.aliases ?? []),
      form: form(command.form), summary: text?.summary ?? form(command.form),
      body: text?.body ?? "", example: command.example, needs: command.needs,
      seeAlso: command.seeAlso)
  }

  /// How a command is written, with this language's words where something is to be filled in.
  fileprivate func form(_ form: String) -> String {
    switch self {
    case .english: form
    case .russian: Russian.form(form)
    }
  }

  func purpose(of task: HelpTaskID) -> String {
    switch self {
    case .english: English.purpose(of: task)
    case .russian: Russian.purpose(of: task)
    }
  }
}
