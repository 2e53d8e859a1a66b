// What the comments of a file say of the level that it is of.

import ConstraintHierarchies
public import ProgramSolving
import Rationals
public import Wording

extension LevelProgram {
  /// Comments for a file of the program, a line each.
  public func comments(in speech: Speech) -> [String] {
    switch speech {
    case .english: English.comments(on: self)
    case .russian: Russian.comments(on: self)
    }
  }
}

extension English {
  static func comments(on program: LevelProgram) -> [String] {
    var lines: [String] = []
    if let level = program.level {
      let names = program.levels.map { $0.name }
      if names.count == 1 {
        lines.append(
          "Written by Slackline: the level \(level.name), the only one, is the objective.")
      } else {
        lines.append(
          "Written by Slackline: the objective is the level \(level.name), of \(EnglishGrammar.list(names))."
        )
      }
      if !program.isMaximized {
        lines.append(
          "NAME.plus and NAME.minus say by how much a constraint's left side is above or below its right side."
        )
      }
      if !program.held.isEmpty {
        let held = program.held.map { "\($0.level.name) at \($0.least)" }
        lines.append(
          "Rows level.NAME hold the levels above at their least: \(EnglishGrammar.list(held)).")
      }
      if let next = program.levels.first(where: { $0 < level }) {
        lines.append("For the next level: slackline export FILE -o OUT --level \(next.name)")
      }
    } else {
      lines.append(
        "Written by Slackline: requirements alone; there is no level to be an objective.")
    }
    if !program.disabled.isEmpty {
      lines.append("Disabled, so not written: \(EnglishGrammar.list(program.disabled, atMost: 8)).")
    }
    return lines
  }
}
