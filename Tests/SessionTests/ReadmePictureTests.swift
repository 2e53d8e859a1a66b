// The picture in the README: screens of the presentation of its own example, as the program draws them.
// `SLACKLINE_RECORD=1 swift test --filter Goldens` draws it anew; look at it, light and dark.

import Foundation
import Narration
import Rendering
import Session
import TestSupport
import Testing

@Suite struct ReadmePictureTests {
  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let file = "Documentation/presentation.svg"

  /// The screens on which something else is left than on the one before, and the last.
  private static func screens() throws -> [Slide] {
    var session = Session(Scene.article)
    var show = try session.slideShow()
    var slides = [show.slide]
    while show.place < show.count {
      show.next()
      if slides.last?.state != show.slide.state { slides.append(show.slide) }
    }
    return slides.dropLast() + [show.slide]
  }

  @Test("It is what the program draws")
  func pictureGoldens() throws {
    let picture = SVGRenderer(width: 440).text(
      of: try Self.screens(), inColumns: 2,
      title: "Four screens of a presentation: the region shrinks from the whole line to one point")
    let path = Self.project.appendingPathComponent(Self.file).path
    if Golden.isRecording {
      try writeFile(path, picture)
      Issue.record("recorded \(path)")
    } else {
      #expect(try readFile(path) == picture)
    }
  }

  @Test(
    "It shows the region as it shrinks, and the README shows it, with words for who cannot see it")
  func shown() throws {
    let states = try Self.screens().map { Session().text(Document([.paragraph($0.state)])) }
    #expect(
      states == [
        "X in (−∞, +∞)\n", "X in [X0, X3] = [0, 30]\n", "X in [X2, X3] = [20, 30]\n",
        "X = X2 = 20\n",
      ])
    let readme = try readFile(Self.project.appendingPathComponent("README.md").path)
    let picture = try #require(readme.firstMatch(of: /!\[(.+)\]\((.+?)\)/))
    #expect(picture.output.1.count > 40 && picture.output.2 == Self.file)
    // The presentation is that of the README's own lines.
    for line in Scene.article { #expect(readme.contains("> \(line)\n")) }
  }
}
