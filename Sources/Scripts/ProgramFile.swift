// Files of linear programs: read whole, with the error where it stands.

public import Console
import Language
import Narration
public import Programs
import Rendering
public import Session
import Wording

/// Reads linear programs of files.
public enum ProgramFile {
  public enum Format: Sendable { case lp, mps }

  /// Why a file is not read.
  public enum Trouble: Error {
    case unreadable(FileError)
    /// With the line that is wrong, as it stands in the file.
    case malformed(ProgramFileError, line: String)
  }

  /// The program of a file; `-` is standard input.
  ///
  /// - Parameter integers: whether it may have integer variables, which then are none.
  public static func program(
    from path: String, _ format: Format, integers: IntegerRule
  ) throws(Trouble) -> LinearProgram {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(path)
    } catch {
      throw .unreadable(error)
    }
    do throws(ProgramFileError) {
      switch format {
      case .lp: return try LPReader.program(from: bytes, integers: integers)
      case .mps: return try MPSReader.program(from: bytes, integers: integers)
      }
    } catch {
      throw .malformed(error, line: line(error.line, of: bytes))
    }
  }

  /// The line with that number, without its end.
  private static func line(_ number: Int, of bytes: [UInt8]) -> String {
    // What is compressed has no lines to show.
    if bytes.starts(with: [0x1F, 0x8B]) { return "" }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    guard number >= 1, number <= lines.count else { return "" }
    var line = lines[number - 1]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}

extension ProgramFile.Trouble {
  /// Says what is wrong, and where.
  ///
  /// - Returns: how bad that is.
  public func complain(of path: String, on terminal: Terminal) -> Status {
    switch self {
    case .unreadable(let error):
      terminal.complain(ScriptWords.unreadable(path, error).text(in: terminal.speech) + "\n")
      return .unreadable
    case .malformed(let error, let line):
      let place = Place(file: path == "-" ? "<stdin>" : path, line: error.line)
      if line.isEmpty {
        // There is nothing to point at.
        let words = ScriptWords.error(
          place, column: error.column, error.text(in: terminal.speech))
        terminal.complain(words.text(in: terminal.speech) + "\n")
      } else {
        terminal.complain(failure(error), line, place, terminal.presentation)
      }
      return .refused

      func failure(_ error: ProgramFileError) -> Failure {
        Failure(
          Diagnostic(
            code: .syntax, message: error.text(in: terminal.speech),
            range: SourceRange(error.column - 1, error.column)))
      }
    }
  }
}

extension Terminal {
  /// Says on standard error what is to be said of a file, for whoever is told nothing else of it.
  public func note(_ remarks: [ProgramRemark], of path: String) {
    for remark in remarks {
      complain(ScriptWords.remark(path == "-" ? "<stdin>" : path, remark).text(in: speech) + "\n")
    }
  }

  /// Says what is wrong with a file as a whole.
  public func complain(_ failure: Failure, of path: String) {
    let place = Place(file: path == "-" ? "<stdin>" : path, line: 1)
    let message = failure.message(in: speech).withShortNumbers
    complain(ScriptWords.error(place, column: 1, message).text(in: speech) + "\n")
  }
}
