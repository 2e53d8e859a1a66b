// What can stand at the cursor, from the same tables that the parser and help are driven by.

public import Wording

/// The words that fit at a place in a line.
public struct Completion: Sendable {
  public struct Candidate: Hashable, Sendable {
    public let text: String
    /// A few words on what it is.
    public let explanation: String

    public init(_ text: String, explanation: String) {
      self.text = text
      self.explanation = explanation
    }
  }

  /// What a name in use stands for.
  public enum NameKind: Sendable { case variable, point, label, view }

  private static let mostExplained = 200

  /// The part of the line, in characters, that a candidate takes the place of.
  public let replacing: SourceRange
  /// In alphabetical order within each kind: words of the language, then names in use.
  public let words: [Candidate]
  /// The words are columns, in the order in which they were given.
  public let areColumns: Bool
  /// The name of a file belongs here, from the start of `replacing` on; its candidates are for the
  /// caller to find.
  public let expectsFileName: Bool
  /// The name of a lesson belongs here; those, too, are for the caller to find.
  public let expectsLessonName: Bool
  /// The quotation mark before the word, which is to stand after it as well.
  public let quotationMark: Character?

  /// - Parameters:
  ///   - cursor: the number of characters before it; what comes after it plays no part.
  ///   - speech: the language of explanations, and of what `help` can be asked about.
  ///   - explain: what to say of a name in use; nil for only what it is. It is asked of the names
  ///     that are offered, unless they are too many to read.
  ///   - columns: the columns of a tableau that may enter, or leave if one is to enter; with a plain
  ///     `+` or `-` for a sign. It is asked only where a column belongs; nil where there is no tableau.
  public static func candidates(
    line: String, cursor: Int, in speech: Speech,
    knowing vocabulary: Vocabulary = Vocabulary(),
    explaining explain: (NameKind, String) -> String? = { _, _ in nil },
    columns: (_ entering: String?) -> [Candidate]? = { _ in nil }
  ) -> Completion {
    let before = Array(line.prefix(max(0, cursor)))
    let context = Context(
      before: before, vocabulary: vocabulary, speech: speech, columns: columns)
    let typed = String(before[context.start...])
    let fitting = context.offers.filter { offer in
      offer.text.hasPrefix(typed)
        || context.ignoresCase && offer.text.lowercased().hasPrefix(typed.lowercased())
    }
    // Nobody reads what is said of more names than a screen holds, and each has to be looked up.
    let areExplained = fitting.count <= mostExplained
    return Completion(
      replacing: SourceRange(context.start, before.count),
      words: fitting.map { offer in
        let own = areExplained ? offer.kind.flatMap { explain($0, offer.text) } : nil
        return Candidate(offer.text, explanation: own ?? offer.words.text(in: speech))
      },
      areColumns: context.expectation == .entering,
      expectsFileName: context.expectation == .file,
      expectsLessonName: context.expectation == .lesson,
      quotationMark: context.quotationMark)
  }
}

/// A word that may be offered.
struct Offer {
  var text: String
  var words: OfferWords
  /// nil for the words of the language.
  var kind: Completion.NameKind?
}

/// The place of the cursor: where its word starts and what could be there.
private struct Context {
  var start: Int
  var offers: [Offer] = []
  /// The kind of what only the caller knows.
  var expectation: Slot?
  var quotationMark: Character?
  var ignoresCase = false

  init(
    before: [Character], vocabulary: Vocabulary, speech: Speech,
    columns: (_ entering: String?) -> [Completion.Candidate]?
  ) {
    start = Self.wordStart(in: before)
    let vocabulary = vocabulary.withAttributes(for: String(before[start...]))
    // The parser sees the line with some name at the cursor.
    guard
      let parser = try? LineParser(String(before[..<start]) + "_", knowing: KnownNames(vocabulary))
    else {
      return
    }
    let isFirstWord = parser.next.isEnd && parser.current.kind != .question
    let command = isFirstWord ? nil : (try? parser.leadingCommand()) ?? nil
    if let entry = command?.entry, entry.takesRawText {
      start = parser.current.range.upperBound
      while start < before.count, before[start].isWhitespace { start += 1 }
      completeText(of: entry, before, speech)
      return
    }
    guard !before.contains("#") else { return }
    // Neither the name nor the end is before the cursor.
    let tokens = Array(parser.tokens.dropLast(2))
    if let last = tokens.last, last.kind == .at, last.range.upperBound == start {
      start -= 1
      offers = Self.marks
    } else if let entry = command?.entry, entry.arguments.first?.isColumn == true,
      completeColumns(before, from: parser.current.range.upperBound, columns)
    {
      return
    } else if let entry = command?.entry {
      completeArguments(of: entry, tokens, vocabulary)
    } else if start > 0, before[start - 1] == "[" {
      offers = Self.views(vocabulary)
    } else if isFirstWord {
      offers = Self.commands + Self.values(vocabulary)
    } else {
      completeStatement(tokens, vocabulary)
    }
  }

