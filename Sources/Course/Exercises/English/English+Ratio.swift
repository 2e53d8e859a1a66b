// The ratio test, in words.

import Rationals
import Rendering
import Wording

extension RatioExercise {
  static var english: ExerciseWords<Self, (fault: Fault, answer: Rational)> {
    ExerciseWords(
      prompt: English.Ratio.prompt, hints: English.Ratio.hints, solution: English.Ratio.solution,
      remark: { English.Ratio.fault($0.fault, $1, $0.answer) })
  }
}

extension English {
  enum Ratio {
    /// What a dictionary is, and which of its names may have any sign.
    static func lead(_ dictionary: SmallDictionary) -> Text {
      var lead: Text = "Here is a dictionary; what stands at the top is 0."
      for row in dictionary.rows where row.isFree {
        lead += " \(row.name, .code) may have any sign; all others must stay at 0 or above."
      }
      return lead
    }

    static func prompt(_ exercise: RatioExercise) -> Document {
      let dictionary = exercise.dictionary
      let rest: Text = dictionary.rows.contains { $0.isFree } ? "" : ", if nothing may fall below 0"
      return Document([
        .paragraph(lead(dictionary)), .blank, Forms.dictionary(dictionary), .blank,
        .paragraph(
          "\(dictionary.columns[exercise.column], .code) enters. How far can it grow\(rest)?"),
      ])
    }

    static func hints(_ exercise: RatioExercise) -> [Text] {
      let name = exercise.dictionary.columns[exercise.column]
      return [
        "Only rows that fall as \(name, .code) grows set a limit: those with a negative entry in its column.",
        "In each of these divide the constant by how fast the row falls. Which of the quotients is reached first?",
      ]
    }

    static func solution(_ exercise: RatioExercise) -> Document {
      let dictionary = exercise.dictionary
      let name = dictionary.columns[exercise.column]
      let leaving = dictionary.rows[exercise.leaving].name
      return Document([
        .paragraph("\(name, .code) grows from 0, and all else at the top stays 0:"),
        test(dictionary, exercise.column, smallest: exercise.leaving),
        .paragraph(
          "The smallest ratio is \(exercise.ratio, .strong): there \(leaving, .code) is at 0, and beyond it would be below."
        ),
      ])
    }

    /// Each row as the column grows, and what it allows.
    static func test(_ dictionary: SmallDictionary, _ column: Int, smallest: Int) -> Block {
      let name = dictionary.columns[column]
      let rows = dictionary.rows.indices.map { index -> [Text] in
        let row = dictionary.rows[index]
        let entry = row.entries[column]
        let form = SmallForm([name], [entry], constant: row.constant)
        let head: [Text] = [Text(row.name, .code), "= " + Forms.sum(form, [name])]
        if row.isFree { return head + ["may have any sign: no limit"] }
        if entry.isZero { return head + ["stays as it is: no limit"] }
        if entry.signum > 0 { return head + ["grows: no limit"] }
        let ratio = row.constant / -entry
        let end: Text = index == smallest ? "   ← smallest" : ""
        return head + ["\(row.constant) ÷ \(-entry) = \(ratio)" + end]
      }
      return .indented(Document([.grid(Grid(rows))]))
    }

    static func fault(
      _ fault: RatioExercise.Fault, _ exercise: RatioExercise, _ answer: Rational
    ) -> Text {
      let dictionary = exercise.dictionary
      let entering = dictionary.columns[exercise.column]
      func name(_ row: Int) -> String { dictionary.rows[row].name }
      func entry(_ row: Int) -> Rational { dictionary.rows[row].entries[exercise.column].magnitude }
      switch fault {
      case .negative:
        return "\(entering, .code) is 0 now and grows: it cannot become negative."
      case .fromRising(let row):
        return
          "That is the quotient in the row of \(name(row), .code), whose entry is positive: \(name(row), .code) grows together with \(entering, .code), so it sets no limit."
      case .fromFree(let row):
        return
          "That is where \(name(row), .code) is at 0, but \(name(row), .code) may have any sign: it may go below."
      case .notSmallest(let row, let passed, let value):
        return
          "That is the ratio of \(name(row), .code), but it is not the smallest: with \(entering, .code) = \(answer), \(name(passed), .code) would be \(value)."
      case .constant(let row):
        return
          "That is the constant in the row of \(name(row), .code), but each unit of \(entering, .code) takes \(entry(row)) of it."
      case .upsideDown(let row):
        return
          "That is the entry divided by the constant, in the row of \(name(row), .code): it is the other way round."
      case .tooFar(let row, let value):
        return
          "That is too far: with \(entering, .code) = \(answer), \(name(row), .code) would be \(value), below 0."
      case .tooShort(let row, let value):
        return
          "It can grow further: with \(entering, .code) = \(answer), no row that sets a limit is at 0 yet; \(name(row), .code), for one, is still \(value)."
      }
    }
  }
}
