// undo, redo, history: the changes by the lines that made them.

import ConstraintHierarchies
import Language
import Rendering

extension Session {
  mutating func undo(_ count: Int, _ range: SourceRange) throws(Failure) -> Document {
    finishLatestChange()
    let changes = timeline.back(count, from: state)
    if changes.isEmpty {
      throw Failure(.nothing(to: "undo", range))
    }
    for change in changes {
      for setting in change.settings.reversed() { apply(setting.before) }
    }
    return arrive(over: changes, "undo")
  }

  mutating func redo(_ count: Int, _ range: SourceRange) throws(Failure) -> Document {
    finishLatestChange()
    let start = timeline.position
    let changes = timeline.forth(count, from: state)
    if changes.isEmpty { throw Failure(.nothing(to: "redo", range)) }
    for (index, change) in changes.enumerated() where !change.settings.isEmpty {
      // What is to come back is what was in use now, not what was when it was first done.
      let settings = change.settings.map { setting in
        SettingChange(before: apply(setting.after) ?? setting.after, after: setting.after)
      }
      timeline.noteSettings(settings, at: start + index)
    }
    return arrive(over: changes, "redo")
  }

  /// Takes the state that the timeline stands at, and tells of it.
  ///
  /// - Parameter changes: those that were gone over, the nearest first.
  private mutating func arrive(over changes: [Timeline.Entry], _ verb: String) -> Document {
    var document = Document()
    for change in changes.prefix(Self.mostNamed) {
      document.append(
        .paragraph(Text("\(verb): ", .note) + Text(Words.shortened(change.line), .code)))
    }
    if changes.count > Self.mostNamed {
      document.append(
        .paragraph(Text(Words.moreChanges(changes.count - Self.mostNamed), .dim)))
    }
    for setting in changes.lazy.flatMap(\.settings).prefix(1) {
      document.append(.paragraph(Text(inUse(setting.after))))
    }
    transcript.noteTravel(changes.reduce(0) { $0 + $1.count })
    let lines = changes.filter { !$0.steps.isEmpty }.map(\.line)
    if lines.isEmpty { return document }
    state = timeline.state()
    solutions.follow(state)
    walk = nil
    refusal = nil
    latest = verb == "undo" ? .undone(lines) : .redone(lines)
    document.append(contentsOf: describeNow(Array(state.hierarchy.variables.prefix(1))))
    document.append(contentsOf: describeCost())
    return document
  }

  /// So many changes are named one by one.
  private static let mostNamed = 10

  // MARK: history

  /// The changes by number, with a mark where the session stands.
  func history(_ count: Int?) -> Document {
    let entries = timeline.entries
    guard !entries.isEmpty else { return Document([.paragraph(Text(Words.noChangeYet, .note))]) }
    let position = timeline.position
    let first = entries.count - min(count ?? entries.count, entries.count)
    var rows: [[Text]] = []
    for (index, entry) in entries.enumerated().dropFirst(first) {
      let isUndone = index >= position
      let isHere = index + 1 == position
      var line = Text(entry.line, isUndone ? .dim : .code)
      if entry.count > 1 { line += "  \(Text(Words.changes(entry.count), .dim))" }
      rows.append([
        Text(isHere ? "▶" : "", .strong), Text(String(index + 1), .dim), line,
        isUndone ? Text("undone", .dim) : "",
      ])
    }
    var document = Document()
    if first > 0 { document.append(.paragraph(Text(Words.earlierChanges(first), .dim))) }
    document.append(.grid(Grid(rows)))
    document.append(.paragraph(Text(Words.standing(timeline), .note)))
    return document
  }
}

extension Words {
  static func moreChanges(_ number: Int) -> String { "and \(number) more: history shows them" }

  static func changes(_ number: Int) -> String { "(\(count(number, "change")))" }

  static func earlierChanges(_ number: Int) -> String {
    "\(count(number, "earlier change")); history shows all"
  }

  /// `undo takes back 2, redo does 3 again`
  static func standing(_ timeline: Timeline) -> String {
    let done = timeline.position
    let undone = timeline.undone.count
    let back = done > 0 ? "undo takes back \(done)" : "everything is undone"
    return undone > 0 ? "\(back), redo does \(done + 1) again" : back
  }
}
