// Every built-in lesson on screens of several sizes: where they end, and that nothing is lost.

import Course
import Lessons
import Rendering
import Testing

@testable import Prompting

@Suite("A lesson on a screen")
struct LessonPagerTests {
  private static let sizes = [(80, 22), (100, 38), (40, 10), (24, 6)]

  private func text(_ sections: [LessonView.Section], width: Int) -> String {
    sections.map {
      TextRenderer(presentation: $0.presentation, width: width, theme: nil).render($0.document)
    }.joined(separator: "\n")
  }

  @Test(
    "No screen ends between words and what they introduce, and none is longer than it must be",
    arguments: BuiltInLessons.all.map(\.name), sizes)
  func screens(name: String, size: (width: Int, height: Int)) throws {
    let pager = LessonPager(width: size.width, height: size.height)
    var player = try LessonPlayer(
      try Lesson.find(name).document(), presentation: Presentation())
    var output = player.begin(at: pager.count)
    var count = 0
    while true {
      let shown = text(output.sections, width: size.width)
      if output.more != nil, let last = output.sections.last {
        let words = text([last], width: 10_000).split(separator: "\n").last ?? ""
        #expect(!words.hasSuffix(":") && !words.hasSuffix("─"), "\(shown)")
        #expect(!words.hasSuffix("So the marked row says"), "\(shown)")
        let lines = shown.utf8.count { $0 == 0x0A }
        // Longer is only the reply to a line, or what must not be parted.
        if size.height > 20, output.sections.count > 3 {
          #expect(lines + 2 <= size.height, "\(lines) lines: \(shown)")
        }
      }
      if player.isAtEnd { break }
      let isAsked = player.prompt.hasPrefix("answer ") || player.prompt.hasPrefix("try ")
      output = player.take(isAsked ? "skip" : "", at: pager.count)
      count += 1
      try #require(count < 1_000, "it goes on for ever")
    }
  }

  @Test("back goes a screen back, and forth again shows the same")
  func back() throws {
    let pager = LessonPager(width: 80, height: 22)
    var player = try LessonPlayer(
      try Lesson.find("03").document(), presentation: Presentation())
    func say(_ line: String) -> [LessonView.Section] {
      let output = player.take(line, at: pager.count)
      return output.sections + (output.more.map { [$0] } ?? [])
    }
    var isAsked: Bool { player.prompt.hasPrefix("answer ") || player.prompt.hasPrefix("try ") }
    var screens = [player.begin(at: pager.count).sections]
    while !isAsked { screens.append(say("")) }
    #expect(screens.count > 2)
    var now = say("back")
    while !isAsked { now = say("") }
    #expect(now.last == screens.last?.last)
    for _ in 0..<screens.count { now = say("back") }
    #expect(text(now, width: 80).contains("This is the beginning."))
    now = say("back")
    #expect(text(now, width: 80).contains("This is the beginning."))
    while !isAsked { now = say("") }
    #expect(now == screens.last)
  }

  private func paragraph(_ words: String, lines: Int = 1) -> LessonView.Section {
    LessonView.Section(
      document: Document(
        [.paragraph(Text(words))] + (1..<max(lines, 1)).map { _ in .verbatim("x") }),
      presentation: Presentation())
  }

  private func block(_ lines: Int) -> LessonView.Section {
    LessonView.Section(
      document: Document((0..<lines).map { _ in .verbatim("x") }), presentation: Presentation())
  }

  @Test("A screen takes what has room and ends where it may")
  func fitting() {
    let pager = LessonPager(width: 40, height: 10)
    func count(_ ahead: [LessonView.Section], below before: [LessonView.Section] = []) -> Int {
      pager.count(before, ahead)
    }
    let said = paragraph("Said.")
    #expect(count([said, said, said, said, said]) == 5)
    // The last one needs no room for words that more is to come.
    #expect(count([said, said, said, said, said, said]) == 4)
    #expect(count([said, said, paragraph("Look:"), block(5), said]) == 2)
    #expect(count([said, said, paragraph("It says"), block(5), said]) == 2)
    #expect(count([said, said, paragraph("1. an item"), said, said, said, said]) == 4)
    #expect(count([said, block(1), paragraph("where it goes on."), block(9)]) == 3)
    #expect(count([said, said, block(1), paragraph("and so on.", lines: 3), block(9)]) == 2)
    // What has no room anywhere is not parted from what introduces it.
    #expect(count([paragraph("Look:"), block(20), said]) == 2)
    #expect(count([paragraph("Look:"), block(20), said], below: [said]) == 0)
    #expect(count([block(20), said]) == 1)
    #expect(count([said, said], below: [block(20)]) == 0)
    #expect(pager.showsMore(below: [said]) && !pager.showsMore(below: [block(9)]))
  }
}
