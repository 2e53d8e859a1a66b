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
  /// What it is about, for those who search and those who share a link; nil: it says so itself.
  var description: Text?
  /// Where one goes from here; it stands above the page and below it. nil where it leads nowhere.
  var navigation: Markup?

  /// As it stands in a file.
  var text: String {
    let renderer = HTMLRenderer(presentation: Presentation(speech: speech))
    let plain = TextRenderer(presentation: renderer.presentation, width: 80, theme: nil)
    let words = plain.render(title)
    let about = description.map { text in
      plain.render(text).split { $0.isWhitespace }.joined(separator: " ")
    }
    let head: [Markup] =
      [
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
      ] + (about.map { Self.head(title: words, about: $0) } ?? []) + [
        .html("style", [:], [.text(PageStyle.file)])
      ]
    let article = [Markup.html("h1", [:], renderer.markup(of: title))] + content
    let main = Markup.html("main", [:], article.map { $0.reachable })
    let body = [navigation, main, navigation].compactMap { $0 }
    let page = Markup.html(
      "html", ["lang": speech.tag], [.html("head", [:], head), .html("body", [:], body)])
    return "<!DOCTYPE html>\n" + page.lean.map { SharedPictures.sharing($0).characters }.joined()
      + "\n"
  }

  /// What is said of it where a link to it stands.
  private static func head(title: String, about: String) -> [Markup] {
    [
      .html("meta", ["name": "description", "content": about]),
      .html("meta", ["property": "og:title", "content": title]),
      .html("meta", ["property": "og:description", "content": about]),
      .html("meta", ["property": "og:type", "content": "article"]),
    ]
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

extension Markup {
  /// What may be wider than its place can be scrolled by keys, too.
  fileprivate var reachable: Markup {
    guard case .element(var element) = self, element.namespace == .html else { return self }
    element.children = element.children.map { $0.reachable }
    if element.name == "pre" || element.value(of: "class") == "wide" {
      element.attributes.append(Attribute("tabindex", "0"))
    }
    return .element(element)
  }
}
