// The program behind a page: one request in, one reply out, both JSON. It has no clock, no file and no screen; what
// it cannot do by itself, such as reading a file of the learner's, it asks of the page in the reply.

import Course
import Formats
import Language
import Lessons
import Narration
import Rendering
import Session
import Wording

/// Everything that a page needs of the program, as a value.
public struct Engine: Sendable {
  /// Who is being talked to.
  enum Partner: Sendable {
    case session
    /// A lesson, or what is asked again in a review.
    indirect case lesson(LessonPlayer, Review?)
    indirect case exercises(ExercisePlayer)
  }

  /// The language in which sessions begin.
  private(set) var firstSpeech = Speech.english
  /// The learner's own session, which waits while a lesson is played.
  var desk = Desk(.english)
  var partner = Partner.session
  /// The walk that fills the screen; nil as a rule.
  var show: SlideShow?
  /// Why there is none, until it is said.
  var refusedShow: Failure?
  /// The board of the session that is talked to, which keeps its scales.
  var board = Board()

  /// From which what is missed comes back; nil: it does not.
  var day: Day?
  /// What was missed until the lesson under way began.
  var schedule = ReviewSchedule()

  /// Of pictures.
  var widths = PageRequest.Widths()

  /// How much a reply says.
  enum Telling: Sendable {
    case all
    /// What came of it, but not how things stand.
    case entries
    /// Of lines of the learner's own session what is wrong with them; of a lesson's what came of it.
    case faults
  }
  private var telling = Telling.all

  /// With nothing typed so far.
  public init() {}

  /// Does what a request asks for.
  ///
  /// - Parameter request: a JSON object; `PageRequest` says which there are.
  /// - Returns: a JSON object; what is wrong with the request, if it is none.
  public mutating func answer(_ request: String) -> String {
    guard let request = PageRequest(request) else {
      return JSONValue.object([.init("fault", .string(say(.unreadableRequest)))]).compact
    }
    return answer(request).compact
  }

  private mutating func answer(_ request: PageRequest) -> JSONValue {
    switch request {
    case .style:
      .object([.init("style", .string(PageStyle.colours + PageStyle.document + PageStyle.paper))])
    case .state: reply()
    case .resize(let widths): resize(widths)
    case .speak(let speech): speak(speech)
    case .run(let text, let isWhole): run(text, isWhole: isWhole)
    case .complete(let before): completion(of: before)
    case .drag(let drag): preview(drag)
    case .draw(let stroke): drawn(stroke)
    case .turnObjective(let id, let stroke): turned(id, stroke)
    case .open(let file, let origin): open(file, from: origin)
    case .write(let name): file(named: name)
    case .lessons(let kept): lessons(kept)
    case .play(let name, let kept): play(name, kept)
    case .review(let kept): review(kept)
    case .readLesson(let file): play(file)
    case .exercise(let wish): ask(wish)
    case .leave: leave()
    case .present: present()
    case .turn(let turn): self.turn(turn)
    case .guess(let line): guess(line)
    case .dismiss: dismiss()
    case .again(let step, let isShown): again(step, isShown: isShown)
    }
  }

  /// Many steps are taken one after another, and only the last place is looked at.
  private mutating func again(_ step: PageRequest, isShown: Bool) -> JSONValue {
    telling = isShown ? .entries : .faults
    defer { telling = .all }
    return answer(step)
  }

  private mutating func resize(_ widths: PageRequest.Widths) -> JSONValue {
    self.widths = widths
    return reply()
  }

  /// The language of a session that has begun is a setting of its own.
  private mutating func speak(_ speech: Speech) -> JSONValue {
    firstSpeech = speech
    desk = Desk(speech)
    partner = .session
    board = Board()
    return reply()
  }

  // MARK: What all replies share

  /// The session that a line would go to.
  var session: Session {
    switch partner {
    case .session: desk.session
    case .lesson(let player, _): player.sandbox
    case .exercises(let player): player.sandbox
    }
  }

  var speech: Speech { desk.session.settings.speech }

  func say(_ words: PageWords) -> String { words.text(in: speech) }

  /// What there is to show for a request, and how things stand after it.
  mutating func reply(_ entries: [Entry] = [], _ more: [JSONValue.Member] = []) -> JSONValue {
    var shown = entries
    if case .faults = telling, case .session = partner { shown.removeAll { !$0.isFault } }
    var members = [JSONValue.Member("entries", .array(shown.map { $0.json(width: widths.entry) }))]
    members += more
    if case .all = telling { members.append(.init("state", state())) }
    return .object(members)
  }

  /// How things stand, for what stands around the conversation.
  private mutating func state() -> JSONValue {
    var session = session
    let isOwn = if case .session = partner { true } else { false }
    let prompt =
      switch partner {
      case .session: ""
      case .lesson(let player, _): player.prompt
      case .exercises(let player): player.prompt
      }
    return .object([
      .init("language", .string(speech.rawValue)),
      .init("standing", .string(PageStanding(session.standing()).text(in: speech))),
      .init("prompt", .string(prompt)),
      .init("undo", isOwn ? (session.lineToUndo.map { .string($0) } ?? .null) : .null),
      .init("redo", isOwn ? (session.lineToRedo.map { .string($0) } ?? .null) : .null),
      .init("lesson", lessonState()),
      .init("board", board.markup(of: session, room: widths)),
    ])
  }

  private func lessonState() -> JSONValue {
    switch partner {
    case .session: .null
    case .lesson(let player, _):
      .object([
        .init("title", .string(player.lesson.title)), .init("name", .string(player.lesson.name)),
        .init("answered", .integer(player.score.answered)),
        .init("count", .integer(player.score.count)), .init("isAtEnd", .bool(player.isAtEnd)),
        .init(
          "asked",
          .array(
            HTMLRenderer(presentation: player.sandbox.presentation).markup(of: player.asked)
              .map { $0.json })),
        .init("next", player.isAtEnd ? nextLesson(after: player.lesson.name) : .null),
      ])
    case .exercises(let player):
      .object([
        .init("title", .string(player.exercise.name)), .init("name", .null),
        .init("answered", .integer(player.results.count { $0.isAnswered })),
        .init("count", .integer(player.results.count)), .init("isAtEnd", .bool(false)),
        .init("asked", .array([])),
        .init("next", .null),
      ])
    }
  }

  /// The lesson that comes after one of the program's.
  private func nextLesson(after name: String) -> JSONValue {
    let outlines = LessonOutline.all(of: BuiltInLessons.all(in: speech))
    guard let place = outlines.firstIndex(where: { $0.lesson.name == name }),
      place + 1 < outlines.count
    else { return .null }
    let next = outlines[place + 1]
    return .object([
      .init("name", .string(next.lesson.name)), .init("title", .string(next.title)),
    ])
  }
}
