// Boxes as the goldens show them: rows of views, whole screens, and what goes wrong on one.

import Rationals
import Rendering

func edge(_ value: Rational, in lower: Rational?, _ upper: Rational?) -> Boxes.Edge {
  Boxes.Edge(value, span: span(lower, upper))
}

func extent(_ near: Rational, _ far: Rational) -> Boxes.Extent {
  Boxes.Extent(Boxes.Edge(near), Boxes.Edge(far))
}

func box(
  _ name: String, in depth: Int = 1, _ horizontal: Boxes.Extent?, _ vertical: Boxes.Extent? = nil,
  isGuide: Bool = false, isMarked: Bool = false
) -> Boxes.Box {
  Boxes.Box(
    name: name, depth: depth, isGuide: isGuide, horizontal: horizontal, vertical: vertical,
    isMarked: isMarked)
}

func picture(_ boxes: [Boxes.Box]) -> Boxes {
  Boxes(panels: [Boxes.Panel(caption: "", boxes: boxes)])
}

private let screen = box("screen", in: 0, extent(0, 320), extent(0, 480))
private let window = box("screen", in: 0, extent(0, 320), extent(0, 200))

let viewRow = picture([
  screen, box("find", extent(20, 72)), box("findNext", extent(80, 156)),
  box("field", extent(164, 300)),
])

let openViewRow = picture([
  screen, box("a", Boxes.Extent(Boxes.Edge(20), edge(122, in: 100, 122))),
  box("b", Boxes.Extent(edge(130, in: 108, 130), Boxes.Edge(300))),
])

let phone = picture([
  screen, box("header", extent(0, 320), extent(0, 88)),
  box("icon", in: 2, extent(20, 60), extent(24, 64)),
  box("title", in: 2, extent(68, 300), extent(24, 64)),
  box("list", extent(0, 320), extent(88, 430)),
  box("row1", in: 2, extent(0, 320), extent(88, 150)),
  box("row2", in: 2, extent(0, 320), extent(150, 212)),
  box("save", extent(20, 156), extent(438, 472)),
  box("cancelButton", extent(164, 300), extent(438, 472), isMarked: true),
  box("safe", extent(0, 320), extent(20, 446), isGuide: true),
])

let change = Boxes(panels: [
  Boxes.Panel(
    caption: "before",
    boxes: [
      screen, box("photo", extent(20, 300), extent(20, 200)),
      box("name", extent(20, 160), extent(220, 242)),
      box(
        "text", extent(20, 300), Boxes.Extent(Boxes.Edge(250), edge(400, in: 272, 460))),
    ]),
  Boxes.Panel(
    caption: "after text.height = 150 was dropped",
    boxes: [
      screen, box("photo", extent(20, 300), extent(20, 240)),
      box("name", extent(20, 200), extent(260, 282)),
      box(
        "text", extent(20, 300),
        Boxes.Extent(edge(290, in: 282, nil), edge(460, in: nil, 460))),
    ]),
])

let overlapping = picture([
  window, box("a", extent(-60, 100), extent(20, 120)), box("b", extent(60, 200), extent(60, 180)),
  box("c", extent(280, 400), extent(-20, 40)), box("thin", extent(240, 240), extent(60, 180)),
  box("flat", extent(210, 300), extent(190, 190)), box("point", extent(260, 260), extent(100, 100)),
  box("twin1", extent(310, 390), extent(80, 180)), box("twin2", extent(310, 390), extent(80, 180)),
])

let unsaid = picture([
  window, box("a", extent(20, 100), extent(20, 80)), box("b", extent(120, 200)),
  box("inner", in: 2, extent(130, 190), extent(50, 120)), box("c", nil, extent(150, 180)),
])

let nestedStrips = picture([
  box("screen", in: 0, extent(0, 375)), box("card", extent(16, 359)),
  box("row", in: 2, extent(24, 351)), box("icon", in: 3, extent(24, 64)),
  box("标题", in: 3, extent(72, 300)), box("badge", in: 3, extent(280, 351)),
  box("footer", extent(16, 200)), box("g", extent(200, 359), isGuide: true),
])

let toolbar = picture([
  box("screen", in: 0, extent(0, 1024), extent(0, 200)), box("bar", extent(0, 1024), extent(0, 44)),
  box("back", in: 2, extent(8, 80), extent(6, 38)),
  box("title", in: 2, extent(400, 624), extent(6, 38)),
  box("按钮", in: 2, extent(900, 1016), extent(6, 38)),
  box("content", extent(0, 1024), extent(44, 200), isMarked: true),
])

private func samples(_ name: String, _ boxes: Boxes, widths: [Int]) -> [Sample] {
  widths.map { width in
    Sample(name: "boxes \(name) in \(width)", document: Document([.boxes(boxes)]), width: width)
  }
}

let boxesSamples: [Sample] =
  samples("in a row", viewRow, widths: [16, 24, 80])
  + samples("with an open edge", openViewRow, widths: [40, 80])
  + samples("on a phone", phone, widths: [40, 120]) + samples("changed", change, widths: [40, 120])
  + samples("that overlap", overlapping, widths: [40, 80])
  + samples("with nothing said", unsaid, widths: [80])
  + samples("nested in strips", nestedStrips, widths: [40, 80])
  + samples("of a toolbar", toolbar, widths: [80])
