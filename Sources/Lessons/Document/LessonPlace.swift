// Where a lesson stands in the course: `*Part 3, Linear programming. About 8 minutes.*`, the paragraph below
// its title.

import Language

/// The part of the course that a lesson belongs to, and how long it takes.
public struct LessonPlace: Hashable, Sendable {
  public var part: Int
  /// Of the part.
  public var title: String
  public var minutes: Int

  /// - Returns: nil if the words say anything else.
  init?(_ words: String) {
    let sentences = words.split(separator: ".").map { $0.trimmed }
    guard sentences.count == 2, let comma = sentences[0].firstIndex(of: ","),
      sentences[0].hasPrefix("Part "), sentences[1].hasPrefix("About "),
      let part = Int(sentences[0][..<comma].dropFirst(5).trimmed),
      let minutes = Int(sentences[1].dropFirst(6).prefix { $0.isNumber })
    else { return nil }
    self.part = part
    title = sentences[0][sentences[0].index(after: comma)...].trimmed
    self.minutes = minutes
  }
}

extension LessonDocument {
  /// nil if the lesson does not say.
  public var place: LessonPlace? {
    guard
      let heading = markdown.firstIndex(where: { if case .heading = $0 { true } else { false } }),
      heading + 1 < markdown.count, case .paragraph(let text) = markdown[heading + 1]
    else { return nil }
    return LessonPlace(text.plainWords)
  }
}
