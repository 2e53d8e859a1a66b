// What is said of a program of a file and of its solution.

import ConstraintHierarchies
import ProgramSolving
import Programs
import Rationals
import Rendering
import Wording

enum ProgramWords {
  /// - Parameter name: what the program calls itself, or its file.
  case title(LinearProgram, name: String)
  /// - Parameter isFirst: whether it is the most important one.
  case optimal(LinearProgram.Objective, Rational, rounded: String?, isFirst: Bool)
  /// - Parameter isKnown: whether that no other point is as good was told at once.
  case unique(Bool?)
  case infeasible(ProgramReport.Clash)
  /// The sum of the requirements says that 0 is at least that.
  case falsehood(Rational)
  /// The same of multiples that are scaled, about that.
  case aboutFalsehood(Rational)
  /// Multiples and numbers of too many digits are shown scaled.
  case scaled
  /// A lower bound of 0 that nobody wrote.
  case byDefault
  case leastSlack(Rational, rows: Int, isTiny: Bool)
  case others(Int, areAll: Bool)
  case asWishes
  case unbounded(LinearProgram, LinearProgram.Objective, change: Rational)
  // Heads of tables.
  case values(shown: Int, of: Int, withPrices: Bool)
  case tightRows(shown: Int, of: Int)
  case column, value, rounded, best, feasible, columnPrice
  case row, limit, rowPrice, says, times, start, step
  case tooLong(Int)
  case allZero
  case noTightRow

  /// What is to be said of a file, a paragraph each.
  static func remarks(_ remarks: [ProgramRemark], in speech: Speech) -> Document {
    Document(remarks.map { .paragraph(Text($0.text(in: speech)).marked(.note)) })
  }
}

extension ProgramWords: Phrase {
  var english: Text {
    switch self {
    case .title(let program, let name):
      "\(name, .strong): \(EnglishGrammar.count(program.rows.count, "row")), "
        + "\(EnglishGrammar.count(program.columns.count, "column")), "
        + "\(EnglishGrammar.count(program.nonzeroCount, "nonzero")); "
        + "\(English.sense(program)) \(English.objectives(program))\(English.relaxed(program.relaxedNames))"
    case .optimal(let objective, let value, let rounded, let isFirst):
      "\(isFirst ? "optimal" : "then", .good): \(objective.name, .strong) = \(value, .strong)"
        + (rounded.map { value.isExact(places: 6) ? " = \($0)" : " ≈ \($0)" } ?? "")
    case .unique(true?): "No other point is as good."
    case .unique(false?):
      "Other points are as good; this is one of them (--regions last tells how far each value can move)."
    case .unique(nil):
      "Whether other points are as good was not worked out (--regions last does)."
    case .infeasible(let clash): English.infeasible(clash)
    case .falsehood(let gap): "Added up, they say that 0 ≥ \(gap)."
    case .aboutFalsehood(let gap):
      "Added up, they say that 0 ≥ \(FloatingNumber.text(gap, digits: 3))."
    case .scaled:
      "The multiples are long, so they are shown as parts of the largest, rounded (--format json has them exactly)."
    case .byDefault: "(nothing in the file bounds it below)"
    case .leastSlack(let slack, let rows, let isTiny):
      Text(
        "If \(rows == 1 ? "that row" : "each of these rows") might be off by \(English.amount(slack)), they could hold; "
          + "with less they cannot."
          + (isTiny
            ? " So little may come from numbers that were rounded when the file was written." : ""))
    case .others(let count, let areAll):
      Text(
        "There \(EnglishGrammar.agreeing(count, "is", "are")) \(areAll ? "" : "at least ")"
          + "\(EnglishGrammar.count(count, "other set")) that \(EnglishGrammar.agreeing(count, "clashes", "clash")); "
          + "conflict at the prompt shows them.")
    case .asWishes:
      "At the prompt, \("import FILE @high", .code) takes the rows as wishes, and shows by how much they must be off."
    case .unbounded(let program, let objective, let change):
      "\("unbounded", .error): \(objective.name, .strong) has no "
        + "\(program.sense == .maximize ? "greatest" : "least") value. From the point below, each step "
        + "\(change.signum < 0 ? "lowers" : "raises") it by \(change.magnitude), and every step is feasible."
    case .values(let shown, let count, let withPrices):
      Text(
        "columns that are not 0\(withPrices ? ", or have a reduced cost" : ""): \(shown) of \(count)"
      )
    case .tightRows(let shown, let count): Text("rows at a limit: \(shown) of \(count)")
    case .column: "column"
    case .value: "value"
    case .rounded: "≈"
    case .best: "best points"
    case .feasible: "feasible points"
    case .columnPrice: "reduced cost"
    case .row: "row"
    case .limit: "limit"
    case .rowPrice: "price"
    case .says: "says"
    case .times: "times"
    case .start: "start"
    case .step: "each step"
    case .tooLong(let count): Text("… (\(EnglishGrammar.count(count, "term")))")
    case .allZero: "every column is 0"
    case .noTightRow: "no row is at a limit"
    }
  }
}

extension English {
  /// Exactly where that is short.
  fileprivate static func amount(_ amount: Rational) -> String {
    let text = amount.description
    return text.utf8.count <= 9 ? text : "about \(FloatingNumber.text(amount, digits: 3))"
  }

  fileprivate static func objectives(_ program: LinearProgram) -> String {
    let names = program.objectives.map { $0.name }
    if names.count <= 6 { return names.joined(separator: ", then ") }
    return "\(names[0]), then \(EnglishGrammar.count(names.count - 1, "objective")) more"
  }

  /// What a program asks for that is left out.
  fileprivate static func relaxed(_ names: [String]) -> String {
    if names.isEmpty { return "" }
    let what = EnglishGrammar.agreeing(names.count, "an integer", "integers")
    return "; relaxed: \(EnglishGrammar.list(names, atMost: 6)) need not be \(what)"
  }

  fileprivate static func sense(_ program: LinearProgram) -> String {
    program.sense == .maximize ? "maximize" : "minimize"
  }

  fileprivate static func infeasible(_ clash: ProgramReport.Clash) -> Text {
    let count = clash.members.count
    if count == 1 { return "\("infeasible", .error): this can hold nowhere" }
    let those: Text = "\("infeasible", .error): these \(count) requirements cannot hold together"
    switch clash.size {
    case .smallest: return those + "; no fewer of them clash"
    case .minimal: return those + "; without any one of them the others can"
    case .sufficient: return those + "; perhaps fewer would do"
    }
  }
}
