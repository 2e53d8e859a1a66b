// The lessons that there are, part by part, with the time that each takes.

public import Rendering
public import Wording

public enum LessonCatalogue {
  /// A table of contents.
  ///
  /// - Parameters:
  ///   - lessons: in their order.
  ///   - progress: what was answered, which stands beside each lesson once there is something.
  ///   - tracks: the ways through them, which are named below.
  ///   - speech: the language of the words between them.
  public static func document(
    of lessons: [LessonOutline], _ progress: LessonProgress = LessonProgress(),
    tracks: [Track] = [], in speech: Speech
  ) -> Document {
    var blocks: [Block] = []
    var rows: [[Text]] = []
    var last: Int?
    let isBegun = !progress.entries.isEmpty
    func finish() {
      let right = Array(repeating: Rendering.Alignment.right, count: isBegun ? 2 : 1)
      let alignments = [.left] + right + [.left]
      if !rows.isEmpty { blocks.append(.grid(Grid(rows, alignments: alignments))) }
      rows = []
    }
    for outline in lessons {
      let place = outline.place
      if let place, place.part != last {
        finish()
        if !blocks.isEmpty { blocks.append(.blank) }
        blocks.append(.paragraph("\(CourseWords.part(place).text(in: speech), .strong)"))
        last = place.part
      }
      let time = place.map { CourseWords.minutes($0.minutes).text(in: speech) } ?? ""
      var score: [Text] = []
      // The questions of others are not even counted.
      if progress.begun.contains(outline.lesson.topic) {
        let (answered, count) = progress.score(in: outline)
        let words = CourseWords.score(answered, of: count).text(in: speech)
        score = [Text(words, answered == count ? .good : .plain)]
      } else if isBegun {
        score = [Text("")]
      }
      let title = Text(outline.title)
      let other = CourseWords.language(outline.speech).text(in: speech)
      rows.append(
        [Text(outline.lesson.name, .code), Text(time, .dim)] + score
          + [outline.speech == speech ? title : title + " " + Text("(\(other))", .dim)])
    }
    finish()
    if !tracks.isEmpty {
      let words = CourseWords.tracks(tracks.map { $0.name }).text(in: speech)
      blocks += [.blank, .paragraph(Text(words, .dim))]
    }
    return Document(blocks)
  }
}
