// The course as a site of still pages: a list of the lessons and a page for each, which any server can hand out, or none.

public import Course
import Rendering
public import Wording

/// The lessons as pages that lead to one another.
public struct CourseSite {
  /// A file of the site.
  public struct File: Hashable, Sendable {
    public let name: String
    public let text: String
  }

  /// The page with the list.
  public static let index = "index.html"
  /// What a server shows in the place of a page that is not there.
  public static let missing = "404.html"
  /// The live page, where the site has one.
  public static let livePage = "slackline.html"

  private let lessons: [LessonDocument]
  private let hasLivePage: Bool
  private let speech: Speech

  /// - Parameters:
  ///   - lessons: in their order.
  ///   - hasLivePage: whether a file `livePage` lies beside the others.
  public init(_ lessons: [LessonDocument], hasLivePage: Bool, in speech: Speech) {
    (self.lessons, self.hasLivePage, self.speech) = (lessons, hasLivePage, speech)
  }

  /// Whether a file is a page of such a site, so that it may be written anew.
  public static func wrote(_ text: String) -> Bool {
    let mark = Page.generator(generator).characters
    // In its head.
    let lines = text.split(separator: "\n", maxSplits: 12)
    return text.hasPrefix("<!DOCTYPE html>") && lines.contains { $0 == mark }
  }

  static let generator = "slackline site"

  /// What the files are called, in their order.
  public var names: [String] { lessons.map(Self.name) + [Self.missing, Self.index] }

  /// Every page; the list comes last, so that a site that has one is whole.
  ///
  /// - Complexity: runs every lesson.
  public var files: [File] {
    lessons.enumerated().map { place, lesson in
      let page = LessonPage(
        lesson, presentation: Presentation(speech: speech), links: links(of: place))
      return File(name: Self.name(of: lesson), text: page.text)
    } + [File(name: Self.missing, text: notFound), File(name: Self.index, text: list)]
  }

  /// What the page of a lesson is called.
  private static func name(of lesson: LessonDocument) -> String { "\(lesson.name).html" }

  private func say(_ words: SiteWords) -> Text { words.text(in: speech) }

  // MARK: Links

  private func link(to lesson: LessonDocument) -> LessonLinks.Link {
    LessonLinks.Link(address: Self.name(of: lesson), words: Text(lesson.title))
  }

  private func live(_ lesson: LessonDocument) -> String {
    "\(Self.livePage)#lesson=\(lesson.name)"
  }

  private func links(of place: Int) -> LessonLinks {
    let lesson = lessons[place]
    return LessonLinks(
      before: place > 0 ? link(to: lessons[place - 1]) : nil,
      list: LessonLinks.Link(address: Self.index, words: say(.allLessons)),
      after: place + 1 < lessons.count ? link(to: lessons[place + 1]) : nil,
      live: hasLivePage
        ? LessonLinks.Link(address: live(lesson), words: say(.doItYourself)) : nil)
  }

  // MARK: The list

  private var list: String {
    var content: [Markup] = [paragraph(say(.introduction))]
    if hasLivePage {
      let link = LessonLinks.Link(address: Self.livePage, words: say(.openThePage))
      content.append(.html("p", [:], [link.markup]))
    }
    var part: Int?
    var rows: [Markup] = []
    func flush() {
      if !rows.isEmpty { content.append(.html("ul", ["class": "lessons"], rows)) }
      rows = []
    }
    for lesson in lessons {
      if let place = lesson.place, place.part != part {
        flush()
        part = place.part
        content.append(heading(say(.part(place.part, place.title))))
      }
      rows.append(row(lesson))
    }
    flush()
    return Page(
      title: say(.title), speech: speech, content: content, generator: Self.generator,
      description: say(.introduction)
    ).text
  }

  private var notFound: String {
    let link = LessonLinks.Link(address: Self.index, words: say(.allLessons))
    return Page(
      title: say(.notFound), speech: speech, content: [.html("p", [:], [link.markup])],
      generator: Self.generator
    ).text
  }

  private func row(_ lesson: LessonDocument) -> Markup {
    var parts = [link(to: lesson).markup]
    if let place = lesson.place {
      parts += renderer.markup(of: say(.place(minutes: place.minutes, requires: place.requires)))
    }
    if let opening = lesson.opening {
      parts.append(.html("p", ["class": "about slackline"], renderer.markup(of: opening)))
    }
    return .html("li", [:], parts)
  }

  private var renderer: HTMLRenderer { HTMLRenderer(presentation: Presentation(speech: speech)) }

  private func paragraph(_ words: Text) -> Markup {
    .html("div", ["class": "slackline"], [.html("p", [:], renderer.markup(of: words))])
  }

  private func heading(_ words: Text) -> Markup { .html("h2", [:], renderer.markup(of: words)) }
}
