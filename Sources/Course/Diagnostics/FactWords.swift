// Facts about a lesson in words.

public import Wording

extension LessonFact.Severity {
  func text(in speech: Speech) -> String {
    switch speech {
    case .english: rawValue
    }
  }
}

extension LessonFact {
  /// One sentence without a full stop: what is wrong and what to do; below it, where there is one, the
  /// difference.
  public func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
