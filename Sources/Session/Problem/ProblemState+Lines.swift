// What a line changes, without a look at the solution: the same line makes the same change of the same
// state, always, so that states can be made anew instead of being kept.

import ConstraintHierarchies
import Language
import Simplex

extension ProblemState {
  /// Makes the change that a line asks for. A line that is refused leaves the state half changed.
  ///
  /// - Returns: what it did; nil if the line is a question, a request or empty.
  mutating func apply(_ line: Line) throws(Failure) -> Outline? {
    guard var outline = try change(line) else { return nil }
    if !stacks.isEmpty {
      do throws(SessionFault) { try arrangeStacks(&outline) } catch { throw Failure(error) }
    }
    return outline
  }

  private mutating func change(_ line: Line) throws(Failure) -> Outline? {
    switch line {
    case .constraint(let statement): try add(statement)
    case .objective(let statement): try add(statement)
    case .visualFormat(let statement): try add(statement)
    case .several(let lines, let range): try add(lines, range)
    case .command(.change(let change), let range): try apply(change, range)
    case .empty, .expression,
      .command(.travel, _), .command(.question, _), .command(.walk, _), .command(.setting, _),
      .command(.log, _), .command(.request, _):
      nil
    }
  }

  /// Statements that stand on one line.
  private mutating func add(_ lines: [Line], _ range: SourceRange) throws(Failure) -> Outline {
    var whole = Outline(isStatement: true, range: range)
    for line in lines { if let outline = try change(line) { whole.add(outline) } }
    return whole
  }

  private mutating func apply(
    _ change: Command.Change, _ range: SourceRange
  ) throws(Failure) -> Outline {
    switch change {
    case .point(let definitions): return try setPoints(definitions, range)
    case .variables(let names): return try declare(names, range)
    case .bounded(let names, let bound, let text):
      return try declare(names, upTo: bound, text, range)
    case .free(let names): return try declare(free: names, range)
    case .nonnegative(let names): return try declare(nonnegative: names, range)
    case .layout(let change): return try apply(change, range)
    case .inset(let statement): return try setInsets(statement, range)
    case .variablesFixed(let isFixed):
      namesAreFixed = isFixed
      return Outline(notes: [.namesFixed(isFixed)])
    case .drop(let names): return try drop(names)
    case .disable(let names): return try setEnabled(false, names, range)
    case .enable(let names): return try setEnabled(true, names, range)
    case .set(let name, let value, let words): return try setConstant(name, value, words, range)
    case .priority(let name, let mark): return try setPriority(name, mark, range)
    case .weight(let name, let weight): return try setWeight(name, weight, range)
    case .letter(let name, let letter): return try setLetter(name, letter)
    case .suggest(let name, let value, let words, let mark):
      return try suggest(name, value, words, mark, range)
    case .release(let names): return try release(names)
    case .reset:
      self = ProblemState()
      return Outline(notes: [.reset])
    case .rule(let word):
      rule = PivotRule(word)
      return Outline(notes: [.rule(word)])
    }
  }
}
