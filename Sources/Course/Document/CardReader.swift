// From a fenced block of `key: text` lines to a question or a task; `LessonExercise` has the blocks of one line.
//
// The keys come in one order, so that every lesson's questions read alike. A line that begins with
// two spaces goes on with the one before.

import Language

/// The keys of a block and what stands behind them.
package struct CardReader {
  /// The marks of the blocks that it reads.
  package static let ask = "ask"
  package static let task = "try"
  package static let exercise = "exercise"
  static let marks = [ask, task, exercise]

  fileprivate struct Entry {
    /// The word before the colon, or before the space if there are several.
    var key: String
    /// What stands between the key and the colon: `10` of `miss 10: …`.
    var argument: String
    var content: LessonText

    var text: String { content.text }
    var line: Int { content.line }
  }

  private let source: SourceLines

  private(set) var flaws: [LessonFlaw] = []

  init(source: SourceLines) { self.source = source }

  mutating func note(_ flaw: LessonFlaw) { flaws.append(flaw) }

  private static let askKeys = [
    "context", "prompt", "after", "choice", "expect", "because", "miss", "hint", "answer", "lesson",
  ]
  private static let taskKeys = [
    "context", "prompt", "expect", "then", "only", "no", "keep", "any", "lines", "solution", "also",
    "hint", "answer",
  ]
  private static let repeatable: Set<String> = [
    "after", "choice", "because", "miss", "hint", "solution", "then", "also",
  ]
  private static let withArgument: Set<String> = ["choice", "miss"]

  // MARK: Questions

  mutating func question(_ code: MarkdownCode) -> LessonQuestion? {
    let known = flaws.count
    let entries = entries(of: code, keys: Self.askKeys, repeatable: Self.repeatable)
    func all(_ key: String) -> [Entry] { entries.filter { $0.key == key } }
    let choices = all("choice").map { LessonChoice(name: $0.argument, text: $0.text) }
    guard let prompt = required("prompt", entries, code),
      let expect = required("expect", entries, code)
    else { return nil }
    if all("hint").isEmpty { flaws.append(LessonFlaw(code.line, .key(.missingKey("hint")))) }
    let expectation = expectation(expect, choices)
    if case .choice = expectation {
      if choices.count < 2 { flaws.append(LessonFlaw(code.line, .key(.fewChoices))) }
      if all("because").isEmpty {
        flaws.append(LessonFlaw(expect.line, .key(.missingKey("because"))))
      }
    } else {
      if let first = all("choice").first {
        flaws.append(LessonFlaw(first.line, .key(.strayKey("choice"))))
      }
      if let first = all("because").first {
        flaws.append(LessonFlaw(first.line, .key(.strayKey("because"))))
      }
    }
    var names: Set<String> = []
    for (entry, choice) in zip(all("choice"), choices)
    where !names.insert(choice.name.lowercased()).inserted {
      flaws.append(LessonFlaw(entry.line, .key(.repeatedChoice(choice.name))))
    }
    let because = claims(all("because"))
    let lesson = all("lesson").first.flatMap { lessonNumber($0) }
    guard flaws.count == known, let expectation else { return nil }
    return LessonQuestion(
      line: code.line, context: all("context").first?.content, prompt: prompt.content,
      after: all("after").map { $0.content },
      choices: choices, expectation: expectation,
      expectationText: expect.content, because: because,
      misses: all("miss").map {
        LessonMiss(answer: $0.argument, text: $0.text, line: $0.line)
      },
      hints: all("hint").map { $0.content }, answer: all("answer").first?.text, lesson: lesson)
  }

  private mutating func lessonNumber(_ entry: Entry) -> Int? {
    let number = Int(entry.text)
    if number == nil { flaws.append(LessonFlaw(entry.line, .key(.badLessonNumber(entry.text)))) }
    return number
  }

  private mutating func expectation(_ entry: Entry, _ choices: [LessonChoice]) -> Question? {
    let question = read(entry) { (text) throws(Diagnostic) in try Parser.question(text) }
    if case .choice(let name) = question,
      !choices.contains(where: { $0.name.lowercased() == name.lowercased() })
    {
      flaws.append(LessonFlaw(entry.line, .key(.unknownChoice(name))))
      return nil
    }
    return question
  }

  private mutating func claims(_ entries: [Entry]) -> [LessonClaim] {
    var claims: [LessonClaim] = []
    for entry in entries {
      let claim = read(entry) { (text) throws(Diagnostic) in try Parser.claim(text) }
      if let claim { claims.append(LessonClaim(claim: claim, text: entry.content)) }
    }
    return claims
  }

  /// What the text of an entry means; nil where it cannot be read, which is noted at its place.
  private mutating func read<Meaning>(
    _ entry: Entry, _ parse: (String) throws(Diagnostic) -> Meaning
  ) -> Meaning? {
    if entry.text.isEmpty { return nil }
    do throws(Diagnostic) { return try parse(entry.text) } catch {
      flaws.append(
        entry.content.flaw(
          .key(.unreadable(error)), at: error.range))
      return nil
    }
  }

  // MARK: Tasks

  mutating func task(_ code: MarkdownCode) -> LessonTask? {
    let known = flaws.count
    let entries = entries(
      of: code, keys: Self.taskKeys, repeatable: Self.repeatable.union(["expect"]))
    func all(_ key: String) -> [Entry] { entries.filter { $0.key == key } }
    guard let prompt = required("prompt", entries, code),
      required("expect", entries, code) != nil, required("solution", entries, code) != nil,
      required("hint", entries, code) != nil
    else { return nil }
    var limit: Int?
    if let entry = all("lines").first {
      limit = Int(entry.text)
      if (limit ?? 0) < 1 { flaws.append(LessonFlaw(entry.line, .key(.badCount(entry.text)))) }
    }
    let (claims, moved) = states(entries)
    let rules = rules(entries)
    guard flaws.count == known else { return nil }
    return LessonTask(
      line: code.line, context: all("context").first?.content, prompt: prompt.content,
      claims: claims, moved: moved, rules: rules, limit: limit,
      solution: all("solution").map { $0.content },
      others: all("also").map { OtherWay(text: $0.content) }, hints: all("hint").map { $0.content },
      answer: all("answer").first?.text)
  }

  /// What holds in the end, and where else: `then` begins another state, and the claims below it are of that.
  private mutating func states(_ entries: [Entry]) -> (end: [LessonClaim], moved: [MovedState]) {
    var end: [LessonClaim] = []
    var moved: [MovedState] = []
    var lines: [Entry] = []
    for entry in entries where entry.key == "expect" || entry.key == "then" {
      if entry.key == "then" {
        lines.append(entry)
        continue
      }
      let claims = claims([entry])
      if !lines.isEmpty {
        moved.append(MovedState(lines: lines.map { $0.content }, claims: claims))
        lines = []
      } else if moved.isEmpty {
        end += claims
      } else {
        moved[moved.count - 1].claims += claims
      }
    }
    if let last = lines.last { flaws.append(LessonFlaw(last.line, .key(.nothingExpected))) }
    if end.isEmpty, let first = moved.first {
      flaws.append(LessonFlaw(first.lines[0].line, .key(.thenBeforeEnd)))
    }
    return (end, moved)
  }

  /// What `only`, `no`, `keep` and `any` say.
  private mutating func rules(_ entries: [Entry]) -> TaskRules {
    var rules = TaskRules()
    for entry in entries {
      switch entry.key {
      case "only": rules.only = ways(entry)
      case "no": rules.no = ways(entry)
      case "keep": rules.keep = keep(entry)
      case "any":
        if entry.text != "way" { flaws.append(LessonFlaw(entry.line, .key(.badAny(entry.text)))) }
        rules.welcomesAnyWay = true
      default: break
      }
    }
    return rules
  }

  private mutating func ways(_ entry: Entry) -> [Way] {
    var ways: [Way] = []
    for word in Self.words(entry.text) {
      if let way = Way(rawValue: word) {
        ways.append(way)
      } else {
        let known = Way.allCases.map { $0.rawValue }
        flaws.append(
          LessonFlaw(
            entry.line,
            .key(
              .unknownWay(word, among: known, nearest: Suggestion.nearest(to: word, among: known))))
        )
      }
    }
    return ways
  }

  /// `a, b`, `all` or `all but a, b`.
  private func keep(_ entry: Entry) -> TaskRules.Keep {
    let words = entry.text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.first == "all" else { return .these(Self.words(entry.text)) }
    if words.count == 1 { return .all(but: []) }
    return words[1] == "but" && words.count == 3
      ? .all(but: Self.words(words[2])) : .these(Self.words(entry.text))
  }

  /// What stands between commas.
  private static func words(_ text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
  }

  // MARK: Entries

  private mutating func required(
    _ key: String, _ entries: [Entry], _ code: MarkdownCode
  ) -> Entry? {
    if let entry = entries.first(where: { $0.key == key }) { return entry }
    flaws.append(LessonFlaw(code.line, .key(.missingKey(key))))
    return nil
  }

  private mutating func entries(
    of code: MarkdownCode, keys: [String], repeatable: Set<String>
  ) -> [Entry] {
    var entries: [Entry] = []
    for (index, line) in code.lines.enumerated() where !line.trimmed.isEmpty {
      let number = code.line + 1 + index
      if line.hasPrefix("  ") {
        guard !entries.isEmpty else {
          flaws.append(LessonFlaw(number, .key(.textBeforeKey)))
          continue
        }
        let start = line.firstIndex { $0 != " " && $0 != "\t" } ?? line.startIndex
        entries[entries.count - 1].content.append(
          line.trimmed, line: number, column: column(of: start, in: line, number))
      } else if let entry = entry(line, number, keys) {
        entries.append(entry)
      }
    }
    /// `expect` comes again below `then`.
    func rank(of key: String) -> Int? {
      keys.firstIndex(of: key == "then" ? "expect" : key)
    }
    var last: Entry?
    for entry in entries {
      if entry.text.isEmpty { flaws.append(LessonFlaw(entry.line, .key(.emptyKey(entry.key)))) }
      if let last, let place = rank(of: entry.key), let before = rank(of: last.key) {
        if place < before {
          flaws.append(LessonFlaw(entry.line, .key(.keyOutOfOrder(entry.key, before: last.key))))
        }
        if place == before, !repeatable.contains(entry.key) {
          flaws.append(LessonFlaw(entry.line, .key(.repeatedKey(entry.key))))
        }
      }
      last = entry
    }
    return entries
  }

  private mutating func entry(_ line: String, _ number: Int, _ keys: [String]) -> Entry? {
    let word = line.firstWord
    guard keys.contains(word) else {
      let nearest = Suggestion.nearest(to: word.isEmpty ? line : word, among: keys)
      flaws.append(
        LessonFlaw(
          number, .key(.unknownKey(word.isEmpty ? line : word, among: keys, nearest: nearest))))
      return nil
    }
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      flaws.append(LessonFlaw(number, .key(.keyWithoutColon(word))))
      return nil
    }
    let argument = line[line.index(line.startIndex, offsetBy: word.count)..<colon].trimmed
    if Self.withArgument.contains(word) == argument.isEmpty {
      flaws.append(
        LessonFlaw(
          number, argument.isEmpty ? .key(.missingArgument(word)) : .key(.strayArgument(word))))
      return nil
    }
    let rest = line[line.index(after: colon)...]
    let start = rest.firstIndex { !$0.isWhitespace } ?? rest.endIndex
    return Entry(
      key: word, argument: argument,
      content: LessonText(rest.trimmed, line: number, column: column(of: start, in: line, number)))
  }

  /// The column of the file in which a character of a block's line stands.
  private func column(of index: String.Index, in line: String, _ number: Int) -> Int {
    let margin = source[number].map { $0.text.count - line.count } ?? 0
    return max(margin, 0) + line.distance(from: line.startIndex, to: index) + 1
  }
}

extension String {
  /// The letters that it begins with.
  fileprivate var firstWord: String {
    let end = utf8.firstIndex { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? endIndex
    // What is no small letter of ASCII is looked at as a character.
    if end < endIndex, utf8[end] < 0x80,
      !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(utf8[end])
    {
      return String(self[..<end])
    }
    return String(prefix { $0.isLetter })
  }
}
