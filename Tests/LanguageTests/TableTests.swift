// Help, completion and suggestions: what hangs on the tables.

import Language
import Testing
import Wording

@Suite struct HelpTests {
  /// All topics, each in each language.
  static let topics = Speech.allCases.flatMap { speech in
    speech.help.topics.map { Told(topic: $0, speech: speech) }
  }

  struct Told: CustomTestStringConvertible, Sendable {
    let topic: HelpTopic
    let speech: Speech
    var testDescription: String { "\(topic.word) (\(speech.rawValue))" }
  }

  @Test("Every example can be typed", arguments: Speech.english.help.topics)
  func example(topic: HelpTopic) throws {
    #expect(!topic.example.isEmpty)
    for line in topic.example { #expect(throws: Never.self) { try Parser.parse(line) } }
  }

  @Test("Every command's example is that command")
  func commandExamples() throws {
    for (entry, speech) in CommandTable.entries.flatMap({ entry in
      Speech.allCases.map { (entry, $0) }
    }) {
      let topic = try #require(speech.help.topic(of: entry.name))
      #expect(topic.summary != topic.form, "there are words for \(entry.name)")
      let line = topic.example.last ?? ""
      guard case .command = try Parser.parse(line) else {
        Issue.record("\(line) is no command")
        continue
      }
      #expect(line.hasPrefix(entry.name))
    }
  }

  @Test(
    "Every topic is found by its word and by each of its other names",
    arguments: topics)
  func lookup(told: Told) {
    for word in [told.topic.word] + told.topic.aliases {
      #expect(told.speech.help.answer(for: word) == .topic(told.topic), "\(word)")
    }
  }

  @Test("Every see-also leads somewhere else", arguments: topics)
  func seeAlso(told: Told) {
    #expect(!told.topic.seeAlso.isEmpty)
    for word in told.topic.seeAlso {
      guard case .topic(let other) = told.speech.help.answer(for: word) else {
        Issue.record("no help on \(word)")
        continue
      }
      #expect(other != told.topic)
      #expect(other.word == word)
    }
  }

  @Test("A summary is one line without a full stop", arguments: topics)
  func summary(told: Told) {
    let topic = told.topic
    #expect(!topic.summary.isEmpty && topic.summary.count <= 90)
    #expect(!topic.summary.hasSuffix(".") && !topic.summary.contains("\n"))
    #expect(topic.body.allSatisfy { $0.hasSuffix(".") })
    #expect((topic.form == nil) == (topic.kind == .term))
  }

  @Test("What is found in English is found in each language by the same words")
  func sameWords() {
    for topic in Speech.english.help.topics {
      for word in [topic.word] + topic.aliases {
        guard case .topic(let other) = Speech.russian.help.answer(for: word) else {
          Issue.record("no help on \(word)")
          continue
        }
        #expect(other.kind == topic.kind, "\(word)")
      }
    }
  }

  @Test(
    "A word is found in any case, in the plural, and shortened",
    arguments: [
      ("Slack", "slack"), ("slacks", "slack"), ("REDUCED  COST", "reduced cost"),
      ("obj", "objectives"),
      ("farkas", "Farkas certificate"), ("pivots", "pivot"), ("@high", "priorities"),
      (">=", "constraint"), ("degen", "degenerate"), ("bland's rule", "cycle"), ("?", "help"),
      ("artificial variable", "artificial variable"), ("breakpoints", "breakpoint"),
      ("active constraints", "active constraint"), ("binding", "active constraint"),
      ("nonbasic", "basis"), ("basic variable", "basis"), ("shadow price", "shadow price"),
      ("surplus", "slack"), ("vertex", "corner"), ("ratio test", "ratio test"), ("iis", "conflict"),
      ("delete", "drop"), ("exit", "quit"), ("vars", "var"), ("LP", "linear program"),
    ])
  func forms(text: String, word: String) {
    guard case .topic(let topic) = Speech.english.help.answer(for: text) else {
      Issue.record("no help on \(text)")
      return
    }
    #expect(topic.word == word)
  }

  @Test("What is not known gets the nearest word, what is ambiguous the choice")
  func unknown() {
    #expect(Speech.english.help.answer(for: "slakc") == .unknown(nearest: "slack"))
    #expect(Speech.english.help.answer(for: "qqqqqqq") == .unknown(nearest: nil))
    #expect(Speech.english.help.answer(for: "st") == .ambiguous(["stack", "step", "style"]))
    #expect(Speech.english.help.answer(for: "") == .unknown(nearest: nil))
  }
}

@Suite struct CompletionTests {
  static let known = Vocabulary(
    variables: ["x", "xm", "寬"], points: ["X0", "X1"], labels: ["lo", "hi"])

