// What a line asks of the program around the session, as far as a page can do it.

import Formats
import Language
import Narration
import Rendering
import Session

extension Engine {
  /// What the page is to do; where the engine can do it, or nobody can, an entry says so.
  mutating func wish(for request: Request, _ entries: inout [Entry]) -> JSONValue? {
    func kind(_ kind: String, _ more: [JSONValue.Member] = []) -> JSONValue {
      .object([.init("kind", .string(kind))] + more)
    }
    switch request {
    case .load, .importing: return kind("open")
    case .present: return kind("present")
    case .save(let path, _):
      guard let text = scriptText(&entries) else { return nil }
      return kind("save", [.init("name", .string(path)), .init("text", .string(text))])
    case .lesson(.list): return kind("lessons")
    case .lesson(.play(let name)): return kind("play", [.init("name", .string(name))])
    case .lesson(.word): entries.append(.words(say(.noLesson)))
    case .exercise(let wish):
      let level = wish.level.map { "\($0.rawValue)" } ?? ""
      return kind(
        "exercise",
        [
          .init("exercise", .string(wish.kind.rawValue)), .init("level", .string(level)),
          .init("seed", .string(wish.seed.map { "\($0)" } ?? "")),
        ])
    case .log, .exporting: entries.append(.words(say(.notOnAPage)))
    case .quit: entries.append(.words(say(.closeThePage)))
    }
    return nil
  }

  /// The session as a script; what keeps it from being one is told.
  private func scriptText(_ entries: inout [Entry]) -> String? {
    do throws(Failure) {
      return try desk.session.script().joined(separator: "\n") + "\n"
    } catch {
      entries.append(.words(error.message(in: speech), .error))
      return nil
    }
  }

  /// The session as a script, for a link or a file.
  mutating func script() -> JSONValue {
    var entries: [Entry] = []
    let text = scriptText(&entries)
    return .object([
      .init("text", text.map { .string($0) } ?? .null),
      .init("entries", .array(entries.map { $0.json(width: widths.entry) })),
    ])
  }
}
