// A lesson's blocks run, each line in the session that the lines before it have left.

public import Course
import Language
import Narration
public import Rendering
public import Session
public import Simplex
import Wording

/// What happened when the lines of a lesson were run.
public struct LessonRun: Sendable {
  /// A typed line and its reply.
  public struct Step: Sendable {
    public let step: LessonStep
    /// The reply as it is shown below the line; a failure laid out with its caret.
    public let document: Document
    public let failure: Failure?
    /// How things are drawn, now that the line was run.
    public let presentation: Presentation
    /// Whether it is a line of a log that is not at its end.
    let isCollecting: Bool
    /// Where the tape stands after it.
    let place: Int
  }

  public struct Block: Sendable {
    public let block: LessonBlock
    public let steps: [Step]
    /// Where the tape stands after it.
    let place: Int
  }

  /// A question or a task, and the session that it is asked in.
  struct Stop: Sendable {
    let item: LessonItem
    let session: Session
  }

  public private(set) var blocks: [Block] = []
  /// Comes back to the session at any place.
  private(set) var tape: SessionTape
  /// The line of the first item that is never come to, behind a `quit`.
  private(set) var unreachable: Int?
  private var isOver = false

  /// Runs every line of a lesson.
  ///
  /// - Parameters:
  ///   - presentation: how things are drawn until a line of the lesson says otherwise.
  ///   - control: stops the lines, here and in copies of the sessions.
  public init(
    _ lesson: LessonDocument, presentation: Presentation = Presentation(),
    control: SolveControl = .uninterruptible
  ) {
    self.init(lesson, presentation: presentation, control: control) { _, _ in }
  }

  /// Runs every line of a lesson, and stops at each question and task.
  ///
  /// A stop's session may be as large as all that was typed before it: who keeps those of all stops needs room that is
  /// quadratic in the lesson.
  ///
  /// - Parameter look: is given each stop when the lesson has come to it, and the blocks before.
  init(
    _ lesson: LessonDocument, presentation: Presentation = Presentation(),
    control: SolveControl = .uninterruptible, atEachStop look: (Stop, [Block]) -> Void
  ) {
    let start = ToldSession(
      presentation: presentation.speaking(lesson.speech), control: control)
    var session = start
    tape = SessionTape(from: start)
    for item in lesson.items {
      if isOver, unreachable == nil { unreachable = item.line }
      guard case .block(let block) = item else {
        look(Stop(item: item, session: session.session), blocks)
        continue
      }
      if block.isFresh {
        session = start
        tape.add(nil, leaving: session)
      }
      var steps: [Step] = []
      for step in block.steps { steps.append(run(step, in: &session)) }
      blocks.append(Block(block: block, steps: steps, place: tape.place))
    }
  }

  /// Why a lesson does not do what a line asks of the program around it: it touches no file.
  private static func refusal(_ request: Command.Request) -> LessonWords? {
    switch request {
    case .load, .importing: .noLoading
    case .save, .log, .exporting: .noWriting
    case .lesson: .noLesson
    case .exercise: .noExercise
    case .present, .quit: nil
    }
  }

  /// The columns of `> `.
  private static let promptWidth = 2

  private mutating func run(_ step: LessonStep, in session: inout ToldSession) -> Step {
    if isOver, unreachable == nil { unreachable = step.line }
    let (reply, told) = session.run(step.typed)
    tape.add(step.typed, leaving: session)
    isOver = isOver || reply.request == .quit
    var failure = reply.failure
    let speech = session.session.settings.speech
    if let words = reply.request.flatMap({ Self.refusal($0) }) {
      failure = Failure(
        Diagnostic(
          code: .io, message: words.text(in: speech), range: SourceRange(0, step.typed.count)))
    }
    var document = told
    if let failure {
      document.append(
        contentsOf: failure.document(in: speech, typed: step.typed, promptWidth: Self.promptWidth))
    }
    return Step(
      step: step, document: document, failure: failure, presentation: session.session.presentation,
      isCollecting: session.session.isCollecting, place: tape.place)
  }
}

extension LessonRun.Step {
  /// The reply as it stands in a lesson's file.
  var lines: [String] {
    document.linesInLesson(presentation).map { line in
      // Else it would be read as the next thing typed.
      BlockReader.typed(line) == nil ? line : " " + line
    }
  }
}

extension Document {
  /// As wide as replies are in the files of lessons.
  func textInLesson(_ presentation: Presentation = Presentation()) -> String {
    TextRenderer(presentation: presentation, width: 76, theme: nil).render(self)
  }

  func linesInLesson(_ presentation: Presentation = Presentation()) -> [String] {
    textInLesson(presentation).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }
}
