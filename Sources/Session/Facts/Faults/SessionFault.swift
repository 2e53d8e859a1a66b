// What a session can find wrong with a line that the parser has understood: facts with the place that they
// are about, and no sentence. The words for all of them are Narration's.

public import ConstraintHierarchies
public import Language
public import Rationals
public import Wording

/// Why a session refuses a line.
///
/// A case carries the names, numbers and places that its message speaks of; a `Name` brings its place with
/// it.
///
/// It is kept on the heap, for each `try` takes room for it on the stack, and expressions are read by a function that calls
/// itself as deep as parentheses are nested.
public indirect enum SessionFault: Hashable, Error, Sendable {
  case expression(ExpressionFault)
  case name(NameFault)
  case change(ChangeFault)
  case solution(SolutionFault)
  case walk(WalkFault)
  case layout(LayoutFault)
  case program(ProgramFault)
  /// The line was stopped before its end.
  case stopped(SourceRange)
  /// No line can say it; nil: the points, else the beginning of what it is.
  case unsayable(String?)
}

/// What can be wrong with an expression.
public enum ExpressionFault: Hashable, Sendable {
  case productOfVariables(String, String, SourceRange)
  case divisionByVariable(String, SourceRange)
  case divisionByZero(SourceRange)
  /// With its new value a point makes something unreadable that was right where it was written.
  indirect case movedPoint(PointDefinition, spoils: String, SessionFault)
  case variableInConstant(String, SourceRange)
  /// What comes out there has more digits than `Limit.valueDigits`.
  case longValue(SourceRange)
  /// What is read off a solution can be no part of a problem.
  case quantityInProblem(Quantity, SourceRange)
  /// `why not X`, without what it is not.
  case noRelation(SourceRange)
  /// The second end of the interval is smaller than the first.
  case reversedInterval(SourceRange)
}

/// What can be wrong with a name.
public enum NameFault: Hashable, Sendable {
  case unknownName(Name, among: [String])
  case unknownConstraint(Name, among: [String])
  case unknownObjective(Name, among: [String])
  /// `y_b`, which stands in the dual program for the price of that constraint.
  case variableOfDual(Name, of: String)
  /// It is neither a variable nor a constraint nor an objective.
  case nothingToExplain(Name, among: [String])
  /// It is neither a point nor has it a constant.
  case nothingToMove(Name, among: [String])
  /// A point where a variable is asked for.
  case isPoint(Name, variables: [String])
  case variableAsPoint(Name)
  case pointAsVariable(Name)
  case duplicateLabel(Name)
  case labelIsName(Name, isPoint: Bool)
  /// A letter that a view is called by.
  case letterOfView(Name)
  case labelAsVariable(Name)
  case noLetter(Name)
  case noObjectiveName(Name)
  case letterOfChain(Name)
  /// No slack has that name; the constraint of that ID has these: a preference two, an equation that is required none.
  case noSlack(Name, of: String, slacks: [String])
  /// Nothing is named, and several could be meant: these.
  case severalToExplain(Name, among: [String])
}

/// What can be wrong with a change.
public enum ChangeFault: Hashable, Sendable {
  case requiredObjective(SourceRange)
  case noConstant(Name, hasLinks: Bool)
  case multipliedConstant(Name)
  case noEdit(Name)
  /// The point multiplies a variable in the constraint, or the objective, of that ID.
  case notLinear(in: Name, String, isObjective: Bool)
  /// It stands in the objective of that ID.
  case variableIsNotHeld(Name, countsIn: String?)
  case disabled(Name)
  /// It holds in any case.
  case implied(Name)
  /// A bound that the variable of that name was declared with.
  case declaredBound(Name, of: String)
  /// The upper bound of a variable that is not negative.
  case boundBelowZero(Rational, SourceRange)
  /// With the line there would be more of them than may be.
  case tooMany(Limit, SourceRange)
  /// The line changes nothing, so nothing comes of it.
  case noChange(String, SourceRange)
  /// Nothing to branch on: the variable is that whole number, or has no single value.
  case branchesOnNothing(Name, Rational?)
  /// The last change, or the last that was undone, has been taken back already.
  case nothing(to: Travel.Direction, SourceRange)
}

/// What can be wrong with a question about the solution, and with a line that would leave none.
public enum SolutionFault: Hashable, Sendable {
  case unknownLevel(String, among: [String], SourceRange)
  /// The level of that name has no least value.
  case unbounded(level: String, SourceRange)
  /// The requirements of these names have no solution.
  case unsatisfiable(conflict: [String], SourceRange)
  /// The line would make them contradict one another.
  case contradiction([String], SourceRange)
  /// A requirement that says of a point alone that it is somewhere else.
  case standingPoint(String, at: Rational, wanted: Rational, SourceRange)
  case expectation(Claim, SourceRange)
  /// The error of a constraint can be one of several.
  case ambiguousError(Name)
  case noTransport(TransportObstacle, SourceRange)
  /// With the line the variable would have more digits than `Limit.valueDigits`.
  case longValue(of: String, SourceRange)
  /// To work it out would take more than that.
  case excess(Limit, SourceRange)

  /// How things are where `expect` claims otherwise.
  public enum Claim: Hashable, Sendable {
    case satisfiable
    case everyLevelHasMinimum
    case noMinimum(level: String)
    case minimum(level: String, is: Rational)
    case value(Expression, Interval)
    /// Where a view is.
    case frame(ViewFrame)
    /// What contradicts one another, by ID.
    case conflict([String])
    /// There is no solution that the claim could be about.
    indirect case noSolution(SessionFault)
  }
}

