// The hints and the answer of a question or a task, folded up below it: nobody sees an answer who has not asked for it.

import Course
import Rendering
import Wording

struct LessonAnswers {
  private let items: [Int: Item]
  private let speech: Speech

  private struct Item {
    let hints: [String]
    let answer: String?
  }

  init(_ lesson: LessonDocument, in speech: Speech) {
    self.speech = speech
    var items: [Int: Item] = [:]
    for item in lesson.items {
      switch item {
      case .question(let question):
        items[item.line] = Item(hints: question.hints.map { $0.text }, answer: question.answer)
      case .task(let task):
        items[item.line] = Item(hints: task.hints.map { $0.text }, answer: task.answer)
      case .block, .exercise: break
      }
    }
    self.items = items
  }

  /// What belongs below what is asked in that line of the lesson; nil where nothing more is known.
  func markup(ofLine line: Int) -> Markup? {
    guard let item = items[line], !item.hints.isEmpty || item.answer != nil else { return nil }
    var lines = item.hints.enumerated().map { index, hint in
      let words = SiteWords.hint(index + 1).text(in: speech)
      return Markup.html("p", [:], inline(words) + inline(Text(inline: hint)))
    }
    if let answer = item.answer {
      let words = SiteWords.answer.text(in: speech)
      lines.append(.html("p", [:], inline(words) + inline(Text(inline: answer))))
    }
    let summary = SiteWords.hintsAndAnswer.text(in: speech)
    return .html(
      "details", [:],
      [.html("summary", [:], inline(summary)), .html("div", ["class": "slackline"], lines)])
  }

  private func inline(_ words: Text) -> [Markup] {
    HTMLRenderer(presentation: Presentation(speech: speech)).markup(of: words)
  }
}
