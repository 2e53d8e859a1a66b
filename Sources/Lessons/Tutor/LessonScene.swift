// A lesson as it is played: one thing after another, each in the session that it belongs to.

import Narration
import Rendering
import Session
import Simplex

/// What comes at one go while a lesson is played.
enum LessonScene: Sendable {
  case prose(Document)
  /// A typed line, and the session after it.
  case step(LessonRun.Step)
  case question(Examiner)
  case task(TaskExaminer)
  case exercise(Exercise)
}

/// The scenes of a lesson.
struct LessonScenes: Sendable {
  let scenes: [LessonScene]
  /// The session before each scene, and after the last.
  let sessions: [ToldSession]

  /// - Throws: what is wrong with a question or a task.
  init(
    _ lesson: LessonDocument, presentation: Presentation, control: SolveControl
  ) throws(MalformedLesson) {
    let run = LessonRun(lesson, presentation: presentation, control: control)
    var scenes: [LessonScene] = []
    var sessions = [ToldSession(presentation: presentation, control: control)]
    var layout = LessonLayout(run, lesson, presentation)
    func add(_ scene: LessonScene, _ session: ToldSession) {
      scenes.append(scene)
      sessions.append(session)
    }
    var session: ToldSession { sessions[sessions.count - 1] }
    func asked(at line: Int) -> Session { run.session(at: line) ?? session.session }
    do throws(LessonFlaw) {
      for markdown in lesson.markdown {
        guard case .code(let code) = markdown,
          let item = lesson.items.first(where: { $0.line == code.line })
        else {
          let document = layout.document(of: markdown)
          if !document.isEmpty { add(.prose(document), session) }
          continue
        }
        switch item {
        case .block(let block) where block.isGiven:
          let after = run.blocks.first { $0.block.line == code.line }?.steps.last?.after
          add(.prose(layout.document(of: markdown)), after ?? session)
        case .block:
          for step in run.blocks.first(where: { $0.block.line == code.line })?.steps ?? [] {
            add(.step(step), step.after)
          }
        case .question(let question):
          add(.question(try Examiner(question, in: asked(at: code.line))), session)
        case .task(let task):
          add(.task(try TaskExaminer(task, in: asked(at: code.line))), session)
        case .exercise(let exercise): add(.exercise(exercise.exercise), session)
        }
      }
    } catch {
      throw MalformedLesson(lesson.path, [error])
    }
    self.scenes = scenes
    self.sessions = sessions
  }
}

extension LessonRun {
  /// The session in which the question or task on that line is asked.
  func session(at line: Int) -> Session? { stops.first { $0.item.line == line }?.session }
}
