// What a learner answered, as a file that a teacher can check: the answers alone count, and what they are worth is
// worked out again from the lesson.
//
//     slackline transcript 1
//     lesson 07-priorities 9a3f…
//     question 0c2b… hints 1
//     > 10
//     > 20
//
// That of a review names the day, and the lesson of each question; its numbers follow from these.
//
//     slackline transcript 1
//     review 2026-03-01
//     question 0c2b… hints 0 of 07-priorities
//     > 38

import Language
public import Wording

/// The answers of one sitting.
public struct LessonTranscript: Equatable, Sendable {
  /// Of a question or a task.
  public struct Entry: Equatable, Sendable {
    public var mark: String
    public var hints: Int
    public var answers: [String]
    /// The lesson that it comes back from; nil where that is the transcript's own.
    public var lesson: String?

    public init(mark: String, hints: Int, answers: [String], lesson: String? = nil) {
      self.mark = mark
      self.hints = hints
      self.answers = answers
      self.lesson = lesson
    }
  }

  /// What was played.
  public enum Subject: Equatable, Sendable {
    /// A lesson by its name, and the mark of its whole text.
    case lesson(String, content: String)
    case review(Day)
  }

  public var subject: Subject
  public var entries: [Entry]

  public init(of lesson: LessonDocument, _ results: [LessonResult]) {
    subject = .lesson(lesson.name, content: lesson.mark)
    entries = results.map { Entry(mark: $0.mark, hints: $0.hints, answers: $0.answers) }
  }

  public init(of review: Review, _ results: [LessonResult]) {
    subject = .review(review.day)
    entries = review.cards.compactMap { card in
      guard let result = results.last(where: { $0.mark == card.newMark }) else {
        return Entry(mark: card.mark, hints: 0, answers: [], lesson: card.lesson)
      }
      return Entry(
        mark: card.mark, hints: result.hints, answers: result.answers, lesson: card.lesson)
    }
  }

  private static let heading = "slackline transcript 1"

  public var text: String {
    var lines = [Self.heading]
    switch subject {
    case .lesson(let name, let content): lines.append("lesson \(name) \(content)")
    case .review(let day): lines.append("review \(day)")
    }
    for entry in entries {
      let origin = entry.lesson.map { " of \($0)" } ?? ""
      lines.append("question \(entry.mark) hints \(entry.hints)\(origin)")
      lines += entry.answers.map { "> \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Why a text is no transcript.
  public struct Malformed: Error, Sendable {
    public var line: Int
    public var fault: Fault

    public enum Fault: Hashable, Sendable {
      /// It does not begin with this line.
      case noTranscript(heading: String)
      case noLessonNamed
      case answerBeforeQuestion
      case neitherQuestionNorAnswer
    }
  }

  /// Reads a transcript.
  public init(text: String) throws(Malformed) {
    let lines = Lines.of(text)
    guard lines.first?.trimmed == Self.heading else {
      throw Malformed(line: 1, fault: .noTranscript(heading: Self.heading))
    }
    guard let subject = Self.subject(lines.count > 1 ? lines[1] : "") else {
      throw Malformed(line: 2, fault: .noLessonNamed)
    }
    self.subject = subject
    entries = []
    for (index, line) in lines.enumerated().dropFirst(2) where !line.trimmed.isEmpty {
      if line.hasPrefix("> ") || line == ">" {
        guard !entries.isEmpty else {
          throw Malformed(line: index + 1, fault: .answerBeforeQuestion)
        }
        entries[entries.count - 1].answers.append(line.dropFirst(2).trimmed)
        continue
      }
      guard let entry = Self.entry(line) else {
        throw Malformed(line: index + 1, fault: .neitherQuestionNorAnswer)
      }
      entries.append(entry)
    }
  }

  private static func subject(_ line: String) -> Subject? {
    let words = line.split(separator: " ").map(String.init)
    switch words.first {
    case "lesson" where words.count == 3: return .lesson(words[1], content: words[2])
    case "review" where words.count == 2: return Day(words[1]).map { .review($0) }
    default: return nil
    }
  }

  private static func entry(_ line: String) -> Entry? {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 4 || words.count == 6, words[0] == "question", words[2] == "hints",
      let hints = Int(words[3])
    else { return nil }
    if words.count == 4 { return Entry(mark: words[1], hints: hints, answers: []) }
    return words[4] == "of"
      ? Entry(mark: words[1], hints: hints, answers: [], lesson: words[5]) : nil
  }
}

extension LessonTranscript.Malformed: Phrase {
  public var english: String {
    switch fault {
    case .noTranscript(let heading): "this is no transcript: it begins with '\(heading)'"
    case .noLessonNamed: "here the lesson is named: lesson NAME CONTENT"
    case .answerBeforeQuestion: "an answer stands before any question"
    case .neitherQuestionNorAnswer: "this is neither a question nor an answer"
    }
  }
}

extension LessonDocument {
  /// Changes with any character of the lesson.
  public var mark: String { Course.mark(of: text) }
}
