// Many lines of a file at once. Where each line only adds something, it can be refused for a contradiction only if all of
// them together contradict one another; so all come in first, and are solved once.

import ConstraintHierarchies
import Language
import Logs
import Simplex

extension Session {
  /// How a run of lines fared.
  public struct Batch: Equatable, Sendable {
    /// How many lines there are that only add something, and are well formed.
    public var lineCount = 0
    /// How many of them changed something; nil if nothing was changed, because one of them has to be refused, or
    /// they are too few to be worth it. Then they are for `run`, one by one.
    public var changeCount: Int?

    public init(lineCount: Int = 0, changeCount: Int? = nil) {
      (self.lineCount, self.changeCount) = (lineCount, changeCount)
    }
  }

  /// With fewer lines each is solved by itself.
  private static let fewestTogether = 32

  /// Runs the first lines together, as far as they only add constraints, objectives and variables.
  ///
  /// It comes to the same as running each, but for what is told of each.
  ///
  /// - Complexity: that of reading the lines, and one solve.
  public mutating func runTogether(_ lines: ArraySlice<String>) -> Batch {
    var batch = Batch()
    guard !isCollecting, !isAsking, state.texts.isEmpty else { return batch }
    var new = state
    var steps: [Line] = []
    for text in lines {
      guard !isOfLog(text), let line = try? Parser.parse(text, knowing: KnownNames(new)),
        line.isAddition
      else { break }
      var next = new
      do throws(Failure) {
        if try next.apply(line) != nil { steps.append(line) }
        if next.exceeded != nil { break }
      } catch {
        break
      }
      new = next
      batch.lineCount += 1
    }
    guard steps.count >= Self.fewestTogether else { return batch }
    // Where one is refused, it is told of the line that brings it about.
    guard (try? whole({ (session) throws(Failure) in try session.take(new, steps, lines) })) != nil
    else { return batch }
    for text in lines.prefix(batch.lineCount) { transcript.add(text, Reply(isChange: true)) }
    batch.changeCount = steps.count
    return batch
  }

  /// Goes over to the state that lines have made.
  private mutating func take(
    _ new: ProblemState, _ steps: [Line], _ lines: ArraySlice<String>
  ) throws(Failure) {
    follow(new, mayBeRefused: true)
    try refuseLongValues(of: new)
    // Which they are is found out when the line that brings it about is run.
    if !keepsContradictions, try solutions.outcome == .infeasible {
      throw Failure(.solution(.contradiction([], SourceRange(0, 0))))
    }
    let first = lines.first?.trimmed ?? ""
    timeline.add(Timeline.Entry(line: first, steps: steps), to: state)
    (stateBefore, state, refusal, walk) = (state, new, nil, nil)
    latest = .done(first)
  }
}

extension Line {
  /// Whether it takes nothing away, and moves nothing that is there.
  fileprivate var isAddition: Bool {
    switch self {
    // That hides a view, and so changes a stack.
    case .constraint(let statement): !(statement.label?.text.hasSuffix(".hidden") ?? false)
    case .empty, .objective: true
    case .several(let lines, _): lines.allSatisfy { $0.isAddition }
    case .command(.change(.variables), _): true
    case .visualFormat, .expression, .command: false
    }
  }
}
