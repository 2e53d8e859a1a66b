// The walk through a solve as a page: what a presentation shows screen by screen stands here one step below another,
// and is printed a step a page.

import Narration
import Rendering
public import Session
import Wording

/// The walk through a session's solution as a page that stands alone.
public struct WalkPage {
  private var show: SlideShow
  private let name: String

  /// More steps nobody reads through; of those that are left out the last is kept.
  private static let mostSteps = 200

  /// - Parameter name: of the script, such as `wyndor.txt`; empty: it has none.
  /// - Throws: if the solve is stopped.
  /// - Complexity: one more solve.
  public init(_ session: inout Session, named name: String) throws(Failure) {
    show = try session.slideShow()
    self.name = name
  }

  private var speech: Speech { show.settings.speech }
  private func say(_ words: PageWords) -> Text { words.text(in: speech) }

  /// As it stands in a file: HTML.
  ///
  /// - Complexity: for a walk of n pivots, O(n √n) pivots.
  public var text: String {
    var show = show.withoutQuestions
    // Lean at once: a picture of many constraints is large, and there are as many as steps.
    var sections: [Markup] = []
    for place in 1...min(show.count, Self.mostSteps) {
      if place > 1 { show.next() }
      sections += section(show).lean
    }
    if show.place < show.count {
      let missing = show.count - show.place - 1
      if missing > 0 {
        let words = Document([.paragraph(say(.stepsLeftOut(missing)))])
        sections.append(Page.markup(of: words, HTMLRenderer(presentation: show.presentation)))
      }
      show.last()
      sections += section(show).lean
    }
    return Page(title: say(.walk(name)), speech: speech, content: sections).text
  }

  /// Larger tables nobody reads, and one for each step fills the page.
  private static let mostCells = 100

  private func withoutLargeTables(_ document: Document) -> Document {
    Document(
      document.blocks.map { block in
        guard case .table(let table) = block,
          table.rows.count * table.header.count > Self.mostCells
        else { return block }
        let words = say(.tableLeftOut(rows: table.rows.count, columns: table.header.count))
        return .paragraph(words.marked(.dim))
      })
  }

  private func section(_ show: SlideShow) -> Markup {
    let slide = show.slide
    let renderer = HTMLRenderer(presentation: show.presentation)
    let headline = slide.headlines.first ?? ""
    var document = Document(slide.story.map { .paragraph($0) })
    document.append(contentsOf: withoutLargeTables(slide.body))
    let place = say(.place(show.place, of: show.count))
    return .html(
      "section", ["id": "step-\(show.place)"],
      [
        .html("p", ["class": "place"], renderer.markup(of: place)),
        .html("h2", [:], renderer.markup(of: headline)),
        .html(
          "div", ["class": "slackline"],
          renderer.markup(of: document)
            + (slide.state.isEmpty
              ? [] : [.html("p", ["class": "state"], renderer.markup(of: slide.state))])
            + (slide.picture.map { [renderer.markup(of: $0)] } ?? [])),
      ])
  }
}
