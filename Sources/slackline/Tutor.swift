// A lesson at the terminal: the player's lines in, what it shows out, and the progress kept.

import Interpreter
import Lessons
import LineEditing
import Rendering

struct Tutor {
  let terminal: Terminal
  /// Where answers are kept; nil: nowhere.
  private let progress: ProgressFile?
  private var player: LessonPlayer

  /// - Throws: what is wrong with the lesson.
  init(_ lesson: LessonDocument, _ terminal: Terminal) throws(MalformedLesson) {
    self.terminal = terminal
    progress = ProgressFile(terminal.environment)
    player = try LessonPlayer(lesson, presentation: Presentation(isASCII: terminal.isASCII))
    player.width = terminal.width
    // The prompt and what is asked stand below.
    player.height = max((terminal.height ?? 24) - 4, 6)
  }

  /// Plays until the learner leaves, or the lesson is at its end.
  ///
  /// - Parameter restarts: begins at the beginning, whatever was answered before.
  /// - Returns: what was answered.
  mutating func play(_ editor: inout some LineEditor, restarts: Bool) -> [LessonResult] {
    let isResumed = !restarts && player.passOver(progress?.load().known ?? [])
    if isResumed {
      terminal.write("Going on where you left; back goes back, lesson forget starts anew.\n")
    }
    var kept = 0
    show(player.begin())
    while true {
      let line: String
      switch editor.readLine(prompt: player.prompt) {
      case .endOfInput: return player.results
      case .interrupted: continue
      case .line(let typed): line = typed
      }
      let output = LongWork.stoppable { player.take(line) }
      show(output)
      for result in player.results.dropFirst(kept) { progress?.append(result, in: player.lesson) }
      kept = player.results.count
      if output.isOver { return player.results }
    }
  }

  private func show(_ output: LessonPlayer.Output) {
    for (index, section) in output.sections.enumerated() {
      if index > 0 { terminal.write("\n") }
      terminal.show(section.document, section.presentation)
    }
    if output.request != nil, output.request != .quit {
      terminal.write("files are not loaded inside a lesson; quit leaves it\n")
    }
  }
}

/// The file of answers.
struct ProgressFile {
  private let file: HistoryFile

  init?(_ environment: [String: String]) {
    guard let path = StateFiles.progress(environment) else { return nil }
    file = HistoryFile(path: path, limit: 100_000)
  }

  var path: String { file.path }

  func load() -> LessonProgress { LessonProgress(lines: (try? file.load()) ?? []) }

  func append(_ result: LessonResult, in lesson: LessonDocument) {
    try? file.append([LessonProgress.line(result, in: lesson.name)])
  }

  /// Forgets a lesson, or all of them.
  func forget(_ lesson: String?) throws(FileError) {
    let lines = (try? file.load()) ?? []
    let rest = lesson.map { LessonProgress.lines(lines, forgetting: $0) } ?? []
    if rest.count == lines.count { return }
    try Files.write(Array(rest.map { $0 + "\n" }.joined().utf8), to: file.path)
  }
}
