// What each screen says. The words are few: somebody stands beside it and talks.

import ConstraintHierarchies
import Rationals
public import Rendering
import Simplex

extension SlideShow {
  /// The screen at this place, or the question that is asked here.
  public var slide: Slide {
    let place = places[index]
    var here = walk
    here.go(to: place.leg)
    if let question { return slide(question, place) }
    switch place.moment {
    case .start: return start(here.solver)
    case .held: return held(place, here.solver(after: 0))
    case .step(let index):
      let step = here.legs[place.leg].preamble[index]
      return slide(step, place, here.solver(after: index + 1))
    case .pivot:
      let (leg, before) = here.advance()
      guard let pivot = leg.pivot else { return start(before) }
      return slide(pivot, place, before: before, after: here.solver)
    }
  }

  private func slide(
    _ place: Place, _ headlines: [Text], _ story: [Text], _ body: [Block], _ solver: Solver,
    before: Solver? = nil
  ) -> Slide {
    let isEmpty = solver.outcome == .infeasible
    return Slide(
      headlines: headlines, story: story, body: Document(body),
      state: picture.words(levels: place.levels, isEmpty: isEmpty, now: solver),
      picture: picture.picture(
        levels: place.levels, isEmpty: isEmpty, now: solver, before: before))
  }

  private func narration(_ solver: Solver) -> Narration {
    Narration(naming: walk.naming, solver: solver, asTableau: asTableau)
  }

  private func table(_ solver: Solver, marking pivot: Pivot? = nil) -> [Block] {
    if solver.tableau.rows.isEmpty { return [] }
    let view = TableauView(naming: walk.naming, solver: solver, asTableau: asTableau)
    return [.table(view.table(marking: pivot))]
  }

  private var hierarchy: Hierarchy { walk.resolution.hierarchy }

  // MARK: Between pivots

  private func start(_ solver: Solver) -> Slide {
    var rows = hierarchy.enabledConstraints.map { constraint in
      [
        Text(constraint.id, .strong), Text(constraint.text),
        Text(constraint.priority.name, Naming.role(constraint.priority)),
      ]
    }
    rows += hierarchy.enabledObjectives.map { objective in
      [
        Text(objective.id, .strong), Text(objective.text),
        Text(objective.priority.name, Naming.role(objective.priority)),
      ]
    }
    return slide(
      places[0], [SlideWords.problem], [SlideWords.order(walk.naming.model.levels)],
      [.grid(Grid(rows))], solver)
  }

  private func held(_ place: Place, _ solver: Solver) -> Slide {
    slide(
      place, [SlideWords.held, SlideWords.heldShort], [SlideWords.regionOfRequirements],
      table(solver), solver)
  }

  private func slide(_ step: Step, _ place: Place, _ solver: Solver) -> Slide {
    let narration = narration(solver)
    let blocks = narration.block(step)
    let told: [Text] = blocks.compactMap { block in
      if case .paragraph(let text) = block { text } else { nil }
    }
    switch step {
    case .stage(0):
      return slide(
        place, [SlideWords.requirements], [SlideWords.slacks], Self.equations(blocks), solver)
    case .stage(let stage):
      let priority = walk.naming.model.levels[stage - 1]
      let objective = narration.objective(stage)
      let sum = walk.naming.objectiveSum(priority)
      return slide(
        place, SlideWords.level(priority, sum),
        [SlideWords.minimise(objective, sum), SlideWords.onlyFree(stage)],
        Self.equations(blocks), solver)
    case .minimum(let objective, let value):
      let priority = walk.naming.model.levels[objective]
      return slide(
        place, SlideWords.least(priority, value),
        [SlideWords.noneLowers(narration.objective(objective + 1))], table(solver), solver)
    case .firstPhase: return slide(place, SlideWords.missing, told, table(solver), solver)
    case .swapped(let columns):
      return slide(
        place, SlideWords.swapped(columns.map(narration.name)), told, table(solver), solver)
    case .feasible:
      return slide(
        place, [SlideWords.held, SlideWords.heldShort], [SlideWords.regionOfRequirements],
        table(solver), solver)
    case .cycle, .stall: return slide(place, SlideWords.bland, told, table(solver), solver)
    case .end(.optimal):
      let isAlone = picture.variables.count == 1
      let state = picture.words(levels: place.levels, isEmpty: false, now: solver)
      var story = LevelStory(solutions)
      let solution = story.solution(valuation)
      return slide(
        place, SlideWords.solved(isAlone ? state : nil),
        score.words.map { [Text($0, .note)] } ?? [],
        solution.blocks, solver)
    case .end(.infeasible):
      return slide(place, [SlideWords.contradiction], told, table(solver), solver)
    case .end(.unbounded):
      return slide(place, [SlideWords.unbounded], told, table(solver), solver)
    case .pivot: return slide(place, [], [], [], solver)
    }
  }

  /// The rows that come in, without their title.
  private static func equations(_ blocks: [Block]) -> [Block] {
    blocks.filter { block in
      if case .indented = block { true } else { false }
    }
  }

  // MARK: Pivots

  private func slide(
    _ pivot: Pivot, _ place: Place, before: Solver, after: Solver
  ) -> Slide {
    let narration = narration(before)
    let (entering, leaving) = (narration.name(pivot.entering), narration.name(pivot.leaving))
    var story: [Text]
    switch pivot.reason {
    case .free: story = [SlideWords.free(entering), SlideWords.becomes(entering, pivot.length)]
    case .cost:
      let objective = narration.objective(pivot.rank)
      let cost = before.tableau.costs[pivot.rank][pivot.entering]
      story =
        verdict + [
          SlideWords.lowers(
            entering, objective, by: cost.magnitude, among: pivot.candidates.count),
          SlideWords.stops(entering, leaving, pivot.length),
          SlideWords.change(objective, pivot),
        ]
      // The answer to a wrong guess says the last of these, too.
      if verdict.count > 1 { story.removeLast() }
    }
    return slide(
      place, SlideWords.pivot(entering, leaving), story, table(before, marking: pivot), after,
      before: before)
  }

  private func slide(_ question: Prediction, _ place: Place) -> Slide {
    var body = table(question.solver)
    if question.part == .leaving, let grid = question.material { body = [.grid(grid)] }
    return slide(
      place, SlideWords.question(question), verdict + [SlideWords.hint(question)], body,
      question.solver)
  }
}
