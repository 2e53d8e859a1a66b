// Levels, weights and floating point side by side, and where they part.

import ConstraintHierarchies
import Rationals
import Rendering
import Wording

enum DuelWords {
  case weights([(Priority, Rational)])
  case method(Duel.Method)
  case ending(Duel.Ending)
  case parting(Duel.Method, Duel.Parting, Duel)
  case notShown(Int)
  case nothing

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

struct DuelView {
  private let duel: Duel
  private let speech: Speech
  /// Of more variables only the first are shown.
  private static let mostVariables = 12

  init(_ duel: Duel, in speech: Speech) {
    self.duel = duel
    self.speech = speech
  }

  private func say(_ words: DuelWords) -> Text { words.text(in: speech) }

  func document() -> Document {
    let hierarchy = duel.hierarchy
    guard !hierarchy.variableNames.isEmpty else {
      return Document([.paragraph(say(.nothing).marked(.note))])
    }
    var rows: [[Text]] = []
    if duel.contestants.contains(where: { $0.ending != .optimal }) {
      rows.append([""] + duel.contestants.map { say(.ending($0.ending)) })
    }
    for (index, name) in hierarchy.variableNames.prefix(Self.mostVariables).enumerated() {
      rows.append(
        [Text(name, .strong)]
          + duel.contestants.map { cell($0.values, index, $0.method) })
    }
    for (index, level) in hierarchy.levels.enumerated() {
      rows.append(
        [Text(level.name, Naming.role(level))]
          + duel.contestants.map { cell($0.costs, index, $0.method) })
    }
    var document = Document()
    if !hierarchy.levels.isEmpty {
      document.append(
        .paragraph(say(.weights(Array(zip(hierarchy.levels, duel.weights))))))
    }
    document.append(
      .table(
        Table(
          header: [""] + duel.contestants.map { say(.method($0.method)) }, rows: rows,
          alignments: [.left, .right, .right, .right])))
    if hierarchy.variableNames.count > Self.mostVariables {
      let more = hierarchy.variableNames.count - Self.mostVariables
      document.append(.paragraph(say(.notShown(more)).marked(.dim)))
    }
    for method in [Duel.Method.weights, .floating] {
      document.append(.paragraph(say(.parting(method, duel.parting(of: method), duel))))
    }
    return document
  }

  private func cell(_ numbers: [Rational], _ index: Int, _ method: Duel.Method) -> Text {
    guard index < numbers.count else { return "–" }
    switch method {
    case .levels, .weights: return Text(numbers[index])
    case .floating:
      let text = FloatingNumber(nearestTo: numbers[index].magnitude).text
      return Text(numbers[index].signum < 0 ? "−" + text : text)
    }
  }
}
