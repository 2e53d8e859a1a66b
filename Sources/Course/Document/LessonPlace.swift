// Where a lesson stands in the course: `*Part 3, Linear programming. About 8 minutes. Requires: 20, 21.*`, the
// paragraph below its title; or the keys of its head, from which that paragraph is made.

import Language
public import Wording

/// The part of the course that a lesson belongs to, how long it takes, and what comes before it.
public struct LessonPlace: Equatable, Sendable {
  public var part: Int
  /// Of the part.
  public var title: String
  public var minutes: Int
  /// The numbers of the lessons that it builds on; none if the lesson does not say.
  public var requires: [Int]

  init(part: Int, title: String, minutes: Int, requires: [Int]) {
    (self.part, self.title, self.minutes, self.requires) = (part, title, minutes, requires)
  }

  /// - Returns: nil if the words say anything else.
  init?(_ words: String) {
    let sentences = words.split(separator: ".").map { $0.trimmed }
    guard sentences.count == 2 || sentences.count == 3,
      let comma = sentences[0].firstIndex(of: ","), sentences[0].hasPrefix("Part "),
      sentences[1].hasPrefix("About "), let part = Int(sentences[0][..<comma].dropFirst(5).trimmed),
      let minutes = Int(sentences[1].dropFirst(6).prefix { $0.isNumber })
    else { return nil }
    self.part = part
    title = sentences[0][sentences[0].index(after: comma)...].trimmed
    self.minutes = minutes
    requires = []
    if sentences.count == 3 {
      guard let numbers = Self.requirements(sentences[2]) else { return nil }
      requires = numbers
    }
  }

  /// `Requires: 20`, `Requires: 20, 21`
  private static func requirements(_ sentence: String) -> [Int]? {
    let key = "Requires:"
    return sentence.hasPrefix(key) ? numbers(sentence.dropFirst(key.count)) : nil
  }

  /// `20, 21`
  static func numbers(_ words: some StringProtocol) -> [Int]? {
    let numbers = words.split(separator: ",", omittingEmptySubsequences: false).map {
      Int($0.trimmed)
    }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }
}

/// What stands below the title.
extension LessonPlace: Phrase {
  public var english: String {
    "Part \(part), \(title). About \(EnglishGrammar.count(minutes, "minute"))."
      + (requires.isEmpty
        ? "" : " Requires: " + requires.map(String.init).joined(separator: ", ") + ".")
  }

  public var russian: String {
    "Часть \(part). \(title). Примерно "
      + RussianGrammar.count(minutes, "минута", "минуты", "минут") + "."
      + (requires.isEmpty
        ? ""
        : " " + RussianGrammar.agreeing(requires.count, "Нужен урок ", "Нужны уроки ")
          + RussianGrammar.list(requires.map(String.init)) + ".")
  }
}

extension LessonDocument {
  /// Read again each time: it is short, and who holds a lesson holds it for long.
  private var head: LessonHead {
    LessonHead(source.lines.prefix(LessonHead.mostLines).map { $0.text + "\n" }.joined())
  }

  /// nil if the lesson does not say.
  public var place: LessonPlace? { head.place ?? placeText.flatMap { LessonPlace($0) } }

  /// The language that it is in.
  public var speech: Speech { head.speech }

  /// The paragraph right below the title.
  private var placeText: String? {
    guard
      let heading = markdown.firstIndex(where: { if case .heading = $0 { true } else { false } }),
      heading + 1 < markdown.count, case .paragraph(let text) = markdown[heading + 1]
    else { return nil }
    return text.plainWords
  }

  /// What is said of the place that cannot be read as one; nil if all is well.
  var unreadablePlace: String? {
    placeText.flatMap { $0.hasPrefix("Part ") && LessonPlace($0) == nil ? $0 : nil }
  }
}
