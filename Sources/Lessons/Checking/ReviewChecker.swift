// Plays every review that can come of a question or a task, as a learner would, and judges it by what stands on the
// screen alone. Nothing here is shared with what makes reviews or grades answers: the lines that are shown are
// typed into a new session, and whether an answer is right is what the session itself says to `expect`.

import ConstraintHierarchies
import Course
import Language
import Rationals
import Session
import Simplex
import Wording

enum ReviewChecker {
  /// What is wrong with the reviews of a question or a task, at its place in the lesson.
  static func flaws(of lesson: LessonDocument, _ stop: LessonRun.Stop) -> [LessonFlaw] {
    let speech = stop.session.settings.speech
    var facts: [LessonFact.ReviewFlaw] = []
    let cards = ReviewCard.all(of: lesson, stop, in: speech)
    if cards.isEmpty, let context = stop.item.context {
      return [LessonFlaw(context.line, .review(.notEnough))]
    }
    let before = cards.contains { $0.isMoved } ? number(at: stop) : nil
    for card in cards {
      facts += flaws(
        of: card.text, from: stop.item, isMoved: card.isMoved, before: before, speech,
        control: stop.session.control)
    }
    var seen: Set<LessonFact.ReviewFlaw> = []
    return facts.filter { seen.insert($0).inserted }
      .map { LessonFlaw(stop.item.line, .review($0)) }
  }

  /// What is wrong with one.
  ///
  /// - Parameters:
  ///   - text: its blocks, as they stand in a lesson's file.
  ///   - item: the question or the task that it is made of.
  ///   - isMoved: whether it has other numbers.
  ///   - before: what the right answer comes to in the lesson, if it is a number.
  static func flaws(
    of text: String, from item: LessonItem, isMoved: Bool, before: Rational? = nil,
    _ speech: Speech,
    control: SolveControl = .uninterruptible
  ) -> [LessonFact.ReviewFlaw] {
    guard let document = try? LessonDocument(path: "review.md", text: "# Review\n\n" + text),
      let asked = document.items.first(where: { $0.mark != nil }),
      let learner = ReviewLearner(document, speech, control)
    else { return [.notPlayed] }
    if case .exercise = asked { return [] }
    if let (line, reason) = learner.refusal { return [.lineFails(line, reason)] }
    var judge = ReviewJudge(learner: learner, isMoved: isMoved, before: before)
    switch (asked, item) {
    case (.question(let question), .question(let original)): judge.look(at: question, original)
    case (.task(let task), .task): judge.look(at: task)
    // What is asked must be of the kind that it is made from, whichever that is.
    default: return [.notPlayed]
    }
    if isMoved { judge.look(at: asked.words, of: item.words) }
    return judge.flaws
  }

  /// What the right answer to a question comes to in its lesson, if it is a number.
  static func number(at stop: LessonRun.Stop) -> Rational? {
    guard case .question(let question) = stop.item, case .value(let asked) = question.expectation
    else { return nil }
    var session = stop.session
    for line in question.after { _ = session.run(line.text) }
    return (try? session.measured(asked))?.value
  }
}

/// What is found wrong with a review.
private struct ReviewJudge {
  var learner: ReviewLearner
  let isMoved: Bool
  /// What the right answer comes to in the lesson, if it is a number.
  let before: Rational?
  /// The numbers that a learner can come by.
  private var known: Set<Rational> = []
  /// What the right answer comes to, if it is a number.
  private var truth: Rational?
  private(set) var flaws: [LessonFact.ReviewFlaw] = []

  init(learner: ReviewLearner, isMoved: Bool, before: Rational?) {
    (self.learner, self.isMoved, self.before) = (learner, isMoved, before)
    if isMoved { learn() }
  }

  private mutating func learn() {
    known.formUnion(WordedSums.numbers(in: learner.screen))
    known.formUnion(learner.told)
  }

  // MARK: Questions

  mutating func look(at question: LessonQuestion, _ original: LessonQuestion) {
    let text = question.expectationText.text
    switch question.expectation {
    case .value(let asked):
      let isAlone = !text.contains { $0.isLetter }
      // What has nothing to do with the session cannot follow from its numbers.
      if isAlone, isMoved { flaws.append(.undetermined(text)) }
      noteHidden(text, isAlone: isAlone, original.context)
      type(question.after)
      guard let truth = (try? learner.session.measured(asked))?.value else {
        return flaws.append(.undetermined(text))
      }
      self.truth = truth
      known.insert(truth.magnitude)
      let near = [truth, truth + 1, truth - 1, before ?? -truth].map { "\($0)" }
      compare(near, question.misses) { "\(asked.text) = \($0)" }
    case .interval(let asked, _):
      noteHidden(asked.text, isAlone: false, original.context)
      type(question.after)
      guard let truth = try? learner.session.measured(asked) else {
        return flaws.append(.undetermined(text))
      }
      known.formUnion([truth.lower, truth.upper].compactMap { $0?.magnitude })
      let near = Self.near(truth).map { "[\($0), \($1)]" }
      compare(near, question.misses) { "\(asked.text) in \($0)" }
    case .claim(let claim, _):
      noteHidden(claim.text, isAlone: false, original.context)
      type(question.after)
      compare(["yes", "no"], question.misses) { $0 == "yes" ? claim.text : "not \(claim.text)" }
    case .choice(let name):
      type(question.after)
      for claim in question.because {
        guard learner.holds(claim.claim.text) == !claim.claim.isNegated else {
          return flaws.append(.undetermined(claim.text.text))
        }
      }
      for choice in question.choices where learner.isTaken(choice.name) != (choice.name == name) {
        flaws.append(.grades(choice.name, isTaken: choice.name != name))
      }
    case .enters(let name), .leaves(let name):
      var copy = learner.session
      guard let place = try? copy.placeInWalk() else { return flaws.append(.undetermined(text)) }
      let isEntering = if case .enters = question.expectation { true } else { false }
      let right = isEntering ? place.entering : place.leaving
      if right != name.text { flaws.append(.undetermined(text)) }
      for column in place.names where learner.isTaken(column) != (column == right) {
        flaws.append(.grades(column, isTaken: column != right))
      }
    }
  }

