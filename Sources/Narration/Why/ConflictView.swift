// Requirements that contradict one another: which they are, the sum that proves it, and what to do about it.

import ConstraintHierarchies
import Rationals
import Rendering
import Session

struct ConflictView {
  let report: ConflictReport

  init(_ report: ConflictReport) { self.report = report }

  private var clashes: [Clash] { report.clashes }

  // MARK: In brief

  /// The members, the sum that proves the clash, and what to do about it: the reply to a line that was
  /// refused.
  func inBrief() -> Document {
    var document = Document()
    for clash in clashes.prefix(1) { document.append(contentsOf: argument(clash)) }
    document.append(.paragraph(WaysOutView(report).sentence()))
    return document
  }

  // MARK: In full

  /// Every smallest conflict, and each way out that was tried: the reply to `conflict`.
  func inFull() -> Document {
    var document = Document([.paragraph(heading)])
    let areSeveral = clashes.count > 1
    if areSeveral {
      document.append(
        .paragraph(
          Words.severalConflicts(
            clashes.count, of: clashes[0].members.count, areAll: report.isComplete)))
    }
    for clash in clashes {
      if areSeveral { document.append(.blank) }
      document.append(contentsOf: argument(clash))
    }
    if clashes.contains(where: { !$0.isSmallest }) {
      document.append(.paragraph(Text(Words.perhapsNotSmallest, .note)))
    }
    if areSeveral { document.append(.blank) }
    document.append(contentsOf: WaysOutView(report).trials())
    return document
  }

  private var heading: Text {
    switch report.origin {
    case .statement, .change: Text(Words.refusedConflict)
    case .state: Text(Words.contradictoryNow, .error)
    }
  }

  // MARK: The proof

  /// The members and the sum that proves the clash.
  private func argument(_ clash: Clash) -> Document {
    let role = Naming.role(.required)
    return Document([
      .grid(
        Grid(
          clash.members.map {
            [Text($0.constraint.id, .strong), Text($0.constraint.text.withShortNumbers, role)]
          })),
      .paragraph(clash.members.count == 1 ? Words.proofOfOne : Words.proofOfSeveral),
      .indented(Document([.grid(proof(clash))])),
    ])
  }

  /// Each member as `form ≥ 0` times its multiplier, and the sum `0 ≥ gap`, or `0 = gap`.
  private func proof(_ clash: Clash) -> Grid {
    var rows: [[Text]] = []
    for member in clash.members {
      let form = NamedForm(terms: member.form.terms, constant: 0)
      rows.append([
        "\(member.multiplier) ×", "(\(Naming.sum(form))",
        member.constraint.relation == .equal ? "=" : "≥", "\(-member.form.constant))",
        Text(member.constraint.id, .dim),
      ])
    }
    rows.append([
      "sum", " 0", clash.isEquation ? "=" : "≥", Text(clash.gap), Text("false", .error),
    ])
    return Grid(rows, alignments: [.right, .right, .center, .left, .left], gap: 1)
  }
}

extension Naming {
  /// `20 − b⁻ + 2·c⁺`, each slack in the colour of its level.
  static func sum(_ form: NamedForm, constantFirst: Bool = true) -> Text {
    sum(
      constant: form.constant, form.terms.map { ($0.coefficient, name($0)) },
      constantFirst: constantFirst || form.terms.isEmpty)
  }

  static func name(_ term: NamedForm.Term) -> Text {
    Text(term.name, term.priority.map { role($0) } ?? .plain)
  }
}

extension Words {
  static let noConflict = "the requirements do not contradict one another"
  static let refusedConflict = "the last line was refused for these requirements:"
  static let perhapsNotSmallest =
    "none of these can be left out; whether fewer would clash as well would take too long to find out"
  static let proofOfOne: Text = "Proof: with everything on one side it says"
  static let proofOfSeveral: Text =
    "Proof: multiply, add, and everything cancels but a falsehood"

  static func severalConflicts(_ count: Int, of size: Int, areAll: Bool) -> Text {
    let number = areAll ? String(count) : "at least \(count)"
    return "\(number) smallest conflicts, of \(Words.count(size, "requirement")) each:"
  }
}
