// What to do about requirements that contradict one another, in a sentence and in a list of what was tried.

import ConstraintHierarchies
import Rendering
import Session
import Wording

struct WaysOutView {
  private let report: ConflictReport
  private let speech: Speech

  init(_ report: ConflictReport, in speech: Speech) {
    self.report = report
    self.speech = speech
  }

  private func say(_ words: WaysOutWords) -> Text { words.text(in: speech) }

  /// What may be done, for the reply to a line that was refused.
  func sentence() -> Text {
    if report.wasStopped, report.waysOut.sets.isEmpty { return say(.stopped) }
    let remedies = (report.trials ?? []).filter { $0.isRemedy }.map { change($0.change) }
    return remedies.isEmpty
      ? say(.sentence(report.origin, report.waysOut)) : say(.remedies(report.origin, remedies))
  }

  // MARK: Tried one by one

  /// For each member of the conflicts what comes of dropping it and of lowering it; where one is not
  /// enough, which of them together are.
  func trials() -> Document {
    let trials = report.trials ?? []
    let naming = ValueNaming(hierarchy: report.problem)
    var rows = trials.map { [change($0.change), outcome(of: $0, naming)] }
    if report.untried > 0 {
      rows.append([PieceWords.andMore(report.untried).text(in: speech).marked(.dim)])
    }
    var document = Document()
    if !rows.isEmpty {
      document.append(.paragraph(say(.heading(report.origin))))
      document.append(.indented(Document([.grid(Grid(rows, gap: 3))])))
    }
    let drops = trials.filter { $0.isDrop }
    if !trials.contains(where: { $0.isRemedy }), drops.allSatisfy({ !$0.isEnough }),
      !drops.isEmpty || rows.isEmpty
    {
      document.append(.paragraph(sentence()))
    }
    return document
  }

  private func outcome(of trial: Trial, _ naming: ValueNaming) -> Text {
    // What is left of an equation holds; it is only no longer tight.
    if case .relax = trial.change, case .solved(_, let violated) = trial.outcome {
      return say(.spare(violated.first?.error))
    }
    return say(.outcome(trial.outcome, naming))
  }

  /// `drop hi`, `priority hi @high`
  private func change(_ change: Trial.Change) -> Text {
    switch change {
    case .drop(let constraint): return Text("drop \(constraint.id)", .code)
    case .lower(let constraints, let level):
      // What the refused line would have added is not there to be given a command for.
      if constraints.count == 1, !report.origin.changed.contains(constraints[0].serial) {
        return WaysOutWords.lower(constraints[0], to: level)
      }
      return constraints.count == 1 && level > WaysOutWords.level
        ? say(.member(constraints[0], level)) : say(.asPreference(level))
    case .relax(let constraint, let relation): return say(.relaxed(constraint, relation))
    case .setting(let setting): return say(.setting(setting))
    }
  }
}

extension Trial {
  /// Whether it is what an engineer would change on views.
  fileprivate var isRemedy: Bool {
    switch change {
    case .relax, .setting: true
    case .lower(_, let level): level > WaysOutWords.level
    case .drop: false
    }
  }

  fileprivate var isDrop: Bool {
    if case .drop = change { true } else { false }
  }

  fileprivate var isEnough: Bool {
    if case .contradiction = outcome { false } else { true }
  }
}
