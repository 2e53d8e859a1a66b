// One example of each kind of picture and table, on one page: whoever changes how something looks sees here what it does to
// all the others.

import Course
import Narration
import Rendering
import Session
import Wording

struct StylePage {
  let speech: Speech
  /// The ways back, above and below.
  let navigation: (above: Markup, below: Markup)

  /// What is asked of each problem: of views, these; of all others, whatever there is a picture or a table of.
  private static func lines(of problem: ShownProblem) -> [String] {
    switch problem {
    case .views: ["draw", "list", "why name"]
    case .article: ["solve", "plot", "list", "why X", "tableau", "X = 3 4"]
    case .median: ["solve", "plot", "objectives"]
    case .space: ["wireframe", "solve", "sensitivity"]
    case .plane: ["region", "plot", "tableau", "dual"]
    case .levels, .edge, .unbounded, .diet, .game: ["region"]
    }
  }

  var text: String {
    let content = ShownProblem.allCases.flatMap { section(of: $0) }
    var page = Page(
      title: SiteWords.style.text(in: speech), speech: speech, content: content,
      generator: CourseSite.generator)
    page.hasIcon = true
    page.navigation = navigation
    return page.text
  }

  private func section(of problem: ShownProblem) -> [Markup] {
    var session = Session()
    for line in problem.lines { _ = session.run(line) }
    var narrator = Narrator(speech)
    let renderer = HTMLRenderer(presentation: session.presentation)
    let replies = Self.lines(of: problem).flatMap { line -> [Markup] in
      let reply = session.run(line)
      var document = Document([.paragraph(Text(line, .code))])
      document.append(contentsOf: narrator.document(for: reply, in: speech))
      return [Page.markup(of: document, renderer)]
    }
    return [.html("h2", [:], renderer.markup(of: problem.title(in: speech)))] + replies
  }
}
