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
    let first = before.firstIndex { !$0.isWhitespace } ?? before.count
    let command = Self.command(before, from: first, vocabulary)
    if let command, command.entry.takesRawText {
      start = before[command.end...].firstIndex { !$0.isWhitespace } ?? before.count
      completeText(of: command.entry, before)
    } else if before.contains("#") {
      return
    } else if start > 0, before[start - 1] == "@" {
      start -= 1
      offers = PriorityWord.all.map { .init(text: "@\($0.word)", explanation: $0.explanation) }
    } else if let command {
      let isFirst = before[command.end..<start].allSatisfy(\.isWhitespace)
      completeArguments(of: command.entry, isFirst: isFirst, vocabulary)
    } else {
      offers = (start <= first ? Self.commands : []) + Self.values(vocabulary)
      // A label may stand before an objective.
      if before[..<start].last(where: { !$0.isWhitespace }) == ":" { offers += Self.objectives }
    }
  }

  private mutating func completeText(of command: CommandEntry, _ before: [Character]) {
    if command.arguments == .topic {
      offers = Self.topics
    } else {
      if start < before.count, before[start] == "\"" || before[start] == "'" { start += 1 }
      expectsFileName = true
    }
  }

  private mutating func completeArguments(
    of command: CommandEntry, isFirst: Bool, _ vocabulary: Vocabulary
  ) {
    switch command.arguments {
    case .none, .count, .file, .topic: break
    case .definitions, .variables, .expression, .edit: offers = Self.values(vocabulary)
    case .labelAndValue:
      offers =
        isFirst ? Self.names(vocabulary.labels, "a constraint") : Self.values(vocabulary)
    case .labelAndPriority:
      offers = isFirst ? Self.names(vocabulary.labels, "a constraint") : Self.levels
    case .variablesAndLabels:
      offers =
        Self.names(vocabulary.variables, "a variable")
        + Self.names(vocabulary.labels, "a constraint")
    case .labels: offers = Self.names(vocabulary.labels, "a constraint")
    case .sweep:
      offers =
        isFirst
        ? Self.names(vocabulary.points, "a point") + Self.names(vocabulary.labels, "a constraint")
        : Self.sweepWords + Self.values(vocabulary)
    case .choices(let words):
      if isFirst { offers = words.map { .init(text: $0, explanation: command.summary) } }
    case .levelAndVariables:
      offers = (isFirst ? Self.levels : []) + Self.values(vocabulary)
    case .expectation:
      offers = (isFirst ? Self.firstClaims : Self.laterClaims) + Self.values(vocabulary)
    }
  }

  /// The start of the name at the end; the number before a name is no part of it.
  private static func wordStart(in before: [Character]) -> Int {
    var start = before.count
    while start > 0, before[start - 1].continuesName { start -= 1 }
    while start < before.count, !before[start].startsName { start += 1 }
    return start
  }

  /// The command whose arguments the cursor is in, and where its word ends.
  private static func command(
    _ before: [Character], from first: Int, _ vocabulary: Vocabulary
  ) -> (entry: CommandEntry, end: Int)? {
    if first < before.count, before[first] == "?" {
      return CommandTable.entry(named: "?").map { ($0, first + 1) }
    }
    let end = before[first...].firstIndex { !$0.continuesName } ?? before.count
    guard end > first, end < before.count else { return nil }
    let word = String(before[first..<end])
    let rest = before[end...].drop { $0.isWhitespace }
    if let sign = rest.first {
      let isSpaced = rest.dropFirst().first?.isWhitespace == true
      if ":=<>≤≥".contains(sign) || isSpaced && "+-*/−·×".contains(sign) { return nil }
    }
    if let entry = CommandTable.entry(named: word) { return (entry, end) }
    guard !vocabulary.contains(word) else { return nil }
    let matches = CommandTable.entries(abbreviatedBy: word)
    return matches.count == 1 ? (matches[0], end) : nil
  }

  private static func values(_ vocabulary: Vocabulary) -> [Completion.Candidate] {
    names(vocabulary.points, "a point") + names(vocabulary.variables, "a variable")
  }

  private static func names(_ names: Set<String>, _ what: String) -> [Completion.Candidate] {
    names.sorted().map { .init(text: $0, explanation: what) }
  }

  private static let firstClaims: [Completion.Candidate] = [
    .init(text: "objective", explanation: "the least value of a level's objective"),
    .init(text: "unbounded", explanation: "an objective goes down without end"),
    .init(text: "unsatisfiable", explanation: "the requirements contradict one another"),
  ]

  private static let laterClaims: [Completion.Candidate] =
    [
      .init(text: "ambiguous", explanation: "more than one value is left"),
      .init(text: "in", explanation: "the exact interval that is left"),
    ] + levels

  private static let sweepWords: [Completion.Candidate] = [
    .init(text: "from", explanation: "where it begins"),
    .init(text: "to", explanation: "where it ends"),
  ]

  private static let levels = PriorityWord.all.map {
    Completion.Candidate(text: $0.word, explanation: "the level of priority \($0.value)")
  }

  private static let objectives: [Completion.Candidate] =
    Help.topics.filter { $0.word == "maximize" || $0.word == "minimize" }
    .map { .init(text: $0.word, explanation: $0.summary) }

  private static let commands: [Completion.Candidate] =
    (CommandTable.entries.flatMap { entry in
      entry.names.filter { $0 != "?" }.map { .init(text: $0, explanation: entry.summary) }
    } + objectives)
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
