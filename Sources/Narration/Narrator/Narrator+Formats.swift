// What is told of constraints that are written back as visual formats.

import ConstraintHierarchies
import Rendering
import Session
import Wording

extension Narrator {
  /// The formats, and below them what no format can say.
  func document(_ report: FormatsReport) -> Document {
    guard !report.lines.isEmpty || !report.others.isEmpty else {
      return Document([
        .paragraph(FormatWords.nothingSaid(report.view).text(in: speech).marked(.note))
      ])
    }
    var document = Document()
    if !report.lines.isEmpty {
      document.append(
        .grid(
          Grid(
            report.lines.map {
              [Text($0.text, .code), Text($0.ids.joined(separator: ", "), .dim)]
            },
            gap: 3)))
    }
    if !report.others.isEmpty {
      document.append(
        .paragraph(FormatWords.unsayable(report.others.count).text(in: speech).marked(.dim)))
      document.append(
        .grid(
          Grid(
            report.others.map {
              [
                Text($0.id, .strong), Text($0.text),
                $0.priority.isRequired ? "" : Text("@\($0.priority.name)"),
              ]
            })))
    }
    return document
  }
}
