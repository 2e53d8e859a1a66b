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

extension DuelWords: Phrase {
  var english: Text {
    switch self {
    case .weights(let weights):
      "weights: "
        + weights.map { level, weight in "\(level.name) × \(weight)" as Text }
        .joined(separator: ", ")
    case .method(.levels): "levels"
    case .method(.weights): "weights"
    case .method(.floating): "floating point"
    case .ending(.optimal): "solved"
    case .ending(.unsatisfiable): "unsatisfiable"
    case .ending(.unbounded): "unbounded"
    case .ending(.gaveUp): "gave up"
    case .parting(let method, let parting, let duel): English.text(method, parting, duel)
    case .notShown(let count): "and \(EnglishGrammar.count(count, "variable")) more"
    case .nothing: "there is nothing to solve yet"
    }
  }
}

extension English {
  fileprivate static func text(
    _ method: Duel.Method, _ parting: Duel.Parting, _ duel: Duel
  ) -> Text {
    let isFloating = method == .floating
    let name: Text = isFloating ? "Floating point" : "Weights"
    let s = isFloating ? "s" : ""
    let hierarchy = duel.hierarchy
    switch parting {
    case .nowhere: return name + Text(" come\(s) to the same as levels.")
    case .asGood(let variable, let amount):
      return name + Text(" find\(s) another solution that is as good on every level: ")
        + "\(hierarchy.variableNames[variable], .strong) is \(text(amount)) off."
    case .level(let index, let amount):
      let level = hierarchy.levels[index].name
      return name + Text(" part\(s) at ")
        + "\(level, .strong), which costs \(text(amount.magnitude)) \(amount.signum > 0 ? "more" : "less")."
    case .broken(let broken):
      let constraint = hierarchy.constraint(broken.id)?.text ?? ""
      let isPossible = duel.contestants.first?.ending != .unsatisfiable
      let beginning =
        isPossible
        ? name + Text(" break\(s) ")
        : name + Text(" find\(s) a solution where there is none, and break\(s) ")
      return beginning
        + "the requirement \(broken.id, .strong) (\(constraint)), by \(text(broken.by))"
        + furthest(method, duel) + "."
    case .ending:
      return name + Text(" part\(s) at the outcome: ")
        + "levels are \(ending(duel, .levels)), and \(isFloating ? "it is" : "they are") \(ending(duel, method))."
    }
  }

  fileprivate static func furthest(_ method: Duel.Method, _ duel: Duel) -> Text {
    guard let (variable, amount) = duel.furthest(of: method) else { return "" }
    return
      "; \(duel.hierarchy.variableNames[variable], .strong) is off the most, by \(text(amount))"
  }

  fileprivate static func ending(_ duel: Duel, _ method: Duel.Method) -> Text {
    duel.contestants.first { $0.method == method }.map { DuelWords.ending($0.ending).english } ?? ""
  }

  /// Exactly where that is short.
  fileprivate static func text(_ amount: Rational) -> Text {
    if amount.description.utf8.count <= 9 { return Text(amount) }
    return Text("about " + FloatingNumber.text(amount, digits: 3))
  }
}
