// Questions and tasks while a lesson is played: answers judged, hints given, the answer shown.

import Course
import Narration
import Rendering
import Session

extension LessonPlayer {
  // MARK: Answers

  mutating func judge(_ line: String, _ examiner: Examiner, _ output: inout Output) {
    note(
      examiner.judge(line), on: line, right: tutor.right(examiner.question.answer), &output)
  }

  /// An answer to an exercise, or a line that is tried out in its problem.
  mutating func attempt(_ line: String, _ exercise: Exercise, _ output: inout Output) {
    let verdict = exercise.judge(line, after: current?.answers ?? [], in: tutor.speech)
    // What cannot be an answer may be something to try out.
    if case .unreadable(let what) = verdict, !what.isToAnAnswer, sandbox.isStatementOrCommand(line)
    {
      tryOut(line, .triedOut, &output)
    } else {
      note(verdict, on: line, right: tutor.right(nil), &output)
    }
  }

  /// Runs a line that is no answer, and says so where it changes anything.
  mutating func tryOut(_ line: String, _ words: TutorWords, _ output: inout Output) {
    let (before, place) = (sandbox.changeCount, position)
    runInSandbox(line, &output)
    guard position == place, sandbox.changeCount != before else { return }
    show(tutor.note(words), &output)
  }

  /// The session in which the problem of an exercise stands.
  func session(of exercise: Exercise) -> Session {
    exercise.session(sandbox.presentation, sandbox.control).session
  }

  /// - Parameter right: what is said to the right answer.
  private mutating func note(
    _ verdict: AnswerVerdict, on line: String, right: Document, _ output: inout Output
  ) {
    switch verdict {
    case .unreadable(let what): show(tutor.say(what), &output)
    case .unfinished(let document):
      current?.answers.append(line)
      show(document, &output)
    case .right:
      current?.answers.append(line)
      show(right, &output)
      finish(.right, &output)
    case .wrong(var document):
      current?.answers.append(line)
      current?.misses += 1
      document.append(
        contentsOf: tutor.again(misses: current?.misses ?? 0, hints: hintsLeft))
      show(document, &output)
    }
  }

  /// Runs a line in a task, and says how far it has come if the line has changed anything. A line that
  /// the task forbids, or one more than it takes, is not carried out.
  mutating func attempt(_ line: String, _ examiner: TaskExaminer, _ output: inout Output) {
    let (before, untold, place) = (told, output, position)
    let failure = runInSandbox(line, &output)
    // `ans`, short for `answer`, has left the task.
    guard position == place, current != nil, !output.isOver else { return }
    let (session, verdict) = examiner.judge(
      line, from: before.session, to: sandbox, failure: failure)
    told = told.telling(session)
    func noteMiss() {
      current?.answers.append(line)
      current?.misses += 1
    }
    switch verdict {
    case .unchanged: return
    // What was stopped is no attempt.
    case .refused(let failure): if failure.stop == nil { noteMiss() }
    case .breaks(let breach):
      noteMiss()
      (told, output) = (before.telling(session), untold)
      show(tutor.say(.notCarriedOut(breach)), &output)
    case .exceeds(let limit):
      noteMiss()
      (told, output) = (before.telling(session), untold)
      show(tutor.tooManyLines(limit), &output)
    case .changed:
      let standing: TaskStanding
      do throws(Failure) {
        standing = try examiner.standing(in: sandbox)
      } catch {
        // A line that cannot be judged is not carried out, and no attempt.
        (told, output) = (before, untold)
        show(
          error.told(of: line).document(
            in: sandbox.settings.speech, typed: line, promptWidth: prompt.count), &output)
        return
      }
      current?.answers.append(line)
      if case .done = standing {
        show(tutor.done(examiner.task.answer), &output)
        finish(.right, &output)
      } else {
        show(
          tutor.notYet(standing, used: sandbox.changeCount, of: examiner.task.limit), &output)
      }
    }
  }

  /// Begins the task under way anew; elsewhere, forgets what was tried out.
  mutating func again(_ output: inout Output) {
    switch scene {
    case .task(let examiner) where current != nil:
      told = sessionOfLesson.telling(examiner.session)
      // A transcript is judged by what was typed, this included; alone it is no attempt.
      if current?.answers.isEmpty == false { current?.answers.append(TutorWord.again.rawValue) }
      show(tutor.note(.begunAnew), &output)
      show(offer, &output)
    case .question(let examiner) where current != nil:
      told = sessionOfLesson.telling(examiner.start)
      show(tutor.note(.asItWas), &output)
      show(offer, &output)
    case .exercise(let exercise) where current != nil:
      told = sessionOfLesson.telling(session(of: exercise))
      show(tutor.note(.asItWas), &output)
      show(offer, &output)
    case .question, .task, .exercise, .step, .prose, nil:
      told = sessionOfLesson
      show(tutor.note(.asItWas), &output)
    }
  }

  mutating func finish(_ outcome: LessonResult.Outcome, _ output: inout Output) {
    if var result = current {
      result.outcome = outcome
      results.removeAll { $0.mark == result.mark }
      results.append(result)
      output.finished = result
    }
    goOn(&output)
  }

  // MARK: Help

  private var hints: [Text] {
    switch scene {
    case .question(let examiner): examiner.question.hints.map { Text(inline: $0.text) }
    case .task(let examiner): examiner.task.hints.map { Text(inline: $0.text) }
    case .exercise(let exercise): exercise.hints(in: tutor.speech)
    case .step, .prose, nil: []
    }
  }

  private var hintsLeft: Int { hints.count - (current?.hints ?? 0) }

  mutating func hint(_ output: inout Output) {
    guard let current else { return show(tutor.note(.nothingAsked), &output) }
    guard hintsLeft > 0 else { return show(tutor.note(.noMoreHints), &output) }
    let number = current.hints
    self.current?.hints += 1
    show(tutor.hint(hints[number], number + 1, of: hints.count), &output)
  }

  mutating func answer(_ output: inout Output) {
    guard let current else { return show(tutor.note(.nothingAsked), &output) }
    guard !current.answers.isEmpty || current.hints > 0 else {
      return show(tutor.note(.tryFirst), &output)
    }
    switch scene {
    case .question(let examiner):
      show(tutor.answer(examiner.answerText, examiner.question.answer), &output)
    case .task(let examiner):
      told = sessionOfLesson.telling(examiner.session)
      for line in examiner.task.solution {
        var document = TutorView.typed(line.text)
        document.append(contentsOf: told.run(line.text).document)
        show(document, &output)
      }
      if let text = examiner.task.answer { show(TutorView.explanation(text), &output) }
    case .exercise(let exercise): show(tutor.answer(exercise), &output)
    case .step, .prose, nil: break
    }
    finish(.shown, &output)
  }
}
