// What is told of logs that were read into a session: what explains them, and what became of their lines.

import Layouts
import Rendering
import Session

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
        disabled: report.disabled)
      document.append(.paragraph(kept.text(in: speech)))
      if !report.unsaid.isEmpty {
        let numbers = report.unsaid.map { $0 + 1 }
        document.append(.paragraph(LogWords.unsaid(numbers).text(in: speech).marked(.note)))
      }
    }
    return document
  }
}
