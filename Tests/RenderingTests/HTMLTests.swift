// Documents as elements of a page.

import Formats
import Rationals
import Rendering
import TestSupport
import Testing

@Suite struct HTMLTests {
  private static func characters(_ document: Document, _ renderer: HTMLRenderer = HTMLRenderer())
    -> String
  {
    Markup.html("div", ["class": "slackline"], renderer.markup(of: document)).characters
  }

  private static let known: Set<String> = [
    "div", "p", "h2", "h3", "h4", "h5", "h6", "ul", "li", "pre", "code", "span", "table", "caption",
    "thead",
    "tbody", "tr", "th", "td", "figure", "figcaption", "svg", "title", "desc", "g", "text", "line",
    "polyline",
    "polygon", "circle", "rect", "tspan", "var", "sub", "sup",
  ]

  @Test(arguments: 0..<120 as Range<UInt64>)
  func `every document becomes well-formed markup of elements that are known`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let document = Document([
      .heading(generator.text(), level: generator.int(1...7)), generator.figure(),
      .table(generator.table()), .paragraph(generator.text()), .blank,
    ])
    let renderer = HTMLRenderer(
      presentation: Presentation(isASCII: generator.chance(50)), width: generator.int(1...1200))
    let html = Self.characters(document, renderer)
    let reader = try #require(MarkupReader(html), "\(html)")
    #expect(Self.known.isSuperset(of: reader.names))
    #expect(!reader.attributes.contains { $0.name == "style" || $0.name.hasPrefix("on") })
    #expect(html == Self.characters(document, renderer))
  }

  @Test(arguments: [
    "</text><script>alert(1)</script>", "\" onload=\"alert(1)", "a & b < c", "]]>", "'", "<!--",
    "\u{1B}[31m\u{0}\u{8}", "&#0;", "</style><img src=x>", "javascript:alert(1)",
  ])
  func `what was typed stays text`(typed: String) throws {
    var plane = triangle
    plane.title = Text(typed)
    plane.xName = typed
    plane.guides = [
      Plane.Guide(name: Text(typed), ends: vertices([(0, 0), (10, 8)]), constraint: typed)
    ]
    let lines = NumberLines(
      variable: typed, rows: [row(span(0, 1), Text(typed))], ticks: [.init(name: typed, value: 0)])
    let box = Boxes.Box(name: typed, depth: 0, horizontal: nil, vertical: nil)
    let boxes = Boxes(panels: [Boxes.Panel(caption: Text(typed), boxes: [box])])
    let table = Table(
      caption: Text(typed), header: [Text(typed)], rows: [[Text(typed)]])
    let html = Self.characters(
      Document([
        .plane(plane), .numberLines(lines), .boxes(boxes), .table(table), .verbatim(typed),
        .paragraph(Text(typed, .code)), .bullets([Document([.paragraph(Text(typed))])]),
      ]))
    let reader = try #require(MarkupReader(html), "\(html)")
    #expect(Self.known.isSuperset(of: reader.names))
    #expect(!reader.attributes.contains { $0.name.hasPrefix("on") })
    let shown = typed.unicodeScalars.map { $0.value < 32 ? "\u{FFFD}" : String($0) }.joined()
    #expect(reader.text.contains(shown))
  }

  @Test func `a number line says what it shows, and each point where it is`() throws {
    let html = Self.characters(Document([.numberLines(articleLines)]))
    let reader = try #require(MarkupReader(html))
    #expect(reader.values(of: "data-plot") == ["line"])
    #expect(reader.values(of: "data-x") == ["X"])
    #expect(reader.values(of: "data-point").sorted() == ["X0", "X1", "X2", "X3"])
    #expect(reader.values(of: "data-value").sorted() == ["0", "10", "20", "30"])
    #expect(reader.values(of: "data-priority") == ["1000", "750", "250"])
    #expect(reader.classes.isSuperset(of: ["region", "f-red", "f-yellow", "f-blue"]))
    // Ends of regions without a name are no points.
    let other = NumberLines(
      variable: "X", rows: [row(span(third(1), nil), "")], ticks: ticks(["A": 0]))
    let ends = try #require(MarkupReader(Self.characters(Document([.numberLines(other)]))))
    #expect(ends.values(of: "data-point") == ["A"])
    #expect(ends.values(of: "data-value").sorted() == ["0", "1/3"])
  }

  /// A page turns a pointer's place into a value by these numbers alone.
  @Test(arguments: [300, 480, 1000])
  func `the places of points lie where the range and the rectangle say`(width: Int) throws {
    let axis = AxisRange(lower: -5, upper: 35)
    var lines = articleLines
    lines.axis = axis
    let html = Self.characters(Document([.numberLines(lines)]), HTMLRenderer(width: width))
    let reader = try #require(MarkupReader(html))
    let rectangle = try #require(reader.values(of: "data-rect").first).split(separator: " ")
      .compactMap { Double($0) }
    #expect(reader.values(of: "data-x-left") == ["-5"])
    #expect(reader.values(of: "data-x-right") == ["35"])
    let circles = reader.attributes.filter { $0.element == "circle" && $0.name == "cx" }
      .compactMap { Double($0.value) }
    let expected = [0, 30, 20, 30, 20, 20].map { rectangle[0] + (5 + $0) / 40 * rectangle[2] }
    #expect(circles.count == expected.count)
    for (place, expected) in zip(circles, expected) { #expect(abs(place - expected) <= 0.051) }
  }

  @Test func `a plane says what its axes, edges, regions and corners are`() throws {
    var plane = triangle
    plane.xTicks = ticks(["P0": 0, "P1": 8])
    plane.yTicks = []
    plane.guides = [
      Plane.Guide(name: "c", ends: vertices([(0, 9), (10, -1)]), constraint: "c_id"),
      Plane.Guide(name: "none", ends: vertices([(0, 1), (10, 1)])),
    ]
    let reader = try #require(MarkupReader(Self.characters(Document([.plane(plane)]))))
    #expect(reader.values(of: "data-plot") == ["plane"])
    #expect(reader.values(of: "data-x") == [plane.xName])
    #expect(reader.values(of: "data-y") == [plane.yName])
    #expect(Set(reader.values(of: "data-constraint")) == ["c_id"])
    #expect(Set(reader.values(of: "data-point")) == ["P0", "P1"])
    #expect(Set(reader.values(of: "data-priority")) == Set(plane.polygons.map { "\($0.priority)" }))
    #expect(reader.values(of: "data-corner").count == plane.polygons.flatMap { $0.corners }.count)
  }

  @Test func `a region without end has an arrow wherever an edge goes on`() throws {
    var plane = triangle
    plane.x = span(0, 10)
    plane.y = span(0, 10)
    plane.polygons = [
      Plane.Polygon(
        corners: vertices([(2, 1), (10, 5), (10, 10), (4, 10)]), priority: 1000, label: "",
        isBounded: false)
    ]
    func polygons() throws -> Int {
      try #require(MarkupReader(SVGRenderer().text(of: Document([.plane(plane)])))).names
        .filter { $0 == "polygon" }.count
    }
    let open = try polygons()
    plane.polygons[0].isBounded = true
    #expect(try open == polygons() + 2)
  }

  @Test func `a graph names its curves, and a view its edges`() throws {
    let graph = try #require(MarkupReader(Self.characters(Document([.graph(flatSum)]))))
    #expect(graph.values(of: "data-curve").count == flatSum.curves.count)
    let view = Boxes.Box(
      name: "image", depth: 1, horizontal: .init(.init(10), .init(40, span: span(20, nil))),
      vertical: .init(.init(0), .init(third(50))))
    let screen = Boxes.Box(
      name: "screen", depth: 0, horizontal: .init(.init(0), .init(100)),
      vertical: .init(.init(0), .init(100)))
    let boxes = Boxes(panels: [Boxes.Panel(caption: "", boxes: [screen, view])])
    let picture = try #require(MarkupReader(Self.characters(Document([.boxes(boxes)]))))
    #expect(picture.values(of: "data-box") == ["screen", "image"])
    #expect(
      picture.values(of: "data-edge") == ["right", "bottom", "top", "right", "bottom", "left"])
    #expect(picture.values(of: "data-value") == ["100", "100", "0", "40", "50/3", "10"])
  }

  @Test func `a tableau's cells know their row and column, and the pivot is marked`() throws {
    let table = Table(
      header: ["", "a⁺", "b⁻"], rows: [["f₁", "1", "\(third(1))"], ["X", "2", "3"]],
      groupStarts: [1],
      markedRow: 1, markedColumn: 2)
    let html = Self.characters(Document([.table(table)]))
    #expect(
      html.contains(#"<td class="marked pivot" data-row="X" data-column="b⁻">3</td>"#), "\(html)")
    #expect(html.contains(#"<td data-row="f₁" data-column="a⁺">1</td>"#))
    #expect(html.contains(#"<tr class="marked group">"#))
    #expect(html.contains(#"<th scope="row" data-row="X">X</th>"#))
    #expect(html.contains(#"<span class="n"><sup>1</sup>/<sub>3</sub></span>"#))
  }

  @Test func `a page receives the same tree as JSON`() {
    let tree = Markup.html(
      "p", ["class": "a\"b", "id": nil], [.text("1 < 2"), .svg("svg", [:], [.svg("g")])])
    #expect(
      tree.json.compact == #"["p",{"class":"a\"b"},"1 < 2",["svg",{},["g",{}]]]"#)
    #expect(
      tree.characters == #"<p class="a&quot;b">1 &lt; 2<svg>\#n<g/></svg></p>"#)
  }

  @Test func `what HTML reads in its own way survives it`() {
    #expect(Markup.html("pre", [:], [.text("\nx")]).characters == "<pre>\n\nx</pre>")
    #expect(Markup.html("div").characters == "<div></div>")
    #expect(Markup.html("br").characters == "<br/>")
    let style = Markup.html("style", [:], [.text("a > b { content: \"</style>&\" }")])
    #expect(style.characters == "<style>a > b { content: \"\\3c /style>\\26 \" }</style>")
  }

  @Test func `pieces of a straight level curve are one line, and of a bent one few`() throws {
    var plane = triangle
    plane.guides = []
    plane.contours = [
      Plane.Contour(
        value: 1,
        segments: [
          vertices([(third(2), third(2)), (2, 2)]),
          vertices([(third(1), third(1)), (third(2), third(2))]),
          vertices([(2, 2), (3, 3)]), vertices([(3, 3), (4, 3)]), vertices([(5, 3), (4, 3)]),
        ])
    ]
    func curves() throws -> [String] {
      try #require(MarkupReader(Self.characters(Document([.plane(plane)])))).attributes
        .filter { $0.element == "polyline" && $0.name == "points" }.map { $0.value }
    }
    let bent = try #require(try curves().first)
    #expect(try curves().count == 1 && bent.split(separator: " ").count == 3, "\(bent)")
    // A closed curve comes back to where it began.
    plane.contours[0].segments = [
      vertices([(1, 1), (2, 1)]), vertices([(2, 2), (2, 1)]), vertices([(1, 1), (2, 2)]),
    ]
    let closed = try #require(try curves().first).split(separator: " ")
    #expect(closed.count == 4 && closed.first == closed.last)
  }

  @Test func `what stands still says nothing to a program`() throws {
    let still = HTMLRenderer().markup(of: Document([.plane(triangle)])).flatMap { $0.still }
    let reader = try #require(
      MarkupReader(Markup.html("div", [:], still).characters))
    #expect(!reader.attributes.contains { $0.name.hasPrefix("data-") })
    #expect(!reader.classes.contains("grip") && !reader.names.contains("g"))
  }
}
