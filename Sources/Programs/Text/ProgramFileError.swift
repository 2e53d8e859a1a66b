// What can be wrong with a file of a linear program: facts and a place. The words stand in `English/`.

public import Wording

/// Why a file is not read, and where.
public struct ProgramFileError: Error, Hashable, Sendable {
  /// Counted from one.
  public let line: Int
  /// The character of the line, counted from one; a tab is one character.
  public let column: Int
  public let reason: ProgramFileFact

  public init(line: Int, column: Int, reason: ProgramFileFact) {
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// What is wrong and what to do about it, without the place.
  public func text(in speech: Speech) -> String {
    switch speech {
    case .english: English.text(reason)
    case .russian: Russian.text(reason)
    }
  }
}

extension ProgramFileError: CustomStringConvertible {
  /// The place, and what is wrong there, in English: `2:15: …`.
  public var description: String { "\(line):\(column): \(text(in: .english))" }
}

/// What can be wrong with a file of a linear program.
public enum ProgramFileFact: Hashable, Sendable {
  /// It is compressed.
  case gzip
  case controlCharacter(UInt8)
  /// A name is not in UTF-8.
  case encoding
  case noNumber(String)
  case longNumber(String)
  /// A number of 10²⁰ or more, which means infinity, stands where that makes no sense.
  case wrongInfinity(String)
  case duplicateRow(String)
  /// The same side of a variable, bounded twice and differently.
  case boundTwice(String)
  case integer(String)
  case semicontinuous(String)
  case missingEnd(String)

  case mps(MPSFact)
  case lp(LPFact)
}

/// What can be wrong with an MPS file alone.
public enum MPSFact: Hashable, Sendable {
  case unknownSection(String)
  /// A section for what is no linear program.
  case foreignSection(String)
  case sectionTwice(String)
  /// The first must come after the second.
  case sectionBefore(String, String)
  case missingSection(String)
  case dataBeforeSections
  case dataAfterHeading(String)
  /// How many fields a line has that should have another number of them.
  case fields(String, Int)
  /// Text in a field, by columns, that a line of a section does not have.
  case strayField(section: String, String)
  /// Text stands between the columns that fields have in fixed format.
  case betweenFields(Int)
  case tab
  /// The file can be read both ways, and the programs differ.
  case ambiguous
  case rowType(String)
  case unknownRow(String)
  case unknownColumn(String)
  case duplicateColumn(String)
  case duplicateEntry(row: String, column: String)
  case duplicateValue(section: String, row: String)
  case secondVector(section: String, String, String)
  case rangeOfFreeRow(String)
  case boundType(String)
  case sense(String)
  case noObjective(String)
  case marker(String)
}

/// What can be wrong with an LP file alone.
public enum LPFact: Hashable, Sendable {
  case noSense
  /// A model with sets and parameters, in a language such as GMPL, AMPL or GAMS.
  case model
  /// lp_solve's own format, which is another one.
  case ofLPSolve
  case unexpected(String, wanted: Wanted)
  case endsEarly(wanted: Wanted)
  case quadratic
  /// `b = 1 -> x <= 3`
  case indicator
  /// `3 * x`
  case star
  /// `0_row:`
  case digitFirst(String)
  /// A section of what is no linear program.
  case foreign(ForeignSection)
  /// `[` follows a name at once.
  case bracketInName
  case specialOrderedSet
  /// A word that may be a section or a variable.
  case sectionOrName(String)
  case lostSection(String)
  case afterEnd
  /// More than one relation, and not of the form 1 <= x <= 2.
  case chain
  /// What follows a number at once, and cannot be the variable that it multiplies.
  case glued(String, after: String)
  case name(String, NameSlip)

  /// What some programs write beside a linear program.
  public enum ForeignSection: Hashable, Sendable {
    case generalConstraints, lazyConstraints, userCuts, piecewiseLinear, scenarios
  }

  /// Why a name can only be a slip.
  public enum NameSlip: Hashable, Sendable {
    /// It stands on right sides alone.
    case onRightAlone
    /// A bracket, a bar or a quotation mark has no other half.
    case halfBracket
    /// But for signs at its ends it is another variable.
    case signs(of: String)
    /// It is another variable divided by a number.
    case quotient(of: String)
    /// It is other variables with a sign between them.
    case several([String])
    /// It begins or ends with a comma or a semicolon.
    case looseEnd
  }

  /// What an LP file should have had at a place.
  public enum Wanted: Hashable, Sendable {
    case term
    case relation
    case number
    case variable
    case sign
    case section
    case objective
  }
}
