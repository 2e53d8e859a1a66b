// A pivot that is foretold: which column enters, which leaves, what the objective becomes. The answers
// are those of the method; what is said of a wrong one is found by making that pivot.

import ConstraintHierarchies
import Language
import Rationals
import Rendering
import Simplex

/// What a learner is asked about one pivot, part by part.
struct Prediction: Sendable {
  enum Part: CaseIterable, Sendable { case entering, leaving, value }

  /// An answer as it was read.
  enum Answer: Sendable {
    case column(Name)
    case value(Rational)
    /// None: it is to be shown.
    case givenUp
  }

  struct Verdict: Sendable {
    var isRight: Bool
    /// What is said of the answer. Empty for one that was given up.
    var words: Text
    /// How it is, with all that it is seen from.
    var solution: Document
    /// How it is, in a sentence.
    var brief: Text
  }

  let naming: Naming
  /// What comes before the pivot.
  let preamble: [Step]
  /// The solver just before it.
  let solver: Solver
  /// By the rule, with all that the choice looked at.
  let pivot: Pivot
  /// Of the pivot, counted from 1.
  let number: Int
  private(set) var part = Part.entering
  /// How many pivots are to be made, with this one, before the learner is to be left alone.
  var remaining = 1

  /// - Returns: nil where there is nothing to choose: at the end, and where a free column goes in.
  init?(_ walk: Walk) {
    guard !walk.isAtEnd, walk.legs[walk.position].pivot?.reason != .free else { return nil }
    var ahead = walk
    let (leg, before) = ahead.advance()
    guard let pivot = leg.pivot else { return nil }
    self.pivot = pivot
    naming = walk.naming
    preamble = leg.preamble
    solver = before
    number = walk.position + 1
  }

  /// The question after this one; nil if it was the last.
  var next: Prediction? {
    let parts = Part.allCases
    guard let index = parts.firstIndex(of: part), index + 1 < parts.count else { return nil }
    var next = self
    next.part = parts[index + 1]
    return next
  }

  private var tableau: Tableau { solver.tableau }

  private var story: OwnPivotStory {
    OwnPivotStory(
      naming: naming,
      crossing: Walk.Crossing(preamble: preamble, solver: solver, byRule: pivot))
  }

  private var narration: Narration {
    Narration(naming: naming, solver: solver, asTableau: false)
  }

  func name(_ column: Column) -> Text { narration.name(column) }
  var objective: Text { narration.objective(pivot.rank) }
  private var rule: PivotRule { if case .cost(let rule) = pivot.reason { rule } else { .dantzig } }
  var cost: Rational { tableau.costs[pivot.rank][pivot.entering] }

  // MARK: Questions

  /// What there is to look at: the costs, or the column that enters.
  var material: Grid? {
    switch part {
    case .entering: costs
    case .leaving: enteringColumn
    case .value: nil
    }
  }

  private static let limit = 12

  /// The columns that may enter, and those that may not because a level above would pay for it.
  private var costs: Grid {
    let columns = Set(tableau.costs[...pivot.rank].flatMap { $0.entries.map(\.column) })
      .union(tableau.rows.flatMap { $0.entries.map(\.column) })
      .filter { tableau.roles[$0] == .nonnegative }.sorted()
    // The one in question must be among them.
    let shown = columns.filter { column in
      columns.count <= Self.limit || pivot.candidates.contains { $0.column == column }
    }
    let ranks = narration.ranks(upTo: pivot.rank)
    var rows = [[Text("cost in", .dim)] + ranks.map(narration.objective)]
    rows += shown.prefix(Self.limit).map { column in
      [name(column)] + ranks.map { Text(tableau.costs[$0][column]) }
    }
    let hidden = columns.count - min(shown.count, Self.limit)
    if hidden > 0 { rows.append([Text("and \(hidden) more", .dim)]) }
    return Grid(rows, alignments: [.left] + ranks.map { _ in .right })
  }

  /// The rows that the entering column stands in.
  private var enteringColumn: Grid {
    let holding = tableau.rows(holding: pivot.entering)
    var rows: [[Text]] = holding.prefix(Self.limit).map { row in
      [
        name(tableau.basis[row]), "= \(tableau.rows[row].constant)",
        Naming.sum(
          constant: 0, [(tableau.rows[row][pivot.entering], name(pivot.entering))]),
      ]
    }
    if holding.count > Self.limit {
      rows.append([Text("and \(holding.count - Self.limit) more", .dim)])
    }
    return Grid(rows)
  }

  /// The names that an answer could begin with, for whoever reads keys.
  var names: [String] {
    part == .value ? [] : story.names
  }

  // MARK: Answers

  /// What a line says as an answer.
  ///
  /// - Returns: nil if the line is a command or a statement.
  func answer(_ line: String, knowing state: ProblemState) throws(Failure) -> Answer? {
    let text = line.trimmed
    if text.isEmpty || text == "?" { return .givenUp }
    let column = part == .value ? nil : Parser.columnName(line)
    if let column, story.knows(column) { return .column(column) }
    let asked = part == .value ? withoutName(line) : line
    guard let meaning = try? Parser.parse(asked, knowing: state.vocabulary) else {
      // Whatever it is, it is no column; as a line it is refused with its own reason.
      if let column { return .column(column) }
      return nil
    }
    switch meaning {
    case .empty, .command, .objective, .constraint: return nil
    case .expression(let expression):
      if part == .value { return .value(try value(expression, state)) }
      if let column { return .column(column) }
      throw Failure(.noColumn(expression.range))
    }
  }

