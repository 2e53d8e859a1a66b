// Whatever is typed, a session answers: it never ends, never hangs, and what it refuses leaves no
// trace.

import Formats
import Foundation
import Language
import Narration
import Rendering
import Session
import TestSupport
import Testing

@Suite struct AnyLineTests {
  /// Set SLACKLINE_FUZZ_LINES to a number to try more lines, and SLACKLINE_FUZZ_SEED others.
  private static let environment = ProcessInfo.processInfo.environment
  private static let lines =
    environment["SLACKLINE_FUZZ_LINES"].flatMap(Int.init) ?? Trials.count(20_000)
  private static let seed = environment["SLACKLINE_FUZZ_SEED"].flatMap(UInt64.init) ?? 7

  @Test("Any line is answered, and one that is refused leaves the session as it was")
  func anyLine() throws {
    var generator = SeededGenerator(seed: Self.seed)
    var talk = Talk()
    for number in 0..<Self.lines {
      // Short talks keep the models small and the solving quick.
      if number.isMultiple(of: 20) { talk = Talk() }
      let line =
        generator.happens(1, outOf: 2)
        ? RandomLine.rightLine(using: &generator) : RandomLine.line(using: &generator)
      for complaint in try talk.say(line) {
        Issue.record("line \(number): \(complaint), after\n\(talk.lines.joined(separator: "\n"))")
      }
    }
  }
}

/// A session with everything that was said in it.
private struct Talk {
  private(set) var lines: [String] = []
  private var session = Session()
  /// The solution as it stands, if nothing was accepted since it was asked for.
  private var solution: JSONValue?

  /// Says a line, and gives what is wrong with the answer.
  mutating func say(_ line: String) throws -> [String] {
    lines.append(line.debugDescription)
    let before = try solution ?? session.solution().json
    let reply = session.run(line)
    draw(reply.document)
    guard let failure = reply.failure else {
      solution = nil
      return reply.request == nil || reply.document.isEmpty ? [] : ["a request with a reply"]
    }
    solution = try session.solution().json
    draw(failure.excerpt(of: line))
    var asking = session
    draw(asking.run("conflict").document)
    var complaints: [String] = []
    let range = failure.diagnostic.range
    if solution != before { complaints.append("the refused line changed the solution") }
    if failure.diagnostic.message.isEmpty { complaints.append("no message") }
    if range.lowerBound < 0 || range.lowerBound > range.upperBound || range.upperBound > line.count
    {
      complaints.append("the place \(range) is outside the line")
    }
    return complaints
  }

  private func draw(_ document: Document) {
    _ = TextRenderer(presentation: session.presentation, width: 76, theme: nil).render(document)
  }
}
