// A lesson played: the tutor's side of the conversation. It has no input and no output; a line comes
// in, and what there is to show goes out.
//
// The learner's lines run in a sandbox: the lesson's session as it stands here, and whatever he has
// typed since. The lesson goes on from its own.

public import Interpreter
public import Rendering

/// A lesson under way. A value: what was can be gone back to.
public struct LessonPlayer: Sendable {
  /// What there is to show.
  public struct Output: Sendable {
    /// To be shown one below another, with a blank line between.
    public var sections: [LessonView.Section] = []
    /// The learner has left, or the lesson is at its end.
    public var isOver = false
    /// What the program around must do for a line of the learner's, such as load a file.
    public var request: Request?
  }

  public let lesson: LessonDocument
  private let script: LessonScenes
  /// The next scene; while there is something to answer or to run, the one that is under way.
  private(set) var position = 0
  /// The learner's session.
  public private(set) var sandbox: Session
  /// What became of the questions and tasks so far, in order of coming.
  public private(set) var results: [LessonResult] = []
  /// The lines of the question or task under way.
  private var current: LessonResult?
  /// In lines of text: how much prose comes at one go.
  public var height = 20
  public var width = 80

  /// - Throws: what is wrong with a question or a task.
  public init(_ lesson: LessonDocument, presentation: Presentation) throws(MalformedLesson) {
    self.lesson = lesson
    script = try LessonScenes(lesson, presentation: presentation)
    sandbox = script.sessions[0]
  }

  // MARK: Where it stands

  /// How many questions and tasks there are.
  public var questionCount: Int {
    script.scenes.count {
      if case .question = $0 { true } else if case .task = $0 { true } else { false }
    }
  }

  /// `4/12`: the scene, of how many.
  public var progress: String { "\(min(position + 1, script.scenes.count))/\(script.scenes.count)" }

  /// What is asked for: the beginning of the line to be typed.
  public var prompt: String {
    switch scene {
    case .question?: "answer \(progress)> "
    case .task?: "try \(progress)> "
    default: "lesson \(progress)> "
    }
  }

  private var scene: LessonScene? {
    position < script.scenes.count ? script.scenes[position] : nil
  }

  // MARK: The conversation

  /// The beginning.
  public mutating func begin() -> Output {
    var output = Output()
    showNext(&output)
    return output
  }

  /// Goes to where the questions and tasks that were answered before are behind.
  ///
  /// - Parameter known: the marks of questions and tasks that were answered in earlier sessions.
  /// - Returns: whether there was anything to pass over.
  public mutating func passOver(_ known: Set<String>) -> Bool {
    var last: Int?
    for (index, scene) in script.scenes.enumerated() {
      guard let mark = scene.mark else { continue }
      guard known.contains(mark) else { break }
      last = index
    }
    guard let last, last + 1 < script.scenes.count else { return false }
    go(to: last + 1)
    return true
  }

  /// Takes a line that the learner typed.
  public mutating func take(_ line: String) -> Output {
    var output = Output()
    let text = line.trimmed
    switch TutorWord(text) {
    case .quit: output.isOver = true
    case .next where scene == nil: output.isOver = true
    case .next: next(&output)
    case .back: back(&output)
    case .hint: hint(&output)
    case .answer: answer(&output)
    case .skip: skip(&output)
    case .help: show(TutorWords.help, &output)
    case nil: take(text, &output)
    }
    return output
  }

  private mutating func next(_ output: inout Output) {
    switch scene {
    case .step(let step): run(step, &output)
    case .question, .task: show(TutorWords.firstAnswer, &output)
    default: showNext(&output)
    }
  }

  private mutating func take(_ line: String, _ output: inout Output) {
    switch scene {
    case .step(let step) where Self.isSame(step.step.typed, line): run(step, &output)
    case .question(let examiner)
    where examiner.isAnswer(line) || !sandbox.isStatementOrCommand(line):
      judge(line, examiner, &output)
    case .task(let examiner): attempt(line, examiner, &output)
    default: runInSandbox(line, &output)
    }
  }

  private static func isSame(_ a: String, _ b: String) -> Bool {
    a.filter { !$0.isWhitespace } == b.filter { !$0.isWhitespace }
  }

  // MARK: Going on

  /// Shows prose up to a screenful, and what comes then: a line to run, a question, a task, or the end.
  private mutating func showNext(_ output: inout Output) {
    var lines = 0
    let renderer = TextRenderer(presentation: sandbox.presentation, width: width, theme: nil)
    while case .prose(let document)? = scene {
      let text = renderer.render(document)
      let count = text.utf8.count { $0 == 0x0A } + 1
      if lines > 0, lines + count > height { break }
      lines += count
      show(document, &output)
      position += 1
    }
    sandbox = script.sessions[min(position, script.sessions.count - 1)]
    offer(&output)
  }

