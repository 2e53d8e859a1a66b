// Lessons with nobody there: gone through with a file of answers, graded from a transcript, begun from
// a skeleton.

import ArgumentParser
import Console
import Lessons
import Rendering

struct LessonRunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Go through lessons without anybody there.",
    discussion: """
      Compares every reply, proves every question, and judges the answers that a file gives: in the order \
      of the questions, a line for each; for a task as many lines as it takes and an empty one. Lines that \
      begin with # are left out. Questions without an answer are open, which is no error. Exit status 1: a \
      reply differs, or an answer is wrong.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, junit }

  @Option(help: "How to answer: text, json or junit.")
  var format: Format = .text

  @Option(help: "A file of answers to the one lesson that is named.", completion: .file())
  var answers: String?

  @Argument(help: "Markdown files, - for standard input, or names of built-in lessons; none: all.")
  var files: [String] = []

  func validate() throws {
    if answers != nil, files.count != 1 {
      throw ValidationError("answers belong to one lesson: name it")
    }
  }

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    var given: [String]?
    if let answers {
      do throws(FileError) { given = try Files.lines(of: answers) } catch {
        desk.refuse("\(error)", 66)
        throw desk.exitCode
      }
    }
    var sittings: [LessonSitting] = []
    for name in files.isEmpty ? BuiltInLessons.all.map(\.name) : files {
      guard let opened = desk.open(name) else { continue }
      let sitting = LessonSitting(opened.document, answers: given)
      if !sitting.isWell { desk.note(1) }
      sittings.append(sitting)
    }
    terminal.write(sittings, as: format)
    throw desk.exitCode
  }
}

struct LessonGrade: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade", abstract: "Check what a learner has answered, from a transcript.",
    discussion: """
      lesson play --transcript FILE writes one. Every answer is judged again from the lesson itself; what \
      the transcript says of them does not count. Exit status 1: something is wrong or open.
      """)

  @Option(help: "How to answer: text, json or junit.")
  var format: LessonRunCommand.Format = .text

  @Option(help: "The lesson's file, where it is not built in.", completion: .file())
  var lesson: String?

  @Argument(help: "Transcripts.", completion: .file())
  var transcripts: [String]

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    var sittings: [LessonSitting] = []
    for path in transcripts {
      guard let sitting = grade(path, &desk, terminal) else { continue }
      if !sitting.isWell || sitting.right < sitting.answered.count { desk.note(1) }
      sittings.append(sitting)
    }
    terminal.write(sittings, as: format)
    throw desk.exitCode
  }

  private func grade(
    _ path: String, _ desk: inout LessonDesk, _ terminal: Terminal
  ) -> LessonSitting? {
    let lines: [String]
    do throws(FileError) { lines = try Files.lines(of: path) } catch {
      desk.refuse("\(error)", 66)
      return nil
    }
    let transcript: LessonTranscript
    do throws(LessonTranscript.Malformed) {
      transcript = try LessonTranscript(text: lines.joined(separator: "\n"))
    } catch {
      terminal.complain("\(path):\(error.line): error: \(error.message)\n")
      desk.note(65)
      return nil
    }
    guard let document = desk.open(lesson ?? transcript.lesson)?.document else { return nil }
    if document.mark != transcript.content {
      terminal.complain(
        "\(path): warning: the lesson is not the one that was played; questions that are the same "
          + "still count\n")
    }
    return LessonSitting(document, transcript: transcript)
  }
}

extension Terminal {
  fileprivate func write(_ sittings: [LessonSitting], as format: LessonRunCommand.Format) {
    switch format {
    case .json: for sitting in sittings { write(sitting.json.compact + "\n") }
    case .junit: write(LessonSitting.junit(sittings))
    case .text:
      let presentation = Presentation(isASCII: isASCII)
      for sitting in sittings { show(sitting.document, presentation) }
    }
  }
}

struct LessonNew: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a skeleton of a lesson, to be filled in.")

  @Argument(help: "The file; it must not be there yet.", completion: .file())
  var file: String

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    if (try? Files.read(file)) != nil {
      desk.refuse("\(file) is there already; name a new file")
      throw desk.exitCode
    }
    do throws(FileError) {
      try Files.write(Array(LessonSkeleton.text(forFile: file).utf8), to: file)
      terminal.write(
        "wrote \(file); slackline lesson check --promote \(file) fills in the replies\n")
    } catch {
      desk.refuse("\(error)", 66)
    }
    throw desk.exitCode
  }
}
