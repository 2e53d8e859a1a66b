// Questions and tasks for the terminal: what is asked, and not what the answer is.

import Rendering

enum QuestionView {
  static func document(of item: LessonItem) -> Document {
    switch item {
    case .block: Document()
    case .question(let question): document(of: question)
    case .task(let task): document(of: task)
    }
  }

  static func document(of question: LessonQuestion) -> Document {
    var blocks: [Block] = [.paragraph("\("Question:", .strong) \(question.prompt.text)")]
    if !question.choices.isEmpty {
      blocks.append(
        .indented(
          Document([.grid(Grid(question.choices.map { [Text($0.name, .code), Text($0.text)] }))])))
    }
    return Document(blocks)
  }

  static func document(of task: LessonTask) -> Document {
    Document([.paragraph("\("Task:", .strong) \(task.prompt.text)")])
  }
}
