// The lessons that there are, part by part, with the time that each takes.

public import Rendering

public enum LessonCatalogue {
  /// A table of contents.
  ///
  /// - Parameters:
  ///   - lessons: in their order.
  ///   - progress: what was answered, which stands beside each lesson once there is something.
  public static func document(
    of lessons: [LessonOutline], _ progress: LessonProgress = LessonProgress()
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
    let begun = progress.begun
    for outline in lessons {
      let place = outline.place
      if let place, place.part != last {
        finish()
        if !blocks.isEmpty { blocks.append(.blank) }
        blocks.append(.paragraph("\(Words.Course.part(place.part, place.title), .strong)"))
        last = place.part
      }
      let time = place.map { Words.Course.minutes($0.minutes) } ?? ""
      var score: [Text] = []
      if isBegun {
        let (answered, count) = progress.score(in: outline, begun: begun)
        score = [Text(Words.Course.score(answered, count), answered == count ? .good : .plain)]
      }
      rows.append(
        [Text(outline.lesson.name, .code), Text(time, .dim)] + score + [Text(outline.title)])
    }
    finish()
    return Document(blocks)
  }
}
