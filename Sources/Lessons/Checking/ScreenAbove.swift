// What a learner has before them when a question is asked: an answer that can be copied from there is no
// answer.

import ConstraintHierarchies
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

  let lines: [Line]

  /// - Parameter line: the line of the file that the block begins on.
  init(_ lesson: LessonDocument, _ run: LessonRun, above line: Int) {
    let blocks = Dictionary(
      run.blocks.map { ($0.block.line, $0) }, uniquingKeysWith: { first, _ in first })
    let questions = Dictionary(
      lesson.items.compactMap { item -> (Int, LessonQuestion)? in
        if case .question(let question) = item { (question.line, question) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
    let codes = Dictionary(
      lesson.code.map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
    var lines: [Line] = []
    var number = 1
    while number < line {
      guard let code = codes[number] else {
        lines.append(.prose(lesson.source[number]?.text ?? ""))
        number += 1
        continue
      }
      if let block = blocks[number] {
        for step in block.steps {
          lines.append(.typed(step.step.typed))
          if !block.block.isGiven { lines += step.lines.map { .reply($0) } }
        }
      } else if let question = questions[number] {
        lines += [.prose(""), .prose(question.answer ?? ""), .prose("")]
      } else {
        lines += code.lines.map { .prose($0) }
      }
      number += code.lines.count + (code.isFenced(in: lesson.source) ? 2 : 0)
      if !code.isFenced(in: lesson.source), code.lines.isEmpty { number += 1 }
    }
    self.lines = lines.suffix(Self.height)
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
    return end.hasSuffix("required") || end.contains(": adds ") || line.hasPrefix("point")
      || line.hasPrefix("cost:")
  }

  /// What stands behind `=` or `→` at the end of a line, or of a part of one.
  private static func results(in line: String) -> [String] {
    line.replacing("  ", with: "\n").replacing(", ", with: "\n").split(separator: "\n").compactMap {
      part in
      let words = part.split(separator: " ")
      guard let last = words.last else { return nil }
      let before = words.count > 1 ? words[words.count - 2] : "="
      return before == "=" || before == "→" ? String(last) : nil
    }
  }

  private static func number(_ word: some StringProtocol) -> Rational? {
    Rational(String(word).replacing("−", with: "-").filter { !"{}".contains($0) })
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
