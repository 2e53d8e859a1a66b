// Lines that are typed or pasted, and what could complete them.

import Course
import Formats
import Language
import Narration
import Rendering
import Session

extension Engine {
  /// Runs what was typed, line by line; what is no whole statement yet waits for more, unless it has to do. The
  /// reply names the lines that the session is to be made of when it is played again, and those that come after one that
  /// asks something of the page, to be run when that is done.
  mutating func run(_ text: String, isWhole: Bool) -> JSONValue {
    let lines = Lines.of(text)
    guard case .session = partner else {
      return answer(lines.isEmpty ? [""] : lines)
    }
    var entries: [Entry] = []
    var taken: [String] = []
    var wish: JSONValue?
    var waiting: String?
    var rest: [String] = []
    for line in lines {
      guard wish == nil else {
        rest.append(line)
        continue
      }
      let whole = waiting.map { Parser.joined($0, line) } ?? line
      waiting = nil
      if isUnfinished(whole), !line.trimmed.isEmpty {
        waiting = whole
        continue
      }
      if whole.trimmed.isEmpty, !desk.session.isCollecting { continue }
      let (entry, reply) = desk.run(whole)
      entries.append(entry)
      if let request = reply.request {
        wish = self.wish(for: request, &entries)
      } else if reply.failure == nil {
        taken.append(whole)
      }
    }
    if let last = waiting {
      guard isWhole || !entries.isEmpty else {
        return .object([.init("isUnfinished", .bool(true))])
      }
      let (entry, reply) = desk.run(last)
      entries.append(entry)
      if reply.failure == nil { taken.append(last) }
    }
    // Nothing comes after a log that was pasted in one piece.
    if lines.count > 1, desk.session.isCollecting {
      entries.append(desk.run(Session.endOfLog).entry)
      taken.append(Session.endOfLog)
    }
    var members = [JSONValue.Member("taken", .array(taken.map { .string($0) }))]
    if let wish {
      members.append(.init("wish", wish))
      if !rest.isEmpty { members.append(.init("rest", .string(rest.joined(separator: "\n")))) }
    }
    return reply(entries, members)
  }

  private func isUnfinished(_ line: String) -> Bool {
    let session = desk.session
    // An answer such as b- would look unfinished.
    return !session.isAsking && !session.isOfLog(line)
      && Parser.isUnfinished(line, knowing: session.vocabulary)
  }

  // MARK: Completion

  /// The words that fit after what was typed.
  mutating func completion(of before: String) -> JSONValue {
    var session = session
    let speller = Drawing(session.presentation, width: widths.entry)
    let found = Completion.candidates(
      line: before, cursor: before.count, in: speech, knowing: session.vocabulary,
      explaining: { [session, speech] kind, name in
        session.meaning(of: name, as: kind).map { speller.words(Narrator(speech).text($0)) }
      },
      columns: { try? session.columns(entering: $0) })
    var words = found.words
    let start = before.index(before.startIndex, offsetBy: found.replacing.lowerBound)
    if found.expectsLessonName {
      let typed = String(before[start...])
      words += LessonOutline.all(of: BuiltInLessons.all(in: speech)).filter {
        $0.lesson.name.hasPrefix(typed)
      }
      .map { Completion.Candidate($0.lesson.name, explanation: $0.title) }
    }
    let offered = words.prefix(Self.mostOffered).map { word -> JSONValue in
      .array([.string(word.text), .string(speller.words(Text(word.explanation)))])
    }
    return .object([
      .init("from", .integer(before[..<start].utf16.count)), .init("words", .array(offered)),
    ])
  }

  /// Nobody reads more.
  private static let mostOffered = 60
}
