// Pivots, and dictionaries. Columns go by the names that can be typed (`b-`), levels by their priority; 1000 is the
// requirements, whose objective is what they lack, all together.

import ConstraintHierarchies
import Language
import Rationals
import Session

extension PivotReport: Shaped {
  static let shape = Shape<PivotReport>.object(
    "pivot",
    about: """
      reason: free (a variable without a sign goes into the basis first; equation: whose place it takes there, if \
      it is an equation), rule, dual (the leaving one was below 0; lacking: all that are, dualRatios: what each \
      column that can mend it costs for that), or own (the learner's). priority: of the level whose objective is minimised; 1000 \
      is what the requirements lack. cost: what each unit of the entering column adds to it; cost, before and \
      after are null for a free column. candidates: what could have entered, with the costs in the objectives of \
      costPriorities; ratios: the rows that fall as it grows. Of each the first hundred are told. length: the \
      value of the entering column after it. dictionary: before it; null where it has more than 10000 numbers, or \
      is told elsewhere.
      """
  ) {
    field("number") { $0.number }
    field("reason", .words("free", "rule", "dual", "own")) { $0.word }
    field("rule") { if case .rule(let rule) = $0.reason { rule } else { nil as RuleWord? } }
    field("equation") { if case .free(let id) = $0.reason { id } else { nil as String? } }
    field("entering") { $0.entering }
    field("leaving") { $0.leaving }
    field("priority") { $0.level }
    field("cost") { $0.isFree ? nil : $0.cost }
    field("costPriorities") { $0.costLevels }
    field("candidates") { $0.candidates }
    field("candidateCount") { $0.candidateCount }
    list("ratios") {
      $0.ratios
    } of: {
      field("column") { $0.column }
      field("constant") { $0.constant }
      field("coefficient") { $0.coefficient }
      field("ratio") { $0.ratio }
      field("leaves") { $0.leaves }
    }
    field("ratioCount") { $0.ratioCount }
    maybe("bound") { $0.bound }
    maybe("lacking", .list(.lack)) { $0.lacking.isEmpty ? nil : $0.lacking }
    maybe("dualRatios", .list(dualRatio)) { $0.dualRatios.isEmpty ? nil : $0.dualRatios }
    field("length") { $0.length }
    field("degenerate") { $0.length.isZero }
    field("before") { $0.isFree ? nil : $0.before }
    field("after") { $0.isFree ? nil : $0.after }
    field("dictionary") { $0.dictionary }
  }

  private static let dualRatio = Shape<DualRatio>.object {
    field("column") { $0.column }
    field("cost") { $0.cost }
    field("coefficient") { $0.coefficient }
    field("ratio") { $0.ratio }
    field("enters") { $0.enters }
  }

  private var word: String {
    switch reason {
    case .free: "free"
    case .rule: "rule"
    case .dual: "dual"
    case .own: "own"
    }
  }

  private var isFree: Bool { if case .free = reason { true } else { false } }
}

extension RuleWord: Shaped {
  static let shape = Shape<RuleWord>.words(allCases).named("pivotRule")
}

extension PivotReport.Candidate: Shaped {
  static let shape = Shape<PivotReport.Candidate>.object("columnCosts") {
    field("column") { $0.column }
    field("costs") { $0.costs }
  }
}

extension ManualPivotReport: Shaped {
  static let shape = Shape<ManualPivotReport>.reply(
    "pivot",
    """
    A pivot of the learner's own that was made. byRule: what the rule would have done (is: same, other, or \
    nothing, where no pivot improves any more); null where that is a secret.
    """,
    example: """
      {"kind": "pivot", "events": [], "byRule": {"is": "nothing"},
       "pivot": {"number": 3, "reason": "own", "rule": null, "equation": null, "entering": "b+",
         "leaving": "d", "priority": 250, "cost": "1", "costPriorities": [250], "candidates": [],
         "candidateCount": 0, "ratios": [{"column": "d", "constant": "10", "coefficient": "-1",
         "ratio": "10", "leaves": true}], "ratioCount": 1, "length": "10", "degenerate": false,
         "before": "10", "after": "20", "dictionary": null},
       "place": {"position": 3, "pivots": 4, "own": [3], "takenBack": 0, "dictionary": null}}
      """
  ) {
    field("events") { $0.events }
    field("pivot") { $0.pivot }
    field("byRule") { $0.comparison }
    field("place") { $0.place }
  }
}

