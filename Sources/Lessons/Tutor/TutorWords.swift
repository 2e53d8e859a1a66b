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
  /// After another line than the one that the lesson shows.
  case triedOutBefore(String)
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
}

extension TutorWords: Phrase {
  var english: Text {
    switch self {
    case .question(let place): Self.heading("Question", place)
    case .task(let place): Self.heading("Task", place)
    case .exercise(let place): Self.heading("Exercise", place)
    case .enterGoesOn: "Enter goes on."
    case .howToRun(mustType: true): "Type it. Anything else that you type is tried out."
    case .howToRun(mustType: false):
      "Type it, or press Enter. Anything else that you type is tried out."
    case .typeIt: "Type the line; skip passes it over."
    case .silence: "No reply: all is well."
    case .firstAnswer: "First your answer; or hint, answer, skip."
    case .triedOut: "That was tried out; the question is still open."
    case .triedOutBefore(let line):
      "That was tried out; the lesson's line is still \(line, .code)."
    case .nothingAsked: "Nothing is asked here."
    case .atBeginning: "This is the beginning."
    case .noMoreHints: "That was the last hint; answer shows the answer."
    case .tryFirst: "Try first; then answer shows it. A hint is free."
    case .begunAnew: "The task begins anew."
    case .asItWas: "All is again as the lesson has it here."
    case .done: "\("Done.", .good)"
    case .linesUsed(let used, let limit): "\(used) of \(limit) lines used."
    case .usedUp(let limit): Text(Self.usedUp(limit))
    case .notRun(let limit): Text("This line was not run. \(Self.usedUp(limit))")
    case .wayBack:
      "\("undo", .code) takes the last one back, \("again", .code) begins the task anew."
    case .hint(let number, let count): "\("Hint \(number) of \(count):", .note)"
    case .answer: "\("Answer:", .strong)"
    case .again(offersHelp: true): "Again; or hint for a nudge, answer to see it."
    case .again(offersHelp: false): "Again?"
    case .end(nil): "\("The end of the lesson.", .strong) \("Enter leaves.", .dim)"
    case .end(let score?):
      "\("The end of the lesson:", .strong) "
        + (score.isAll
          ? "\(score.right) of \(score.count) right, \(score.atOnce) at once. "
          : "\(score.answered) of \(score.count) answered. ")
        + "\("Enter leaves.", .dim)"
    }
  }

  private static func heading(_ kind: String, _ place: (number: Int, count: Int)?) -> Text {
    Text(place.map { "\(kind) \($0.number) of \($0.count):" } ?? "\(kind):", .strong)
  }

  private static func usedUp(_ limit: Int) -> String {
    limit == 1
      ? "One line is all that this task takes, and it is used: no further line counts."
      : "\(limit) lines are all that this task takes, and they are used: no further line counts."
  }
}

/// What is asked for: the beginning of the line to be typed.
enum LessonPrompt {
  case lesson, run, answer, attempt, exercise
}

extension LessonPrompt: Phrase {
  var english: String {
    switch self {
    case .lesson: "lesson"
    case .run: "run"
    case .answer: "answer"
    case .attempt: "try"
    case .exercise: "exercise"
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
}

extension TutorHelp: Phrase {
  var english: (typed: String, does: String) {
    switch self {
    case .goOn: ("Enter, next", "go on, or run the line that is shown")
    case .back: ("back", "the screen before this one")
    case .hint: ("hint", "a nudge; again for more")
    case .answer: ("answer", "the answer, after a try")
    case .skip: ("skip", "leave this question")
    case .again: ("again", "begin the task anew; elsewhere, forget what you have tried out")
    case .quit: ("quit", "leave; next time it goes on after your last answer")
    case .help: ("help WORD", "what a word or a command means")
    case .anything: ("any other line", "is tried out: the lesson is not affected")
    }
  }
}
