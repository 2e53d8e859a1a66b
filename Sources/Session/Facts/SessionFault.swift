// What a session can find wrong with a line that the parser has understood: facts with the place that they
// are about, and no sentence. The words for all of them are in Narration/Errors.

public import ConstraintHierarchies
public import Language
public import Rationals

/// Why a session refuses a line.
///
/// A case carries the names, numbers and places that its message speaks of; a `Name` brings its place with
/// it.
public enum SessionFault: Error, Hashable, Sendable {
  // Expressions
  case productOfVariables(String, String, SourceRange)
  case divisionByVariable(String, SourceRange)
  case divisionByZero(SourceRange)
  /// With its new value a point makes something unreadable that was right where it was written.
  indirect case movedPoint(PointDefinition, spoils: String, SessionFault)
  case variableInConstant(String, SourceRange)
  /// What is read off a solution can be no part of a problem.
  case quantityInProblem(Quantity, SourceRange)

  // Names
  case unknownName(Name, among: [String])
  case unknownConstraint(Name, among: [String])
  /// It is neither a variable nor a constraint nor an objective.
  case nothingToExplain(Name, among: [String])
  /// It is neither a point nor has it a constant.
  case nothingToMove(Name, among: [String])
  case variableAsPoint(Name)
  case pointAsVariable(Name)
  case duplicateLabel(Name)
  case labelIsName(Name, isPoint: Bool)
  case labelAsVariable(Name)
  case noLetter(Name)
  case noObjectiveName(Name)
  case letterOfChain(Name)

  // Changes
  case requiredObjective(SourceRange)
  case noConstant(Name, hasLinks: Bool)
  case multipliedConstant(Name)
  case noEdit(Name)
  case notLinear(in: Name, String)
  case variableIsNotHeld(Name)
  case disabled(Name)
  /// The last change, or the last that was undone, has been taken back already.
  case nothing(to: Travel.Direction, SourceRange)

  // Solutions
  case unknownLevel(String, among: [String], SourceRange)
  /// The level of that name has no least value.
  case unbounded(level: String, SourceRange)
  /// The requirements of these names have no solution.
  case unsatisfiable(conflict: [String], SourceRange)
  /// The line would make them contradict one another.
  case contradiction([String], SourceRange)
  case expectation(Claim, SourceRange)

  /// The error of a constraint can be one of several.
  case ambiguousError(Name)

  // Walking
  /// There are so many pivots, and a place after more of them was asked for.
  case endOfWalk(pivots: Int, SourceRange)
  case pivot(PivotFault, SourceRange)
  case unknownColumn(Name, among: [String])
  /// It has columns only under these names.
  case pairOfColumns(Name, [String])
  /// The level that it comes in with; nil where nothing holds it so far.
  case absentColumn(Name, level: String?)
  /// What was typed answers a question about a column, or a number, and is none.
  case noColumn(SourceRange)
  case noNumber(SourceRange)

  /// No pivot is to come, so there is no ratio test.
  case noRatioTest(SourceRange)
  case notInRatioTest(Name, among: [String])

  // The program
  /// The line was stopped before its end.
  case stopped(SourceRange)
  /// The beginning of what no line can say.
  case unsayable(String)

  /// How things are where `expect` claims otherwise.
  public enum Claim: Hashable, Sendable {
    case satisfiable
    case everyLevelHasMinimum
    case noMinimum(level: String)
    case minimum(level: String, is: Rational)
    case value(Expression, Interval)
    /// There is no solution that the claim could be about.
    indirect case noSolution(SessionFault)
  }
}

/// Why a pivot cannot be made; columns go by their names, objectives by theirs, as in `f(low)`.
public enum PivotFault: Hashable, Sendable {
  /// There are so many pivots to come, the first of which brings the first row.
  case emptyTableau(pivots: Int)
  case freeColumnFirst(String)
  case enteringIsBasic(String)
  /// A column that only stood for what a requirement lacked.
  case enteringIsArtificial(String)
  case leavingIsNonbasic(String)
  case leavingIsFree(String)
  case pivotElementIsZero(leaving: String, entering: String)
  /// A level above has its least value already and would lose it: by so much for each unit, from that
  /// value, over that length.
  case frozen(String, objective: String, cost: Rational, from: Rational, length: Rational?)
  case unbounded(String, objective: String, cost: Rational)
  /// The pivot leads out of the region.
  case infeasible(
    entering: String, leaving: String, length: Rational, below: [Shortage], instead: RatioTest)

  /// A variable that would be below zero.
  public struct Shortage: Hashable, Sendable {
    public let name: String
    public let value: Rational
  }

  /// Who leaves by the ratio test.
  public enum RatioTest: Hashable, Sendable {
    case leaves(String)
    case nobody
    /// Not to be told.
    case secret
  }
}

extension SessionFault {
  public var code: ErrorCode {
    switch self {
    case .productOfVariables, .divisionByVariable, .notLinear: .nonlinear
    case .movedPoint(_, _, let fault): fault.code
    case .unknownName, .unknownConstraint, .nothingToExplain, .nothingToMove, .noEdit,
      .unknownLevel, .unknownColumn, .pairOfColumns, .absentColumn, .notInRatioTest:
      .unknownName
    case .duplicateLabel, .labelIsName, .labelAsVariable: .duplicateLabel
    case .nothing: .history
    case .unbounded: .unbounded
    case .unsatisfiable, .contradiction: .unsatisfiable
    case .expectation: .expectation
    case .endOfWalk, .pivot, .noRatioTest: .pivot
    case .stopped: .interrupted
    case .unsayable: .limit
    case .divisionByZero, .variableInConstant, .variableAsPoint, .pointAsVariable, .noLetter,
      .noObjectiveName, .letterOfChain, .requiredObjective, .noConstant, .multipliedConstant,
      .variableIsNotHeld, .disabled, .noColumn, .noNumber, .quantityInProblem, .ambiguousError:
      .syntax
    }
  }

  /// The place in the line.
  public var range: SourceRange {
    switch self {
    case .productOfVariables(_, _, let range), .divisionByVariable(_, let range),
      .divisionByZero(let range), .variableInConstant(_, let range), .requiredObjective(let range),
      .nothing(_, let range), .unknownLevel(_, _, let range), .unbounded(_, let range),
      .unsatisfiable(_, let range), .contradiction(_, let range), .expectation(_, let range),
      .endOfWalk(_, let range), .pivot(_, let range), .noColumn(let range), .noNumber(let range),
      .stopped(let range), .quantityInProblem(_, let range), .noRatioTest(let range):
      range
    case .movedPoint(let definition, _, _): definition.value.range
    case .unknownName(let name, _), .unknownConstraint(let name, _), .nothingToExplain(let name, _),
      .nothingToMove(let name, _), .variableAsPoint(let name), .pointAsVariable(let name),
      .duplicateLabel(let name), .labelIsName(let name, _), .labelAsVariable(let name),
      .noLetter(let name), .noObjectiveName(let name), .letterOfChain(let name),
      .noConstant(let name, _), .multipliedConstant(let name), .noEdit(let name),
      .notLinear(let name, _), .variableIsNotHeld(let name), .disabled(let name),
      .unknownColumn(let name, _), .pairOfColumns(let name, _), .absentColumn(let name, _),
      .ambiguousError(let name), .notInRatioTest(let name, _):
      name.range
    case .unsayable: SourceRange(0, 0)
    }
  }
}
