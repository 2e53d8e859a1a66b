// Views: where they are, what is open, and what a change sets going.

import ConstraintHierarchies
import Layouts
import Rationals
import Session

extension LayoutAnswer {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    switch self {
    case .drawing(let report, _): report.json
    case .ambiguity(let report): report.json
    case .extremes(let report): report.json
    case .passes(let report): PassesReport.reply.json(report)
    case .pixels(let report): report.json
    case .formats(let report): report.json
    case .specialised(let report): report.json
    case .logs(let reports): LogReport.reply.json(reports)
    case .awaitsLog: LogReport.awaited.json(())
    }
  }
}

// MARK: Frames

extension ViewFrame: Shaped {
  static let shape = Shape<ViewFrame>.object("frame") {
    field("name") { $0.name }
    field("left") { $0.horizontal?.near }
    field("top") { $0.vertical?.near }
    field("width") { $0.horizontal?.size }
    field("height") { $0.vertical?.size }
    maybe("outer", .outer) { $0.outer }
      .about("The frame, where it is not the alignment rectangle that these numbers are about.")
  }
  static let listed = Shape<[ViewFrame]>.list(shape).named("frames")
}

extension Shape where Value == ViewFrame {
  fileprivate static let outer = Shape.object {
    field("left") { $0.horizontal?.near }
    field("top") { $0.vertical?.near }
    field("width") { $0.horizontal?.size }
    field("height") { $0.vertical?.size }
  }
}

extension Placement: Shaped {
  static let shape = Shape<Placement>.object {
    field("value") { $0.value }
    part(Interval.ends) { $0.interval }
  }
  static let orNull = shape.orNull.named("placement")
}

extension FramesReport: Shaped {
  static let shape = Shape<FramesReport>.reply(
    "drawing",
    """
    Where the views are: of each the numbers of its frame, null where nothing is said of one. value is that of one \
    solution, min and max are those of all.
    """,
    example: """
      {"kind": "drawing", "status": "optimal", "frames": [{"name": "a",
        "left": {"value": "20", "min": "20", "max": "20"}, "top": null,
        "width": {"value": "0", "min": "0", "max": "100"}, "height": null}]}
      """
  ) {
    field("status") { $0.status }
    field("frames") { $0.frames }
  }

  fileprivate var status: SolutionStatus {
    switch self {
    case .noViews, .frames: .optimal
    case .contradictory: .unsatisfiable
    case .unbounded: .unbounded
    }
  }
}

// MARK: ambiguous

extension AmbiguityReport: Shaped {
  static let shape = Shape<AmbiguityReport>.reply(
    "ambiguity",
    """
    What several solutions do not agree on, and what would settle all of it: numbers that a constraint on a level of \
    its own could give, or another priority of a constraint, with the numbers that come of it.
    """,
    example: """
      {"kind": "ambiguity", "status": "optimal",
       "open": [{"name": "a.width", "value": null, "min": "100", "max": "122"}],
       "settledBy": [{"numbers": [{"name": "a.width", "value": "100"}]}]}
      """
  ) {
    field("status") { $0.obstacle?.status ?? .optimal }
    field("open", .list(.variable)) { $0.open.map { ($0.name, $0.interval) } }
    field("settledBy") { $0.settlements }
  }
}

extension AmbiguityReport.Settlement: Shaped {
  static let shape = Shape<AmbiguityReport.Settlement>.object {
    maybe("id") { if case .priority(let id, _, _) = $0 { id } else { nil } }
    maybe("priority") { if case .priority(_, let priority, _) = $0 { priority } else { nil } }
    field("numbers", .list(.named)) { $0.numbers }
  }

  private var numbers: [(String, Rational?)] {
    switch self {
    case .numbers(let numbers): numbers.map { ($0.name, $0.value) }
    case .priority(_, _, let values): values.map { ($0.name, $0.value) }
    }
  }
}

extension ExtremesReport: Shaped {
  static let shape = Shape<ExtremesReport>.reply(
    "extremes",
    """
    The solutions in which an attribute of a view is as small (least), or as large, as it can be. endless: the \
    attributes that have no least, or no greatest, value.
    """,
    example: """
      {"kind": "extremes", "status": "optimal", "view": "a", "extremes": [{"attribute": "width", "least": true,
        "value": "100", "frames": []}], "endless": []}
      """
  ) {
    field("status") { $0.obstacle?.status ?? .optimal }
    field("view") { $0.view }
    list("extremes") {
      $0.extremes
    } of: {
      field("attribute") { $0.attribute.rawValue }
      field("least") { $0.isLeast }
      field("value") { $0.value }
      field("frames") { $0.frames }
    }
    field("endless") { $0.endless.map { $0.rawValue } }
  }
}

// MARK: pixels

extension PixelsReport: Shaped {
  static let shape = Shape<PixelsReport>.reply(
    "pixels",
    """
    Where the edges of views come to lie on a grid of scale pixels a point: near and far are left and right, or top and \
    bottom, in points, pixels the nearest to each and how many lie between. null where nothing is said, or several \
    places are equally good.
    """,
    example: """
      {"kind": "pixels", "status": "optimal", "scale": 2, "views": [{"name": "a",
        "horizontal": {"near": "20", "far": "320/3", "nearPixel": "40", "farPixel": "213", "pixels": "173"},
        "vertical": null}]}
      """
  ) {
    field("status") { $0.obstacle?.status ?? .optimal }
    field("scale") { $0.scale }
    list("views") {
      $0.views
    } of: {
      field("name") { $0.name }
      field("horizontal") { $0.horizontal }
      field("vertical") { $0.vertical }
    }
  }
}