extension ManualPivotReport.Comparison: Shaped {
  static let shape = Shape<ManualPivotReport.Comparison>.object {
    field("is", .words("same", "other", "nothing")) { $0.word }
    maybe("rule") { $0.rule }
    maybe("entering") { $0.other?.entering }
    maybe("leaving") { $0.other?.leaving }
    maybe("priority") { $0.other?.level }
    maybe("after") { $0.other?.after }
  }

  private var word: String {
    switch self {
    case .nothingLeft: "nothing"
    case .same: "same"
    case .other: "other"
    }
  }

  private var rule: RuleWord? {
    switch self {
    case .nothingLeft: nil
    case .same(let rule), .other(let rule, _, _, _, _): rule
    }
  }

  private var other: (entering: ColumnName, leaving: ColumnName, level: Priority, after: Rational)?
  {
    if case .other(_, let entering, let leaving, let level, let after) = self {
      (entering, leaving, level, after)
    } else {
      nil
    }
  }
}

// MARK: - The dictionary

extension DictionaryReport: Shaped {
  // Whether it is drawn as a tableau is nothing to a program.
  static let shape = Shape<DictionaryReport>.object(
    "dictionary",
    about: """
      Every basic column, and every objective, as its constant plus its coefficients times the nonbasic columns. \
      Of more than 400 rows or columns the first 400 are told; rowCount and columnCount are how many there are. A \
      cost of priority 1000 is what the requirements lack, all together. pivot: the indices of the row and the \
      column where the next pivot takes place, if that is told.
      """
  ) {
    field("columns") { report in report.places.map { report.columns[$0].name.typed } }
    list("rows") {
      $0.withPlaces($0.rows)
    } of: {
      field("basic") { $0.0.basic }
      field("constant") { $0.0.constant }
      field("coefficients") { row, places in places.map { row.coefficients[$0] } }
    }
    list("costs") {
      $0.withPlaces($0.costs)
    } of: {
      field("priority") { $0.0.level }
      field("constant") { $0.0.constant }
      field("coefficients") { cost, places in places.map { cost.coefficients[$0] } }
    }
    maybe("penalty") { $0.hasPenalty ? true : nil }
    maybe("inverse") { $0.inverse }
    field("rowCount") { $0.rowCount }
    field("columnCount") { $0.isTableau ? $0.columnCount - $0.rowCount : $0.columnCount }
    field("pivot") {
      $0.mark
    } orNull: {
      field("row") { $0.row }
      field("column") { $0.column }
    }
  }
  static let orNull = shape.orNull.named("optionalDictionary")

  /// The indices of the nonbasic columns.
  private var places: [Int] { columns.indices.filter { !columns[$0].isBasic } }

  private func withPlaces<Row>(_ rows: [Row]) -> [(Row, [Int])] {
    let places = places
    return rows.map { ($0, places) }
  }

  /// Its column counted among those.
  private var mark: (row: Int, column: Int)? {
    guard let pivot, let column = places.firstIndex(of: pivot.column) else { return nil }
    return (pivot.row, column)
  }
}

extension DictionaryReport.Inverse: Shaped {
  static let shape = Shape<DictionaryReport.Inverse>.object {
    field("rows") { $0.rows }
    field("numbers") { $0.numbers }
    field("prices") { $0.prices }
  }
}

extension PivotReport.Bound: Shaped {
  static let shape = Shape<PivotReport.Bound>.object {
    field("variable") { $0.variable }
    field("upper") { $0.upper }
    field("flip") { $0.isFlip }
    field("up") { $0.isUp }
  }
}
