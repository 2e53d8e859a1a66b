// The screens of a presentation as they look, at three sizes; and whatever is presented at whatever
// size, a frame fits its screen. The goldens lie beside the tests.

import Language
import Narration
import Rendering
import Session
import TestSupport
import Testing

@Suite struct SlideShowTests {
  struct Play: CustomTestStringConvertible, Sendable {
    var name: String
    var lines: [String]
    var testDescription: String { name }
  }

  static let article = Play(name: "article", lines: Scene.article)
  static let wyndor = Play(name: "wyndor", lines: Scene.wyndor)

  private func show(_ lines: [String], isASCII: Bool = false) throws -> SlideShow {
    var session = Session(presentation: Presentation(isASCII: isASCII))
    for line in lines { session.take(line) }
    return try session.slideShow()
  }

  private func frame(_ show: SlideShow, _ columns: Int, _ rows: Int, note: Text = "") -> [String] {
    SlideRenderer(
      presentation: show.presentation, columns: columns, rows: rows, theme: nil
    ).frame(
      show.slide,
      SlideFooter(place: show.place, count: show.count, note: note, keys: "space next"))
  }

  private static let plays = [article, wyndor]
  private static let sizes = [[80, 24], [120, 40], [40, 12]]

  private static func name(_ play: Play, _ size: [Int], isASCII: Bool) -> String {
    "slides-\(play.name)-\(size[0])x\(size[1]).\(isASCII ? "ascii" : "unicode")"
  }

  /// What is recorded of presentations.
  static var goldens: [String] {
    plays.flatMap { play in
      sizes.flatMap { [name(play, $0, isASCII: false), name(play, $0, isASCII: true)] }
    } + ["slides-guesses.unicode"]
  }

  @Test("A presentation looks as recorded", arguments: plays, sizes)
  func screenGoldens(play: Play, size: [Int]) throws {
    for isASCII in [false, true] {
      var show = try show(play.lines, isASCII: isASCII)
      var seen = ""
      while true {
        let frame = frame(show, size[0], size[1])
        seen += frame.joined(separator: "\n") + "\n"
        seen += String(repeating: "=", count: size[0]) + "\n"
        if show.place == show.count { break }
        show.next()
      }
      compare(seen, Self.name(play, size, isASCII: isASCII))
      if isASCII { #expect(seen.utf8.allSatisfy { $0 < 0x80 }) }
    }
  }

  @Test("Guesses look as recorded")
  func guessGoldens() throws {
    var show = try show(Self.wyndor.lines + ["predict on"])
    while !show.isAsking { show.next() }
    var seen = ""
    for answer in ["b", "d", "0"] {
      seen += frame(show, 80, 24, note: "your guess: \(answer)_").joined(separator: "\n") + "\n"
      #expect(show.answer(answer) == nil)
    }
    seen += frame(show, 80, 24).joined(separator: "\n") + "\n"
    compare(seen, "slides-guesses.unicode")
  }

  private func compare(_ actual: String, _ name: String) {
    if let complaint = GoldenFolder().complaint(about: actual, as: name) {
      Issue.record("\(complaint)")
    }
  }

  @Test(
    "A frame is as many lines as the screen has, none of them wider",
    arguments: 0..<Trials.count(80))
  func fits(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var lines = ["point X0 = 0, X1 = 10", "x >= 0"]
    for _ in 0..<generator.integer(in: 0...9) {
      lines.append(RandomLine.rightLine(using: &generator))
    }
    var session = Session(presentation: Presentation(isASCII: seed % 2 == 0))
    for line in lines where line.contains("=") { _ = session.run(line) }
    if generator.happens(1, outOf: 3) { session.take("predict on") }
    if generator.happens(1, outOf: 3) { session.take("show tableau") }
    var show = try session.slideShow()
    for _ in 0..<show.count * 3 {
      let columns = generator.integer(in: 20...150)
      let rows = generator.integer(in: 5...50)
      let frame = frame(show, columns, rows, note: "your guess: 1_")
      #expect(frame.count == rows, "seed \(seed), \(columns) × \(rows)")
      for line in frame { #expect(line.displayWidth <= columns, "seed \(seed): \(line)") }
      show.next()
    }
    #expect(show.place == show.count)
  }

  @Test("The number line stands in the same place on every screen, with the same ticks")
  func steady() throws {
    var show = try show(Self.article.lines)
    var ticks: Set<[String]> = []
    for _ in 0..<show.count {
      ticks.insert(Array(frame(show, 80, 24)[20...21]))
      show.next()
    }
    #expect(ticks.count == 1, "\(ticks)")
    #expect(ticks.first?.last?.contains("X3") == true)
  }

  @Test("One can go forth and back, to either end and no further")
  func going() throws {
    var show = try show(Self.article.lines)
    let first = show.slide
    show.back()
    #expect(show.place == 1)
    var slides = [first]
    while show.place < show.count {
      show.next()
      slides.append(show.slide)
    }
    show.next()
    #expect(show.place == show.count)
    for slide in slides.reversed() {
      #expect(show.slide == slide)
      show.back()
    }
    show.last()
    #expect(show.slide == slides.last)
    show.first()
    #expect(show.slide == first)
  }

  @Test("A question is asked once, is left by going back, and is counted")
  func asking() throws {
    var session = Session("predict on")
    for line in Self.article.lines { session.take(line) }
    var show = try session.slideShow()
    while !show.isAsking { show.next() }
    let place = show.place
    #expect(show.mayBegin(with: "b") && !show.mayBegin(with: "q"))
    #expect(show.answer("nobody") != nil)
    #expect(show.answer("list") != nil)
    show.back()
    #expect(!show.isAsking && show.place == place - 1)
    show.next()
    #expect(show.isAsking)
    for answer in ["c", "d", "0"] { #expect(show.answer(answer) == nil) }
    #expect(!show.isAsking && show.place == place)
    show.back()
    show.next()
    #expect(!show.isAsking)
    session.count(show)
    #expect(session.take("predict").contains("2 of 3 right"))
    show.last()
    #expect(
      session.text(Document(show.slide.story.map { .paragraph($0) })).contains("2 of 3 right"))
  }

  @Test(
    "Whatever comes of it is presented to its end",
    arguments: [
      ([], "Solved"), (["maximize x"], "No least value"), (["point A = 1"], "Solved"),
      (["x >= 0", "x = 3 @low", "y = x", "z = y"], "Solved"),
    ])
  func ends(lines: [String], headline: String) throws {
    var show = try show(lines)
    show.last()
    let text = show.slide.headlines.map { headline in
      TextRenderer(presentation: Presentation(), width: 80, theme: nil).render(headline)
    }
    #expect(text.contains(headline), "\(text)")
  }

  @Test("A contradiction is presented, too")
  func contradiction() throws {
    var session = Session(keepsContradictions: true)
    for line in ["x >= 1", "x <= 0"] { session.take(line) }
    var show = try session.slideShow()
    show.last()
    #expect(session.text(Document([.paragraph(show.slide.state)])) == "nothing is left\n")
  }
}
