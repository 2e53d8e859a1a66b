// help and help WORD as documents.

import Language
import Rendering

enum HelpView {
  static func document(for word: String?) -> Document {
    guard let word else { return overview }
    switch Help.answer(for: word) {
    case .topic(let topic):
      return document(topic)
    case .ambiguous(let words):
      return Document([.paragraph("\(word, .code) could be \(Words.list(words)).")])
    case .unknown(let nearest):
      let hint: Text = nearest.map { " Perhaps \($0, .code)?" } ?? ""
      return Document([
        .paragraph(
          "There is no help on \(word, .code).\(hint) \("help", .code) lists the commands.")
      ])
    }
  }

  private static func document(_ topic: HelpTopic) -> Document {
    var blocks: [Block] = [.paragraph("\(topic.word, .strong): \(topic.summary)")]
    var rows: [[Text]] = []
    if let form = topic.form { rows.append([Text("form", .dim), Text(form, .code)]) }
    rows.append([Text("example", .dim), Text(topic.example, .code)])
    if !topic.seeAlso.isEmpty {
      rows.append([Text("see also", .dim), Text(topic.seeAlso.joined(separator: ", "))])
    }
    blocks += topic.body.map { .paragraph(Text($0)) }
    blocks.append(.grid(Grid(rows)))
    return Document(blocks)
  }

  /// The form of a command; of several forms, the word alone, for `help WORD` shows them.
  private static func brief(_ topic: HelpTopic) -> String {
    guard let form = topic.form, !form.contains(" | ") || form.count < 30 else {
      return "\(topic.word) …"
    }
    return form
  }

  private static var overview: Document {
    let statements = Help.topics.filter { $0.kind == .statement }
    let commands = Help.topics.filter { $0.kind == .command }
    let terms = Help.topics.filter { $0.kind == .term }
    func rows(_ topics: [HelpTopic]) -> Block {
      .grid(Grid(topics.map { [Text(brief($0), .code), Text($0.summary)] }))
    }
    return Document([
      .paragraph("\("Type a line like these", .strong)"),
      .grid(Grid(statements.map { [Text($0.example, .code), Text($0.summary)] })),
      .paragraph("\("or a command", .strong)"), rows(commands),
      .paragraph(
        "\("Words", .strong) that \("help", .code) explains: "
          + "\(terms.map(\.word).joined(separator: ", ")). \("help WORD", .code) tells more."),
    ])
  }
}
