// A lesson played: the tutor's side of the conversation. It has no input and no output; a line comes
// in, and what there is to show goes out.
//
// The learner's lines run in a sandbox: the lesson's session as it stands here, and whatever they have
// typed since. The lesson goes on from its own.

public import Course
public import Language
import Narration
public import Rendering
public import Session
public import Simplex
import Wording

/// A lesson under way. A value: what was can be gone back to.
public struct LessonPlayer: Sendable {
  /// What there is to show.
  public struct Output: Sendable {
    /// To be shown one below another, with a blank line between.
    public var sections: [LessonView.Section] = []
    /// What says that more is to come before anything is asked; nil where nothing is left out.
    public var more: LessonView.Section?
    /// The learner has left, or the lesson is at its end.
    public var isOver = false
    /// What the program around must do for a line of the learner's, such as load a file.
    public var request: Command.Request?
    /// The question or task that was left with this line.
    public var finished: LessonResult?
    /// Whether the lesson goes on after what is shown.
    var goesOn = false
  }

  /// How much of the lesson is shown at one go, for who has only so much room.
  ///
  /// - Parameters:
  ///   - before: what is to be shown first, such as the reply to a line.
  ///   - ahead: what comes then, up to and including what the learner is asked for; at least one section.
  /// - Returns: how many of those ahead are shown now. At least one is where nothing comes before.
  public typealias Pace = (
    _ before: [LessonView.Section], _ ahead: [LessonView.Section]
  ) -> Int

  /// Up to what the learner is asked for.
  public static func allAtOnce(
    _ before: [LessonView.Section], _ ahead: [LessonView.Section]
  ) -> Int { ahead.count }

  public let lesson: LessonDocument
  let script: LessonScenes
  /// The next scene; once it is offered, the one that is under way.
  private(set) var position = 0 {
    didSet {
      sessionOfLesson = script.session(at: position, from: (oldValue, sessionOfLesson))
    }
  }
  /// The lesson's own session here, whatever the learner has typed.
  private(set) var sessionOfLesson: ToldSession
  /// Whether it has been said what the scene under way wants.
  private var isOffered = false
  /// The scene under way, once it is offered; nil at the end.
  private(set) var scene: SceneUnderWay?
  /// Where the screens that were shown began, the one that is being looked at last.
  private var screens: [Int] = []
  /// The learner's session.
  public var sandbox: Session { told.session }
  /// The same, as it is told.
  var told: ToldSession
  /// What became of the questions and tasks so far, in order of coming.
  public internal(set) var results: [LessonResult] = []
  /// The marks of those that were answered in earlier sittings.
  public var known: Set<String> = []
  /// The lines of the question or task under way.
  var current: LessonResult?
  /// Whether the lines of the lesson are typed; Enter does not run them.
  public var mustType = false
  /// Whether the learner has been told what Enter does with a line.
  private var knowsHowToRun = false

  /// - Parameter control: stops the learner's lines.
  /// - Throws: what is wrong with a question or a task.
  public init(
    _ lesson: LessonDocument, presentation: Presentation,
    control: SolveControl = .uninterruptible
  ) throws(MalformedLesson) {
    self.lesson = lesson
    script = try LessonScenes(lesson, presentation: presentation, control: control)
    sessionOfLesson = script.session(at: 0)
    told = sessionOfLesson
  }

  // MARK: Where it stands

  /// How many questions and tasks were answered, now or in earlier sittings, and how many there are.
  public var score: (answered: Int, count: Int) {
    let marks = script.scenes.compactMap { $0.mark }
    let answered = known.union(results.filter { $0.isAnswered }.map { $0.mark })
    return (marks.count(where: answered.contains), marks.count)
  }

  /// Whether all has been shown.
  public var isAtEnd: Bool { scene == nil && isOffered }

  /// What is asked for, and at which of the questions and tasks the lesson is, or before which: the beginning of the line to
  /// be typed.
  public var prompt: String {
    let count = script.scenes.count { $0.mark != nil }
    let before = script.scenes.prefix(position).count { $0.mark != nil }
    let progress = count == 0 ? "" : " \(min(before + 1, count))/\(count)"
    let asked: LessonPrompt =
      switch scene {
      case .question? where isOffered, .exercise? where isOffered: .answer
      case .task? where isOffered: .attempt
      case .step? where isOffered: .run
      case .question, .task, .exercise, .step, .prose, nil: .lesson
      }
    return "\(asked.text(in: tutor.speech))\(progress)> "
  }

  /// The tutor's part.
  var tutor: TutorView { TutorView(sandbox.settings.speech) }

  // MARK: The conversation

