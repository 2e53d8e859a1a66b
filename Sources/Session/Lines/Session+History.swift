// undo, redo, history: the changes by the lines that made them.

import ConstraintHierarchies
import Language
import Simplex

extension Session {
  /// The line that `undo` takes back, as it was typed; nil where there is nothing to take back.
  public var lineToUndo: String? { timeline.done.last?.line }

  /// The line that `redo` does again; nil where nothing was taken back.
  public var lineToRedo: String? { timeline.undone.first?.line }

  /// The lines that made what is here, as they were typed; none from before everything was taken away.
  public var linesSinceReset: [String] {
    let lines = timeline.done.map { $0.line }
    return Array(lines[(lines.lastIndex(of: "reset").map { $0 + 1 } ?? 0)...])
  }

  /// How many constraints and objectives there are, without those that nobody wrote.
  public var contentCount: Int {
    state.hierarchy.constraints.count { !$0.isImplied } + state.hierarchy.objectives.count
  }

  mutating func undo(_ count: Int, _ range: SourceRange) throws(Failure) -> Travel {
    let changes = timeline.back(count, from: state)
    if changes.isEmpty {
      throw Failure(.change(.nothing(to: .undo, range)))
    }
    for change in changes {
      for setting in change.settings.reversed() { _ = settings.apply(setting.before) }
    }
    return try arrive(over: changes, .undo)
  }

  mutating func redo(_ count: Int, _ range: SourceRange) throws(Failure) -> Travel {
    let start = timeline.position
    let changes = timeline.forth(count, from: state)
    if changes.isEmpty { throw Failure(.change(.nothing(to: .redo, range))) }
    for (index, change) in changes.enumerated() where !change.settings.isEmpty {
      // What is to come back is what was in use now, not what was when it was first done.
      let made = change.settings.map { setting in
        SettingChange(before: settings.apply(setting.after) ?? setting.after, after: setting.after)
      }
      timeline.noteSettings(made, at: start + index)
    }
    return try arrive(over: changes, .redo)
  }

  /// Takes the state that the timeline stands at, and tells of it.
  ///
  /// - Parameter changes: those that were gone over, the nearest first.
  private mutating func arrive(
    over changes: [Timeline.Entry], _ direction: Travel.Direction
  ) throws(Failure) -> Travel {
    let lines = changes.filter { !$0.steps.isEmpty }.map { $0.line }
    if !lines.isEmpty {
      var new = timeline.state()
      texts = try new.settleTexts(from: solutions)
      stateBefore = state
      state = new
      follow(new, mayBeRefused: false)
      walk = nil
      refusal = nil
      latest = direction == .undo ? .undone(lines) : .redone(lines)
    }
    // What takes too much to be told is left out: the way back is always open.
    let told =
      try lines.isEmpty
      ? nil
      : unlessTooMuch { (session) throws(Failure) in
        (
          now: try session.whereabouts(of: Array(session.state.hierarchy.variables.prefix(1))),
          frames: try session.framesAtHand(), drawing: try session.drawing(),
          cost: try session.latestCost()
        )
      }
    return Travel(
      direction: direction,
      changes: changes.map { Travel.Change(line: $0.line, count: $0.count) },
      setting: changes.lazy.flatMap { $0.settings }.first.map { settings.current($0.after) },
      now: told?.now, frames: told?.frames ?? [], drawing: told?.drawing, cost: told?.cost,
      problem: state.hierarchy)
  }

  // MARK: history

  /// The changes by number, the last ones of them.
  func history(_ count: Int?) -> HistoryReport {
    let entries = Array(timeline.done) + timeline.undone
    let earlier = entries.count - min(count ?? entries.count, entries.count)
    return HistoryReport(
      entries: entries.enumerated().dropFirst(earlier).map { index, entry in
        HistoryReport.Entry(
          number: index + 1, line: entry.line, count: entry.count,
          isUndone: index >= timeline.position)
      },
      earlier: earlier, position: timeline.position, undone: timeline.undone.count)
  }
}
