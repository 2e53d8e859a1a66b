// From what was written to what it means: expressions become linear, names become variables and
// points, and what is not linear is refused where it stands.

import ConstraintHierarchies
import Language
import Layouts
import Rationals
import Wording

/// Reads expressions against the names of a hierarchy, making variables of names that are new.
struct Lowering {
  var hierarchy: Hierarchy
  /// Whose attributes are names, too.
  let views: ViewTree
  /// Whether a new name makes a variable; otherwise it is an error.
  var makesVariables: Bool
  private let makesSizes: Bool
  /// Names that made a variable, in order.
  private(set) var newVariables: [String] = []
  private(set) var renamings: [Hierarchy.Renaming] = []
  /// How horizontal positions are read.
  var reading = HorizontalReading.asPlaces
  /// Whether a relation was read as its mirror image.
  var isMirrored = false
  /// The first name of an edge that the direction of text decides, and the first of one that it does not.
  private(set) var directed: Name?
  private(set) var sided: Name?
  /// Points that multiply or divide something: what was read must be read again if they move.
  private(set) var multipliers: Set<Point> = []

  /// - Parameter makesSizes: whether a view's edges and sizes become variables where they are none yet.
  init(_ state: ProblemState, makesVariables: Bool, makesSizes: Bool = false) {
    hierarchy = state.hierarchy
    views = state.views
    self.makesVariables = makesVariables
    self.makesSizes = makesSizes || makesVariables
  }

  /// - Complexity: linear in the length of the expression. It calls itself as deep as parentheses are nested, so that what
  ///   it does besides stands in functions of their own: each case of a switch takes room on the stack.
  mutating func linear(_ expression: Expression) throws(SessionFault) -> LinearExpression {
    switch expression {
    case .number(let number, _): return LinearExpression(constant: number)
    case .name(let name): return try named(name)
    case .quantity(let quantity, let range):
      // Whoever reads quantities puts their values in their places first.
      throw .expression(.quantityInProblem(quantity, range))
    case .negate(let operand, _): return try linear(operand).scaled(by: -1)
    case .operations(let first, let rest, _):
      var sum = LinearSum(try linear(first), first.range)
      for operation in rest { try apply(operation, try linear(operation.operand), to: &sum) }
      return sum.total
    }
  }

  private mutating func apply(
    _ operation: Expression.Operation, _ operand: LinearExpression, to sum: inout LinearSum
  ) throws(SessionFault) {
    let range = sum.range.union(operation.operand.range)
    switch operation.kind {
    case .add: sum.add(operand, times: 1)
    case .subtract: sum.add(operand, times: -1)
    case .multiply: sum.replace(by: try product(sum.total, operand, sum.range, operation))
    case .divide: sum.replace(by: try quotient(sum.total, operand, operation))
    }
    sum.range = range
    guard sum.isShort() else { throw .expression(.longValue(range)) }
  }

  private mutating func named(_ name: Name) throws(SessionFault) -> LinearExpression {
    // An inset of a view is a point: `find.ascent`; and a variable may be older than the view that it seems to be of.
    if let known = hierarchy.symbol(named: name.text), views.attribute(named: name.text) == nil {
      return LinearExpression(known)
    }
    if let owner = views.owner(ofName: name.text) { return try attribute(name, of: owner) }
    return LinearExpression(try symbol(name))
  }

  /// The value of an expression that may hold numbers and points only.
  mutating func constant(_ expression: Expression) throws(SessionFault) -> Rational {
    let value = try linear(expression)
    guard value.variables.isEmpty else {
      throw SessionFault.expression(
        .variableInConstant(
          hierarchy.name(of: value.variables[0]), expression.range))
    }
    let constant = hierarchy.evaluatingPoints(value).constant
    guard !constant.isLong else { throw .expression(.longValue(expression.range)) }
    return constant
  }

