// Logs of constraints that cannot be satisfied.

import Formats
import Layouts
import Logs
import Narration
import Rationals
import Session

extension FuzzRound {
  mutating func explain(_ text: String) throws {
    for log in LogReader.logs(in: text).prefix(3) where log.entries.count <= 60 {
      for assumptions in [LogAssumptions.none, LogAssumptions(margins: 8, direction: .rightToLeft)]
      {
        let explanation = try LogExplanation(log, assuming: assumptions)
        check(explanation.json)
        show(explanation.document(number: 1))
      }
    }
    var session = Session()
    for line in text.split(separator: "\n").prefix(20) { _ = session.run(String(line)) }
    if let solution = try? session.solution() { check(solution.json) }
  }
}
