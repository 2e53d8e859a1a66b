// A script that makes a state anew. Every line is read as it will be read when the script is loaded,
// and kept only if it says what the state says; where the learner's own words would now mean something
// else, plainer ones are taken.

import ConstraintHierarchies
import Language
import Layouts
import Rationals

struct ScriptWriter {
  private(set) var lines: [String] = []
  let target: ProblemState
  private let vocabulary: Vocabulary
  /// What the lines make so far.
  private(set) var made = ProblemState()
  /// The target if nothing were hidden in stacks.
  let targetUnhidden: Hierarchy
  /// Heights of texts that are required, by ID.
  var requiredHeights: [String] = []

  private var hierarchy: Hierarchy { target.hierarchy }

  /// - Throws: what cannot be said in a line of the language, which has an end.
  init(_ target: ProblemState) throws(Failure) {
    self.target = target
    targetUnhidden = target.unhidden().hierarchy
    // Labels decide nothing in the lines that are written.
    vocabulary = Vocabulary(
      variables: Set(target.hierarchy.variableNames), points: Set(target.hierarchy.pointNames),
      views: Set(target.views.views.map { $0.name }),
      attributes: Attribute.allCases.map { $0.rawValue })
    try viewNames()
    try names()
    var rest = hierarchy.constraints.filter { !$0.isImplied }[...]
    while let next = rest.first {
      if let count = try addForm(rest) {
        rest = rest.dropFirst(count)
      } else if let count = try addText(rest) {
        rest = rest.dropFirst(count)
      } else if let count = try addSize(rest) {
        rest = rest.dropFirst(count)
      } else {
        try add(next)
        rest = rest.dropFirst()
      }
    }
    for objective in hierarchy.objectives { try add(objective) }
    try switchOff()
    for id in requiredHeights { try say("priority \(id) @required") }
    if target.rule != ProblemState().rule { try say("rule \(RuleWord(target.rule).rawValue)") }
    if target.namesAreFixed { try say("vars fixed") }
  }

  // MARK: Names

  private mutating func names() throws(Failure) {
    let points = zip(hierarchy.pointNames, hierarchy.pointValues).map { name, value in
      "\(name) = \(ScriptText.number(value))"
    }
    for line in ScriptText.lines("point", points) { try say(line) }
    if made.hierarchy.pointValues != hierarchy.pointValues {
      throw Failure(.unsayable(nil))
    }
    // In their order, those with a sign by themselves.
    var rest = hierarchy.variables[...]
    while let first = rest.first {
      let isNonnegative = hierarchy.isNonnegative(first)
      let bound = hierarchy.declaredBound(of: first)?.rightText
      let group = rest.prefix {
        hierarchy.isNonnegative($0) == isNonnegative
          && hierarchy.declaredBound(of: $0)?.rightText == bound
      }
      rest = rest.dropFirst(group.count)
      var names = group.map { hierarchy.name(of: $0) }
      // Alone, these two would be read as commands.
      if names == ["fixed"] || names == ["free"] { names += names }
      let start = bound == nil ? "var" : "var 0 <="
      let end = bound.map { " <= \($0)" } ?? (isNonnegative ? " >= 0" : "")
      for line in ScriptText.lines(start, names) { try say(line + end) }
    }
  }

  // MARK: Constraints

  private mutating func add(_ constraint: Constraint) throws(Failure) {
    let isEdit = constraint.edits != nil
    let priority = startingPriority(constraint)
    let marks = ScriptText.mark(priority, unless: isEdit ? .high : .required)
    let label = constraint.label.map { "\($0): " } ?? ""
    let left = ScriptText.sum(constraint.left, in: hierarchy)
    let right = ScriptText.sum(constraint.right, in: hierarchy)
    let wordings = [
      (constraint.leftText, constraint.rightText),
      ("(\(constraint.leftText))", "(\(constraint.rightText))"), (left, right),
    ]
    let directed = target.directed[constraint.serial].map { form in
      (
        form.left.text(in: target.views, keepsDirected: true),
        form.right.text(in: target.views, keepsDirected: true)
      )
    }
    let isSaid = ((directed.map { [$0] } ?? []) + wordings).contains { wording in
      let (left, right) = isEdit ? (constraint.leftText, wording.1) : wording
      let line = "\(left) \(constraint.relation.rawValue) \(right)\(marks)"
      return tryToSay(
        isEdit ? "suggest \(line)" : label + line + ScriptText.mark(weight: constraint.weight)
      ) { state in
        state.hierarchy.constraints.last?.says(constraint, at: priority, isEdit) ?? false
      }
    }
    guard isSaid, let last = made.hierarchy.constraints.last else {
      throw Failure(.unsayable(constraint.id))
    }
    if last.letter != constraint.letter { try say("letter \(last.id) \(constraint.letter)") }
    if isEdit, constraint.weight != 1 {
      try say("weight \(constraint.id) \(constraint.weight)")
    }
  }

