// What leaves the basis: the row that is at 0 first.

import Language
import Rationals
import Wording

struct LeavesExercise: Sendable {
  /// The same question, asked for the row.
  let test: RatioExercise
  /// Whether what enters is to be found first: the column with the most negative cost.
  let asksForBoth: Bool

  /// What is wrong with another answer.
  enum Fault: Hashable, Sendable {
    case isColumn(String)
    case enters(String)
    case rises(String)
    case staysAsItIs(String)
    case isFree(String)
    /// It falls to 0, but another does before it: the value of that one then.
    case later(String, Rational, passed: String, value: Rational)
    /// It would leave if another column entered, whose cost is not the most negative.
    case forOtherColumn(String, String, Rational)
  }

  var dictionary: SmallDictionary { test.dictionary }

  func fault(of name: String) -> Fault? {
    let dictionary = test.dictionary
    guard let row = dictionary.rows.firstIndex(where: { $0.name == name }) else {
      return dictionary.columns[test.column] == name && !asksForBoth
        ? .enters(name) : .isColumn(name)
    }
    if row == test.leaving { return nil }
    if asksForBoth {
      let costs = dictionary.objectives[0].entries
      for column in dictionary.columns.indices
      where column != test.column && costs[column].signum < 0
        && dictionary.leavingRow(column) == row
      {
        return .forOtherColumn(name, dictionary.columns[column], costs[column])
      }
    }
    if dictionary.rows[row].isFree { return .isFree(name) }
    let entry = dictionary.rows[row].entries[test.column]
    if entry.isZero { return .staysAsItIs(name) }
    guard let ratio = dictionary.ratio(ofRow: row, test.column) else { return .rises(name) }
    return .later(
      name, ratio, passed: dictionary.rows[test.leaving].name,
      value: test.value(ofRow: test.leaving, at: ratio))
  }
}

// MARK: - Drawing

extension LeavesExercise: ExerciseProblem {
  init?(_ level: ExerciseLevel, from draws: inout SeededDraws) {
    guard let test = RatioExercise(level, from: &draws) else { return nil }
    asksForBoth = level != .one
    guard asksForBoth else {
      self.test = test
      return
    }
    var dictionary = test.dictionary
    // The others cost less, and one of them could enter, too.
    var costs = dictionary.columns.map { _ in draws.number(-5...3) }
    let others = costs.indices.filter { $0 != test.column }
    guard let next = others.map({ costs[$0] }).min(), next.signum < 0 else { return nil }
    costs[test.column] = next - draws.number(1...3)
    dictionary.objectives = [.init(name: "f", constant: -draws.number(0...20), entries: costs)]
    self.test = RatioExercise(
      dictionary: dictionary, column: test.column, leaving: test.leaving, ratio: test.ratio)
  }

  var figures: [Rational] { test.figures }

  var answerText: String { dictionary.rows[test.leaving].name }

  func verdict(
    on answer: String, after earlier: [String], in speech: Speech
  ) -> AnswerVerdict {
    guard let name = ExerciseAnswer.name(answer, among: dictionary.names) else {
      return .unreadable(.name(dictionary.basics))
    }
    return fault(of: name).map { wrong($0, in: speech) } ?? .right
  }
}
