// A program as a file can hold it: names that the format allows, every number a finite decimal.
//
// A third is no decimal, so a row that has one is multiplied by three: it requires the same. A bound that is a third
// becomes a row. The objective is multiplied, too, and only its value is another then. What was changed is noted.

import Rationals
import Wording

/// What a writer changed, for the comments of the file.
enum ProgramNote: Hashable {
  case renamed(String, as: String)
  case multipliedRow(String, by: Rational)
  case multipliedObjective(by: Rational)
  /// A bound of a column stands as a row.
  case bound(of: String, as: String)
  /// A row stands as two, one for each limit.
  case parted(String, other: String)
  /// glpsol has to be told that the objective is maximised.
  case maximized
  /// glpsol refuses the constant of the objective in an LP file.
  case constant(Rational)
  /// glpsol and lp_solve take the right side of the objective in an MPS file for its constant, not for what is taken away.
  case turnedConstant(Rational)
  /// Objectives of lower levels, which a file of one objective leaves out.
  case lesserObjectives([String])
  /// These are integers in the file that the program was read from.
  case relaxed([String])
}

struct WritableProgram {
  let sense: LinearProgram.Sense
  private(set) var name: String
  private(set) var objective: LinearProgram.Objective
  private(set) var columns: [LinearProgram.Column] = []
  private(set) var rows: [LinearProgram.Row] = []
  var notes: [ProgramNote] = []
  /// The names of the rows and of the objective.
  private var rowNames: Set<String> = []

  /// - Parameters:
  ///   - allows: whether the format can hold a name.
  ///   - allowsColumn: whether it can be that of a column.
  init(
    _ program: LinearProgram, allows: (String) -> Bool, allowsColumn: (String) -> Bool
  ) {
    sense = program.sense
    name = program.name.harmless
    objective = program.objective
    nameColumns(program, allowsColumn)
    nameRows(program, allows)
    moveBounds()
    let factor = Self.factor(objective.terms, [objective.constant])
    if !factor.isOne {
      objective = LinearProgram.Objective(
        name: objective.name, terms: objective.terms.map { $0.multiplied(by: factor) },
        constant: objective.constant * factor)
      notes.append(.multipliedObjective(by: factor))
    }
    for index in rows.indices { multiplyRow(index) }
    let lesser = program.lesserObjectives.map { $0.name }
    if !lesser.isEmpty { notes.append(.lesserObjectives(lesser)) }
    let relaxed = program.relaxed.map { columns[$0].name }
    if !relaxed.isEmpty { notes.append(.relaxed(relaxed)) }
  }

  // MARK: - Names

  private mutating func nameColumns(
    _ program: LinearProgram, _ allows: (String) -> Bool
  ) {
    var taken: Set<String> = []
    // Names that can stay do so, even where one that cannot comes before them.
    let stay = program.columns.map { allows($0.name) && taken.insert($0.name).inserted }
    for (index, column) in program.columns.enumerated() {
      var name = column.name
      if !stay[index] {
        name = UniqueNames.name("x\(index + 1)", &taken)
        notes.append(.renamed(column.name, as: name))
      }
      columns.append(
        LinearProgram.Column(name: name, lower: column.lower, upper: column.upper))
    }
  }

  private mutating func nameRows(_ program: LinearProgram, _ allows: (String) -> Bool) {
    let stay = program.rows.map { allows($0.name) && rowNames.insert($0.name).inserted }
    var objectiveName = objective.name
    if !allows(objectiveName) || !rowNames.insert(objectiveName).inserted {
      objectiveName = UniqueNames.name("obj", &rowNames)
      notes.append(.renamed(objective.name, as: objectiveName))
    }
    objective = LinearProgram.Objective(
      name: objectiveName, terms: objective.terms, constant: objective.constant)
    for (index, row) in program.rows.enumerated() {
      var name = row.name
      if !stay[index] {
        name = UniqueNames.name("r\(index + 1)", &rowNames)
        notes.append(.renamed(row.name, as: name))
      }
      rows.append(
        LinearProgram.Row(name: name, terms: row.terms, lower: row.lower, upper: row.upper))
    }
  }

  // MARK: - Numbers

  /// Whether a file can have a number as a bound: it is a decimal, and not so large that it means infinity.
  private static func isPlain(_ bound: Rational?) -> Bool {
    guard let bound else { return true }
    return bound.magnitude < Limit.infinite && bound.decimalPlaces.rest.isOne
  }

