// The questions and tasks of a lesson with their hints and answers, folded up: nobody sees an answer who has not asked for
// it.

import Course
import Rendering
import Wording

struct LessonAnswers {
  private let items: [Item]
  private let speech: Speech

  private struct Item {
    let prompt: String
    let hints: [String]
    let answer: String?
  }

  init(_ lesson: LessonDocument, in speech: Speech) {
    self.speech = speech
    items = lesson.items.compactMap { item in
      switch item {
      case .question(let question):
        Item(
          prompt: question.prompt.text, hints: question.hints.map { $0.text },
          answer: question.answer)
      case .task(let task):
        Item(prompt: task.prompt.text, hints: task.hints.map { $0.text }, answer: task.answer)
      case .block, .exercise: nil
      }
    }
  }

  /// A section; nothing where nothing is asked.
  var markup: [Markup] {
    if items.isEmpty { return [] }
    let heading = Markup.html("h2", [:], inline(SiteWords.hintsAndAnswers.text(in: speech)))
    return [.html("section", ["class": "answers"], [heading] + items.map(folded))]
  }

  private func folded(_ item: Item) -> Markup {
    var lines = item.hints.enumerated().map { index, hint in
      let words = SiteWords.hint(index + 1).text(in: speech)
      return Markup.html("p", [:], inline(words) + inline(Text(inline: hint)))
    }
    if let answer = item.answer {
      let words = SiteWords.answer.text(in: speech)
      lines.append(.html("p", [:], inline(words) + inline(Text(inline: answer))))
    }
    return .html(
      "details", [:],
      [
        .html("summary", [:], inline(Text(inline: item.prompt))),
        .html("div", ["class": "slackline"], lines),
      ])
  }

  private func inline(_ words: Text) -> [Markup] {
    HTMLRenderer(presentation: Presentation(speech: speech)).markup(of: words)
  }
}
