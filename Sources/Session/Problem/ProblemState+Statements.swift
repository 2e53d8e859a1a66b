// Statements: what they add, and the few facts that the reply tells of it.

import ConstraintHierarchies
import Language
import Layouts
import Rationals

/// What a change did, as far as the reply speaks of it.
struct Outline: Sendable {
  /// Serial numbers of what was added.
  var constraints: [Int] = []
  var objectives: [Int] = []
  var newVariables: [String] = []
  var renamings: [Hierarchy.Renaming] = []
  /// The points that were named or moved.
  var points: [String] = []
  /// The variables whose region is shown.
  var variables: [Variable] = []
  var notes: [Note] = []
  /// The view that is to fit what is in it.
  var fitted: ViewID?
  /// Whether it was a line that adds what it says, or else a command that changes what is there.
  var isStatement = false
  /// Whether it was written as a form, whose constraints nobody has typed.
  var isForm = false
  /// Whether it is a program of a file.
  var isProgram = false
  /// Whether what is solved may be another problem now.
  var isSolved: Bool { !constraints.isEmpty || !objectives.isEmpty || !variables.isEmpty }
  /// Whether requirements that did not contradict one another before might do so now.
  var mayContradict = false
  /// What the change was written as: where a contradiction is marked.
  var range = SourceRange(0, 0)

  /// Takes in what another statement of the line did.
  mutating func add(_ other: Outline) {
    constraints += other.constraints
    objectives += other.objectives
    newVariables += other.newVariables
    renamings += other.renamings
    for variable in other.variables where !variables.contains(variable) {
      variables.append(variable)
    }
    notes += other.notes
    if other.mayContradict { mayContradict = true }
  }

  var origin: Conflict.Origin {
    if isForm { return .form(Set(constraints)) }
    if isProgram { return .program(Set(constraints)) }
    return isStatement ? .statement(Set(constraints)) : .change(Set(constraints))
  }
}

extension ProblemState {
  mutating func add(_ statement: ConstraintStatement) throws(Failure) -> Outline {
    do throws(SessionFault) {
      var lowering = Lowering(self, makesVariables: !namesAreFixed, makesSizes: true)
      if let label = statement.label { try check(label) }
      var sides: [(LinearExpression, LinearExpression)] = []
      for (left, right) in zip(statement.operands, statement.operands.dropFirst()) {
        sides.append(try lowering.sides(left, right))
      }
      try lowering.refuseMixedDirections()
      var outline = Outline(
        newVariables: lowering.newVariables, renamings: lowering.renamings, isStatement: true,
        range: statement.range)
      if let remark = remarkOnNewVariable(lowering.newVariables) { outline.notes.append(remark) }
      hierarchy = lowering.hierarchy
      if let label = statement.label { try checkNewVariable(label) }
      let priority = statement.priority.flatMap { Priority(rawValue: $0.value) } ?? .required
      if statement.weight != nil, priority.isRequired {
        outline.notes.append(.weightOnRequirement)
      }
      let isChain = statement.relations.count > 1
      for (link, relation) in statement.relations.enumerated() {
        let label = statement.label.map { isChain ? "\($0.text).\(link + 1)" : $0.text }
        let (constraint, renaming) = hierarchy.addConstraint(
          sides[link].0, ConstraintHierarchies.Relation(relation), sides[link].1,
          priority: priority, weight: statement.weight ?? 1, label: label,
          texts: (statement.operandTexts[link], statement.operandTexts[link + 1]))
        if let renaming { outline.renamings.append(renaming) }
        outline.constraints.append(constraint.serial)
        if lowering.isMirrored, link == 0 { outline.notes.append(.mirrored(id: constraint.id)) }
        if let remark = remarkOnConstant(constraint) { outline.notes.append(remark) }
        // One requirement can always be met by a variable that stands nowhere else.
        let isMetByNewVariable =
          !isChain
          && constraint.error.variables.contains {
            lowering.newVariables.contains(hierarchy.name(of: $0))
          }
        if priority.isRequired, !isMetByNewVariable { outline.mayContradict = true }
        for variable in constraint.error.variables where !outline.variables.contains(variable) {
          outline.variables.append(variable)
        }
        if !lowering.multipliers.isEmpty || lowering.directed != nil {
          pointDependents.append(
            Source(
              kind: .constraint(
                serial: constraint.serial, left: statement.operands[link],
                right: statement.operands[link + 1]),
              points: lowering.multipliers, isDirected: lowering.directed != nil))
        }
      }
      return outline
    } catch {
      throw Failure(error)
    }
  }

