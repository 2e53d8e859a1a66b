// What is said around the topics of help.

import Rendering
import Wording

/// What help says of its own.
enum HelpWords {
  /// Before the tasks, and below them.
  case tasks, furtherHelp
  // Beside what a topic tells.
  case form, example, seeAlso
  /// Below a list of topics.
  case tellsMore
  case couldBe(String, [String])
  case unknown(String, nearest: String?)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}
