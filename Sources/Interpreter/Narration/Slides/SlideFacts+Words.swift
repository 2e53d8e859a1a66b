// What each screen says. The words are few: somebody stands beside it and talks.

import ConstraintHierarchies
import Language
import Rationals
public import Rendering

extension SlideShow {
  /// How the screens are to be drawn.
  public var presentation: Presentation { Presentation(settings) }

  /// The screen at this place, or the question that is asked here.
  public var slide: Slide {
    let facts = facts
    let picture = SlidePicture(scenery: scenery, facts: facts)
    let words = facts.words(picture.words, hasOneVariable: scenery.hierarchy.variables.count == 1)
    return Slide(
      headlines: words.headlines, story: words.story, body: Document(body(facts, words.body)),
      state: picture.words, picture: picture.picture)
  }

  private func body(_ facts: SlideFacts, _ body: [Block]?) -> [Block] {
    if let solution = facts.solution { return SolutionStory(solution).document.blocks }
    return body ?? facts.dictionary.map { [.table(DictionaryTable($0).table())] } ?? []
  }

  /// Takes a line as the answer; an empty one has it shown.
  ///
  /// - Returns: what is wrong with the line, if it is no answer; the question then stays.
  public mutating func answer(_ line: String) -> String? {
    switch take(line) {
    case nil: nil
    case .noColumn: Words.noColumn
    case .noNumber: Words.noNumber
    case .refused(let failure): failure.diagnostic.message.withShortNumbers
    }
  }
}

extension SlideFacts {
  /// Headlines, story, and what is shown in place of the dictionary.
  fileprivate typealias Told = (headlines: [Text], story: [Text], body: [Block]?)

  /// - Parameter state: where things stand.
  fileprivate func words(_ state: Text, hasOneVariable: Bool) -> Told {
    switch content {
    case .start(let constraints, let objectives, let levels):
      return (
        [SlideWords.problem], [SlideWords.order(levels)],
        [.grid(Self.problem(constraints, objectives))]
      )
    case .held:
      return ([SlideWords.held, SlideWords.heldShort], [SlideWords.regionOfRequirements], nil)
    case .event(.end(.optimal)):
      return (
        SlideWords.solved(hasOneVariable ? state : nil),
        score.words.map { [Text($0, .note)] } ?? [], nil
      )
    case .event(let event): return Self.words(event)
    case .pivot(let pivot):
      let story = PivotStory(pivot)
      return (SlideWords.pivot(story.entering, story.leaving), told(pivot, story), nil)
    case .question(let question):
      var body: [Block]?
      if case .leaving = question.part { body = question.material.map { [.grid($0)] } }
      return (SlideWords.question(question.guess), verdict + [SlideWords.hint(question)], body)
    }
  }

  private static func problem(_ constraints: [Constraint], _ objectives: [Objective]) -> Grid {
    func row(_ id: String, _ text: String, _ priority: Priority) -> [Text] {
      [Text(id, .strong), Text(text), Text(priority.name, Naming.role(priority))]
    }
    return Grid(
      constraints.map { row($0.id, $0.text, $0.priority) }
        + objectives.map { row($0.id, $0.text, $0.priority) })
  }

  private static func words(_ event: WalkEvent) -> Told {
    let told = event.words.map { [$0] } ?? []
    switch event {
    case .level(let start):
      guard let objective = start.objective else {
        return ([SlideWords.requirements], [SlideWords.slacks], start.body)
      }
      return (
        SlideWords.level(start, objective), SlideWords.rules(start, objective),
        start.body.isEmpty ? nil : start.body
      )
    case .minimum(let level, let value, let aim):
      let best = aim?.value(where: value)
      return (
        SlideWords.best(level, value, aim, best), [SlideWords.noneLowers(level, aim, best)], nil
      )
    case .firstPhase: return (SlideWords.missing, told, nil)
    case .swapped(let columns): return (SlideWords.swapped(columns.map { $0.strong }), told, nil)
    case .feasible:
      return ([SlideWords.held, SlideWords.heldShort], [SlideWords.regionOfRequirements], nil)
    case .cycle, .stall: return (SlideWords.bland, told, nil)
    case .end(.unsatisfiable): return ([SlideWords.contradiction], told, nil)
    case .end(.unbounded): return ([SlideWords.unbounded], told, nil)
    case .end(.optimal): return (SlideWords.solved(nil), [], nil)
    }
  }

  // MARK: Pivots

  private func told(_ pivot: PivotReport, _ story: PivotStory) -> [Text] {
    if case .free = pivot.reason {
      return [SlideWords.free(story.entering), SlideWords.becomes(story.entering, pivot.length)]
    }
    let verdict = verdict
    // The answer to a wrong guess says what becomes of the objective, too.
    return verdict + [SlideWords.lowers(pivot), SlideWords.stops(pivot)]
      + (verdict.count > 1 ? [] : [SlideWords.change(pivot)])
  }

  /// What is said of the guess on the screen before.
  private var verdict: [Text] {
    guard let guess else { return [] }
    let said = guess.verdict.words(of: guess.pivot).map { [$0] } ?? []
    return said + (guess.tellsAnswer ? [SlideWords.brief(guess.pivot, guess.part)] : [])
  }
}
