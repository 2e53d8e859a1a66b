// What is said at the prompt itself, in English.

import Console
import Lessons
import Rendering
import Session
import Wording

extension English {
  static func text(_ words: StandingWords) -> String {
    switch words {
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

  static func text(_ words: KeepingWords) -> String {
    switch words {
    case .notKept(let error?):
      "slackline: what you answer cannot be kept: \(error.text(in: .english))"
    case .noHistory(let error?):
      "slackline: what you type cannot be kept: \(error.text(in: .english))"
    case .noHistory(nil): "slackline: what you type cannot be kept: there is no folder for it"
    case .inputEnded(let error): "slackline: \(error.text(in: .english))"
    case .notKept(nil): "slackline: what you answer cannot be kept: there is no folder for it"
    }
  }

  static func text(_ words: CompletionWords) -> String {
    switch words {
    case .showAll(let count): "show all \(count)? (y or n)"
    }
  }

  static func text(_ words: PresenterWords) -> Text {
    switch words {
    case .keys: "space next · ← back · ? keys · q leave"
    case .askingKeys: "Return answers, or shows it · ← back"
    case .playsAlone: "plays by itself; any key stops it"
    case .guess(let typed): "\("your guess", .strong): \(typed)_"
    }
  }

  static func text(_ key: PresenterKey) -> String {
    switch key {
    case .next: "space → next"
    case .back: "← back"
    case .first: "g first"
    case .last: "G last"
    case .alone: "a plays alone"
    case .sleep: "Ctrl-Z sleeps"
    case .leave: "q leaves"
    }
  }

  static func text(_ words: MenuWords) -> String {
    switch words {
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

  static func text(_ words: LessonPlayWords) -> String {
    switch words {
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

  static func text(_ words: ExercisePlayWords) -> String {
    switch words {
    case .filesWait: "files wait outside of the exercise; quit leaves it"
    case .lessonWaits: "an exercise is under way; quit leaves it, and then a lesson can begin"
    case .otherExerciseWaits: "an exercise is under way; again asks another, and quit leaves it"
    }
  }

  static func text(_ words: NoReviewWords) -> String {
    switch words {
    case .nothingMissed: "Nothing has been missed yet."
    case .notAtHand: "What was missed is in no lesson that is at hand."
    case .notToday(let next): "Nothing is due today. The next review is on \(next)."
    }
  }
}
