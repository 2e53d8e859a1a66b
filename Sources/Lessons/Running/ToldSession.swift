// The session of a lesson, or of somebody who plays one, together with who tells its replies.

import Narration
import Rendering
import Session
import Simplex

/// A session and its narrator. A value: a copy of it goes its own way, and its pictures go on from the same
/// scale.
struct ToldSession: Sendable {
  @Boxed var session: Session
  @Boxed private var narrator: Narrator

  /// With nothing in it.
  init(presentation: Presentation, control: SolveControl) {
    var session = Session(presentation: presentation)
    session.control = control
    self.session = session
    narrator = Narrator(presentation.speech)
  }

  /// Another session, such as one in which a task begins, that is told where this one stands.
  func telling(_ other: Session) -> ToldSession {
    var result = self
    result.session = other
    return result
  }

  /// Runs a line and tells what comes of it.
  mutating func run(_ line: String) -> (reply: Reply, document: Document) {
    let reply = session.run(line)
    return (reply, narrator.document(for: reply, in: session.settings.speech))
  }
}
