// log: what is typed and answered, in a file as well. Every piece is written when it is said, so that
// whatever happens to the program, the file has it.

import Wording

/// The file that a conversation goes to; shared by everything that writes to the terminal.
public final class ConversationLog {
  public private(set) var file: AppendedFile?
  /// What kept the log from being written, until it is told.
  private var trouble: FileError?
  /// Whether something that was said is in no log that was to have it.
  public private(set) var isIncomplete = false

  /// The first line of every log, by which one is known to be a log.
  public static let header = "# slackline log"

  public func begin(_ file: AppendedFile) {
    self.file = file
    add(Self.header + "\n")
  }

  public func end() { file = nil }

  /// Notes a line that was typed.
  func addTyped(_ line: String) {
    guard file != nil else { return }
    // A line is a line; what steers a terminal has no place in a file of text.
    let scalars = line.unicodeScalars.map { $0 == "\n" || $0 == "\t" ? " " : $0 }
    add("> \(String(String.UnicodeScalarView(scalars)).inert)\n")
  }

  /// Adds plain text; where that fails, the log ends.
  func add(_ text: String) {
    guard let file else { return }
    do { try file.append(text) } catch {
      (trouble, isIncomplete) = (error, true)
      self.file = nil
    }
  }

  /// Why the log has ended, once.
  func takeTrouble() -> FileError? {
    defer { trouble = nil }
    return trouble
  }
}
