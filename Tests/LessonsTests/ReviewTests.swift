// What was missed comes back: on the right day, with other numbers where all of it follows from them, judged by the
// solver.

import Rationals
import Rendering
import TestSupport
import Testing
import Wording

@testable import Course
@testable import Lessons

@Suite struct DayTests {
  @Test(
    "Days are those of the calendar",
    arguments: [
      ("1970-01-01", 0), ("1970-01-02", 1), ("1969-12-31", -1), ("2000-02-29", 11_016),
      ("2000-03-01", 11_017), ("2024-02-29", 19_782), ("2026-03-01", 20_513),
      ("2100-03-01", 47_541),
    ])
  func days(text: String, number: Int) {
    #expect(Day(text)?.number == number)
    #expect(Day(number: number).description == text)
  }

  @Test("Every day for four hundred years follows the one before")
  func sequence() {
    for number in stride(from: -80_000, through: 80_000, by: 1) {
      #expect(Day(Day(number: number).description)?.number == number)
    }
  }

  @Test(
    "What is no day is none",
    arguments: [
      "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "26-04-01", "2026-4-1", "", "x",
    ])
  func none(text: String) { #expect(Day(text) == nil) }
}

@Suite struct ReviewScheduleTests {
  private typealias Schedule = ReviewSchedule

  /// What is due on a day, after so many things that happened: the day, the event.
  private func schedule(_ events: [(String, Schedule.Event)], mark: String = "m") -> Schedule {
    Schedule(
      lines: events.map { day, event in
        Schedule.line(event, mark: mark, in: "07-a", on: Day(day) ?? Day(number: 0))
      })
  }

  @Test("What was missed comes back after one day, three days after that, seven after that")
  func gaps() {
    var events: [(String, Schedule.Event)] = [("2026-03-01", .missed)]
    #expect(schedule(events).next?.description == "2026-03-02")
    events.append(("2026-03-02", .right))
    #expect(schedule(events).next?.description == "2026-03-05")
    events.append(("2026-03-06", .right))
    #expect(schedule(events).next?.description == "2026-03-13")
    events.append(("2026-03-13", .right))
    #expect(schedule(events).next == nil)
  }

  @Test("What is missed again begins anew")
  func again() {
    let events: [(String, Schedule.Event)] = [
      ("2026-03-01", .missed), ("2026-03-02", .right), ("2026-03-05", .missed),
    ]
    #expect(schedule(events).next?.description == "2026-03-06")
  }

  @Test("What is right before it is due is no time that it comes back")
  func early() {
    let events: [(String, Schedule.Event)] = [
      ("2026-03-01", .missed), ("2026-03-01", .right), ("2026-03-02", .right),
      ("2026-03-02", .right),
    ]
    #expect(schedule(events).next?.description == "2026-03-05")
  }

  @Test("What is due is right in its lesson, too, and what is not due is nothing")
  func inLesson() throws {
    let schedule = schedule([("2026-03-01", .missed)])
    func event(_ outcome: LessonResult.Outcome, misses: Int = 0, on day: String) throws
      -> Schedule.Event?
    {
      var result = LessonResult(mark: "m", prompt: "p")
      (result.outcome, result.misses) = (outcome, misses)
      return schedule.event(of: result, on: try #require(Day(day)))
    }
    #expect(try event(.right, on: "2026-03-02") == .right)
    #expect(try event(.right, on: "2026-03-01") == nil)
    #expect(try event(.right, misses: 1, on: "2026-03-02") == .missed)
    #expect(try event(.shown, on: "2026-03-01") == .missed)
    #expect(try event(.skipped, on: "2026-03-02") == nil)
  }

  @Test("Only what is due comes back, the longest overdue first; rubbish is passed over")
  func due() throws {
    let lines = [
      "2026-03-02\t07-a\tb\tmissed", "2026-03-01\t09-c\ta\tmissed", "2026-03-09\t07-a\tc\tmissed",
      "rubbish", "2026-03-01\t07-a\td\tlost", "2026-02-30\t07-a\te\tmissed",
      "2026-03-01\t07-a\tf\tright",
    ]
    let schedule = Schedule(lines: lines)
    let day = try #require(Day("2026-03-04"))
    #expect(schedule.due(on: day).map(\.mark) == ["a", "b"])
    #expect(schedule.due(on: day + -3).isEmpty)
    #expect(
      Schedule.lines(lines, forgetting: "07-a") == ["2026-03-01\t09-c\ta\tmissed", "rubbish"])
  }

  @Test(
    "What was right at once does not come back; what was shown does, and what was skipped does not")
  func comesBack() {
    func result(_ outcome: LessonResult.Outcome, misses: Int = 0, hints: Int = 0) -> Bool {
      var result = LessonResult(mark: "m", prompt: "p")
      (result.outcome, result.misses, result.hints) = (outcome, misses, hints)
      return result.comesBack
    }
    #expect(!result(.right) && !result(.right, hints: 2) && result(.right, misses: 1))
    #expect(result(.shown) && !result(.skipped) && !result(.open))
  }
}

@Suite struct ReviewTests {
  private static let day = Day(number: 20_513)

