// Lines of a session.

import Formats
import Language
import Narration
import Publishing
import Rendering
import Session
import Wording

extension FuzzRound {
  /// What is refused changes nothing; what is saved makes the same problem again; all that can be exported can be
  /// written.
  mutating func runScript(_ text: String) {
    var session = Session()
    for line in Lines.of(text).prefix(40) {
      let before = (try? session.solution())?.json
      let reply = session.run(line)
      show(reply.document(in: .english), session.presentation)
      if let json = reply.answer.json { check(json) }
      guard let failure = reply.failure else { continue }
      expect(
        (try? session.solution())?.json == before,
        "\(line.debugDescription) was refused and changed something")
      show(failure.excerpt(of: line, in: .english), session.presentation)
      let place = failure.diagnostic(in: .english).range
      expect(
        0 <= place.lowerBound && place.lowerBound <= place.upperBound
          && place.upperBound <= line.count,
        "the place \(place) is outside of \(line.debugDescription)")
    }
    save(&session)
    if let solution = try? session.solution() { check(solution.json) }
    for form in ExportForm.allCases {
      guard let file = try? form.text(of: &session, level: nil, named: text, in: .english) else {
        continue
      }
      expect(file == file.inert, "raw characters in \(form): \(file.debugDescription)")
    }
  }

  private mutating func save(_ session: inout Session) {
    guard let script = try? session.script() else { return }
    var again = Session()
    for line in script {
      if let failure = again.run(line).failure {
        complain("saved, and refused: \(line.debugDescription): \(failure)")
      }
    }
    expect((try? again.script()) == script, "saved twice, it is not the same: \(script)")
  }
}
