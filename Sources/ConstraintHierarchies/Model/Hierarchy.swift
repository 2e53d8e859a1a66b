// Variables, points, constraints and objectives, by name. A hierarchy is a value that knows what was
// asked; a `TracedSolution` of it knows the answer.

public import Rationals

/// A constraint hierarchy (A. Borning, B. Freeman-Benson, M. Wilson, *Constraint Hierarchies*, 1992):
/// requirements that must hold, and preferences of strictly ranked levels.
///
/// Names are shared by variables, points, labels, letters and objectives: no two are alike.
public struct Hierarchy: Sendable {
  public private(set) var variableNames: [String] = []
  public private(set) var pointNames: [String] = []
  public private(set) var pointValues: [Rational] = []
  /// In the order of coming.
  public internal(set) var constraints = ChunkedList<Constraint>()
  public private(set) var objectives: [Objective] = []

  private var symbols = SymbolTable()
  /// The labels of constraints and objectives.
  public internal(set) var labels: Set<String> = []
  /// Names of what is no part of a hierarchy, which no constraint is to be called by.
  public private(set) var reserved: Set<String> = []
  /// The priorities of all that takes part, highest first.
  public internal(set) var priorities: [Priority] = []
  var nextConstraint = 0
  private var nextLetter = 0
  private var nextObjective = 0
  private var nextObjectiveNumber = 1

  public init() {}

  // MARK: Names

  /// The variable or point of that name.
  public func symbol(named name: String) -> Symbol? { symbols[name] }

  /// - Precondition: the variable or point is one of these.
  public func name(of symbol: Symbol) -> String {
    check(symbol)
    return switch symbol {
    case .variable(let variable): variableNames[variable.index]
    case .point(let point): pointNames[point.index]
    }
  }

  /// - Precondition: the variable is one of these.
  public func name(of variable: Variable) -> String { name(of: .variable(variable)) }

  /// - Precondition: the point is one of these.
  public func value(of point: Point) -> Rational {
    check(.point(point))
    return pointValues[point.index]
  }

  public var variables: [Variable] { variableNames.indices.map { Variable(index: $0) } }

  /// The constraint that a learner means by `id`: a label before a letter.
  public func constraint(_ id: String) -> Constraint? {
    // Most names are neither, which is known at once.
    if labels.contains(id), let labelled = constraints.first(where: { $0.label == id }) {
      return labelled
    }
    return mayBeLetter(id) ? constraints.first { $0.letter == id } : nil
  }

  /// The constraint with that serial number.
  ///
  /// - Complexity: O(log n) for n constraints.
  public func constraint(serial: Int) -> Constraint? {
    index(ofConstraint: serial).map { constraints[$0] }
  }

  private func index(ofConstraint serial: Int) -> Int? {
    var low = 0
    var high = constraints.count
    while low < high {
      let middle = (low + high) / 2
      if constraints[middle].serial < serial { low = middle + 1 } else { high = middle }
    }
    return low < constraints.count && constraints[low].serial == serial ? low : nil
  }

  public func objective(_ id: String) -> Objective? {
    objectives.first { $0.label == id } ?? objectives.first { $0.name == id }
  }

  /// Whether a learner has used the name for something (a letter given by us does not count).
  private func isTaken(_ name: String) -> Bool {
    symbols[name] != nil || labels.contains(name) || reserved.contains(name)
  }

  /// Gives a constraint or objective that goes by `name` another letter, because a learner wants it.
  ///
  /// - Returns: the constraint or objective's old and new name, if there was one.
  private mutating func vacate(_ name: String) -> Renaming? {
    if mayBeLetter(name), let index = constraints.firstIndex(where: { $0.letter == name }) {
      constraints[index].letter = takeLetter(besides: name)
      guard constraints[index].label == nil else { return nil }
      return Renaming(old: name, new: constraints[index].letter)
    }
    if mayBeObjectiveName(name), let index = objectives.firstIndex(where: { $0.name == name }) {
      objectives[index].name = takeObjectiveName(besides: name)
      guard objectives[index].label == nil else { return nil }
      return Renaming(old: name, new: objectives[index].name)
    }
    return nil
  }

  /// A constraint that goes by another letter now, because its old one was wanted.
  public struct Renaming: Hashable, Sendable {
    public var old: String
    public var new: String
  }

  /// Keeps a name from being a letter of a constraint, or the name of an objective: something else has it.
  ///
  /// - Returns: the old and the new name of the constraint or objective that had it, if one had, and no label.
  /// - Complexity: O(n) for n constraints and objectives.
  @discardableResult
  public mutating func reserve(_ name: String) -> Renaming? {
    reserved.insert(name)
    return vacate(name)
  }

