// What is said of a program of a file that came into a session, and of one that cannot.

import ConstraintHierarchies
import Language
import Rendering
import Session
import Wording

enum ProgramImportWords {
  case came(ProgramImport)
  /// So many variables are never negative; whether these are all.
  case nonnegative(Int, areAll: Bool)
  /// The bounds are constraints of such names.
  case bounds(Int)
  /// Integers that may be any number here.
  case relaxed([String])
  /// Rows without limits have become objectives that are disabled.
  case free([String])
  /// The first of them, and how many there are.
  case renamed([ProgramImport.Renaming], of: Int)
}

extension ProgramImportWords: Phrase {
  var english: Text {
    switch self {
    case .came(let program):
      (program.name.isEmpty ? "" : "\(program.name, .strong): ")
        + Text(
          EnglishGrammar.list(
            [
              EnglishGrammar.count(program.columnCount, "variable"),
              "\(EnglishGrammar.count(program.rowCount, "constraint")), one for each row",
            ]))
        + (program.rowPriority.map { " at \($0.name)" } ?? "")
        + (program.objectives.isEmpty
          ? "; no objective"
          : Text(program.isMaximized ? "; maximize " : "; minimize ")
            + program.objectives.map { Text($0, .strong) }.joined(separator: ", then "))
    case .nonnegative(let count, let areAll):
      areAll
        ? (count == 1 ? "it is declared >= 0" : "all of them are declared >= 0")
        : "\(EnglishGrammar.count(count, "variable")) \(EnglishGrammar.agreeing(count, "is", "are")) declared >= 0"
    case .bounds(let count):
      "bounds of \(EnglishGrammar.count(count, "variable")): bound.NAME"
    case .relaxed(let names):
      "relaxed: \(EnglishGrammar.list(names, atMost: 8)), which the file wants to be "
        + "\(EnglishGrammar.agreeing(names.count, "an integer", "integers")); branch by hand with a line such as "
        + "\("\(names[0]) <= 2", .code)"
    case .free(let names):
      "without limits, so kept as \(EnglishGrammar.agreeing(names.count, "an objective that is", "objectives that are")) "
        + "disabled: \(EnglishGrammar.list(names, atMost: 8))"
    case .renamed(let renamings, let count): English.renamed(renamings, of: count)
    }
  }
}

extension English {
  fileprivate static func renamed(_ renamings: [ProgramImport.Renaming], of count: Int) -> Text {
    let names = renamings.map { "\($0.kind.rawValue) \($0.old) is \($0.new)" }
    let more = count > renamings.count ? [EnglishGrammar.andMore(count - renamings.count)] : []
    return Text("under other names here: " + (names + more).joined(separator: ", "))
  }

  static func text(_ fault: ProgramFault) -> String {
    switch fault {
    case .unsayable(let name, let reason, _):
      "\(name.isEmpty ? "the program" : name) cannot be a line here: \(reason.message(in: .english)); "
        + "slackline solve FILE solves it as it is"
    }
  }
}
