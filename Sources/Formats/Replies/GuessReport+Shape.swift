// What is asked about a pivot, and what became of a guess.

import ConstraintHierarchies
import Rationals
public import Session

extension GuessPart: ShapedWord {
  static let shape = Shape<GuessPart>.words(allCases).named("guessPart")
}

extension QuestionReport: Shaped {
  /// The question as the value of `"question"`.
  public var json: JSONValue { Self.shape.json(self) }

  static let shape = Shape<QuestionReport>.object {
    field("number") { $0.number }
    field("part") { $0.guess }
    field("priority") { $0.level }
    maybe(CostTable.fields) { if case .entering(let table) = $0.part { table } else { nil } }
    maybe("entering") { $0.entering }
    maybe(EnteringColumn.fields) {
      if case .leaving(_, let column) = $0.part { column } else { nil }
    }
    maybe("length") { if case .value(_, let length, _) = $0.part { length } else { nil } }
    maybe("before") { if case .value(_, _, let before) = $0.part { before } else { nil } }
  }

  static let orNull = shape.orNull.named(
    "question",
    about: """
      What is asked about the pivot of that number. entering: the columns with their costs (of more than twelve \
      those that may enter); leaving: the rows that hold the entering column; value: the objective is before, and \
      the column grows to length.
      """)

  private var entering: ColumnName? {
    switch part {
    case .entering: nil
    case .leaving(let entering, _), .value(let entering, _, _): entering
    }
  }
}

extension QuestionReport.CostTable {
  fileprivate static let fields = Fields<QuestionReport.CostTable> {
    field("costPriorities") { $0.levels }
    field("costs") { $0.rows }
    field("columnCount") { $0.count }
  }
}

extension QuestionReport.EnteringColumn {
  fileprivate static let fields = Fields<QuestionReport.EnteringColumn> {
    list("rows") {
      $0.rows
    } of: {
      field("column") { $0.basic }
      field("constant") { $0.constant }
      field("coefficient") { $0.coefficient }
    }
    field("rowCount") { $0.count }
  }
}

extension GuessReport: Shaped {
  static let shape = Shape<GuessReport>.reply(
    "guess",
    """
    What became of a guess, and the pivot that was asked about. verdict.is: shown (given up), right, as-good and \
    tie (right, too, though the rule takes another), raises (the column would not lower the objective; cost: by \
    how much each unit raises it), impossible (fault: why no such pivot can be made), not-first, less-steep and \
    less-gain (it improves, but not by the rule), does-not-fall, only-change (the change of the objective, not \
    its value), wrong-way (as if it rose), wrong. Then comes either the next question or, the pivot made, a step.
    """,
    example: """
      {"kind": "guess", "part": "leaving", "right": false, "verdict": {"is": "impossible", "fault": "leaves-not"},
       "pivot": {"number": 2, "reason": "rule", "rule": "dantzig", "equation": null, "entering": "c",
         "leaving": "b-", "priority": 750, "cost": "-1", "costPriorities": [750],
         "candidates": [{"column": "c", "costs": ["-1"]}], "candidateCount": 1,
         "ratios": [{"column": "b-", "constant": "20", "coefficient": "-1", "ratio": "20", "leaves": true}],
         "ratioCount": 1, "length": "20", "degenerate": false, "before": "20", "after": "0",
         "dictionary": null},
       "question": {"number": 2, "part": "value", "priority": 750, "entering": "c", "length": "20",
         "before": "20"}, "step": null}
      """
  ) {
    field("part") { $0.part }
    field("right") { $0.verdict.isRight }
    field("verdict") {
      $0.verdict.plain
    } of: {
      field("is", PlainVerdict.Word.shape) { $0.word }
      maybe("column") { $0.column }
      maybe("cost") { $0.cost }
      maybe("legal") { $0.isLegal }
      maybe("rate") { $0.rate }
      maybe("gain") { $0.gain }
      maybe("best") { $0.best }
      maybe("fault") { $0.fault }
    }
    field("pivot") { $0.pivot }
    field("question") { $0.question }
    field("step") { if case .step(let report) = $0.next { report } else { nil as StepReport? } }
  }

  private var question: QuestionReport? {
    if case .question(let report) = next { report } else { nil }
  }
}

/// What every verdict may say, side by side.
private struct PlainVerdict {
  enum Word: String, ShapedWord {
    case shown, right
    case asGood = "as-good"
    case tie, raises, impossible
    case notFirst = "not-first"
    case lessSteep = "less-steep"
    case dearer
    case lessGain = "less-gain"
    case doesNotFall = "does-not-fall"
    case onlyChange = "only-change"
    case wrongWay = "wrong-way"
    case wrong
  }

  var word: Word
  var column: ColumnName?
  var cost: Rational?
  var isLegal: Bool?
  var rate: Rational?
  var gain: Rational?
  var best: Rational?
  var fault: String?
}

extension GuessVerdict {
  fileprivate var plain: PlainVerdict {
    switch self {
    case .shown: PlainVerdict(word: .shown)
    case .right: PlainVerdict(word: .right)
    case .asGood(let column): PlainVerdict(word: .asGood, column: column)
    case .tie(let column): PlainVerdict(word: .tie, column: column)
    case .raises(let column, let cost, let isLegal):
      PlainVerdict(word: .raises, column: column, cost: cost, isLegal: isLegal)
    case .impossible(let fault): PlainVerdict(word: .impossible, fault: fault.word)
    case .notFirst(let column): PlainVerdict(word: .notFirst, column: column)
    case .lessSteep(let column, let rate):
      PlainVerdict(word: .lessSteep, column: column, rate: rate)
    case .dearer(let column): PlainVerdict(word: .dearer, column: column)
    case .lessGain(let column, let gain, let best):
      PlainVerdict(word: .lessGain, column: column, gain: gain, best: best)
    case .doesNotFall(let column): PlainVerdict(word: .doesNotFall, column: column)
    case .onlyChange: PlainVerdict(word: .onlyChange)
    case .wrongWay: PlainVerdict(word: .wrongWay)
    case .wrongValue: PlainVerdict(word: .wrong)
    }
  }
}

extension PivotFault {
  /// What is wrong.
  fileprivate var word: String {
    switch self {
    case .emptyTableau: "empty-tableau"
    case .freeColumnFirst: "free-column-first"
    case .dualPivot: "dual-pivot"
    case .enteringIsBasic: "entering-is-basic"
    case .enteringAtBound: "entering-at-bound"
    case .enteringIsArtificial: "entering-is-artificial"
    case .leavingIsNonbasic: "leaving-is-nonbasic"
    case .leavingIsFree: "leaving-is-free"
    case .pivotElementIsZero: "pivot-element-is-zero"
    case .frozen: "frozen"
    case .unbounded: "unbounded"
    case .infeasible: "infeasible"
    }
  }
}
