// A lesson at the terminal: the player's lines in, what it shows out, and the progress kept.

public import Console
public import Course
import Language
import Lessons
public import LineEditing
import Rendering
import Scripts
import Session
import Wording

/// Plays a lesson at a terminal.
public struct Tutor {
  private var terminal: Terminal
  /// What is typed at the prompt, or in the shell, to begin a lesson.
  private let command: String
  /// Where answers are kept; nil: nowhere.
  private let progress: ProgressFile?
  /// Where it is kept what was missed; nil: nowhere.
  private let reviews: ReviewFile?
  /// What comes back, where this is no lesson but a review.
  private let review: Review?
  private let day: Day
  private var player: LessonPlayer
  private var saidNotKept = false

  /// - Parameters:
  ///   - command: what the lesson's name stands after when it is begun.
  ///   - mustType: whether the lines of the lesson are typed; Enter does not run them.
  ///   - day: from which what is missed comes back.
  /// - Throws: what is wrong with the lesson.
  public init(
    _ lesson: LessonDocument, _ terminal: Terminal, command: String = "slackline lesson play",
    mustType: Bool = false, on day: Day = .today
  ) throws(MalformedLesson) {
    self.terminal = terminal
    self.terminal.isStopped = { LongWork.isStopped }
    self.command = command
    progress = ProgressFile(terminal.environment)
    reviews = ReviewFile(terminal.environment)
    review = nil
    self.day = day
    player = try LessonPlayer(
      lesson, presentation: terminal.presentation, control: LongWork.control)
    player.mustType = mustType
  }

  /// - Throws: what is wrong with the review.
  public init(_ review: Review, _ terminal: Terminal) throws(MalformedLesson) {
    self.terminal = terminal
    self.terminal.isStopped = { LongWork.isStopped }
    command = "slackline lesson review"
    progress = nil
    reviews = ReviewFile(terminal.environment)
    self.review = review
    day = review.day
    player = try LessonPlayer(
      review.document, presentation: terminal.presentation, control: LongWork.control)
  }

  private func say(_ words: LessonPlayWords, _ ending: String = "\n") {
    terminal.write(words.text(in: terminal.speech) + ending)
  }

  /// What has room now; what was typed stands above, the prompt below.
  private var pager: LessonPager {
    LessonPager(width: terminal.width, height: max((terminal.height ?? 24) - 2, 6))
  }

  /// Plays until the learner leaves, or the lesson is at its end.
  ///
  /// - Parameters:
  ///   - completer: completes what is typed, if anything does.
  ///   - restarts: begins at the beginning, whatever was answered before.
  ///   - number: begins at what leads to this question or task, counted from 1; nil: where it was left.
  /// - Returns: what was answered.
  public mutating func play(
    _ editor: inout some LineEditor, _ completer: Completer? = nil, restarts: Bool = false,
    at number: Int? = nil
  ) -> [LessonResult] {
    if let number {
      player.begin(atQuestion: number)
    } else if !restarts, review == nil {
      goOnWhereItWasLeft()
    }
    let pager = pager
    show(player.begin(at: pager.count))
    while true {
      completer?.session = player.sandbox
      let input = editor.readLine(prompt: terminal.coloured(player.prompt, as: .strong))
      completer?.session = nil
      switch input {
      case .endOfInput:
        if let error = editor.inputError {
          terminal.complain(KeepingWords.inputEnded(error).text(in: terminal.speech) + "\n")
        }
        if terminal.inputIsTerminal {
          sayGoodbye()
        } else {
          terminal.write("\n")
          say(.needsSomebody(lesson: player.lesson.name))
        }
        return player.results
      case .interrupted: continue
      case .line(let line):
        editor.remember(line)
        if answer(line) {
          sayGoodbye()
          return player.results
        }
      }
    }
  }

