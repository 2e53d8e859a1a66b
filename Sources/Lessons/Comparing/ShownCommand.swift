// What a lesson shows of the program's commands on files. In a block marked `console` stands `$ slackline duel near.slack`, and
// below it what that says; the file is an earlier block that has its name behind the fence. No file is read or written.

import Course
import Layouts
import Logs
import Narration
import Rendering
import Session
import Simplex
import Wording

/// A command that a lesson shows, and what it says.
struct ShownCommand {
  static let marker = "console"
  private static let prompt = "$ "

  /// The line of the command, with what the lesson has below it.
  let step: LessonStep
  /// What the command says; nil where it is none that can be shown, or its file is nowhere above.
  let actual: [String]?

  /// All of them, in the order of the lesson.
  static func all(
    in lesson: LessonDocument, control: SolveControl = .uninterruptible
  ) -> [ShownCommand] {
    var files: [String: [String]] = [:]
    var found: [ShownCommand] = []
    for code in lesson.code {
      let words = code.info.split(separator: " ").map(String.init)
      guard code.word == marker else {
        if words.count == 2 { files[words[1]] = code.lines }
        continue
      }
      found += steps(of: code, in: lesson.source).map { step in
        ShownCommand(
          step: step, actual: output(of: step.typed, files, lesson.speech, control)?.linesInLesson()
        )
      }
    }
    return found
  }

  private static func steps(of code: MarkdownCode, in source: SourceLines) -> [LessonStep] {
    let starts = code.lines.indices.filter { code.lines[$0].hasPrefix(prompt) }
    return zip(starts, starts.dropFirst() + [code.lines.count]).map { start, end in
      let (line, text) = (code.line + 1 + start, code.lines[start])
      return LessonStep(
        typed: String(text.dropFirst(prompt.count)), line: line,
        expected: Array(code.lines[start + 1..<end]),
        margin: String((source[line]?.text ?? "").dropLast(text.count)))
    }
  }

  private static func output(
    of command: String, _ files: [String: [String]], _ speech: Speech, _ control: SolveControl
  ) -> Document? {
    let words = command.split(separator: " ").map(String.init)
    guard words.count == 3, words[0] == "slackline", let lines = files[words[2]] else { return nil }
    switch words[1] {
    case "duel": return duel(lines, speech, control)
    case "explain": return explain(lines, speech, control)
    default: return nil
    }
  }

  /// A file keeps requirements that clash, where a prompt refuses them.
  private static func duel(
    _ lines: [String], _ speech: Speech, _ control: SolveControl
  ) -> Document? {
    var session = Session(settings: DisplaySettings(speech: speech), keepsContradictions: true)
    session.control = control
    for line in lines where session.run(line).failure != nil { return nil }
    let reply = session.run("duel")
    return reply.failure == nil ? reply.document(in: speech) : nil
  }

  private static func explain(
    _ lines: [String], _ speech: Speech, _ control: SolveControl
  ) -> Document? {
    guard let log = LogReader.logs(in: lines).first(where: { !$0.entries.isEmpty }) else {
      return nil
    }
    return (try? LogExplanation(log, control: control))?.document(in: speech)
  }
}
