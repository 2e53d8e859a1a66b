// What is told of logs that were read into a session: what explains them, and what became of their lines.

import Layouts
import Rendering
import Session
import Wording

extension Narrator {
  func document(_ reports: [LogReport]) -> Document {
    var document = Document()
    for (place, report) in reports.enumerated() {
      if place > 0 { document.append(.blank) }
      document.append(
        contentsOf: report.explanation.document(
          in: speech, number: reports.count > 1 ? place + 1 : nil, isInSession: true))
      document.append(.blank)
      let kept = LogWords.kept(
        report.keptCount, as: "\(report.label).\(report.first + 1)", number: report.first + 1,
        disabled: report.disabled, lowering: wayOut(of: report))
      document.append(.paragraph(kept.text(in: speech)))
      if !report.unsaid.isEmpty {
        let numbers = report.unsaid.map { $0 + 1 }
        document.append(.paragraph(LogWords.unsaid(numbers).text(in: speech).marked(.note)))
      }
    }
    return document
  }

  /// One's own constraint whose priority may be lowered, so that the only one that is disabled can be enabled.
  private func wayOut(of report: LogReport) -> String? {
    guard report.disabled.count == 1 else { return nil }
    let log = report.explanation.log
    let lowered = report.explanation.verdict.trials.compactMap { trial -> Int? in
      if case .lower(let entry) = trial.change, trial.cures { entry } else { nil }
    }
    let own = lowered.filter { log.owner(of: log.entries[$0]) == .yours }
      .map { "\(report.label).\($0 + 1)" }
    return own.first { report.disabled.contains($0) } ?? own.first
  }
}
