// The lessons that there are, part by part, with the time that each takes.

public import Rendering

public enum LessonCatalogue {
  /// A table of contents.
  public static var document: Document {
    var blocks: [Block] = []
    var rows: [[Text]] = []
    var last: Int?
    func finish() {
      if !rows.isEmpty { blocks.append(.grid(Grid(rows, alignments: [.left, .right, .left]))) }
      rows = []
    }
    for lesson in BuiltInLessons.all {
      guard let document = try? lesson.document() else { continue }
      let place = document.place
      if let place, place.part != last {
        finish()
        if !blocks.isEmpty { blocks.append(.blank) }
        blocks.append(.paragraph("\("Part \(place.part): \(place.title)", .strong)"))
        last = place.part
      }
      let time = place.map { "\($0.minutes) min" } ?? ""
      rows.append([Text(lesson.name, .code), Text(time, .dim), Text(document.title)])
    }
    finish()
    return Document(blocks)
  }
}
