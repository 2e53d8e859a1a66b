// Lessons by name or file, found, read and written for the subcommands.

import ArgumentParser
import Console
import Course
import Lessons
import Wording

/// Finds, reads and writes lessons, says what is wrong with them, and remembers the exit status.
struct LessonDesk {
  private let terminal: Terminal
  private var speech: Speech { terminal.speech }
  private var status: Int32 = 0

  init(_ terminal: Terminal) { self.terminal = terminal }

  var exitCode: ExitCode { ExitCode(status) }

  /// The first thing that went wrong outweighs what a check found.
  mutating func note(_ code: Int32) {
    if status == 0 || status == 1 { status = code }
  }

  mutating func refuse(_ message: String, _ code: Int32 = 64) {
    terminal.complain(CommandWords.error(message).text(in: speech) + "\n")
    note(code)
  }

  mutating func refuse(_ lesson: MalformedLesson) {
    for text in lesson.texts(in: speech) { terminal.complain(text + "\n") }
    note(65)
  }

  mutating func write(_ text: String, to path: String) {
    do throws(FileError) { try Files.write(Array(text.utf8), to: path) } catch {
      refuse(error.text(in: speech), 66)
    }
  }

  /// The lesson in that file, or the built-in one of that name.
  mutating func open(_ name: String) -> OpenLesson? {
    do throws(LessonTrouble) {
      if name == "-" || name.contains("/") || name.hasSuffix(".md") {
        return OpenLesson(document: try read(name), isFile: true)
      }
      let lesson: Lesson
      if let start = BuiltInLessons.start(in: speech), name == start.name {
        do { return OpenLesson(document: try start.document(), isFile: false) } catch {
          throw .malformed(error)
        }
      }
      do { lesson = try Lesson.find(name, in: terminal.speech) } catch {
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

  /// A lesson in another language beside its original: the file of that name in the folder above, or else the built-in one.
  func comparison(of lesson: LessonDocument) -> LessonVerdict {
    var verdict = LessonVerdict()
    guard lesson.speech != .english else { return verdict }
    let folders = lesson.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path = (folders + ["..", "\(lesson.name).md"]).joined(separator: "/")
    guard let original = (try? read(path)) ?? BuiltInLessons.document(named: lesson.name),
      original.speech == .english
    else { return verdict }
    verdict.reports = TranslationChecker.reports(on: lesson, of: original)
    if verdict.reports.contains(where: { $0.severity == .error }) { verdict.failed = 1 }
    return verdict
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
    case .file(let error): refuse(error.text(in: speech), 66)
    case .notFound(let error): refuse(error.text(in: speech))
    case .unwritable("-"): refuse(CommandWords.cannotPromoteInput.text(in: speech))
    case .unwritable(let path):
      refuse(CommandWords.cannotPromoteBuiltIn(path).text(in: speech))
    case .malformed(let error): refuse(error)
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
