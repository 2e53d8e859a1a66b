// Requirements that contradict one another: which they are, the sum that proves it, and what to do about it.

import ConstraintHierarchies
import Rationals
import Rendering
import Session
import Wording

struct ConflictView {
  private let report: ConflictReport
  private let speech: Speech

  init(_ report: ConflictReport, in speech: Speech) {
    self.report = report
    self.speech = speech
  }

  private func say(_ words: ConflictWords) -> Text { words.text(in: speech) }

  private var clashes: [Clash] { report.clashes }

  // MARK: In brief

  /// The members, the sum that proves the clash, and what to do about it: the reply to a line that was
  /// refused.
  func inBrief() -> Document {
    var document = Document()
    for clash in clashes.prefix(1) {
      document.append(contentsOf: argument(clash))
      document.append(contentsOf: doubt([clash]))
    }
    document.append(.paragraph(WaysOutView(report, in: speech).sentence()))
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
          say(
            .severalConflicts(
              clashes.count, size: clashes[0].members.count, areAll: report.isComplete))))
    }
    for clash in clashes {
      if areSeveral { document.append(.blank) }
      document.append(contentsOf: argument(clash))
    }
    document.append(contentsOf: doubt(clashes))
    if areSeveral { document.append(.blank) }
    document.append(contentsOf: WaysOutView(report, in: speech).trials())
    return document
  }

  /// Whether there may be smaller ones.
  private func doubt(_ clashes: [Clash]) -> Document {
    if clashes.allSatisfy({ $0.isSmallest }) { return Document() }
    // Only who stops it gets one of which it is not known whether some can be left out.
    let wasStopped = report.wasStopped || clashes.contains { $0.size == .sufficient }
    return Document([
      .paragraph(say(.perhapsNotSmallest(wasStopped: wasStopped)).marked(.note))
    ])
  }

  private var heading: Text {
    switch report.origin {
    case .statement, .form, .change, .program: say(.refused)
    case .state: PieceWords.contradictory.text(in: speech).marked(.error)
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
            [
              Text($0.constraint.id, .strong),
              Text(formula: $0.constraint.text.withShortNumbers, role),
            ]
          }
            + clash.implied.map {
              [say(.always).marked(.dim), Text(formula: $0.constraint.text.withShortNumbers, .dim)]
            })),
      .paragraph(say(.proof(members: clash.members.count + clash.implied.count))),
      .indented(Document([.grid(proof(clash))])),
    ])
  }

  /// Each member as `form ≥ 0` times its multiplier, and the sum `0 ≥ gap`, or `0 = gap`.
  private func proof(_ clash: Clash) -> Grid {
    var rows: [[Text]] = []
    for member in clash.members + clash.implied {
      let form = NamedForm(terms: member.form.terms, constant: 0)
      rows.append([
        "\(member.multiplier) ×", "(\(Naming.sum(form))",
        member.constraint.relation == .equal ? "=" : "≥", "\(-member.form.constant))",
        member.constraint.isImplied ? say(.always).marked(.dim) : Text(member.constraint.id, .dim),
      ])
    }
    rows.append([
      say(.sum), " 0", clash.isEquation ? "=" : "≥", Text(clash.gap),
      say(.isFalse).marked(.error),
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
