// A lesson as it is played: one thing after another, each in the session that it belongs to.

import Course
import Language
import Rendering
import Session
import Simplex

/// What comes at one go while a lesson is played.
enum LessonScene: Sendable {
  case prose(Document)
  case step(LessonRun.Step)
  case question(LessonQuestion)
  case task(LessonTask)
  case exercise(Exercise)
}

/// The same while it is played: a question or a task with the sessions that it is asked and judged in.
indirect enum SceneUnderWay: Sendable {
  case prose(Document)
  case step(LessonRun.Step)
  case question(Examiner)
  case task(TaskExaminer)
  case exercise(Exercise)
}

extension LessonRun.Step {
  /// Whether it is an `expect` that holds: for who checks the lesson, and nothing to look at.
  fileprivate var isSilentClaim: Bool {
    document.isEmpty && failure == nil && step.typed.trimmed.hasPrefix("expect ")
  }
}

/// Scenes as they are put one after another.
private struct SceneList {
  var scenes: [LessonScene] = []
  /// Where the tape stands before each, and after the last.
  var places = [0]
  /// What the last question said that comes next: once that is answered it comes by itself.
  var announced: [String] = []

  mutating func add(_ scene: LessonScene, leaving place: Int?) {
    scenes.append(scene)
    places.append(place ?? places[places.count - 1])
  }

  /// Has what comes next begin there.
  mutating func begin(at place: Int?) {
    if let place { places[places.count - 1] = place }
  }

  mutating func add(_ step: LessonRun.Step) {
    if step.isSilentClaim { return begin(at: step.place) }
    guard !step.isCollecting, let index = announced.firstIndex(of: step.step.typed.trimmed) else {
      return add(.step(step), leaving: step.place)
    }
    announced.remove(at: index)
    let typed = TutorView.typed(step.step.typed)
    add(.prose(Document(typed.blocks + step.document.blocks)), leaving: step.place)
  }
}

/// The scenes of a lesson.
struct LessonScenes: Sendable {
  let scenes: [LessonScene]
  /// Where the tape stands before each scene, and after the last.
  private let places: [Int]
  private let tape: SessionTape

  /// - Throws: what is wrong with a question or a task.
  init(
    _ lesson: LessonDocument, presentation: Presentation, control: SolveControl
  ) throws(MalformedLesson) {
    let presentation = presentation.speaking(lesson.speech)
    var items: [Int: LessonItem] = [:]
    for item in lesson.items { items[item.line] = item }
    let shown = Set(
      lesson.markdown.compactMap { if case .code(let code) = $0 { code.line } else { nil } })
    var flaw: LessonFlaw?
    let run = LessonRun(lesson, presentation: presentation, control: control) { stop, _ in
      if flaw == nil, shown.contains(stop.item.line) { flaw = Self.flaw(in: stop) }
    }
    if let flaw { throw MalformedLesson(lesson.path, [flaw]) }
    var blocks: [Int: LessonRun.Block] = [:]
    for block in run.blocks { blocks[block.block.line] = block }
    var list = SceneList()
    var layout = LessonLayout(run, lesson, presentation)
    for markdown in lesson.markdown {
      guard case .code(let code) = markdown, let item = items[code.line] else {
        let document = layout.document(of: markdown)
        if !document.isEmpty { list.add(.prose(document), leaving: nil) }
        continue
      }
      let steps = blocks[code.line]?.steps ?? []
      switch item {
      case .block(let block) where block.isGiven:
        let place = blocks[code.line]?.place
        if steps.isEmpty {
          // What comes next does so in a new session.
          list.begin(at: place)
        } else {
          list.add(.prose(layout.document(of: markdown)), leaving: place)
        }
      case .block: for step in steps { list.add(step) }
      case .question(let question):
        list.announced = question.after.map { $0.text.trimmed }
        list.add(.question(question), leaving: nil)
      case .task(let task): list.add(.task(task), leaving: nil)
      case .exercise(let exercise): list.add(.exercise(exercise.exercise), leaving: nil)
      }
    }
    (self.scenes, self.places, tape) = (list.scenes, list.places, run.tape)
  }

  /// What is wrong with a question or a task.
  private static func flaw(in stop: LessonRun.Stop) -> LessonFlaw? {
    do throws(LessonFlaw) {
      switch stop.item {
      case .block, .exercise: break
      case .question(let question): _ = try Examiner(question, in: stop.session)
      case .task(let task): _ = try TaskExaminer(task, in: stop.session)
      }
      return nil
    } catch {
      return error
    }
  }

  /// The session before a scene, or after the last.
  ///
  /// - Parameter known: the session before another scene, from which to go on where that is nearest.
  /// - Complexity: that of running an eighth of the lesson at most.
  func session(at index: Int, from known: (index: Int, session: ToldSession)? = nil) -> ToldSession
  {
    let last = places.count - 1
    return tape.session(
      at: places[min(index, last)],
      from: known.map { (place: places[min($0.index, last)], session: $0.session) })
  }

  /// A scene with what is needed to play it; nil after the last.
  ///
  /// - Parameter session: that before the scene.
  func sceneUnderWay(at index: Int, in session: Session) -> SceneUnderWay? {
    guard index < scenes.count else { return nil }
    switch scenes[index] {
    case .prose(let document): return .prose(document)
    case .step(let step): return .step(step)
    case .exercise(let exercise): return .exercise(exercise)
    case .question(let question): return Self.examiner(question, session).map { .question($0) }
    case .task(let task): return Self.examiner(task, session).map { .task($0) }
    }
  }

  /// Who judges a question. It could be asked when the lesson was opened, so it can be asked now: what stops the
  /// learner's lines does not stop this.
  private static func examiner(_ question: LessonQuestion, _ session: Session) -> Examiner? {
    (try? Examiner(question, in: session.controlled(by: .uninterruptible)))?
      .controlled(by: session.control)
  }

  private static func examiner(_ task: LessonTask, _ session: Session) -> TaskExaminer? {
    (try? TaskExaminer(task, in: session.controlled(by: .uninterruptible)))?
      .controlled(by: session.control)
  }
}

extension Session {
  /// The same, to be stopped by another control.
  fileprivate func controlled(by control: SolveControl) -> Session {
    var result = self
    result.control = control
    return result
  }
}

extension Examiner {
  /// The same, its sessions to be stopped by another control.
  fileprivate func controlled(by control: SolveControl) -> Examiner {
    var result = self
    result.start.control = control
    result.session.control = control
    return result
  }
}

extension TaskExaminer {
  /// The same, its session to be stopped by another control.
  fileprivate func controlled(by control: SolveControl) -> TaskExaminer {
    var result = self
    result.session.control = control
    return result
  }
}

extension LessonScene {
  var mark: String? {
    switch self {
    case .question(let question): question.mark
    case .task(let task): task.mark
    case .exercise(let exercise): exercise.mark
    case .prose, .step: nil
    }
  }
}

extension SceneUnderWay {
  var mark: String? {
    switch self {
    case .question(let examiner): examiner.question.mark
    case .task(let examiner): examiner.task.mark
    case .exercise(let exercise): exercise.mark
    case .prose, .step: nil
    }
  }
}
