// What a learner has before them when a question is asked: an answer that can be copied from there is no
// answer.

import ConstraintHierarchies
import Course
import Language
import Rationals

/// The lines of a lesson above one of its blocks.
struct ScreenAbove {
  enum Line {
    case prose(String)
    case typed(String)
    case reply(String)
  }

  /// Those that a screen holds.
  static let height = 20

  private(set) var lines: [Line] = []

  private let source: SourceLines
  private var questions: [Int: LessonQuestion] = [:]
  private var codes: [Int: MarkdownCode] = [:]
  /// The next line of the file.
  private var number = 1
  /// The next block that was run.
  private var nextBlock = 0

  /// The beginning of a lesson, above which there is nothing.
  init(_ lesson: LessonDocument) {
    source = lesson.source
    for case .question(let question) in lesson.items { questions[question.line] = question }
    for code in lesson.code { codes[code.line] = code }
  }

  /// Goes on to what stands above a line further below.
  ///
  /// - Parameters:
  ///   - line: the line of the file that a block begins on.
  ///   - blocks: those that were run so far.
  /// - Complexity: linear in what comes in between.
  mutating func scroll(to line: Int, _ blocks: [LessonRun.Block]) {
    while number < line {
      guard let code = codes[number] else {
        lines.append(.prose(source[number]?.text ?? ""))
        number += 1
        continue
      }
      while nextBlock < blocks.count, blocks[nextBlock].block.line < number { nextBlock += 1 }
      if nextBlock < blocks.count, blocks[nextBlock].block.line == number {
        let block = blocks[nextBlock]
        for step in block.steps.suffix(Self.height) {
          lines.append(.typed(step.step.typed))
          if !block.block.isGiven { lines += step.lines.map { .reply($0) } }
        }
      } else if let question = questions[number] {
        lines += [.prose(""), .prose(question.answer ?? ""), .prose("")]
      } else {
        lines += code.lines.map { .prose($0) }
      }
      number += code.lines.count + (code.isFenced(in: source) ? 2 : 0)
      if !code.isFenced(in: source), code.lines.isEmpty { number += 1 }
    }
    lines.removeFirst(max(lines.count - Self.height, 0))
  }

  /// The words of the paragraph just above.
  private var lastParagraph: String {
    var words: [String] = []
    for line in lines.reversed() {
      guard case .prose(let text) = line else { break }
      if text.isBlank, !words.isEmpty { break }
      if !text.isBlank { words.insert(text, at: 0) }
    }
    return words.joined(separator: " ")
  }

  // MARK: Results

  /// Whether a number stands there as what something comes to, or in the last paragraph.
  func prints(_ value: Rational) -> Bool {
    // Small numbers stand everywhere.
    guard !value.isInteger || value.magnitude > 1 else { return false }
    let isPrinted = lines.contains { line in
      guard case .reply(let text) = line, !Self.isEcho(text) else { return false }
      return Self.results(in: text).contains { Self.number($0) == value }
    }
    return isPrinted || Examiner.words(of: lastParagraph).contains { Self.number($0) == value }
  }

  /// Whether an interval does.
  func prints(_ interval: Interval) -> Bool {
    guard interval != .everything else { return false }
    let replies = lines.compactMap { line -> String? in
      if case .reply(let text) = line { text } else { nil }
    }
    return (replies + [lastParagraph]).contains { text in
      Self.intervals(in: text).contains(interval)
    }
  }

  /// A line that repeats what was typed, or says what it took.
  private static func isEcho(_ line: String) -> Bool {
    let end = line.trimmed
    return end.hasSuffix("required") || end.split(separator: " ").contains("adds")
      || line.hasPrefix("point")
      || line.hasPrefix("cost:")
  }

  /// What stands behind `=` or `→` at the end of a line, or of a part of one.
  private static func results(in line: String) -> [String] {
    parts(of: line).compactMap { words in
      guard let last = words.last else { return nil }
      let before = words.count > 1 ? words[words.count - 2] : "="
      return before == "=" || before == "→" ? String(last) : nil
    }
  }

  /// The words of each part; parts end at a comma or at two spaces.
  private static func parts(of line: String) -> [[Substring]] {
    var parts: [[Substring]] = [[]]
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let endsPart = word.last == ","
      let bare = endsPart ? word.dropLast() : word
      if !bare.isEmpty { parts[parts.count - 1].append(bare) }
      if word.isEmpty || endsPart { parts.append([]) }
    }
    return parts
  }

  private static func number(_ word: some StringProtocol) -> Rational? {
    Rational(String(word.compactMap { "{}".contains($0) ? nil : $0 == "−" ? "-" : $0 }))
  }

  private static func intervals(in line: String) -> [Interval] {
    var intervals: [Interval] = []
    var rest = line[...]
    while let open = rest.firstIndex(where: { "[(".contains($0) }) {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(where: { "])".contains($0) }) else { break }
      let ends = rest[..<close].split(separator: ",").map { $0.trimmed }
      guard ends.count == 2 else { continue }
      let (lower, upper) = (number(ends[0]), number(ends[1]))
      guard lower != nil || ends[0].contains("∞"), upper != nil || ends[1].contains("∞") else {
        continue
      }
      intervals.append(Interval(lower: lower, upper: upper))
    }
    return intervals
  }
}
