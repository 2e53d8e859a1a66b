// What a lesson says of itself in keys, before its title, whatever its language:
//
//     ---
//     language: ru
//     part: 1, Прямая
//     minutes: 8
//     requires: 2
//     original: 5d41402abc4b2a76
//     ---
//
// `original` is the mark of the lesson that this one is a translation of, as it was then.
// Markdown has no such head, so it is taken out before the rest is read. Lines keep their numbers.

import Language
import Wording

struct LessonHead {
  private(set) var speech = Speech.english
  /// nil if it does not say.
  private(set) var place: LessonPlace?
  /// Which text of its original the lesson says; nil if it does not say.
  private(set) var original: String?
  /// How many lines it takes, with those around it; 0 where there is none.
  let count: Int
  /// What cannot be read: its line, from 1, and what stands there.
  private(set) var flaw: (line: Int, text: String)?

  private static let fence = "---"

  /// How many lines it has at most; a sixth key would be one too many.
  static let mostLines = 10

  /// - Complexity: O(n) in the length of the head.
  init(_ text: String) {
    var lines: [String] = []
    var rest = text[...]
    while !rest.isEmpty, lines.count < Self.mostLines,
      lines.count < 2 || lines.last != Self.fence
    {
      let line = rest.prefix { !$0.isNewline }
      lines.append(line.trimmed)
      rest = rest[line.endIndex...].dropFirst()
      if lines[0] != Self.fence { break }
    }
    // What is never closed is a rule that a file begins with.
    let isThere = lines.count > 1 && lines.last == Self.fence
    count = isThere ? lines.count : 0
    if isThere { read(lines.dropFirst().dropLast()) }
  }

  private mutating func read(_ lines: ArraySlice<String>) {
    var (part, minutes): ((number: Int, title: String)?, Int?)
    var requires: [Int] = []
    var known: Set<String> = []
    for (index, line) in zip(lines.indices, lines) {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmed }
      let isRead: Bool
      switch (parts.first, parts.last) {
      case ("language", let value?):
        speech = Speech(rawValue: value) ?? speech
        isRead = speech.rawValue == value
      case ("part", let value?):
        let words = value.split(separator: ",", maxSplits: 1).map { $0.trimmed }
        part = words.count == 2 && !words[1].isEmpty ? Int(words[0]).map { ($0, words[1]) } : nil
        isRead = part != nil
      case ("minutes", let value?):
        minutes = Int(value)
        isRead = minutes != nil
      case ("requires", let value?):
        let numbers = LessonPlace.numbers(value)
        requires = numbers ?? []
        isRead = numbers != nil
      case ("original", let value?):
        original = value
        isRead = !value.isEmpty
      default: isRead = false
      }
      if !isRead || parts.count < 2 || !known.insert(parts[0]).inserted {
        flaw = flaw ?? (index + 1, line)
      }
    }
    if let part, let minutes {
      place = LessonPlace(
        part: part.number, title: part.title, minutes: minutes, requires: requires)
    } else if flaw == nil, part != nil || minutes != nil {
      flaw = (1, Self.fence)
    }
  }

  /// The text with empty lines in its place.
  func body(of text: String) -> String {
    var rest = text[...]
    for _ in 0..<count { rest = rest.drop { !$0.isNewline }.dropFirst() }
    return String(repeating: "\n", count: count) + rest
  }
}
