// A question or a task on its own, with other numbers: the lines that lead to it, and the question, as blocks of a
// lesson. Whether other numbers make a good question of it is not guessed: the lines are run, the solver works
// out what is right now, and what does not hold any more is left out, or the numbers are.

import ConstraintHierarchies
import Language
import Rationals
import Session
import Wording

/// What comes back of a lesson.
struct ReviewCard {
  /// The blocks, as they stand in a lesson's file.
  let text: String
  /// The mark of the question or the task in them.
  let mark: String
  /// Whether its numbers are other than in the lesson.
  let isMoved: Bool

  /// - Parameters:
  ///   - line: the line of the lesson's file that the question or task begins on.
  ///   - seed: chooses the numbers.
  ///   - speech: the language of what the lesson does not say.
  /// - Returns: nil where the lesson cannot be run up to there.
  init?(_ lesson: LessonDocument, line: Int, seed: UInt64, in speech: Speech) {
    let item = lesson.items.first { $0.line == line }
    if case .exercise(let exercise) = item {
      self.init(exercise, seed: seed)
      return
    }
    guard let source = CardSource(lesson, line: line, speech),
      let original = Self.checked(source, .none)
    else { return nil }
    var random = SplitMix(seed: seed)
    for moves in MovedNumbers.ways(source.numbers, source.askedNumbers, &random) {
      guard !source.levels.contains(where: { moves(Rational($0)) != Rational($0) }),
        let moved = Self.checked(source, moves), Self.isFit(moved, insteadOf: original)
      else { continue }
      self.init(text: moved.text, mark: moved.mark, isMoved: true)
      return
    }
    self.init(text: original.text, mark: original.mark, isMoved: false)
  }

  private init(text: String, mark: String, isMoved: Bool) {
    (self.text, self.mark, self.isMoved) = (text, mark, isMoved)
  }

  /// An exercise of the same kind and level. Its numbers are others, as its seed is.
  private init(_ exercise: LessonExercise, seed: UInt64) {
    var another = exercise
    // Short enough to be typed.
    another.seed = 1 + seed % 9_999
    if another.seed == exercise.seed { another.seed += 1 }
    self.init(
      text: "```\(CardReader.exercise)\n\(another.text)\n```\n", mark: another.mark, isMoved: true)
  }

  /// A card that can be asked.
  private struct Checked {
    var text: String
    var mark: String
    /// nil for a task.
    var examiner: Examiner?
  }

  /// Runs the card with numbers in place of others.
  ///
  /// - Returns: nil where it cannot be asked so.
  private static func checked(_ source: CardSource, _ moves: MovedNumbers) -> Checked? {
    // Misconceptions may hold by chance; without them the solver answers.
    for keepsMisses in [true, false] {
      guard let text = source.text(moves, keepsMisses: keepsMisses),
        let document = try? LessonDocument(
          path: "review.md", text: "# \(ReviewWords.title.text(in: source.speech))\n\n" + text)
      else { continue }
      var stops: [LessonRun.Stop] = []
      let run = LessonRun(document) { stop, _ in if stops.isEmpty { stops.append(stop) } }
      guard run.blocks.allSatisfy({ $0.steps.allSatisfy { $0.failure == nil } }),
        let stop = stops.first, let mark = stop.item.mark,
        QuestionChecker.flaws(in: stop).isEmpty
      else { continue }
      guard case .question(let question) = stop.item else {
        return Checked(text: text, mark: mark, examiner: nil)
      }
      return Checked(
        text: text, mark: mark, examiner: try? Examiner(question, in: stop.session))
    }
    return nil
  }

  /// Whether the answer is another one, no harder to work out.
  private static func isFit(_ moved: Checked, insteadOf original: Checked) -> Bool {
    guard let new = moved.examiner, let old = original.examiner else {
      return moved.examiner == nil
    }
    func isSimple(_ number: Rational, _ old: Rational) -> Bool {
      number.denominatorText.count <= max(old.denominatorText.count, 1)
        && number.numeratorText.count <= old.numeratorText.count + 1
    }
    switch (new.truth, old.truth) {
    case (.number(let number), .number(let before)):
      return (number != before || before.isZero) && isSimple(number, before)
    case (.interval(let interval), .interval(let before)):
      return interval != before && interval.isAmbiguous == before.isAmbiguous
        && (interval.lower == nil) == (before.lower == nil)
        && (interval.upper == nil) == (before.upper == nil)
    default: return true
    }
  }
}

