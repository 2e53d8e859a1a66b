// What the tutor says between the lesson's own words.

import Interpreter
import Rationals
import Rendering

/// A word that means the lesson, not the sandbox.
enum TutorWord: String, CaseIterable {
  case next, back, hint, answer, skip, quit, help

  /// The word, or a beginning of it that is that of no other; an empty line is `next`.
  init?(_ text: String) {
    if text.isEmpty {
      self = .next
      return
    }
    if text == "?" {
      self = .help
      return
    }
    guard let word = Self(rawValue: text.lowercased()) else { return nil }
    self = word
  }
}

enum TutorWords {
  private static func note(_ words: Text) -> Document { Document([.paragraph(words)]) }

  static let more = note("\("Enter goes on.", .dim)")

  static func offer(_ line: String) -> Document {
    Document([
      .grid(Grid([["\("> ", .dim)\(line, .code)"]])),
      .paragraph("\("Enter runs it. Anything else that you type is tried out.", .dim)"),
    ])
  }

  static let firstAnswer = note(
    "\("First your answer; or hint, answer, skip.", .dim)")
  static let nothingAsked = note("\("Nothing is asked here.", .dim)")
  static let atBeginning = note("\("This is the beginning.", .dim)")
  static let noMoreHints = note("\("That was the last hint; answer shows the answer.", .dim)")
  static let tryFirst = note("\("Try first; then answer shows it. A hint is free.", .dim)")
  static let done: Text = "\("Done.", .good)"

  static let help = Document([
    .grid(
      Grid(
        [
          ["Enter, next", "go on"], ["back", "what came before, again"],
          ["hint", "a nudge; again for more"], ["answer", "the answer, after a try"],
          ["skip", "leave this question"], ["quit", "leave the lesson; it goes on here next time"],
          ["any other line", "is tried out: the lesson does not feel it"],
        ].map { (row: [String]) in [Text(row[0], .code), Text(row[1])] }))
  ])

  static func hint(_ text: String, _ number: Int, of count: Int) -> Document {
    note("\("Hint \(number) of \(count):", .note) \(text)")
  }

  static func explanation(_ text: String) -> Document { note(Text(text)) }

  static func theAnswer(_ text: String) -> Document { note("\("Answer:", .strong) \(text)") }

  /// After a miss.
  static func again(misses: Int, hints: Int) -> Document {
    if misses >= 2, hints > 0 {
      return note("\("Again; or hint for a nudge, answer to see it.", .dim)")
    }
    return note("\("Again?", .dim)")
  }

  static func end(_ results: [LessonResult]) -> Document {
    guard !results.isEmpty else { return note("\("The end of the lesson.", .strong)") }
    let right = results.count { $0.outcome == .right }
    let atOnce = results.count { $0.isRightAtOnce }
    return note(
      "\("The end of the lesson:", .strong) \(right) of \(results.count) right, \(atOnce) at once. "
        + "\("Enter leaves.", .dim)")
  }
}

extension Examiner {
  /// The answer as it may be typed.
  var answerText: String {
    switch truth {
    case .number(let value): value.description
    case .interval(let interval): AnswerWords.interval(interval)
    case .column(let place, let isEntering): isEntering ? place.entering : place.leaving
    case .choice(let name):
      question.choices.first { $0.name.lowercased() == name.lowercased() }
        .map { "\($0.name), \($0.text)" } ?? name
    case .yes(let holds): holds ? "yes" : "no"
    }
  }
}
