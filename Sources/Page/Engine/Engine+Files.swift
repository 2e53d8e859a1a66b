// Files of the learner's, and sessions that came in a link.

import Course
import Formats
import Language
import Narration
import Programs
import Rendering
import Session

extension Engine {
  /// Takes in the lines of a script or a log as one change.
  ///
  /// A link is somebody else's: it begins a session of its own, and what is not wholly lines of the language changes
  /// nothing.
  mutating func open(_ file: PageRequest.File, from origin: PageRequest.Origin) -> JSONValue {
    let isLink = origin == .link
    let scene = origin == .scene ? ShownProblem(rawValue: file.name) : nil
    if origin == .scene, scene == nil { return refusal(.noProblem(file.name)) }
    let lines = scene?.lines ?? Lines.of(file.text)
    if isLink, lines.count > Self.longestLink {
      return refusal(.linkTooLong(Self.longestLink))
    }
    let before = (desk, partner, board)
    if isLink || scene != nil { desk = Desk(firstSpeech) }
    partner = .session
    board = Board()
    if origin == .file, let form = InputForm(path: file.name), form != .script {
      return imported(file, form)
    }
    let name = say(.nameOfChange(origin, file.name))
    let (refused, changeCount) = desk.load(lines, as: name, stopsAtError: isLink)
    if isLink, let first = refused.first {
      (desk, partner, board) = before
      let message = first.failure.message(in: speech)
      return refusal(.linkRefused(line: first.number, message))
    }
    var entries: [Entry] =
      scene == nil ? [.words(say(.opened(origin, file.name, changeCount)))] : []
    for (number, line, failure) in refused.prefix(Self.mostTold) {
      var entry = Entry(typed: line, wrong: failure.range, isFault: true)
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
      entries.append(.words(say(.moreRefused(refused.count - Self.mostTold)), .error))
    }
    return reply(entries, [.init("isOpened", .bool(true))])
  }

  /// No session that somebody types is longer.
  private static let longestLink = 2_000

  /// Takes in a log, or a linear program.
  private mutating func imported(_ file: PageRequest.File, _ form: InputForm) -> JSONValue {
    let line = "import \(file.name)"
    let bytes = Array(file.text.utf8)
    do throws(ProgramFileError) {
      switch form {
      case .lp: return taken(desk.importProgram(try LPReader.program(from: bytes), as: line))
      case .mps: return taken(desk.importProgram(try MPSReader.program(from: bytes), as: line))
      case .log, .script: return taken(desk.importLogs(Lines.of(file.text), as: line))
      }
    } catch {
      let words = "\(file.name):\(error.line):\(error.column): \(error.text(in: speech))"
      return reply([.words(words, .error)])
    }
  }

  private mutating func taken(_ entry: Entry) -> JSONValue {
    reply([entry], entry.isFault ? [] : [.init("isOpened", .bool(true))])
  }

  private mutating func refusal(_ words: PageWords) -> JSONValue {
    reply([.words(say(words), .error)])
  }
}
