// The changes of a session in order, and where it stands among them.
//
// A change is kept as its parsed line, which is small. States are kept for the changes nearby, so that
// undo is quick, and for a few far away; any other is made anew from the one before it. Thousands of
// changes of a large state would otherwise need thousands of times its room.

import ConstraintHierarchies
import Language

/// What undo goes back over and redo goes forth over.
struct Timeline: Sendable {
  /// A line that changed something, or a file of such lines.
  struct Entry: Sendable {
    /// As it was typed, without the space around it.
    var line: String
    /// What changed the state.
    var steps: [Line] = []
    /// What changed the way things are drawn.
    var settings: [SettingChange] = []

    /// How many lines changed something.
    var count: Int { steps.count + settings.count }
  }

  private struct Kept {
    /// How many entries were done.
    var place: Int
    /// In a box, for all that are kept are copied with the timeline.
    @Boxed var state: ProblemState
    /// Whether it stays when the session moves on.
    var isMilestone: Bool
  }

  /// What was done.
  private(set) var done = ChunkedList<Entry>()
  /// What was undone and can be done again, the next first.
  private(set) var undone: [Entry] = []
  /// Undo goes no further back than this: what was before a file is not the file's to take back.
  private var floor = 0
  /// States without their solutions, in the order of their places; always one for 0. They are few.
  private var kept = [Kept(place: 0, state: ProblemState(), isMilestone: true)]
  private var stepsSinceMilestone = 0

  /// States this near are at hand.
  private static let nearby = 32
  /// So many lines are run again, at most, to make a state that is not kept.
  private static let stride = 256

  init() {}

  /// A timeline with nothing to undo or redo, which goes on from a state.
  init(from state: ProblemState) { kept[0].state = state }

  /// How many are done.
  var position: Int { done.count }

  // MARK: Changes

  /// Adds a change that was just made. What was undone can be done again no more, unless the change
  /// is one of how things are drawn alone: that takes nothing from it.
  ///
  /// - Parameter state: what it was before.
  mutating func add(_ entry: Entry, to state: ProblemState) {
    if entry.steps.isEmpty {
      for index in kept.indices where kept[index].place > position { kept[index].place += 1 }
    } else {
      undone = []
      forgetStates(after: position)
    }
    keep(state)
    done.append(entry)
    stepsSinceMilestone += entry.steps.count
    thin()
  }

  private mutating func forgetStates(after place: Int) {
    let rest = keptIndex(upTo: place) + 1
    if rest < kept.count { kept.removeSubrange(rest...) }
  }

  // MARK: Many as one

  /// What was there when a run of changes began that shall be one.
  struct Group {
    fileprivate var start: Int
    fileprivate var floor: Int
    fileprivate var undone: [Entry]
  }

  mutating func begin() -> Group {
    let group = Group(start: position, floor: floor, undone: undone)
    undone = []
    forgetStates(after: position)
    floor = position
    return group
  }

  /// Makes one change of those since `begin`.
  ///
  /// - Returns: the change; nil if there was none.
  mutating func end(_ group: Group, as line: String) -> Entry? {
    floor = group.floor
    let parts = done[group.start...]
    var entry = Entry(line: line)
    for part in parts {
      entry.steps += part.steps
      entry.settings += part.settings
    }
    done.removeLast(parts.count)
    undone = entry.steps.isEmpty ? group.undone : []
    forgetStates(after: group.start)
    if entry.count == 0 { return nil }
    done.append(entry)
    stepsSinceMilestone += entry.steps.count
    return entry
  }

  // MARK: Travel

  /// Goes back over so many changes, or as many as there are.
  ///
  /// - Parameter state: what it is now.
  /// - Returns: the changes, the nearest first.
  mutating func back(_ count: Int, from state: ProblemState) -> [Entry] {
    keep(state)
    let changes = Array(done.suffix(min(count, position - floor)))
    done.removeLast(changes.count)
    undone = changes + undone
    return changes.reversed()
  }

  /// Goes forth again in the same way.
  mutating func forth(_ count: Int, from state: ProblemState) -> [Entry] {
    keep(state)
    let changes = Array(undone.prefix(count))
    undone.removeFirst(changes.count)
    for change in changes { done.append(change) }
    return changes
  }

  /// The state after all that is done.
  ///
  /// - Complexity: the time that it takes to read a few hundred lines, where it was far away.
  mutating func state() -> ProblemState {
    defer { thin() }
    let start = kept[keptIndex(upTo: position)]
    var state = start.state
    for place in start.place..<position {
      if position - place <= Self.nearby, kept[keptIndex(upTo: place)].place != place {
        put(Kept(place: place, state: state, isMilestone: false))
      }
      // It was taken once, so it is taken again.
      for step in done[place].steps { _ = try? state.apply(step) }
    }
    return state
  }

  /// Notes how a setting was before it was done again.
  mutating func noteSettings(_ settings: [SettingChange], at place: Int) {
    done[place].settings = settings
  }

  // MARK: Keeping

  private mutating func keep(_ state: ProblemState) {
    let known = kept[keptIndex(upTo: position)]
    if known.place == position, known.isMilestone { return }
    let isMilestone = stepsSinceMilestone >= Self.stride
    if isMilestone { stepsSinceMilestone = 0 }
    put(Kept(place: position, state: state, isMilestone: isMilestone))
  }

  private mutating func put(_ new: Kept) {
    let index = keptIndex(upTo: new.place)
    if kept[index].place == new.place {
      kept[index] = new
    } else {
      kept.insert(new, at: index + 1)
    }
  }

  /// The last state that is kept at the place or before it.
  private func keptIndex(upTo place: Int) -> Int {
    kept.lastIndex { $0.place <= place } ?? 0
  }

  private mutating func thin() {
    guard kept.count > Self.nearby else { return }
    let position = position
    // One at a time, for as a rule there is one: `removeAll(where:)` moves all that stay.
    for index in kept.indices.reversed()
    where !kept[index].isMilestone && abs(kept[index].place - position) > Self.nearby {
      kept.remove(at: index)
    }
  }

  /// How many states are kept; looked at by tests.
  var keptCount: Int { kept.count }
}