  /// - Returns: whether the lesson is over.
  private mutating func answer(_ line: String) -> Bool {
    terminal.noteTyped(line)
    return LongWork.stoppable {
      let (before, pager) = (player, pager)
      let output = LongWork.showingProgress(terminal) { player.take(line, at: pager.count) }
      if LongWork.isStopped {
        LongWork.startAfresh()
        player = before
        terminal.write(ScriptWords.stopped.text(in: terminal.speech) + "\n")
        return false
      }
      if let result = output.finished {
        do throws(FileError) { try keep(result) } catch { sayNotKept(error) }
      }
      show(output)
      return output.isOver
    }
  }

  private mutating func keep(_ result: LessonResult) throws(FileError) {
    if progress == nil || reviews == nil { sayNotKept(nil) }
    try progress?.append(result, in: player.lesson)
    if let review {
      // What was skipped comes back as if nothing had been.
      guard let card = review.cards.first(where: { $0.newMark == result.mark }), result.isAnswered
      else { return }
      try reviews?.append(
        result.comesBack ? .missed : .right, mark: card.mark, in: card.lesson, on: day)
    } else if let event = reviews?.load().event(of: result, on: day) {
      try reviews?.append(event, mark: result.mark, in: player.lesson.name, on: day)
    }
  }

  /// Says that what is answered will be forgotten, once.
  private mutating func sayNotKept(_ error: FileError?) {
    guard !saidNotKept else { return }
    saidNotKept = true
    terminal.complain(KeepingWords.notKept(error).text(in: terminal.speech) + "\n")
  }

  private mutating func goOnWhereItWasLeft() {
    let known = progress?.load() ?? LessonProgress()
    let score = known.score(in: player.lesson)
    if score.answered > 0, score.answered == score.count {
      player.known = known.known
      say(.allAnswered, "\n\n")
    } else if player.passOver(known.known) {
      say(.goesOn(answered: score.answered, count: score.count), "\n\n")
    }
  }

  private func show(_ output: LessonPlayer.Output) {
    var sections = output.sections
    // Where the screen is full, the prompt says it by itself.
    if let more = output.more, pager.showsMore(below: sections) { sections.append(more) }
    for (index, section) in sections.enumerated() {
      if index > 0 { terminal.write("\n") }
      terminal.showToReader(section.document, section.presentation)
    }
    if let words = output.request.flatMap({ Self.refusal($0) }) { say(words) }
  }

  /// Why what a line asks for is not done here.
  private static func refusal(_ request: Command.Request) -> LessonPlayWords? {
    switch request {
    case .load, .save, .log, .importing, .exporting: .filesWait
    case .exercise: .exercisesWait
    case .lesson: .otherLessonWaits
    case .present, .quit: nil
    }
  }

  /// Says what is kept, and what comes next.
  private func sayGoodbye() {
    if review != nil { return sayWhatIsNext() }
    let score = player.score
    if player.results.contains(where: \.comesBack), reviews != nil, !saidNotKept {
      say(.comesBack)
    }
    if player.isAtEnd {
      if let next = nextLesson {
        say(.comesNext("\(command) \(next.nickname)"))
      }
    } else if score.answered > 0, !saidNotKept {
      let name = place.map { lessons[$0].nickname } ?? player.lesson.path.inertName
      say(.isKept(answered: score.answered, count: score.count, line: "\(command) \(name)"))
    }
  }

  private func sayWhatIsNext() {
    for place in review?.places ?? [] { say(.standsInLesson(place)) }
    guard let schedule = reviews?.load() else { return }
    guard let next = schedule.next else { return say(.nothingComesBack) }
    say(next <= day ? .moreIsDue : .nextReview(next))
  }

  /// Where it is among the built-in lessons; nil for a file.
  private var place: Int? {
    lessons.firstIndex {
      $0.name == player.lesson.name && $0.text == player.lesson.text
    }
  }

  private var lessons: [Lesson] { BuiltInLessons.all(in: terminal.speech) }

  private var nextLesson: Lesson? {
    place.flatMap { lessons.dropFirst($0 + 1).first }
  }
}

extension Day {
  /// By this computer's clock, where it stands.
  public static var today: Day {
    let date = Clock.today
    return Day(year: date.year, month: date.month, day: date.day)
  }
}
