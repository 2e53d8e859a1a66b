// A question or a task by itself, as it stands in a lesson's file.

import Course
import Language

struct CardWriter {
  private let source: CardSource
  private let moves: MovedNumbers
  /// What the numbers in words are now; nil: what they have been.
  private let meanings: NumberMeanings?

  init(_ source: CardSource, _ moves: MovedNumbers, _ meanings: NumberMeanings?) {
    (self.source, self.moves, self.meanings) = (source, moves, meanings)
  }

  /// The blocks; nil where something in them does not follow from the numbers.
  var text: String? {
    let card: String? =
      switch source.item {
      case .block, .exercise: nil
      case .question(let question): self.card(question)
      case .task(let task): self.card(task)
      }
    guard let card else { return nil }
    var text = ""
    switch source.context.map({ words($0.text) }) {
    case .some(nil): return nil
    case .some(let context?): text += context + "\n\n"
    case nil: break
    }
    text += "```slackline fresh given\n"
    text += source.lines.map { "> \(moves.text($0.text, $0.constants))\n" }.joined() + "```\n\n"
    if source.isAboutPivots { text += "```slackline\n> tableau\n...\n```\n\n" }
    return text + card
  }

  private func words(_ words: String) -> String? {
    guard let meanings else { return words }
    return meanings.text(words, source.speech)
  }

  private func card(_ question: LessonQuestion) -> String? {
    guard let prompt = words(question.prompt.text),
      let expectation = source.expectation(question, moves)
    else { return nil }
    var keys = ["prompt: \(prompt)"]
    keys += source.later.map { "after: " + moves.text($0.text, $0.constants) }
    for choice in question.choices {
      guard let text = words(choice.text) else { return nil }
      keys.append("choice \(choice.name): \(text)")
    }
    keys.append("expect: \(expectation)")
    keys += question.because.map { "because: " + text(of: $0) }
    for miss in question.misses {
      guard let answer = words(miss.answer), let text = words(miss.text) else { return nil }
      keys.append("miss \(answer): \(text)")
    }
    return block(CardReader.ask, keys, question.hints, question.answer)
  }

  private func card(_ task: LessonTask) -> String? {
    guard let prompt = words(task.prompt.text) else { return nil }
    var keys = ["prompt: \(prompt)"]
    keys += task.claims.map { "expect: " + text(of: $0) }
    for (state, lines) in zip(task.moved, source.moved) {
      keys += lines.map { "then: " + moves.text($0.text, $0.constants) }
      keys += state.claims.map { "expect: " + text(of: $0) }
    }
    keys += task.rules.keys
    if let limit = task.limit { keys.append("lines: \(limit)") }
    keys += source.later.map { "solution: " + moves.text($0.text, $0.constants) }
    return block(CardReader.task, keys, task.hints, task.answer)
  }

  private func text(of claim: LessonClaim) -> String {
    moves.text(claim.text.text, claim.claim.constants)
  }

  private func block(
    _ word: String, _ keys: [String], _ hints: [LessonText], _ answer: String?
  ) -> String? {
    var keys = keys
    for hint in hints {
      guard let hint = words(hint.text) else { return nil }
      keys.append("hint: \(hint)")
    }
    if let answer {
      guard let answer = words(answer) else { return nil }
      keys.append("answer: \(answer)")
    }
    return "```\(word)\n\(keys.joined(separator: "\n"))\n```\n"
  }
}

extension TaskRules {
  /// As they are written.
  fileprivate var keys: [String] {
    var keys: [String] = []
    if let only { keys.append("only: " + only.map { $0.rawValue }.joined(separator: ", ")) }
    if !no.isEmpty { keys.append("no: " + no.map { $0.rawValue }.joined(separator: ", ")) }
    switch keep {
    case .these(let names): keys.append("keep: " + names.joined(separator: ", "))
    case .all(but: let names):
      keys.append("keep: all" + (names.isEmpty ? "" : " but " + names.joined(separator: ", ")))
    case nil: break
    }
    if welcomesAnyWay { keys.append("any: way") }
    return keys
  }
}
