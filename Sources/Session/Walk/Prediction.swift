// A pivot that is foretold: which column enters, which leaves, what the objective becomes. The answers
// are those of the method; what is said of a wrong one is found by making that pivot.

import ConstraintHierarchies
import Language
import Rationals
import Simplex

/// What a learner is asked about one pivot, part by part.
struct Prediction: Sendable {
  /// An answer as it was read.
  enum Answer: Sendable {
    case column(Name)
    /// Both at once, as `pivot` takes them: what enters and what leaves.
    case columns(Name, Name)
    case value(Rational)
    /// None: it is to be shown.
    case givenUp
  }

  /// What comes before the pivot.
  let events: [WalkEvent]
  /// Just before it.
  var place: WalkPlace
  /// By the rule, with all that the choice looked at.
  let pivot: Pivot
  /// Of the pivot, counted from 1.
  let number: Int
  private(set) var part = GuessPart.entering
  /// How many pivots are to be made, with this one, before the learner is to be left alone.
  var remaining = 1

  /// - Returns: nil where there is nothing to choose: at the end, where a free column goes in, and in dual pivots.
  init?(_ walk: Walk, form: ShowWord) {
    guard !walk.isAtEnd, walk.legs[walk.position].pivot?.isByCost ?? true else { return nil }
    var ahead = walk
    let (leg, before) = ahead.advance()
    guard let pivot = leg.pivot else { return nil }
    self.pivot = pivot
    place = walk.place(before, form)
    number = walk.position + 1
    events = walk.events(leg.preamble, before: pivot, at: place, number: number)
  }

  /// The question after this one; nil if it was the last.
  var next: Prediction? {
    let parts = GuessPart.allCases
    guard let index = parts.firstIndex(of: part), index + 1 < parts.count else { return nil }
    var next = self
    next.part = parts[index + 1]
    return next
  }

  private var tableau: Tableau { place.tableau }
  private var own: ManualPivot {
    ManualPivot(
      Walk.Crossing(preamble: [], solver: place.solver, byRule: pivot), place.names)
  }

  private var rule: PivotRule { if case .cost(let rule) = pivot.reason { rule } else { .dantzig } }
  private var cost: Rational { tableau.costs[pivot.rank][pivot.entering] }

  /// The pivot that answers it.
  ///
  /// - Parameter count: how many pivots are told with their dictionaries; 0: without.
  func answer(dictionaryOneOf count: Int) -> PivotReport {
    place.report(pivot, number: number, dictionaryOneOf: count)
  }

  // MARK: Questions

  var report: QuestionReport {
    let entering = place.name(pivot.entering)
    let part: QuestionReport.Part =
      switch part {
      case .entering: .entering(costs)
      case .leaving: .leaving(for: entering, enteringColumn)
      case .value: .value(of: entering, length: pivot.length, before: pivot.costBefore)
      }
    return QuestionReport(
      number: number, level: place.names.level(rank: pivot.rank), isBelowOthers: pivot.rank > 1,
      part: part)
  }

  /// What there is to look at in search of the column that enters.
  private var costs: QuestionReport.CostTable {
    var columns: Set<Column> = []
    for row in tableau.costs[...pivot.rank] + tableau.rows {
      for entry in row.entries where tableau.roles[entry.column] == .nonnegative {
        columns.insert(entry.column)
      }
    }
    // The one in question must be among them.
    var shown = columns.sorted()
    if shown.count > QuestionReport.CostTable.limit {
      let candidates = Set(pivot.candidates.map { $0.column })
      shown = shown.filter { candidates.contains($0) }
    }
    let ranks = place.ranks(upTo: pivot.rank)
    return QuestionReport.CostTable(
      levels: ranks.map { place.names.level(rank: $0) },
      rows: shown.prefix(PivotReport.limit).map { column in
        .init(column: place.name(column), costs: ranks.map { tableau.costs[$0][column] })
      },
      count: columns.count)
  }

  /// The rows that the entering column stands in.
  private var enteringColumn: QuestionReport.EnteringColumn {
    let holding = tableau.rows(holding: pivot.entering)
    return QuestionReport.EnteringColumn(
      rows: holding.prefix(PivotReport.limit).map { row in
        .init(
          basic: place.name(tableau.basis[row]), constant: tableau.rows[row].constant,
          coefficient: tableau.rows[row][pivot.entering])
      },
      count: holding.count)
  }

  /// The names that an answer could begin with, for whoever reads keys.
  var names: [String] { part == .value ? [] : own.names }

  // MARK: Answers