/// What a card is made of.
private struct CardSource {
  /// The lines that lead to the question, each with what it means.
  private var lines: [(text: String, line: Line)] = []
  private let item: LessonItem
  let speech: Speech
  /// What the session says of an interval that is asked for, with other numbers.
  private var isAboutPivots = false

  init?(_ lesson: LessonDocument, line: Int, _ speech: Speech) {
    guard let item = lesson.items.first(where: { $0.line == line }), item.mark != nil else {
      return nil
    }
    self.item = item
    self.speech = speech
    let before = lesson.items.prefix { $0.line < line }
    let start = before.lastIndex { if case .block(let block) = $0 { block.isFresh } else { false } }
    var session = Session()
    for case .block(let block) in before[(start ?? 0)...] where !block.fails {
      for step in block.steps {
        let parsed = try? Parser.parse(step.typed, knowing: session.vocabulary)
        let wasCollecting = session.isCollecting
        guard session.run(step.typed).failure == nil else { return nil }
        if wasCollecting || session.isCollecting {
          // A line of a log stays as it is.
          lines.append((step.typed, .empty))
        } else if let parsed, parsed.isChange {
          lines.append((step.typed, parsed))
        }
      }
    }
    // A line of a block that fails may have changed something on its way there; then the question is another.
    var isSame = false
    _ = LessonRun(lesson) { stop, _ in
      guard stop.item.line == line else { return }
      let (problem, asked) = (session.problem, stop.session.problem)
      isSame =
        problem.pointValues == asked.pointValues
        && problem.constraints.map { $0.text } == asked.constraints.map { $0.text }
    }
    guard isSame else { return nil }
    if case .question(let question) = item { isAboutPivots = question.expectation.isAboutPivots }
  }

  // MARK: Numbers

  var numbers: [Rational] { lines.flatMap { $0.line.constants.map { $0.value } } }

  /// Those of the question, or of the task and its solution.
  var askedNumbers: [Rational] {
    switch item {
    case .block, .exercise: return []
    case .question(let question):
      return later(question).flatMap { $0.constants.map { $0.value } }
        + question.expectation.constants.map { $0.value }
        + question.because.flatMap { $0.claim.constants.map { $0.value } }
    case .task(let task):
      return task.claims.flatMap { $0.claim.constants.map { $0.value } }
        + task.solution.flatMap {
          Self.constants(of: $0.text, after: lines.map { $0.text }).map { $0.value }
        }
    }
  }

  /// The levels that are named in it.
  var levels: [Int] { lines.compactMap { $0.line.level } }

  /// The constants of a line that is typed after others.
  private static func constants(of text: String, after lines: [String]) -> [LineNumber] {
    var session = Session(describesChanges: false)
    for line in lines { _ = session.run(line) }
    return (try? Parser.parse(text, knowing: session.vocabulary))?.constants ?? []
  }

  // MARK: Text

  /// The blocks with other numbers; nil where a number would stay that should not.
  func text(_ moves: MovedNumbers, keepsMisses: Bool) -> String? {
    var text = ""
    if !lines.isEmpty {
      text = "```slackline fresh given\n"
      text += lines.map { "> \(moves.text($0.text, $0.line.constants))\n" }.joined() + "```\n\n"
    } else {
      text = "```slackline fresh\n> list\n...\n```\n\n"
    }
    if isAboutPivots || lines.contains(where: { $0.line.isWalk }) {
      text += "```slackline\n> tableau\n...\n```\n\n"
    }
    let card: String? =
      switch item {
      case .block, .exercise: nil
      case .question(let question): self.card(question, moves, keepsMisses: keepsMisses)
      case .task(let task): self.card(task, moves)
      }
    return card.map { text + $0 }
  }

  private func card(
    _ question: LessonQuestion, _ moves: MovedNumbers, keepsMisses: Bool
  ) -> String? {
    guard let prompt = moves.words(question.prompt.text),
      let expectation = expectation(question, moves)
    else { return nil }
    var keys = ["prompt: \(prompt)"]
    for line in later(question) {
      guard !moves.leaves(line.constants) else { return nil }
      keys.append("after: " + moves.text(line.text, line.constants))
    }
    for choice in question.choices {
      guard let text = moves.words(choice.text) else { return nil }
      keys.append("choice \(choice.name): \(text)")
    }
    keys.append("expect: \(expectation)")
    for claim in question.because {
      guard !moves.leaves(claim.claim.constants) else { return nil }
      keys.append("because: " + moves.text(claim.text.text, claim.claim.constants))
    }
    if keepsMisses {
      for miss in question.misses {
        guard let answer = moves.words(miss.answer), let text = moves.words(miss.text) else {
          continue
        }
        keys.append("miss \(answer): \(text)")
      }
    }
    return block(CardReader.ask, keys, question.hints, question.answer, moves)
  }