  /// Makes rows of the bounds that a file cannot have.
  private mutating func moveBounds() {
    for (index, column) in columns.enumerated() {
      let (staysBelow, staysAbove) = (Self.isPlain(column.lower), Self.isPlain(column.upper))
      if staysBelow, staysAbove { continue }
      let name = UniqueNames.name("bound_\(index + 1)", &rowNames)
      columns[index] = LinearProgram.Column(
        name: column.name, lower: staysBelow ? column.lower : nil,
        upper: staysAbove ? column.upper : nil)
      rows.append(
        LinearProgram.Row(
          name: name, terms: [LinearProgram.Term(column: index, coefficient: 1)],
          lower: staysBelow ? nil : column.lower, upper: staysAbove ? nil : column.upper))
      notes.append(.bound(of: column.name, as: name))
    }
  }

  private mutating func multiplyRow(_ index: Int) {
    let row = rows[index]
    let factor = Self.factor(row.terms, [row.lower, row.upper])
    if factor.isOne { return }
    rows[index] = LinearProgram.Row(
      name: row.name, terms: row.terms.map { $0.multiplied(by: factor) },
      lower: row.lower.map { $0 * factor }, upper: row.upper.map { $0 * factor })
    notes.append(.multipliedRow(row.name, by: factor))
  }

  /// By what to multiply so that all are decimals, and no limit so large that it means infinity.
  private static func factor(
    _ terms: [LinearProgram.Term], _ limits: [Rational?]
  ) -> Rational {
    var factor = Rational.one
    func include(_ value: Rational) {
      let rest = value.decimalPlaces.rest
      if rest.isOne || (factor / rest).isInteger { return }
      factor = factor * rest / Rational.greatestCommonMeasure([factor, rest])
    }
    for term in terms { include(term.coefficient) }
    for case let limit? in limits { include(limit) }
    for case let limit? in limits {
      while limit.magnitude * factor >= Limit.infinite { factor /= Rational(10_000_000_000) }
    }
    return factor
  }

  // MARK: - Rows of two limits

  /// Makes two rows of each row with two limits that is no equation, if `isParted` says so.
  mutating func part(where isParted: (LinearProgram.Row) -> Bool) {
    var result: [LinearProgram.Row] = []
    result.reserveCapacity(rows.count)
    for row in rows {
      guard row.lower != nil, row.upper != nil, !row.isEquation, isParted(row) else {
        result.append(row)
        continue
      }
      let other = UniqueNames.name("\(row.name)_upper", &rowNames)
      result.append(
        LinearProgram.Row(name: row.name, terms: row.terms, lower: row.lower, upper: nil))
      result.append(
        LinearProgram.Row(name: other, terms: row.terms, lower: nil, upper: row.upper))
      notes.append(.parted(row.name, other: other))
    }
    rows = result
  }
}

extension String {
  /// Without what would end a comment or a line, or steer who reads it.
  var harmless: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      scalars.append(scalar.steers || scalar == "\n" || scalar == "\t" ? "?" : scalar)
    }
    return String(scalars)
  }
}

extension ProgramNote: Phrase {
  var english: String {
    switch self {
    case .renamed("", let new): "\(new) had no name"
    case .renamed(let old, let new): "\(new) stands for: \(old.harmless)"
    case .multipliedRow(let name, let factor):
      "the row \(name) has been multiplied by \(factor), so that its numbers are decimals"
    case .multipliedObjective(let factor):
      "the objective has been multiplied by \(factor): divide its value by that"
    case .bound(let column, let row): "the row \(row) is a bound of \(column)"
    case .parted(let name, let other): "\(name) and \(other) are one row with two limits"
    case .maximized:
      "glpsol knows no OBJSENSE: remove its two lines and add --max; Clp and Cbc pass over it: add -maximize"
    case .constant(let constant):
      "for glpsol, which knows no constant in an objective: remove it, and add \(constant) to the value"
    case .relaxed(let names):
      "relaxed: \(EnglishGrammar.list(names.map { $0.harmless }, atMost: 8)) "
        + EnglishGrammar.agreeing(names.count, "was an integer", "were integers")
    case .lesserObjectives(let names):
      "without the objectives of lower levels, which this format does not have: "
        + EnglishGrammar.list(names.map { $0.harmless })
    case .turnedConstant(let constant):
      "glpsol and lp_solve read the constant of the objective with the other sign: add \(2 * constant) to their value"
    }
  }
}
