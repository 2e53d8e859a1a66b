// A lesson's blocks run, each line in the session that the lines before it have left.

public import Interpreter
import Language
public import Rendering

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
  }

  public struct Block: Sendable {
    public let block: LessonBlock
    public let steps: [Step]
  }

  public let blocks: [Block]

  /// Runs every line of a lesson.
  ///
  /// - Parameter presentation: how things are drawn until a line of the lesson says otherwise.
  public init(_ lesson: LessonDocument, presentation: Presentation = Presentation()) {
    var session = Session(presentation: presentation)
    blocks = lesson.blocks.map { block in
      if block.isFresh { session = Session(presentation: presentation) }
      return Block(block: block, steps: block.steps.map { Self.run($0, in: &session) })
    }
  }

  /// Why a lesson does not do what a line asks of the program around it: it touches no file.
  private static func refusal(_ request: Request) -> String? {
    switch request {
    case .load: "a lesson cannot load files; type the lines themselves"
    case .save, .log: "a lesson cannot write files; type this at the prompt"
    case .quit: nil
    }
  }

  /// The columns of `> `.
  private static let promptWidth = 2

  private static func run(_ step: LessonStep, in session: inout Session) -> Step {
    let reply = session.run(step.typed)
    var failure = reply.failure
    if let words = reply.request.flatMap(Self.refusal) {
      failure = Failure(
        Diagnostic(code: .io, message: words, range: SourceRange(0, step.typed.count)))
    }
    var document = reply.document
    if let failure {
      document.append(
        contentsOf: failure.document(typed: step.typed, promptWidth: promptWidth))
    }
    return Step(
      step: step, document: document, failure: failure, presentation: session.presentation)
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
