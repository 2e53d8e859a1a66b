// Pictures among words: each is a figure with its title above and its legend below as words of the page, and an SVG
// element between them that has a title and a description for those who do not see it.

extension HTMLRenderer {
  private var drawing: SVGRenderer {
    SVGRenderer(presentation: presentation, width: width, height: height, isInset: true)
  }

  func markup(of graph: Graph) -> Markup {
    var areNamed = false
    let picture = picture(.graph(graph), title: graph.title) {
      areNamed = drawing.plot(graph, on: &$0)
    }
    return figure(
      "graph", title: graph.title, picture,
      legend: drawing.renderer.graphWords(graph, areNamed: areNamed))
  }

  func markup(of plane: Plane) -> Markup {
    var others: [Text] = []
    let title =
      speller.line(plane.title).isBlank
      ? drawing.renderer.say(.plane(plane.xName, plane.yName)) : plane.title
    let picture = picture(.plane(plane), title: title) {
      others = drawing.plot(plane, on: &$0)
    }
    return figure(
      "plane", title: plane.title, picture, legend: drawing.legend(of: plane) + others)
  }

  func markup(of space: Space) -> Markup {
    let picture = picture(.space(space), title: space.title) { drawing.plot(space, on: &$0) }
    return figure("space", title: space.title, picture, legend: drawing.legend(of: space))
  }

  func markup(of boxes: Boxes) -> Markup {
    let caption = boxes.panels.first?.caption ?? ""
    let title = speller.line(caption).isBlank ? drawing.renderer.say(.views) : caption
    let picture = picture(.boxes(boxes), title: title) { drawing.draw(boxes, on: &$0) }
    return figure("boxes", title: "", picture, legend: [])
  }

  func figure(_ kind: String, title: Text, _ picture: Markup, legend: [Text]) -> Markup {
    let caption =
      speller.line(title).isBlank ? [] : [Markup.html("figcaption", [:], markup(of: title))]
    let words = legend.map { Markup.html("li", [:], markup(of: $0)) }
    return .html(
      "figure", ["class": kind],
      caption + [picture] + (words.isEmpty ? [] : [.html("ul", ["class": "legend"], words)]))
  }

  private func picture(
    _ block: Block, title: Text, draw: (inout SVGSheet) -> Void
  ) -> Markup {
    var sheet = SVGSheet(margin: 40)
    draw(&sheet)
    return picture(
      sheet, title: speller.line(title).string(theme: nil),
      description: drawing.renderer.described(Document([block])))
  }

  func picture(_ sheet: SVGSheet, title: String, description: String) -> Markup {
    let height = (sheet.bottom + 40) / 10
    return .svg(
      "svg",
      [
        "role": "img", "viewBox": "0 0 \(width) \(height)", "width": "\(width)",
        "height": "\(height)",
      ],
      (title.isEmpty ? [] : [.svg("title", [:], [.text(title)])])
        + [.svg("desc", [:], [.text(description)])] + sheet.elements)
  }
}