  mutating func add(_ statement: ObjectiveStatement) throws(Failure) -> Outline {
    do throws(SessionFault) {
      var lowering = Lowering(self, makesVariables: !namesAreFixed, makesSizes: true)
      if let label = statement.label { try check(label) }
      let priority = statement.priority.flatMap { Priority(rawValue: $0.value) } ?? .low
      if priority.isRequired, let mark = statement.priority {
        throw SessionFault.change(.requiredObjective(mark.range))
      }
      let expression = try lowering.linear(statement.expression)
      hierarchy = lowering.hierarchy
      if let label = statement.label { try checkNewVariable(label) }
      let (objective, renaming) = hierarchy.addObjective(
        statement.direction == .maximize ? .maximize : .minimize, expression, priority: priority,
        weight: statement.weight ?? 1, label: statement.label?.text,
        text: "\(statement.direction.rawValue) \(statement.expressionText)")
      if !lowering.multipliers.isEmpty || lowering.directed != nil {
        pointDependents.append(
          Source(
            kind: .objective(serial: objective.serial, statement.expression),
            points: lowering.multipliers, isDirected: lowering.directed != nil))
      }
      return Outline(
        objectives: [objective.serial], newVariables: lowering.newVariables,
        renamings: lowering.renamings + (renaming.map { [$0] } ?? []),
        variables: expression.variables, notes: remarkOnOpposite(objective).map { [$0] } ?? [],
        range: statement.range)
    } catch {
      throw Failure(error)
    }
  }

  /// The value of an expression over numbers and points. What it needs of the state is let go with it, so that the next
  /// change copies nothing.
  private func number(_ expression: Expression) throws(SessionFault) -> Rational {
    var lowering = Lowering(self, makesVariables: false)
    return try lowering.constant(expression)
  }

  /// Names and moves points, each seeing those before it.
  mutating func setPoints(
    _ definitions: [PointDefinition], _ range: SourceRange
  ) throws(Failure) -> Outline {
    var outline = Outline(mayContradict: true, range: range)
    do throws(SessionFault) {
      for definition in definitions {
        let value = try number(definition.value)
        let name = definition.name.text
        let known = hierarchy.symbol(named: name)
        if case .variable = known { throw SessionFault.name(.variableAsPoint(definition.name)) }
        if known == nil {
          if views.attribute(named: name) != nil { throw .name(.variableAsPoint(definition.name)) }
          try check(definition.name)
        }
        if let renaming = hierarchy.setPoint(name, to: value) { outline.renamings.append(renaming) }
        if !outline.points.contains(name) { outline.points.append(name) }
        if case .point(let point) = known { try pointMoved(point, by: definition) }
      }
    } catch {
      throw Failure(error)
    }
    outline.variables = Array(hierarchy.variables.filter { view(of: $0) == nil }.prefix(1))
    return outline
  }

  mutating func declare(_ names: [Name], _ range: SourceRange) throws(Failure) -> Outline {
    var outline = Outline(range: range)
    for name in names {
      do throws(SessionFault) {
        switch hierarchy.symbol(named: name.text) {
        case .point: throw SessionFault.name(.pointAsVariable(name))
        case .variable: continue
        case nil: try check(name)
        }
        // How a script says that there is a screen of which nothing else is left.
        if Attribute.sizesOfScreen.contains(name.text) { try addScreen(name.range) }
      } catch {
        throw Failure(error)
      }
      if views.owner(ofName: name.text) != nil {
        _ = try variable(name)
        continue
      }
      if let renaming = hierarchy.addVariable(name.text) { outline.renamings.append(renaming) }
      outline.newVariables.append(name.text)
    }
    return outline
  }

  /// `var x, y >= 0`; one that is a variable already gets its sign, too.
  mutating func declare(
    nonnegative names: [Name], _ range: SourceRange
  ) throws(Failure) -> Outline {
    var outline = try declare(names, range)
    var (signed, rows): ([String], [String]) = ([], [])
    for name in names {
      if case .variable(let variable) = hierarchy.symbol(named: name.text),
        let bound = hierarchy.declaredBound(of: variable)
      {
        hierarchy.removeConstraint(serial: bound.serial)
        signed.append(name.text)
        outline.show([variable])
      }
      guard case .variable(let variable) = hierarchy.symbol(named: name.text),
        !hierarchy.constraints.contains(where: {
          $0.isImplied && $0.left.variables == [variable]
        })
      else { continue }
      hierarchy.addImplied(nonnegative: variable, isSign: true)
      signed.append(name.text)
      for row in hierarchy.constraints
      where row.signed == variable && !row.isImplied {
        rows.append(row.id)
        hierarchy.removeConstraint(serial: row.serial)
      }
      if outline.newVariables.contains(name.text) { continue }
      outline.mayContradict = true
      outline.show([variable])
    }
    if !signed.isEmpty { outline.notes.append(.nonnegative(signed)) }
    if !rows.isEmpty { outline.notes.append(.signsForRows(ids: rows)) }
    return outline
  }

