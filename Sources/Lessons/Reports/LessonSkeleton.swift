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
    }
  }
}
