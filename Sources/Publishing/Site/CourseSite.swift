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
  /// An example of each kind of picture and table.
  public static let style = "style.html"
  /// The ways through the lessons.
  public static let tracks = "tracks.html"
  /// The live page, where the site has one.
  public static let livePage = "slackline.html"
  /// The picture that is shown with a link to it.
  public static let preview = Page.preview

  private let lessons: [LessonDocument]
  private let tracks: [Track]
  private let hasLivePage: Bool
  private let address: String?
  private let speech: Speech

  /// - Parameters:
  ///   - lessons: in their order.
  ///   - tracks: the ways through them, which have a page of their own.
  ///   - hasLivePage: whether a file `livePage` lies beside the others.
  ///   - address: where it will stand, with or without a slash at its end; nil: anywhere.
  public init(
    _ lessons: [LessonDocument], tracks: [Track] = [], hasLivePage: Bool, address: String? = nil,
    in speech: Speech
  ) {
    self.tracks = tracks
    (self.lessons, self.hasLivePage, self.speech) = (lessons, hasLivePage, speech)
    self.address = address.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// The live page, which says where it stands.
  ///
  /// - Parameter address: the site's, with or without a slash at its end.
  public static func livePage(_ bytes: [UInt8], at address: String) -> [UInt8] {
    let mark = Array("<meta property=\"og:type\" content=\"website\">\n".utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else {
      return bytes
    }
    let place = start + mark.count
    let site = address.hasSuffix("/") ? address : address + "/"
    let words = Page.address(site, livePage).map { $0.characters + "\n" }.joined()
    return bytes[..<place] + Array(words.utf8) + bytes[place...]
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
  public var names: [String] {
    lessons.map(Self.name) + [Self.missing, Self.style] + (tracks.isEmpty ? [] : [Self.tracks])
      + [Self.index]
  }

  /// Every page; the list comes last, so that a site that has one is whole.
  ///
  /// - Complexity: runs every lesson.
  public var files: [File] {
    let pages = lessons.enumerated().map { place, lesson in
      LessonPage(lesson, presentation: Presentation(speech: speech), links: links(of: place))
    }
    return zip(lessons, pages).map { lesson, page in
      let name = Self.name(of: lesson)
      return File(name: name, text: page.text(at: address.map { ($0, name) }))
    } + [
      File(name: Self.missing, text: notFound), File(name: Self.style, text: stylePage),
    ] + (tracks.isEmpty ? [] : [File(name: Self.tracks, text: tracksPage)]) + [
      File(name: Self.index, text: list(pages.map { $0.picture }))
    ]
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

  /// - Parameter pictures: one for each lesson, of those that have any.
  private func list(_ pictures: [Markup?]) -> String {
    let search = SiteSearch(lessons)
    var content: [Markup] = [paragraph(say(.introduction))]
    if hasLivePage {
      let link = LessonLinks.Link(address: Self.livePage, words: say(.openThePage))
      content += [.html("p", [:], [link.markup]), gallery]
    }
    content += ways
    content.append(SiteSearch.field(say(.search), renderer))
    var part: Int?
    var rows: [Markup] = []
    func flush() {
      if !rows.isEmpty { content.append(.html("ul", ["class": "lessons"], rows)) }
      rows = []
    }
    for (index, lesson) in lessons.enumerated() {
      if let place = lesson.place, place.part != part {
        flush()
        part = place.part
        content.append(heading(say(.part(place.part, place.title))))
      }
      var row = row(lesson, pictures[index])
      row.children.append(search.words(ofLesson: index))
      rows.append(.element(row))
    }
    flush()
    let style = LessonLinks.Link(address: Self.style, words: say(.style))
    content.append(.html("p", ["class": "place"], [style.markup]))
    var page = Page(
      title: say(.title), speech: speech, content: content, generator: Self.generator,
      description: say(.introduction))
    page.place = address.map { ($0, "") }
    page.hasIcon = true
    page.script = SiteSearch.script
    return page.text
  }

  /// Problems that open in the live page.
  private var gallery: Markup {
    let links = ShownProblem.allCases.map { problem in
      let link = LessonLinks.Link(
        address: "\(Self.livePage)#problem=\(problem.rawValue)", words: problem.title(in: speech))
      return Markup.html("li", [:], [link.markup])
    }
    return .html(
      "details", [:],
      [
        .html("summary", [:], renderer.markup(of: say(.gallery))),
        .html("ul", ["class": "gallery"], links),
      ])
  }

  /// Links to the ways through the lessons.
  private var ways: [Markup] {
    if tracks.isEmpty { return [] }
    let links = tracks.map { track in
      Markup.html(
        "li", [:],
        [
          LessonLinks.Link(address: "\(Self.tracks)#\(track.name)", words: Text(track.title)).markup
        ])
    }
    return [paragraph(say(.tracks)), .html("ul", ["class": "gallery"], links)]
  }

  private var tracksPage: String {
    let home = LessonLinks.Link(address: Self.index, words: say(.allLessons))
    let ways = LessonLinks(before: nil, list: home, after: nil, live: nil)
    var page = Page(
      title: say(.tracks), speech: speech,
      content: tracks.flatMap { TrackSection($0, lessons, speech: speech).markup },
      generator: Self.generator, description: say(.tracks))
    page.hasIcon = true
    page.navigation = (ways.markup(say(.lessons)), ways.markup(say(.goOn)))
    return page.text
  }

  private var stylePage: String {
    let home = LessonLinks.Link(address: Self.index, words: say(.allLessons))
    let ways = LessonLinks(before: nil, list: home, after: nil, live: nil)
    return StylePage(
      speech: speech, navigation: (ways.markup(say(.lessons)), ways.markup(say(.goOn)))
    ).text
  }

  private var notFound: String {
    let link = LessonLinks.Link(address: Self.index, words: say(.allLessons))
    var page = Page(
      title: say(.notFound), speech: speech, content: [.html("p", [:], [link.markup])],
      generator: Self.generator)
    page.hasIcon = true
    return page.text
  }

  private func row(_ lesson: LessonDocument, _ picture: Markup?) -> Markup.Element {
    var parts = [link(to: lesson).markup]
    if let place = lesson.place {
      parts += renderer.markup(of: say(.place(minutes: place.minutes, requires: place.requires)))
    }
    if let opening = lesson.opening {
      parts.append(.html("p", ["class": "about slackline"], renderer.markup(of: opening)))
    }
    let words = Markup.html("div", [:], parts)
    let seen = picture.map {
      Markup.html("div", ["class": "seen slackline", "aria-hidden": "true"], [$0])
    }
    return Markup.Element(
      name: "li", namespace: .html, attributes: [],
      children: [words] + [seen].compactMap { $0 })
  }

  private var renderer: HTMLRenderer { HTMLRenderer(presentation: Presentation(speech: speech)) }

  private func paragraph(_ words: Text) -> Markup {
    .html("div", ["class": "slackline"], [.html("p", [:], renderer.markup(of: words))])
  }

  private func heading(_ words: Text) -> Markup { .html("h2", [:], renderer.markup(of: words)) }
}
