// What the tutor says to lines that are typed in the task of a lesson.

import Course
import Lessons
import Rendering

enum TaskTalk {
  /// The reply to the last of the lines.
  ///
  /// - Parameter text: the lesson; its first question is the task.
  static func said(_ lines: [String], _ text: String) throws -> String {
    var player = try LessonPlayer(
      try LessonDocument(path: "a.md", text: text), presentation: Presentation())
    _ = player.begin()
    while !player.prompt.hasPrefix("try ") { _ = player.take("") }
    let sections = lines.map { player.take($0).sections }.last ?? []
    return sections.map {
      TextRenderer(presentation: $0.presentation, width: 300, theme: nil).render($0.document)
    }.joined()
  }
}
