// What is said of the ways that count in a task.

import Rendering
import Wording

enum WayWords {
  /// What counts, in a line below the task; empty if there is nothing to say.
  case rules(TaskRules, limit: Int?)
  case notCarriedOut(WayBreach)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
