// What a line asks of the program around the session, as far as a page can do it.

import Formats
import Language
import Lessons
import Narration
import Publishing
import Rendering
import Session

extension Engine {
  /// What the page is to do; where the engine can do it, or nobody can, an entry says so.
  mutating func wish(for request: Command.Request, _ entries: inout [Entry]) -> JSONValue? {
    func kind(_ kind: String, _ more: [JSONValue.Member] = []) -> JSONValue {
      .object([.init("kind", .string(kind))] + more)
    }
    func file(_ word: String, _ path: String, _ text: String, _ replaces: Bool) -> JSONValue {
      kind(
        "save",
        [
          .init("name", .string(path)), .init("text", .string(text)), .init("word", .string(word)),
          .init("replaces", .bool(replaces)),
        ])
    }
    switch request {
    case .load, .importing: return kind("open")
    case .present: return kind("present")
    case .save(let path, let replaces):
      guard let text = text(ofFile: path, level: nil, &entries) else { return nil }
      return file("save", path, text, replaces)
    case .exporting(let path, let level, let replaces):
      if ExportForm(path: path) == nil {
        entries.append(.words(say(.unknownEnding(path)), .error))
        return nil
      }
      guard let text = text(ofFile: path, level: level, &entries) else { return nil }
      return file("export", path, text, replaces)
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
    case .log: entries.append(.words(say(.notOnAPage)))
    case .quit: entries.append(.words(say(.closeThePage)))
    }
    return nil
  }

  /// The session as its file would be, by the ending: a lesson, what `export` writes, or else a script. What keeps
  /// it from being one is told.
  private mutating func text(
    ofFile path: String, level: LevelMark?, _ entries: inout [Entry]
  ) -> String? {
    do throws(Failure) {
      if let form = ExportForm(path: path) {
        return try form.text(of: &desk.session, level: level, named: "", in: speech)
      }
      if path.hasSuffix(".md") {
        let lesson = SessionLesson.text(of: desk.session.transcript, path: path, in: speech)
        if lesson == nil { entries.append(.words(say(.nothingToTell), .error)) }
        return lesson
      }
      return try desk.session.script().joined(separator: "\n") + "\n"
    } catch {
      entries.append(.words(error.message(in: speech), .error))
      return nil
    }
  }

  /// The session as a file, to be sent or kept.
  mutating func file(named name: String) -> JSONValue {
    var entries: [Entry] = []
    let text = text(ofFile: name, level: nil, &entries)
    return .object([
      .init("text", text.map { .string($0) } ?? .null),
      .init("entries", .array(entries.map { $0.json(width: widths.entry) })),
    ])
  }
}
