// What is said at the prompt itself: by the presenter, the menu of lessons, the tutor, and in front of the
// line that is typed.

import Console
public import Course
import Rendering
import Session
public import Wording

/// What stands before the line that is typed.
enum StandingWords {
  case solved, ambiguous, unbounded, contradictory
  case step(Int, of: Int)
  case asking(GuessPart)
  /// The lines of one are to come.
  case log
}

/// What is said of what is kept from one session to the next.
enum KeepingWords {
  /// The answers in a lesson, and why; nil: there is no folder for them.
  case notKept(FileError?)
  /// What is typed, and why; nil: there is no folder for it.
  case noHistory(FileError?)
  /// Why nothing more can be read.
  case inputEnded(FileError)
}

/// What is said of the words that fit what is typed.
enum CompletionWords {
  /// Whether so many are to be listed.
  case showAll(Int)
}

/// What the presenter says below its screens.
enum PresenterWords {
  /// The keys that matter most, on most screens and where a guess is asked for.
  case keys, askingKeys
  case playsAlone
  /// What has been typed of a guess, before what was wrong with the one before.
  case guess(String)
}

/// All keys of the presenter, each with how much it matters.
enum PresenterKey: Int, CaseIterable {
  case sleep = 1
  case last, first, alone, leave, back, next

  /// In the order in which they are told.
  static let inOrder: [PresenterKey] = [.next, .back, .first, .last, .alone, .sleep, .leave]
}

/// What is said of the lessons to choose from.
enum MenuWords {
  case prompt
  /// So many questions that were missed come back.
  case due(Int)
  /// What Enter does, and what else there is.
  case choices(CourseStanding)
  /// What Enter does with the lesson that was found to begin with.
  case howToBegin
}

/// What is said around a lesson that is played.
enum LessonPlayWords {
  case allAnswered
  case goesOn(answered: Int, count: Int)
  case needsSomebody(lesson: String)
  /// The line that begins the next lesson, or goes on with this one.
  case comesNext(String)
  case isKept(answered: Int, count: Int, line: String)
  /// What was missed comes back tomorrow.
  case comesBack
  // After a review: when there is another.
  case nothingComesBack, moreIsDue
  case nextReview(Day)
  /// What cannot be asked by itself.
  case standsInLesson(Review.Place)
  // What a line asks for is not done here.
  case filesWait, exercisesWait, otherLessonWaits
}

/// What a line asks for is not done while exercises are asked.
enum ExercisePlayWords {
  case filesWait, lessonWaits, otherExerciseWaits
}

/// Why there is nothing to review.
public enum NoReviewWords {
  case nothingMissed
  /// Something is due, but its lessons are not there.
  case notAtHand
  case notToday(next: Day)
}

extension StandingWords: Phrase {
  var english: String {
    switch self {
    case .solved: "solved"
    case .ambiguous: "ambiguous"
    case .unbounded: "unbounded"
    case .contradictory: "contradictory"
    case .step(let position, let count): "step \(position)/\(count)"
    case .asking(.entering): "enters?"
    case .asking(.leaving): "leaves?"
    case .asking(.value): "becomes?"
    case .log: "log"
    }
  }
}

extension KeepingWords: Phrase {
  var english: String {
    switch self {
    case .notKept(let error?):
      "slackline: what you answer cannot be kept: \(error.text(in: .english))"
    case .noHistory(let error?):
      "slackline: what you type cannot be kept: \(error.text(in: .english))"
    case .noHistory(nil): "slackline: what you type cannot be kept: there is no folder for it"
    case .inputEnded(let error): "slackline: \(error.text(in: .english))"
    case .notKept(nil): "slackline: what you answer cannot be kept: there is no folder for it"
    }
  }
}

extension CompletionWords: Phrase {
  var english: String {
    switch self {
    case .showAll(let count): "show all \(count)? (y or n)"
    }
  }
}

extension PresenterWords: Phrase {
  var english: Text {
    switch self {
    case .keys: "space next · ← back · ? keys · q leave"
    case .askingKeys: "Return answers, or shows it · ← back"
    case .playsAlone: "plays by itself; any key stops it"
    case .guess(let typed): "\("your guess", .strong): \(typed)_"
    }
  }
}

extension PresenterKey: Phrase {
  var english: String {
    switch self {
    case .next: "space → next"
    case .back: "← back"
    case .first: "g first"
    case .last: "G last"
    case .alone: "a plays alone"
    case .sleep: "Ctrl-Z sleeps"
    case .leave: "q leaves"
    }
  }
}

extension MenuWords: Phrase {
  var english: String {
    switch self {
    case .prompt: "lesson> "
    case .due(1): "One question that you missed comes back: slackline lesson review"
    case .due(let count):
      "\(count) questions that you missed come back: slackline lesson review"
    case .choices(let standing):
      (standing.nextLesson.map {
        "Enter \(standing.isBegun ? "goes on" : "begins") with \($0.nickname)."
      } ?? "Everything is answered.")
        + "\nA number or a word plays another lesson; list shows all; quit leaves."
    case .howToBegin: "Enter begins it; quit leaves."
    }
  }
}

extension LessonPlayWords: Phrase {
  var english: String {
    switch self {
    case .allAnswered: "All of it is answered already; here it is once more."
    case .goesOn(let answered, let count):
      "Going on where you left: \(answered) of \(count) answered. back shows what came before."
    case .needsSomebody(let lesson):
      "The input ends here: a lesson is played at a terminal. slackline lesson show \(lesson) shows all "
        + "of it."
    case .comesNext(let line): "The next lesson: \(line)"
    case .isKept(let answered, let count, let line):
      "\(answered) of \(count) answered, which is kept; \(line) goes on from there."
    case .comesBack:
      "What was missed comes back tomorrow: slackline lesson review"
    case .nothingComesBack: "Nothing is left to come back."
    case .moreIsDue: "More is due: slackline lesson review"
    case .nextReview(let day): "The next review is on \(day)."
    case .standsInLesson(let place):
      "What is due from \(place.title) is asked there, as the lesson says what it is about: slackline lesson play "
        + "\(Lesson(name: place.lesson, text: "").nickname) --at \(place.number)"
    case .filesWait: "files wait outside of the lesson; quit leaves it"
    case .exercisesWait: "exercises wait outside of the lesson; quit leaves it"
    case .otherLessonWaits:
      "this lesson is under way; quit leaves it, and then another one can begin"
    }
  }
}

extension ExercisePlayWords: Phrase {
  var english: String {
    switch self {
    case .filesWait: "files wait outside of the exercise; quit leaves it"
    case .lessonWaits: "an exercise is under way; quit leaves it, and then a lesson can begin"
    case .otherExerciseWaits: "an exercise is under way; again asks another, and quit leaves it"
    }
  }
}

extension NoReviewWords: Phrase {
  public var english: String {
    switch self {
    case .nothingMissed: "Nothing has been missed yet."
    case .notAtHand: "What was missed is in no lesson that is at hand."
    case .notToday(let next): "Nothing is due today. The next review is on \(next)."
    }
  }
}
