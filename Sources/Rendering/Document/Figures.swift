// Pictures as values: number lines, graphs of one variable, regions of two.

public import Rationals

/// Ends of an interval; nil is an end that is open to infinity.
public struct Span: Hashable, Sendable {
  /// The least value.
  public var lower: Rational?
  /// The greatest value.
  public var upper: Rational?

  /// From one end to the other, both included.
  public init(lower: Rational?, upper: Rational?) {
    self.lower = lower
    self.upper = upper
  }
}

/// Several number lines, one below another, over one axis with named points below the last.
public struct NumberLines: Equatable, Sendable {
  /// A place on an axis with a name.
  public struct Tick: Equatable, Sendable {
    /// As its owner wrote it.
    public var name: String
    /// Where it is.
    public var value: Rational
    /// A name at a place.
    public init(name: String, value: Rational) {
      self.name = name
      self.value = value
    }
  }

  /// One line: what is above it, what is left on it, what is beside it.
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

    /// A line of a level.
    public init(priority: Int, caption: [Text], region: Span?, label: Text) {
      self.priority = priority
      self.caption = caption
      self.region = region
      self.label = label
    }
  }

  /// Whose values they are: its pictures share an axis as far as they can (`AxisMemory`).
  public var variable: String
  /// From the top.
  public var rows: [Row]
  /// Points with names, in any order. An end of a region that has none is named by its number.
  public var ticks: [Tick]
  /// What part of the axis is seen; nil: what there is to see. Values outside of it are drawn at its ends.
  public var axis: AxisRange?

  /// Lines over one axis.
  public init(variable: String, rows: [Row], ticks: [Tick], axis: AxisRange? = nil) {
    self.variable = variable
    self.rows = rows
    self.ticks = ticks
    self.axis = axis
  }

  /// All that must be seen: the points, and the finite ends of the regions.
  var values: [Rational] {
    ticks.map { $0.value } + rows.compactMap { $0.region }.flatMap { $0.ends }
  }
}

/// Piecewise linear functions of one variable, drawn over one axis.
public struct Graph: Equatable, Sendable {
  /// A point of the plane.
  public struct Vertex: Hashable, Sendable {
    /// To the right.
    public var x: Rational
    /// Up.
    public var y: Rational
    /// A point by its coordinates.
    public init(x: Rational, y: Rational) {
      self.x = x
      self.y = y
    }
  }

  /// A function that is straight between its vertices.
  public struct Curve: Equatable, Sendable {
    /// What it is called in the legend.
    public var label: Text
    /// The level whose colour it takes.
    public var priority: Int
    /// In order of x, at least two; straight between them.
    public var vertices: [Vertex]
    /// Drawn more strongly than the others: the sum among its parts.
    public var isMain: Bool
    /// Called by its label where it ends, at the right of the graph, and not in the legend.
    public var isNamed: Bool

    /// A curve through its vertices.
    public init(
      label: Text, priority: Int, vertices: [Vertex], isMain: Bool, isNamed: Bool = false
    ) {
      self.label = label
      self.priority = priority
      self.vertices = vertices
      self.isMain = isMain
      self.isNamed = isNamed
    }
  }

  /// Above the graph.
  public var title: Text
  /// The name at the axis.
  public var variable: String
  /// In the order of the legend.
  public var curves: [Curve]
  /// Points with names on the axis.
  public var ticks: [NumberLines.Tick]
  /// What the levels above left over; drawn on the axis. nil: nothing.
  public var region: Span?
  /// Where the main curve is least on the region, and its value there.
  public var minimum: Span?
  /// The least value of the main curve on the region; nil: there is none.
  public var minimumValue: Rational?

  /// A graph with all that belongs to it.
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
public struct Plane: Equatable, Sendable {
  /// Where a function has one value.
  public struct Contour: Equatable, Sendable {
    /// The function's value along the curve.
    public var value: Rational
    /// Straight pieces, each from one point to another.
    public var segments: [[Graph.Vertex]]
    /// A level curve of straight pieces.
    public init(value: Rational, segments: [[Graph.Vertex]]) {
      self.value = value
      self.segments = segments
    }
  }

  /// One region: its corners in order around it (one: a point, two: a line), cut off at the frame.
  public struct Polygon: Equatable, Sendable {
    /// In order around the region, either way.
    public var corners: [Graph.Vertex]
    /// The level whose colour it takes.
    public var priority: Int
    /// What it is called in the legend.
    public var label: Text
    /// False where a corner lies on the frame only because the region goes on beyond it.
    public var isBounded: Bool
    /// A region of a level.
    public init(corners: [Graph.Vertex], priority: Int, label: Text, isBounded: Bool) {
      self.corners = corners
      self.priority = priority
      self.label = label
      self.isBounded = isBounded
    }
  }

  /// Above the picture.
  public var title: Text
  /// The name at the lower axis.
  public var xName: String
  /// The name at the left axis.
  public var yName: String
  /// The frame, from its left to its right side; a side that is nil goes as far as there is something to see.
  public var x: Span
  /// The frame, from its lower to its upper side.
  public var y: Span
  /// From the largest to the smallest, each drawn over those before it.
  public var polygons: [Polygon]
  /// Of the objective; their values stand in the legend, too.
  public var contours: [Contour]
  /// Points with names on the lower axis. If fewer than two are seen, round numbers stand there.
  public var xTicks: [NumberLines.Tick]
  /// The same for the left axis.
  public var yTicks: [NumberLines.Tick]
  /// The solution.
  public var mark: Graph.Vertex?
  /// Straight lines that bound regions, each from one point to another and with a name.
  public var guides: [Guide] = []
  /// The way to the mark, drawn dashed.
  public var trail: [Graph.Vertex] = []
  /// What is to be as small or as large as it can be: an arrow from the mark, the level line through it, and the
  /// value at each corner.
  public var objectives: [Objective] = []

  /// A linear function of the plane, and which way it is to go.
  public struct Objective: Equatable, Sendable {
    /// What it is called.
    public var name: String
    /// `3x + 5y`
    public var function: Text
    /// The level that it belongs to.
    public var priority: Int
    /// Whether more is better.
    public var isMaximized: Bool
    private let x: Rational
    private let y: Rational
    private let constant: Rational

    /// The function `x` x + `y` y + `constant`.
    public init(
      name: String, function: Text, priority: Int, isMaximized: Bool, x: Rational, y: Rational,
      constant: Rational
    ) {
      self.name = name
      self.function = function
      self.priority = priority
      self.isMaximized = isMaximized
      (self.x, self.y, self.constant) = (x, y, constant)
    }

    /// What it comes to at a point.
    public func value(at vertex: Graph.Vertex) -> Rational {
      x * vertex.x + y * vertex.y + constant
    }

    /// The direction in which it gets better fastest.
    public var growth: Graph.Vertex {
      isMaximized ? Graph.Vertex(x: x, y: y) : Graph.Vertex(x: -x, y: -y)
    }
  }

  /// A straight line with a name: where a constraint is an equation.
  public struct Guide: Equatable, Sendable {
    /// Beside the line; where there is no room, below the picture.
    public var name: Text
    /// Two points; what is outside the frame is cut off.
    public var ends: [Graph.Vertex]
    /// The ID of the constraint whose line it is; nil: it is no constraint's.
    public var constraint: String?
    /// A line from one point to another.
    public init(name: Text, ends: [Graph.Vertex], constraint: String? = nil) {
      self.name = name
      self.ends = ends
      self.constraint = constraint
    }
  }

  /// A plane without guides and without a trail.
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
