// The documents that the goldens show: each kind of block, and the pictures of the article.

import Rationals
import Rendering
import Testing

/// A document with a name, which is the name of its golden too.
struct Sample: Sendable, CustomTestStringConvertible {
  var name: String
  var document: Document
  var width = 72
  var numbers = Presentation.Numbers.exact

  var testDescription: String { name }
}

func third(_ numerator: Int) -> Rational { Rational(numerator: numerator, denominator: 3) }

func span(_ lower: Rational?, _ upper: Rational?) -> Span { Span(lower: lower, upper: upper) }

func ticks(_ values: KeyValuePairs<String, Rational>) -> [NumberLines.Tick] {
  values.map { NumberLines.Tick(name: $0.key, value: $0.value) }
}

func vertices(_ points: [(Rational, Rational)]) -> [Graph.Vertex] {
  points.map { Graph.Vertex(x: $0.0, y: $0.1) }
}

let huge = Rational(String(repeating: "1234567890", count: 40)) ?? 0

let articlePoints = ticks(["X0": 0, "X1": 10, "X2": 20, "X3": 30])

// MARK: Number lines

let articleLines = NumberLines(
  variable: "X",
  rows: [
    NumberLines.Row(
      priority: 1000, caption: ["required", "", "X = X0 + a,  X = X3 − b"],
      region: span(0, 30), label: "[X0, X3]"),
    NumberLines.Row(
      priority: 750, caption: ["high", "750", "f₁ = d⁻  →  0", "1 pivot"],
      region: span(20, 30), label: "[X2, X3]"),
    NumberLines.Row(
      priority: 250, caption: ["low", "250", "f₂ = c⁺ + c⁻  →  10", "1 pivot"],
      region: span(20, 20), label: "{X2}"),
  ],
  ticks: articlePoints)

func row(_ region: Span?, _ label: Text, priority: Int = 750) -> NumberLines.Row {
  NumberLines.Row(priority: priority, caption: [], region: region, label: label)
}

let longNames = NumberLines(
  variable: "X",
  rows: [
    row(
      span(0, 100),
      "saveButton.leading in [viewController.leading, viewController.trailing] = [0, 100]"),
    row(span(0, nil), "[viewController.leading, +∞)"),
  ],
  ticks: ticks(["viewController.leading": 0, "middle": 50, "viewController.trailing": 100]))

let numberLineSamples: [Sample] = [
  Sample(name: "number lines of the article", document: Document([.numberLines(articleLines)])),
  Sample(
    name: "number line without anything",
    document: Document([
      .numberLines(NumberLines(variable: "X", rows: [row(span(nil, nil), "(−∞, ∞)")], ticks: []))
    ])),
  Sample(
    name: "number lines open to either side",
    document: Document([
      .numberLines(
        NumberLines(
          variable: "X",
          rows: [
            row(span(nil, nil), "(−∞, ∞)", priority: 1000), row(span(nil, 20), "(−∞, X2]"),
            row(span(10, nil), "[X1, ∞)"), row(nil, "nothing"),
          ],
          ticks: articlePoints))
    ])),
  Sample(
    name: "number lines with unequal spacing",
    document: Document([
      .numberLines(
        NumberLines(
          variable: "X", rows: [row(span(0, 1000), "[A, C]"), row(span(0, 1), "[A, B]")],
          ticks: ticks(["A": 0, "B": 1, "C": 1000])))
    ])),
  Sample(
    name: "number lines with crowded names",
    document: Document([
      .numberLines(
        NumberLines(
          variable: "X", rows: [row(span(1, 4), "[second, fifth]")],
          ticks: ticks([
            "first": 0, "second": 1, "third": 2, "fourth": 3, "fifth": 4, "far": 100,
            "farther": 101,
          ])))
    ])),
  Sample(
    name: "number lines with fractions and unnamed ends",
    document: Document([
      .numberLines(
        NumberLines(
          variable: "X",
          rows: [
            row(span(third(-7), third(40)), "[\(third(-7)), \(third(40))]"),
            row(span(third(1), third(40)), "[\(third(1)), \(third(40))]"),
          ],
          ticks: ticks(["left": -10, "zero": 0, "null": 0, "寬": 10])))
    ])),
  Sample(
    name: "number lines with a huge end",
    document: Document([
      .numberLines(
        NumberLines(
          variable: "X", rows: [row(span(0, huge), "[X0, \(huge)]")], ticks: articlePoints))
    ])),
  Sample(
    name: "number lines with long names", document: Document([.numberLines(longNames)]),
    width: 80),
  Sample(
    name: "number lines with long names in little room",
    document: Document([.numberLines(longNames)]), width: 40),
  Sample(
    name: "number lines in little room",
    document: Document([.numberLines(articleLines)]), width: 30),
]

