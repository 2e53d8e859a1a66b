// How far a long solve has come, in a line.

public import Session
public import Wording

extension SolvingReport {
  /// One line, without a full stop at its end.
  public func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