  /// Says what the scene under way wants.
  private mutating func offer(_ output: inout Output) {
    switch scene {
    case .prose: show(TutorWords.more, &output)
    case .step(let step): show(TutorWords.offer(step.step.typed), &output)
    case .question(let examiner):
      current = LessonResult(mark: examiner.question.mark, prompt: examiner.question.prompt.text)
      sandbox = examiner.session
      show(QuestionView.document(of: examiner.question), &output)
    case .task(let examiner):
      current = LessonResult(mark: examiner.task.mark, prompt: examiner.task.prompt.text)
      sandbox = examiner.session
      show(QuestionView.document(of: examiner.task), &output)
    case nil: show(TutorWords.end(results), &output)
    }
  }

  private mutating func run(_ step: LessonRun.Step, _ output: inout Output) {
    let typed: Text = "\("> ", .dim)\(step.step.typed, .code)"
    show(Document([.grid(Grid([[typed]]))] + step.document.blocks), &output, step.presentation)
    position += 1
    showNext(&output)
  }

  private mutating func go(to position: Int) {
    self.position = position
    current = nil
    sandbox = script.sessions[position]
  }

  /// To the beginning of what was shown before: prose, or a scene of its own.
  private mutating func back(_ output: inout Output) {
    guard position > 0 else { return show(TutorWords.atBeginning, &output) }
    var previous = position - 1
    while previous > 0, case .prose = script.scenes[previous],
      case .prose = script.scenes[previous - 1]
    {
      previous -= 1
    }
    go(to: previous)
    showNext(&output)
  }

  // MARK: Questions

  private mutating func judge(_ line: String, _ examiner: Examiner, _ output: inout Output) {
    switch examiner.judge(line) {
    case .unreadable(let what): show(Document([.paragraph(Text(what, .note))]), &output)
    case .right:
      current?.answers.append(line)
      show(Document([.paragraph(AnswerWords.right)]), &output)
      if let text = examiner.question.answer { show(TutorWords.explanation(text), &output) }
      finish(.right, &output)
    case .wrong(let document):
      current?.answers.append(line)
      show(document, &output)
      show(TutorWords.again(misses: current?.answers.count ?? 0, hints: hintsLeft), &output)
    }
  }

  private mutating func attempt(
    _ line: String, _ examiner: TaskExaminer, _ output: inout Output
  ) {
    runInSandbox(line, &output)
    current?.answers.append(line)
    let missing = examiner.missing(in: sandbox)
    if missing.isEmpty {
      show(Document([.paragraph(TutorWords.done)]), &output)
      if let text = examiner.task.answer { show(TutorWords.explanation(text), &output) }
      finish(.right, &output)
    } else {
      show(Document(missing.map { .paragraph(Text($0, .note)) }), &output)
    }
  }

  private mutating func finish(_ outcome: LessonResult.Outcome, _ output: inout Output) {
    if var result = current {
      result.outcome = outcome
      results.removeAll { $0.mark == result.mark }
      results.append(result)
    }
    current = nil
    position += 1
    showNext(&output)
  }

  private var hints: [LessonText] {
    switch scene {
    case .question(let examiner): examiner.question.hints
    case .task(let examiner): examiner.task.hints
    default: []
    }
  }

  private var hintsLeft: Int { hints.count - (current?.hints ?? 0) }

  private mutating func hint(_ output: inout Output) {
    guard current != nil else { return show(TutorWords.nothingAsked, &output) }
    guard hintsLeft > 0 else { return show(TutorWords.noMoreHints, &output) }
    let number = current?.hints ?? 0
    current?.hints += 1
    show(TutorWords.hint(hints[number].text, number + 1, of: hints.count), &output)
  }

  private mutating func answer(_ output: inout Output) {
    guard let current else { return show(TutorWords.nothingAsked, &output) }
    guard !current.answers.isEmpty || current.hints > 0 else {
      return show(TutorWords.tryFirst, &output)
    }
    switch scene {
    case .question(let examiner):
      show(TutorWords.theAnswer(examiner.answerText), &output)
      if let text = examiner.question.answer { show(TutorWords.explanation(text), &output) }
    case .task(let examiner):
      sandbox = examiner.session
      for line in examiner.task.solution {
        let typed: Text = "\("> ", .dim)\(line.text, .code)"
        show(Document([.grid(Grid([[typed]]))] + sandbox.run(line.text).document.blocks), &output)
      }
      if let text = examiner.task.answer { show(TutorWords.explanation(text), &output) }
    default: break
    }
    finish(.shown, &output)
  }

  private mutating func skip(_ output: inout Output) {
    switch scene {
    case .question, .task: finish(.skipped, &output)
    case .step:
      position += 1
      showNext(&output)
    default: showNext(&output)
    }
  }

  // MARK: The sandbox

  private mutating func runInSandbox(_ line: String, _ output: inout Output) {
    sandbox.canBeStopped = true
    let reply = sandbox.run(line)
    output.request = reply.request
    var document = reply.document
    if let failure = reply.failure {
      document.append(contentsOf: failure.document(typed: line, promptWidth: prompt.count))
    }
    if !document.isEmpty { show(document, &output, sandbox.presentation) }
  }

  private func show(
    _ document: Document, _ output: inout Output, _ presentation: Presentation? = nil
  ) {
    output.sections.append(
      LessonView.Section(
        document: document, presentation: presentation ?? sandbox.presentation))
  }
}
