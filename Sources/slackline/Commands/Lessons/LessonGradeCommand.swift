// slackline lesson grade: what a learner has answered, judged from a transcript.

import ArgumentParser
import Console
import Course
import Lessons
import Prompting
import Scripts
import Simplex
import Wording

struct LessonGrade: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade", abstract: "Check what a learner has answered, from a transcript.".said,
    discussion: """
      lesson play --transcript FILE writes one, and so does lesson review. Every answer is judged again from the lesson itself; what \
      the transcript says of them does not count. Exit status 1: something is wrong or open.
      """.said)

  @Option(help: .said("How to answer: text, json or junit."))
  var format: LessonRunCommand.Format = .text

  @Option(
    help: .said("The lesson's file, where it is not built in.", valueName: "file"),
    completion: .file())
  var lesson: String?

  @Argument(
    help: .said("Transcripts.", valueName: "transcript"), completion: .file())
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
      desk.refuse(error.text(in: terminal.speech), 66)
      return nil
    }
    let transcript: LessonTranscript
    do throws(LessonTranscript.Malformed) {
      transcript = try LessonTranscript(text: lines.joined(separator: "\n"))
    } catch {
      terminal.complain(
        CommandWords.malformedTranscript(path, error).text(in: terminal.speech) + "\n")
      desk.note(65)
      return nil
    }
    switch transcript.subject {
    case .lesson(let name, let content):
      return grade(path, transcript, name, content, &desk, terminal)
    case .review(let day):
      let own = lesson.flatMap { desk.open($0)?.document }.map { [$0] } ?? []
      guard
        let sitting = LessonSitting(
          reviewOf: day, transcript, in: terminal.speech, from: { own.lesson(named: $0) })
      else {
        terminal.complain(CommandWords.noQuestion(path).text(in: terminal.speech) + "\n")
        desk.note(65)
        return nil
      }
      return sitting
    }
  }

  private func grade(
    _ path: String, _ transcript: LessonTranscript, _ name: String, _ content: String,
    _ desk: inout LessonDesk, _ terminal: Terminal
  ) -> LessonSitting? {
    // A transcript cannot say by which file it is to be judged.
    guard lesson != nil || BuiltInLessons.all.contains(where: { $0.name == name }) else {
      terminal.complain(
        CommandWords.unknownLesson(path, name).text(in: terminal.speech) + "\n")
      desk.note(65)
      return nil
    }
    guard let document = desk.open(lesson ?? name)?.document else { return nil }
    if document.mark != content {
      terminal.complain(CommandWords.otherLesson(path).text(in: terminal.speech) + "\n")
    }
    return LessonSitting(document, transcript: transcript, control: LongWork.limitsAlone)
  }
}
