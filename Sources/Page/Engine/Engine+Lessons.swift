// Lessons and exercises: which there are, and the conversation with the tutor.

import Course
import Formats
import Language
import Lessons
import Narration
import Rendering
import Session
import Wording

extension Engine {
  // MARK: Which there are

  /// The lessons, part by part.
  ///
  /// - Parameter kept: of earlier visits.
  func lessons(_ kept: PageRequest.Kept) -> JSONValue {
    let progress = LessonProgress(lines: kept.progress)
    let schedule = ReviewSchedule(lines: kept.reviews)
    let outlines = LessonOutline.all(of: BuiltInLessons.all(in: speech))
    let next = CourseStanding(of: outlines, progress).nextLesson?.name
    let rows = outlines.map { outline -> JSONValue in
      let (answered, count) = progress.score(in: outline)
      let place = outline.place
      return .object([
        .init("name", .string(outline.lesson.name)), .init("title", .string(outline.title)),
        .init("part", place.map { .integer($0.part) } ?? .null),
        .init("partTitle", place.map { .string($0.title) } ?? .null),
        .init("isForeign", .bool(outline.speech != speech)),
        .init("minutes", place.map { .integer($0.minutes) } ?? .null),
        .init("answered", .integer(answered)), .init("count", .integer(count)),
        .init("isNext", .bool(outline.lesson.name == next)),
      ])
    }
    return .object([
      .init("lessons", .array(rows)),
      .init(
        "tracks",
        .array(
          BuiltInLessons.tracks(in: speech).map { track in
            .object([
              .init("name", .string(track.name)), .init("title", .string(track.title)),
              .init(
                "lessons",
                .array(
                  track.lessons.compactMap { number in
                    outlines.first { $0.lesson.number == number }.map { .string($0.lesson.name) }
                  })),
            ])
          })),
      .init("due", .integer(kept.day.map { schedule.due(on: $0).count } ?? 0)),
      .init("nextReview", schedule.next.map { .string($0.description) } ?? .null),
    ])
  }

  // MARK: Beginning

  /// Plays a lesson of the program's, from where it was left.
  mutating func play(_ name: String, _ kept: PageRequest.Kept) -> JSONValue {
    day = kept.day
    schedule = ReviewSchedule(lines: kept.reviews)
    let lesson: Lesson
    do { lesson = try Lesson.find(name, in: kept.speech ?? speech) } catch {
      return reply([.words(error.text(in: speech), .error)])
    }
    return play(LessonProgress(lines: kept.progress)) { () throws(MalformedLesson) in
      try lesson.document()
    }
  }

  /// Plays a lesson of the learner's own.
  mutating func play(_ file: PageRequest.File) -> JSONValue {
    play(LessonProgress()) { () throws(MalformedLesson) in
      try LessonDocument(path: file.name, text: file.text)
    }
  }

  /// Asks again what was missed and is due.
  mutating func review(_ kept: PageRequest.Kept) -> JSONValue {
    let schedule = ReviewSchedule(lines: kept.reviews)
    let speech = kept.speech ?? speech
    guard let today = kept.day else { return reply([.words(say(.nothingDue(schedule.next)))]) }
    let due = Review.due(
      schedule.due(on: today).map { (lesson: $0.lesson, mark: $0.mark) }, on: today, in: speech,
      from: { BuiltInLessons.document(named: $0, in: speech) })
    switch due {
    case .nothing: return reply([.words(say(.nothingDue(schedule.next)))])
    case .places(let places): return reply(places.map { .words(say(.standsInLesson($0))) })
    case .review(let review):
      day = today
      return play(
        LessonProgress(), of: review, before: review.places.map { .words(say(.standsInLesson($0))) }
      ) { review.document }
    }
  }

  private mutating func play(
    _ progress: LessonProgress, of review: Review? = nil, before told: [Entry] = [],
    _ document: () throws(MalformedLesson) -> LessonDocument
  ) -> JSONValue {
    do throws(MalformedLesson) {
      let lesson = try document()
      var player = try LessonPlayer(lesson, presentation: desk.session.presentation)
      var entries = told
      let score = progress.score(in: lesson)
      if score.count > 0, score.answered == score.count {
        player.known = progress.known
        entries.append(.words(say(.allAnswered)))
      } else if player.passOver(progress.known) {
        entries.append(.words(say(.goesOn(answered: score.answered, count: score.count))))
      }
      let output = player.begin()
      partner = .lesson(player, review)
      board = Board()
      return reply(entries + [Entry(output.sections)])
    } catch {
      let flaws = error.texts(in: speech).prefix(Self.mostTold)
      return reply(flaws.map { Entry.words($0, .error) })
    }
  }

  /// Of what is wrong with a file.
  static var mostTold: Int { 8 }

  /// Asks exercises of a kind; a seed that is not named is the first.
  mutating func ask(_ wish: ExerciseRequest) -> JSONValue {
    let player = ExercisePlayer(
      Exercise(wish.kind, level: wish.level ?? .one, seed: wish.seed ?? 1),
      presentation: desk.session.presentation)
    partner = .exercises(player)
    board = Board()
    return reply([Entry(player.begin().sections)])
  }

  /// Goes back to the learner's own session.
  mutating func leave() -> JSONValue {
    partner = .session
    board = Board()
    return reply()
  }

  // MARK: The conversation

  /// Takes lines to the tutor.
  mutating func answer(_ lines: [String]) -> JSONValue {
    var entries: [Entry] = []
    var kept: [JSONValue] = []
    var missed: [JSONValue] = []
    var isOver = false
    for line in lines where !isOver {
      var sections: [LessonView.Section]
      var request: Command.Request?
      switch partner {
      case .session: return reply(entries)
      case .lesson(var player, let review):
        let output = player.take(line)
        (sections, request, isOver) = (output.sections, output.request, output.isOver)
        if let result = output.finished {
          if review == nil {
            kept.append(.string(LessonProgress.line(result, in: player.lesson.name)))
          }
          if let event = reviewLine(of: result, in: player.lesson.name, review) {
            missed.append(.string(event))
          }
        }
        partner = .lesson(player, review)
      case .exercises(var player):
        let output = player.take(line)
        (sections, request, isOver) = (output.sections, output.request, output.isOver)
        partner = .exercises(player)
      }
      entries.append(Entry(sections, typed: line.trimmed.isEmpty ? nil : line))
      if let request, request != .quit { entries.append(.words(say(.waitsOutside))) }
    }
    if isOver { (partner, board) = (.session, Board()) }
    return reply(
      entries,
      [
        .init("keep", .array(kept)), .init("keepReviews", .array(missed)),
        .init("isOver", .bool(isOver)),
      ])
  }

  /// What is kept of an answer so that it comes back: what was missed in a lesson; in a review, how each went, for what
  /// was skipped comes back as if nothing had been.
  private func reviewLine(
    of result: LessonResult, in lesson: String, _ review: Review?
  ) -> String? {
    guard let day else { return nil }
    guard let review else {
      return schedule.event(of: result, on: day)
        .map { ReviewSchedule.line($0, mark: result.mark, in: lesson, on: day) }
    }
    guard let card = review.cards.first(where: { $0.newMark == result.mark }), result.isAnswered
    else { return nil }
    return ReviewSchedule.line(
      result.comesBack ? .missed : .right, mark: card.mark, in: card.lesson, on: day)
  }
}

extension Entry {
  /// What a tutor shows.
  init(_ sections: [LessonView.Section], typed: String? = nil) {
    self.typed = typed
    self.sections = sections.map { ($0.document, $0.presentation) }
  }
}
