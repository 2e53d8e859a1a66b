// What a question or a task is made of when it is asked by itself: the lines that lead to it, what it says, and the
// numbers in both.

import ConstraintHierarchies
import Course
import Language
import Rationals
import Session
import Wording

struct CardSource {
  /// A line and the constants in it.
  struct CardLine {
    var text: String
    var constants: [LineNumber]
  }

  let item: LessonItem
  let speech: Speech
  /// Where it stands in its lesson.
  private let session: Session
  /// The lines that lead there.
  let lines: [CardLine]
  /// Those of the question that come next, or of the task's solution.
  let later: [CardLine]
  /// Those of the states that a task must hold in.
  let moved: [[CardLine]]
  /// Whether the tableau must be seen.
  let isAboutPivots: Bool

  /// Behind more lines nothing is asked by itself: nobody would read them.
  private static let mostLines = 200

  /// - Parameter stop: the question or the task, where its lesson comes to it.
  /// - Returns: nil where its lines do not lead there by themselves.
  init?(_ lesson: LessonDocument, _ stop: LessonRun.Stop, _ speech: Speech) {
    (item, session, self.speech) = (stop.item, stop.session, speech)
    let before = lesson.items.prefix { $0.line < stop.item.line }
    let start = before.lastIndex { if case .block(let block) = $0 { block.isFresh } else { false } }
    let blocks = before[(start ?? 0)...].compactMap { item -> LessonBlock? in
      if case .block(let block) = item, !block.fails { block } else { nil }
    }
    guard blocks.reduce(0, { $0 + $1.steps.count }) <= Self.mostLines else { return nil }
    var session = Session(describesChanges: false)
    session.control = stop.session.control
    var lines: [CardLine] = []
    var isWalk = false
    for block in blocks {
      for step in block.steps {
        let parsed = try? Parser.parse(step.typed, knowing: session.vocabulary)
        let wasCollecting = session.isCollecting
        guard session.run(step.typed).failure == nil else { return nil }
        if wasCollecting || session.isCollecting {
          // A line of a log stays as it is.
          lines.append(CardLine(text: step.typed, constants: []))
        } else if let parsed, parsed.isChange {
          isWalk = isWalk || parsed.isWalk
          lines.append(CardLine(text: step.typed, constants: parsed.constants))
        }
      }
    }
    // A line of a block that fails may have changed something on its way there; then the question is another.
    let asked = stop.session.problem
    guard session.problem.pointValues == asked.pointValues,
      session.problem.constraints.map({ $0.text }) == asked.constraints.map({ $0.text })
    else { return nil }
    guard let later = Self.cardLines(stop.item.laterLines, in: &session) else { return nil }
    var moved: [[CardLine]] = []
    for state in stop.item.moved {
      var copy = session
      guard let lines = Self.cardLines(state.lines, in: &copy) else { return nil }
      moved.append(lines)
    }
    self.lines = lines
    self.later = later
    self.moved = moved
    isAboutPivots = isWalk || stop.item.isAboutPivots
  }

  /// The lines with their constants, run one after another; nil where one is refused.
  private static func cardLines(_ lines: [LessonText], in session: inout Session) -> [CardLine]? {
    var read: [CardLine] = []
    for line in lines {
      let parsed = try? Parser.parse(line.text, knowing: session.vocabulary)
      read.append(CardLine(text: line.text, constants: parsed?.constants ?? []))
      guard session.run(line.text).failure == nil else { return nil }
    }
    return read
  }

  /// Constants of what is asked, or claimed. The ends of an interval are worked out.
  private var asked: [LineNumber] {
    switch item {
    case .block, .exercise: []
    case .question(let question):
      question.expectation.constants + question.because.flatMap { $0.claim.constants }
    case .task(let task):
      (task.claims + task.moved.flatMap { $0.claims }).flatMap { $0.claim.constants }
    }
  }

  /// The session that the lines lead to, with some numbers in place of others; nil where a line is refused.
  func session(_ moves: MovedNumbers) -> Session? {
    var session = Session(describesChanges: false)
    session.control = self.session.control
    return Self.session(after: lines, moves, from: session)
  }

  private static func session(
    after lines: [CardLine], _ moves: MovedNumbers, from start: Session
  ) -> Session? {
    var session = start
    for line in lines {
      if session.run(moves.text(line.text, line.constants)).failure != nil { return nil }
    }
    return session
  }

  /// All numbers, with some in place of others, and what the solver finds then.
  ///
  /// - Parameter start: the session that the lines lead to.
  /// - Returns: nil where a line is refused, or a solve is stopped.
  func numbers(_ moves: MovedNumbers, from start: Session) -> CardNumbers? {
    try? found(moves, from: start)
  }

  private func found(
    _ moves: MovedNumbers, from start: Session
  ) throws(Failure) -> CardNumbers? {
    var numbers = CardNumbers()
    for line in lines + later + moved.flatMap({ $0 }) {
      numbers.constants += line.constants.map { moves($0.value) }
      numbers.others += others(in: line)
    }
    numbers.constants += asked.map { moves($0.value) }
    try numbers.add(start)
    guard let end = Self.session(after: later, moves, from: start) else { return nil }
    if !later.isEmpty { try numbers.add(end) }
    guard case .question(let question) = item else { return numbers }
    switch question.expectation {
    case .value(let value), .interval(let value, _):
      let text = moves.text(value.text, value.expression.constants())
      guard let measured = try? Parser.measured(text) else { return nil }
      do throws(Failure) {
        numbers.add(try end.measured(measured))
      } catch {
        if error.stop != nil { throw error }
        numbers.add(nil)
      }
    case .enters, .leaves, .choice, .claim: break
    }
    return numbers
  }

