// slackline lesson check: whether lessons still hold.

import ArgumentParser
import Console
import Course
import Lessons
import Scripts
import Simplex
import Wording

struct LessonCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Run lessons and compare every reply with the expected one.".said,
    discussion: """
      Without files, checks all built-in lessons. For each reply that differs prints FILE:LINE and \
      the difference; then how many blocks passed and failed. Questions are proved, tasks are \
      cheated at, and every review of them is played, too; what could be better is a warning.
      """.said)

  @Flag(help: .said("Write the replies into the files as they are now; wildcards that hold stay."))
  var promote = false

  @Flag(help: .said("Warnings count as failures."))
  var strict = false

  @Argument(
    help: .said(
      "Markdown files, - for standard input, or names of built-in lessons.", valueName: "file"),
    completion: .file(extensions: ["md"]))
  var files: [String] = []

  @Flag(help: .said("Check again whenever a file is saved, until Ctrl-C."))
  var watch = false

  func validate() throws {
    if promote, files.isEmpty {
      throw ValidationError(.promotesNothing)
    }
    if watch, files.isEmpty || files.contains("-") {
      throw ValidationError(.watchesNothing)
    }
  }

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    check(&desk, terminal)
    guard watch else { throw desk.exitCode }
    var stamps = files.map { FileIdentity($0) }
    while true {
      usleep(200_000)
      let new = files.map { FileIdentity($0) }
      if new == stamps { continue }
      stamps = new
      terminal.write("\n")
      check(&desk, terminal)
      // Promoting has saved them, too.
      stamps = files.map { FileIdentity($0) }
    }
  }

  /// The ways through the course name lessons that there are.
  private func checkTracks(_ path: String, _ desk: inout LessonDesk, _ terminal: Terminal) {
    let text: String
    do throws(FileError) { text = String(decoding: try Files.read(path), as: UTF8.self) } catch {
      terminal.complain(error.text(in: terminal.speech) + "\n")
      return desk.note(66)
    }
    for (track, number) in Track.strangeLessons(
      in: Track.all(in: text), among: BuiltInLessons.numbers)
    {
      let words = CommandWords.strangeLesson(path, track: track, number)
      terminal.complain(words.text(in: terminal.speech) + "\n")
      desk.note(1)
    }
  }

  private func check(_ desk: inout LessonDesk, _ terminal: Terminal) {
    var total = LessonVerdict()
    for name in files.isEmpty ? BuiltInLessons.all.map(\.name) : files {
      if name.split(separator: "/").last == "tracks.md" {
        checkTracks(name, &desk, terminal)
        continue
      }
      guard let opened = desk.open(name),
        let lesson = promote ? desk.promote(opened) : opened.document
      else { continue }
      var verdict = LessonChecker.check(
        lesson, course: BuiltInLessons.numbers, playsReviews: true, control: LongWork.limitsAlone)
      verdict += desk.comparison(of: lesson)
      for report in verdict.reports { terminal.write(report.text(in: terminal.speech) + "\n") }
      total += verdict
    }
    terminal.write(total.summary(in: terminal.speech) + "\n")
    if total.failed > 0 || strict && total.warnings > 0 { desk.note(1) }
  }
}
