// Questions and tasks for the terminal: what is asked, and not what the answer is.

import Rendering

enum QuestionView {
  static func document(of item: LessonItem) -> Document {
    switch item {
    case .block: Document()
    case .question(let question): document(of: question)
    case .task(let task): document(of: task)
    case .exercise(let exercise): document(of: exercise.exercise)
    }
  }

  /// - Parameter place: which it is, of how many; nil: it does not say.
  static func document(
    of question: LessonQuestion, _ place: (number: Int, count: Int)? = nil
  ) -> Document {
    var blocks: [Block] = [
      .paragraph(heading(Words.Tutor.question, place) + Text(inline: question.prompt.text))
    ]
    if !question.after.isEmpty {
      blocks.append(
        .indented(Document(question.after.flatMap { Words.Tutor.typed($0.text).blocks })))
    }
    if !question.choices.isEmpty {
      blocks.append(
        .indented(
          Document([
            .grid(Grid(question.choices.map { choice($0) }))
          ])))
    }
    return Document(blocks)
  }

  static func document(
    of task: LessonTask, _ place: (number: Int, count: Int)? = nil
  ) -> Document {
    var blocks: [Block] = [
      .paragraph(heading(Words.Tutor.task, place) + Text(inline: task.prompt.text))
    ]
    if let rules = Words.Ways.rules(task.rules, limit: task.limit) {
      blocks.append(.paragraph(rules))
    }
    return Document(blocks)
  }

  static func document(
    of exercise: Exercise, _ place: (number: Int, count: Int)? = nil
  ) -> Document {
    Document(
      [.paragraph(heading(Words.Tutor.exercise, place) + Text(exercise.name)), .blank]
        + exercise.prompt.blocks)
  }

  /// A name that says it all stands alone.
  private static func choice(_ choice: LessonChoice) -> [Text] {
    let name = Text(choice.name, .code)
    return choice.text == choice.name ? [name] : [name, Text(inline: choice.text)]
  }

  private static func heading(_ kind: String, _ place: (number: Int, count: Int)?) -> Text {
    let words = Words.Tutor.heading(kind, place)
    return "\(words, .strong) "
  }
}
