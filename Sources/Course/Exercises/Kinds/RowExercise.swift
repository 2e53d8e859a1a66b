// A row of the next dictionary: solved for the entering variable, and put into the others.

import Language
import Rationals
import Wording

struct RowExercise: Sendable {
  let dictionary: SmallDictionary
  /// The column that enters and the row that leaves.
  let column: Int
  let leaving: Int
  /// Which row is asked for.
  let target: Target

  enum Target: Equatable, Sendable {
    /// That of the entering variable.
    case entering
    /// Another one, in the rows of the dictionary.
    case other(Int)
    case objective
  }

  /// What is wrong with another answer.
  enum Fault: Hashable, Sendable {
    /// True, but the name does not stand alone on the left, or stands on the right as well.
    case notSolved
    /// Another name stands on the left.
    case wrongSubject
    /// Has a row in the next dictionary, so it does not stand on the right; the entering one, or another.
    case basicOnRight(String)
    /// Every sign is the other one.
    case signs
    /// The right side is a multiple of what it should be: it was not divided.
    case notDivided(Rational)
    /// Only what the row had without the entering column.
    case notSubstituted
    case lacksLeaving
    /// Where one column is 1, or none, and the others 0, the row gives another value than the old dictionary.
    case disagrees(at: String?, value: Rational, old: Rational)
    /// The same for the entering variable's row: what the leaving one would be by its old row.
    case breaksOldRow(at: String?, value: Rational, leaving: Rational)
  }

  var enteringName: String { dictionary.columns[column] }
  var leavingName: String { dictionary.rows[leaving].name }
  var next: SmallDictionary { dictionary.pivoted(leaving, column) }

  /// The row as it was; that of the leaving variable where the entering one's is asked for.
  var oldRow: SmallDictionary.Row {
    switch target {
    case .entering: dictionary.rows[leaving]
    case .other(let row): dictionary.rows[row]
    case .objective: dictionary.objectives[0]
    }
  }

  /// The row that is asked for.
  var row: SmallDictionary.Row {
    switch target {
    case .entering: next.rows[leaving]
    case .other(let row): next.rows[row]
    case .objective: next.objectives[0]
    }
  }

  var names: [String] { dictionary.names + dictionary.objectives.map { $0.name } }

  /// - Parameters:
  ///   - left: what stands before the equal sign; nil: nothing but the right side was typed.
  func fault(left: SmallForm?, right: SmallForm) -> Fault? {
    let (subject, truth) = (SmallForm(row.name), next.form(of: row))
    var right = right
    if let left {
      if right == subject, left[row.name].isZero {
        right = left
      } else if left != subject || !right[row.name].isZero {
        if (left - right).multiple(of: subject - truth) != nil { return .notSolved }
        return left == subject ? .basicOnRight(row.name) : .wrongSubject
      }
    }
    if right == truth { return nil }
    let columns = next.columns
    if let name = right.names.first(where: { !columns.contains($0) }) { return .basicOnRight(name) }
    if right == truth.scaled(by: -1) { return .signs }
    let pivot = dictionary.rows[leaving].entries[column].magnitude
    if target == .entering, !pivot.isOne, right == truth.scaled(by: pivot) {
      return .notDivided(pivot)
    }
    if target != .entering {
      var kept = dictionary.form(of: oldRow)
      kept[enteringName] = 0
      if right == kept { return .notSubstituted }
    }
    if right[leavingName].isZero, !truth[leavingName].isZero { return .lacksLeaving }
    return disagreement(right, truth)
  }

  /// A place where the row gives another value than the right one.
  private func disagreement(_ right: SmallForm, _ truth: SmallForm) -> Fault {
    let wrong =
      right.constant == truth.constant
      ? next.columns.first { right[$0] != truth[$0] } : nil
    let value = right.constant + (wrong.map { right[$0] } ?? 0)
    guard target == .entering else {
      return .disagrees(
        at: wrong, value: value, old: truth.constant + (wrong.map { truth[$0] } ?? 0))
    }
    let old = dictionary.form(of: dictionary.rows[leaving])
    let left =
      old.constant + old[enteringName] * value
      + (wrong.map { $0 == leavingName ? 0 : old[$0] } ?? 0)
    return .breaksOldRow(at: wrong, value: value, leaving: left)
  }
}

// MARK: - Drawing

extension RowExercise: ExerciseProblem {
  init?(_ level: ExerciseLevel, from draws: inout SeededDraws) {
    let columns = level == .three ? 3 : 2
    var dictionary = draws.dictionary(rows: 2, columns: columns)
    let column = draws.integer(0...columns - 1)
    for row in 0...1 {
      let entry = draws.number(1...4)
      dictionary.rows[row].entries[column] = row == 0 || draws.happens(1, outOf: 2) ? -entry : entry
      dictionary.rows[row].constant =
        level == .three
        ? draws.number(1...12) : draws.number(1...6) * entry
    }
    if level == .three {
      let costs = (0..<columns).map { _ in draws.number(-4...3) }
      guard costs[column].signum < 0 else { return nil }
      dictionary.objectives = [.init(name: "f", constant: -draws.number(0...9), entries: costs)]
    }
    dictionary.rows = draws.shuffled(dictionary.rows).sorted { $0.name < $1.name }
    guard let leaving = dictionary.leavingRow(column),
      dictionary.rows[leaving].entries.indices.allSatisfy({
        !dictionary.rows[leaving].entries[$0].isZero
      })
    else { return nil }
    let other = 1 - leaving
    switch level {
    case .one: target = .entering
    case .two: target = .other(other)
    case .three: target = draws.happens(1, outOf: 2) ? .objective : .other(other)
    }
    (self.dictionary, self.column, self.leaving) = (dictionary, column, leaving)
    if level == .one, dictionary.rows[leaving].entries[column] == -1 { return nil }
    // Every column should be there to be got right.
    guard row.entries.allSatisfy({ !$0.isZero }), !oldRow.entries[column].isZero else { return nil }
  }

  var figures: [Rational] {
    let solved = next.rows[leaving]
    let factor = target == .entering ? Rational.one : oldRow.entries[column]
    return dictionary.figures + next.figures
      + ([solved.constant] + solved.entries).map { $0 * factor }
  }

  var answerText: String {
    "\(row.name) = \(Forms.typed(row.entries, next.columns, constant: row.constant))"
  }

  func verdict(
    on answer: String, after earlier: [String], in speech: Speech
  ) -> AnswerVerdict {
    let line: [ExerciseAnswer.Line]
    do throws(AnswerFault) {
      line = try ExerciseAnswer.lines(answer, knowing: names)
    } catch { return .unreadable(.otherLine(error, names: names)) }
    let found: Fault?
    switch line.first {
    case .equal(let left, let right) where line.count == 1: found = fault(left: left, right: right)
    case .form(let right) where right.names != [row.name]: found = fault(left: nil, right: right)
    case .equal, .form, .atLeast, .minimized, nil:
      return .unreadable(.row(row.name, of: next.columns))
    }
    switch found {
    case nil: return .right
    case .notSolved?: return .unreadable(.solvedRow(row.name, of: next.columns))
    case let fault?: return wrong(fault, in: speech)
    }
  }
}
