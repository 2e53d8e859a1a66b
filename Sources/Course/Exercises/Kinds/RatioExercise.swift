// The ratio test: how far the entering variable can grow.

import Language
import Rationals

struct RatioExercise: Sendable {
  let dictionary: SmallDictionary
  /// The column that enters.
  let column: Int
  /// The row that is at 0 first, and where.
  let leaving: Int
  let ratio: Rational

  /// What is wrong with another answer.
  enum Fault: Hashable, Sendable {
    case negative
    /// The ratio of a row that grows.
    case fromRising(row: Int)
    /// The ratio of a row that may have any sign.
    case fromFree(row: Int)
    /// What one row allows, where another is at 0 before; its value then.
    case notSmallest(row: Int, passed: Int, value: Rational)
    /// The constant of a row that takes another number of each unit.
    case constant(row: Int)
    /// The entry divided by the constant.
    case upsideDown(row: Int)
    /// So far, that row has fallen below 0.
    case tooFar(row: Int, value: Rational)
    /// So far, no row is at 0; the one that is lowest, and its value.
    case tooShort(row: Int, value: Rational)
  }

  /// The value of a row when the entering variable has grown so far.
  func value(ofRow index: Int, at growth: Rational) -> Rational {
    dictionary.rows[index].constant + dictionary.rows[index].entries[column] * growth
  }

  /// The rows that fall, in the ratio test.
  var test: [(row: Int, ratio: Rational)] { dictionary.ratioTest(column) }

  var truth: Rational { ratio }

  func fault(of answer: Rational) -> Fault {
    if answer.signum < 0 { return .negative }
    func entry(_ row: Int) -> Rational { dictionary.rows[row].entries[column] }
    let rows = dictionary.rows.indices
    if let row = test.first(where: { $0.ratio == answer })?.row {
      return .notSmallest(row: row, passed: leaving, value: value(ofRow: leaving, at: answer))
    }
    func isQuotient(_ row: Int) -> Bool {
      !entry(row).isZero && dictionary.rows[row].constant / entry(row).magnitude == answer
    }
    if let row = rows.first(where: {
      !dictionary.rows[$0].isFree && entry($0).signum > 0 && isQuotient($0)
    }) {
      return .fromRising(row: row)
    }
    if let row = rows.first(where: { dictionary.rows[$0].isFree && isQuotient($0) }) {
      return .fromFree(row: row)
    }
    let constant = dictionary.rows[leaving].constant
    if answer == constant, entry(leaving) != -1 { return .constant(row: leaving) }
    if !constant.isZero, answer == -entry(leaving) / constant { return .upsideDown(row: leaving) }
    if answer < ratio {
      return .tooShort(row: leaving, value: value(ofRow: leaving, at: answer))
    }
    return .tooFar(row: leaving, value: value(ofRow: leaving, at: answer))
  }
}

// MARK: - Drawing

extension RatioExercise: NumberExercise {
  init?(_ level: ExerciseLevel, from draws: inout SeededDraws) {
    guard let (dictionary, column) = draws.ratioTest(level, columns: level == .one ? 2 : 3),
      let leaving = dictionary.leavingRow(column),
      let ratio = dictionary.ratio(ofRow: leaving, column)
    else { return nil }
    (self.dictionary, self.column, self.leaving, self.ratio) = (dictionary, column, leaving, ratio)
  }

  var figures: [Rational] {
    dictionary.figures + test.map { $0.ratio }
      + dictionary.rows.indices.map { value(ofRow: $0, at: ratio) }
  }

}
