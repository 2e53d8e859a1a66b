// What the program says around the prompt.

import Course
import Wording

/// What is said at the prompt besides replies.
enum PromptWords {
  /// The first lines at the prompt. With `presents` only the walk is to be shown.
  case banner(version: String, dash: String, presents: Bool)
  case backFromLesson
  /// Lines of the script to be presented were refused.
  case presentsRest
  /// Somebody wants to leave, and lines would be lost.
  case notSaved
  /// The lesson to go on with; nil: none has been begun.
  case howToBegin(Lesson?)
}

extension PromptWords: Phrase {
  var english: String {
    switch self {
    case .banner(let version, let dash, presents: true):
      "slackline \(version) \(dash) type constraints, or load FILE; present shows the walk"
    case .banner(let version, let dash, presents: false):
      "slackline \(version) \(dash) type a constraint, such as X >= 3, and see what it does\n"
        + "lesson 00 begins the first lesson; help helps; Ctrl-D leaves"
    case .backFromLesson: "Back at the prompt, where everything is as you left it."
    case .presentsRest: "what is presented is the rest, without the lines that were refused"
    case .notSaved:
      "not saved: save FILE keeps what is here; q, Ctrl-D or yes leaves without it"
    case .howToBegin(let next):
      (next.map { "lesson \($0.nickname) goes on where you stopped" }
        ?? "lesson 00 begins the first one") + "; a number or a word of a name will do"
    }
  }
}
