// A refused requirement: which requirements clash, the proof, and the ways out.

import ConstraintHierarchies
import Language
import Rationals
import Rendering

extension Failure {
  init(contradiction conflict: Conflict, _ outline: Outline, in hierarchy: Hierarchy) {
    self.init(
      .contradiction(conflict.ids, outline.range),
      details: conflict.document(in: hierarchy, outline.origin),
      conflict: conflict.ids,
      certificate: conflict.members.map { ($0.constraint.id, $0.multiplier) })
  }
}

extension Conflict {
  /// The members, the sum that proves the clash, and what to do about it.
  func document(in hierarchy: Hierarchy, _ origin: Origin) -> Document {
    var document = argument(in: hierarchy)
    var ways = WaysOutView(ConflictSearch(hierarchy), origin)
    document.append(.paragraph(ways.sentence()))
    return document
  }

  /// The members and the sum that proves the clash.
  func argument(in hierarchy: Hierarchy) -> Document {
    let role = Naming.role(.required)
    return Document([
      .grid(
        Grid(
          members.map {
            [Text($0.constraint.id, .strong), Text($0.constraint.text.withShortNumbers, role)]
          })),
      .paragraph(proofHeading),
      .indented(Document([.grid(proof(in: hierarchy))])),
    ])
  }

  private var proofHeading: Rendering.Text {
    members.count == 1
      ? "Proof: with everything on one side it says"
      : "Proof: multiply, add, and everything cancels but a falsehood"
  }

  /// Each member as `form ≥ 0` times its multiplier, and the sum `0 ≥ gap`, or `0 = gap`.
  private func proof(in hierarchy: Hierarchy) -> Grid {
    var rows: [[Rendering.Text]] = []
    for member in members {
      let constraint = member.constraint
      let turned = constraint.relation == .atMost
      let error = hierarchy.evaluatingPoints(constraint.error).scaled(by: turned ? -1 : 1)
      let terms = error.terms.map {
        (coefficient: $0.coefficient, name: Text(hierarchy.name(of: $0.symbol)))
      }
      let sign = constraint.relation == .equal ? "=" : "≥"
      rows.append([
        "\(member.multiplier) ×", "(\(Naming.sum(constant: 0, terms))", Text(sign),
        "\(-error.constant))", Text(constraint.id, .dim),
      ])
    }
    let sign = members.allSatisfy { $0.constraint.relation == .equal } ? "=" : "≥"
    rows.append(["sum", " 0", Text(sign), Text(gap), Text("false", .error)])
    return Grid(rows, alignments: [.right, .right, .center, .left, .left], gap: 1)
  }
}

extension Conflict {
  /// What brought a contradiction about, with the serial numbers of the constraints that it changed.
  enum Origin: Sendable {
    /// A line that would have added them.
    case statement(Set<Int>)
    /// A command that would have changed them.
    case change(Set<Int>)
    /// It is there, nothing having been refused.
    case state

    var changed: Set<Int> {
      switch self {
      case .statement(let serials), .change(let serials): serials
      case .state: []
      }
    }
  }
}
