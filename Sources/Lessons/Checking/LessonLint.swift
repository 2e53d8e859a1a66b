// What is not wrong in a lesson, and could be guessed, copied, or got around: warnings.

import ConstraintHierarchies
import Language
import Rationals
import Session

struct LessonLint {
  let lesson: LessonDocument
  let run: LessonRun
  /// The numbers of the lessons that there are; nil where that is not known.
  let course: Set<Int>?
  /// The questions and tasks that are in order.
  private let stops: [Stop]

  private enum Stop {
    case question(Examiner)
    case task(TaskExaminer)

    var examinedTask: TaskExaminer? {
      if case .task(let examiner) = self { examiner } else { nil }
    }
  }

  init(_ lesson: LessonDocument, _ run: LessonRun, course: Set<Int>? = nil) {
    self.lesson = lesson
    self.course = course
    self.run = run
    stops = run.stops.compactMap { stop in
      switch stop.item {
      case .block, .exercise: nil
      case .question(let question):
        (try? Examiner(question, in: stop.session)).map { .question($0) }
      case .task(let task): (try? TaskExaminer(task, in: stop.session)).map { .task($0) }
      }
    }
  }

  var flaws: [LessonFlaw] {
    var flaws = repeats + figures + requirements
    for (index, stop) in stops.enumerated() {
      switch stop {
      case .question(let examiner):
        let next = index + 1 < stops.count ? stops[index + 1] : nil
        flaws += help(examiner) + copied(examiner)
        flaws += ChoiceChecker(examiner: examiner, next: next?.examinedTask).flaws
      case .task(let examiner): flaws += CheatChecker(examiner).flaws()
      }
    }
    return flaws
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
    default: break
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
    if examiner.isPrinted(in: ScreenAbove(lesson, run, above: question.line)) {
      flaws.append(LessonFlaw(question.line, .warning(.isPrinted(examiner.answerText))))
    }
    return flaws
  }

  /// Three answers in a row that are the same.
  private var repeats: [LessonFlaw] {
    var flaws: [LessonFlaw] = []
    var (last, count) = ("", 0)
    for case .question(let examiner) in stops {
      let answer = examiner.shortAnswer
      count = answer == last ? count + 1 : 1
      last = answer
      if count >= 3 {
        flaws.append(LessonFlaw(examiner.question.line, .warning(.repeatsAnswer(answer))))
      }
    }
    return flaws
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