/// What can be wrong with a step of the walk, or with a question about a pivot.
public enum WalkFault: Hashable, Sendable {
  /// There are so many pivots, and a place after more of them was asked for.
  case endOfWalk(pivots: Int, SourceRange)
  /// So many are not told at once.
  case tooManyPivots(Int, SourceRange)
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
  /// No line was refused for a contradiction.
  case nothingRefused(SourceRange)
}

// MARK: - Codes and places

extension SessionFault {
  public var code: ErrorCode {
    switch self {
    case .expression(let fault): fault.code
    case .name(let fault): fault.code
    case .change(let fault): fault.code
    case .solution(let fault): fault.code
    case .walk(let fault): fault.code
    case .layout(let fault): fault.code
    case .program: .limit
    case .stopped: .interrupted
    case .unsayable: .limit
    }
  }

  /// The place in the line.
  public var range: SourceRange {
    switch self {
    case .expression(let fault): fault.range
    case .name(let fault): fault.name.range
    case .change(let fault): fault.range
    case .solution(let fault): fault.range
    case .walk(let fault): fault.range
    case .layout(let fault): fault.range
    case .program(let fault): fault.range
    case .stopped(let range): range
    case .unsayable: SourceRange(0, 0)
    }
  }
}

extension ExpressionFault {
  fileprivate var code: ErrorCode {
    switch self {
    case .productOfVariables, .divisionByVariable: .nonlinear
    case .movedPoint(_, _, let fault): fault.code
    case .divisionByZero, .variableInConstant, .quantityInProblem, .noRelation, .reversedInterval:
      .syntax
    case .longValue: .limit
    }
  }

  fileprivate var range: SourceRange {
    switch self {
    case .productOfVariables(_, _, let range), .divisionByVariable(_, let range),
      .divisionByZero(let range), .variableInConstant(_, let range),
      .quantityInProblem(_, let range), .longValue(let range), .noRelation(let range),
      .reversedInterval(let range):
      range
    case .movedPoint(let definition, _, _): definition.value.range
    }
  }
}

extension NameFault {
  fileprivate var code: ErrorCode {
    switch self {
    case .unknownName, .unknownConstraint, .unknownObjective, .variableOfDual, .nothingToExplain,
      .nothingToMove,
      .isPoint:
      .unknownName
    case .duplicateLabel, .labelIsName, .labelAsVariable, .letterOfView: .duplicateLabel
    case .variableAsPoint, .pointAsVariable, .noLetter, .noObjectiveName, .letterOfChain, .noSlack,
      .severalToExplain:
      .syntax
    }
  }

  /// The one that is wrong.
  public var name: Name {
    switch self {
    case .unknownName(let name, _), .unknownConstraint(let name, _),
      .unknownObjective(let name, _), .nothingToExplain(let name, _),
      .nothingToMove(let name, _), .isPoint(let name, _), .variableAsPoint(let name),
      .pointAsVariable(let name),
      .duplicateLabel(let name), .labelIsName(let name, _), .labelAsVariable(let name),
      .letterOfView(let name), .variableOfDual(let name, _),
      .noLetter(let name), .noObjectiveName(let name), .letterOfChain(let name),
      .noSlack(let name, _, _), .severalToExplain(let name, _):
      name
    }
  }
}

extension ChangeFault {
  fileprivate var code: ErrorCode {
    switch self {
    case .notLinear: .nonlinear
    case .noEdit: .unknownName
    case .nothing: .history
    case .boundBelowZero: .unsatisfiable
    case .tooMany: .limit
    case .requiredObjective, .noConstant, .multipliedConstant, .variableIsNotHeld, .disabled,
      .implied, .declaredBound, .noChange, .branchesOnNothing:
      .syntax
    }
  }

  fileprivate var range: SourceRange {
    switch self {
    case .requiredObjective(let range), .nothing(_, let range), .tooMany(_, let range),
      .noChange(_, let range), .boundBelowZero(_, let range):
      range
    case .noConstant(let name, _), .multipliedConstant(let name), .noEdit(let name),
      .notLinear(let name, _, _), .variableIsNotHeld(let name, _), .disabled(let name),
      .implied(let name), .declaredBound(let name, _), .branchesOnNothing(let name, _):
      name.range
    }
  }
}

extension SolutionFault {
  fileprivate var code: ErrorCode {
    switch self {
    case .unknownLevel: .unknownName
    case .unbounded: .unbounded
    case .unsatisfiable, .contradiction, .standingPoint: .unsatisfiable
    case .expectation: .expectation
    case .ambiguousError, .noTransport: .syntax
    case .longValue, .excess: .limit
    }
  }

  fileprivate var range: SourceRange {
    switch self {
    case .unknownLevel(_, _, let range), .unbounded(_, let range), .unsatisfiable(_, let range),
      .contradiction(_, let range), .standingPoint(_, _, _, let range), .expectation(_, let range),
      .longValue(_, let range), .excess(_, let range), .noTransport(_, let range):
      range
    case .ambiguousError(let name): name.range
    }
  }
}

extension WalkFault {
  fileprivate var code: ErrorCode {
    switch self {
    case .unknownColumn, .pairOfColumns, .absentColumn, .notInRatioTest: .unknownName
    case .endOfWalk, .pivot, .noRatioTest, .nothingRefused: .pivot
    case .tooManyPivots: .limit
    case .noColumn, .noNumber: .syntax
    }
  }

  fileprivate var range: SourceRange {
    switch self {
    case .endOfWalk(_, let range), .tooManyPivots(_, let range), .pivot(_, let range),
      .noColumn(let range),
      .noNumber(let range), .noRatioTest(let range),
      .nothingRefused(let range):
      range
    case .unknownColumn(let name, _), .pairOfColumns(let name, _), .absentColumn(let name, _),
      .notInRatioTest(let name, _):
      name.range
    }
  }
}
