// The lessons that the program brings along, read when they are asked for.

public import Rendering

public enum BuiltInLessons {
  /// The files of `lessons/`, in order of their names.
  public static var all: [Lesson] {
    EmbeddedLessons.files.map { Lesson(name: $0.name, text: $0.text) }
  }
}

extension Lesson {
  /// The lesson read; its file is called `NAME.md`.
  public func document() throws(MalformedLesson) -> LessonDocument {
    try LessonDocument(path: "\(name).md", text: text)
  }

  /// The built-in lesson that is called so.
  public static func find(_ name: String) throws(LessonSearchError) -> Lesson {
    try find(name, among: BuiltInLessons.all)
  }
}

extension CourseStanding {
  /// - Parameter lessons: in their order; those that are malformed are left out.
  public init(_ lessons: [Lesson] = BuiltInLessons.all, _ progress: LessonProgress) {
    self.init(of: lessons.compactMap { try? $0.document() }, progress)
  }
}

extension LessonCatalogue {
  /// A table of contents of the built-in lessons.
  ///
  /// - Parameter progress: what was answered, which stands beside each lesson once there is something.
  public static func document(_ progress: LessonProgress = LessonProgress()) -> Document {
    document(of: BuiltInLessons.all.compactMap { try? $0.document() }, progress)
  }
}
