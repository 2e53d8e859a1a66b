// letter: what the slacks of a constraint, or an objective, are called by.

import ConstraintHierarchies
import Language
import Layouts

extension ProblemState {
  mutating func setLetter(_ name: Name, _ letter: Name) throws(Failure) -> Outline {
    if let constraint = hierarchy.constraint(name.text) {
      try checkLetter(letter, of: constraint.label)
      guard hierarchy.mayBeLetter(letter.text) else { throw Failure(.name(.noLetter(letter))) }
      let renaming = hierarchy.setLetter(letter.text, ofConstraint: constraint.serial)
      return Outline(constraints: [constraint.serial], renamings: renaming.map { [$0] } ?? [])
    }
    if let objective = hierarchy.objective(name.text) {
      try checkLetter(letter, of: objective.label)
      guard hierarchy.mayBeObjectiveName(letter.text) else {
        throw Failure(.name(.noObjectiveName(letter)))
      }
      let renaming = hierarchy.setName(letter.text, ofObjective: objective.serial)
      return Outline(objectives: [objective.serial], renamings: renaming.map { [$0] } ?? [])
    }
    if !links(of: name.text).isEmpty { throw Failure(.name(.letterOfChain(name))) }
    throw Failure(
      .name(
        .unknownConstraint(
          name, among: hierarchy.constraints.map { $0.id } + hierarchy.objectives.map { $0.id })))
  }

  /// The letter must not be a name already, unless it is the constraint's own label.
  private func checkLetter(_ letter: Name, of label: String?) throws(Failure) {
    switch hierarchy.symbol(named: letter.text) {
    case .variable: throw Failure(.name(.labelIsName(letter, isPoint: false)))
    case .point: throw Failure(.name(.labelIsName(letter, isPoint: true)))
    case nil: break
    }
    if views.view(named: letter.text) != nil { throw Failure(.name(.letterOfView(letter))) }
    if letter.text != label, hierarchy.labels.contains(letter.text) {
      throw Failure(.name(.duplicateLabel(letter)))
    }
  }
}