  /// The beginning.
  public mutating func begin(at pace: Pace = allAtOnce) -> Output {
    var output = Output()
    showNext(&output, pace)
    return output
  }

  /// Goes to where the questions and tasks that were answered before are behind.
  ///
  /// - Parameter known: the marks of questions and tasks that were answered in earlier sittings.
  /// - Returns: whether there was anything to pass over.
  public mutating func passOver(_ known: Set<String>) -> Bool {
    var last: Int?
    for (index, scene) in script.scenes.enumerated() {
      guard let mark = scene.mark else { continue }
      guard known.contains(mark) else { break }
      last = index
    }
    self.known = known
    guard let last, last + 1 < script.scenes.count else { return false }
    go(to: last + 1)
    return true
  }

  /// Goes to what leads to a question or a task: behind the one before it.
  ///
  /// - Parameter number: counted from 1; what is beyond the last is the last.
  public mutating func begin(atQuestion number: Int) {
    let marked = script.scenes.indices.filter { script.scenes[$0].mark != nil }
    let before = min(number, marked.count) - 2
    go(to: marked.indices.contains(before) ? marked[before] + 1 : 0)
  }

  /// Takes a line that the learner typed.
  public mutating func take(_ line: String, at pace: Pace = allAtOnce) -> Output {
    var output = Output()
    let text = isComparison(line) ? line.trimmed : line.unprompted.trimmed
    // An empty line in a log is a line of the log.
    let word = sandbox.isCollecting ? nil : TutorWord(text)
    if let word { take(word, &output) } else { take(text, &output) }
    if output.goesOn { showNext(&output, pace) }
    return output
  }

  /// Whether it is an answer that begins with a sign, `> 24`, rather than a line that was copied with its prompt.
  private func isComparison(_ line: String) -> Bool {
    guard isOffered, case .question(let examiner) = scene else { return false }
    return examiner.asksForInterval && examiner.isAnswer(line.trimmed)
  }

  private mutating func take(_ word: TutorWord, _ output: inout Output) {
    switch word {
    case .quit: output.isOver = true
    case .next where isAtEnd: output.isOver = true
    case .next: next(&output)
    case .back: back(&output)
    case .hint: hint(&output)
    case .answer: answer(&output)
    case .skip: skip(&output)
    case .again: again(&output)
    case .help: show(tutor.help, &output)
    }
  }

  private mutating func next(_ output: inout Output) {
    guard isOffered else {
      output.goesOn = true
      return
    }
    switch scene {
    case .step where mustType: show(tutor.note(.typeIt), &output)
    case .step(let step): run(step, showsLine: step.failure != nil, &output)
    case .question, .task, .exercise: show(tutor.note(.firstAnswer), &output)
    case .prose, nil: output.goesOn = true
    }
  }

  private mutating func take(_ line: String, _ output: inout Output) {
    switch scene {
    case .step(let step) where isOffered && Self.isSame(step.step.typed, line):
      run(step, showsLine: false, &output)
    case .question(let examiner)
    where isOffered && (examiner.isAnswer(line) || !sandbox.isStatementOrCommand(line)):
      judge(line, examiner, &output)
    case .step(let step) where isOffered:
      tryOut(line, .triedOutBefore(step.step.typed.trimmed), &output)
    case .question where isOffered: tryOut(line, .triedOut, &output)
    case .task(let examiner) where isOffered: attempt(line, examiner, &output)
    case .exercise(let exercise) where isOffered: attempt(line, exercise, &output)
    case .step, .question, .task, .exercise, .prose, nil: runInSandbox(line, &output)
    }
  }

  private static func isSame(_ a: String, _ b: String) -> Bool {
    a.filter { !$0.isWhitespace } == b.filter { !$0.isWhitespace }
  }

  // MARK: Going on

  /// Shows what comes up to a line to run, a question, a task, or the end; or as much of it as the pace
  /// allows.
  private mutating func showNext(_ output: inout Output, _ pace: Pace) {
    told = sessionOfLesson
    isOffered = false
    var end = position
    var ahead: [LessonView.Section] = []
    while end < script.scenes.count, case .prose(let document) = script.scenes[end] {
      ahead.append(section(document))
      end += 1
    }
    ahead.append(section(offer(of: end)))
    let least = output.sections.isEmpty ? 1 : 0
    let count = min(max(pace(output.sections, ahead), least), ahead.count)
    if count > 0 { screens.append(position) }
    output.sections += ahead[..<count]
    guard count == ahead.count else {
      position += count
      output.more = section(tutor.note(.enterGoesOn))
      return
    }
    position = end
    isOffered = true
    scene = script.sceneUnderWay(at: position, in: sessionOfLesson.session)
    switch scene {
    case .step: knowsHowToRun = true
    case .question(let examiner): begin(examiner.start, examiner.question.prompt.text)
    case .task(let examiner): begin(examiner.session, examiner.task.prompt.text)
    case .exercise(let exercise): begin(session(of: exercise), exercise.name)
    case .prose, nil: break
    }
  }