  /// Numbers of a line that are no constants.
  private func others(in line: CardLine) -> [Rational] {
    (TextNumber.all(in: line.text, speech) ?? []).filter { number in
      !line.constants.contains {
        $0.range.lowerBound <= number.range.lowerBound
          && number.range.upperBound <= $0.range.upperBound
      }
    }.map { $0.value }
  }

  // MARK: What is shown

  /// Whether what is shown is enough to answer: what is asked for stands in the session, and each number that the
  /// answer is made of on the screen.
  var isEnough: Bool {
    switch item {
    case .block, .exercise: return true
    case .task: return !lines.isEmpty || context != nil
    case .question(let question):
      if lines.isEmpty, context == nil { return false }
      switch question.expectation {
      case .value(let asked), .interval(let asked, _):
        if !asked.expression.hasNames {
          // Where to take the numbers from is for the context to say.
          if context == nil { return false }
          if asked.expression.isPlain { return true }
        }
        return shows(asked.expression, asked.text)
      case .claim(let claim, _):
        return claim.expectation.values.allSatisfy { shows($0, claim.text) }
      case .enters, .leaves, .choice: return true
      }
    }
  }

  /// Whether the numbers of an expression are shown. Factors are common numbers, so the whole must be there.
  private func shows(_ expression: Expression, _ text: String) -> Bool {
    let terms = Set(expression.constants().map { $0.value.magnitude })
    // Below that they are mostly counts.
    let numbers = expression.numbers.map { $0.magnitude }.filter { $0 > 4 }
    let hasFactors =
      expression.hasNames
      && expression.numbers.contains { $0.magnitude > 2 && !terms.contains($0.magnitude) }
    if hasFactors, context == nil {
      return shown.contains { Self.plain($0).place(of: Self.plain(text)) != nil }
    }
    let there = Set(
      shown.flatMap { TextNumber.all(in: $0, speech) ?? [] }.flatMap { number -> [Rational] in
        [
          number.value, Rational(number.value.numeratorText),
          Rational(number.value.denominatorText),
        ]
        .compactMap { $0 }
      })
    return numbers.allSatisfy { there.contains($0) }
  }

  private static func plain(_ text: String) -> String {
    String(
      text.compactMap { $0.isWhitespace || $0 == "*" || $0 == "·" ? nil : $0 == "−" ? "-" : $0 })
  }

  /// What a learner has before them.
  private var shown: [String] {
    let lines = lines.map { $0.text }
    switch item {
    case .block, .exercise: return lines
    case .task(let task): return lines + [context?.text ?? "", task.prompt.text]
    case .question(let question):
      return lines + later.map { $0.text } + question.choices.map { $0.text }
        + [context?.text ?? "", question.prompt.text]
    }
  }

  /// What the prompt takes for granted.
  var context: LessonText? { item.context }

  // MARK: What is right

  /// Whether the same is right where it is asked by itself as in the lesson.
  func isAnswered(as examiner: Examiner) -> Bool {
    guard let there = try? Examiner(examiner.question, in: session) else { return false }
    return there.answerText == examiner.answerText
  }

  /// What is right with other numbers is worked out anew; only what it is about is written.
  ///
  /// - Returns: nil where it is a number that no line has anything to do with, or a name that is not right any more.
  func expectation(_ question: LessonQuestion, _ moves: MovedNumbers) -> String? {
    let text = question.expectationText.text
    switch question.expectation {
    case _ where moves.isNone: return text
    case .value(let asked):
      return asked.expression.hasNames ? moves.text(text, question.expectation.constants) : nil
    case .claim: return moves.text(text, question.expectation.constants)
    case .choice, .enters, .leaves: return text
    case .interval(let asked, let written):
      if written.isOfNames { return text }
      let subject = moves.text(asked.text, asked.expression.constants())
      guard let measured = try? Parser.measured(subject),
        let start = session(moves), let end = Self.session(after: later, moves, from: start),
        let interval = try? end.measured(measured)
      else { return nil }
      return "\(subject) in \(interval.typed)"
    }
  }
}

extension LessonItem {
  /// The lines that come next of a question, or those of a task's solution.
  fileprivate var laterLines: [LessonText] {
    switch self {
    case .block, .exercise: []
    case .question(let question): question.after
    case .task(let task): task.solution
    }
  }

  fileprivate var moved: [MovedState] {
    if case .task(let task) = self { task.moved } else { [] }
  }

  fileprivate var isAboutPivots: Bool {
    if case .question(let question) = self { question.expectation.isAboutPivots } else { false }
  }
}

extension Parser {
  /// An expression in which quantities may stand.
  fileprivate static func measured(_ text: String) throws(Diagnostic) -> MeasuredExpression? {
    if case .value(let measured) = try question(text) { measured } else { nil }
  }
}

extension IntervalExpression {
  /// Whether its ends are names, or none.
  fileprivate var isOfNames: Bool {
    (lower?.numbers ?? []).isEmpty && (upper?.numbers ?? []).isEmpty
  }
}

extension Question {
  /// The constants in it; the ends of an interval are worked out.
  var constants: [LineNumber] {
    switch self {
    case .value(let asked): asked.expression.constants()
    case .interval(let asked, _): asked.expression.constants()
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
      case .quantity(.error, _), .quantity(.plus, _), .quantity(.minus, _), .quantity(.slack, _),
        .quantity(.objective, _), .quantity(.pivots, _), .quantity(.column, _),
        .quantity(.function, _):
        false
      case .number, .name, .negate, .operations: false
      }
    case .interval, .choice, .claim: false
    }
  }
}
