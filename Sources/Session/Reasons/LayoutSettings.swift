// What is set on views, and which constraints follow from it.

import ConstraintHierarchies
import Layouts
import Rationals

/// The masks, the hidden views and the stacks of a problem.
struct LayoutSettings {
  /// One of them, changed.
  struct Change {
    var setting: LayoutSetting
    /// Of the constraints that come from it.
    var serials: Set<Int>
    /// What gaps are now; nil where the constraints go.
    var gap: Rational?

    func applied(to hierarchy: Hierarchy) -> Hierarchy {
      var changed = hierarchy
      for constraint in hierarchy.constraints where serials.contains(constraint.serial) {
        changed.updateConstraint(serial: constraint.serial) {
          if let gap {
            if $0.right.constant.magnitude == gap { $0.right.constant = 0 }
          } else {
            $0.isEnabled = false
          }
        }
      }
      return changed
    }
  }

  private let views: ViewTree
  private var changes: [Change] = []

  init(_ state: ProblemState) {
    views = state.views
    for id in views.ids {
      let view = views[id]
      if let mask = state.masks[id] {
        changes.append(Change(setting: .maskOff(view.name), serials: Set(mask.serials)))
      }
      if let hiding = state.hierarchy.constraint(ProblemState.hidingLabel(of: view)) {
        changes.append(Change(setting: .unhide(view.name), serials: [hiding.serial]))
      }
      if let stacked = state.stacks[id], !stacked.stack.spacing.isZero {
        changes.append(
          Change(
            setting: .noSpacing(stack: view.name), serials: Set(stacked.serials),
            gap: stacked.stack.spacing))
      }
    }
  }

  /// Whether a constraint is about views.
  func isOfViews(_ constraint: Constraint, in hierarchy: Hierarchy) -> Bool {
    constraint.error.variables.contains { views.owner(ofName: hierarchy.name(of: $0)) != nil }
  }

  /// Those that some of the constraints come from.
  func changes(touching constraints: [Constraint]) -> [Change] {
    changes.filter { change in constraints.contains { change.serials.contains($0.serial) } }
  }
}
