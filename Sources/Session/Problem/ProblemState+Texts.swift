// Texts: views whose height follows from their width.
//
// The room that a text takes is width times height, which no linear constraint can say. So its height is a constant, in
// the two inequalities of an intrinsic size, and layout passes work it out (`TextPasses`). Lines are applied without a
// look at the solution, so none of them may depend on what that constant is.

import ConstraintHierarchies
import Language
import Layouts
import Rationals

extension ProblemState {
  /// The two inequalities of a text's height, which is 0 until a pass has found its width.
  mutating func setText(
    _ name: Name, _ area: LayoutAmount, _ range: SourceRange
  ) throws(SessionFault) -> Outline {
    let view = try view(name)
    if view == .screen { throw .layout(.isScreen(name)) }
    var outline = Outline(isStatement: true, isForm: true, range: range)
    var lowering = Lowering(self, makesVariables: false)
    _ = try lowering.constant(area.expression)
    let room = try lowering.linear(area.expression)
    if !hasPairOfHeights(view) { removeHeights(of: view) }
    let height = LayoutAmount(expression: .number(0, name.range), text: "0")
    for (relation, usual) in [
      (ConstraintHierarchies.Relation.atMost, Priority.low), (.atLeast, .high),
    ] {
      try addSize(.height, of: view, relation, height, nil, usual: usual, name, &outline)
    }
    texts[view] = room
    return outline
  }

  private func heightKeys(of view: ViewID) -> [SizeKey] {
    [.hugging, .resistance].map { SizeKey(view: view, attribute: .height, role: $0) }
  }

  /// What says how high a text is: two inequalities, or what is left of them.
  func heights(ofTextIn view: ViewID) -> [Constraint] {
    heightKeys(of: view).compactMap { key in
      sizes[key].flatMap { hierarchy.constraint(serial: $0) }
    }
  }

  /// Whether both inequalities are there, the one after the other, as a script makes them.
  private func hasPairOfHeights(_ view: ViewID) -> Bool {
    let pair = heights(ofTextIn: view)
    guard pair.count == 2,
      let index = hierarchy.constraints.firstIndex(where: { $0.serial == pair[0].serial })
    else { return pair.isEmpty }
    let rest = hierarchy.constraints[(index + 1)...].first { !$0.isImplied }
    return rest?.serial == pair[1].serial
  }

  private mutating func removeHeights(of view: ViewID) {
    for constraint in heights(ofTextIn: view) {
      hierarchy.removeConstraint(serial: constraint.serial)
    }
  }

  /// The view whose text a constraint says the height of.
  func view(ofTextIn constraint: Constraint) -> ViewID? {
    texts.keys.first { view in
      heightKeys(of: view).contains { sizes[$0] == constraint.serial }
    }
  }

  /// Forgets texts that nothing says the height of any more.
  mutating func forgetTexts() {
    for view in texts.keys where heights(ofTextIn: view).isEmpty { texts[view] = nil }
  }

  // MARK: Layout passes

  /// The views that have texts, in the order in which they were named.
  var viewsOfTexts: [ViewID] { texts.keys.sorted { $0.index < $1.index } }

  var namesOfTexts: [String] { viewsOfTexts.map { views[$0].name } }

  /// The room that a text takes now; points may have made it negative, which is none.
  func area(ofTextIn view: ViewID) -> Rational {
    texts[view].map { max(0, hierarchy.evaluatingPoints($0).constant) } ?? 0
  }

  mutating func setHeight(_ height: Rational, ofTextIn view: ViewID) {
    for constraint in heights(ofTextIn: view) {
      hierarchy.updateConstraint(serial: constraint.serial) {
        ($0.right, $0.rightText) = (LinearExpression(constant: height), ScriptText.number(height))
      }
    }
  }

  /// The problem of the first pass, in which no text has a height.
  func withoutHeightsOfTexts() -> ProblemState {
    var problem = self
    for view in texts.keys {
      for constraint in heights(ofTextIn: view) {
        problem.hierarchy.updateConstraint(serial: constraint.serial) { $0.isEnabled = false }
      }
    }
    return problem
  }
}
