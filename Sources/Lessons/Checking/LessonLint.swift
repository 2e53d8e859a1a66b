// What is not wrong in a lesson, and could be guessed, copied, or got around: warnings.

import Course
import Language

struct LessonLint {
  let lesson: LessonDocument
  /// The numbers of the lessons that there are; nil where that is not known.
  let course: Set<Int>?
  /// What a learner has before them where the lesson has come to.
  private var screen: ScreenAbove
  /// The last question, which waits for the task that may follow; none where it was looked at. Sessions are large, so
  /// no more than this one is kept.
  private var waiting: Examiner?
  private var flawsOfStops: [LessonFlaw] = []
  /// The last answer, and how many before it are the same.
  private var lastAnswer = ""
  private var sameAnswers = 0
  private var repeats: [LessonFlaw] = []

  init(_ lesson: LessonDocument, course: Set<Int>? = nil) {
    self.lesson = lesson
    self.course = course
    screen = ScreenAbove(lesson)
  }

  /// Looks at a question or a task that is in order.
  ///
  /// - Parameter blocks: those before it.
  mutating func look(at stop: LessonRun.Stop, below blocks: [LessonRun.Block]) {
    switch stop.item {
    case .block, .exercise: return
    case .question(let question):
      guard let examiner = try? Examiner(question, in: stop.session) else { return }
      finishWaiting(before: nil)
      screen.scroll(to: question.line, blocks)
      noteRepeats(examiner)
      flawsOfStops += help(examiner) + copied(examiner)
      waiting = examiner
    case .task(let task):
      guard let examiner = try? TaskExaminer(task, in: stop.session) else { return }
      finishWaiting(before: examiner)
      flawsOfStops += CheatChecker(examiner).flaws()
    }
  }

  private mutating func finishWaiting(before next: TaskExaminer?) {
    guard let examiner = waiting else { return }
    waiting = nil
    flawsOfStops += ChoiceChecker(examiner: examiner, next: next).flaws
  }

  /// All that was found, once every stop was looked at.
  mutating func flaws() -> [LessonFlaw] {
    finishWaiting(before: nil)
    return repeats + figures + PivotClaims.flaws(in: lesson) + requirements + flawsOfStops
  }

  /// Lessons that this one builds on, and that are not there.
  private var requirements: [LessonFlaw] {
    guard let known = course else { return [] }
    let unknown = (lesson.place?.requires ?? []).filter { !known.contains($0) }
      .map { LessonFlaw(1, .warning(.unknownLesson($0))) }
    return unknown
      + lesson.items.compactMap { item in
        guard case .question(let question) = item, let number = question.lesson,
          !known.contains(number)
        else { return nil }
        return LessonFlaw(item.line, .warning(.unknownLesson(number)))
      }
  }

  // MARK: Help

  /// A question without an explanation, or with too few hints.
  private func help(_ examiner: Examiner) -> [LessonFlaw] {
    let question = examiner.question
    var flaws: [LessonFlaw] = []
    if question.answer == nil { flaws.append(LessonFlaw(question.line, .warning(.noExplanation))) }
    switch question.expectation {
    case .value, .interval:
      if question.hints.count < 2 { flaws.append(LessonFlaw(question.line, .warning(.fewHints))) }
    case .enters, .leaves, .choice, .claim: break
    }
    return flaws
  }

  // MARK: Answers to be copied

  private func copied(_ examiner: Examiner) -> [LessonFlaw] {
    let question = examiner.question
    var flaws: [LessonFlaw] = []
    if case .choice = question.expectation {
    } else if let word = examiner.givenAway(
      by: question.prompt.text)
    {
      flaws.append(LessonFlaw(question.prompt.line, .warning(.promptHolds(word))))
    }
    if examiner.isPrinted(in: screen) {
      flaws.append(LessonFlaw(question.line, .warning(.isPrinted(examiner.answerText))))
    }
    return flaws
  }

  /// Three answers in a row that are the same.
  private mutating func noteRepeats(_ examiner: Examiner) {
    let answer = examiner.shortAnswer
    sameAnswers = answer == lastAnswer ? sameAnswers + 1 : 1
    lastAnswer = answer
    if sameAnswers >= 3 {
      repeats.append(LessonFlaw(examiner.question.line, .warning(.repeatsAnswer(answer))))
    }
  }

  // MARK: Figures

  /// Figures in blocks that nobody runs.
  private var figures: [LessonFlaw] {
    lesson.code.filter { code in
      let words = code.info.split(separator: " ").map(String.init)
      guard code.isFenced(in: lesson.source), words.isEmpty || words[0] == FenceWord.text else {
        return false
      }
      let isMarked = words.dropFirst().contains { FenceWord.sources.contains($0) }
      return !isMarked && code.lines.contains { $0.contains { $0.isNumber } }
    }.map { LessonFlaw($0.line, .warning(.uncheckedFigures)) }
  }
}

extension Examiner {
  /// Whether the answer can be read off what stands above.
  fileprivate func isPrinted(in screen: ScreenAbove) -> Bool {
    switch truth {
    case .number(let value): !isAboutPivots && screen.prints(value)
    case .interval(let interval): screen.prints(interval)
    case .column, .choice, .yes: false
    }
  }

  private var isAboutPivots: Bool {
    asked.map { if case .quantity(.pivots, _) = $0.expression { true } else { false } } ?? false
  }

  /// What is typed, without the text of a choice.
  fileprivate var shortAnswer: String {
    if case .choice(let name) = truth { name.lowercased() } else { answerText }
  }
}
