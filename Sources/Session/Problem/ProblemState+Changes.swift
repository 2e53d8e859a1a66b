// Changes to what is there: constants, priorities, weights, what takes part, and edits.

import ConstraintHierarchies
import Language
import Layouts
import Rationals

extension ProblemState {
  /// What an ID means: constraints (all links of a chain, by its label), or an objective.
  private enum Meant {
    case constraints([Constraint])
    case objective(Objective)
  }

  private func meant(_ name: Name) throws(Failure) -> Meant {
    if let constraint = hierarchy.constraint(name.text) {
      if constraint.isImplied { throw Failure(.change(constraint.cannotChange(name))) }
      return .constraints([constraint])
    }
    if let objective = hierarchy.objective(name.text) { return .objective(objective) }
    let links = links(of: name.text)
    if !links.isEmpty { return .constraints(links) }
    throw Failure(
      .name(
        .unknownConstraint(
          name, among: hierarchy.constraints.map { $0.id } + hierarchy.objectives.map { $0.id })))
  }

  private func outline(_ meant: Meant, _ range: SourceRange) -> Outline {
    switch meant {
    case .constraints(let constraints):
      var outline = Outline(
        constraints: constraints.map { $0.serial },
        mayContradict: constraints.contains { $0.priority.isRequired }, range: range)
      for constraint in constraints { outline.show(constraint.error.variables) }
      return outline
    case .objective(let objective):
      return Outline(
        objectives: [objective.serial], variables: objective.expression.variables, range: range)
    }
  }

  // MARK: Taking part

  mutating func setEnabled(
    _ isEnabled: Bool, _ names: [Name], _ range: SourceRange
  ) throws(Failure) -> Outline {
    var all = Outline(range: range)
    for name in names {
      let meant = try meant(name)
      let part = outline(meant, range)
      switch meant {
      case .constraints(let constraints):
        for constraint in constraints {
          hierarchy.updateConstraint(serial: constraint.serial) { $0.isEnabled = isEnabled }
          forgetResting(constraint.serial)
          if !isEnabled { all.notes.append(.disabled(id: constraint.id, text: constraint.text)) }
        }
      case .objective(let objective):
        hierarchy.updateObjective(serial: objective.serial) { $0.isEnabled = isEnabled }
        if !isEnabled { all.notes.append(.disabled(id: objective.id, text: objective.text)) }
      }
      if isEnabled {
        all.constraints += part.constraints
        all.objectives += part.objectives
        all.mayContradict = all.mayContradict || part.mayContradict
      }
      all.show(part.variables)
    }
    return all
  }

  // MARK: Priority and weight

  mutating func setPriority(
    _ name: Name, _ mark: PriorityMark, _ range: SourceRange
  ) throws(Failure) -> Outline {
    guard let priority = Priority(rawValue: mark.value) else { return Outline() }
    switch try meant(name) {
    case .constraints(let constraints):
      for constraint in constraints {
        hierarchy.updateConstraint(serial: constraint.serial) { $0.priority = priority }
      }
    case .objective(let objective):
      if priority.isRequired { throw Failure(.change(.requiredObjective(mark.range))) }
      hierarchy.updateObjective(serial: objective.serial) { $0.priority = priority }
    }
    return outline(try meant(name), range)
  }

  mutating func setWeight(
    _ name: Name, _ weight: Rational, _ range: SourceRange
  ) throws(Failure) -> Outline {
    switch try meant(name) {
    case .constraints(let constraints):
      for constraint in constraints {
        hierarchy.updateConstraint(serial: constraint.serial) { $0.weight = weight }
      }
    case .objective(let objective):
      hierarchy.updateObjective(serial: objective.serial) { $0.weight = weight }
    }
    var outline = outline(try meant(name), range)
    if outline.mayContradict { outline.notes.append(.weightOnRequirement) }
    outline.mayContradict = false
    return outline
  }

  // MARK: Constants