  /// `f(low) = 3` is an answer, too: what comes before the number becomes blank, so that every character
  /// stays in its column.
  private func withoutName(_ line: String) -> String {
    let name = naming.objective(rank: pivot.rank)
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
    var lowering = Lowering(state.hierarchy, makesVariables: false)
    do { return try lowering.constant(expression) } catch {
      throw Failure(.noNumber(expression.range))
    }
  }

  /// What is to be said of an answer.
  ///
  /// - Throws: where the name is none of the tableau: that is a slip, not a guess.
  func verdict(on answer: Answer) throws(Failure) -> Verdict {
    let verdict: (isRight: Bool, words: Text)
    switch (part, answer) {
    case (_, .givenUp): verdict = (false, "")
    case (.entering, .column(let name)): verdict = try entering(name)
    case (.leaving, .column(let name)): verdict = try leaving(name)
    case (.value, .value(let value)): verdict = total(value)
    default: verdict = (false, "")
    }
    return Verdict(
      isRight: verdict.isRight, words: verdict.words, solution: solution, brief: brief)
  }

  private var solution: Document {
    switch part {
    case .entering:
      Document([.paragraph(narration.whyEnters(pivot, rule))] + narration.candidates(pivot))
    case .leaving:
      Document([.paragraph(narration.whyLeaves(pivot)), .grid(narration.ratios(pivot))])
    case .value: Document([.paragraph(arithmetic)])
    }
  }

  private var brief: Text {
    switch part {
    case .entering:
      SlideWords.lowers(
        name(pivot.entering), objective, by: cost.magnitude, among: pivot.candidates.count)
    case .leaving: SlideWords.stops(name(pivot.entering), name(pivot.leaving), pivot.length)
    case .value: arithmetic
    }
  }

  // MARK: The three parts

  private func entering(_ name: Name) throws(Failure) -> (isRight: Bool, words: Text) {
    let column = try story.columns(name, nil).entering
    if column == pivot.entering { return (true, PredictionWords.right) }
    let itsCost = tableau.costs[pivot.rank][column]
    let own: Pivot
    do { own = try solver.pivot(entering: column, leaving: nil) } catch {
      if case .unstopped = error, itsCost.signum >= 0 {
        return (false, PredictionWords.raises(self.name(column), objective, by: itsCost))
      }
      return (false, PredictionWords.impossible(story.diagnostic(error, name, nil).message))
    }
    guard itsCost.signum < 0 else {
      return (
        false, PredictionWords.raises(self.name(column), objective, by: itsCost, isLegal: true)
      )
    }
    let (gain, itsGain) = (
      pivot.costBefore - pivot.costAfter, own.costBefore - own.costAfter
    )
    let isAsGood =
      switch rule {
      case .bland: false
      case .dantzig: itsCost == cost
      case .greatest: itsGain == gain
      }
    if isAsGood {
      return (true, PredictionWords.asGood(self.name(column), instead: self.name(pivot.entering)))
    }
    let (chosen, guessed) = (self.name(pivot.entering), self.name(column))
    return (
      false,
      PredictionWords.otherRule
        + {
          switch rule {
          case .bland: PredictionWords.first(chosen, guessed)
          case .dantzig:
            PredictionWords.steepest(chosen, cost.magnitude, guessed, itsCost.magnitude)
          case .greatest: PredictionWords.greatest(chosen, gain, guessed, itsGain)
          }
        }()
    )
  }

  private func leaving(_ name: Name) throws(Failure) -> (isRight: Bool, words: Text) {
    let place = Name(naming.column(pivot.entering, of: solver), name.range)
    guard let column = try story.columns(place, name).leaving else { return (false, "") }
    if column == pivot.leaving { return (true, PredictionWords.right) }
    do {
      let own = try solver.pivot(entering: pivot.entering, leaving: column)
      let falls = tableau.rows[own.row][pivot.entering].signum < 0
      return falls
        ? (true, PredictionWords.tie(self.name(column), self.name(pivot.leaving)))
        : (false, PredictionWords.doesNotFall(self.name(column), self.name(pivot.entering)))
    } catch {
      return (false, PredictionWords.impossible(story.diagnostic(error, place, name).message))
    }
  }

  private func total(_ guess: Rational) -> (isRight: Bool, words: Text) {
    if guess == pivot.costAfter { return (true, PredictionWords.right) }
    let change = cost * pivot.length
    if guess == change || guess == change.magnitude, !change.isZero {
      return (false, PredictionWords.onlyChange(from: pivot.costBefore))
    }
    if guess == pivot.costBefore - change {
      return (false, PredictionWords.wrongWay(objective, name(pivot.entering)))
    }
    return (false, PredictionWords.wrong)
  }
}

/// How many guesses were right.
struct Score: Hashable, Sendable {
  private(set) var asked = 0
  private(set) var right = 0

  mutating func count(_ isRight: Bool) {
    asked += 1
    if isRight { right += 1 }
  }

  static func += (a: inout Score, b: Score) {
    a.asked += b.asked
    a.right += b.right
  }

  /// nil where nothing was asked.
  var words: String? { asked > 0 ? "your guesses: \(right) of \(asked) right" : nil }
}
