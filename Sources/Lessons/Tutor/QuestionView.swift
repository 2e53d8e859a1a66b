// Questions and tasks for the terminal: what is asked, and not what the answer is.

import Course
import Rendering
import Wording

enum QuestionView {
  static func document(of item: LessonItem, in speech: Speech) -> Document {
    switch item {
    case .block: Document()
    case .question(let question): document(of: question, in: speech)
    case .task(let task): document(of: task, in: speech)
    case .exercise(let exercise): document(of: exercise.exercise, in: speech)
    }
  }

  /// - Parameter place: which it is, of how many; nil: it does not say.
  static func document(
    of question: LessonQuestion, _ place: (number: Int, count: Int)? = nil, in speech: Speech
  ) -> Document {
    var blocks: [Block] = [
      .paragraph(heading(.question(place), speech) + Text(inline: question.prompt.text))
    ]
    if !question.after.isEmpty {
      blocks.append(
        .indented(Document(question.after.flatMap { TutorView.typed($0.text).blocks })))
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
    of task: LessonTask, _ place: (number: Int, count: Int)? = nil, in speech: Speech
  ) -> Document {
    var blocks: [Block] = [
      .paragraph(heading(.task(place), speech) + Text(inline: task.prompt.text))
    ]
    let rules = WayWords.rules(task.rules, limit: task.limit).text(in: speech)
    if !rules.isEmpty { blocks.append(.paragraph(rules)) }
    return Document(blocks)
  }

  static func document(
    of exercise: Exercise, _ place: (number: Int, count: Int)? = nil, in speech: Speech
  ) -> Document {
    Document(
      [.paragraph(heading(.exercise(place), speech) + Text(exercise.name)), .blank]
        + exercise.prompt(in: speech).blocks)
  }

  /// A name that says it all stands alone.
  private static func choice(_ choice: LessonChoice) -> [Text] {
    let name = Text(choice.name, .code)
    return choice.text == choice.name ? [name] : [name, Text(inline: choice.text)]
  }

  private static func heading(_ words: TutorWords, _ speech: Speech) -> Text {
    words.text(in: speech) + " "
  }
}