// MARK: Graphs

let flatSum = Graph(
  title: "level low (250): f₁ = a⁺ + a⁻ + b⁻",
  variable: "X",
  curves: [
    Graph.Curve(
      label: "a⁺ + a⁻  (X = X1)", priority: 250,
      vertices: vertices([(0, 10), (10, 0), (30, 20)]), isMain: false),
    Graph.Curve(
      label: "b⁻  (X ≥ X2)", priority: 250, vertices: vertices([(0, 20), (20, 0), (30, 0)]),
      isMain: false),
    Graph.Curve(
      label: "f₁", priority: 250, vertices: vertices([(0, 30), (10, 10), (20, 10), (30, 20)]),
      isMain: true),
  ],
  ticks: articlePoints, region: span(nil, nil), minimum: span(10, 20), minimumValue: 10)

let ramp = Graph(
  title: "level high (750): f₁ = d⁻", variable: "X",
  curves: [
    Graph.Curve(
      label: "f₁ = d⁻", priority: 750, vertices: vertices([(-5, 25), (20, 0), (35, 0)]),
      isMain: true)
  ],
  ticks: articlePoints, region: span(0, 30), minimum: span(20, 30), minimumValue: 0)

func curve(_ points: [(Rational, Rational)]) -> Graph {
  Graph(
    title: "f", variable: "X",
    curves: [
      Graph.Curve(label: "f", priority: 500, vertices: vertices(points), isMain: true)
    ],
    ticks: [], region: span(nil, nil), minimum: nil, minimumValue: nil)
}

let graphSamples: [Sample] = [
  Sample(name: "graph with a flat minimum", document: Document([.graph(flatSum)])),
  Sample(name: "graph of a ramp on a region", document: Document([.graph(ramp)])),
  Sample(
    name: "graph of a distance",
    document: Document([
      .graph(
        Graph(
          title: "|X − X1|", variable: "X",
          curves: [
            Graph.Curve(
              label: "c⁺ + c⁻", priority: 250,
              vertices: vertices([(-5, 15), (10, 0), (35, 25)]), isMain: true)
          ],
          ticks: articlePoints, region: span(20, 30), minimum: span(20, 20), minimumValue: 10))
    ])),
  Sample(name: "graph of named edges", document: Document([.graph(namedEdges)])),
  Sample(
    name: "graph of named edges in little room", document: Document([.graph(namedEdges)]),
    width: 44),
  Sample(
    name: "graph that is level", document: Document([.graph(curve([(0, 7), (1, 7)]))])),
  Sample(
    name: "graph of huge numbers",
    document: Document([.graph(curve([(0, huge), (huge, 0 - huge), (huge * 2, 0)]))])),
  Sample(
    name: "graph without curves",
    document: Document([
      .graph(
        Graph(
          title: "f", variable: "X", curves: [], ticks: articlePoints, region: nil, minimum: nil,
          minimumValue: nil))
    ])),
]

