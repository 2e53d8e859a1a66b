// why: what holds a variable where it is, how a constraint came to hold or not, and what would have
// to give.

import ConstraintHierarchies
import Language
import Rendering

extension Session {
  mutating func why(_ name: Name, _ range: SourceRange) throws(Failure) -> Document {
    let hierarchy = state.hierarchy
    let symbol = hierarchy.symbol(named: name.text)
    if case .point(let point) = symbol {
      let value = hierarchy.value(of: point)
      return Document([.paragraph(Words.whyPoint(name.text, value))])
    }
    let constraints =
      hierarchy.constraint(name.text).map { [$0] } ?? state.links(of: name.text)
    let objective = hierarchy.objective(name.text)
    guard symbol != nil || !constraints.isEmpty || objective != nil else {
      throw Failure(
        .nothingToExplain(
          name,
          among: hierarchy.variableNames + hierarchy.constraints.map(\.id)
            + hierarchy.objectives.map(\.id)))
    }
    if let failure = withoutSolution(range) { throw failure }
    var view = WhyView(solutions.explainer, state.hierarchy)
    if case .variable(let variable) = symbol { return view.variable(variable) }
    if let objective { return view.objective(objective) }
    var document = Document()
    for constraint in constraints {
      if !document.isEmpty { document.append(.blank) }
      document.append(contentsOf: view.constraint(constraint))
    }
    return document
  }

  /// Why there is nothing to explain.
  private mutating func withoutSolution(_ range: SourceRange) -> Failure? {
    if let level = solutions.unboundedLevel {
      return Failure(.unbounded(level: level.name, range))
    }
    return solutions.conflict().map { Failure(.unsatisfiable(conflict: $0.ids, range)) }
  }
}
