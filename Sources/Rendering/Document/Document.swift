// The neutral form of everything that is shown: values, no characters placed yet. One walker each
// turns it into terminal text and, later, into other formats.

public import Rationals

public struct Document: Hashable, Sendable {
  public var blocks: [Block]

  public init(_ blocks: [Block] = []) { self.blocks = blocks }
  public var isEmpty: Bool { blocks.isEmpty }
  public mutating func append(_ block: Block) { blocks.append(block) }
  public mutating func append(contentsOf other: Document) { blocks += other.blocks }
}

public indirect enum Block: Hashable, Sendable {
  /// Wrapped at the width.
  case paragraph(Text)
  /// One line each, never wrapped, columns aligned: equations, lists, decompositions.
  case grid(Grid)
  /// With a rule below its head and, where a pivot is marked, its row, column and element shown.
  case table(Table)
  /// Number lines over one common axis.
  case numberLines(NumberLines)
  /// Piecewise linear functions of one variable.
  case graph(Graph)
  /// A convex region of the plane, and the level curves of a function over it.
  case plane(Plane)
  case heading(Text, level: Int)
  case bullets([Document])
  /// The blocks, moved to the right.
  case indented(Document)
  /// Text exactly as it is, such as a typed line in a lesson.
  case verbatim(String)
  case blank
}

/// A run of text, in pieces that each know what they are. Words and symbols are written in Unicode
/// ("≥", "−", "a⁺", "∞"); the walker for plain ASCII spells them otherwise (">=", "-", "a+", "inf").
public struct Text: Hashable, Sendable, ExpressibleByStringInterpolation {
  public enum Role: Hashable, Sendable {
    case plain
    case strong
    case dim
    /// Something of the level with that priority, 1 … 1000.
    case level(Int)
    case error
    case note
    /// Something that can be typed.
    case code
    case good
  }

  public enum Piece: Hashable, Sendable {
    case words(String, Role)
    /// Shown exactly or as a decimal, as the reader wishes; of very many digits only the first and the
    /// last.
    case number(Rational, Role)
    /// The same with every digit, for who asks for this number and no other.
    case wholeNumber(Rational, Role)
  }

  public var pieces: [Piece]

  public init(pieces: [Piece]) { self.pieces = pieces }
  public init(_ words: String, _ role: Role = .plain) { pieces = [.words(words, role)] }
  public init(_ number: Rational, _ role: Role = .plain) { pieces = [.number(number, role)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// `"X is \(number) above \(name, .strong)"`
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal, .plain)) }
    }
    public mutating func appendInterpolation(_ number: Rational, _ role: Role = .plain) {
      pieces.append(.number(number, role))
    }
    public mutating func appendInterpolation(_ words: String, _ role: Role = .plain) {
      pieces.append(.words(words, role))
    }
    public mutating func appendInterpolation(_ count: Int, _ role: Role = .plain) {
      pieces.append(.words(String(count), role))
    }
    public mutating func appendInterpolation(_ text: Text) { pieces += text.pieces }
  }

  /// The same with every digit of its numbers.
  public var withWholeNumbers: Text {
    Text(
      pieces: pieces.map { piece in
        if case .number(let number, let role) = piece { .wholeNumber(number, role) } else { piece }
      })
  }

  public static func + (a: Text, b: Text) -> Text { Text(pieces: a.pieces + b.pieces) }
  public static func += (a: inout Text, b: Text) { a.pieces += b.pieces }
  public var isEmpty: Bool { pieces.isEmpty }
}

extension [Text] {
  public func joined(separator: Text) -> Text {
    var result = Text(pieces: [])
    for index in indices {
      if index > 0 { result += separator }
      result += self[index]
    }
    return result
  }
}

public enum Alignment: Hashable, Sendable { case left, right, center }

public struct Grid: Hashable, Sendable {
  public var rows: [[Text]]
  /// For each column; columns past its end are left-aligned.
  public var alignments: [Alignment]
  /// The spaces between columns.
  public var gap: Int

  public init(_ rows: [[Text]], alignments: [Alignment] = [], gap: Int = 2) {
    self.rows = rows
    self.alignments = alignments
    self.gap = gap
  }
}

public struct Table: Hashable, Sendable {
  public var caption: Text?
  public var header: [Text]
  public var rows: [[Text]]
  public var alignments: [Alignment]
  /// The first row of each group but the first; a thin rule is drawn above it (objective rows).
  public var groupStarts: [Int]
  /// The pivot: the row and the column that are marked, in `rows` and in columns.
  public var markedRow: Int?
  public var markedColumn: Int?

  public init(
    caption: Text? = nil, header: [Text], rows: [[Text]], alignments: [Alignment] = [],
    groupStarts: [Int] = [], markedRow: Int? = nil, markedColumn: Int? = nil
  ) {
    self.caption = caption
    self.header = header
    self.rows = rows
    self.alignments = alignments
    self.groupStarts = groupStarts
    self.markedRow = markedRow
    self.markedColumn = markedColumn
  }
}

/// Ends of an interval; nil is an end that is open to infinity.
public struct Span: Hashable, Sendable {
  public var lower: Rational?
  public var upper: Rational?

