// What is said of a lesson that was run, and of one that is written, in English.

import Wording

extension English {
  static func text(_ words: LessonWords) -> String {
    switch words {
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

  static func lessonDraft(titled title: String) -> String {
    """
    # \(title)

    *Part 1, Drafts. About 5 minutes.*

    What this lesson is about, in two sentences.

    ```slackline
    > point X0 = 4, X1 = 10
    > X = X0 @low
    > X >= X1
    ```

    ```ask
    prompt: How far is X from where the wish would have it?
    expect: X - X0
    miss 10: That is where X is.
    miss 0: Nothing less than 10 is allowed. Where is X now?
    hint: Where is X, and where should it be?
    hint: X − X0.
    answer: X is at 10, and is wished to be at 4.
    ```

    ```try
    prompt: Move a point so that the wish comes true, and X stays where it is.
    expect: X = 10
    expect: objective low = 0
    only: point
    lines: 1
    solution: point X0 = 10
    hint: What does the wish ask for?
    ```

    ## In short

    - What is to be remembered.

    """
  }
}