extension PixelsReport.Extent: Shaped {
  static let shape = Shape<PixelsReport.Extent>.object {
    field("near") { $0.near }
    field("far") { $0.far }
    field("nearPixel") { $0.nearPixel }
    field("farPixel") { $0.farPixel }
    field("pixels") { $0.pixels }
  }
}

// MARK: format

extension FormatsReport: Shaped {
  static let shape = Shape<FormatsReport>.reply(
    "formats",
    """
    The constraints on the views in a view as visual formats, each with the constraints that it says; others are \
    those that no format can say.
    """,
    example: """
      {"kind": "formats", "view": "screen", "formats": [{"text": "H:|-[a]-[b]", "ids": ["a", "b"]}],
       "others": [{"id": "c", "text": "a.width + b.width <= 100", "priority": 1000}]}
      """
  ) {
    field("view") { $0.view }
    list("formats") {
      $0.lines
    } of: {
      field("text") { $0.text }
      field("ids") { $0.ids }
    }
    list("others") {
      $0.others
    } of: {
      field("id") { $0.id }
      field("text") { $0.text }
      field("priority") { $0.priority }
    }
  }
}

// MARK: passes

extension PassesReport {
  /// Before the first change there is none.
  static let reply = Shape<PassesReport?>.reply(
    "passes",
    """
    What the last change sets going: the views whose constraints it edited, the innermost first; the heights that \
    layout passes have given to texts, before null where a text had none, and whether they settle, come round to \
    those of the pass 'again', or go on past the limit; the texts that have no height for want of a width; the widths \
    of texts that are open; the views that are elsewhere or of another size, the outermost first, before null where a \
    view is new. changed is false before the first change.
    """,
    example: """
      {"kind": "passes", "changed": true, "status": "optimal",
       "updated": [{"view": "screen", "constraints": ["a"]}], "rounds": [], "ending": "settled", "again": null,
       "waiting": [], "open": [], "moved": []}
      """
  ) {
    field("changed") { $0 != nil }
    maybe(fields) { $0 }
  }

  private static let fields = Fields<PassesReport> {
    field("status") { $0.obstacle?.status ?? .optimal }
    list("updated") {
      $0.updated
    } of: {
      field("view") { $0.view }
      field("constraints") { $0.constraints }
    }
    part(TextPasses.fields) { $0.texts }
    list("open") {
      $0.open
    } of: {
      field("view") { $0.view }
      field("width") { $0.width as Placement? }
    }
    list("moved") {
      $0.moved
    } of: {
      field("before") { $0.before }
      field("now") { $0.now }
      field("resized") { $0.isResized }
    }
  }
}

extension TextPasses {
  fileprivate static let fields = Fields<TextPasses> {
    field("rounds") { $0.rounds }
    field("ending", .words("settled", "circle", "limit")) { $0.ending.name }
    field("again") { $0.ending.again }
    field("waiting", .list(.object(Waiting.fields))) { $0.waiting }
  }
}

extension TextPasses.Ending {
  fileprivate var name: String {
    switch self {
    case .settled: "settled"
    case .circle: "circle"
    case .limit: "limit"
    }
  }

  /// The pass, counted from 1, whose heights come again.
  fileprivate var again: Int? { if case .circle(let start) = self { start + 1 } else { nil } }
}

extension TextPasses.Height: Shaped {
  static let shape = Shape<TextPasses.Height>.object {
    field("view") { $0.view }
    field("width") { $0.width }
    field("before") { $0.before }
    field("height") { $0.height }
  }
}

extension TextPasses.Waiting {
  static let fields = Fields<TextPasses.Waiting> {
    field("view") { $0.view }
    field("width") { $0.width }
  }
}

// MARK: layout

extension SpecialisedReport: Shaped {
  static let shape = Shape<SpecialisedReport>.reply(
    "layout",
    """
    A tree of layouts, arranged without a solver (frames, with the additions and comparisons that it took) and as \
    constraints (constraintFrames, with the pivots; null where they contradict one another, because insets and gaps \
    need more than the room). room: null where there is as much as is wanted. least: what insets and gaps need. \
    differing: the names of what the two ways place differently, which should be none.
    """,
    example: """
      {"kind": "layout", "room": {"width": null, "height": null}, "least": {"width": "0", "height": "0"},
       "frames": [{"name": "size1",
         "left": {"value": "0", "min": "0", "max": "0"}, "top": {"value": "0", "min": "0", "max": "0"},
         "width": {"value": "50", "min": "50", "max": "50"}, "height": {"value": "50", "min": "50", "max": "50"}}],
       "additions": 4, "comparisons": 4, "constraints": [{"text": "size1.width >= 50", "priority": 750}],
       "levels": 3, "pivots": 6, "constraintFrames": null, "differing": []}
      """
  ) {
    field("room", size()) { $0.room }
    field("least", size()) { $0.least }
    field("frames") { $0.frames }
    field("additions") { $0.tally.additions }
    field("comparisons") { $0.tally.comparisons }
    list("constraints") {
      $0.constraints
    } of: {
      field("text") { $0.text }
      field("priority") { $0.priority }
    }
    field("levels") { $0.levelCount }
    field("pivots") { $0.pivots }
    field("constraintFrames") {
      if case .frames(let frames) = $0.solved { frames } else { nil as [ViewFrame]? }
    }
    field("differing") { $0.differing }
  }

  private static func size<Length: Shaped>() -> Shape<AxisPair<Length>> {
    .object {
      field("width") { $0.horizontal }
      field("height") { $0.vertical }
    }
  }
}
