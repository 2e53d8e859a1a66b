// The lessons without the prompt: which there are, one to read, and whether they still hold.

import ArgumentParser
import Console
import Lessons
import Rendering

struct LessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson", abstract: "Read the lessons, and check that they hold.",
    subcommands: [
      LessonList.self, LessonShow.self, LessonPlay.self, LessonCheck.self, LessonRunCommand.self,
      LessonGrade.self, LessonNew.self, LessonProgressCommand.self, LessonForget.self,
    ])
}

struct LessonList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the built-in lessons.")

  func run() throws {
    let terminal = Terminal()
    let progress = ProgressFile(terminal.environment)?.load() ?? LessonProgress()
    terminal.showToReader(
      LessonCatalogue.document(progress), Presentation(isASCII: terminal.isASCII))
  }
}

struct LessonShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a lesson, with every reply worked out afresh.")

  @Argument(
    help: "The lesson's name, its number, a word of its name, or a Markdown file.",
    completion: .list(BuiltInLessons.all.map(\.name)))
  var name: String

  func run() throws {
    let terminal = Terminal()
    var desk = LessonDesk(terminal)
    if let lesson = desk.open(name)?.document {
      let presentation = Presentation(isASCII: terminal.isASCII)
      let sections = LessonView(lesson, presentation: presentation).sections
      terminal.showToReader(sections.map { ($0.document, $0.presentation) })
    }
    throw desk.exitCode
  }
}

struct LessonCheck: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Run lessons and compare every reply with the expected one.",
    discussion: """
      Without files, checks all built-in lessons. For each reply that differs prints FILE:LINE and \
      the difference; then how many blocks passed and failed.
      """)

  @Flag(help: "Write the replies into the files as they are now; wildcards that hold stay.")
  var promote = false

  @Argument(
    help: "Markdown files, - for standard input, or names of built-in lessons.",
    completion: .file(extensions: ["md"]))
  var files: [String] = []

  @Flag(help: "Check again whenever a file is saved, until Ctrl-C.")
  var watch = false

  func validate() throws {
    if promote, files.isEmpty {
      throw ValidationError("name the files to promote, such as lessons/01-name.md")
    }
    if watch, files.isEmpty || files.contains("-") {
      throw ValidationError("name the files to watch, such as lessons/01-name.md")
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

  private func check(_ desk: inout LessonDesk, _ terminal: Terminal) {
    var total = LessonVerdict()
    for name in files.isEmpty ? BuiltInLessons.all.map(\.name) : files {
      guard let opened = desk.open(name),
        let lesson = promote ? desk.promote(opened) : opened.document
      else { continue }
      let verdict = LessonChecker.check(lesson)
      for report in verdict.reports { terminal.write("\(report)\n") }
      total += verdict
    }
    terminal.write("\(total.summary)\n")
    if total.failed > 0 { desk.note(1) }
  }
}

/// Finds, reads and writes lessons, says what is wrong with them, and remembers the exit status.
struct LessonDesk {
  private let terminal: Terminal
  private var status: Int32 = 0

  init(_ terminal: Terminal) { self.terminal = terminal }

  var exitCode: ExitCode { ExitCode(status) }

  /// The first thing that went wrong outweighs what a check found.
  mutating func note(_ code: Int32) {
    if status == 0 || status == 1 { status = code }
  }

  mutating func refuse(_ message: String, _ code: Int32 = 64) {
    terminal.complain("error: \(message)\n")
    note(code)
  }

  /// The lesson in that file, or the built-in one of that name.
  mutating func open(_ name: String) -> OpenLesson? {
    do throws(LessonTrouble) {
      if name == "-" || name.contains("/") || name.hasSuffix(".md") {
        return OpenLesson(document: try read(name), isFile: true)
      }
      let lesson: Lesson
      do { lesson = try Lesson.find(name) } catch {
        // A file may be called as it likes.
        if let document = try? read(name) {
          return OpenLesson(document: document, isFile: true)
        }
        throw .notFound(error)
      }
      do {
        return OpenLesson(document: try lesson.document(), isFile: false)
      } catch { throw .malformed(error) }
    } catch {
      report(error)
      return nil
    }
  }

  /// Writes the lesson with its replies as they are now, and reads it again.
  mutating func promote(_ opened: OpenLesson) -> LessonDocument? {
    let lesson = opened.document
    do throws(LessonTrouble) {
      guard opened.isFile, lesson.path != "-" else { throw .unwritable(lesson.path) }
      let text = lesson.promoted()
      if text == lesson.text { return lesson }
      do { try Files.write(Array(text.utf8), to: lesson.path) } catch { throw .file(error) }
      do { return try LessonDocument(path: lesson.path, text: text) } catch {
        throw .malformed(error)
      }
    } catch {
      report(error)
      return nil
    }
  }

  private func read(_ path: String) throws(LessonTrouble) -> LessonDocument {
    let bytes: [UInt8]
    do { bytes = try Files.read(path) } catch { throw .file(error) }
    do { return try LessonDocument(path: path, bytes: bytes) } catch { throw .malformed(error) }
  }

  private mutating func report(_ trouble: LessonTrouble) {
    switch trouble {
    case .file(let error): refuse("\(error)", 66)
    case .notFound(let error): refuse("\(error)")
    case .unwritable("-"): refuse("standard input cannot be promoted; name a file")
    case .unwritable(let path):
      refuse("a built-in lesson cannot be promoted; name its file, such as lessons/\(path)")
    case .malformed(let error):
      for diagnostic in error.diagnostics { terminal.complain("\(diagnostic)\n") }
      note(65)
    }
  }
}

struct OpenLesson {
  let document: LessonDocument
  /// False for a built-in lesson.
  let isFile: Bool
}

private enum LessonTrouble: Error {
  case file(FileError)
  case malformed(MalformedLesson)
  case notFound(LessonSearchError)
  case unwritable(String)
}
