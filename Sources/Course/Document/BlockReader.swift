// From a fenced block of Markdown to the typed lines and replies in it, with their places in the
// file.

import Language

package struct BlockReader {
  /// The first word behind the fence of a block that is run.
  package static let marker = "slackline"

  let source: SourceLines
  /// The lines on which any block of the Markdown begins.
  let startLines: Set<Int>
  private(set) var flaws: [LessonFlaw] = []

  init(source: SourceLines, startLines: Set<Int>) {
    self.source = source
    self.startLines = startLines
  }

  /// The block, if it is one that is run and nothing is wrong with it.
  mutating func read(_ code: MarkdownCode) -> LessonBlock? {
    let known = flaws.count
    if isUnclosed(code) { flaws.append(LessonFlaw(code.line, .file(.unclosedFence))) }
    let words = code.info.split { $0 == " " || $0 == "\t" }.map(String.init)
    guard let first = words.first else { return nil }
    guard first == Self.marker else {
      if !FenceWord.isKnown(first) {
        let nearest = FenceWord.nearest(to: first)
        flaws.append(LessonFlaw(code.line, .file(.unknownFence(first, nearest: nearest))))
      }
      if first == FenceWord.text { readTextWords(words.dropFirst(), code) }
      return nil
    }
    for word in words.dropFirst() where BlockWord(rawValue: word) == nil {
      let known = BlockWord.allCases.map { $0.rawValue }
      flaws.append(
        LessonFlaw(
          code.line,
          .file(
            .unknownWord(
              word, of: Self.marker, among: known,
              nearest: Suggestion.nearest(to: word, among: known)
            ))))
    }
    let before = flaws.count
    let steps = readSteps(of: code)
    let isGiven = words.contains(BlockWord.given.rawValue)
    // One that is given and fresh says that nothing is there.
    let isEmpty = steps.isEmpty && flaws.count == before
    if isEmpty, !isGiven || !words.contains(BlockWord.fresh.rawValue) {
      flaws.append(LessonFlaw(code.line, .file(.nothingTyped)))
    }
    if isGiven, let step = steps.first(where: { !$0.expected.isEmpty }) {
      flaws.append(LessonFlaw(step.line + 1, .file(.replyToGiven)))
    }
    guard flaws.count == known else { return nil }
    return LessonBlock(
      line: code.line, isFresh: words.contains(BlockWord.fresh.rawValue),
      fails: words.contains(BlockWord.fails.rawValue), isGiven: isGiven, steps: steps)
  }

  private mutating func readTextWords(_ words: ArraySlice<String>, _ code: MarkdownCode) {
    for word in words where !FenceWord.sources.contains(word) {
      flaws.append(
        LessonFlaw(
          code.line,
          .file(
            .unknownWord(
              word, of: FenceWord.text, among: FenceWord.sources,
              nearest: Suggestion.nearest(to: word, among: FenceWord.sources)))))
    }
  }

  /// The words that may follow the marker.
  package enum BlockWord: String, CaseIterable { case fresh, fails, given }

  // MARK: Steps

  private mutating func readSteps(of code: MarkdownCode) -> [LessonStep] {
    var steps: [LessonStep] = []
    var current: (typed: String, line: Int, margin: String)?
    var expected: [String] = []
    func finish() {
      while let last = expected.last, last.isBlank { expected.removeLast() }
      if let current {
        steps.append(
          LessonStep(
            typed: current.typed, line: current.line, expected: expected, margin: current.margin))
      }
      expected = []
    }

    for (index, text) in code.lines.enumerated() {
      let line = code.line + 1 + index
      guard let margin = margin(of: text, line) else {
        flaws.append(LessonFlaw(line, .file(.tabAcrossEdge)))
        return []
      }
      if let typed = Self.typed(text) {
        finish()
        current = (typed, line, margin)
      } else if current != nil {
        expected.append(text)
      } else if !text.isBlank {
        flaws.append(LessonFlaw(line, .file(.textBeforeTyped)))
        return []
      }
    }
    finish()
    return steps
  }

  /// What is typed on a line `> X = 3`; nil for another line.
  package static func typed(_ text: String) -> String? {
    if text == ">" { return "" }
    return text.hasPrefix("> ") ? String(text.dropFirst(2)) : nil
  }

  /// What stands on the file's line before the block's text.
  private func margin(of text: String, _ line: Int) -> String? {
    guard let whole = source[line]?.text.utf8 else { return nil }
    guard whole.reversed().starts(with: text.utf8.reversed()) else {
      return text.isBlank ? "" : nil
    }
    return String(whole.dropLast(text.utf8.count))
  }

  // MARK: Fences

  /// A block that only the end of the file, or of the list it stands in, has ended.
  private func isUnclosed(_ code: MarkdownCode) -> Bool {
    guard code.isFenced(in: source),
      let opening = source[code.line]?.text.utf8.dropFirst(code.column - 1),
      let mark = opening.first
    else { return false }
    let length = opening.prefix { $0 == mark }.count
    let closing = code.line + 1 + code.lines.count
    guard let line = source[closing]?.text.withoutTrailingSpaces.utf8, !startLines.contains(closing)
    else { return true }
    let marks = line.reversed().prefix { $0 == mark }.count
    let margin = line.dropLast(marks)
    return marks < length || !margin.allSatisfy { " \t>".utf8.contains($0) }
  }
}
