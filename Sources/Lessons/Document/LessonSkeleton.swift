// The beginning of a new lesson: one of each kind of block, and all of it holds.

public enum LessonSkeleton {
  /// - Parameter path: the file's name gives the title.
  public static func text(forFile path: String) -> String {
    let name = LessonDocument.name(ofFile: path)
    let words = name.drop { $0.isNumber || $0 == "-" }.split { $0 == "-" || $0 == "_" }
    let title = words.joined(separator: " ")
    let first = title.first.map { $0.uppercased() + title.dropFirst() } ?? Words.Course.newTitle
    let draft = """
      # \(first)

      *Part 1, Drafts. About 5 minutes.*

      What this lesson is about, in two sentences.

      ```slackline
      > point X0 = 0, X1 = 10
      > X >= X0
      > X = X1 @low
      ```

      ```ask
      prompt: Where does the solver put X?
      expect: X
      miss X0: That is only the least that is allowed. What is wished for?
      hint: Both constraints can hold at once.
      answer: Nothing stands in the way of the wish.
      ```

      ```try
      prompt: Add one constraint that wins over the wish and puts X at 4.
      expect: X = 4
      lines: 1
      solution: X = 4 @high
      hint: A constraint of a higher level wins.
      ```

      ## In short

      - What is to be remembered.

      """
    return (try? LessonDocument(path: path, text: draft))?.promoted() ?? draft
  }
}