  private mutating func takeLetter(besides wanted: String? = nil) -> String {
    while true {
      let letter = Letters.letter(nextLetter)
      nextLetter += 1
      if letter != wanted, !isTaken(letter), objective(letter) == nil { return letter }
    }
  }

  private mutating func takeObjectiveName(besides wanted: String? = nil) -> String {
    while true {
      let name = "f\(nextObjectiveNumber)"
      nextObjectiveNumber += 1
      if name != wanted, !isTaken(name), constraint(name) == nil { return name }
    }
  }

  /// Whether a constraint can be called by the letter: `a` … `z`, `aa` ….
  public func mayBeLetter(_ name: String) -> Bool { Letters.place(name) != nil }

  /// Whether an objective can be called so: `f1`, `f2` ….
  public func mayBeObjectiveName(_ name: String) -> Bool { Self.objectiveNumber(name) != nil }

  private static func objectiveNumber(_ name: String) -> Int? {
    guard name.hasPrefix("f"), name.utf8.count <= 9, let number = Int(name.dropFirst()), number > 0,
      name == "f\(number)"
    else { return nil }
    return number
  }

  /// Gives a constraint another letter for its slacks; whoever had it gets the next one. From here
  /// on the letters go on after the last that is in use.
  ///
  /// - Precondition: `mayBeLetter`, and no variable, point or other label has the name.
  @discardableResult
  public mutating func setLetter(_ letter: String, ofConstraint serial: Int) -> Renaming? {
    demand(mayBeLetter(letter), "Hierarchy.setLetter: no letter that a constraint could have")
    guard let index = index(ofConstraint: serial), constraints[index].letter != letter else {
      return nil
    }
    let renaming = vacate(letter)
    constraints[index].letter = letter
    // A label that is a letter is passed over when its turn comes.
    let inTurn = constraints.lazy.filter { $0.label != $0.letter }
    nextLetter = (inTurn.compactMap { Letters.place($0.letter) }.max() ?? -1) + 1
    return renaming
  }

  /// Gives an objective another name in the same way.
  ///
  /// - Precondition: `mayBeObjectiveName`, and no variable, point or other label has the name.
  @discardableResult
  public mutating func setName(_ name: String, ofObjective serial: Int) -> Renaming? {
    demand(mayBeObjectiveName(name), "Hierarchy.setName: no name that an objective could have")
    guard let index = objectives.firstIndex(where: { $0.serial == serial }),
      objectives[index].name != name
    else { return nil }
    let renaming = vacate(name)
    objectives[index].name = name
    nextObjectiveNumber = (objectives.compactMap { Self.objectiveNumber($0.name) }.max() ?? 0) + 1
    return renaming
  }

  // MARK: Changes

  /// Adds a variable, free in sign.
  ///
  /// - Precondition: there is no variable or point of that name.
  @discardableResult
  public mutating func addVariable(_ name: String) -> Renaming? {
    let renaming = vacate(name)
    symbols.add(.variable(Variable(index: variableNames.count)), named: name)
    variableNames.append(name)
    return renaming
  }

  /// Adds a point, or moves it.
  ///
  /// - Precondition: there is no variable of that name.
  @discardableResult
  public mutating func setPoint(_ name: String, to value: Rational) -> Renaming? {
    switch symbols[name] {
    case .point(let point):
      pointValues[point.index] = value
      return nil
    case .variable:
      // Whoever reads lines has refused the name by then.
      misuse("Hierarchy.setPoint: the name of a variable")
    case nil:
      let renaming = vacate(name)
      symbols.add(.point(Point(index: pointNames.count)), named: name)
      pointNames.append(name)
      pointValues.append(value)
      return renaming
    }
  }

  /// Adds a constraint after the others and gives it a letter.
  ///
  /// - Precondition: no constraint or objective has the label, and no variable or point the name; the variables and points are
  ///   of this hierarchy, and the weight is not negative.
  @discardableResult
  public mutating func addConstraint(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required, weight: Rational = 1, label: String? = nil,
    texts: (left: String, right: String)
  ) -> (constraint: Constraint, renaming: Renaming?) {
    check(label: label)
    let renaming = label.flatMap { vacate($0) }
    var constraint = Constraint(
      serial: nextConstraint, letter: "", label: label, left: left, relation: relation,
      right: right, priority: priority, weight: weight, leftText: texts.left, rightText: texts.right
    )
    check(constraint)
    // Who labels a constraint with a letter has chosen the name of its slacks as well. The letter
    // that was its turn is not given to another: the letters go by the order of coming.
    let turn = takeLetter(besides: label)
    constraint.letter = label.flatMap { Letters.isLetter($0) ? $0 : nil } ?? turn
    if let label { labels.insert(label) }
    nextConstraint += 1
    constraints.append(constraint)
    priorities.insertInOrder(priority)
    return (constraint, renaming)
  }

