// Facts as JSON: the value of `"reply"` in an object of `run --format json`.

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
