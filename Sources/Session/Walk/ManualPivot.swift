// A pivot of the learner's own: which columns the names mean, whether it is legal, and what the rule would have
// done.

import ConstraintHierarchies
import Language
import Rationals
import Simplex

/// What can be asked about pivots at one place of the walk.
struct ManualPivot {
  let place: WalkPlace
  let crossing: Walk.Crossing
  /// Whether it says what the rule would have done.
  var tellsRule = true

  init(_ crossing: Walk.Crossing, _ names: ColumnNames, form: ShowWord = .dictionary) {
    place = WalkPlace(names: names, solver: crossing.solver, form: form)
    self.crossing = crossing
  }

  private var solver: Solver { place.solver }
  private var tableau: Tableau { place.tableau }

  private func plainName(_ column: Column) -> String { place.names.text(column, of: solver) }

  // MARK: Names

  /// The columns that two names of the tableau mean.
  func columns(
    _ entering: Name, _ leaving: Name?
  ) throws(Failure) -> (entering: Column, leaving: Column?) {
    (try column(entering), try leaving.map { (name) throws(Failure) in try column(name) })
  }

  /// Columns of the tableau by name. Artificials that have left are there too, to be told of.
  private var known: [String: Column] {
    var known: [String: Column] = [:]
    var used = Set(tableau.basis)
    for row in tableau.rows + tableau.costs {
      for entry in row.entries { used.insert(entry.column) }
    }
    // A slack before an artificial variable of the same name.
    for column in used.sorted(by: >) { known[plainName(column)] = column }
    return known
  }

  /// The names of the columns, in order.
  var names: [String] { Self.inOrder(known) }

  private static func inOrder(_ known: [String: Column]) -> [String] {
    known.sorted { $0.value < $1.value }.map { $0.key }
  }

  /// Whether a name is that of a column, or of a pair of them without its sign.
  func knows(_ name: Name) -> Bool {
    let known = known
    return known[name.text] != nil || !Self.pair(name, among: known).isEmpty
  }

  private static func pair(_ name: Name, among known: [String: Column]) -> [String] {
    ["⁺", "⁻"].map { name.text + $0 }.filter { known[$0] != nil }
  }

  private func column(_ name: Name) throws(Failure) -> Column {
    let known = known
    if let column = known[name.text] { return column }
    let pair = Self.pair(name, among: known)
    if !pair.isEmpty { throw Failure(.walk(.pairOfColumns(name, pair))) }
    if let column = solver.problem.signs.indices.first(where: { plainName($0) == name.text }) {
      throw Failure(.walk(.absentColumn(name, level: place.name(column).level?.name)))
    }
    let shown = known.filter { tableau.row(of: $0.value) != nil || isOffered($0.value) }
    throw Failure(.walk(.unknownColumn(name, among: Self.inOrder(shown))))
  }

  private func isOffered(_ column: Column) -> Bool { tableau.roles[column] != .artificial }

  // MARK: A pivot that is made

  /// - Parameters:
  ///   - walk: where it has been made.
  ///   - end: where the learner stands after it.
  func report(_ pivot: Pivot, on walk: Walk, then end: PlaceReport) -> ManualPivotReport {
    let number = walk.position
    return ManualPivotReport(
      events: walk.events(crossing.preamble, before: pivot, at: place, number: number),
      pivot: place.report(pivot, number: number, isOwn: true, dictionaryOneOf: 0),
      comparison: tellsRule ? comparison(pivot) : nil, place: end)
  }

  private func comparison(_ pivot: Pivot) -> ManualPivotReport.Comparison {
    guard let rule = crossing.byRule, case .cost(let word) = rule.reason else {
      return .nothingLeft
    }
    if rule.entering == pivot.entering, rule.leaving == pivot.leaving {
      return .same(RuleWord(word))
    }
    return .other(
      RuleWord(word), entering: place.name(rule.entering), leaving: place.name(rule.leaving),
      level: place.names.level(rank: rule.rank), after: rule.costAfter)
  }

  // MARK: A pivot that is not

  func fault(_ flaw: PivotFlaw, _ entering: Name, _ leaving: Name?) -> SessionFault {
    let isAboutLeaving =
      switch flaw {
      case .leavingIsNonbasic, .leavingIsFree, .pivotElementIsZero, .infeasible: true
      case .enteringIsBasic, .enteringIsArtificial, .frozen, .unbounded: false
      }
    let range = isAboutLeaving ? (leaving ?? entering).range : entering.range
    return .walk(.pivot(fault(flaw, entering.text, leaving?.text ?? ""), range))
  }

  func fault(_ flaw: PivotFlaw, _ entering: String, _ leaving: String) -> PivotFault {
    switch flaw {
    case .enteringIsBasic:
      place.columnAtBound(of: entering).map { .enteringAtBound(entering, column: $0) }
        ?? .enteringIsBasic(entering)
    case .enteringIsArtificial: .enteringIsArtificial(entering)
    case .leavingIsNonbasic: .leavingIsNonbasic(leaving)
    case .leavingIsFree: .leavingIsFree(leaving)
    case .pivotElementIsZero: .pivotElementIsZero(leaving: leaving, entering: entering)
    case .frozen(let rank, let cost, let length):
      .frozen(
        entering, objective: objective(rank), cost: cost, from: tableau.costs[rank].constant,
        length: length)
    case .unbounded(let cost):
      .unbounded(entering, objective: objective(tableau.costs.count - 1), cost: cost)
    case .infeasible(let length, let below):
      .infeasible(
        entering: entering, leaving: leaving, length: length,
        below: below.map { .init(name: plainName($0.column), value: $0.value) },
        instead: ratioTest(entering))
    }
  }

  private func objective(_ rank: Int) -> String { place.names.objectiveName(rank: rank) }

  /// Who leaves by the ratio test.
  private func ratioTest(_ entering: String) -> PivotFault.RatioTest {
    guard tellsRule else { return .secret }
    guard let column = known[entering],
      let pivot = try? solver.pivot(entering: column, leaving: nil)
    else { return .nothing }
    return .leaves(plainName(pivot.leaving))
  }
}

extension Walk {
  /// Why a name is no column's, not even of one that is to come; nil if it is one, or if there are no
  /// columns at all.
  func unknownColumn(_ name: Name) -> Failure? {
    let solver = solverAtNextPivot
    let columns = solver.problem.signs.indices.map { names.text($0, of: solver) }
    let letters = resolution.hierarchy.enabledConstraints.map { $0.letter }
    // An artificial variable has a slack's name, and half of a pair is told of by itself.
    let known = Set(columns + letters + letters.flatMap { [$0 + "⁺", $0 + "⁻"] })
    guard !columns.isEmpty, !known.contains(name.text) else { return nil }
    return Failure(.walk(.unknownColumn(name, among: columns)))
  }
}
