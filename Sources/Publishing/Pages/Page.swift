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
  /// Where one goes from here: above the page, and below it. nil where it leads nowhere.
  var navigation: (above: Markup, below: Markup)?

  /// Where it will stand, for who shares a link and for who searches: the site's address, with a slash at its end, and
  /// the file's name. nil where nobody knows.
  var place: (site: String, name: String)?
  /// Whether it has the icon of the site.
  var hasIcon = false
  /// What runs in it; nil as a rule: nothing.
  var script: Script?

  /// A script that the page's policy lets run.
  struct Script {
    let text: String
    /// Of the text: SHA-256, in base 64.
    let hash: String
  }

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
            "content": policy,
          ]),
        Self.generator(generator),
        .html("title", [:], [.text(words)]),
      ] + (about.map { Self.head(title: words, about: $0) } ?? [])
      + (place.map { Self.address($0.site, $0.name) } ?? [])
      + (hasIcon ? [.html("link", ["rel": "icon", "href": Self.icon])] : []) + [
        .html("style", [:], [.text(PageStyle.file)])
      ]
    let article = [Markup.html("h1", [:], renderer.markup(of: title))] + content
    let main = Markup.html("main", [:], article.map { $0.reachable })
    let body =
      [navigation?.above, main, navigation?.below].compactMap { $0 }
      + (script.map { [.html("script", ["type": "module"], [.text($0.text)])] } ?? [])
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

  private var policy: String {
    let parts =
      ["default-src 'none'", "style-src 'unsafe-inline'"] + (hasIcon ? ["img-src data:"] : [])
      + (script.map { ["script-src 'sha256-\($0.hash)'"] } ?? [])
    return (parts + ["base-uri 'none'", "form-action 'none'"]).joined(separator: "; ")
  }

  /// What a link to it leads to, and the picture that is shown with one.
  static func address(_ site: String, _ name: String) -> [Markup] {
    [
      .html("link", ["rel": "canonical", "href": site + name]),
      .html("meta", ["property": "og:url", "content": site + name]),
      .html("meta", ["property": "og:image", "content": site + Page.preview]),
    ]
  }

  /// A line with what is left of it.
  private static let icon = """
    data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M1 8h14' \
    stroke='%236e7781' stroke-width='1.5'/%3E%3Cpath d='M5 8h6' stroke='%23cf222e' stroke-width='3'/%3E%3Ccircle \
    cx='5' cy='8' r='2' fill='%23cf222e'/%3E%3Ccircle cx='11' cy='8' r='2' fill='%23cf222e'/%3E%3C/svg%3E
    """

  /// The picture that is shown with a link, beside the page.
  static let preview = "preview.png"

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
    rawValue
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
