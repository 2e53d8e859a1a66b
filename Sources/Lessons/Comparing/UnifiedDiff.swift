// The difference between a reply and what a lesson expects, in the format of `diff -u` (POSIX, diff,
// "Diff -u Output Format"). Its line numbers and margins are those of the file, so that `patch` can
// apply it.

import Course
import Wording

struct UnifiedDiff {
  /// From the `---` line on, without a line feed at the end; empty if nothing differs.
  let text: String

  private static let context = 3

  private struct Row {
    /// " ", "-" or "+".
    var mark: Character
    var text: String
    var isChange: Bool { mark != " " }
  }

  init(_ step: LessonStep, _ actual: [String], in lesson: LessonDocument) {
    // The typed line is the first line of the context.
    var rows = [Row(mark: " ", text: lesson.source[step.line]?.text ?? "")]
    func filed(_ index: Int) -> String { lesson.source[step.line + 1 + index]?.text ?? "" }
    for move in Alignment(step.expected, actual).moves {
      switch move {
      case .match(let expected, _), .wildcard(let expected, _):
        rows.append(Row(mark: " ", text: filed(expected)))
      case .missing(let expected):
        rows.append(Row(mark: "-", text: filed(expected)))
      case .extra(let index):
        rows.append(Row(mark: "+", text: (step.margin + actual[index]).withoutTrailingSpaces))
      }
    }
    let hunks = Self.hunks(rows)
    guard !hunks.isEmpty else {
      text = ""
      return
    }
    let name = lesson.path.inertName
    var lines = ["--- \(name)\texpected", "+++ \(name)\tcomputed"]
    var (old, new, done) = (step.line, step.line, 0)
    for hunk in hunks {
      for row in rows[done..<hunk.lowerBound] {
        if row.mark != "+" { old += 1 }
        if row.mark != "-" { new += 1 }
      }
      let oldCount = rows[hunk].count { $0.mark != "+" }
      let newCount = rows[hunk].count { $0.mark != "-" }
      lines.append("@@ -\(Self.range(old, oldCount)) +\(Self.range(new, newCount)) @@")
      lines += rows[hunk].map { "\($0.mark)\($0.text)" }
      (old, new, done) = (old + oldCount, new + newCount, hunk.upperBound)
    }
    text = lines.joined(separator: "\n")
  }

  /// A count of 1 is left out.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? String(start) : "\(start),\(count)"
  }

  /// The changes with what stands around them; those whose surroundings touch are one hunk.
  private static func hunks(_ rows: [Row]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in rows.indices where rows[index].isChange {
      let lower = max(index - context, 0)
      let upper = min(index + 1 + context, rows.count)
      if let last = hunks.last, last.upperBound >= lower {
        hunks[hunks.count - 1] = last.lowerBound..<upper
      } else {
        hunks.append(lower..<upper)
      }
    }
    return hunks
  }
}
