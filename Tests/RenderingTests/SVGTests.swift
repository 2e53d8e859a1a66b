// Pictures as SVG.

import Rationals
import Rendering
import TestSupport
import Testing

@Suite struct SVGTests {
  @Test(arguments: 0..<120 as Range<UInt64>)
  func `every document becomes well-formed SVG without scripts`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let document = Document([generator.figure(), .table(generator.table()), .blank])
    let renderer = SVGRenderer(
      presentation: Presentation(isASCII: generator.chance(50)), width: generator.int(1...1200))
    let svg = renderer.text(of: document)
    let reader = try #require(MarkupReader(svg), "\(svg)")
    let allowed: Set<String> = [
      "svg", "title", "desc", "style", "rect", "text", "line", "polyline", "polygon", "circle",
      "g", "tspan",
    ]
    #expect(allowed.isSuperset(of: reader.names))
    #expect(reader.names.prefix(4) == ["svg", "title", "desc", "style"])
    #expect(svg == renderer.text(of: document))
  }

  @Test(arguments: [
    "</text><script>alert(1)</script>", "\" onload=\"alert(1)", "a & b < c", "]]>", "'", "<!--",
    "\u{1B}[31m\u{0}\u{8}", "&#0;",
  ])
  func `what was typed stays text`(typed: String) throws {
    var plane = triangle
    plane.title = Text(typed)
    plane.xName = typed
    plane.guides = [Plane.Guide(name: Text(typed), ends: vertices([(0, 0), (10, 8)]))]
    let lines = NumberLines(
      variable: "X", rows: [row(span(0, 1), Text(typed))], ticks: [.init(name: typed, value: 0)])
    let graph = Graph(
      title: Text(typed), variable: typed, curves: flatSum.curves,
      ticks: [.init(name: typed, value: 0)], region: nil, minimum: nil, minimumValue: nil)
    let svg = SVGRenderer().text(
      of: Document([.plane(plane), .numberLines(lines), .graph(graph), .verbatim(typed)]),
      title: typed)
    let reader = try #require(MarkupReader(svg), "\(svg)")
    #expect(!reader.names.contains("script"))
    #expect(!svg.contains("onload=\""))
    let shown = typed.unicodeScalars.map { $0.value < 32 ? "\u{FFFD}" : String($0) }.joined()
    #expect(reader.text.contains(shown))
  }

  @Test func `each level has its colour, and the picture its words`() throws {
    let svg = SVGRenderer().text(of: Document([.numberLines(articleLines)]), title: "the article")
    let reader = try #require(MarkupReader(svg))
    #expect(reader.classes.isSuperset(of: ["f-red", "f-yellow", "f-blue"]))
    #expect(reader.text.contains("the article"))
    #expect(svg.contains("prefers-color-scheme: dark"))
    let description = try #require(
      svg.split(separator: "<desc>").last?.split(separator: "</desc>").first)
    #expect(description.contains("[X0, X3]") && description.contains("high"))
  }

  @Test func `the picture of a plane names its edges, its corners and its ticks`() throws {
    var plane = triangle
    plane.xTicks = []
    plane.guides = [
      Plane.Guide(name: "c", ends: vertices([(0, 9), (10, -1)])),
      Plane.Guide(name: "y_low", ends: vertices([(0, 1), (10, 1)])),
    ]
    let svg = SVGRenderer().text(of: Document([.plane(plane)]))
    for name in [">c<", ">y_low<", ">A<", ">B<", ">C<", ">8<", ">0<"] {
      #expect(svg.contains(name), "\(name)")
    }
  }

  @Test func `a slide has its headline, its story and its picture`() throws {
    let slide = Slide(
      headlines: ["pivot 1: a⁺ enters"], story: ["X goes to X1."],
      body: Document([.paragraph("body")]), state: "X = 10",
      picture: .line(
        SlideNumberLine(
          values: [0, 10, 30], ticks: articlePoints, region: span(0, 30), priority: 1000, now: 10,
          before: 0)))
    let svg = SVGRenderer().text(of: slide)
    let reader = try #require(MarkupReader(svg))
    #expect(reader.classes.contains("headline"))
    for words in ["pivot 1: a⁺ enters", "X goes to X1.", "body", "X = 10", "X3"] {
      #expect(reader.text.contains(words), "\(words)")
    }
  }
}
