// The walk on the whole screen, for a class.

import Formats
import Narration
import Rendering
import Session
import Wording

extension Engine {
  /// Begins the walk through the session that is talked to.
  mutating func present() -> JSONValue {
    var session = session
    do throws(Failure) {
      show = try session.slideShow()
    } catch {
      // What takes too much to be walked through has no slides.
      (show, refusedShow) = (nil, error)
    }
    return slide()
  }

  mutating func turn(_ turn: PageRequest.Turn) -> JSONValue {
    switch turn {
    case .next: show?.next()
    case .back: show?.back()
    case .first: show?.first()
    case .last: show?.last()
    case .place(let place): show?.go(toPlace: place)
    }
    return slide()
  }

  /// Takes a guess.
  mutating func guess(_ line: String) -> JSONValue {
    let complaint = show?.answer(line)
    return slide(complaint)
  }

  /// Ends the walk; the guesses count.
  mutating func dismiss() -> JSONValue {
    if let show, case .session = partner { desk.session.count(show) }
    show = nil
    var narrator = Narrator(session.settings.speech)
    let refused = refusedShow.take().map {
      Entry("present", Reply(failure: $0.told(of: "present")), session, &narrator)
    }
    return reply(refused.map { [$0] } ?? [])
  }

  private func slide(_ complaint: Text? = nil) -> JSONValue {
    guard let show else { return .object([.init("slide", .null)]) }
    let drawing = Drawing(
      show.presentation, width: widths.slide, height: widths.slideHeight)
    let slide = show.slide
    func paragraphs(_ texts: [Text]) -> JSONValue {
      .array(drawing.markup(Document(texts.map { .paragraph($0) })))
    }
    return .object([
      .init(
        "slide",
        .object([
          .init("place", .integer(show.place)), .init("count", .integer(show.count)),
          .init("isAsking", .bool(show.isAsking)),
          .init("headline", paragraphs(Array(slide.headlines.prefix(1)))),
          .init("note", paragraphs(show.note.map { [$0] } ?? [])),
          .init("story", paragraphs(slide.story)),
          .init("body", .array(drawing.markup(slide.body))),
          .init("standing", paragraphs(slide.state.isEmpty ? [] : [slide.state])),
          .init("picture", .array(slide.picture.map { drawing.markup($0) } ?? [])),
          .init("complaint", paragraphs(complaint.map { [$0] } ?? [])),
        ]))
    ])
  }
}
