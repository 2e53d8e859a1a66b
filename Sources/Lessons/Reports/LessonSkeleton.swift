// The beginning of a new lesson: one of each kind of block, and all of it holds.

import Course
public import Wording

public enum LessonSkeleton {
  /// - Parameter path: the file's name gives the title.
  public static func text(forFile path: String, in speech: Speech) -> String {
    let name = LessonDocument.name(ofFile: path).inertName
    let words = name.drop { $0.isNumber || $0 == "-" }.split { $0 == "-" || $0 == "_" }
    let title = words.joined(separator: " ")
    let first =
      title.first.map { $0.uppercased() + title.dropFirst() }
      ?? LessonWords.newTitle.text(in: speech)
    let draft = speech.lessonDraft(titled: first)
    return (try? LessonDocument(path: path, text: draft))?.promoted() ?? draft
  }
}

extension Speech {
  /// The Markdown of a lesson to be filled in.
  fileprivate func lessonDraft(titled title: String) -> String {
    switch self {
    case .english: English.lessonDraft(titled: title)
    case .russian: Russian.lessonDraft(titled: title)
    }
  }
}

extension English {
  fileprivate static func lessonDraft(titled title: String) -> String {
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