/// Edges in a window that grows: two end at one height, one has a least and a greatest value.
private let namedEdges: Graph = {
  let edges: [(name: Text, isMain: Bool, ends: [(Rational, Rational)])] = [
    ("screen.width", true, [(100, 100), (300, 300)]),
    ("find.left", true, [(100, 20), (300, 20)]),
    ("find.right", false, [(100, 20), (180, 72), (300, 72)]),
    ("find.right", false, [(100, 44), (128, 72), (300, 72)]),
    ("寬.left", true, [(100, 50), (200, 72), (300, 72)]),
    ("寬.right", true, [(100, 80), (300, 280)]),
  ]
  return Graph(
    title: "Left and right edges against t", variable: "t",
    curves: edges.map {
      Graph.Curve(
        label: $0.name, priority: 1000, vertices: vertices($0.ends), isMain: $0.isMain,
        isNamed: true)
    },
    ticks: [100, 300].map { NumberLines.Tick(name: "\($0)", value: Rational($0)) }, region: nil,
    minimum: nil, minimumValue: nil)
}()

// MARK: Planes

let triangle = Plane(
  title: "maximize 3x + 5y", xName: "x", yName: "y", x: span(0, 10), y: span(0, 8),
  polygons: [
    Plane.Polygon(
      corners: vertices([(0, 0), (8, 0), (Rational(numerator: 8, denominator: 3), 6)]),
      priority: 1000, label: "required", isBounded: true)
  ],
  contours: [12, 24, 36].map { (value: Int) in
    let value = Rational(value)
    return Plane.Contour(
      value: value, segments: [vertices([(0, value / 5), (10, (value - 30) / 5)])])
  },
  xTicks: (0...5).map { NumberLines.Tick(name: String(2 * $0), value: Rational(2 * $0)) },
  yTicks: (0...4).map { NumberLines.Tick(name: String(2 * $0), value: Rational(2 * $0)) },
  mark: Graph.Vertex(x: Rational(numerator: 8, denominator: 3), y: 6))

/// A cube without one of its corners, and the triangle where it was cut off.
let spaceSamples: [Sample] = [
  Sample(
    name: "space with a cube that is cut",
    document: Document([
      .space(
        Space(
          title: "the region of three variables",
          axes: ["x", "y", "z"].map { .init(name: $0, lower: 0, upper: 4) },
          bodies: [
            .init(
              corners: spots([
                (0, 0, 0), (4, 0, 0), (4, 4, 0), (0, 4, 0), (0, 0, 4), (4, 0, 4), (0, 4, 4),
                (4, 4, 2), (4, 2, 4), (2, 4, 4),
              ]),
              faces: [
                [0, 3, 2, 1], [0, 1, 5, 4], [0, 4, 6, 3], [1, 2, 7, 8, 5], [3, 6, 9, 7, 2],
                [4, 5, 8, 9, 6], [7, 9, 8],
              ].map { .init(corners: $0) }, priority: 1000, label: "required", isBounded: true),
            .init(
              corners: spots([(4, 4, 2), (2, 4, 4), (4, 2, 4)]),
              faces: [.init(corners: [0, 1, 2], constraint: "c")], priority: 750, label: "high",
              isBounded: true),
            .init(
              corners: spots([(4, 2, 4)]), faces: [], priority: 250, label: "low",
              isBounded: true),
          ], mark: spots([(4, 2, 4)])[0], taken: ["a", "b", "c"]))
    ]))
]

private func spots(_ places: [(Rational, Rational, Rational)]) -> [Space.Corner] {
  places.map { .init(x: $0.0, y: $0.1, z: $0.2) }
}

let planeSamples: [Sample] = [
  Sample(name: "plane with a triangle", document: Document([.plane(triangle)])),
  Sample(
    name: "plane with regions that shrink",
    document: Document([
      .plane(
        Plane(
          title: "the region after each level", xName: "x", yName: "y", x: span(-1, 11),
          y: span(-1, 11),
          polygons: [
            Plane.Polygon(
              corners: vertices([(0, 0), (11, 0), (11, 11), (0, 11)]), priority: 1000,
              label: "required", isBounded: false),
            Plane.Polygon(
              corners: vertices([(2, 2), (9, 2), (9, 9)]), priority: 750, label: "high",
              isBounded: true),
            Plane.Polygon(
              corners: vertices([(5, 2), (5, 5)]), priority: 250, label: "low", isBounded: true),
          ],
          contours: [],
          xTicks: ticks(["X0": 0, "X1": 5, "X2": 10]), yTicks: ticks(["Y0": 0, "Y1": 10]),
          mark: Graph.Vertex(x: 5, y: 3)))
    ])),
  Sample(
    name: "plane with one point in it",
    document: Document([
      .plane(
        Plane(
          title: "", xName: "width", yName: "height", x: span(nil, nil), y: span(nil, nil),
          polygons: [
            Plane.Polygon(
              corners: vertices([(third(1), third(-2))]), priority: 500, label: "medium",
              isBounded: true)
          ],
          contours: [], xTicks: [], yTicks: [], mark: nil))
    ])),
]

