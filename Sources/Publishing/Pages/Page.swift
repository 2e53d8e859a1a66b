// A page that stands alone: one file, which asks for nothing from anywhere and runs nothing, so that it can be mailed,
// printed and opened from a disk. What was typed stands in it as text only; should that ever fail, the policy in its
// head forbids the browser everything but the style sheet.

import Rendering
import Wording

/// A page that stands alone.
struct Page {
  /// In the browser's title, and above everything.
  let title: Text
  let speech: Speech
  /// In the page's body.
  let content: [Markup]
  /// Who wrote it.
  var generator = "slackline"

  /// As it stands in a file.
  var text: String {
    let renderer = HTMLRenderer(presentation: Presentation(speech: speech))
    let words = TextRenderer(presentation: renderer.presentation, width: 80, theme: nil).render(
      title)
    let head: [Markup] = [
      .html("meta", ["charset": "utf-8"]),
      .html("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .html(
        "meta",
        [
          "http-equiv": "Content-Security-Policy",
          "content":
            "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
        ]),
      Self.generator(generator),
      .html("title", [:], [.text(words)]),
      .html("style", [:], [.text(PageStyle.file)]),
    ]
    let body = [Markup.html("h1", [:], renderer.markup(of: title))] + content
    let page = Markup.html(
      "html", ["lang": speech.tag], [.html("head", [:], head), .html("body", [:], body)])
    return "<!DOCTYPE html>\n" + page.lean.map { SharedPictures.sharing($0).characters }.joined()
      + "\n"
  }

  /// Says who wrote it.
  static func generator(_ name: String) -> Markup {
    .html("meta", ["name": "generator", "content": name])
  }

  /// A document in an element that the style sheet knows.
  static func markup(
    of document: Document, _ renderer: HTMLRenderer, _ classes: String? = nil
  ) -> Markup {
    .html(
      "div", ["class": ["slackline", classes].compactMap { $0 }.joined(separator: " ")],
      renderer.markup(of: document))
  }
}

extension Speech {
  /// The language's tag (BCP 47).
  fileprivate var tag: String {
    switch self {
    case .english: "en"
    }
  }
}
