// Which column enters: by Dantzig's rule, by Bland's, or on a level below one that is at its least.

import Language
import Rationals
import Wording

struct EntersExercise: Sendable {
  enum Rule: Sendable {
    /// The most negative cost (G. B. Dantzig, 1947).
    case dantzig
    /// The first that lowers the objective (R. G. Bland, 1977).
    case bland
  }

  let dictionary: SmallDictionary
  let rule: Rule
  /// In the columns of the dictionary.
  let entering: Int

  /// What is wrong with another answer.
  enum Fault: Hashable, Sendable {
    case isBasic(String)
    case raises(String, Rational)
    case changesNothing(String)
    /// It lowers the objective, and costs the one above something.
    case frozen(String, Rational)
    /// Another one lowers the objective more.
    case lessSteep(String, Rational)
    /// One before it lowers the objective, too.
    case notFirst(String)
  }

  /// The objective that is minimised now: the last.
  var objective: SmallDictionary.Row { dictionary.objectives[dictionary.objectives.count - 1] }

  /// What a column costs the levels above.
  func costAbove(_ column: Int) -> Rational {
    dictionary.objectives.count > 1 ? dictionary.objectives[0].entries[column] : 0
  }

  /// Whether a column lowers the objective at no cost above.
  func improves(_ column: Int) -> Bool {
    objective.entries[column].signum < 0 && costAbove(column).isZero
  }

  func fault(of name: String) -> Fault? {
    guard let column = dictionary.columns.firstIndex(of: name) else { return .isBasic(name) }
    if column == entering { return nil }
    let cost = objective.entries[column]
    if cost.signum > 0 { return .raises(name, cost) }
    if cost.isZero { return .changesNothing(name) }
    if !costAbove(column).isZero { return .frozen(name, costAbove(column)) }
    return rule == .bland ? .notFirst(name) : .lessSteep(name, cost)
  }
}

// MARK: - Drawing

extension EntersExercise: ExerciseProblem {
  init?(_ level: ExerciseLevel, from draws: inout SeededDraws) {
    let count = level == .one ? 3 : 4
    var dictionary = draws.dictionary(rows: 2, columns: count)
    let hasLevels = level == .three
    rule = level != .one && !hasLevels && draws.happens(1, outOf: 3) ? .bland : .dantzig
    var costs = (0..<count).map { _ in draws.number(-9...5) }
    if level != .one {
      // Close together, so that they have to be compared: -7/2, -10/3.
      costs = costs.map { $0 / draws.number(1...3) }
    }
    if hasLevels {
      let above = (0..<count).map { _ in
        draws.happens(1, outOf: 2) ? Rational.zero : draws.number(1...4)
      }
      dictionary.objectives = [
        .init(name: "f(high)", constant: draws.number(1...9), entries: above),
        .init(name: "f(low)", constant: draws.number(1...20), entries: costs),
      ]
    } else {
      dictionary.objectives = [
        .init(name: "f", constant: -draws.number(0...20), entries: costs)
      ]
    }
    self.dictionary = dictionary
    // The rule must have a choice, and make it.
    let cheap = costs.indices.filter {
      costs[$0].signum < 0 && (!hasLevels || dictionary.objectives[0].entries[$0].isZero)
    }
    let falls = costs.indices.filter { costs[$0].signum < 0 }
    guard let best = cheap.min(by: { costs[$0] < costs[$1] }), cheap.count >= 2,
      cheap.count(where: { costs[$0] == costs[best] }) == 1
    else { return nil }
    entering = rule == .bland ? cheap[0] : best
    if rule == .bland, best == cheap[0] { return nil }
    // A frozen column that would be taken if nobody looked above.
    if hasLevels {
      guard let tempting = falls.min(by: { costs[$0] < costs[$1] }), costs[tempting] < costs[best]
      else { return nil }
    } else if cheap.count == count {
      return nil
    }
  }

  var figures: [Rational] { dictionary.figures }

  var answerText: String { dictionary.columns[entering] }

  func verdict(
    on answer: String, after earlier: [String], in speech: Speech
  ) -> AnswerVerdict {
    guard let name = ExerciseAnswer.name(answer, among: dictionary.names) else {
      return .unreadable(.name(dictionary.columns))
    }
    return fault(of: name).map { wrong($0, in: speech) } ?? .right
  }
}