  private static let lesson = """
    # A lesson

    ```slackline
    > point X1 = 10, X2 = 24
    ...
    > want: X = X1 @low
    ...
    > need: X >= X2 + 6 @high
    ...
    > plot
    ...
    > 2X <= 100
    ...
    ```

    ```slackline fails
    > X = 99
    ...
    ```

    ```ask
    prompt: X1 is 10 and X2 is 24. How far is X from 10?
    expect: X - 10
    miss 30: That is where X is.
    miss X1: Look again.
    hint: Where is X?
    hint: X − 10.
    answer: 20, as X is at 30.
    ```

    ```ask
    prompt: And with 7 more?
    expect: X + 7
    hint: h
    ```

    ```ask
    prompt: What is left of 2X?
    expect: 2X in [60, 60]
    hint: h
    ```

    ```ask
    prompt: Which one?
    choice a: the 24 one
    choice b: the other one
    expect: choice a
    because: X >= X2
    because: X = 30
    hint: h
    ```

    ```ask
    prompt: And then?
    after: X >= 42
    expect: X
    hint: h
    ```

    ```try
    prompt: Bring X to 40.
    expect: X = 40
    only: preference
    lines: 1
    solution: X = 40 @999
    hint: h
    ```

    """

  private func review(_ text: String = lesson, on day: Day = day) throws -> Review {
    let document = try LessonDocument(path: "07-a.md", text: text)
    let wanted = document.items.compactMap(\.mark).map { (lesson: "07-a", mark: $0) }
    return try #require(
      Review(wanted, on: day, in: .english, from: { $0 == "07-a" ? document : nil }))
  }

  @Test("Questions come back with other numbers, the same wherever they stand")
  func moved() throws {
    let review = try review()
    #expect(review.cards.count == 6)
    #expect(review.cards.filter(\.isMoved).count >= 5, "\(review.document.text)")
    let text = review.document.text
    // What only shows something is left out, and what failed.
    #expect(!text.contains("plot") && !text.contains("X = 99"), "\(text)")
    guard case .question(let first) = review.document.items.first(where: { $0.mark != nil }) else {
      Issue.record("there is no question")
      return
    }
    #expect(!first.prompt.text.contains("10 and"))
    let from = first.prompt.text.split(separator: " ").last?.dropLast() ?? ""
    #expect(first.expectationText.text == "X - \(from)")
    // All that is said is multiplied alike.
    let place = try #require(Rational(String(from)))
    #expect(first.answer == "\(2 * place), as X is at \(3 * place).")
    #expect(first.misses.map(\.answer) == ["\(3 * place)", "X1"])
    #expect(first.hints.map(\.text) == ["Where is X?", "X − \(from)."])
  }

  @Test("What is moved holds, by the checker's own judgement")
  func holds() throws {
    for number in 0..<20 {
      let verdict = LessonChecker.check(try review(on: Self.day + number).document)
      let errors = verdict.reports.filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(errors)")
    }
  }

  @Test("Another day has other numbers, the same day the same")
  func days() throws {
    let texts = try (0..<6).map { try review(on: Self.day + $0).document.text }
    #expect(Set(texts).count > 3)
    #expect(try review().document.text == texts[0])
  }

  @Test("What is not there any more is left out")
  func gone() throws {
    let document = try LessonDocument(path: "07-a.md", text: Self.lesson)
    let wanted = [(lesson: "07-a", mark: "nothing"), (lesson: "none", mark: "x")]
    #expect(
      Review(wanted, on: Self.day, in: .english, from: { $0 == "07-a" ? document : nil }) == nil)
  }

  @Test("A review is graded from its transcript, which says nothing of what is right")
  func transcript() throws {
    let review = try review()
    var player = try LessonPlayer(review.document, presentation: Presentation())
    _ = player.begin()
    for _ in 0..<200 where !player.isAtEnd {
      let isAsked = player.prompt.hasPrefix("answer ") || player.prompt.hasPrefix("try ")
      _ = player.take(isAsked ? "skip" : "")
    }
    var results = player.results
    #expect(results.count == 6)
    let examiners = LessonRun.stops(of: review.document).compactMap { stop -> Examiner? in
      if case .question(let question) = stop.item {
        try? Examiner(question, in: stop.session)
      } else {
        nil
      }
    }
    for (index, examiner) in examiners.enumerated() {
      if case .choice(let name) = examiner.truth {
        results[index].answers = [name]
      } else {
        results[index].answers = [examiner.answerText]
      }
    }
    let written = LessonTranscript(of: review, results)
    let read = try LessonTranscript(text: written.text)
    #expect(read == written)
    let document = try LessonDocument(path: "07-a.md", text: Self.lesson)
    let sitting = try #require(
      LessonSitting(reviewOf: Self.day, read, in: .english, from: { $0 == "07-a" ? document : nil })
    )
    #expect(
      sitting.answered.map(\.outcome) == [.right, .right, .right, .right, .right, .open],
      "\(review.document.text)\n\(written.text)")
    // On another day the numbers are others, and these answers are wrong.
    let other = try #require(
      LessonSitting(
        reviewOf: Self.day + 1, read, in: .english, from: { $0 == "07-a" ? document : nil }))
    #expect(other.right < 5)
  }

  @Test(
    "In every lesson, what comes back can be asked",
    arguments: Trials.some(of: BuiltInLessons.all))
  func course(lesson: Lesson) throws {
    let document = try lesson.document()
    let wanted = document.items.compactMap(\.mark).map { (lesson: lesson.name, mark: $0) }
    guard !wanted.isEmpty else { return }
    let review = try #require(Review(wanted, on: Self.day, in: .english, from: { _ in document }))
    #expect(review.cards.count + review.places.count == wanted.count)
    let verdict = LessonChecker.check(review.document)
    let errors = verdict.reports.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors)")
  }
}
