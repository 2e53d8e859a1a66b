// help and help WORD.

import Language
import Rendering
import Session
import Wording

extension Narrator {
  private func say(_ words: HelpWords) -> Text { words.text(in: speech) }

  func document(_ report: HelpReport) -> Document {
    switch report {
    case .overview(let tasks): return overview(tasks)
    case .list(let topics): return list(topics)
    case .topic(let topic): return document(topic)
    case .name(let name, let meaning):
      return Document([
        .paragraph("\(name, .strong): \(text(meaning))"), .paragraph(say(.asksMore(name, meaning))),
      ])
    case .ambiguous(let word, let words):
      return Document([.paragraph(say(.couldBe(word, words)))])
    case .unknown(let word, let nearest):
      return Document([.paragraph(say(.unknown(word, nearest: nearest)))])
    }
  }

  private func document(_ topic: HelpTopic) -> Document {
    var blocks: [Block] = [.paragraph("\(topic.word, .strong): \(topic.summary)")]
    var rows: [[Text]] = []
    if let form = topic.form { rows.append([say(.form).marked(.dim), Text(form, .code)]) }
    for (number, line) in topic.example.enumerated() {
      rows.append([number == 0 ? say(.example).marked(.dim) : "", Text(line, .code)])
    }
    if !topic.seeAlso.isEmpty {
      rows.append([say(.seeAlso).marked(.dim), Text(topic.seeAlso.joined(separator: ", "))])
    }
    blocks += topic.body.map { .paragraph(Text($0)) }
    blocks.append(.grid(Grid(rows)))
    return Document(blocks)
  }

  /// The form of a command; of several forms, the word alone, for `help WORD` shows them.
  private func brief(_ topic: HelpTopic) -> String {
    switch topic.kind {
    case .term: return topic.word
    case .statement: return topic.example.last ?? topic.word
    case .command:
      guard let form = topic.form else { return "\(topic.word) …" }
      let hasSeveral = form.split(separator: " ").contains("|")
      return hasSeveral && form.count >= 30 ? "\(topic.word) …" : form
    }
  }

  private func list(_ topics: [HelpTopic]) -> Document {
    Document([
      .grid(Grid(topics.map { [Text(brief($0), .code), Text($0.summary)] })),
      .paragraph(say(.tellsMore)),
    ])
  }

  /// With the line that was typed and the next prompt, one screen of 24 lines.
  private func overview(_ tasks: [HelpTask]) -> Document {
    let rows: [[Text]] = tasks.map { task in
      let lines = task.lines.map { Text($0, .code) }.joined(separator: "   ")
      return [Text(task.purpose), lines]
    }
    return Document([
      .paragraph(say(.tasks)), .grid(Grid(rows)), .paragraph(say(.furtherHelp)),
    ])
  }
}
