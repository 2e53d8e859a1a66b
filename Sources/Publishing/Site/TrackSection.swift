// A way through the lessons, for who goes it and for who teaches it.

import Course
import Rendering
import Wording

struct TrackSection {
  private let track: Track
  private let lessons: [LessonDocument]
  private let renderer: HTMLRenderer
  private let speech: Speech

  init(_ track: Track, _ lessons: [LessonDocument], speech: Speech) {
    (self.track, self.lessons, self.speech) = (track, lessons, speech)
    renderer = HTMLRenderer(presentation: Presentation(speech: speech))
  }

  var markup: [Markup] {
    let minutes = track.lessons.reduce(0) { $0 + (lesson($1)?.place?.minutes ?? 0) }
    let heading =
      renderer.markup(of: Text(track.title))
      + renderer.markup(of: SiteWords.place(minutes: minutes, requires: []).text(in: speech))
    return [.html("h2", ["id": track.name], heading)]
      + track.parts.map { part in
        switch part {
        case .paragraph(let text):
          .html(
            "div", ["class": "slackline"], [.html("p", [:], renderer.markup(of: Track.text(text)))])
        case .steps(let steps): .html("ol", ["class": "track"], steps.map(item))
        }
      }
  }

  private func lesson(_ number: Int) -> LessonDocument? {
    lessons.first { Lesson(name: $0.name, text: "").number == number }
  }

  private func item(_ step: Track.Step) -> Markup {
    var parts: [Markup] = []
    if let number = step.lesson {
      if let lesson = lesson(number) {
        let link = LessonLinks.Link(address: "\(lesson.name).html", words: Text(lesson.title))
        parts.append(link.markup)
        if let place = lesson.place {
          let words = SiteWords.place(minutes: place.minutes, requires: [])
          parts += renderer.markup(of: words.text(in: speech))
        }
      }
    } else {
      parts += renderer.markup(of: Text(step.line, .code))
    }
    if !step.note.isEmpty { parts += renderer.markup(of: "  " + Track.text(step.note)) }
    return .html("li", ["class": "slackline"], parts)
  }
}
