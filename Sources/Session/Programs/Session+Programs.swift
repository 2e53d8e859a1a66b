// Programs of files that come into a session, as lines of the language and one change.

public import ConstraintHierarchies
import Language
public import Programs

extension Session {
  /// Adds the variables, constraints and objective of a program. If that is refused, the session stays as it was.
  ///
  /// - Parameters:
  ///   - line: what asks for it.
  ///   - priority: at which its rows come in, as wishes; nil: as requirements, as bounds always do.
  /// - Complexity: that of reading the lines, and one solve.
  public mutating func importProgram(
    _ program: LinearProgram, as line: String, rowsAt priority: Priority? = nil
  ) -> Reply {
    reply(to: line) { (session) throws(Failure) in
      let imported = ImportedProgram(program, in: session.state, rowsAt: priority)
      let range = SourceRange(0, line.count)
      try session.make(imported.lines, as: line.trimmed, range, isProgram: priority == nil) {
        index, failure in
        // What is wrong stands in no line that was typed.
        Failure(.program(.unsayable(imported.subjects[index], failure.reason, range)))
      }
      return Reply(.change(.program(imported.report)), isChange: true)
    }
  }
}
