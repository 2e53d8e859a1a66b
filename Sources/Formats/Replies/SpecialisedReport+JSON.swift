// A tree of layouts as JSON.

import ConstraintHierarchies
import Layouts
import Rationals
import Session

extension SpecialisedReport {
  var json: JSONValue {
    var solvedFrames = JSONValue.null
    if case .frames(let frames) = solved {
      solvedFrames = JSONValue.Member.frames(frames).value
    }
    return .reply(
      "layout",
      [
        .init(
          "room",
          .object([
            .init("width", .number(room.horizontal)), .init("height", .number(room.vertical)),
          ])),
        .init(
          "least",
          .object([
            .init("width", .number(least.horizontal)), .init("height", .number(least.vertical)),
          ])),
        .frames(frames),
        .init("additions", .integer(tally.additions)),
        .init("comparisons", .integer(tally.comparisons)),
        .init(
          "constraints",
          .array(
            constraints.map { constraint in
              .object([
                .init("text", .string(constraint.text)),
                .init("priority", .integer(constraint.priority.rawValue)),
              ])
            })),
        .init("levels", .integer(levelCount)),
        .init("pivots", .integer(pivots)),
        .init("constraintFrames", solvedFrames),
        .init("differing", .strings(differing)),
      ])
  }
}
