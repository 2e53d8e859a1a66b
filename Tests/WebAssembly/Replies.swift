// What a page may show of the lines of a session: the replies as text, as pictures and as data, the screens of
// a presentation, what completion offers. They are compared, byte for byte, between the machine that builds
// this and WebAssembly. No part of the package: `.ci/wasm` compiles it both ways.

import Formats
import Language
import Narration
import Rendering
import Session
import Wording

/// A session and everything that was seen of it.
struct Talk {
  private var session = Session()
  private var narrator = Narrator()
  private(set) var seen = ""

  private static let width = 76

  /// Says the lines of a session, and looks at all of it in the end.
  init(_ lines: [String]) {
    for line in lines { say(line) }
    if let solution = try? session.solution() { show(solution.json.pretty) }
    if let script = try? session.script() { show(script.joined(separator: "\n")) }
  }

  private var speech: Speech { session.settings.speech }

  private mutating func say(_ line: String) {
    show("> \(line)")
    showCompletion(of: line)
    let reply = session.run(line)
    show(narrator.document(for: reply, in: speech))
    if let json = reply.answer.json { show(json.compact) }
    if let question = reply.openQuestion { show(question.json.compact) }
    if let failure = reply.failure {
      let diagnostic = failure.diagnostic(in: speech)
      show(failure.document(in: speech, typed: line, promptWidth: 2))
      show(
        failure.json(message: diagnostic.message(in: speech), suggestion: diagnostic.suggestion)
          .compact)
    }
    if reply.isChange, let solution = try? session.solution(pivots: .ofLastChange) {
      show(solution.json.compact)
    }
    if reply.request == .present { present() }
  }

  private mutating func show(_ text: String) { seen += text + "\n" }

  private mutating func show(_ document: Document) {
    guard !document.isEmpty else { return }
    let presentation = session.presentation
    show(TextRenderer(presentation: presentation, width: Self.width, theme: nil).render(document))
    show(SVGRenderer(presentation: presentation).text(of: document))
  }

  /// What fits after the first half of a line, and whether it is one.
  private mutating func showCompletion(of line: String) {
    var session = session
    let speller = TextRenderer(presentation: session.presentation, width: Self.width, theme: nil)
    let found = Completion.candidates(
      line: line, cursor: line.count / 2, in: speech, knowing: session.vocabulary,
      explaining: { [session, speech] kind, name in
        session.meaning(of: name, as: kind).map { speller.render(Narrator(speech).text($0)) }
      },
      columns: { try? session.columns(entering: $0) })
    let words = found.words.map { "\($0.text) (\($0.explanation))" }
    let isUnfinished = Parser.isUnfinished(line, knowing: session.vocabulary)
    show("\(found.replacing.lowerBound) \(isUnfinished) \(words.joined(separator: ", "))")
  }

  /// Every screen; what is asked is given up.
  private mutating func present() {
    guard var slides = try? session.slideShow() else { return }
    let renderer = SlideRenderer(
      presentation: slides.presentation, columns: 80, rows: 24, theme: nil)
    while true {
      let slide = slides.slide
      let footer = SlideFooter(place: slides.place, count: slides.count)
      show(renderer.frame(slide, footer).joined(separator: "\n"))
      show(SVGRenderer(presentation: slides.presentation).text(of: slide))
      guard slides.isAsking || slides.place < slides.count else { return }
      slides.next()
    }
  }
}

/// How the lines of sessions are handed in: each line and each session has one of these bytes at its end.
enum Separator {
  static let line: UInt8 = 0x1E
  static let session: UInt8 = 0x1D
}

/// What is seen of a session.
///
/// - Parameter lines: UTF-8, with a separator at the end of each.
func replies(to lines: some Collection<UInt8>) -> String {
  let parts = lines.split(separator: Separator.line, omittingEmptySubsequences: false)
  return Talk(parts.dropLast().map { String(decoding: $0, as: UTF8.self) }).seen
}
