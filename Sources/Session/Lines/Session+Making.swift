// Lines that nobody typed: what a file comes to, made as one change.

import Language
import Simplex

extension Session {
  /// Makes lines, as one change.
  ///
  /// - Parameters:
  ///   - range: the place in what was typed that asks for them.
  ///   - blame: what to say of a line that is refused, by its place.
  /// - Throws: that; or the contradiction that the lines bring about.
  mutating func make(
    _ lines: [String], as text: String, _ range: SourceRange, isProgram: Bool = false,
    blaming blame: (Int, Failure) -> Failure = { $1 }
  ) throws(Failure) {
    var outline = Outline(isProgram: isProgram, mayContradict: true, range: range)
    var new = state
    var steps: [Line] = []
    for (index, line) in lines.enumerated() {
      do throws(Failure) {
        let (step, part) = try new.read(line)
        steps.append(step)
        outline.constraints += part.constraints
      } catch {
        throw blame(index, error)
      }
    }
    try keep(new, outline, Timeline.Entry(line: text, steps: steps))
  }
}

extension ProblemState {
  /// Makes the change that a line asks for.
  ///
  /// - Throws: where it is refused, or asks for none.
  mutating func read(_ text: String) throws(Failure) -> (Line, Outline) {
    let line: Line
    do { line = try Parser.parse(text, knowing: KnownNames(self)) } catch { throw Failure(error) }
    guard let outline = try apply(line) else { return (line, Outline()) }
    return (line, outline)
  }
}