  private mutating func completeText(
    of command: CommandEntry, _ before: [Character], _ speech: Speech
  ) {
    expectation = command.arguments.lazy.compactMap { $0.slot }.first
    switch expectation {
    case .topic:
      offers = speech.help.topics.map { Offer(text: $0.word, words: .told($0.summary)) }
        .sorted { $0.text < $1.text }
      ignoresCase = true
    case .file where start < before.count && (before[start] == "\"" || before[start] == "'"):
      quotationMark = before[start]
      start += 1
    // The names of files and lessons are the caller's to find.
    default: break
    }
  }

  /// - Returns: whether there are columns to speak of.
  private mutating func completeColumns(
    _ before: [Character], from first: Int,
    _ columns: (_ entering: String?) -> [Completion.Candidate]?
  ) -> Bool {
    func separates(_ character: Character) -> Bool { character == "," || character.isWhitespace }
    let word = before.lastIndex(where: separates).map { $0 + 1 } ?? before.count
    guard word > first else { return true }
    let others = before[first..<word].split(whereSeparator: separates)
    guard others.count < 2 else { return true }
    guard let found = columns(others.first.map { String($0) }) else { return false }
    start = word
    expectation = .entering
    // Whoever types the signs as they are shown goes on so.
    let isShown = before[word...].contains { $0 == "⁺" || $0 == "⁻" }
    offers = found.map { candidate in
      var text = candidate.text
      if isShown, let sign = ["+": "⁺", "-": "⁻"][text.suffix(1)] { text = text.dropLast() + sign }
      return Offer(text: text, words: .told(candidate.explanation))
    }
    return true
  }

  private mutating func completeArguments(
    of command: CommandEntry, _ tokens: [Token], _ vocabulary: Vocabulary
  ) {
    let isFirst = tokens.count == 1
    // What is a list's already is not offered again.
    func others(_ offers: [Offer]) -> [Offer] {
      offers.filter { offer in !tokens.dropFirst().contains { $0.name == offer.text } }
    }
    switch command.offers {
    case nil:
      var place = PlaceAmongArguments(tokens.dropFirst())
      offers = place.expected(of: command.arguments).flatMap { argument in
        let all = Self.offers(argument, vocabulary)
        return argument.isSum ? all : others(all)
      }
    case .definitions: offers = definitions(tokens, vocabulary)
    case .declarations: if isFirst { offers = Self.declarations }
    case .newViews: if tokens.last?.name == "in" { offers = Self.views(vocabulary) }
    case .expectation: completeExpectation(tokens, vocabulary)
    case .exercise:
      let words = tokens.dropFirst().compactMap { $0.name }
      if isFirst {
        offers = Self.exercises + Self.views(vocabulary)
      } else if let last = tokens.last, last.isOperand, !ExerciseOption.isWord(last.name) {
        offers = Self.exerciseOptions.filter { !words.contains($0.text) }
      }
    case .stack:
      // After `=` and the views come the words that say how they stand.
      if tokens.contains(where: { $0.isRelation }), let last = tokens.last, last.isOperand,
        last.name != StackStatement.Option.align.rawValue
      {
        offers = others(Self.stackOptions)
      } else {
        offers = others(Self.views(vocabulary))
      }
    case .layout: offers = Offer.layouts(behind: tokens)
    case .inset(let edges):
      if isFirst {
        offers = Self.views(vocabulary)
      } else if tokens.last?.kind == .number || tokens.count == 2 {
        offers = others(edges.map { Offer(text: $0.word, words: .edge($0)) })
      }
    }
  }

  private static func offers(_ argument: Argument, _ vocabulary: Vocabulary) -> [Offer] {
    switch argument {
    case .word(let word): [Offer(text: word, words: .between(word))]
    case .one(let slot), .several(let slot, _): offers(slot, vocabulary)
    case .choice(let choices): choices.map { Offer(text: $0.word, words: .option($0)) }
    case .optional(let argument): offers(argument, vocabulary)
    }
  }

  private static func offers(_ slot: Slot, _ vocabulary: Vocabulary) -> [Offer] {
    switch slot {
    case .id: labels(vocabulary)
    case .variable, .entering, .leaving: variables(vocabulary)
    case .subject: variables(vocabulary) + labels(vocabulary) + views(vocabulary)
    case .movable: points(vocabulary) + labels(vocabulary)
    case .view: views(vocabulary)
    case .value, .expression: values(vocabulary)
    case .priority: levels + marks
    case .mark: marks
    case .level: levels
    case .letter, .count, .weight, .line, .file, .topic, .lesson: []
    }
  }

  /// A name that is not on the line yet, its equal sign, or what its value may be made of.
  private func definitions(_ tokens: [Token], _ vocabulary: Vocabulary) -> [Offer] {
    let definition = tokens.lastIndex { $0.kind == .comma } ?? 0
    let own = tokens[(definition + 1)...]
    if own.isEmpty {
      return Self.points(vocabulary).filter { offer in !tokens.contains { $0.name == offer.text } }
    }
    if own.contains(where: { $0.isRelation }) {
      return own.last?.isOperand == true ? [] : Self.points(vocabulary)
    }
    return own.count == 1 ? [Self.equalSign] : []
  }