  private mutating func symbol(_ name: Name) throws(SessionFault) -> Symbol {
    if let known = hierarchy.symbol(named: name.text) { return known }
    if views.view(named: name.text) != nil { throw .layout(.viewIsNoNumber(name)) }
    if let view = views.strangeView(ofName: name.text) {
      throw .layout(
        .unknownView(Name(view, name.range), among: views.views.map { $0.name }))
    }
    // What a walk calls x′ is no variable, and must not become one where it is copied.
    if name.text.hasSuffix("′"),
      let bound = hierarchy.constraints.first(where: { $0.isBound && $0.letter == name.text })
    {
      throw .change(.declaredBound(name, of: bound.leftText))
    }
    guard makesVariables else {
      if let id = constraint(ofDual: name.text) { throw .name(.variableOfDual(name, of: id)) }
      throw SessionFault.name(
        .unknownName(name, among: hierarchy.variableNames + hierarchy.pointNames))
    }
    let known = hierarchy.variableNames + hierarchy.pointNames
    if Suggestion.lookAlike(of: name.text, among: known) != nil {
      throw SessionFault.name(.unknownName(name, among: known))
    }
    guard !hierarchy.labels.contains(name.text) else {
      throw SessionFault.name(.labelAsVariable(name))
    }
    if let renaming = hierarchy.addVariable(name.text) { renamings.append(renaming) }
    newVariables.append(name.text)
    return .variable(Variable(index: hierarchy.variableNames.count - 1))
  }

  /// `b` of `y_b`.
  private func constraint(ofDual name: String) -> String? {
    guard name.dropFirst().first == "_" else { return nil }
    let id = String(name.dropFirst(2))
    return hierarchy.constraint(id) == nil ? nil : id
  }

  // MARK: Views

  private mutating func attribute(
    _ name: Name, of view: ViewID
  ) throws(SessionFault) -> LinearExpression {
    guard let (view, attribute) = views.attribute(named: name.text) else {
      throw .layout(.unknownAttribute(name, view: views[view].name))
    }
    note(attribute, name)
    return try read(try sum(of: attribute, of: view, name), attribute)
  }

  /// Takes note of what the direction of text decides.
  private mutating func note(_ attribute: Attribute, _ name: Name) {
    if attribute.isDirected {
      if directed == nil { directed = name }
    } else if attribute.isSided, sided == nil {
      sided = name
    }
  }

  private func read(
    _ sum: LinearExpression, _ attribute: Attribute
  ) throws(SessionFault) -> LinearExpression {
    guard attribute.axis == .horizontal, !attribute.isSize else { return sum }
    switch reading {
    case .asPlaces: return sum
    case .mirrored: return sum.scaled(by: -1)
    case .counted(let variable): return LinearExpression(.variable(variable))
    }
  }

  /// What an attribute is in the two numbers of its view.
  ///
  /// - Parameter name: as it was written, which the blame is laid on.
  mutating func sum(
    of attribute: Attribute, of view: ViewID, _ name: Name
  ) throws(SessionFault) -> LinearExpression {
    let form = attribute.form(views.direction)
    var sum = LinearExpression()
    for inset in form.insets {
      sum = sum + insetNumber(inset.inset, of: view).scaled(by: inset.coefficient)
    }
    let axis = attribute.axis
    if !form.position.isZero, views[view].kind != .screen {
      sum = sum + (try number(.position(axis), of: view, name)).scaled(by: form.position)
    }
    if !form.size.isZero {
      sum = sum + (try number(.size(axis), of: view, name)).scaled(by: form.size)
    }
    return sum
  }

  /// How far an inset is: a point, which is 0 until somebody moves it.
  private mutating func insetNumber(_ inset: Inset, of view: ViewID) -> LinearExpression {
    let name = views.name(of: inset, of: view)
    if let known = hierarchy.symbol(named: name) { return LinearExpression(known) }
    guard makesSizes else { return LinearExpression() }
    if let renaming = hierarchy.setPoint(name, to: 0) { renamings.append(renaming) }
    return hierarchy.symbol(named: name).map { LinearExpression($0) } ?? LinearExpression()
  }

