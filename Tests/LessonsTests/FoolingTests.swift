// Every lesson played to its end by somebody who would fool the tutor: at each question something silly, something
// wrong, then what is right in another form; at each task every way around it that the checker can think of.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Session
import TestSupport
import Testing

@testable import Course
@testable import Lessons

@Suite("Lessons played to fool the tutor")
struct FoolingTests {
  /// Somebody at a question or a task.
  private struct Joker {
    var player: LessonPlayer

    init(_ lesson: LessonDocument) throws {
      player = try LessonPlayer(lesson, presentation: Presentation())
      _ = player.begin()
    }

    mutating func say(_ line: String) -> String {
      player.take(line).sections.map {
        TextRenderer(presentation: $0.presentation, width: 80, theme: nil).render($0.document)
      }.joined(separator: "\n")
    }

    var isAsked: Bool { player.prompt.hasPrefix("answer ") || player.prompt.hasPrefix("try ") }

    mutating func goOn() throws {
      for _ in 0..<1_000 where !isAsked && !player.isAtEnd { _ = say("") }
      try #require(isAsked || player.isAtEnd, "it goes on for ever")
    }
  }

  private static let silly = [
    "?!", "blue", "1/0", "--", "[", "[1", "[2, 1]", "1..", "(((", "π", "🙂", "X = ", "1,5", "yes no",
    "0x10", "1e400", String(repeating: "9", count: 400), "a⁺⁺", "choice a", "answer 20",
    "next next",
  ]

  @Test(
    "Nothing silly counts, nothing wrong is right, and what is right is right in any form",
    arguments: Trials.some(of: BuiltInLessons.all.map(\.name)))
  func questions(name: String) throws {
    let document = try Lesson.find(name).document()
    var joker = try Joker(document)
    let stops = LessonRun.stops(of: document)
    for stop in stops {
      try joker.goOn()
      guard case .question(let question) = stop.item else {
        if case .exercise(let exercise) = stop.item { fool(joker, exercise.exercise) }
        _ = joker.say("skip")
        continue
      }
      let examiner = try Examiner(question, in: stop.session)
      let count = joker.player.results.count
      for line in Self.silly {
        if case .right = examiner.judge(line) { Issue.record("\(question.prompt.text): \(line)") }
        var copy = joker
        let reply = copy.say(line)
        #expect(!reply.contains("Right."), "\(question.prompt.text): \(line): \(reply)")
        #expect(!reply.isEmpty, "\(question.prompt.text): \(line)")
      }
      for line in examiner.wrongAnswers {
        var copy = joker
        let reply = copy.say(line)
        #expect(reply.hasPrefix("No"), "\(question.prompt.text): \(line): \(reply)")
        #expect(copy.player.results.count == count)
      }
      for line in examiner.rightAnswers {
        var copy = joker
        let reply = copy.say(line)
        #expect(reply.hasPrefix("Right."), "\(question.prompt.text): \(line): \(reply)")
      }
      _ = joker.say(try #require(examiner.rightAnswers.first))
      #expect(joker.player.results.count == count + 1)
    }
    try joker.goOn()
    #expect(joker.player.isAtEnd)
  }

  private func fool(_ joker: Joker, _ exercise: Exercise) {
    for line in Self.silly {
      var copy = joker
      let reply = copy.say(line)
      #expect(!reply.contains("Right.") && !reply.isEmpty, "\(exercise.name): \(line): \(reply)")
    }
    var copy = joker
    #expect(copy.say("  \(exercise.answerText) ").hasPrefix("Right."), "\(exercise.name)")
  }

  @Test(
    "No task is done by a way that it forbids, nor by undo and redo",
    arguments: Trials.some(of: BuiltInLessons.all.map(\.name)))
  func tasks(name: String) throws {
    let document = try Lesson.find(name).document()
    var joker = try Joker(document)
    for stop in LessonRun.stops(of: document) {
      try joker.goOn()
      guard case .task(let task) = stop.item else {
        _ = joker.say("skip")
        continue
      }
      let examiner = try TaskExaminer(task, in: stop.session)
      for lines in Cheats(task, in: examiner.session.problem).all {
        var copy = joker
        var session = examiner.session
        var ways: Set<Way> = []
        for line in lines where copy.player.results.count == joker.player.results.count {
          let reply = copy.say(line)
          let (next, verdict) = examiner.attempt(line, in: session)
          if case .changed = verdict {
            ways.formUnion(examiner.ways(of: line, from: session, to: next)?.all ?? [])
          }
          session = next
          guard reply.contains("Done.") else { continue }
          #expect(ways.allSatisfy { !task.rules.forbids($0) }, "\(task.prompt.text): \(lines)")
          #expect(
            !ways.isSubset(of: [.undo]) && !ways.contains(.reset), "\(task.prompt.text): \(lines)")
        }
      }
      for line in task.solution { _ = joker.say(line.text) }
    }
    try joker.goOn()
    #expect(joker.player.isAtEnd)
  }
}

extension Examiner {
  /// Ways to write the right answer, the plain one first.
  fileprivate var rightAnswers: [String] {
    switch truth {
    case .number(let value):
      var forms = ["\(value)", "\(value) + 0", "2*(\(value))/2", "(\(value))", " \(value) "]
      if value.isInteger { forms += ["\(value).0", "\(value)/1"] }
      return forms
    case .interval(let interval):
      let text = answerText
      let inside = text.dropFirst().dropLast()
      var forms = [text, text.replacing(", ", with: ","), "  \(text)"]
      if interval.lower != nil, interval.upper != nil {
        forms += [
          "\(inside.replacing(", ", with: ".."))", "\(inside.replacing(", ", with: " to "))",
        ]
      }
      return forms
    case .column:
      return [answerText, answerText.replacing("⁺", with: "+").replacing("⁻", with: "-")]
    case .choice(let name):
      let place = question.choices.firstIndex { $0.name.lowercased() == name.lowercased() } ?? 0
      let isPlaceFree = !question.choices.contains { $0.name == "\(place + 1)" }
      let text = question.choices[place].text
      let isTextOnly = question.choices.count { $0.text == text } == 1
      return [name, name.uppercased()] + (isPlaceFree ? ["\(place + 1)"] : [])
        + (isTextOnly ? [text] : [])
    case .yes(let holds): return holds ? ["yes", "y", "YES", "true"] : ["no", "n", "NO", "false"]
    }
  }

  fileprivate var wrongAnswers: [String] {
    let misses = question.misses.map(\.answer)
    switch truth {
    case .number(let value):
      return misses
        + ["\(value) + 1", "\(value) - 1/7", "-(\(value)) - 1", "123456789", "1/1000"].filter {
          if case .right = judge($0) { false } else { true }
        }
    case .interval(let interval):
      let text = answerText
      let open = "(\(text.dropFirst().dropLast()))"
      let isBounded = interval.lower != nil || interval.upper != nil
      return misses + ["[123456, 123457]"] + (isBounded ? [open, "[-inf, inf]"] : [])
    case .column: return misses
    case .choice(let name):
      return question.choices.filter { $0.name.lowercased() != name.lowercased() }.map(\.name)
    case .yes(let holds): return holds ? ["no", "n"] : ["yes", "y"]
    }
  }
}
