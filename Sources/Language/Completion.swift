// What can stand at the cursor, from the same tables that the parser and help are driven by.

/// The words that fit at a place in a line.
public struct Completion: Hashable, Sendable {
  public struct Candidate: Hashable, Sendable {
    public let text: String
    /// A few words on what it is.
    public let explanation: String
  }

  /// The part of the line, in characters, that a candidate takes the place of.
  public let replacing: SourceRange
  /// In alphabetical order within each kind: words of the language, then names in use.
  public let words: [Candidate]
  /// The name of a file belongs here, from the start of `replacing` on; its candidates are for the
  /// caller to find.
  public let expectsFileName: Bool

  /// - Parameter cursor: the number of characters before it; what is behind it plays no part.
  public static func candidates(
    line: String, cursor: Int, knowing vocabulary: Vocabulary = Vocabulary()
  ) -> Completion {
    let before = Array(line.prefix(max(0, cursor)))
    let context = Context(before: before, vocabulary: vocabulary)
    let typed = String(before[context.start...])
    return Completion(
      replacing: SourceRange(context.start, before.count),
      words: context.offers.filter { $0.text.hasPrefix(typed) },
      expectsFileName: context.expectsFileName)
  }
}

/// The place of the cursor: where its word starts and what could be there.
private struct Context {
  var start: Int
  var offers: [Completion.Candidate] = []
  var expectsFileName = false

  init(before: [Character], vocabulary: Vocabulary) {
    start = Self.wordStart(in: before)
    let firstStart = before.firstIndex { !$0.isWhitespace } ?? before.count
    let firstEnd = before[firstStart...].firstIndex { !$0.continuesName } ?? before.count
    let first = String(before[firstStart..<firstEnd])
    let command = firstEnd < before.count ? Self.command(before, first, firstEnd, vocabulary) : nil

    if command?.takesRawText != true, before.contains("#") { return }
    if start > 0, before[start - 1] == "@" {
      start -= 1
      offers = PriorityWord.all.map { .init(text: "@\($0.word)", explanation: $0.explanation) }
      return
    }
    if start <= firstStart
      || before[firstStart...].first == "?" && firstStart + 1 == start
        && before.count == start
    {
      offers = Self.commands + Self.values(vocabulary)
      if before[firstStart...].first == "?" { offers = Self.topics }
      return
    }
    guard let command else {
      offers = Self.values(vocabulary)
      return
    }
    let rest = before[firstEnd..<start].filter { !$0.isWhitespace }
    switch command.arguments {
    case .none, .count: break
    case .definitions: offers = Self.values(vocabulary)
    case .variables, .expression: offers = Self.values(vocabulary)
    case .labels: offers = Self.names(vocabulary.labels, "a constraint")
    case .choices(let words):
      if rest.isEmpty { offers = words.map { .init(text: $0, explanation: command.summary) } }
    case .levelAndVariables:
      if rest.isEmpty { offers = Self.levels }
      offers += Self.values(vocabulary)
    case .expectation: offers = Self.claims(rest.isEmpty) + Self.values(vocabulary)
    case .file:
      start = before[firstEnd...].firstIndex { !$0.isWhitespace } ?? before.count
      if start < before.count, before[start] == "\"" || before[start] == "'" { start += 1 }
      expectsFileName = true
    case .topic:
      start = before[firstEnd...].firstIndex { !$0.isWhitespace } ?? before.count
      offers = Self.topics
    }
  }

  /// The start of the name at the end; the number before a name is no part of it.
  private static func wordStart(in before: [Character]) -> Int {
    var start = before.count
    while start > 0, before[start - 1].continuesName { start -= 1 }
    while start < before.count, !before[start].startsName { start += 1 }
    return start
  }

  private static func command(
    _ before: [Character], _ word: String, _ end: Int, _ vocabulary: Vocabulary
  ) -> CommandEntry? {
    if word.isEmpty {
      return before.first { !$0.isWhitespace } == "?" ? CommandTable.entry(named: "?") : nil
    }
    var index = end
    while index < before.count, before[index].isWhitespace { index += 1 }
    let sign = index < before.count ? before[index] : " "
    let isSpaced = index + 1 < before.count && before[index + 1].isWhitespace
    if ":=<>≤≥".contains(sign) || "+-*/−·×".contains(sign) && isSpaced { return nil }
    if let entry = CommandTable.entry(named: word) { return entry }
    let matches = CommandTable.entries(abbreviatedBy: word)
    return vocabulary.contains(word) || matches.count != 1 ? nil : matches[0]
  }

  private static func values(_ vocabulary: Vocabulary) -> [Completion.Candidate] {
    names(vocabulary.points, "a point") + names(vocabulary.variables, "a variable")
  }

  private static func names(_ names: Set<String>, _ what: String) -> [Completion.Candidate] {
    names.sorted().map { .init(text: $0, explanation: what) }
  }

  private static func claims(_ isFirst: Bool) -> [Completion.Candidate] {
    isFirst
      ? [
        .init(text: "objective", explanation: "the least value of a level's objective"),
        .init(text: "unbounded", explanation: "an objective goes down without end"),
        .init(text: "unsatisfiable", explanation: "the requirements contradict one another"),
      ]
      : [
        .init(text: "ambiguous", explanation: "more than one value is left"),
        .init(text: "in", explanation: "the exact interval that is left"),
      ] + levels
  }

  private static let levels = PriorityWord.all.map {
    Completion.Candidate(text: $0.word, explanation: "the level of priority \($0.value)")
  }

  private static let commands: [Completion.Candidate] =
    (CommandTable.entries.flatMap { entry in
      entry.names.filter { $0 != "?" }
        .map { Completion.Candidate(text: $0, explanation: entry.summary) }
    }
    + Help.statementTopics.filter { ["maximize", "minimize"].contains($0.word) }
    .map { Completion.Candidate(text: $0.word, explanation: $0.summary) })
    .sorted { $0.text < $1.text }

  private static let topics: [Completion.Candidate] =
    Help.topics.map { Completion.Candidate(text: $0.word, explanation: $0.summary) }
    .sorted { $0.text < $1.text }
}

extension Character {
  fileprivate var startsName: Bool { self == "_" || isLetter }
  fileprivate var continuesName: Bool {
    startsName || self == "." || unicodeScalars.first?.continuesName == true
  }
}
