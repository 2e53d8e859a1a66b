// The map of the course: which lesson builds on which, and what can be begun now.

public import Rendering
public import Wording

/// The lessons with what each builds on.
public struct CourseMap: Sendable {
  public enum Standing: Equatable, Sendable {
    case done
    /// So many answered, of so many.
    case begun(Int, of: Int)
    /// All that it builds on is done.
    case open
    /// Something that it builds on is not done yet.
    case later
  }

  public struct Entry: Sendable {
    public var outline: LessonOutline
    public var standing: Standing
    /// The lessons that it builds on.
    public var after: [Int]
  }

  /// Lesson 0 tells in short what the lessons up to the ninth tell at length.
  private static let (shortWay, longWayEnd) = (0, 9)

  public let entries: [Entry]

  /// - Parameter outlines: in their order.
  public init(of outlines: [LessonOutline], _ progress: LessonProgress) {
    let scores = outlines.map { progress.score(in: $0) }
    var done: Set<Int> = []
    for (outline, score) in zip(outlines, scores) where score.answered == score.count {
      if let number = outline.lesson.number,
        progress.begun.contains(outline.lesson.topic) || score.count == 0
      {
        done.insert(number)
      }
    }
    // The short way and the long one lead to the same place.
    let met = done.contains(Self.longWayEnd) ? done.union([Self.shortWay]) : done
    let known = Set(outlines.compactMap { $0.lesson.number })
    entries = zip(outlines, scores).map { outline, score in
      let after = outline.place?.requires ?? []
      let standing: Standing =
        if outline.lesson.number.map({ done.contains($0) }) ?? false {
          .done
        } else if score.answered > 0 {
          .begun(score.answered, of: score.count)
        } else if after.allSatisfy({ met.contains($0) || !known.contains($0) }) {
          .open
        } else {
          .later
        }
      return Entry(outline: outline, standing: standing, after: after)
    }
  }

  /// A line for each lesson, part by part.
  public func document(in speech: Speech) -> Document {
    var blocks: [Block] = []
    var rows: [[Text]] = []
    var last: Int?
    func finish() {
      if !rows.isEmpty { blocks.append(.grid(Grid(rows))) }
      rows = []
    }
    for entry in entries {
      if let place = entry.outline.place, place.part != last {
        finish()
        if !blocks.isEmpty { blocks.append(.blank) }
        blocks.append(.paragraph("\(CourseWords.part(place).text(in: speech), .strong)"))
        last = place.part
      }
      rows.append([
        Text(entry.outline.lesson.name, .code), entry.standing.text(in: speech),
        Text(CourseWords.after(entry.after).text(in: speech), .dim),
      ])
    }
    finish()
    return Document(blocks)
  }
}
