// The value of `"reply"` in an object of `run --format json`.

public import Session

extension Answer {
  /// The facts as an object with a `kind`; nil where there are none.
  public var json: JSONValue? {
    switch self {
    case .nothing: nil
    case .change(let answer): answer.json
    case .state(let answer): answer.json
    case .walk(let answer): answer.json
    case .solution(let answer): answer.json
    case .reason(let answer): answer.json
    case .layout(let answer): answer.json
    }
  }
}

extension ReasonAnswer {
  var json: JSONValue {
    switch self {
    case .why(let report): report.json
    case .whyNot(let report): report.json
    case .whatIf(let report): report.json
    case .branch(let report): report.json
    case .conflict(let report): ConflictReport.reply.json(report)
    case .proof(let report): report.json
    }
  }
}
