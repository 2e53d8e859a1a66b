// What is said of a lesson that was run, and of one that is written.

import Wording

enum LessonWords {
  // What came of it.
  case verdict(passed: Int, failed: Int, warnings: Int)
  case answers([String], comment: String)
  case answeredRight(Int, of: Int)
  case noAnswer
  case line(Int)

  // Why a lesson does not do what a line asks of the program around it.
  case noLoading, noWriting, noLesson, noExercise

  /// The title of a session that is saved, and of a lesson that is begun.
  case untitled, newTitle
}

extension LessonWords: Phrase {
  var english: String {
    switch self {
    case .verdict(let passed, let failed, let warnings):
      "\(passed) passed, \(failed) failed"
        + (warnings > 0 ? ", \(EnglishGrammar.count(warnings, "warning"))" : "")
    case .answers(let answers, let comment):
      "answered \(answers.joined(separator: ", ")). \(comment)"
    case .answeredRight(let right, let count): "\(right) of \(count) answered right"
    case .noAnswer: "no answer"
    case .line(let number): "line \(number)"
    case .noLoading: "a lesson cannot load files; type the lines themselves"
    case .noWriting: "a lesson cannot write files; type this at the prompt"
    case .noExercise:
      "a lesson asks exercises in blocks marked exercise; type this at the prompt"
    case .noLesson: "a lesson cannot begin another; type this at the prompt"
    case .untitled: "A session"
    case .newTitle: "A lesson"
    }
  }
}
