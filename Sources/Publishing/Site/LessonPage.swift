// A lesson as a page: its prose, and below each typed line what the program answers now, with pictures.

public import Course
import Lessons
public import Rendering
import Wording

/// A lesson as a page that stands alone.
public struct LessonPage {
  private let lesson: LessonDocument
  private let view: LessonView
  private let presentation: Presentation
  /// In a site.
  private let links: LessonLinks?

  /// Runs the lesson.
  ///
  /// - Parameter presentation: how things are drawn until a line of the lesson says otherwise.
  public init(_ lesson: LessonDocument, presentation: Presentation = Presentation()) {
    self.init(lesson, presentation: presentation, links: nil)
  }

  init(_ lesson: LessonDocument, presentation: Presentation, links: LessonLinks?) {
    self.links = links
    self.lesson = lesson
    self.presentation = presentation.speaking(lesson.speech)
    view = LessonView(lesson, presentation: presentation)
  }

  /// As it stands in a file: HTML.
  public var text: String { text(at: nil) }

  /// - Parameter place: the site's address and its name there, where they are known.
  func text(at place: (site: String, name: String)?) -> String {
    var sections = view.sections
    var title = Text(lesson.title)
    // The first heading is the page's own.
    if case .heading(let words, 1)? = sections.first?.document.blocks.first {
      title = words
      sections[0].document.blocks.removeFirst()
    }
    let answers = LessonAnswers(lesson, in: presentation.speech)
    var content = sections.flatMap { section in
      [
        Page.markup(
          of: section.document.withHigherHeadings,
          HTMLRenderer(presentation: section.presentation), "lesson")
      ] + [section.asked.flatMap { answers.markup(ofLine: $0) }].compactMap { $0 }
    }
    if let live = links?.live {
      content.insert(.html("p", ["class": "live"], [live.markup]), at: 0)
    }
    var page = Page(title: title, speech: presentation.speech, content: content)
    page.description = lesson.opening
    if let links {
      page.generator = CourseSite.generator
      page.place = place
      page.hasIcon = true
      let words = [SiteWords.lessons, .goOn].map { $0.text(in: presentation.speech) }
      page.navigation = (links.markup(words[0]), links.markup(words[1]))
    }
    return page.text
  }
}

extension LessonPage {
  /// So wide is the picture that stands for a lesson, in pixels.
  private static let pictureWidth = 240

  /// The picture that tells most of what it is about, small and without its words: the number lines with most levels, if
  /// these are several, or else the first picture in two dimensions.
  var picture: Markup? {
    let blocks = view.sections.flatMap { $0.document.blocks }
    let lines = blocks.compactMap { block -> (Block, Int)? in
      if case .numberLines(let figure) = block { (block, figure.rows.count) } else { nil }
    }
    let plane = blocks.first { block in
      switch block {
      case .plane, .boxes, .space, .graph: true
      case .paragraph, .grid, .table, .heading, .bullets, .indented, .verbatim, .blank,
        .numberLines:
        false
      }
    }
    let longest = lines.first { $0.1 == lines.map { $0.1 }.max() }
    let chosen = longest.flatMap { $0.1 > 2 ? $0.0 : nil } ?? plane ?? longest?.0
    let renderer = HTMLRenderer(presentation: presentation, width: Self.pictureWidth, height: 150)
    return chosen.flatMap { renderer.markup(of: Document([$0])).first?.withoutWords }
  }
}

extension Markup {
  /// A figure's pictures without what is said around them.
  fileprivate var withoutWords: Markup? {
    guard case .element(var element) = self, element.namespace == .html else { return self }
    let kind = element.value(of: "class")
    if element.name == "figcaption" || kind == "legend" || kind == "words" { return nil }
    element.children = element.children.compactMap { $0.withoutWords }
    return .element(element)
  }
}

extension LessonDocument {
  /// Its first paragraph after the line that says which part it is of: what it is about.
  var opening: Text? {
    let paragraphs = markdown.prefix(4).compactMap { block -> Text? in
      if case .paragraph(let text) = block { text } else { nil }
    }
    return paragraphs.dropFirst(place == nil ? 0 : 1).first
  }
}

extension Document {
  /// Below the title of the page, which the first heading became.
  fileprivate var withHigherHeadings: Document {
    Document(
      blocks.map { block in
        if case .heading(let words, let level) = block, level > 1 {
          .heading(words, level: level - 1)
        } else {
          block
        }
      })
  }
}
