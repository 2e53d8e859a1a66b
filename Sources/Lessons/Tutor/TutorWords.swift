// What the tutor says between the lesson's own words.

import Rendering
import Wording

/// What the tutor says.
enum TutorWords {
  /// `Question 2 of 5:`; without a place where there is none to tell.
  case question((number: Int, count: Int)?)
  case task((number: Int, count: Int)?)
  case exercise((number: Int, count: Int)?)
  case enterGoesOn
  /// How a line that is offered is run.
  case howToRun(mustType: Bool)
  /// To Enter, where it does not run the line.
  case typeIt
  /// The reply to a line that is answered by nothing, such as a claim that holds.
  case silence
  case firstAnswer
  /// After a line that is no answer, where something is asked.
  case triedOut
  case nothingAsked
  case atBeginning
  case noMoreHints
  case tryFirst
  case begunAnew
  case asItWas
  case done
  case linesUsed(Int, of: Int)
  /// The last line that counts is used.
  case usedUp(limit: Int)
  /// A line after the last one that counts.
  case notRun(limit: Int)
  case wayBack
  case hint(Int, of: Int)
  /// Before the answer.
  case answer
  /// After a miss; with what helps, where there have been several.
  case again(offersHelp: Bool)
  /// - Parameter score: nil where nothing was asked.
  case end(LessonScore?)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What is asked for: the beginning of the line to be typed.
enum LessonPrompt {
  case lesson, run, answer, attempt, exercise

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// How a lesson went.
struct LessonScore {
  /// How many were right, and how many of them at once.
  var right: Int
  var atOnce: Int
  var answered: Int
  var count: Int
  /// Whether all were asked in this sitting.
  var isAll: Bool
}

/// The lines of the tutor's help.
enum TutorHelp: CaseIterable {
  case goOn, back, hint, answer, skip, again, quit, help, anything

  /// What is typed, and what that does.
  func texts(in speech: Speech) -> (typed: String, does: String) {
    switch speech {
    case .english: English.texts(self)
    }
  }
}
