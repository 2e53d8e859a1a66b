// Where one goes from the page of a lesson.

import Rendering

/// The ways from a lesson.
struct LessonLinks {
  struct Link {
    /// Relative to the page.
    let address: String
    let words: Text

    var markup: Markup {
      let words = HTMLRenderer(presentation: Presentation()).markup(of: words)
      return .html("a", ["href": address], words)
    }
  }

  let before: Link?
  let list: Link
  let after: Link?
  /// The same lesson where it can be typed.
  let live: Link?

  /// A row of links.
  ///
  /// - Parameter name: tells it from others on the page.
  func markup(_ name: Text) -> Markup {
    let plain = TextRenderer(presentation: Presentation(), width: 80, theme: nil)
    func cell(_ kind: String, _ link: Link?) -> Markup {
      .html("span", ["class": kind], link.map { [$0.markup] } ?? [])
    }
    return .html(
      "nav", ["aria-label": plain.render(name)],
      [cell("before", before), cell("list", list), cell("after", after)])
  }
}
