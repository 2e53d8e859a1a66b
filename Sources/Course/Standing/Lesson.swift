// Lessons by name, and how one is found by what somebody calls it.

import Language
public import Wording

/// A lesson's file under its name.
public struct Lesson: Equatable, Sendable {
  /// Such as `09-between`.
  public var name: String
  /// The Markdown.
  public var text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// Why no lesson was found.
public enum LessonSearchError: Equatable, Error, Sendable {
  case unknown(String, nearest: String?)
  /// Several lessons can be called so; their names.
  case ambiguous(String, [String])
}

extension LessonSearchError: Phrase {
  public var english: String {
    switch self {
    case .unknown(let name, let nearest?):
      "no lesson is called \(name.inertName); did you mean \(nearest)?"
    case .unknown(let name, nil):
      "no lesson is called \(name.inertName); lesson list shows them all"
    case .ambiguous(let name, let names):
      "\(name.inertName) could be \(EnglishGrammar.list(names, "or"))"
    }
  }
}

extension Lesson {
  /// The lesson that is called so: by its name, its number (`9`, `09`), a beginning of its name, or of
  /// what follows the number, or a word in it. Each way counts only if none before it finds anything.
  public static func find(
    _ name: String, among lessons: [Lesson]
  ) throws(LessonSearchError) -> Lesson {
    let wanted = name.lowercased()
    let number = Int(wanted)
    let ways: [(Lesson) -> Bool] = [
      { $0.name.lowercased() == wanted || $0.name.lowercased() + ".md" == wanted },
      { $0.number != nil && $0.number == number },
      { $0.topic.lowercased() == wanted },
      { $0.name.lowercased().hasPrefix(wanted) || $0.topic.lowercased().hasPrefix(wanted) },
      { $0.words.contains(wanted) },
      { $0.words.contains { $0.hasPrefix(wanted) } },
    ]
    for way in ways where !wanted.isEmpty {
      let found = lessons.filter(way)
      if found.count == 1 { return found[0] }
      if found.count > 1 { throw .ambiguous(name, found.map { $0.name }) }
    }
    throw .unknown(name, nearest: nearest(to: wanted, among: lessons))
  }

  /// What is short to type: `09` for `09-between`.
  public var nickname: String {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? name : String(digits)
  }

  /// The number that the name begins with.
  public var number: Int? { Int(name.prefix { $0.isASCII && $0.isNumber }) }

  /// The name without its number: `between` of `09-between`. By this a lesson is known again when it has
  /// moved in the course.
  static func topic(of name: String) -> String {
    let rest = name.drop { $0.isASCII && $0.isNumber }
    return String(rest.hasPrefix("-") ? rest.dropFirst() : rest)
  }

  var topic: String { Self.topic(of: name) }

  private var words: [String] { topic.lowercased().split(separator: "-").map(String.init) }

  /// The name of the lesson whose name, topic or word is nearest.
  private static func nearest(to wanted: String, among lessons: [Lesson]) -> String? {
    var names: [String: String] = [:]
    for lesson in lessons.reversed() {
      for alias in [lesson.name.lowercased(), lesson.topic.lowercased()] + lesson.words {
        names[alias] = lesson.name
      }
    }
    return Suggestion.nearest(to: wanted, among: Array(names.keys)).flatMap { names[$0] }
  }
}
