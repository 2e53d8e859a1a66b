// What is said at the prompt itself: by the presenter, the menu of lessons, the tutor, and in front of the
// line that is typed.

import Console
public import Lessons
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

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What is said of what is kept from one session to the next.
enum KeepingWords {
  /// The answers in a lesson, and why; nil: there is no folder for them.
  case notKept(FileError?)
  /// What is typed, and why; nil: there is no folder for it.
  case noHistory(FileError?)
  /// Why nothing more can be read.
  case inputEnded(FileError)

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What is said of the words that fit what is typed.
enum CompletionWords {
  /// Whether so many are to be listed.
  case showAll(Int)

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What the presenter says below its screens.
enum PresenterWords {
  /// The keys that matter most, on most screens and where a guess is asked for.
  case keys, askingKeys
  case playsAlone
  /// What has been typed of a guess, before what was wrong with the one before.
  case guess(String)

  func text(in speech: Speech) -> Text {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// All keys of the presenter, each with how much it matters.
enum PresenterKey: Int, CaseIterable {
  case sleep = 1
  case last, first, alone, leave, back, next

  /// In the order in which they are told.
  static let inOrder: [PresenterKey] = [.next, .back, .first, .last, .alone, .sleep, .leave]

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
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

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
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

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// What a line asks for is not done while exercises are asked.
enum ExercisePlayWords {
  case filesWait, lessonWaits, otherExerciseWaits

  func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}

/// Why there is nothing to review.
public enum NoReviewWords {
  case nothingMissed
  /// Something is due, but its lessons are not there.
  case notAtHand
  case notToday(next: Day)

  public func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(self)
    }
  }
}