  /// The side without variables becomes the value; where both have some, the constant of the right.
  mutating func setConstant(
    _ name: Name, _ value: Expression, _ text: String, _ range: SourceRange
  ) throws(Failure) -> Outline {
    guard case .constraints(let constraints) = try meant(name), let constraint = constraints.first
    else { throw Failure(.change(.noConstant(name, hasLinks: false))) }
    guard constraints.count == 1 else { throw Failure(.change(.noConstant(name, hasLinks: true))) }
    if let view = view(ofTextIn: constraint) {
      throw Failure(.layout(.followsText(name, view: views[view].name)))
    }
    let (new, text) = try constantValue(value, text)
    let before = hierarchy
    let isRight = constraint.right.variables.isEmpty
    let isLeft = !isRight && constraint.left.variables.isEmpty
    hierarchy.updateConstraint(serial: constraint.serial) { constraint in
      if isRight {
        (constraint.right, constraint.rightText) = (new, text)
      } else if isLeft {
        (constraint.left, constraint.leftText) = (new, text)
      } else {
        constraint.replaceConstantOfRight(by: new, text, in: before, keepsWords: !views.isEmpty)
      }
    }
    if !isLeft { keepConstant(new, inFormOf: constraint.serial) }
    for index in pointDependents.indices {
      guard case .constraint(constraint.serial, let left, let right) = pointDependents[index].kind
      else {
        continue
      }
      guard isRight || isLeft else {
        guard pointDependents[index].points.isEmpty else {
          throw Failure(.change(.multipliedConstant(name)))
        }
        pointDependents[index].kind = .constraint(
          serial: constraint.serial, left: left,
          right: right.exchanging(constraint.right.constant, for: value))
        continue
      }
      pointDependents[index].kind = .constraint(
        serial: constraint.serial, left: isLeft ? value : left, right: isRight ? value : right)
    }
    return outline(try meant(name), range)
  }

  /// What is set of a form stays set when the direction of text changes.
  private mutating func keepConstant(_ value: LinearExpression, inFormOf serial: Int) {
    guard var form = directed[serial] else { return }
    let kept = form.right.terms.filter { term in
      guard case .name(let name) = term.symbol, case .point = hierarchy.symbol(named: name) else {
        return true
      }
      return false
    }
    let new = value.terms.map {
      LayoutSum.Term($0.coefficient, .name(hierarchy.name(of: $0.symbol)))
    }
    form.right = LayoutSum(kept + new, constant: value.constant)
    directed[serial] = form
  }

  /// A value that follows the points in it; where points multiply one another, the value of now. And
  /// how that is written.
  private func constantValue(
    _ value: Expression, _ text: String
  ) throws(Failure) -> (LinearExpression, String) {
    do throws(SessionFault) {
      var lowering = Lowering(self, makesVariables: false)
      let number = try lowering.constant(value)
      return lowering.multipliers.isEmpty
        ? (try lowering.linear(value), text)
        : (LinearExpression(constant: number), ScriptText.number(number))
    } catch {
      throw Failure(error)
    }
  }

  // MARK: Edits

  mutating func suggest(
    _ name: Name, _ value: Expression, _ text: String, _ mark: PriorityMark?, _ range: SourceRange
  ) throws(Failure) -> Outline {
    let priority = mark.flatMap { Priority(rawValue: $0.value) } ?? .high
    let variable = try variable(name)
    let (new, text) = try constantValue(value, text)
    let serial: Int
    if let edit = hierarchy.constraints.first(where: { $0.edits == variable }) {
      serial = edit.serial
      hierarchy.updateConstraint(serial: serial) {
        ($0.right, $0.rightText) = (new, text)
        if mark != nil { $0.priority = priority }
        $0.isEnabled = true
      }
    } else {
      let (edit, _) = hierarchy.addConstraint(
        LinearExpression(.variable(variable)), .equal, new, priority: priority,
        texts: (name.text, text))
      serial = edit.serial
      hierarchy.updateConstraint(serial: serial) { $0.edits = variable }
    }
    let isRequired = hierarchy.constraint(serial: serial)?.priority.isRequired ?? false
    return Outline(
      constraints: [serial], variables: [variable], mayContradict: isRequired, range: range)
  }

