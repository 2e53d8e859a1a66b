// A lesson's blocks run, each line in the session that the lines before it have left.

import Language
import Narration
public import Rendering
public import Session
public import Simplex

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
    /// The session that the line has left, and who tells what comes next in it.
    let after: ToldSession
  }

  public struct Block: Sendable {
    public let block: LessonBlock
    public let steps: [Step]
  }

  /// A question or a task, and the session that it is asked in.
  struct Stop: Sendable {
    let item: LessonItem
    let session: Session
  }

  public let blocks: [Block]
  let stops: [Stop]
  /// The line of the first item that is never come to, behind a `quit`.
  let unreachable: Int?

  /// Runs every line of a lesson.
  ///
  /// - Parameters:
  ///   - presentation: how things are drawn until a line of the lesson says otherwise.
  ///   - control: stops the lines, here and in copies of the sessions.
  public init(
    _ lesson: LessonDocument, presentation: Presentation = Presentation(),
    control: SolveControl = .uninterruptible
  ) {
    var session = ToldSession(presentation: presentation, control: control)
    var (blocks, stops): ([Block], [Stop]) = ([], [])
    var isOver = false
    var unreachable: Int?
    for item in lesson.items {
      if isOver, unreachable == nil { unreachable = item.line }
      guard case .block(let block) = item else {
        stops.append(Stop(item: item, session: session.session))
        continue
      }
      if block.isFresh { session = ToldSession(presentation: presentation, control: control) }
      blocks.append(
        Block(
          block: block,
          steps: block.steps.map { step in
            if isOver, unreachable == nil { unreachable = step.line }
            let (run, isEnd) = Self.run(step, in: &session)
            isOver = isOver || isEnd
            return run
          }))
    }
    (self.blocks, self.stops, self.unreachable) = (blocks, stops, unreachable)
  }

  /// Why a lesson does not do what a line asks of the program around it: it touches no file.
  private static func refusal(_ request: Request) -> CourseWords? {
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

  private static func run(
    _ step: LessonStep, in session: inout ToldSession
  ) -> (Step, isEnd: Bool) {
    let (reply, told) = session.run(step.typed)
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
        contentsOf: failure.document(in: speech, typed: step.typed, promptWidth: promptWidth))
    }
    let run = Step(
      step: step, document: document, failure: failure, presentation: session.session.presentation,
      after: session)
    return (run, reply.request == .quit)
  }
}

extension LessonRun.Step {
  /// How wide replies are in the files of lessons.
  static let width = 76

  /// The reply as it stands in a lesson's file.
  var lines: [String] {
    let renderer = TextRenderer(presentation: presentation, width: Self.width, theme: nil)
    return renderer.render(document).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { line in
        // Else it would be read as the next thing typed.
        BlockReader.typed(String(line)) == nil ? String(line) : " " + line
      }
  }
}
