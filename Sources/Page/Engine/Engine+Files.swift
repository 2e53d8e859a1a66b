// Files of the learner's, and sessions that came in a link.

import Formats
import Language
import Narration
import Programs
import Rendering
import Session

extension Engine {
  /// Takes in the lines of a script or a log as one change.
  ///
  /// A link is somebody else's: what is not wholly lines of the language changes nothing.
  mutating func open(_ file: PageRequest.File, from origin: PageRequest.Origin) -> JSONValue {
    let isWhole = origin != .file
    partner = .session
    board = Board()
    let lines = Lines.of(file.text)
    if isWhole, lines.count > Self.longestLink {
      return refusal(.linkTooLong(Self.longestLink))
    }
    if origin == .file, let form = InputForm(path: file.name), form != .script {
      return imported(file, form)
    }
    let before = desk
    let name = say(.nameOfChange(origin, file.name))
    let (refused, changeCount) = desk.load(lines, as: name, stopsAtError: isWhole)
    if isWhole, let first = refused.first {
      desk = before
      let message = first.failure.message(in: speech)
      return refusal(.linkRefused(line: first.number, message))
    }
    var entries: [Entry] = [
      .words(say(.opened(origin, file.name, changeCount)))
    ]
    for (number, line, failure) in refused.prefix(Self.mostTold) {
      var entry = Entry(typed: line, wrong: failure.range)
      let words = say(.refusedLine(number))
      entry.sections = [
        (
          Document([.paragraph(Text(words, .note))] + failure.reason(in: speech).blocks),
          desk.session.presentation
        )
      ]
      entries.append(entry)
    }
    if refused.count > Self.mostTold {
      entries.append(.words(say(.moreRefused(refused.count - Self.mostTold))))
    }
    return reply(entries)
  }

  /// No session that somebody types is longer.
  private static let longestLink = 2_000

  /// Takes in a log, or a linear program.
  private mutating func imported(_ file: PageRequest.File, _ form: InputForm) -> JSONValue {
    let line = "import \(file.name)"
    let bytes = Array(file.text.utf8)
    do throws(ProgramFileError) {
      switch form {
      case .lp: return reply([desk.importProgram(try LPReader.program(from: bytes), as: line)])
      case .mps: return reply([desk.importProgram(try MPSReader.program(from: bytes), as: line)])
      case .log, .script: return reply([desk.importLogs(Lines.of(file.text), as: line)])
      }
    } catch {
      let words = "\(file.name):\(error.line):\(error.column): \(error.text(in: speech))"
      return reply([.words(words, .error)])
    }
  }

  private mutating func refusal(_ words: PageWords) -> JSONValue {
    reply([.words(say(words), .error)])
  }
}