  private mutating func begin(_ session: Session, _ prompt: String) {
    told = sessionOfLesson.telling(session)
    current = scene?.mark.map { LessonResult(mark: $0, prompt: prompt) }
  }

  /// What the scene under way wants of the learner.
  var offer: Document { offer(of: position) }

  /// The question or task under way in one paragraph; empty where none is.
  public var asked: Document {
    current == nil ? Document() : Document(Array(offer.blocks.prefix(1)))
  }

  /// What a scene wants of the learner.
  private func offer(of position: Int) -> Document {
    let number = script.scenes.prefix(position + 1).count { $0.mark != nil }
    let place = (number: number, count: score.count)
    return switch position < script.scenes.count ? script.scenes[position] : nil {
    case .prose: Document()
    case .step(let step):
      tutor.offer(step.step.typed, explains: !knowsHowToRun, mustType: mustType)
    case .question(let question): QuestionView.document(of: question, place, in: tutor.speech)
    case .task(let task): QuestionView.document(of: task, place, in: tutor.speech)
    case .exercise(let exercise): QuestionView.document(of: exercise, place, in: tutor.speech)
    case nil: tutor.end(results, score)
    }
  }

  private mutating func run(
    _ step: LessonRun.Step, showsLine: Bool, _ output: inout Output
  ) {
    var step = step
    var document = showsLine ? TutorView.typed(step.step.typed) : Document()
    document.append(contentsOf: step.document)
    // The lines of a log come together.
    while step.isCollecting, position + 1 < script.scenes.count,
      case .step(let next) = script.scenes[position + 1]
    {
      document.append(contentsOf: TutorView.typed(next.step.typed))
      document.append(contentsOf: next.document)
      step = next
      position += 1
    }
    show(document.isEmpty ? tutor.note(.silence) : document, &output, step.presentation)
    position += 1
    output.goesOn = true
  }

  private mutating func go(to position: Int) {
    self.position = position
    current = nil
    told = sessionOfLesson
  }

  /// To the screen before this one; where there was none, as the lesson went on in the middle, to the
  /// beginning of the prose before, or to the scene before.
  private mutating func back(_ output: inout Output) {
    guard let first = screens.popLast(), first > 0 else {
      screens = [0]
      return show(tutor.note(.atBeginning), &output)
    }
    var previous = screens.popLast() ?? first - 1
    while previous == first - 1, previous > 0, case .prose = script.scenes[previous],
      case .prose = script.scenes[previous - 1], screens.isEmpty
    {
      previous -= 1
    }
    go(to: previous)
    output.goesOn = true
  }

  /// Leaves the scene under way behind.
  mutating func goOn(_ output: inout Output) {
    current = nil
    position += 1
    output.goesOn = true
  }

  private mutating func skip(_ output: inout Output) {
    guard isOffered else {
      output.goesOn = true
      return
    }
    switch scene {
    case .question, .task, .exercise: finish(.skipped, &output)
    case .step: goOn(&output)
    case .prose, nil: output.goesOn = true
    }
  }

  // MARK: The sandbox

  /// - Returns: why it was refused; nil if it was not.
  @discardableResult
  mutating func runInSandbox(_ line: String, _ output: inout Output) -> Failure? {
    var (reply, document) = told.run(line)
    switch reply.request {
    case .quit?:
      output.isOver = true
      return nil
    // `ans` is short for `answer` here as elsewhere.
    case .lesson(.word(let word))?:
      if let word = TutorWord(word.rawValue) { take(word, &output) }
      return nil
    case .lesson, .load, .present, .save, .log, .importing, .exporting, .exercise, nil:
      output.request = reply.request
    }
    let speech = sandbox.settings.speech
    if let failure = reply.failure {
      document.append(
        contentsOf: failure.document(in: speech, typed: line, promptWidth: prompt.count))
    }
    if !document.isEmpty { show(document, &output, sandbox.presentation) }
    return reply.failure
  }

  func show(
    _ document: Document, _ output: inout Output, _ presentation: Presentation? = nil
  ) {
    output.sections.append(section(document, presentation))
  }

  private func section(
    _ document: Document, _ presentation: Presentation? = nil
  ) -> LessonView.Section {
    LessonView.Section(
      document: document, presentation: presentation ?? sandbox.presentation)
  }
}
