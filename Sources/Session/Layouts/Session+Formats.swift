// `format VIEW`: the constraints on the views in a view, written back as visual formats.

import ConstraintHierarchies
import Language
import Layouts
import Rationals

extension Session {
  /// - Parameter name: of the view; nil: the screen.
  func formats(of name: Name?) throws(SessionFault) -> FormatsReport {
    let tree = state.views
    if tree.isEmpty, name == nil {
      return FormatsReport(view: ViewTree.screenName, lines: [], others: [])
    }
    let superview = try name.map { (name) throws(SessionFault) in try state.view(name) } ?? .screen
    let own = state.hierarchy.writtenConstraints.filter {
      tree.owner(of: state.equation(of: $0)) == superview
    }
    // A format has priorities, but no weights.
    let sayable = own.filter { $0.weight == 1 || $0.priority.isRequired }
    let written = WrittenFormats(
      sayable.map { state.equation(of: $0) }, in: superview, of: tree,
      points: Set(state.hierarchy.pointNames), spacer: ProblemState.spacer)
    let unsaid = Set(written.others.map { sayable[$0].serial })
    return FormatsReport(
      view: tree[superview].name,
      lines: written.lines.map { line in
        .init(text: line.text, ids: line.constraints.map { sayable[$0].id })
      },
      others: own.filter { constraint in
        unsaid.contains(constraint.serial) || !sayable.contains { $0.serial == constraint.serial }
      }.map { .init(id: $0.id, text: $0.text, priority: $0.priority) })
  }
}

extension ProblemState {
  /// A constraint by the numbers that it is about.
  func equation(of constraint: Constraint) -> LayoutEquation {
    var equation = LayoutEquation(constraint.relation, constraint.priority)
    for term in constraint.error.terms {
      switch term.symbol {
      case .variable(let variable):
        let name = hierarchy.name(of: variable)
        if let (view, attribute) = views.attribute(named: name),
          attribute == .position(attribute.axis) || attribute.isSize
        {
          equation.add(
            term.coefficient, .init(view, attribute.axis, isSize: attribute.isSize))
        } else {
          equation.add(term.coefficient, name: name)
        }
      case .point: equation.add(term.coefficient, name: hierarchy.name(of: term.symbol))
      }
    }
    equation.constant = constraint.error.constant
    return equation
  }
}
