// What each screen shows, as values.

import ConstraintHierarchies
import Rationals
import Simplex

extension SlideShow {
  /// The screen at this place, or the question that is asked here.
  public var facts: SlideFacts {
    let place = places[index]
    var here = walk
    here.go(to: place.leg)
    if let question {
      return facts(.question(question.report), place, question.place)
    }
    switch place.moment {
    case .start: return facts(start, place, self.place(here.solver))
    case .held(let steps): return facts(.held, place, self.place(here.solver(after: steps)))
    case .beginning(let stage, let steps):
      let stands = self.place(here.solver(after: steps))
      return facts(.event(stands.beginning(ofStage: stage)), place, stands)
    case .step(let index):
      let stands = self.place(here.solver(after: index + 1))
      guard let event = stands.event(here.legs[place.leg].preamble[index]) else {
        return facts(start, place, stands)
      }
      return facts(.event(event), place, stands)
    case .pivot:
      let (leg, before) = here.advance()
      let chosen = self.place(before)
      guard let pivot = leg.pivot else { return facts(start, place, chosen) }
      let report = chosen.report(pivot, number: here.position, dictionaryOneOf: 0)
      return facts(.pivot(report), place, self.place(here.solver), chosen, pivot)
    }
  }

  private func place(_ solver: Solver) -> WalkPlace { walk.place(solver, settings.form) }

  private var start: SlideFacts.Content {
    let hierarchy = walk.resolution.hierarchy
    return .start(
      constraints: Array(hierarchy.enabledConstraints),
      objectives: Array(hierarchy.enabledObjectives), levels: walk.names.model.levels)
  }

  /// - Parameters:
  ///   - chosen: where the pivot was chosen.
  ///   - stands: where the method stands after it.
  private func facts(
    _ content: SlideFacts.Content, _ place: Place, _ stands: WalkPlace,
    _ chosen: WalkPlace? = nil, _ pivot: Pivot? = nil
  ) -> SlideFacts {
    var solution: SolvedReport?
    if case .event(.end(.optimal)) = content { solution = solved }
    return SlideFacts(
      content: content, guess: guess, dictionary: (chosen ?? stands).dictionary(before: pivot),
      levels: place.levels, level: walk.names.level(rank: place.levels ?? 0),
      isEmpty: stands.solver.outcome == .infeasible, values: values(stands),
      before: chosen.map(values), pivotCount: place.leg + (pivot == nil ? 0 : 1),
      solution: solution, score: score)
  }

  private func values(_ place: WalkPlace) -> [Rational] {
    walk.resolution.hierarchy.variables.map { place.tableau.value(of: $0.index) }
  }
}