  /// Adds an objective after the others and gives it a name.
  ///
  /// - Precondition: no constraint or objective has the label, and no variable or point the name; the variables and points are
  ///   of this hierarchy, the priority is not `required`, and the weight is not negative.
  @discardableResult
  public mutating func addObjective(
    _ direction: Objective.Direction, _ expression: LinearExpression, priority: Priority = .low,
    weight: Rational = 1, label: String? = nil, text: String
  ) -> (objective: Objective, renaming: Renaming?) {
    check(label: label)
    let renaming = label.flatMap { vacate($0) }
    var objective = Objective(
      serial: nextObjective, name: "", label: label, direction: direction, expression: expression,
      priority: priority, weight: weight, text: text)
    check(objective)
    objective.name = takeObjectiveName(besides: label)
    if let label { labels.insert(label) }
    nextObjective += 1
    objectives.append(objective)
    priorities.insertInOrder(priority)
    return (objective, renaming)
  }

  /// Takes a constraint away; one that is not there stays so.
  public mutating func removeConstraint(serial: Int) {
    guard let index = index(ofConstraint: serial) else { return }
    if let label = constraints.remove(at: index).label { labels.remove(label) }
    findPriorities()
  }

  /// Takes an objective away; one that is not there stays so.
  public mutating func removeObjective(serial: Int) {
    guard let index = objectives.firstIndex(where: { $0.serial == serial }) else { return }
    if let label = objectives.remove(at: index).label { labels.remove(label) }
    findPriorities()
  }

  /// The hierarchy with those constraints and objectives alone of which the conditions are true;
  /// names, letters and serial numbers stay as they are.
  func filtered(
    _ isKept: (Constraint) -> Bool, objectives isKeptObjective: (Objective) -> Bool
  ) -> Hierarchy {
    var copy = self
    copy.constraints = ChunkedList(constraints.lazy.filter(isKept))
    copy.objectives = objectives.filter(isKeptObjective)
    copy.labels = Set(
      copy.constraints.compactMap { $0.label } + copy.objectives.compactMap { $0.label })
    copy.findPriorities()
    return copy
  }

  /// Changes a constraint where it stands; one that is not there stays so.
  ///
  /// - Precondition: what it is changed to could have been added.
  public mutating func updateConstraint(serial: Int, _ change: (inout Constraint) -> Void) {
    guard let index = index(ofConstraint: serial) else { return }
    change(&constraints[index])
    check(constraints[index])
    findPriorities()
  }

  /// Changes an objective where it stands; one that is not there stays so.
  ///
  /// - Precondition: what it is changed to could have been added.
  public mutating func updateObjective(serial: Int, _ change: (inout Objective) -> Void) {
    guard let index = objectives.firstIndex(where: { $0.serial == serial }) else { return }
    change(&objectives[index])
    check(objectives[index])
    findPriorities()
  }

  /// The constraints that take part: first those that hold in any case, in the order of the variables, so that it makes
  /// no difference to a solve when they came; then those that were written, in the order of their coming.
  public var enabledConstraints: [Constraint] {
    let implied = constraints.filter { $0.isEnabled && $0.isImplied }
    if implied.isEmpty { return constraints.filter { $0.isEnabled } }
    return implied.sorted { $0.left.variables[0].index < $1.left.variables[0].index }
      + writtenConstraints
  }

  /// The constraints that take part and that somebody wrote.
  public var writtenConstraints: [Constraint] {
    constraints.filter { $0.isEnabled && !$0.isImplied }
  }

  /// The objectives that take part.
  public var enabledObjectives: [Objective] { objectives.filter { $0.isEnabled } }

  // MARK: Levels

  /// The priorities of the preferences and objectives, highest first.
  public var levels: [Priority] {
    priorities.first?.isRequired ?? false ? Array(priorities.dropFirst()) : priorities
  }

  private mutating func findPriorities() {
    priorities = []
    for index in constraints.indices where constraints[index].isEnabled {
      priorities.insertInOrder(constraints[index].priority)
    }
    for objective in objectives where objective.isEnabled {
      priorities.insertInOrder(objective.priority)
    }
  }

  /// The expression's constant, with the points at their values, and its variables.
  ///
  /// - Precondition: the variables and points are of this hierarchy.
  public func evaluatingPoints(_ expression: LinearExpression) -> LinearExpression {
    var constant = expression.constant
    var terms: [LinearExpression.Term] = []
    for term in expression.terms {
      check(term.symbol)
      switch term.symbol {
      case .point(let point): constant.addProduct(term.coefficient, pointValues[point.index])
      case .variable: terms.append(term)
      }
    }
    return LinearExpression(summing: terms, constant: constant)
  }
}
