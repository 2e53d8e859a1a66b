// The columns that a pivot of one's own can take, for completion: those that the method would take first.

import ConstraintHierarchies
import Language
public import Rationals
import Simplex

/// A column that `pivot` may name, and what can be said of it.
public struct ColumnChoice: Sendable {
  public enum Remark: Sendable {
    /// It is not basic; its cost is not to be told.
    case nonbasic
    case cost(Rational)
    /// It is basic; more is not to be told, or not known.
    case basic
    /// It falls as the other grows, and is 0 at that ratio, which may be the smallest.
    case ratio(Rational, isSmallest: Bool)
    case doesNotFall
  }

  public let column: ColumnName
  public let remark: Remark
}

extension Session {
  /// With more constraints than this, nobody waits for the trace while a word is completed.
  private static let mostTraced = 300

  /// The columns that `pivot` may name where the walk stands: those that may enter, the lowest cost first; or,
  /// where one is to enter, those that may leave for it, the smallest ratio first. None where a free column
  /// goes in by itself; nil where the tableau would have to be waited for.
  ///
  /// - Throws: if the solve is stopped.
  public mutating func columnChoices(entering: String?) throws(Failure) -> [ColumnChoice]? {
    if walk == nil, state.hierarchy.constraints.count > Self.mostTraced { return nil }
    let walk = try traced()
    guard let crossing = walk.crossing else { return [] }
    // While the learner is asked, only the names may be known.
    let choices = PivotChoices(
      own: ManualPivot(crossing, walk.names), tellsNumbers: !predicts && !keepsRuleSecret)
    return entering.map(choices.leaving) ?? choices.entering()
  }
}

/// What can be said of the columns before a pivot.
private struct PivotChoices {
  let own: ManualPivot
  let tellsNumbers: Bool

  private var solver: Solver { own.place.solver }
  private var tableau: Tableau { own.place.tableau }

  /// The columns that nothing above has frozen.
  func entering() -> [ColumnChoice] {
    let rank = tableau.costs.count - 1
    guard rank >= 0 else { return [] }
    let costs = tableau.costs[rank]
    var columns = tableau.roles.indices.filter { column in
      tableau.row(of: column) == nil && tableau.roles[column] != .artificial
        && (tableau.isHeld(column) || !costs[column].isZero)
        && tableau.costs[..<rank].allSatisfy { $0[column].isZero }
    }
    guard tellsNumbers else { return columns.map { choice($0, .nonbasic) } }
    columns.sort { (costs[$0], $0) < (costs[$1], $1) }
    return columns.map { choice($0, .cost(costs[$0])) }
  }

  /// The basic columns that may leave at all, those first that fall.
  func leaving(for name: String) -> [ColumnChoice] {
    let entering = Name(ColumnName.spelled(name.trimmed), SourceRange(0, name.count))
    let basic = tableau.basis.filter { tableau.roles[$0] != .free }.sorted()
    guard tellsNumbers, let column = try? own.columns(entering, nil).entering,
      tableau.row(of: column) == nil
    else { return basic.map { choice($0, .basic) } }
    let pivot = try? solver.pivot(entering: column, leaving: nil)
    let ratios = (pivot?.ratios ?? []).sorted { ($0.ratio, $0.basic) < ($1.ratio, $1.basic) }
    let falling = Set(ratios.map { $0.basic })
    let smallest = ratios.first?.ratio
    return ratios.map { ratio in
      choice(ratio.basic, .ratio(ratio.ratio, isSmallest: ratio.ratio == smallest))
    } + basic.filter { !falling.contains($0) }.map { choice($0, .doesNotFall) }
  }

  private func choice(_ column: Column, _ remark: ColumnChoice.Remark) -> ColumnChoice {
    ColumnChoice(column: own.place.name(column), remark: remark)
  }
}