  private static let marks = ["@required", "@high", "@strong", "@medium", "@low", "@weak"]

  /// The line with the cursor at |, the part to be replaced between ⟦ and ⟧, and what is offered.
  @Test(arguments: [
    ("⟦st|⟧", ["stack", "step", "style"]), ("⟦po|⟧", ["point", "points"]), ("⟦max|⟧", ["maximize"]),
    ("  ⟦so|⟧", ["solve"]), ("⟦X|⟧", ["X0", "X1"]), ("x = ⟦X|⟧", ["X0", "X1"]),
    ("x = 2⟦x|⟧", ["x", "xm"]), ("2⟦x|⟧", ["x", "xm"]), ("x + ⟦寬|⟧", ["寬"]),
    ("⟦X|⟧1 = 3", ["X0", "X1"]), ("x = 1 ⟦@h|⟧", ["@high"]),
    ("x = 1 ⟦@|⟧", ["@required", "@high", "@strong", "@medium", "@low", "@weak"]),
    ("rule ⟦|⟧", ["bland", "dantzig", "greatest", "dual", "big-m"]),
    ("rule ⟦b|⟧", ["bland", "big-m"]),
    ("ru ⟦b|⟧", ["bland", "big-m"]),
    ("rule bland ⟦|⟧", []), ("show ⟦d|⟧", ["dictionary"]), ("numbers ⟦e|⟧", ["exact"]),
    ("style ⟦a|⟧", ["ascii"]), ("drop ⟦|⟧", ["hi", "lo"]), ("decompose ⟦l|⟧", ["lo"]),
    ("value ⟦X|⟧", ["X0", "X1"]), ("region ⟦x|⟧", ["x", "xm"]),
    ("region ⟦X|⟧", []), ("release ⟦|⟧", ["x", "xm", "寬"]), ("plot low ⟦X|⟧", []),
    ("pivot ⟦x|⟧", ["x", "xm"]), ("pivot x ⟦x|⟧", ["xm"]), ("plot ⟦m|⟧", ["medium"]),
    ("plot low ⟦x|⟧", ["x", "xm"]), ("plot low ⟦m|⟧", []), ("plot ⟦@m|⟧", ["@medium"]),
    ("expect ⟦un|⟧", ["unbounded", "unsatisfiable"]), ("expect x ⟦a|⟧", ["ambiguous"]),
    ("expect x ⟦i|⟧", ["in"]), ("max x ⟦w|⟧", ["weight"]), ("expect objective ⟦h|⟧", ["high"]),
    ("help ⟦red|⟧", ["redo", "reduced cost"]),
    ("help ⟦reduced c|⟧", ["reduced cost"]), ("? ⟦sl|⟧", ["slack"]), ("?⟦sl|⟧", ["slack"]),
    ("sweep ⟦|⟧", ["X0", "X1", "hi", "lo"]), ("sweep X0 ⟦f|⟧", ["from"]),
    ("sweep X0 from ⟦X|⟧", ["X0", "X1"]), ("sweep X0 from 0 ⟦t|⟧", ["to"]),
    ("solve ⟦x|⟧", []), ("sweep X0 ⟦|⟧", ["from"]),
    ("sweep X0 from ⟦|⟧", ["X0", "X1", "x", "xm", "寬"]), ("sweep X0 from 1 ⟦|⟧", ["to"]),
    ("sweep X0 from 1 to ⟦X|⟧", ["X0", "X1"]), ("sweep X0 from 1 to 2 ⟦|⟧", []),
    ("expect x ⟦|⟧", ["ambiguous", "in", "=", "<=", ">="]), ("expect x = ⟦X|⟧", ["X0", "X1"]),
    ("expect x = 3 ⟦|⟧", []), ("expect ⟦a|⟧", []), ("expect objective ⟦l|⟧", ["low"]),
    ("help ⟦fark|⟧", ["Farkas certificate"]), ("help ⟦SLA|⟧", ["slack"]),
    ("plot = ⟦X|⟧", ["X0", "X1"]), ("x = 3 # ⟦X|⟧", []), ("⟦zz|⟧", []),
    ("vars ⟦f|⟧", ["fixed", "free"]), ("var x, ⟦f|⟧", []), ("drop hi, ⟦|⟧", ["lo"]),
    ("point ⟦|⟧", ["X0", "X1"]), ("point X0 ⟦|⟧", ["="]), ("point X0 = ⟦|⟧", ["X0", "X1"]),
    ("point X0 = 1 ⟦|⟧", []), ("point X0 = 1, ⟦|⟧", ["X1"]), ("point X0, X1 ⟦|⟧", ["="]),
    ("suggest x ⟦|⟧", ["="]), ("suggest x = ⟦X|⟧", ["X0", "X1"]),
    ("suggest ⟦|⟧", ["x", "xm", "寬"]),
    ("suggest x = 3 ⟦@l|⟧", ["@low"]), ("suggest x = 3 ⟦|⟧", marks),
    ("priority hi ⟦h|⟧", ["high"]), ("priority hi ⟦@h|⟧", ["@high"]),
    ("x = 3 ⟦|⟧", ["X0", "X1", "x", "xm", "寬"] + marks + ["weight"]),
    ("x = X0 ⟦|⟧", marks + ["weight"]), ("x = X0 @low ⟦|⟧", ["weight"]),
    ("x = X0 weight 2 ⟦@h|⟧", ["@high"]), ("x = (X0) ⟦w|⟧", ["weight"]), ("x ⟦|⟧", []),
    ("x = X0 + ⟦|⟧", ["X0", "X1", "x", "xm", "寬"]), ("max: x = X0 ⟦w|⟧", ["weight"]),
    ("maximize ⟦w|⟧", []), ("maximize x ⟦w|⟧", ["weight"]), ("hi: minimize x ⟦w|⟧", ["weight"]),
    ("exercise ⟦l|⟧", ["levels", "leaves"]), ("exercise ratio ⟦|⟧", ["level", "seed"]),
    ("exercise ratio level 2 ⟦|⟧", ["seed"]), ("exercise ratio level ⟦|⟧", []),
    ("⟦le|⟧", ["lesson", "letter"]), ("let ⟦h|⟧", ["hi"]), ("pred ⟦o|⟧", ["on", "off"]),
    ("set = 3 + ⟦X|⟧", ["X0", "X1"]), ("set ⟦h|⟧", ["hi"]), ("se ⟦h|⟧", []),
    ("maximize ⟦X|⟧", ["X0", "X1"]), ("lo: ⟦m|⟧", ["maximize", "minimize"]),
  ])
  func candidates(marked: String, words: [String]) {
    let before = marked.prefix { $0 != "|" }.filter { $0 != "⟦" }
    let line = marked.filter { !"⟦|⟧".contains($0) }
    let completion = Completion.candidates(
      line: line, cursor: before.count, in: .english, knowing: Self.known)
    #expect(completion.words.map(\.text) == words)
    #expect(completion.words.allSatisfy { !$0.explanation.isEmpty })
    #expect(!completion.expectsFileName)
    var shown = Array(line)
    shown.insert(contentsOf: "|⟧", at: completion.replacing.upperBound)
    shown.insert("⟦", at: completion.replacing.lowerBound)
    let expected = marked.filter { $0 != "⟧" }.replacing("|", with: "|⟧")
    #expect(String(shown) == expected)
  }

