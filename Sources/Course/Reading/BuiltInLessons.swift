// The lessons that the program brings along, read when they are asked for.

public import Rendering
public import Wording

public enum BuiltInLessons {
  /// The numbered files of `lessons/`, in order of their names.
  public static var all: [Lesson] { all(in: .english) }

  /// The same, and in place of each the file of that name in the language's folder, where there is one.
  public static func all(in speech: Speech) -> [Lesson] {
    files(in: speech).filter { $0.number != nil }
  }

  /// The questions that choose where to begin.
  public static func start(in speech: Speech = .english) -> Lesson? {
    files(in: speech).first { $0.name == "start" }
  }

  /// The ways through them.
  public static func tracks(in speech: Speech = .english) -> [Track] {
    files(in: speech).first { $0.name == "tracks" }.map { Track.all(in: $0.text) } ?? []
  }

  private static func files(in speech: Speech) -> [Lesson] {
    let folder = speech.rawValue + "/"
    var translated: [String: String] = [:]
    for file in EmbeddedLessons.files where speech != .english && file.name.hasPrefix(folder) {
      translated[String(file.name.dropFirst(folder.count))] = file.text
    }
    return EmbeddedLessons.files.map { Lesson(name: $0.name, text: translated[$0.name] ?? $0.text) }
  }

  /// The lesson of exactly that name, read; nil where there is none.
  public static func document(
    named name: String, in speech: Speech = .english
  ) -> LessonDocument? {
    all(in: speech).first { $0.name == name }.flatMap { try? $0.document() }
  }

  /// Their numbers.
  public static var numbers: Set<Int> { Set(all.compactMap { $0.number }) }
}

extension Lesson {
  /// The lesson read; its file is called `NAME.md`.
  public func document() throws(MalformedLesson) -> LessonDocument {
    try LessonDocument(path: "\(name).md", text: text)
  }

  /// The built-in lesson that is called so.
  public static func find(
    _ name: String, in speech: Speech = .english
  ) throws(LessonSearchError) -> Lesson {
    try find(name, among: BuiltInLessons.all(in: speech))
  }
}

extension CourseStanding {
  /// - Parameter lessons: in their order; those that are malformed are left out.
  public init(_ lessons: [Lesson] = BuiltInLessons.all, _ progress: LessonProgress) {
    self.init(of: LessonOutline.all(of: lessons), progress)
  }
}

extension LessonCatalogue {
  /// A table of contents of the built-in lessons.
  ///
  /// - Parameters:
  ///   - progress: what was answered, which stands beside each lesson once there is something.
  ///   - speech: the language of the words between them.
  public static func document(
    _ progress: LessonProgress = LessonProgress(), in speech: Speech
  ) -> Document {
    document(
      of: LessonOutline.all(of: BuiltInLessons.all(in: speech)), progress,
      tracks: BuiltInLessons.tracks(in: speech),
      in: speech)
  }
}

extension LessonCatalogue {
  /// A track of the built-in lessons; nil where none is called so.
  public static func document(ofTrack name: String, in speech: Speech) -> Document? {
    BuiltInLessons.tracks(in: speech).first { $0.name == name }.map {
      document(of: $0, among: LessonOutline.all(of: BuiltInLessons.all(in: speech)), in: speech)
    }
  }
}

extension CourseMap {
  public init(_ lessons: [Lesson] = BuiltInLessons.all, _ progress: LessonProgress) {
    self.init(of: LessonOutline.all(of: lessons), progress)
  }
}

extension LessonOutline {
  /// As its lines show it, or read in full where these are unusual.
  ///
  /// - Returns: nil for a file that is no lesson at all; one that is malformed further down may pass.
  public init?(_ lesson: Lesson) {
    if let plain = LessonOutline(scanning: lesson) {
      self = plain
    } else if let document = try? lesson.document() {
      self.init(document, of: lesson)
    } else {
      return nil
    }
  }

  /// Those of a course, in order; what is no lesson is left out. A part some of whose lessons are in another language
  /// than English is called as it is called in them.
  public static func all(of lessons: [Lesson]) -> [LessonOutline] {
    var outlines = lessons.compactMap { LessonOutline($0) }
    var titles: [Int: String] = [:]
    for outline in outlines where outline.speech != .english {
      if let place = outline.place { titles[place.part] = place.title }
    }
    for index in outlines.indices {
      if let part = outlines[index].place?.part, let title = titles[part] {
        outlines[index].place?.title = title
      }
    }
    return outlines
  }
}