  /// `var 0 <= x, y <= 4`; a bound that there is gives way.
  mutating func declare(
    _ names: [Name], upTo expression: Expression, _ text: String, _ range: SourceRange
  ) throws(Failure) -> Outline {
    var outline = try declare(nonnegative: names, range)
    do throws(SessionFault) {
      var lowering = Lowering(self, makesVariables: false)
      let value = try lowering.constant(expression)
      if value.signum < 0 { throw SessionFault.change(.boundBelowZero(value, expression.range)) }
      let isPlain = lowering.multipliers.isEmpty
      let bound = isPlain ? try lowering.linear(expression) : LinearExpression(constant: value)
      for name in names {
        guard case .variable(let variable) = hierarchy.symbol(named: name.text) else { continue }
        hierarchy.addBound(bound, of: variable, text: isPlain ? text : nil)
        outline.show([variable])
      }
      outline.mayContradict = true
      outline.notes.removeAll { if case .nonnegative = $0 { true } else { false } }
      outline.notes.append(
        .bounded(names.map { $0.text }, upTo: isPlain ? text : value.description))
      return outline
    } catch {
      throw Failure(error)
    }
  }

  /// `x, y free`; one that had a sign has it no more.
  mutating func declare(free names: [Name], _ range: SourceRange) throws(Failure) -> Outline {
    var outline = try declare(names, range)
    var known: [String] = []
    for name in names where !outline.newVariables.contains(name.text) {
      guard case .variable(let variable) = hierarchy.symbol(named: name.text) else { continue }
      known.append(name.text)
      outline.show([variable])
      let sign = hierarchy.constraints.first { $0.isSign && $0.left.variables == [variable] }
      for held in [sign, hierarchy.declaredBound(of: variable)].compactMap({ $0 }) {
        hierarchy.removeConstraint(serial: held.serial)
      }
    }
    let held = hierarchy.constraints.filter { row in
      !row.isImplied && row.isEnabled
        && row.signed.map { known.contains(hierarchy.name(of: $0)) } ?? false
    }
    if !held.isEmpty { outline.notes.append(.heldByRows(ids: held.map { $0.id })) }
    let free = known.filter { name in
      !held.contains { $0.signed.map { hierarchy.name(of: $0) } == name }
    }
    if !free.isEmpty { outline.notes.append(.free(free)) }
    return outline
  }

  /// Takes constraints and objectives out; `r` takes the links `r.1`, `r.2` … of a chain.
  mutating func drop(_ names: [Name]) throws(Failure) -> Outline {
    var outline = Outline()
    for name in names {
      let links = links(of: name.text)
      if let constraint = hierarchy.constraint(name.text) {
        if constraint.isImplied { throw Failure(.change(constraint.cannotChange(name))) }
        remove(constraint, &outline)
      } else if let objective = hierarchy.objective(name.text) {
        outline.notes.append(.dropped(id: objective.id, text: objective.text))
        hierarchy.removeObjective(serial: objective.serial)
        pointDependents.removeAll { source in
          if case .objective(objective.serial, _) = source.kind { true } else { false }
        }
      } else if !links.isEmpty {
        for link in links { remove(link, &outline) }
      } else {
        throw Failure(
          .name(
            .unknownConstraint(
              name, among: hierarchy.constraints.map { $0.id } + hierarchy.objectives.map { $0.id })
          ))
      }
    }
    return outline
  }

  /// The links of a chain with that label.
  func links(of label: String) -> [Constraint] {
    hierarchy.constraints.filter { isLink($0, of: label) }
  }

  private func isLink(_ constraint: Constraint, of label: String) -> Bool {
    guard let own = constraint.label, own.hasPrefix(label + ".") else { return false }
    return Int64(own.dropFirst(label.count + 1)) != nil
  }

  mutating func remove(_ constraint: Constraint, _ outline: inout Outline) {
    outline.notes.append(.dropped(id: constraint.id, text: constraint.text))
    for variable in constraint.error.variables where !outline.variables.contains(variable) {
      outline.variables.append(variable)
    }
    hierarchy.removeConstraint(serial: constraint.serial)
    forgetTexts()
    pointDependents.removeAll { source in
      if case .constraint(constraint.serial, _, _) = source.kind { true } else { false }
    }
  }

  /// A name that is to be a label, point or variable must not be a label already.
  func check(_ name: Name) throws(SessionFault) {
    // A chain's label stands for all its links, the first of which there always is until dropped.
    let isLabel =
      hierarchy.labels.contains(name.text)
      || hierarchy.constraints.contains { isLink($0, of: name.text) }
    if isLabel { throw SessionFault.name(.duplicateLabel(name)) }
  }

  /// A label must not be a variable or a point either, not even one made by its own line, nor a number of a view.
  func checkNewVariable(_ name: Name) throws(SessionFault) {
    switch hierarchy.symbol(named: name.text) {
    case nil where views.isNumber(named: name.text):
      throw SessionFault.name(.labelIsName(name, isPoint: false))
    case .variable: throw SessionFault.name(.labelIsName(name, isPoint: false))
    case .point: throw SessionFault.name(.labelIsName(name, isPoint: true))
    case nil: return
    }
  }
}

extension ConstraintHierarchies.Relation {
  init(_ relation: Language.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessOrEqual: self = .atMost
    case .greaterOrEqual: self = .atLeast
    }
  }
}
