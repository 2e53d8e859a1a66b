// Where to begin: questions in the order of the course, each of which belongs to a lesson. The first that is missed
// says where.

public import Course
public import Rendering
import Simplex
import Wording

/// A placement under way. It has no input and no output, as a `LessonPlayer` has none.
public struct Placement: Sendable {
  public struct Output: Sendable {
    /// To be shown one below another, with a blank line between.
    public var sections: [LessonView.Section] = []
    public var isOver = false
  }

  private let script: LessonScenes
  private var scenes: [LessonScene] { script.scenes }
  /// The next scene.
  private var position = 0
  /// The number of the lesson of each question so far, and whether it was right.
  private var answers: [(lesson: Int?, isRight: Bool)] = []
  private let count: Int
  private let presentation: Presentation

  /// After so many misses in a row the rest is not asked.
  private static let patience = 2

  /// - Throws: what is wrong with a question.
  public init(_ lesson: LessonDocument, presentation: Presentation) throws(MalformedLesson) {
    script = try LessonScenes(
      lesson, presentation: presentation, control: .uninterruptible)
    count = script.scenes.count { if case .question = $0 { true } else { false } }
    self.presentation = presentation
  }

  private var speech: Speech { presentation.speech }

  /// What is to be typed: the beginning of the line.
  public var prompt: String {
    "\(LessonPrompt.answer.text(in: speech)) \(min(answers.count + 1, count))/\(count)> "
  }

  /// Up to the first question.
  public mutating func begin() -> Output {
    var output = Output()
    goOn(&output)
    return output
  }

  /// Takes an answer, or what stands for none: an empty line, `skip`.
  public mutating func take(_ line: String) -> Output {
    var output = Output()
    guard
      case .question(let examiner)? = script.sceneUnderWay(
        at: position, in: script.session(at: position).session)
    else {
      output.isOver = true
      return output
    }
    switch TutorWord(line) {
    case .quit:
      output.isOver = true
      return output
    case .skip, .next:
      note(examiner, isRight: false, PlacementWords.passedOver.text(in: speech), &output)
    // The other words mean a lesson, and here there is none; a choice may have such a name.
    default:
      switch examiner.judge(line) {
      case .unreadable(let what):
        show(TutorView(speech).say(what), &output)
        return output
      case .unfinished(let document):
        show(document, &output)
        return output
      case .right: note(examiner, isRight: true, AnswerWords.right.text(in: speech), &output)
      case .wrong: note(examiner, isRight: false, AnswerWords.no.text(in: speech), &output)
      }
    }
    return output
  }

  private mutating func note(
    _ examiner: Examiner, isRight: Bool, _ verdict: Text, _ output: inout Output
  ) {
    answers.append((examiner.question.lesson, isRight))
    show(Document([.paragraph(verdict)]), &output)
    position += 1
    let last = answers.suffix(Self.patience)
    if last.count == Self.patience, last.allSatisfy({ !$0.isRight }) {
      position = scenes.count
      output.isOver = true
    } else {
      goOn(&output)
    }
  }

  /// Shows what comes up to the next question.
  private mutating func goOn(_ output: inout Output) {
    while position < scenes.count {
      switch scenes[position] {
      case .prose(let document): show(document, &output)
      case .step(let step):
        var document = TutorView.typed(step.step.typed)
        document.append(contentsOf: step.document)
        show(document, &output)
      case .question(let question):
        show(
          QuestionView.document(
            of: question, (number: answers.count + 1, count: count),
            in: speech), &output)
        return
      case .task, .exercise: break
      }
      position += 1
    }
    output.isOver = true
  }

  private func show(_ document: Document, _ output: inout Output) {
    output.sections.append(LessonView.Section(document: document, presentation: presentation))
  }

  // MARK: The result

  /// How many were right.
  public var right: Int { answers.count { $0.isRight } }

  /// The lesson to begin with: that of the first question that was missed, or not come to; nil if all were
  /// right.
  public func lesson(among lessons: [Lesson]) -> Lesson? {
    let questions = scenes.compactMap { scene in
      if case .question(let question) = scene { question } else { nil }
    }
    for (index, question) in questions.enumerated()
    where index >= answers.count || !answers[index].isRight {
      guard let number = question.lesson else { continue }
      return lessons.first { $0.number == number }
        // A lesson may come to stand before the first.
        ?? lessons.first { ($0.number ?? 0) > number }
    }
    return nil
  }

  /// What is said at the end.
  public func result(among lessons: [Lesson]) -> Document {
    let lesson = lesson(among: lessons)
    let title = lesson.flatMap { LessonOutline(scanning: $0)?.title ?? $0.name }
    let words = PlacementWords.result(right: right, of: count, title: title)
    return Document([.paragraph(words.text(in: speech))])
  }
}

extension Placement {
  /// The built-in lesson to begin with; nil if all were right.
  public var lesson: Lesson? { lesson(among: BuiltInLessons.all) }
}