  @Test("An empty line is offered every command and every name")
  func everything() {
    let words = Completion.candidates(line: "", cursor: 0, in: .english, knowing: Self.known).words
      .map(\.text)
    for entry in CommandTable.entries { #expect(words.contains(entry.name)) }
    for word in ["maximize", "minimize", "vars", "x", "X0"] { #expect(words.contains(word)) }
    #expect(!words.contains("?"))
  }

  @Test(
    "A file's name is the caller's to complete",
    arguments: [
      ("load my f", 5), ("load \"my f", 6), ("loa ", 4), ("lo ", 3), ("save my f", 5), ("log f", 4),
    ])
  func file(line: String, start: Int) {
    let completion = Completion.candidates(line: line, cursor: line.count, in: .english)
    #expect(completion.expectsFileName)
    #expect(completion.words.isEmpty)
    #expect(completion.replacing == SourceRange(start, line.count))
  }

  @Test("A name is explained by who knows it, a word of the language by the table")
  func explanations() {
    let words = Completion.candidates(line: "", cursor: 0, in: .english, knowing: Self.known) {
      kind, name in
      kind == .point ? "\(name) is at 3" : nil
    }.words
    func explanation(_ word: String) -> String? { words.first { $0.text == word }?.explanation }
    #expect(explanation("X0") == "X0 is at 3")
    #expect(explanation("x") == "a variable")
    #expect(explanation("solve") == Speech.english.help.topic(of: "solve")?.summary)
    let rules = Completion.candidates(line: "rule ", cursor: 5, in: .english).words
    #expect(Set(rules.map(\.explanation)).count == rules.count, "each choice has its own words")
  }

  @Test(
    "Behind pivot come the columns that may enter, then those that may leave",
    arguments: [
      ("pivot ⟦|⟧", ["c", "b-", "b+"]), ("pivot ⟦b|⟧", ["b-", "b+"]), ("piv ⟦b-|⟧", ["b-"]),
      ("pivot ⟦b⁻|⟧", ["b⁻"]), ("pivot c ⟦|⟧", ["s after c"]),
      ("pivot b- ⟦s|⟧", ["s after b-"]), ("pivot b-, ⟦|⟧", ["s after b-"]), ("pivot c s ⟦|⟧", []),
      ("pivot = ⟦X|⟧", ["X0", "X1"]),
    ] as [(String, [String])])
  func columns(marked: String, words: [String]) {
    let before = marked.prefix { $0 != "|" }.filter { $0 != "⟦" }
    let completion = Completion.candidates(
      line: before, cursor: before.count, in: .english, knowing: Self.known,
      columns: { entering in
        let names = entering.map { ["s after \($0)"] } ?? ["c", "b-", "b+"]
        return names.map { Completion.Candidate($0, explanation: "a column") }
      })
    #expect(completion.words.map(\.text) == words)
    #expect(completion.replacing.lowerBound == marked.prefix { $0 != "⟦" }.count)
  }

  @Test("A name in quotation marks ends with one")
  func quotationMarks() {
    #expect(Completion.candidates(line: "load 'a", cursor: 7, in: .english).quotationMark == "'")
    #expect(Completion.candidates(line: "load a", cursor: 6, in: .english).quotationMark == nil)
  }

  @Test("A cursor outside of the line is moved to its nearest end")
  func strayCursor() {
    #expect(
      Completion.candidates(line: "so", cursor: 99, in: .english).replacing == SourceRange(0, 2))
    #expect(
      Completion.candidates(line: "so", cursor: -5, in: .english).replacing == SourceRange(0, 0))
  }
}

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("X4", ["X1", "Y"], "X1"), ("wdith", ["width", "height"], "width"), ("x", ["X"], "X"),
    ("x", ["y"], nil), ("hieght", ["width", "height"], "height"), ("banana", ["width"], nil),
    ("ab", ["ac", "aa"], "aa"), ("width", ["width"], nil),
    ("widht2", ["width1", "width2"], "width2"),
    (String(repeating: "x", count: 10_000), [String(repeating: "x", count: 10_001)], nil),
  ])
  func nearest(word: String, known: [String], expected: String?) {
    #expect(Suggestion.nearest(to: word, among: known) == expected)
  }

  @Test(arguments: [
    ("Х1", ["X1", "Y1"], "X1"), ("X1", ["Х1"], "Х1"), ("сор", ["cop"], "cop"), ("Α", ["A"], "A"),
    ("Ж1", ["X1"], nil), ("X1", ["X1"], nil),
  ])
  func lookAlike(name: String, known: [String], expected: String?) {
    #expect(Suggestion.lookAlike(of: name, among: known) == expected)
  }

  @Test("A look-alike is told by the names of its letters")
  func lookAlikeMessage() {
    let diagnostic = Diagnostic.unknownName(Name("Х1", SourceRange(4, 6)), among: ["X1", "X2"])
    #expect(diagnostic.code == .unknownName)
    #expect(diagnostic.suggestion == "X1")
    #expect(diagnostic.range == SourceRange(4, 6))
    #expect(diagnostic.message.contains("the Cyrillic letter U+0425"))
    #expect(diagnostic.message.contains("the Latin letter U+0058"))
    let other = Diagnostic.unknownName(Name("wdith", SourceRange(0, 5)), among: ["width"])
    #expect(other.message == "no variable or point is called 'wdith'; var wdith makes a variable")
    #expect(other.suggestion == "width")
  }
}