  public init(lower: Rational?, upper: Rational?) {
    self.lower = lower
    self.upper = upper
  }
}

/// Several number lines, one below another, over one axis with named points below the last.
public struct NumberLines: Hashable, Sendable {
  public struct Tick: Hashable, Sendable {
    public var name: String
    public var value: Rational
    public init(name: String, value: Rational) {
      self.name = name
      self.value = value
    }
  }

  public struct Row: Hashable, Sendable {
    /// The priority whose colour the line takes.
    public var priority: Int
    /// Cells above the line, such as the level's name, its number, its objective, the pivots;
    /// aligned with those of the other rows. Empty: no line of text above.
    public var caption: [Text]
    /// What is left; nil is nothing at all.
    public var region: Span?
    /// Behind the line: the region in words, such as `[X0, X3]`.
    public var label: Text

    public init(priority: Int, caption: [Text], region: Span?, label: Text) {
      self.priority = priority
      self.caption = caption
      self.region = region
      self.label = label
    }
  }

  public var rows: [Row]
  public var ticks: [Tick]
  /// What part of the axis is seen; nil: what there is to see. Values outside of it are drawn at its ends.
  public var axis: AxisRange?

  public init(rows: [Row], ticks: [Tick], axis: AxisRange? = nil) {
    self.rows = rows
    self.ticks = ticks
    self.axis = axis
  }
}

/// Piecewise linear functions of one variable, drawn over one axis.
public struct Graph: Hashable, Sendable {
  public struct Vertex: Hashable, Sendable {
    public var x: Rational
    public var y: Rational
    public init(x: Rational, y: Rational) {
      self.x = x
      self.y = y
    }
  }

  public struct Curve: Hashable, Sendable {
    public var label: Text
    public var priority: Int
    /// In order of x, at least two; straight between them.
    public var vertices: [Vertex]
    /// Drawn more strongly than the others: the sum among its parts.
    public var isMain: Bool

    public init(label: Text, priority: Int, vertices: [Vertex], isMain: Bool) {
      self.label = label
      self.priority = priority
      self.vertices = vertices
      self.isMain = isMain
    }
  }

  public var title: Text
  public var variable: String
  public var curves: [Curve]
  public var ticks: [NumberLines.Tick]
  /// What the levels above left over; drawn on the axis. nil: nothing.
  public var region: Span?
  /// Where the main curve is least on the region, and its value there.
  public var minimum: Span?
  public var minimumValue: Rational?

  public init(
    title: Text, variable: String, curves: [Curve], ticks: [NumberLines.Tick], region: Span?,
    minimum: Span?, minimumValue: Rational?
  ) {
    self.title = title
    self.variable = variable
    self.curves = curves
    self.ticks = ticks
    self.region = region
    self.minimum = minimum
    self.minimumValue = minimumValue
  }
}

/// A convex polygon of the plane inside a frame, and the level curves of a function over the frame.
public struct Plane: Hashable, Sendable {
  public struct Contour: Hashable, Sendable {
    /// The function's value along the curve.
    public var value: Rational
    /// Straight pieces, each from one point to another.
    public var segments: [[Graph.Vertex]]
    public init(value: Rational, segments: [[Graph.Vertex]]) {
      self.value = value
      self.segments = segments
    }
  }

  /// One region: its corners in order around it (one: a point, two: a line), cut off at the frame.
  public struct Polygon: Hashable, Sendable {
    public var corners: [Graph.Vertex]
    public var priority: Int
    public var label: Text
    /// False where a corner lies on the frame only because the region goes on beyond it.
    public var isBounded: Bool
    public init(corners: [Graph.Vertex], priority: Int, label: Text, isBounded: Bool) {
      self.corners = corners
      self.priority = priority
      self.label = label
      self.isBounded = isBounded
    }
  }

  public var title: Text
  public var xName: String
  public var yName: String
  public var x: Span
  public var y: Span
  public var polygons: [Polygon]
  public var contours: [Contour]
  public var xTicks: [NumberLines.Tick]
  public var yTicks: [NumberLines.Tick]
  /// The solution.
  public var mark: Graph.Vertex?
  /// Straight lines that bound regions, each from one point to another and with a name.
  public var guides: [Guide] = []
  /// The way to the mark, drawn dashed.
  public var trail: [Graph.Vertex] = []

  public struct Guide: Hashable, Sendable {
    public var name: Text
    public var ends: [Graph.Vertex]
    public init(name: Text, ends: [Graph.Vertex]) {
      self.name = name
      self.ends = ends
    }
  }

  public init(
    title: Text, xName: String, yName: String, x: Span, y: Span, polygons: [Polygon],
    contours: [Contour], xTicks: [NumberLines.Tick], yTicks: [NumberLines.Tick],
    mark: Graph.Vertex?
  ) {
    self.title = title
    self.xName = xName
    self.yName = yName
    self.x = x
    self.y = y
    self.polygons = polygons
    self.contours = contours
    self.xTicks = xTicks
    self.yTicks = yTicks
    self.mark = mark
  }
}
