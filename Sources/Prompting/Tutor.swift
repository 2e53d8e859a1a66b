// A lesson at the terminal: the player's lines in, what it shows out, and the progress kept.

public import Console
public import Lessons
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
  private var player: LessonPlayer

  /// - Parameter command: what the lesson's name stands behind when it is begun.
  /// - Throws: what is wrong with the lesson.
  public init(
    _ lesson: LessonDocument, _ terminal: Terminal, command: String = "slackline lesson play"
  ) throws(MalformedLesson) {
    self.terminal = terminal
    self.terminal.isStopped = { LongWork.isStopped }
    self.command = command
    progress = ProgressFile(terminal.environment)
    player = try LessonPlayer(
      lesson, presentation: terminal.presentation, control: LongWork.control)
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
  /// - Returns: what was answered.
  public mutating func play(
    _ editor: inout some LineEditor, _ completer: Completer? = nil, restarts: Bool = false
  ) -> [LessonResult] {
    if !restarts { goOnWhereItWasLeft() }
    let pager = pager
    show(player.begin(at: pager.count))
    while true {
      completer?.session = player.sandbox
      let input = editor.readLine(prompt: terminal.coloured(player.prompt, as: .strong))
      completer?.session = nil
      switch input {
      case .endOfInput:
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
        let stopped = Failure(.stopped(SourceRange(0, 0)))
        terminal.write(stopped.message(in: terminal.speech) + "\n")
        return false
      }
      if let result = output.finished { progress?.append(result, in: player.lesson) }
      show(output)
      return output.isOver
    }
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
  private static func refusal(_ request: Request) -> LessonPlayWords? {
    switch request {
    case .load, .save, .log: .filesWait
    case .lesson: .otherLessonWaits
    case .present, .quit: nil
    }
  }

  /// Says what is kept, and what comes next.
  private func sayGoodbye() {
    let score = player.score
    if player.isAtEnd {
      if let next = nextLesson {
        say(.comesNext("\(command) \(next.nickname)"))
      }
    } else if score.answered > 0 {
      let name = place.map { BuiltInLessons.all[$0].nickname } ?? player.lesson.path
      say(.isKept(answered: score.answered, count: score.count, line: "\(command) \(name)"))
    }
  }

  /// Where it is among the built-in lessons; nil for a file.
  private var place: Int? {
    BuiltInLessons.all.firstIndex {
      $0.name == player.lesson.name && $0.text == player.lesson.text
    }
  }

  private var nextLesson: Lesson? {
    place.flatMap { BuiltInLessons.all.dropFirst($0 + 1).first }
  }
}
