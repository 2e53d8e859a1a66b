// A few words on each column that a pivot can take, beside its name in a list.

public import Language
import Rationals
import Rendering
public import Session
import Wording

extension Session {
  /// The columns that `pivot` may name where the walk stands, as they are typed, with a few words on each, as
  /// `columnChoices(entering:)` finds them.
  ///
  /// - Throws: if the solve is stopped.
  public mutating func columns(
    entering: String?
  ) throws(Failure) -> [Completion.Candidate]? {
    try columnChoices(entering: entering)?.map { choice in
      Completion.Candidate(
        choice.column.typed,
        explanation: choice.remark.words(presentation).text(in: presentation.speech))
    }
  }
}

extension ColumnChoice.Remark {
  fileprivate func words(_ presentation: Presentation) -> RemarkWords {
    func spelled(_ value: Rational) -> String { presentation.spelled(value).withShortNumbers }
    return switch self {
    case .nonbasic: .nonbasic
    case .basic: .basic
    case .doesNotFall: .doesNotFall
    case .cost(let value):
      value.signum < 0 ? .mayEnter(spelled(value)) : .wouldNotImprove(spelled(value))
    case .ratio(let value, let isSmallest):
      isSmallest ? .mayLeave(spelled(value)) : .comesTooLate(spelled(value))
    }
  }
}
