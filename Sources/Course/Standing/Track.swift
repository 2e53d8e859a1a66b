// Ways through the course for people who come for one thing: `tracks.md` beside the lessons.
//
//     ## class: A class of 45 minutes
//
//     For whom it is.
//
//     - 00 All of it: the article, twenty minutes.
//     - exercise levels: each asks a neighbour two.
//
//     What a teacher should know.
//
// An item that begins with a number is that lesson, any other begins with a line of the prompt, up to its colon.

import Language
public import Rendering
public import Wording

/// Some of the lessons in an order, with what a teacher should know.
public struct Track: Sendable {
  public enum Part: Equatable, Sendable {
    case paragraph(String)
    case steps([Step])
  }

  public struct Step: Equatable, Sendable {
    /// nil: something else that is typed.
    public var lesson: Int?
    /// What is typed; empty for a lesson.
    public var line: String
    public var note: String

    public init(lesson: Int?, line: String, note: String) {
      (self.lesson, self.line, self.note) = (lesson, line, note)
    }
  }

  /// What it is asked for by.
  public var name: String
  public var title: String
  public var parts: [Part]

  /// The numbers of its lessons, in order.
  public var lessons: [Int] {
    parts.flatMap { part -> [Int] in
      if case .steps(let steps) = part { return steps.compactMap { $0.lesson } }
      return []
    }
  }

  /// What tracks name that is no lesson, each with its track.
  public static func strangeLessons(
    in tracks: [Track], among known: Set<Int>
  ) -> [(track: String, lesson: Int)] {
    tracks.flatMap { track in
      track.lessons.filter { !known.contains($0) }.map { (track: track.name, lesson: $0) }
    }
  }

  /// Those that a text holds, in order.
  ///
  /// - Complexity: linear in the text.
  public static func all(in text: String) -> [Track] {
    var tracks: [Track] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## "), let colon = line.firstIndex(of: ":") {
        tracks.append(
          Track(
            name: line[..<colon].dropFirst(3).trimmed,
            title: line[line.index(after: colon)...].trimmed, parts: []))
        isOpen = false
      } else if !tracks.isEmpty {
        isOpen = tracks[tracks.count - 1].take(line, isOpen)
      }
    }
    return tracks
  }

  /// - Parameter isOpen: whether the line may go on with the paragraph, or the item, above it.
  /// - Returns: the same for the next line.
  private mutating func take(_ line: Substring, _ isOpen: Bool) -> Bool {
    let words = line.trimmed
    if words.isEmpty { return false }
    if words.hasPrefix("- ") {
      let step = Step(item: words.dropFirst(2).trimmed)
      if case .steps(let steps)? = parts.last {
        parts[parts.count - 1] = .steps(steps + [step])
      } else {
        parts.append(.steps([step]))
      }
      return true
    }
    switch parts.last {
    case .paragraph(let text)? where isOpen:
      parts[parts.count - 1] = .paragraph(text + " " + words)
    case .steps(var steps)? where isOpen:
      steps[steps.count - 1].note += " " + words
      parts[parts.count - 1] = .steps(steps)
    // After a blank line, or at the beginning, a paragraph of its own begins.
    default: parts.append(.paragraph(words))
    }
    return true
  }
}

extension Track.Step {
  fileprivate init(item: String) {
    let number = item.prefix { $0.isNumber }
    if let lesson = Int(number) {
      self.init(lesson: lesson, line: "", note: item.dropFirst(number.count).trimmed)
    } else {
      let colon = item.firstIndex(of: ":")
      self.init(
        lesson: nil, line: item[..<(colon ?? item.endIndex)].trimmed,
        note: colon.map { item[item.index(after: $0)...].trimmed } ?? "")
    }
  }
}

extension LessonCatalogue {
  /// A track: its lessons with the time of each, and what is said of them.
  ///
  /// - Parameter lessons: of the course.
  public static func document(
    of track: Track, among lessons: [LessonOutline], in speech: Speech
  ) -> Document {
    let minutes = track.minutes(among: lessons)
    var blocks: [Block] = [
      .paragraph(
        "\(track.title, .strong)  \(CourseWords.minutes(minutes).text(in: speech), .dim)")
    ]
    for part in track.parts {
      blocks.append(.blank)
      switch part {
      case .paragraph(let text): blocks.append(.paragraph(Track.text(text)))
      case .steps(let steps):
        let rows = steps.map { step -> [Text] in
          guard let number = step.lesson else {
            return [Text(step.line, .code), "", Track.text(step.note)]
          }
          let outline = lessons.first { $0.lesson.number == number }
          let time = outline?.place.map { CourseWords.minutes($0.minutes).text(in: speech) } ?? ""
          return [
            Text(outline?.lesson.name ?? "\(number)", .code), Text(time, .dim),
            Track.text(step.note),
          ]
        }
        blocks.append(.grid(Grid(rows, alignments: [.left, .right, .left])))
      }
    }
    return Document(blocks)
  }
}

extension Track {
  /// With what stands between backquotes as code, and what stands between asterisks emphasised.
  public static func text(_ words: String) -> Text {
    var text = Text(pieces: [])
    for (place, part) in words.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    {
      if place % 2 == 1 {
        text += Text(String(part), .code)
        continue
      }
      for (place, part) in part.split(separator: "*", omittingEmptySubsequences: false).enumerated()
      where !part.isEmpty { text += Text(String(part), place % 2 == 1 ? .strong : .plain) }
    }
    return text
  }

  /// How long its lessons take.
  public func minutes(among lessons: [LessonOutline]) -> Int {
    self.lessons.reduce(0) { sum, number in
      sum + (lessons.first { $0.lesson.number == number }?.place?.minutes ?? 0)
    }
  }
}
