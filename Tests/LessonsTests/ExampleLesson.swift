// The README's example as a lesson, with a question or a task behind it.

@testable import Course
@testable import Lessons

enum ExampleLesson {
  /// The example of the README before a block.
  static func lesson(_ block: String, before: String = "") -> String {
    """
    # A lesson

    ```slackline
    > point X0 = 0, X1 = 10, X2 = 20, X3 = 30
    ...
    > want: X = X1 @low
    ...
    > need: X >= X2 @high
    ...
    > X >= X0
    ...
    > X <= X3
    ...
    \(before)
    ```

    \(block)
    """
  }

  /// The line of the file that the block of `lesson` begins on.
  static let firstLine = 17

  static func ask(_ lines: String) -> String { "```ask\n\(lines)\n```" }
  static func attempt(_ lines: String) -> String { "```try\n\(lines)\n```" }
}

extension LessonRun {
  /// All stops of a lesson, with their sessions.
  static func stops(of lesson: LessonDocument) -> [Stop] {
    var stops: [Stop] = []
    _ = LessonRun(lesson) { stop, _ in stops.append(stop) }
    return stops
  }
}
