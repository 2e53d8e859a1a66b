// What a learner answered in a lesson, as a file that a teacher can check: the answers alone count, and
// what they are worth is worked out again from the lesson.
//
//     slackline transcript 1
//     lesson 07-priorities 9a3f…
//     question 0c2b… hints 1
//     > 10
//     > 20
//     task 77aa… hints 0
//     > X >= 25

import Language
public import Wording

/// The answers of one sitting.
public struct LessonTranscript: Hashable, Sendable {
  /// Of a question or a task.
  public struct Entry: Hashable, Sendable {
    public var mark: String
    public var hints: Int
    public var answers: [String]

    public init(mark: String, hints: Int, answers: [String]) {
      self.mark = mark
      self.hints = hints
      self.answers = answers
    }
  }

  public var lesson: String
  /// The mark of the lesson's whole text.
  public var content: String
  public var entries: [Entry]

  public init(of lesson: LessonDocument, _ results: [LessonResult]) {
    self.lesson = lesson.name
    content = lesson.mark
    entries = results.map { Entry(mark: $0.mark, hints: $0.hints, answers: $0.answers) }
  }

  private static let heading = "slackline transcript 1"

  public var text: String {
    var lines = [Self.heading, "lesson \(lesson) \(content)"]
    for entry in entries {
      lines.append("question \(entry.mark) hints \(entry.hints)")
      lines += entry.answers.map { "> \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Why a text is no transcript.
  public struct Malformed: Error, Hashable, Sendable {
    public var line: Int
    public var fault: Fault

    public enum Fault: Hashable, Sendable {
      /// It does not begin with this line.
      case noTranscript(heading: String)
      case noLessonNamed
      case answerBeforeQuestion
      case neitherQuestionNorAnswer
    }

    public func text(in speech: Speech) -> String {
      switch speech {
      case .english: English.text(fault)
      }
    }
  }

  /// Reads a transcript.
  public init(text: String) throws(Malformed) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.first?.trimmed == Self.heading else {
      throw Malformed(line: 1, fault: .noTranscript(heading: Self.heading))
    }
    let head = (lines.count > 1 ? lines[1] : "").split(separator: " ").map(String.init)
    guard head.count == 3, head[0] == "lesson" else {
      throw Malformed(line: 2, fault: .noLessonNamed)
    }
    (lesson, content) = (head[1], head[2])
    entries = []
    for (index, line) in lines.enumerated().dropFirst(2) where !line.trimmed.isEmpty {
      if line.hasPrefix("> ") || line == ">" {
        guard !entries.isEmpty else {
          throw Malformed(line: index + 1, fault: .answerBeforeQuestion)
        }
        entries[entries.count - 1].answers.append(line.dropFirst(2).trimmed)
        continue
      }
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 4, words[0] == "question", words[2] == "hints", let hints = Int(words[3])
      else {
        throw Malformed(line: index + 1, fault: .neitherQuestionNorAnswer)
      }
      entries.append(Entry(mark: words[1], hints: hints, answers: []))
    }
  }
}

extension LessonDocument {
  /// Changes with any character of the lesson.
  public var mark: String { Lessons.mark(of: text) }
}
