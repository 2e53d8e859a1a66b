// A tree of layouts as a document: its picture, its numbers, and what either way took.

import ConstraintHierarchies
import Layouts
import Rationals
import Rendering
import Session
import Wording

extension Narrator {
  func document(_ report: SpecialisedReport) -> Document {
    func say(_ words: SpecialisedWords) -> Text { words.text(in: speech) }
    var document = Document([
      .boxes(FramePicture(report.frames).picture), numbers(of: report.frames),
      .paragraph(say(.arranged(report.tally, layouts: report.count))),
    ])
    switch report.solved {
    case .contradictory:
      document.append(
        .paragraph(say(.noRoom(least: report.least, room: report.room)).marked(.error)))
    case .frames:
      let differing = report.differing
      document.append(
        .paragraph(
          differing.isEmpty
            ? say(
              .solved(
                constraints: report.constraints.count, levels: report.levelCount,
                pivots: report.pivots))
            : say(.differing(differing)).marked(.error)))
    }
    if report.listsConstraints {
      document.append(
        .grid(
          Grid(
            report.constraints.map { constraint in
              [
                Text(constraint.text, .code),
                constraint.priority.isRequired ? "" : say(.priority(constraint.priority)),
              ]
            }, gap: 3)))
    }
    document.append(.paragraph(say(.onlyConstraints).marked(.note)))
    document.append(.paragraph(say(.onlyCode).marked(.note)))
    return document
  }
}
