// What a subcommand writes into a file of the user's choice.

import ArgumentParser
import Console
import Scripts
import Wording

/// A file that is written whole, or not at all.
enum OutputFile {
  /// Writes the text there; `-` is standard output. Says so, and ends with status 66, where that cannot be.
  static func write(_ text: String, to path: String, _ terminal: Terminal) throws {
    do throws(FileError) {
      try Files.write(Array(text.utf8), to: path)
    } catch {
      terminal.complain(ScriptWords.unreadable(path, error).text(in: terminal.speech) + "\n")
      throw ExitCode(66)
    }
  }
}
