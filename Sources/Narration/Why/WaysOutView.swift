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
  func sentence() -> Text { say(.sentence(report.origin, report.waysOut)) }

  // MARK: Tried one by one

  /// For each member of the conflicts what comes of dropping it and of lowering it; where one is not
  /// enough, which of them together are.
  func trials() -> Document {
    let trials = report.trials ?? []
    let naming = ValueNaming(hierarchy: report.problem)
    var rows = trials.map { [change($0.change), say(.outcome($0.outcome, naming))] }
    if report.untried > 0 {
      rows.append([PieceWords.andMore(report.untried).text(in: speech).marked(.dim)])
    }
    var document = Document()
    if !rows.isEmpty {
      document.append(.paragraph(say(.heading(report.origin))))
      document.append(.indented(Document([.grid(Grid(rows, gap: 3))])))
    }
    let drops = trials.filter { $0.isDrop }
    if drops.allSatisfy({ !$0.isEnough }), !drops.isEmpty || rows.isEmpty {
      document.append(.paragraph(sentence()))
    }
    return document
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
      return say(.asPreference(level))
    }
  }
}

extension Trial {
  fileprivate var isDrop: Bool {
    if case .drop = change { true } else { false }
  }

  fileprivate var isEnough: Bool {
    if case .contradiction = outcome { false } else { true }
  }
}