  /// What a line says as an answer.
  ///
  /// - Returns: nil if the line is a command or a statement.
  func answer(_ line: String, knowing state: ProblemState) throws(Failure) -> Answer? {
    let text = line.trimmed
    if text.isEmpty || text == "?" { return .givenUp }
    let column = part == .value ? nil : Parser.columnName(line)
    if let column, own.knows(column) { return .column(column) }
    if part == .entering, let (enters, leaves) = Parser.columnNames(line), own.knows(enters),
      own.knows(leaves)
    {
      return .columns(enters, leaves)
    }
    let asked = part == .value ? withoutName(line) : line
    guard let meaning = try? Parser.parse(asked, knowing: state.vocabulary) else {
      // Whatever it is, it is no column; as a line it is refused with its own reason.
      if let column { return .column(column) }
      return nil
    }
    switch meaning {
    case .empty, .command, .objective, .constraint, .visualFormat, .several: return nil
    case .expression(let expression):
      if part == .value { return .value(try value(expression, state)) }
      if let column { return .column(column) }
      throw Failure(.walk(.noColumn(expression.range)))
    }
  }

  /// `f(low) = 3` is an answer, too: what comes before the number becomes blank, so that every character
  /// stays in its column.
  private func withoutName(_ line: String) -> String {
    let name = place.names.objectiveName(rank: pivot.rank)
    let start = line.prefix { $0.isWhitespace }
    var rest = line.dropFirst(start.count)
    if rest.hasPrefix(name) { rest = rest.dropFirst(name.count).drop { $0.isWhitespace } }
    guard rest.first == "=" else { return line }
    rest.removeFirst()
    return String(repeating: " ", count: line.count - rest.count) + rest
  }

  private func value(
    _ expression: Expression, _ state: ProblemState
  ) throws(Failure) -> Rational {
    var lowering = Lowering(state, makesVariables: false)
    do { return try lowering.constant(expression) } catch {
      throw Failure(.walk(.noNumber(expression.range)))
    }
  }

  /// What there is to say to an answer.
  ///
  /// - Throws: where the name is none of the tableau: that is a slip, not a guess.
  func verdict(on answer: Answer) throws(Failure) -> GuessVerdict {
    switch (part, answer) {
    case (.entering, .column(let name)): try entering(name)
    case (.leaving, .column(let name)): try leaving(name)
    case (.value, .value(let value)): total(value)
    // It was given up; a name is no answer where a value is asked for, nor a value where a name is.
    case (_, .givenUp), (.entering, .value), (.leaving, .value), (.value, .column), (_, .columns):
      .shown
    }
  }

  private func entering(_ name: Name) throws(Failure) -> GuessVerdict {
    let column = try own.columns(name, nil).entering
    if column == pivot.entering { return .right }
    let itsName = place.name(column)
    let itsCost = tableau.costs[pivot.rank][column]
    let guessed: Pivot
    do { guessed = try place.solver.pivot(entering: column, leaving: nil) } catch {
      if case .unbounded = error, itsCost.signum >= 0 {
        return .raises(itsName, by: itsCost, isLegal: false)
      }
      return .impossible(own.fault(error, name.text, ""))
    }
    guard itsCost.signum < 0 else { return .raises(itsName, by: itsCost, isLegal: true) }
    let gain = pivot.costBefore - pivot.costAfter
    let itsGain = guessed.costBefore - guessed.costAfter
    switch rule {
    case .bland: return .notFirst(itsName)
    case .bigM where itsCost == cost && isDearer(column): return .dearer(itsName)
    case .dantzig, .bigM:
      return itsCost == cost ? .asGood(itsName) : .lessSteep(itsName, rate: itsCost.magnitude)
    case .greatest, .dual:
      return itsGain == gain ? .asGood(itsName) : .lessGain(itsName, itsGain, best: gain)
    }
  }

  /// Whether, what is missing being lowered alike, the objective that counts beside it decides against a column.
  private func isDearer(_ column: Column) -> Bool {
    place.solver.hasPenalty && tableau.costs[1][column] > tableau.costs[1][pivot.entering]
  }

  private func leaving(_ name: Name) throws(Failure) -> GuessVerdict {
    let entering = place.names.text(pivot.entering, of: place.solver)
    guard let column = try own.columns(Name(entering, name.range), name).leaving else {
      return .shown
    }
    if column == pivot.leaving { return .right }
    do {
      let guessed = try place.solver.pivot(entering: pivot.entering, leaving: column)
      let falls = tableau.rows[guessed.row][pivot.entering].signum < 0
      return falls ? .tie(place.name(column)) : .doesNotFall(place.name(column))
    } catch {
      return .impossible(own.fault(error, entering, name.text))
    }
  }

  private func total(_ guess: Rational) -> GuessVerdict {
    if guess == pivot.costAfter { return .right }
    let change = cost * pivot.length
    if guess == change || guess == change.magnitude, !change.isZero { return .onlyChange }
    return guess == pivot.costBefore - change ? .wrongWay : .wrongValue
  }
}
