// A screen of a presentation as SVG: the headline large, the story, the equations, how things stand, and the
// picture.

extension SVGRenderer {
  func draw(_ slide: Slide, on sheet: inout SVGSheet) {
    // A letter of the headline is twice as wide as the others.
    let headline = slide.headlines.first { 2 * speller.line($0).width <= renderer.width }
    if let headline {
      sheet.skip(SVGSheet.rowHeight / 2)
      sheet.writeHeadline(speller.line(headline).string(theme: nil))
      sheet.skip(rows: 2)
    } else if let last = slide.headlines.last {
      sheet.write(renderer.wrapped(last, width: renderer.width))
    }
    for text in slide.story {
      sheet.write(renderer.wrapped(text, width: renderer.width, hanging: 2))
    }
    if !slide.body.isEmpty {
      sheet.skip(rows: 1)
      draw(slide.body, on: &sheet)
    }
    sheet.skip(rows: 1)
    sheet.write(renderer.wrapped(slide.state, width: renderer.width, hanging: 2))
    switch slide.picture {
    case .plane(let plane): draw(plane, on: &sheet)
    case .boxes(let boxes): draw(boxes, on: &sheet)
    case .line(let line): draw(line, on: &sheet)
    case nil: break
    }
  }
}