  private mutating func type(_ lines: [LessonText]) {
    for line in lines { learner.type(line.text) }
    if let (line, reason) = learner.refusal { flaws.append(.lineFails(line, reason)) }
    if isMoved { learn() }
  }

  /// Notes where the tutor and the session are not of one mind.
  private mutating func compare(
    _ answers: [String], _ misses: [LessonMiss], _ claim: (String) -> String
  ) {
    func isRight(_ answer: String) -> Bool {
      let text = claim(answer)
      return text.hasPrefix("not ")
        ? learner.holds(String(text.dropFirst(4))) == false : learner.holds(text) == true
    }
    for answer in answers {
      let isTaken = learner.isTaken(answer)
      if isTaken != isRight(answer) { flaws.append(.grades(answer, isTaken: isTaken)) }
    }
    for miss in misses where isRight(miss.answer) || learner.isTaken(miss.answer) {
      flaws.append(.grades(miss.answer, isTaken: !isRight(miss.answer)))
    }
  }

  /// An interval, and such as are almost it; an end that does not exist is `-inf` or `inf`.
  private static func near(_ truth: Interval) -> [(String, String)] {
    let (lower, upper) = (truth.lower?.description ?? "-inf", truth.upper?.description ?? "inf")
    var near = [(lower, upper)]
    if truth.lower != truth.upper, let lower = truth.lower, let upper = truth.upper {
      near.append((upper.description, lower.description))
    }
    if let end = truth.lower { near += [("\(end - 1)", upper), ("\(end)", "\(end)")] }
    if let end = truth.upper { near += [(lower, "\(end + 1)"), ("\(end)", "\(end)")] }
    return near
  }

  /// Notes a number of what is asked for that does not stand on the screen.
  ///
  /// - Parameter isAlone: whether no session has anything to do with it.
  private mutating func noteHidden(_ text: String, isAlone: Bool, _ context: LessonText?) {
    if isAlone, context == nil { flaws.append(.noContext) }
    // Below that they are mostly counts.
    let asked = WordedSums.numbers(in: String(text.map { $0 == "/" ? " " : $0 })).filter { $0 > 4 }
    // A number that is written down, and not worked out.
    if isAlone, let number = Rational(text), number.description == text { return }
    let shown = Set(WordedSums.numbers(in: learner.screen))
    for number in asked where !shown.contains(number) { flaws.append(.hidden("\(number)")) }
  }

  // MARK: Tasks

  mutating func look(at task: LessonTask) {
    let lines = task.solution.map { $0.text }
    func holds(_ claims: [LessonClaim], _ learner: ReviewLearner) -> Bool {
      claims.allSatisfy { learner.holds($0.claim.text) == !$0.claim.isNegated }
    }
    if holds(task.claims, learner) || learner.isTaken("list") { flaws.append(.doneAlready) }
    if !learner.isTaken(lines) {
      flaws.append(.grades(lines.joined(separator: "; "), isTaken: false))
    }
    type(task.solution)
    var isDone = holds(task.claims, learner)
    for state in task.moved {
      var copy = learner
      for line in state.lines { copy.type(line.text) }
      isDone = isDone && copy.refusal == nil && holds(state.claims, copy)
    }
    if !isDone { flaws.append(.grades(lines.joined(separator: "; "), isTaken: true)) }
  }

  // MARK: Words

  /// Looks at what is said of other numbers: each number in it must be one of those that are there, each sum must come
  /// out, and what came to the answer must come to it still.
  ///
  /// - Parameter old: the same with the numbers of the lesson.
  mutating func look(at words: [String], of old: [String]) {
    guard words.count == old.count else { return flaws.append(.notPlayed) }
    for (text, old) in zip(words, old) {
      let (sums, formulas) = WordedSums.all(in: text)
      for sum in sums where isSo(sum) == false { flaws.append(.falseSum(sum, text)) }
      let there = known.union(WordedSums.numbers(in: (sums + formulas).joined(separator: " ")))
      for number in WordedSums.numbers(in: text) where number > 4 && !there.contains(number) {
        flaws.append(.stale("\(number)", text))
      }
      guard let truth, let before else { continue }
      for (formula, old) in zip(formulas, WordedSums.all(in: old).formulas)
      where isSo("\(old) = \(before)") == true && isSo("\(formula) = \(truth)") != true {
        flaws.append(.falseSum("\(formula) = \(truth)", text))
      }
    }
  }

  /// Whether a sum of numbers comes out; nil where it is none.
  private func isSo(_ sum: String) -> Bool? {
    var session = Session(describesChanges: false)
    guard let failure = session.run("expect \(sum)").failure else { return true }
    return failure.code == .expectation ? false : nil
  }
}

extension LessonItem {
  /// What is said in it, in order.
  fileprivate var words: [String] {
    switch self {
    case .block, .exercise: []
    case .question(let question):
      [question.prompt.text] + question.choices.map { $0.text }
        + question.misses.flatMap { [$0.answer, $0.text] } + question.hints.map { $0.text }
        + [question.answer ?? ""]
    case .task(let task):
      [task.prompt.text] + task.hints.map { $0.text } + [task.answer ?? ""]
    }
  }
}