  private mutating func completeExpectation(_ tokens: [Token], _ vocabulary: Vocabulary) {
    let last = tokens.last
    if tokens.count == 2, last?.name == "objective" {
      offers = Self.levels
    } else if tokens.count > 1, last?.isOperand == true {
      let isClaimed = tokens.contains { $0.isRelation || $0.name == "in" }
      offers = isClaimed ? [] : Self.laterClaims + Self.relations
    } else {
      offers = (tokens.count == 1 ? Self.firstClaims : []) + Self.values(vocabulary)
    }
  }

  private mutating func completeStatement(_ tokens: [Token], _ vocabulary: Vocabulary) {
    // A label may stand before an objective.
    let body = tokens.count > 1 && tokens[1].kind == .colon ? Array(tokens.dropFirst(2)) : tokens
    guard let last = body.last else {
      offers = Self.objectives + Self.values(vocabulary)
      return
    }
    let isObjective = body[0].name.map { ObjectiveStatement.Direction(word: $0) != nil } ?? false
    // After an operand comes an operator, or the marks at the end.
    let followsOperand = last.isOperand && !(isObjective && body.count == 1)
    if !followsOperand || last.kind == .number { offers = Self.values(vocabulary) }
    guard followsOperand, last.range.upperBound < start,
      isObjective || body.contains(where: { $0.isRelation })
    else { return }
    if !body.contains(where: { $0.kind == .at }) { offers += Self.marks }
    if !body.contains(where: { $0.name == "weight" }) { offers.append(Self.weight) }
  }

  /// The start of the name at the end; the number before a name is no part of it.
  private static func wordStart(in before: [Character]) -> Int {
    var start = before.count
    while start > 0, before[start - 1].continuesName { start -= 1 }
    while start < before.count, !before[start].startsName { start += 1 }
    return start
  }

  // MARK: Words

  private static func values(_ vocabulary: Vocabulary) -> [Offer] {
    points(vocabulary) + variables(vocabulary)
  }

  private static func points(_ vocabulary: Vocabulary) -> [Offer] {
    names(vocabulary.points, .point)
  }

  private static func variables(_ vocabulary: Vocabulary) -> [Offer] {
    names(vocabulary.variables, .variable)
  }

  private static func labels(_ vocabulary: Vocabulary) -> [Offer] {
    names(vocabulary.labels, .label)
  }

  private static func views(_ vocabulary: Vocabulary) -> [Offer] {
    names(vocabulary.views, .view)
  }

  private static func names(_ names: Set<String>, _ kind: Completion.NameKind) -> [Offer] {
    names.sorted().map { Offer(text: $0, words: .name(kind), kind: kind) }
  }

  private static let declarations = [
    Offer(text: "fixed", words: .namesFixed), Offer(text: "free", words: .namesFree),
  ]

  private static let marks = PriorityWord.all.map {
    Offer(text: "@\($0.word)", words: .mark($0))
  }

  private static let weight = Offer(text: "weight", words: .weight)

  private static let firstClaims: [Offer] = [
    .init(text: "objective", words: .objective), .init(text: "unbounded", words: .unbounded),
    .init(text: "unsatisfiable", words: .unsatisfiable),
  ]

  private static let laterClaims: [Offer] = [
    .init(text: "ambiguous", words: .ambiguous), .init(text: "in", words: .interval),
  ]

  private static let equalSign = Offer(text: "=", words: .between("="))

  private static let relations: [Offer] = [
    .init(text: "=", words: .relation(.equal)), .init(text: "<=", words: .relation(.lessOrEqual)),
    .init(text: ">=", words: .relation(.greaterOrEqual)),
  ]

  private static let exercises = ExerciseKind.allCases.map {
    Offer(text: $0.rawValue, words: .exercise($0))
  }

  private static let exerciseOptions = ExerciseOption.allCases.map {
    Offer(text: $0.rawValue, words: .exerciseOption($0))
  }

  private static let stackOptions = StackStatement.Option.allCases.map {
    Offer(text: $0.rawValue, words: .stackOption($0))
  }

  private static let levels = PriorityWord.all.map {
    Offer(text: $0.word, words: .level($0.value))
  }

  private static let objectives: [Offer] = [
    .init(text: "maximize", words: .topic("maximize")),
    .init(text: "minimize", words: .topic("minimize")),
  ]

  private static let commands: [Offer] =
    (CommandTable.entries.flatMap { entry in
      entry.names.filter { $0 != "?" }.map { Offer(text: $0, words: .topic(entry.name)) }
    } + objectives)
    .sorted { $0.text < $1.text }
}

extension Character {
  fileprivate var startsName: Bool { self == "_" || isLetter }
  fileprivate var continuesName: Bool {
    startsName || self == "." || unicodeScalars.first?.continuesName == true
  }
}