  /// A requirement that is switched off may contradict the others, so it comes in as a preference.
  func startingPriority(_ constraint: Constraint) -> Priority {
    constraint.priority.isRequired && !constraint.isEnabled ? .low : constraint.priority
  }

  private mutating func add(_ objective: Objective) throws(Failure) {
    let marks =
      ScriptText.mark(objective.priority, unless: .low) + ScriptText.mark(weight: objective.weight)
    let words = objective.text.dropFirst(objective.direction.rawValue.count + 1)
    let wordings = [
      String(words), "(\(words))", ScriptText.sum(objective.expression, in: hierarchy),
    ]
    let start = objective.label.map { "\($0): " } ?? ""
    let isSaid = wordings.contains { wording in
      tryToSay("\(start)\(objective.direction.rawValue) \(wording)\(marks)") { state in
        state.hierarchy.objectives.last?.says(objective) ?? false
      }
    }
    guard isSaid, let last = made.hierarchy.objectives.last else {
      throw Failure(.unsayable(objective.id))
    }
    if last.name != objective.name { try say("letter \(last.id) \(objective.name)") }
  }

  private mutating func switchOff() throws(Failure) {
    let resting = target.stacks.values.reduce(into: Set<Int>()) { $0.formUnion($1.resting) }
    let constraints = hierarchy.constraints.filter { constraint in
      // What rests is off already, if the stack could be said as it was typed.
      !constraint.isEnabled
        && !(resting.contains(constraint.serial)
          && made.hierarchy.constraint(constraint.id)?.isEnabled == false)
    }
    let objectives = hierarchy.objectives.filter { !$0.isEnabled }
    for line in ScriptText.lines("disable", constraints.map { $0.id } + objectives.map { $0.id }) {
      try say(line)
    }
    for constraint in constraints where constraint.priority != startingPriority(constraint) {
      try say("priority \(constraint.id) @\(constraint.priority.name)")
    }
  }

  // MARK: Lines

  mutating func say(_ line: String) throws(Failure) {
    if !tryToSay(line, { _ in true }) { throw Failure(.unsayable(String(line.prefix(40)))) }
  }

  /// Adds the line if it is taken and makes of the state what it should.
  mutating func tryToSay(_ line: String, _ isRight: (ProblemState) -> Bool) -> Bool {
    var trial = made
    guard let parsed = try? Parser.parse(line, knowing: vocabulary),
      (try? trial.apply(parsed)) != nil, isRight(trial),
      trial.hierarchy.variableNames.count <= hierarchy.variableNames.count
    else { return false }
    made = trial
    lines.append(line)
    return true
  }
}

extension Constraint {
  func says(_ other: Constraint, at priority: Priority, _ isEdit: Bool) -> Bool {
    left.isSame(as: other.left) && right.isSame(as: other.right) && relation == other.relation
      && label == other.label && self.priority == priority && edits == other.edits
      && (isEdit || weight == other.weight)
  }
}

extension Objective {
  fileprivate func says(_ other: Objective) -> Bool {
    expression.isSame(as: other.expression) && direction == other.direction
      && label == other.label && priority == other.priority && weight == other.weight
  }
}

extension LinearExpression {
  /// Whether it is the same sum, in whatever order.
  fileprivate func isSame(as other: LinearExpression) -> Bool {
    self == other || constant == other.constant && Set(terms) == Set(other.terms)
  }
}
