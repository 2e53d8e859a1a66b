// trace change: the last change by itself, from where the solution stood before it.

import ConstraintHierarchies
import Language
import Rendering
import Simplex

extension Session {
  /// The story of the change that was made, undone or done again last.
  mutating func traceChange() -> Document {
    guard let latest else { return Document([.paragraph(Text(Words.noChangeYet, .note))]) }
    var document = Document([.paragraph(latest.title)])
    if state.hierarchy.isEmpty {
      document.append(.paragraph(Text(Words.nothingLeftToSolve)))
      return document
    }
    let update = solutions.lastUpdate(heldInFirst: ChangeStory.limit)
    document.append(contentsOf: ChangeStory(update).document(ending: ending()))
    document.append(contentsOf: ambiguity(update))
    if !update.edits.isEmpty { document.append(contentsOf: describeCost()) }
    return document
  }

  /// What there is to say where there is no solution.
  private mutating func ending() -> Text? {
    if solutions.outcome == .infeasible { return Text(Words.contradictoryNow, .error) }
    return solutions.unboundedLevel.map { Text(Words.unbounded($0.name), .note) }
  }

  /// A variable that moved may have stopped at one of many values that are as good.
  private mutating func ambiguity(_ update: LiveSolution.Update) -> Document {
    guard solutions.outcome == .optimal else { return Document() }
    let levels = solutions.levels.count
    var ambiguous: [Variable] = []
    for variable in update.moves.prefix(12).map(\.variable) {
      let interval = solutions.interval(
        of: LinearExpression(.variable(variable)), afterLevels: levels)
      if interval?.isAmbiguous ?? false { ambiguous.append(variable) }
    }
    if ambiguous.isEmpty { return Document() }
    return Document([
      .paragraph(Text(Words.stopsAnywhere(ambiguous.map(state.hierarchy.name(of:))), .note))
    ])
  }
}

extension Session.Latest {
  fileprivate var title: Text {
    switch self {
    case .done(let line): "Last change: \(line.trimmed, .code)"
    case .undone(let lines): "Last change: \("undo", .code) took back \(Self.list(lines))"
    case .redone(let lines): "Last change: \("redo", .code) did \(Self.list(lines)) again"
    }
  }

  private static func list(_ lines: [String]) -> Text {
    let limit = 3
    var texts = lines.prefix(limit).map { Text($0.trimmed, .code) }
    if lines.count > limit { texts.append("\(lines.count - limit) more, all as one change") }
    return texts.joined(separator: "; ")
  }
}

extension Hierarchy {
  fileprivate var isEmpty: Bool {
    variableNames.isEmpty && constraints.isEmpty && objectives.isEmpty
  }
}

extension Words {
  static let nothingLeftToSolve = "There is no variable and no constraint, so nothing to solve."

  static func stopsAnywhere(_ names: [String]) -> String {
    "\(list(names)) \(names.count == 1 ? "is" : "are") ambiguous: other values are as good, this is "
      + "where the solver stands"
  }
}
