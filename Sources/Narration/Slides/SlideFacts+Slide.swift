// What each screen shows: headlines, story, what stands in place of the dictionary.

import ConstraintHierarchies
import Language
import Rationals
public import Rendering
public import Session
import Wording

extension SlideShow {
  /// How the screens are to be drawn.
  public var presentation: Presentation { Presentation(settings) }

  /// The screen at this place, or the question that is asked here.
  public var slide: Slide {
    let facts = facts
    let speech = settings.speech
    let picture = SlidePicture(scenery: scenery, facts: facts, speech: speech)
    let hasOneVariable = scenery.hierarchy.variables.count == 1
    let told = SlideStory(facts: facts, speech: speech)
      .told(state: hasOneVariable ? picture.words : nil)
    return Slide(
      headlines: told.headlines, story: told.story, body: Document(body(facts, told.body)),
      state: picture.words, picture: picture.picture)
  }

  /// For whoever presents: what to ask here; nil where there is nothing.
  public var note: Text? { prompt.map { SlideWords.prompt($0).text(in: settings.speech) } }

  private func body(_ facts: SlideFacts, _ body: [Block]?) -> [Block] {
    let speech = settings.speech
    if let solution = facts.solution {
      return SolutionStory(solution, in: speech).document.blocks
    }
    return body
      ?? facts.dictionary.map { [.table(DictionaryTable($0, in: speech).table())] } ?? []
  }

  /// Takes a line as the answer; an empty one has it shown.
  ///
  /// - Returns: what is wrong with the line, if it is no answer; the question then stays.
  public mutating func answer(_ line: String) -> Text? {
    let speech = settings.speech
    return switch take(line) {
    case nil: nil
    case .noColumn: SlideWords.noColumn.text(in: speech)
    case .noNumber: SlideWords.noNumber.text(in: speech)
    case .refused(let failure): Text(failure.message(in: speech).withShortNumbers)
    }
  }
}

/// What is told on one screen.
private struct SlideStory {
  let facts: SlideFacts
  let speech: Speech

  /// Headlines, story, and what is shown in place of the dictionary.
  typealias Told = (headlines: [Text], story: [Text], body: [Block]?)

  private func say(_ words: SlideWords) -> Text { words.text(in: speech) }
  private func head(_ words: HeadlineWords) -> [Text] { words.texts(in: speech) }

  /// - Parameter state: where things stand, if there is only one variable.
  func told(state: Text?) -> Told {
    switch facts.content {
    case .start(let constraints, let objectives, let levels):
      return (
        head(.problem), [say(.order(levels))], [.grid(Self.problem(constraints, objectives))]
      )
    case .held: return (head(.requirementsHold), [say(.regionOfRequirements)], nil)
    case .event(.end(.optimal)):
      return (
        head(.solved(state)), facts.score.text(in: speech).map { [$0.marked(.note)] } ?? [], nil
      )
    case .event(let event): return told(event)
    case .pivot(let pivot): return (head(.pivot(pivot)), story(pivot), nil)
    case .question(let question):
      var body: [Block]?
      if case .leaving = question.part {
        body = question.material(in: speech).map { [.grid($0)] }
      }
      let hint: GuessWords =
        question.guess == .entering ? .hint(question) : .question(question)
      return (head(.question(question.guess)), verdict + [hint.text(in: speech)], body)
    }
  }

  private static func problem(_ constraints: [Constraint], _ objectives: [Objective]) -> Grid {
    func row(_ id: String, _ text: String, _ priority: Priority) -> [Text] {
      [Text(id, .strong), Text(formula: text), Text(priority.name, Naming.role(priority))]
    }
    return Grid(
      constraints.map { row($0.id, $0.text, $0.priority) }
        + objectives.map { row($0.id, $0.text, $0.priority) })
  }

  private func told(_ event: WalkEvent) -> Told {
    let told = event.text(in: speech).map { [$0] } ?? []
    switch event {
    case .level(let start):
      guard let objective = start.objective else {
        return (head(.requirements), [say(.slacks)], start.body)
      }
      return (
        head(.level(start, minimising: objective)), rules(start, objective),
        start.body.isEmpty ? nil : start.body
      )
    case .minimum(let level, let value, let aim):
      let greatest = aim?.value(where: value)
      return (
        head(.best(level, least: value, aim, greatest: greatest)),
        [say(.noneLowers(level, aim, greatest: greatest))], nil
      )
    case .firstPhase, .penalty, .penaltyRefused, .dualPhase, .dualRefused, .dualBlocked:
      return (head(.notAllHolds), told, nil)
    case .swapped(let columns): return (head(.swapped(columns)), told, nil)
    case .feasible: return (head(.requirementsHold), [say(.regionOfRequirements)], nil)
    case .cycle, .stall: return (head(.noProgress), told, nil)
    case .end(.unsatisfiable): return (head(.contradiction), told, nil)
    case .end(.unbounded): return (head(.unbounded), told, nil)
    case .end(.optimal): return (head(.solved(nil)), [], nil)
    }
  }

  /// What is done at a level, and what may be done.
  private func rules(_ start: WalkEvent.LevelStart, _ objective: ColumnSum) -> [Text] {
    let first = say(.minimise(start, objective))
    if start.isBelowOthers { return [first, say(.onlyFreeColumns)] }
    return start.rows.isEmpty ? [first] : [first, say(.rowsComeIn)]
  }

  // MARK: Pivots

  private func story(_ pivot: PivotReport) -> [Text] {
    if case .dual = pivot.reason {
      return [PivotWords.furthestBelow(pivot), .cheapest(pivot), .change(pivot)].map {
        $0.text(in: speech)
      }
    }
    if case .free = pivot.reason { return [say(.free(pivot)), say(.becomes(pivot.length))] }
    let verdict = verdict
    // The answer to a wrong guess says what becomes of the objective, too.
    return verdict + [say(.lowers(pivot)), say(.stops(pivot))]
      + (verdict.count > 1 ? [] : [say(.change(pivot))])
  }

  /// What is said of the guess on the screen before.
  private var verdict: [Text] {
    guard let guess = facts.guess else { return [] }
    let said = guess.verdict.text(of: guess.pivot, in: speech).map { [$0] } ?? []
    return said + (guess.tellsAnswer ? [brief(guess.pivot, guess.part)] : [])
  }

  /// How it is, in a sentence.
  private func brief(_ pivot: PivotReport, _ part: GuessPart) -> Text {
    switch part {
    case .entering: say(.lowers(pivot))
    case .leaving: say(.stops(pivot))
    case .value: PivotWords.arithmetic(pivot).text(in: speech)
    }
  }
}
