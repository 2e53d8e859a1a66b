// The lessons that there are, part by part, with the time that each takes.

public import Rendering

public enum LessonCatalogue {
  /// A table of contents.
  ///
  /// - Parameters:
  ///   - lessons: in their order.
  ///   - progress: what was answered, which stands beside each lesson once there is something.
  public static func document(
    of lessons: [LessonDocument], _ progress: LessonProgress = LessonProgress()
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
    for document in lessons {
      let place = document.place
      if let place, place.part != last {
        finish()
        if !blocks.isEmpty { blocks.append(.blank) }
        blocks.append(.paragraph("\(Words.Course.part(place.part, place.title), .strong)"))
        last = place.part
      }
      let time = place.map { Words.Course.minutes($0.minutes) } ?? ""
      let (answered, count) = progress.score(in: document)
      let score = Words.Course.score(answered, count)
      rows.append(
        [Text(document.name, .code), Text(time, .dim)]
          + (isBegun ? [Text(score, answered == count ? .good : .plain)] : [])
          + [Text(document.title)])
    }
    finish()
    return Document(blocks)
  }
}
