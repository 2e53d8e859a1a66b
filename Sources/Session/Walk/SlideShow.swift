// The walk through a solution as screens for a class: one for each step that the method takes, and
// where guesses are asked for, the questions before the pivot that answers them.

import ConstraintHierarchies
import Language
import Simplex

/// A place in the walk, and what is shown there. It has no input or output of its own.
///
/// Screens are made when they are looked at; going to one takes about √n pivots for a walk of n.
public struct SlideShow: Sendable {
  /// How the screens are to be drawn.
  public let settings: DisplaySettings

  /// What a screen is about.
  enum Moment: Equatable, Sendable {
    case start
    /// The step of a leg's preamble.
    case step(Int)
    /// A level begins that has no constraints, after so many steps of the preamble.
    case beginning(ofStage: Int, after: Int)
    /// The requirements hold, which the method does not say where it needs no first phase for it; after so
    /// many steps.
    case held(after: Int)
    case pivot
  }

  struct Place: Sendable {
    /// How many pivots come before it.
    var leg: Int
    var moment: Moment
    /// How many levels are solved there, the requirements not counted; nil: not even they.
    var levels: Int?
  }

  @Boxed private(set) var state: ProblemState
  @Boxed private(set) var solved: SolvedReport?
  let valuation: Valuation?
  @Boxed private(set) var walk: Walk
  let places: [Place]
  @Boxed package private(set) var scenery: SlideScenery
  private var predicts: Bool
  private(set) var index = 0
  @Boxed private(set) var question: Prediction? = nil
  /// What became of the guess before.
  @Boxed private(set) var guess: SlideFacts.Guess? = nil
  /// The pivots, by the number of those before them, that were guessed or shown.
  private var told: Set<Int> = []
  private(set) var score = Score()

  /// - Parameters:
  ///   - solved: what it comes to, if it does.
  ///   - predicts: whether guesses are asked for.
  init(
    _ walk: Walk, of state: ProblemState, solved: SolvedReport?, valuation: Valuation?,
    scenery: SlideScenery, settings: DisplaySettings, predicts: Bool
  ) {
    self.walk = walk
    self.state = state
    self.solved = solved
    self.valuation = valuation
    self.scenery = scenery
    self.settings = settings
    self.predicts = predicts
    places = Self.places(of: walk)
  }

  private static func places(of walk: Walk) -> [Place] {
    var places = [Place(leg: 0, moment: .start, levels: nil)]
    var levels: Int?
    var hasRequirements = false
    /// What is left is told before a level begins.
    func hold(_ leg: Int, after steps: Int) {
      if levels == nil, hasRequirements {
        places.append(Place(leg: leg, moment: .held(after: steps), levels: 0))
      }
      levels = levels ?? 0
    }
    for (leg, content) in walk.legs.enumerated() {
      var taken = 0
      let tellings = walk.tellings(content.preamble, before: content.pivot, number: leg + 1)
      for telling in tellings {
        switch telling {
        case .beginning(let stage):
          hold(leg, after: taken)
          let moment = Moment.beginning(ofStage: stage, after: taken)
          places.append(Place(leg: leg, moment: moment, levels: levels))
        case .step(let index):
          let step = content.preamble[index]
          switch step {
          case .stage(0): hasRequirements = true
          case .stage, .minimum, .end(.optimal), .end(.unbounded): hold(leg, after: index)
          case .feasible: levels = 0
          case .pivot, .swapped, .firstPhase, .penalty, .penaltyRefused, .dualPhase, .dualRefused,
            .dualBlocked, .cycle, .stall, .end(.infeasible):
            break
          }
          if case .minimum(let objective, _) = step { levels = objective + 1 }
          places.append(Place(leg: leg, moment: .step(index), levels: levels))
          taken = index + 1
        }
      }
      if content.pivot != nil { places.append(Place(leg: leg, moment: .pivot, levels: levels)) }
    }
    return places
  }

  /// The same, in which no guess is waited for.
  public var withoutQuestions: SlideShow {
    var show = self
    show.predicts = false
    show.question = nil
    return show
  }

  // MARK: Where it is

  /// Counted from 1.
  public var place: Int { index + 1 }
  public var count: Int { places.count }
  /// Whether a guess is waited for.
  public var isAsking: Bool { question != nil }

  /// What a class may be asked before one goes on.
  public enum Prompt: Sendable { case pivot, region, givingWay }

  /// nil: what comes next is only told.
  public var prompt: Prompt? {
    if isAsking { return nil }
    guard index + 1 < count else { return solved == nil ? nil : .givingWay }
    let next = places[index + 1]
    if next.moment == .pivot { return .pivot }
    return next.levels == places[index].levels ? nil : .region
  }

  /// Whether the name of a column that could be the answer begins with it.
  public func mayBegin(with character: Character) -> Bool {
    question?.names.contains { $0.first == character } ?? false
  }

  // MARK: Going

  /// The next screen, or the next question, or the answer to the one that is asked.
  public mutating func next() {
    if question != nil {
      _ = take("")
      return
    }
    guard index + 1 < count else { return }
    index += 1
    guess = nil
    ask()
  }

  /// The screen before; a question is left open.
  public mutating func back() { go(to: index - 1) }
  public mutating func first() { go(to: 0) }
  public mutating func last() { go(to: count - 1) }

  /// The nearest to a place, counted from 1; a question is left open.
  public mutating func go(toPlace place: Int) { go(to: min(max(place, 1), count) - 1) }

  private mutating func go(to index: Int) {
    self.index = min(max(index, 0), count - 1)
    question = nil
    guess = nil
  }

  /// Asks about the pivot of this place, once.
  private mutating func ask() {
    let place = places[index]
    guard predicts, place.moment == .pivot, !told.contains(place.leg) else { return }
    var here = walk
    here.go(to: place.leg)
    question = Prediction(here, form: settings.form)
  }

  // MARK: Guessing

  /// Why a line is no answer.
  public enum Slip: Sendable {
    case noColumn, noNumber
    case refused(Failure)
  }

  /// Takes a line as the answer; an empty one has it shown.
  ///
  /// - Returns: what is wrong with the line, if it is no answer; the question then stays.
  public mutating func take(_ line: String) -> Slip? {
    guard let question else { return nil }
    let verdict: GuessVerdict
    do throws(Failure) {
      guard let answer = try question.answer(line, knowing: state) else {
        return question.part == .value ? .noNumber : .noColumn
      }
      verdict = try question.verdict(on: answer)
    } catch {
      return .refused(error)
    }
    score.count(verdict.isRight)
    guess = SlideFacts.Guess(
      part: question.part, verdict: verdict, pivot: question.answer(dictionaryOneOf: 0),
      // The screen of the pivot itself says the rest.
      tellsAnswer: question.next != nil || !verdict.isRight)
    self.question = question.next
    if question.next == nil { told.insert(places[index].leg) }
    return nil
  }
}
