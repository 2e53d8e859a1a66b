// A few words on each column that a pivot can take, beside its name in a list.

public import Language
import Rationals
import Rendering
public import Session

extension Session {
  /// The columns that `pivot` may name where the walk stands, as they are typed, with a few words on each, as
  /// `columnChoices(entering:)` finds them.
  public mutating func columns(entering: String?) -> [Completion.Candidate]? {
    columnChoices(entering: entering)?.map { choice in
      Completion.Candidate(
        choice.column.typed, explanation: choice.remark.words(presentation))
    }
  }
}

extension ColumnChoice.Remark {
  fileprivate func words(_ presentation: Presentation) -> String {
    switch self {
    case .nonbasic: "a column that is not basic"
    case .basic: "basic"
    case .doesNotFall: "does not fall"
    case .cost(let value):
      value.signum < 0
        ? "may enter: cost \(presentation.spelled(value).withShortNumbers)"
        : "cost \(presentation.spelled(value).withShortNumbers): would not improve"
    case .ratio(let value, let isSmallest):
      "ratio \(presentation.spelled(value).withShortNumbers)"
        + (isSmallest ? ": may leave" : ": comes too late")
    }
  }
}
