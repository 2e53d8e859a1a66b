// help and help WORD.

import Language
import Rendering
import Session

extension Narrator {
  func document(_ report: HelpReport) -> Document {
    switch report {
    case .overview: return overview
    case .list(let topics): return list(topics)
    case .topic(let topic): return document(topic)
    case .ambiguous(let word, let words):
      return Document([.paragraph("\(word, .code) could be \(Words.list(words)).")])
    case .unknown(let word, let nearest):
      let hint: Text = nearest.map { " Perhaps \($0, .code)?" } ?? ""
      return Document([
        .paragraph(
          "There is no help on \(word, .code).\(hint) \("help", .code) lists the commands.")
      ])
    }
  }

  private func document(_ topic: HelpTopic) -> Document {
    var blocks: [Block] = [.paragraph("\(topic.word, .strong): \(topic.summary)")]
    var rows: [[Text]] = []
    if let form = topic.form { rows.append([Text("form", .dim), Text(form, .code)]) }
    for (number, line) in topic.example.enumerated() {
      rows.append([Text(number == 0 ? "example" : "", .dim), Text(line, .code)])
    }
    if !topic.seeAlso.isEmpty {
      rows.append([Text("see also", .dim), Text(topic.seeAlso.joined(separator: ", "))])
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
      .paragraph("\("help WORD", .code) tells more about each."),
    ])
  }

  /// One screen of 24 lines.
  private var overview: Document {
    let rows: [[Text]] = Help.tasks.map { task in
      let lines = task.lines.map { Text($0, .code) }.joined(separator: "   ")
      return [Text(task.purpose), lines]
    }
    return Document([
      .paragraph("\("To …", .strong) type, for example"),
      .grid(Grid(rows)),
      .paragraph(
        "\("help WORD", .code) explains each command and words such as slack, basis or ratio test. "
          + "\("help commands", .code) lists all commands, \("help words", .code) all words."),
    ])
  }
}
