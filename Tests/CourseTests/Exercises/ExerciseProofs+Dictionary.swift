// What enters, what leaves and how far, from the equations alone: the names get values, and the rows say the rest.

import Language
import Rationals
import TestSupport

@testable import Course

extension SmallDictionary {
  /// The value of a row where the columns have these.
  fileprivate func value(_ row: Row, _ columns: [Rational]) -> Rational {
    zip(row.entries, columns).reduce(row.constant) { $0 + $1.0 * $1.1 }
  }

  /// The columns where one of them has grown so far.
  fileprivate func point(_ column: Int, _ growth: Rational) -> [Rational] {
    columns.indices.map { $0 == column ? growth : 0 }
  }

  /// Whether nothing is below 0 that must not be.
  fileprivate func isFeasible(_ columns: [Rational]) -> Bool {
    rows.allSatisfy { $0.isFree || value($0, columns).signum >= 0 }
  }
}

extension EntersExercise: ProvedExercise {
  func refutation() throws -> String? {
    let zero = dictionary.point(0, 0)
    func change(_ objective: SmallDictionary.Row, _ column: Int) -> Rational {
      dictionary.value(objective, dictionary.point(column, 1)) - dictionary.value(objective, zero)
    }
    let columns = dictionary.columns.indices
    let good = columns.filter { column in
      dictionary.objectives.dropLast().allSatisfy { change($0, column).isZero }
        && change(objective, column).signum < 0
    }
    let best: [Int]
    switch rule {
    case .bland: best = Array(good.prefix(1))
    case .dantzig:
      let steepest = good.map { change(objective, $0) }.min()
      best = good.filter { change(objective, $0) == steepest }
    }
    guard best.map({ dictionary.columns[$0] }) == [answerText] else { return "\(best) could enter" }
    // Levels above must be at their least, or there would be something else to do first.
    let isSolved = dictionary.objectives.dropLast().allSatisfy { objective in
      columns.allSatisfy { change(objective, $0).signum >= 0 }
    }
    return isSolved && good.count > 1 ? nil : "there is no choice"
  }

  var wrongAnswers: [String] { dictionary.names.filter { $0 != answerText } }
}

extension RatioExercise: ProvedExercise {
  func refutation() throws -> String? {
    let tiny = Rational(1, over: 1_000_000)
    guard dictionary.isFeasible(dictionary.point(column, 0)) else { return "no corner" }
    guard dictionary.isFeasible(dictionary.point(column, ratio)) else { return "too far" }
    return dictionary.isFeasible(dictionary.point(column, ratio + tiny)) ? "too short" : nil
  }

  var wrongAnswers: [String] {
    let rows = dictionary.rows
    let others = rows.flatMap { row -> [Rational] in
      let entry = row.entries[column]
      return [row.constant, entry.magnitude]
        + (entry.isZero ? [] : [row.constant / entry.magnitude])
    }
    return (others + [ratio + 1, ratio / 2, ratio * 2, -ratio, 0]).filter { $0 != ratio }.map {
      $0.description
    }
  }
}

extension LeavesExercise: ProvedExercise {
  func refutation() throws -> String? {
    let dictionary = test.dictionary
    if asksForBoth {
      let costs = dictionary.objectives[0].entries
      let steepest = costs.indices.filter { costs[$0] == costs.min() }
      guard steepest == [test.column] else { return "another column could enter" }
    }
    if let refutation = try test.refutation() { return refutation }
    let end = dictionary.point(test.column, test.ratio)
    let tiny = Rational(1, over: 1_000_000)
    let beyond = dictionary.point(test.column, test.ratio + tiny)
    let first = dictionary.rows.filter { row in
      !row.isFree && dictionary.value(row, end).isZero && dictionary.value(row, beyond).signum < 0
    }
    return first.map { $0.name } == [answerText] ? nil : "\(first.map { $0.name }) could leave"
  }

  var wrongAnswers: [String] { dictionary.names.filter { $0 != answerText } }
}

extension RowExercise: ProvedExercise {
  /// The equation holds at as many points as fix it: the old columns get values, the old rows give the others.
  func refutation() throws -> String? {
    guard let answer = try? ExerciseAnswer.lines(answerText, knowing: names).first,
      case .equal(let left, let right) = answer
    else { return "no equation" }
    guard left == SmallForm(row.name), Set(right.names).isSubset(of: next.columns) else {
      return "not solved"
    }
    var generator = SeededGenerator(seed: 1)
    for _ in 0...dictionary.columns.count {
      let columns = dictionary.columns.map { _ in Rational(generator.integer(in: -9...9)) }
      func value(_ name: String) -> Rational {
        if let column = dictionary.columns.firstIndex(of: name) { return columns[column] }
        return (dictionary.rows + dictionary.objectives).first { $0.name == name }
          .map { dictionary.value($0, columns) } ?? 0
      }
      if left.value(value) != right.value(value) { return "the equation does not hold" }
    }
    return nil
  }

  var wrongAnswers: [String] {
    let columns = next.columns
    func line(_ entries: [Rational], _ constant: Rational) -> String {
      "\(row.name) = \(Forms.typed(entries, columns, constant: constant))"
    }
    var answers = [
      line(row.entries.map { -$0 }, -row.constant), line(row.entries, row.constant + 1),
    ]
    for index in columns.indices {
      var entries = row.entries
      entries[index] += 1
      answers.append(line(entries, row.constant))
      entries[index] = 0
      answers.append(line(entries, row.constant))
    }
    // Not divided, not substituted.
    let pivot = dictionary.rows[leaving].entries[column].magnitude
    if !pivot.isOne { answers.append(line(row.entries.map { $0 * pivot }, row.constant * pivot)) }
    if target != .entering {
      let old = oldRow
      answers.append(
        "\(row.name) = \(Forms.typed(old.entries, dictionary.columns, constant: old.constant))"
      )
    }
    return answers
  }
}
