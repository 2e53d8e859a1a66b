// slackline lesson run: lessons with nobody there, gone through with a file of answers.

import ArgumentParser
import Console
import Course
import Formats
import Lessons
import Rendering
import Scripts
import Simplex

struct LessonRunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Go through lessons without anybody there.".said,
    discussion: """
      Compares every reply, proves every question, and judges the answers that a file gives: in the order \
      of the questions, a line for each; for a task as many lines as it takes and an empty one. Lines that \
      begin with # are left out. Questions without an answer are open, which is no error. Exit status 1: a \
      reply differs, or an answer is wrong.
      """.said)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, junit }

  @Option(help: .said("How to answer: text, json or junit."))
  var format: Format = .text

  @Option(
    help: .said("A file of answers to the one lesson that is named.", valueName: "file"),
    completion: .file())
  var answers: String?

  @Argument(
    help: .said(
      "Markdown files, - for standard input, or names of built-in lessons; none: all.",
      valueName: "name"))
  var files: [String] = []

  func validate() throws {
    if answers != nil, files.count != 1 {
      throw ValidationError(.answersToSeveral)
    }
  }

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    var given: [String]?
    if let answers {
      do throws(FileError) { given = try Files.lines(of: answers) } catch {
        desk.refuse(error.text(in: terminal.speech), 66)
        throw desk.exitCode
      }
    }
    var sittings: [LessonSitting] = []
    for name in files.isEmpty ? BuiltInLessons.all.map(\.name) : files {
      guard let opened = desk.open(name) else { continue }
      let sitting = LessonSitting(
        opened.document, answers: given, control: LongWork.limitsAlone)
      if !sitting.isWell { desk.note(1) }
      sittings.append(sitting)
    }
    terminal.write(sittings, as: format)
    throw desk.exitCode
  }
}

extension Terminal {
  func write(_ sittings: [LessonSitting], as format: LessonRunCommand.Format) {
    switch format {
    case .json:
      for sitting in sittings { write(sitting.json(in: speech).compact + "\n") }
    case .junit: write(LessonSitting.junit(sittings, in: speech))
    case .text:
      for sitting in sittings { show(sitting.document(in: speech), presentation) }
    }
  }
}