  mutating func release(_ names: [Name]) throws(Failure) -> Outline {
    var outline = Outline()
    for name in names {
      let variable = try variable(name)
      guard let edit = hierarchy.constraints.first(where: { $0.edits == variable }) else {
        throw Failure(.change(.noEdit(name)))
      }
      hierarchy.removeConstraint(serial: edit.serial)
      outline.notes.append(.released(name.text))
      outline.show([variable])
    }
    return outline
  }

  mutating func variable(_ name: Name) throws(Failure) -> Variable {
    if let owner = views.owner(ofName: name.text), hierarchy.symbol(named: name.text) == nil {
      do { return try number(name, of: owner) } catch { throw Failure(error) }
    }
    switch hierarchy.symbol(named: name.text) {
    case .variable(let variable): return variable
    case .point: throw Failure(.name(.isPoint(name, variables: hierarchy.variableNames)))
    case nil: throw Failure(.name(.unknownName(name, among: hierarchy.variableNames)))
    }
  }
}

extension ProblemState {
  /// One of the two numbers of a view along an axis.
  ///
  /// - Throws: where the attribute is a sum of them.
  fileprivate mutating func number(_ name: Name, of view: ViewID) throws(SessionFault) -> Variable {
    guard let (_, attribute) = views.attribute(named: name.text) else {
      throw .layout(.unknownAttribute(name, view: views[view].name))
    }
    var lowering = Lowering(self, makesVariables: false, makesSizes: true)
    let sum = try lowering.sum(of: attribute, of: view, name)
    guard sum.terms.count == 1, sum.constant.isZero, sum.terms[0].coefficient == 1,
      let variable = sum.variables.first
    else {
      throw .layout(
        .isSum(name, view: views[view].name, isHorizontal: attribute.axis == .horizontal))
    }
    hierarchy = lowering.hierarchy
    return variable
  }
}

extension Outline {
  /// Adds variables to those whose region is shown.
  mutating func show(_ more: [Variable]) {
    for variable in more where !variables.contains(variable) { variables.append(variable) }
  }
}

extension Expression {
  /// The same with another constant: `e + (value − constant)`.
  fileprivate func exchanging(_ constant: Rational, for value: Expression) -> Expression {
    let place = range
    return .operations(
      self,
      [
        Operation(.add, value, operatorRange: place),
        Operation(.subtract, .number(constant, place), operatorRange: place),
      ], place)
  }
}

extension Constraint {
  /// `y + 10` with the constant 5 becomes `y + 5`.
  fileprivate mutating func replaceConstantOfRight(
    by value: LinearExpression, _ text: String, in hierarchy: Hierarchy, keepsWords: Bool
  ) {
    let old = right.constant
    let variables = hierarchy.evaluatingPoints(right).terms
    right = LinearExpression(summing: variables + value.terms, constant: value.constant)
    var words = ""
    let end = "\(old.signum < 0 ? " - " : " + ")\(old.magnitude)"
    if keepsWords, old.isZero || rightText.hasSuffix(end) {
      // Attributes are sums of variables that nobody has typed.
      words = old.isZero ? rightText : String(rightText.dropLast(end.count))
      rightText = text.hasPrefix("-") ? "\(words) - \(text.dropFirst())" : "\(words) + \(text)"
      return
    }
    for term in variables {
      let size = term.coefficient.magnitude
      words +=
        words.isEmpty
        ? (term.coefficient.signum < 0 ? "-" : "") : term.coefficient.signum < 0 ? " - " : " + "
      if size != 1 { words += size.isInteger ? size.description : "\(size)*" }
      words += hierarchy.name(of: term.symbol)
    }
    rightText = text.hasPrefix("-") ? "\(words) - \(text.dropFirst())" : "\(words) + \(text)"
  }
}

extension Constraint {
  /// Why one that holds in any case is no learner's to change.
  func cannotChange(_ name: Name) -> ChangeFault {
    isBound ? .declaredBound(name, of: leftText) : .implied(name)
  }
}
