// The picture that stands beside the conversation: what each level leaves, and the constraints.

import ConstraintHierarchies
import Formats
import Language
import Narration
import Rendering
import Session

/// Draws the same session again and again on the same scales.
struct Board: Sendable {
  private var narrator = Narrator()

  /// Of larger problems a picture says little, and would have to be waited for.
  private static let mostConstraints = 60
  private static let mostVariables = 8

  /// The region after each level, of three variables in space, too, and the list of constraints; of views, these;
  /// nothing where there is no problem, or it is large.
  ///
  /// - Parameters:
  ///   - room: of pictures, in pixels.
  ///   - isHeld: whether something in it is being moved, which must not run away from the hand.
  mutating func markup(
    of session: Session, room: PageRequest.Widths, isHeld: Bool = false
  ) -> JSONValue {
    narrator.keepsPlanes = isHeld
    let vocabulary = session.vocabulary
    let isSmall =
      vocabulary.labels.count <= Self.mostConstraints
      && vocabulary.variables.count <= Self.mostVariables
    if vocabulary.labels.isEmpty || session.isCollecting { return .array([]) }
    let drawing = Drawing(session.presentation, width: room.board, height: room.boardHeight)
    let speech = session.settings.speech
    let count = session.problem.variableNames.count
    let regions =
      count == 3 ? ["wireframe", "region"] : ["region"]
    let asked =
      !vocabulary.views.isEmpty ? ["draw"] : isSmall ? regions + ["list"] : ["list"]
    return .array(
      asked.flatMap { line -> [JSONValue] in
        var copy = session
        let reply = copy.run(line)
        return drawing.markup(narrator.document(for: reply, in: speech))
      })
  }
}