  /// One of the two numbers of a view along an axis, which is a variable.
  private mutating func number(
    _ attribute: Attribute, of view: ViewID, _ name: Name
  ) throws(SessionFault) -> LinearExpression {
    let own = "\(views[view].name).\(attribute.rawValue)"
    if let known = hierarchy.symbol(named: own) { return LinearExpression(known) }
    guard makesSizes else { throw .layout(.nothingSaid(name)) }
    if let renaming = hierarchy.addVariable(own) { renamings.append(renaming) }
    let variable = Variable(index: hierarchy.variableNames.count - 1)
    if attribute.isSize { hierarchy.addImplied(nonnegative: variable) }
    return LinearExpression(.variable(variable))
  }

  private mutating func product(
    _ left: LinearExpression, _ right: LinearExpression, _ leftRange: SourceRange,
    _ operation: Expression.Operation
  ) throws(SessionFault) -> LinearExpression {
    if left.terms.isEmpty { return right.scaled(by: left.constant) }
    if right.terms.isEmpty { return left.scaled(by: right.constant) }
    if left.variables.isEmpty { return right.scaled(by: multiplier(left)) }
    if right.variables.isEmpty { return left.scaled(by: multiplier(right)) }
    throw SessionFault.expression(
      .productOfVariables(
        hierarchy.name(of: left.variables[0]), hierarchy.name(of: right.variables[0]),
        leftRange.union(operation.operand.range)))
  }

  private mutating func quotient(
    _ left: LinearExpression, _ right: LinearExpression, _ operation: Expression.Operation
  ) throws(SessionFault) -> LinearExpression {
    let range = operation.operatorRange.union(operation.operand.range)
    guard right.variables.isEmpty else {
      throw SessionFault.expression(
        .divisionByVariable(hierarchy.name(of: right.variables[0]), range))
    }
    let divisor = right.terms.isEmpty ? right.constant : multiplier(right)
    guard !divisor.isZero else { throw SessionFault.expression(.divisionByZero(range)) }
    return left.scaled(by: divisor.reciprocal)
  }

  /// The value of an expression over points that multiplies another.
  private mutating func multiplier(_ expression: LinearExpression) -> Rational {
    for term in expression.terms {
      if case .point(let point) = term.symbol { multipliers.insert(point) }
    }
    return hierarchy.evaluatingPoints(expression).constant
  }
}

/// A sum that takes a long row of terms in time linear in their number.
private struct LinearSum {
  private var terms: [LinearExpression.Term]
  private var constant: Rational
  /// The bits of what was added since the sum was last seen to be short.
  private var newBits = 0
  /// Where what has been added so far stands.
  var range: SourceRange

  init(_ first: LinearExpression, _ range: SourceRange) {
    terms = first.terms
    constant = first.constant
    newBits = first.bitCount
    self.range = range
  }

  mutating func replace(by other: LinearExpression) { self = LinearSum(other, range) }

  mutating func add(_ other: LinearExpression, times factor: Rational) {
    newBits += other.bitCount
    constant.addProduct(factor, other.constant)
    for term in other.terms {
      terms.append(.init(symbol: term.symbol, coefficient: term.coefficient * factor))
    }
  }

  var total: LinearExpression { LinearExpression(summing: terms, constant: constant) }

  /// Whether none of its numbers is long. It is added up for that where as much was added as a long number has, so that no
  /// more than twice as much is ever at hand.
  mutating func isShort() -> Bool {
    // A digit takes more than three bits, and no sum has more than all that was added.
    guard newBits > 3 * Limit.valueDigits.most else { return true }
    let total = total
    guard !total.constant.isLong, !total.terms.contains(where: { $0.coefficient.isLong }) else {
      return false
    }
    (terms, constant, newBits) = (total.terms, total.constant, 0)
    return true
  }
}

extension LinearExpression {
  /// Of all its numbers that are longer than a word.
  var bitCount: Int {
    terms.reduce(constant.longBitCount) { $0 + $1.coefficient.longBitCount }
  }
}

extension Rational {
  /// Whether it has more digits than any number may have that was computed.
  var isLong: Bool { hasMoreDigits(than: Limit.valueDigits.most) }
}