  /// What is right is worked out anew; only what it is about is written.
  private func expectation(_ question: LessonQuestion, _ moves: MovedNumbers) -> String? {
    let constants = question.expectation.constants
    let text = question.expectationText.text
    switch question.expectation {
    case .value, .claim:
      return moves.leaves(constants) ? nil : moves.text(text, constants)
    case .choice: return text
    case .interval(let asked, _):
      guard !moves.isNone else { return text }
      let asking = asked.expression.constants()
      guard !moves.leaves(asking) else { return nil }
      let subject = moves.text(asked.text, asking)
      guard let measured = try? Parser.question(subject), case .value(let new) = measured,
        let interval = try? end(moves, later(question)).measured(new)
      else { return nil }
      return "\(subject) in \(interval.typed)"
    case .enters, .leaves:
      var session = end(moves, later(question))
      guard let place = session.placeInWalk() else { return nil }
      let word = text.prefix { $0 != " " }
      return "\(word) \(word == "enters" ? place.entering : place.leaving)"
    }
  }

  /// The lines that come next, of a question about what they will leave.
  private func later(_ question: LessonQuestion) -> [(text: String, constants: [LineNumber])] {
    var before = lines.map { $0.text }
    return question.after.map { line in
      defer { before.append(line.text) }
      return (line.text, Self.constants(of: line.text, after: before))
    }
  }

  /// The session after the lines, and others, with other numbers.
  private func end(
    _ moves: MovedNumbers, _ later: [(text: String, constants: [LineNumber])]
  ) -> Session {
    var session = Session()
    for (text, line) in lines { _ = session.run(moves.text(text, line.constants)) }
    for line in later { _ = session.run(moves.text(line.text, line.constants)) }
    return session
  }

  private func card(_ task: LessonTask, _ moves: MovedNumbers) -> String? {
    guard let prompt = moves.words(task.prompt.text) else { return nil }
    var keys = ["prompt: \(prompt)"]
    for claim in task.claims {
      guard !moves.leaves(claim.claim.constants) else { return nil }
      keys.append("expect: " + moves.text(claim.text.text, claim.claim.constants))
    }
    keys += task.rules.keys
    if let limit = task.limit { keys.append("lines: \(limit)") }
    for line in task.solution {
      let constants = Self.constants(of: line.text, after: lines.map { $0.text })
      guard !moves.leaves(constants) else { return nil }
      keys.append("solution: " + moves.text(line.text, constants))
    }
    return block(CardReader.task, keys, task.hints, task.answer, moves)
  }

  private func block(
    _ word: String, _ keys: [String], _ hints: [LessonText], _ answer: String?,
    _ moves: MovedNumbers
  ) -> String {
    var keys = keys
    let moved = hints.compactMap { moves.words($0.text) }
    keys += (moved.isEmpty ? [ReviewWords.hint.text(in: speech)] : moved).map { "hint: \($0)" }
    if let answer = answer.flatMap({ moves.words($0) }) { keys.append("answer: \(answer)") }
    return "```\(word)\n\(keys.joined(separator: "\n"))\n```\n"
  }
}

extension TaskRules {
  /// As they are written.
  fileprivate var keys: [String] {
    var keys: [String] = []
    if let only { keys.append("only: " + only.map { $0.rawValue }.joined(separator: ", ")) }
    if !no.isEmpty { keys.append("no: " + no.map { $0.rawValue }.joined(separator: ", ")) }
    switch keep {
    case .these(let names): keys.append("keep: " + names.joined(separator: ", "))
    case .all(but: let names):
      keys.append("keep: all" + (names.isEmpty ? "" : " but " + names.joined(separator: ", ")))
    case nil: break
    }
    if welcomesAnyWay { keys.append("any: way") }
    return keys
  }
}

extension Question {
  fileprivate var constants: [LineNumber] {
    switch self {
    case .value(let asked): asked.expression.constants()
    case .interval(let asked, let interval):
      asked.expression.constants() + (interval.lower?.constants() ?? [])
        + (interval.upper?.constants() ?? [])
    case .claim(let claim, _): claim.constants
    case .enters, .leaves, .choice: []
    }
  }

  /// Whether it is about the tableau.
  fileprivate var isAboutPivots: Bool {
    switch self {
    case .enters, .leaves: true
    case .value(let asked):
      switch asked.expression {
      case .quantity(.cost, _), .quantity(.ratio, _): true
      default: false
      }
    case .interval, .choice, .claim: false
    }
  }
}
