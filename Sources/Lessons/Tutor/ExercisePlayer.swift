// Exercises asked one after another: the tutor's side of the conversation. It has no input and no output; a line
// comes in, and what there is to show goes out.

public import Course
public import Language
import Narration
public import Rendering
public import Session
public import Simplex
import Wording

/// Exercises under way. A value: what was can be gone back to.
public struct ExercisePlayer: Sendable {
  /// What there is to show.
  public struct Output: Sendable {
    /// To be shown one below another, with a blank line between.
    public var sections: [LessonView.Section] = []
    public var isOver = false
    /// What the program around must do for a line of the learner's, such as load a file.
    public var request: Command.Request?
    /// What became of an exercise that was left with this line.
    public var finished: LessonResult?
  }

  /// The one that is asked, or was last.
  public private(set) var exercise: Exercise
  /// What became of each, in order; the last may still be open.
  public private(set) var results: [LessonResult]
  /// The learner's session, in which the problem stands.
  public var sandbox: Session { told.session }
  /// The same, as it is told.
  private var told: ToldSession

  private let presentation: Presentation
  private let control: SolveControl

  /// - Parameter control: stops the learner's lines.
  public init(
    _ exercise: Exercise, presentation: Presentation, control: SolveControl = .uninterruptible
  ) {
    self.exercise = exercise
    (self.presentation, self.control) = (presentation, control)
    results = [LessonResult(exercise)]
    told = exercise.session(presentation, control)
  }

  private var result: LessonResult {
    get { results[results.count - 1] }
    set { results[results.count - 1] = newValue }
  }

  /// Whether an answer is asked for.
  public var isAsking: Bool { result.outcome == .open }

  /// The beginning of the line to be typed.
  public var prompt: String {
    let asked: LessonPrompt = isAsking ? .answer : .exercise
    return asked.text(in: tutor.speech) + "> "
  }

  /// The tutor's part.
  private var tutor: TutorView { TutorView(sandbox.settings.speech) }

  // MARK: The conversation

  /// What is asked first, and what can be typed.
  public func begin() -> Output {
    var output = Output()
    show(offer, &output)
    show(tutor.note(.welcome), &output)
    return output
  }

  private var offer: Document {
    Document(
      [.paragraph(CoachWords.heading(exercise).text(in: tutor.speech)), .blank]
        + exercise.prompt(in: tutor.speech).blocks)
  }

  /// Takes a line that the learner typed.
  public mutating func take(_ line: String) -> Output {
    var output = Output()
    let text = line.unprompted.trimmed
    // An empty line in a log is a line of the log.
    let word = sandbox.isCollecting ? nil : TutorWord(text)
    if let word { take(word, &output) } else { take(text, &output) }
    return output
  }

  private mutating func take(_ word: TutorWord, _ output: inout Output) {
    switch word {
    case .quit: leave(&output)
    case .next where isAsking: show(tutor.note(.firstAnswer), &output)
    case .next, .again, .skip: goOn(&output)
    case .back: show(offer, &output)
    case .hint: hint(&output)
    case .answer: answer(&output)
    case .help: show(tutor.helpOfCoach, &output)
    }
  }

  private mutating func take(_ line: String, _ output: inout Output) {
    guard isAsking else { return runInSandbox(line, &output) }
    let verdict = exercise.judge(line, after: result.answers, in: tutor.speech)
    // What cannot be an answer may be something to try out.
    if case .unreadable(let what) = verdict {
      if !what.isToAnAnswer, sandbox.isStatementOrCommand(line) { return tryOut(line, &output) }
      return show(tutor.say(what), &output)
    }
    result.answers.append(line)
    switch verdict {
    case .right:
      show(tutor.right(nil), &output)
      finish(.right, &output)
    case .unfinished(let document): show(document, &output)
    case .wrong(var document):
      result.misses += 1
      document.append(contentsOf: tutor.again(misses: result.misses, hints: hintsLeft))
      show(document, &output)
    case .unreadable: break
    }
  }

  /// Runs a line that is no answer, and says so where it changes anything.
  private mutating func tryOut(_ line: String, _ output: inout Output) {
    let before = sandbox.changeCount
    runInSandbox(line, &output)
    if isAsking, sandbox.changeCount != before { show(tutor.note(.triedOut), &output) }
  }

  private mutating func leave(_ output: inout Output) {
    if isAsking, !result.answers.isEmpty || result.hints > 0 { output.finished = result }
    output.isOver = true
  }

  /// To another one.
  private mutating func goOn(_ output: inout Output) {
    if isAsking {
      result.outcome = .skipped
      output.finished = result
    }
    exercise = exercise.next
    results.append(LessonResult(exercise))
    told = exercise.session(presentation, control)
    show(offer, &output)
  }

  private mutating func finish(_ outcome: LessonResult.Outcome, _ output: inout Output) {
    result.outcome = outcome
    output.finished = result
    show(tutor.note(.another(wasShown: outcome == .shown)), &output)
  }

  private var hints: [Text] { exercise.hints(in: tutor.speech) }

  private var hintsLeft: Int { hints.count - result.hints }

  private mutating func hint(_ output: inout Output) {
    guard isAsking else { return show(tutor.note(.nothingAsked), &output) }
    guard hintsLeft > 0 else { return show(tutor.note(.noMoreHints), &output) }
    let number = result.hints
    result.hints += 1
    show(tutor.hint(hints[number], number + 1, of: hints.count), &output)
  }

  /// The way to the answer; once it is answered, too.
  private mutating func answer(_ output: inout Output) {
    show(tutor.answer(exercise), &output)
    if isAsking { finish(.shown, &output) }
  }

  // MARK: The sandbox

  private mutating func runInSandbox(_ line: String, _ output: inout Output) {
    var (reply, document) = told.run(line)
    switch reply.request {
    case .quit?: return leave(&output)
    // `ans` is short for `answer` here as elsewhere.
    case .lesson(.word(let word))?:
      if let word = TutorWord(word.rawValue) { take(word, &output) }
      return
    case .lesson, .load, .present, .save, .log, .importing, .exporting, .exercise, nil:
      output.request = reply.request
    }
    if let failure = reply.failure {
      document.append(
        contentsOf: failure.document(
          in: sandbox.settings.speech, typed: line, promptWidth: prompt.count))
    }
    if !document.isEmpty { show(document, &output, sandbox.presentation) }
  }

  private func show(
    _ document: Document, _ output: inout Output, _ presentation: Presentation? = nil
  ) {
    output.sections.append(
      LessonView.Section(document: document, presentation: presentation ?? self.presentation))
  }
}

extension Exercise {
  /// A session in which its problem stands.
  func session(_ presentation: Presentation, _ control: SolveControl) -> ToldSession {
    let told = ToldSession(presentation: presentation, control: control)
    var session = told.session
    for line in script { _ = session.run(line) }
    return told.telling(session.beginningAnew())
  }
}

extension LessonResult {
  init(_ exercise: Exercise) {
    self.init(mark: exercise.mark, prompt: exercise.name)
  }
}
