// Number lines among words. The captions and the regions are words, which a reader can enlarge and a screen reader
// reads; the lines alone are SVG.

import Rationals

/// A figure of number lines, one below another, over one axis.
struct HTMLNumberLines {
  private let figure: NumberLines
  private let renderer: HTMLRenderer
  private let drawing: NumberLinesDrawing

  init(
    _ figure: NumberLines, renderer: HTMLRenderer, now: Rational? = nil, before: Rational? = nil
  ) {
    (self.figure, self.renderer) = (figure, renderer)
    drawing = NumberLinesDrawing(
      figure, width: renderer.width, speller: renderer.speller, now: now, before: before)
  }

  /// The figure says which variable its axis is and what part of it is seen; the rectangle holds for each of its pictures.
  var markup: Markup {
    let plot = SVGHooks.plot(
      "line", x: figure.variable, (drawing.axis.lower, drawing.axis.upper), in: drawing.rectangle)
    return .element(
      Markup.Element(
        name: "figure", namespace: .html, attributes: [.init("class", "line")] + plot,
        children: figure.rows.map { markup(of: $0) } + names))
  }

  private func markup(of row: NumberLines.Row) -> Markup {
    let cells = row.caption.filter { !$0.isEmpty }.map {
      Markup.html("span", [:], renderer.markup(of: $0))
    }
    let label =
      row.label.isEmpty
      ? [] : [Markup.html("span", ["class": "label"], renderer.markup(of: row.label))]
    let words = cells + label
    return .html(
      "div", ["class": "row", "data-priority": "\(row.priority)"],
      (words.isEmpty ? [] : [.html("div", ["class": "words"], words)]) + [line(of: row)])
  }

  private func line(of row: NumberLines.Row) -> Markup {
    picture(height: NumberLinesDrawing.lineHeight, ["aria-hidden": "true"], drawing.line(of: row))
  }

  private func picture(
    height: Int, _ attributes: KeyValuePairs<String, String?>, _ shapes: [Markup]
  ) -> Markup {
    let size = Markup.given([
      "viewBox": "0 0 \(renderer.width) \(SVGSheet.px(height))", "width": "\(renderer.width)",
      "height": SVGSheet.px(height),
    ])
    return .element(
      Markup.Element(
        name: "svg", namespace: .svg, attributes: Markup.given(attributes) + size,
        children: shapes))
  }

  /// Where something is moved, room for a second row is kept, so that no name that has to make way moves what is below.
  private var names: [Markup] {
    let isFilled = renderer.height != nil && !figure.variable.isEmpty && figure.ticks.count > 1
    let names = drawing.names(rows: isFilled ? 2 : 0)
    if names.height == 0 { return [] }
    let words = SVGRenderer(
      presentation: renderer.presentation, width: renderer.width, isInset: true
    ).renderer
    let below = names.references.lines(words, width: words.width).map {
      Markup.html("li", [:], renderer.inline($0))
    }
    let title = words.say(.axis(figure.variable, names.ticks))
    return [
      picture(
        height: names.height, ["class": "names", "role": "img"],
        [.svg("title", [:], [.text(words.render(title))])] + names.shapes)
    ] + (below.isEmpty ? [] : [.html("ul", ["class": "legend"], below)])
  }
}

extension HTMLRenderer {
  /// The picture of a screen of a presentation.
  public func markup(of picture: Slide.Picture) -> Markup {
    switch picture {
    case .line(let line): markup(of: line)
    case .plane(let plane): markup(of: plane)
    case .boxes(let boxes): markup(of: boxes)
    }
  }

  /// The number line of a presentation: on the same axis on every screen, with the place of the method.
  public func markup(of line: SlideNumberLine) -> Markup {
    HTMLNumberLines(line.figure, renderer: self, now: line.now, before: line.before).markup
  }
}