// MARK: Text and tables

let dictionary = Table(
  caption: "The dictionary before pivot 2:",
  header: ["", "1", "a", "d⁺", "d⁻"],
  rows: [
    ["X", "\(20 as Rational)", "", "1", "−1"],
    ["b", "\(10 as Rational)", "", "−1", "1"],
    ["c⁺", "\(third(-7))", "1", "−1/3", "1"],
    ["f₁", "\(0 as Rational)", "", "", "1"],
    ["f₂", "\(10 as Rational)", "", "1", "−1"],
  ],
  alignments: [.left, .right, .right, .right, .right], groupStarts: [3], markedRow: 2,
  markedColumn: 3)

let textSamples: [Sample] = [
  Sample(
    name: "paragraphs",
    document: Document([
      .paragraph("X = X2 = \(20 as Rational)    want: X is \(10 as Rational) above X1"),
      .blank, .blank,
      .paragraph(
        "The requirements are solved first, then each level in order of priority, each on the set "
          + "of solutions that the levels above left over: X ≥ X0, “so to speak”, x·y ≤ −∞ → "
          + "a⁺ + a⁻."),
      .paragraph("ширина and 寬 stay as they are; \u{1B}[31m cannot colour anything."),
      .paragraph("\(huge)"),
      .blank,
    ])),
  Sample(
    name: "decimals",
    document: Document([
      .paragraph("\(third(-7)), \(third(1)), \(Rational(numerator: -5, denominator: 2)), 20")
    ]), numbers: .decimal(places: 3)),
  Sample(
    name: "headings, bullets, code",
    document: Document([
      .blank, .heading("Lines that shrink", level: 1), .blank,
      .heading("What is left", level: 2), .heading("Of \(third(1))", level: 3),
      .bullets([
        Document([.paragraph("one"), .paragraph("and more of it")]),
        Document([.paragraph("two"), .bullets([Document([.paragraph("inner")])])]), Document(),
      ]),
      .indented(
        Document([.verbatim("> X >= X0 @high\n  ◀━━●   \n"), .paragraph("inside")])),
    ])),
  Sample(
    name: "grid",
    document: Document([
      .grid(
        Grid(
          [
            ["a", "X = X0", "@low", "\(third(40))"],
            ["long-label", "ширина ≥ 寬度 + 1", "@required", "\(0 as Rational)"],
            ["b", "X ≥ X2"],
          ], alignments: [.right, .left, .center, .right], gap: 3))
    ])),
  Sample(name: "table with a pivot", document: Document([.table(dictionary)])),
  Sample(name: "table in little room", document: Document([.table(dictionary)]), width: 24),
  Sample(
    name: "table with a number as wide as the page",
    document: Document([
      .table(
        Table(
          header: ["", "1", "a⁺", "b⁻"],
          rows: [
            ["X", "\(Rational("12345678901234567890/7777777") ?? 0)", "1", "−1"],
            ["f(low)", "\(0 as Rational)", "\(third(1))", ""],
          ], alignments: [.left, .right, .right, .right], markedRow: 1, markedColumn: 2))
    ]), width: 30),
  Sample(
    name: "table of huge numbers",
    document: Document([
      .table(
        Table(
          header: ["", "1", "a⁺"], rows: [["X", "\(huge)", "\(huge.reciprocal)"]],
          alignments: [.left, .right, .right]))
    ])),
]

let allSamples =
  textSamples + numberLineSamples + graphSamples + planeSamples + spaceSamples
  + boxesSamples
