// The columns that a pivot of one's own can take, for completion: those that the method would take first.

import ConstraintHierarchies
public import Language
import Rationals
import Rendering
import Simplex

extension Session {
  /// With more constraints than this, nobody waits for the trace while a word is completed.
  private static let mostTraced = 300

  /// The columns that `pivot` may name where the walk stands, as they are typed, with a few words on each:
  /// those that may enter, the lowest cost first; or, where one is to enter, those that may leave for it, the
  /// smallest ratio first. None where a free column goes in by itself; nil where the tableau would have to be
  /// waited for.
  public mutating func columns(entering: String?) -> [Completion.Candidate]? {
    if walk == nil, state.hierarchy.constraints.count > Self.mostTraced { return nil }
    let walk = traced()
    guard let crossing = walk.crossing else { return [] }
    // While the learner is asked, only the names are his.
    let choices = PivotChoices(
      naming: walk.naming, crossing: crossing, presentation: presentation,
      tellsNumbers: !predicts && !keepsRuleSecret)
    return entering.map(choices.leaving) ?? choices.entering()
  }
}

/// What can be said of the columns before a pivot.
private struct PivotChoices {
  let naming: Naming
  let crossing: Walk.Crossing
  let presentation: Presentation
  let tellsNumbers: Bool

  private var solver: Solver { crossing.solver }
  private var tableau: Tableau { crossing.solver.tableau }

  /// The columns that nothing above has frozen.
  func entering() -> [Completion.Candidate] {
    let rank = tableau.costs.count - 1
    guard rank >= 0 else { return [] }
    let costs = tableau.costs[rank]
    var columns = tableau.roles.indices.filter { column in
      tableau.row(of: column) == nil && tableau.roles[column] != .shortfall
        && (tableau.isHeld(column) || !costs[column].isZero)
        && tableau.costs[..<rank].allSatisfy { $0[column].isZero }
    }
    guard tellsNumbers else { return columns.map { candidate($0, "a column that is not basic") } }
    columns.sort { (costs[$0], $0) < (costs[$1], $1) }
    return columns.map { column in
      let cost = "cost \(presentation.spelled(costs[column]).withShortNumbers)"
      return candidate(
        column, costs[column].signum < 0 ? "may enter: \(cost)" : "\(cost): would not improve")
    }
  }

  /// The basic columns that may leave at all, those first that fall.
  func leaving(for name: String) -> [Completion.Candidate] {
    let story = OwnPivotStory(naming: naming, crossing: crossing)
    let entering = Name(PlaceInWalk.spelled(name), SourceRange(0, name.count))
    let basic = tableau.basis.filter { tableau.roles[$0] != .free }.sorted()
    guard tellsNumbers, let column = try? story.columns(entering, nil).entering,
      tableau.row(of: column) == nil
    else { return basic.map { candidate($0, "basic") } }
    let pivot = try? solver.pivot(entering: column, leaving: nil)
    let ratios = (pivot?.ratios ?? []).sorted { ($0.ratio, $0.basic) < ($1.ratio, $1.basic) }
    let falling = Set(ratios.map(\.basic))
    return ratios.map { ratio in
      let isSmallest = ratio.ratio == ratios.first?.ratio
      return candidate(
        ratio.basic,
        "ratio \(presentation.spelled(ratio.ratio).withShortNumbers)"
          + (isSmallest ? ": may leave" : ": comes too late"))
    } + basic.filter { !falling.contains($0) }.map { candidate($0, "does not fall") }
  }

  /// The name with a sign that can be typed.
  private func candidate(_ column: Column, _ explanation: String) -> Completion.Candidate {
    let name = naming.column(column, of: solver)
    let typed = name.replacing("⁺", with: "+").replacing("⁻", with: "-")
    return Completion.Candidate(typed, explanation: explanation)
  }
}
