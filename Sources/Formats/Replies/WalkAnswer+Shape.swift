// The solve pivot by pivot. Questions and guesses have a file of their own.

import ConstraintHierarchies
import Session

extension WalkAnswer {
  /// The facts as the value of `"reply"`.
  var json: JSONValue {
    switch self {
    case .trace(let report): report.json
    case .step(let report): StepReport.reply.json(report)
    case .back(let place, let hasMoved): PlaceReport.back.json((hasMoved, place))
    case .goTo(let place): PlaceReport.goTo.json(place)
    case .tableau(let place): PlaceReport.tableau.json(place)
    case .pivot(let report): report.json
    case .predict(let isOn, let score): Score.reply.json((isOn, score))
    case .guess(let report): report.json
    }
  }
}

extension TraceReport: Shaped {
  static let shape = Shape<TraceReport>.reply(
    "trace",
    """
    The whole solve by the textbook's method: every pivot with what comes before it, what comes after the last \
    one, and the last dictionary (null where there are no rows).
    """,
    example: """
      {"kind": "trace", "legs": [], "dictionary": null, "end": [{"event": "optimal"}]}
      """
  ) {
    field("legs") { $0.legs }
    field("end") { $0.end }
    field("dictionary") { $0.dictionary }
  }
}

extension LegReport: Shaped {
  static let shape = Shape<LegReport>.object("leg") {
    field("events") { $0.events }
    field("pivot") { $0.pivot }
  }
}

extension PlaceReport: Shaped {
  static let shape = Shape<PlaceReport>.object(
    "place",
    about: """
      After position of so many pivots. own: the numbers of the learner's own pivots on this way; takenBack: how \
      many of them were taken back on the way here. dictionary: null where no row has come in.
      """
  ) {
    field("position") { $0.position }
    field("pivots") { $0.count }
    field("own") { $0.own }
    field("takenBack") { $0.takenBack }
    field("dictionary") { $0.dictionary }
  }

  static let back = Shape<(Bool, PlaceReport)>.reply(
    "back", "Where one stands after going back; moved is false at the beginning.",
    example: """
      {"kind": "back", "moved": true,
       "place": {"position": 0, "pivots": 2, "own": [], "takenBack": 0, "dictionary": null}}
      """
  ) {
    field("moved") { $0.0 }
    field("place") { $0.1 }
  }

  static let goTo = reply("goto", "Where one stands after going to a place in the walk.")
  static let tableau = reply(
    "tableau", "Where one stands; without a walk under way, the end.")

  private static func reply(
    _ kind: String, _ about: @autoclosure @escaping @Sendable () -> String
  ) -> Shape<PlaceReport> {
    .reply(
      kind, about(),
      example: """
        {"kind": "\(kind)", "place": {"position": 1, "pivots": 2, "own": [], "takenBack": 0,
          "dictionary": {"columns": ["c"], "rowCount": 2, "columnCount": 1, "pivot": null, "costs": [],
            "rows": [{"basic": "X", "constant": "0", "coefficients": ["1"]},
                     {"basic": "d", "constant": "30", "coefficients": ["-1"]}]}}}
        """
    ) { field("place") { $0 } }
  }
}

extension StepReport: Shaped {
  static let shape = Shape<StepReport>.object(fields)

  static let reply = Shape<StepReport>.reply(
    "step",
    """
    Pivots that were made on the walk through the solve, and where one stands. end: what comes after the last \
    pivot, where that is reached. question: what is asked about the next pivot, and events: what comes before \
    it.
    """,
    example: """
      {"kind": "step", "legs": [], "end": null, "events": [], "question": null, "score": null,
       "place": {"position": 0, "pivots": 2, "own": [], "takenBack": 0, "dictionary": null}}
      """
  ) { fields }

  private static let fields = Fields<StepReport> {
    field("legs") { $0.legs }
    field("place") { $0.place }
    field("end") { $0.end }
    field("events") { $0.question?.events ?? [] }
    field("question") { $0.question?.report }
    field("score") { if case .end(_, let score) = $0.stop { score } else { nil as Score? } }
  }

  private var question: (report: QuestionReport, events: [WalkEvent])? {
    if case .question(let report, let events) = stop { (report, events) } else { nil }
  }

  private var end: [WalkEvent]? {
    switch stop {
    case .standing, .question: nil
    case .end(let last, _), .nothingLeft(let last): last
    }
  }
}

extension Score: Shaped {
  static let shape = Shape<Score>.object {
    field("asked") { $0.asked }
    field("right") { $0.right }
  }
  static let orNull = shape.orNull.named("score", about: "How many guesses were right.")

  static let reply = Shape<(Bool, Score?)>.reply(
    "predict",
    "Whether step asks before each pivot, and how the guesses of the session fared, where that is asked.",
    example: """
      {"kind": "predict", "on": true, "score": {"asked": 3, "right": 2}}
      """
  ) {
    field("on") { $0.0 }
    field("score") { $0.1 }
  }
}
