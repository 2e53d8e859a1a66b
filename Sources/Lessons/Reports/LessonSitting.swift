// A lesson gone through without anybody there: every reply compared, every question answered from a
// list, or from a transcript.

public import Course
import Language
import Narration
public import Rendering
import Session
public import Simplex
public import Wording

/// What became of a lesson in one sitting.
public struct LessonSitting: Sendable {
  /// A question or a task.
  public struct Answered: Sendable {
    /// The line of its fence.
    public var line: Int
    public var mark: String
    public var prompt: String
    public var answers: [String]
    public var hints = 0
    public var outcome: Outcome
    /// What there is to say to the last answer; nothing where that is right.
    public var comment: Document
  }

  public enum Outcome: String, Sendable {
    case right, wrong
    /// No answer was there, or none that could be judged.
    case open
  }

  public let lesson: LessonDocument
  /// Of the replies and of the questions themselves.
  public let verdict: LessonVerdict
  public private(set) var answered: [Answered] = []

  /// Goes through a lesson with answers in the order of its questions and tasks: a line for a question; for a
  /// task, lines up to one that is empty.
  ///
  /// - Parameters:
  ///   - answers: nil: nothing is answered.
  ///   - control: ends lines that take too much.
  public init(
    _ lesson: LessonDocument, answers: [String]?, control: SolveControl = .uninterruptible
  ) {
    self.lesson = lesson
    verdict = LessonChecker.check(lesson, control: control)
    var rest = (answers ?? []).filter { !$0.hasPrefix("#") }[...]
    _ = LessonRun(lesson, control: control) { stop, _ in
      switch stop.item {
      case .block: return
      case .question, .exercise:
        while rest.first?.trimmed.isEmpty ?? false { rest.removeFirst() }
        add(stop, rest.popFirst().map { [$0] } ?? [])
      case .task:
        while rest.first?.trimmed.isEmpty ?? false { rest.removeFirst() }
        let lines = rest.prefix { !$0.trimmed.isEmpty }
        rest = rest.dropFirst(lines.count)
        add(stop, Array(lines))
      }
    }
  }

  /// Goes through a lesson with the answers of a transcript.
  ///
  /// - Parameter control: ends lines that take too much.
  public init(
    _ lesson: LessonDocument, transcript: LessonTranscript,
    control: SolveControl = .uninterruptible
  ) {
    self.lesson = lesson
    verdict = LessonChecker.check(lesson, control: control)
    _ = LessonRun(lesson, control: control) { stop, _ in
      let entry = transcript.entries.last { $0.mark == stop.item.mark }
      add(stop, entry?.answers ?? [], hints: entry?.hints ?? 0)
    }
  }

  private mutating func add(_ stop: LessonRun.Stop, _ answers: [String], hints: Int = 0) {
    guard let mark = stop.item.mark, let prompt = stop.item.prompt else { return }
    let speech = stop.session.settings.speech
    var result = Answered(
      line: stop.item.line, mark: mark, prompt: prompt, answers: answers, hints: hints,
      outcome: answers.isEmpty ? .open : .wrong, comment: Document())
    switch stop.item {
    case .block: break
    case .question(let question):
      // What cannot be judged is not wrong; the lesson's own check says why.
      result.outcome = .open
      guard let examiner = try? Examiner(question, in: stop.session) else { break }
      judge(answers, &result, speech) { answer, _ in examiner.judge(answer) }
    case .exercise(let exercise):
      judge(answers, &result, speech) { exercise.exercise.judge($0, after: $1, in: speech) }
    case .task(let task):
      guard let examiner = try? TaskExaminer(task, in: stop.session) else {
        result.outcome = .open
        break
      }
      var session = examiner.session
      for answer in answers {
        guard result.outcome != .right else { break }
        if TutorWord(answer) == .again {
          session = examiner.session
          continue
        }
        let (next, verdict) = examiner.attempt(answer, in: session)
        session = next
        result.outcome = .wrong
        switch verdict {
        case .unchanged: continue
        case .refused(let failure):
          // What was stopped is not wrong.
          if failure.stop != nil { result.outcome = .open }
          result.comment = failure.document(
            in: speech, typed: answer, promptWidth: 0)
        case .breaks(let breach):
          result.comment = TutorView(speech).say(.notCarriedOut(breach))
        case .exceeds(let limit): result.comment = TutorView(speech).tooManyLines(limit)
        case .changed:
          do throws(Failure) {
            let standing = try examiner.standing(in: session)
            if case .done = standing {
              (result.outcome, result.comment) = (.right, Document())
            } else {
              result.comment = TutorView(speech).say(.task(standing))
            }
          } catch {
            // What cannot be judged is not wrong.
            result.outcome = .open
            result.comment = error.document(in: speech, typed: answer, promptWidth: 0)
          }
        }
      }
    }
    answered.append(result)
  }

  /// - Parameter verdict: on an answer, after those before it.
  private func judge(
    _ answers: [String], _ result: inout Answered, _ speech: Speech,
    _ verdict: (String, [String]) -> AnswerVerdict
  ) {
    for (index, answer) in answers.enumerated() where result.outcome != .right {
      switch verdict(answer, Array(answers[..<index])) {
      case .right: (result.outcome, result.comment) = (.right, Document())
      case .wrong(let document), .unfinished(let document):
        (result.outcome, result.comment) = (.wrong, document)
      case .unreadable(let what):
        let words = what.text(in: speech)
        (result.outcome, result.comment) = (.wrong, Document([.paragraph(Text(words))]))
      }
    }
  }

  /// How many questions and tasks are right.
  public var right: Int { answered.count { $0.outcome == .right } }

  /// Whether all replies were as expected, and no answer wrong.
  public var isWell: Bool { verdict.failed == 0 && answered.allSatisfy { $0.outcome != .wrong } }
}

extension LessonSitting {
  /// Goes through a review with the answers of a transcript: its questions, with the numbers of its day, are
  /// made again from the lessons.
  ///
  /// - Parameters:
  ///   - speech: the language in which the review was made.
  ///   - lessons: by name.
  /// - Returns: nil where none of its questions is in them.
  public init?(
    reviewOf day: Day, _ transcript: LessonTranscript, in speech: Speech,
    from lessons: (String) -> LessonDocument?
  ) {
    let wanted = transcript.entries.compactMap { entry in
      entry.lesson.map { (lesson: $0, mark: entry.mark) }
    }
    guard let review = Review(wanted, on: day, in: speech, from: lessons) else { return nil }
    var moved = transcript
    moved.entries = review.cards.compactMap { card in
      transcript.entries.last { $0.mark == card.mark && $0.lesson == card.lesson }
        .map {
          LessonTranscript.Entry(mark: card.newMark, hints: $0.hints, answers: $0.answers)
        }
    }
    self.init(review.document, transcript: moved)
  }
}

extension LessonItem {
  var prompt: String? {
    switch self {
    case .block: nil
    case .question(let question): question.prompt.text
    case .task(let task): task.prompt.text
    case .exercise(let exercise): exercise.exercise.name
    }
  }
}
