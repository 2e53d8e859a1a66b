// A lesson a screen at a time: how much of what comes has room, and where a screen may end. What leads on
// stays with what it leads to: a heading, words before a colon, a sentence that is not at its end.

import Course
import Lessons
import Rendering

/// A screen for a lesson.
struct LessonPager {
  /// In columns.
  let width: Int
  /// In lines of text.
  let height: Int

  /// How many of the sections ahead are shown below those before: as many as have room, and the screen
  /// ends where it may.
  ///
  /// - Complexity: that of drawing what has room, and one section more.
  func count(_ before: [LessonView.Section], _ ahead: [LessonView.Section]) -> Int {
    var used = before.reduce(0) { stacked($0, lines(of: $1)) }
    // The last place where the screen may end, and the last where it may if it must.
    var (good, poor): (Int?, Int?) = (nil, nil)
    for (index, section) in ahead.enumerated() {
      used = stacked(used, lines(of: section))
      let count = index + 1
      guard count < ahead.count else {
        if used <= height { return count }
        break
      }
      guard used + Self.roomForMore <= height else { break }
      switch Self.hold(of: section.document, on: ahead[count].document) {
      case .none: good = count
      case .sentence: poor = count
      case .introduction: break
      }
    }
    if let good { return good }
    // What fits no better on a screen of its own stays here.
    if !before.isEmpty { return 0 }
    return poor ?? Self.firstEnd(in: ahead)
  }

  /// Whether what says that more comes has room.
  func showsMore(below sections: [LessonView.Section]) -> Bool {
    sections.reduce(0) { stacked($0, lines(of: $1)) } + Self.roomForMore <= height
  }

  /// A blank line and "Enter goes on."
  private static let roomForMore = 2

  private func stacked(_ above: Int, _ lines: Int) -> Int {
    above == 0 ? lines : above + 1 + lines
  }

  private func lines(of section: LessonView.Section) -> Int {
    TextRenderer(presentation: section.presentation, width: width, theme: nil)
      .render(section.document, within: height).utf8.count { $0 == 0x0A }
  }

  // MARK: Where a screen may end

  /// What keeps two sections on one screen.
  private enum Hold {
    case none
    /// A sentence goes on in the second.
    case sentence
    /// The first introduces the second.
    case introduction
  }

  private static func hold(of document: Document, on next: Document) -> Hold {
    var continues = false
    if case .paragraph(let text)? = next.blocks.first {
      continues = text.plainWords.first?.isLowercase ?? false
    }
    switch document.blocks.last {
    case .heading: return .introduction
    case .paragraph(let text):
      let last = text.plainWords.last { !" )\"'”’*".contains($0) }
      if last == ":" { return .introduction }
      // A line of its own in the middle of what is said.
      if let last, !".!?…".contains(last), !next.isText { return .introduction }
    // What is not read as a sentence introduces nothing.
    default: break
    }
    return continues ? .sentence : .none
  }

  /// Where the first screen may end at the earliest, however long it is.
  private static func firstEnd(in ahead: [LessonView.Section]) -> Int {
    var count = 1
    while count < ahead.count,
      case .introduction = hold(of: ahead[count - 1].document, on: ahead[count].document)
    { count += 1 }
    return count
  }
}

extension Document {
  fileprivate var isText: Bool { if case .paragraph? = blocks.first { true } else { false } }
}
