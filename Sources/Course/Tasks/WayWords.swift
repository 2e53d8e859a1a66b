// What is said of the ways that count in a task.

package import Rendering
package import Wording

package enum WayWords {
  /// What counts, in a line below the task; empty if there is nothing to say.
  case rules(TaskRules, limit: Int?)
  case notCarriedOut(WayBreach)

  package func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
