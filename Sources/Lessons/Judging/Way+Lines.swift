// Which way a line has gone. What was typed says it, and what has come of it: a priority that makes a
// requirement adds one, by whatever command it came.

import ConstraintHierarchies
import Course
import Language
import Rationals

/// The ways that a line has gone.
struct LineWays {
  /// What each of its statements is by its words, without those that change nothing that counts, as where one's own line is
  /// dropped.
  var typed: [Way]
  /// Beside that, what has come of it.
  var effects: Set<Way> = []

  /// - Parameters:
  ///   - before: the problem that the line was typed at.
  ///   - after: what it has become.
  ///   - start: what it was when the task began; what came since is the learner's own.
  init(_ line: Line, from before: Hierarchy, to after: Hierarchy, since start: Hierarchy) {
    typed = Self.ways(of: line, since: start)
    // What is gone back to was allowed when it was gone to.
    if typed == [.undo] { return }
    let effects = Self.effects(from: before, to: after, since: start)
    self.effects = effects
    typed.removeAll { [.drop, .disable].contains($0) && !effects.contains($0) }
  }

  var all: Set<Way> { effects.union(typed) }

  /// The ways that the statements of a line go by their words, whatever comes of them.
  static func ways(of line: Line, since start: Hierarchy) -> [Way] {
    if case .several(let lines, _) = line { return lines.flatMap { ways(of: $0, since: start) } }
    if case .visualFormat(let format) = line { return ways(of: format) }
    return way(of: line, since: start).map { [$0] } ?? []
  }

  private static func way(of line: Line, since start: Hierarchy) -> Way? {
    switch line {
    // Of several, and of the parts of a format, each is asked by itself.
    case .empty, .expression, .several, .visualFormat: return nil
    case .constraint(let statement): return way(at: statement.priority)
    case .objective: return .objective
    case .command(let command, _): return way(of: command, since: start)
    }
  }

  private static func way(at level: PriorityMark?) -> Way {
    (level?.value ?? 1000) == 1000 ? .requirement : .preference
  }

  /// A format whose sizes are all that it says, and have levels, is one of preferences alone.
  private static func ways(of format: VisualFormatStatement) -> [Way] {
    var ways: Set<Way> = format.alignments.isEmpty ? [] : [.requirement]
    for gap in format.gaps + [format.start, format.end].compactMap({ $0 }) {
      switch gap {
      case .flush, .standard, .equal: ways.insert(.requirement)
      case .gaps(let gaps): ways.formUnion(gaps.map { way(of: $0) })
      }
    }
    ways.formUnion(format.items.flatMap { $0.sizes }.map { way(of: $0) })
    return Way.allCases.filter { ways.contains($0) }
  }

  private static func way(of predicate: VisualFormatStatement.Predicate) -> Way {
    switch predicate.priority {
    case .mark(let mark): way(at: mark)
    // What the number of a point comes to is seen by what has come of it.
    case .metric: .preference
    case nil: .requirement
    }
  }

  private static func way(of command: Command, since start: Hierarchy) -> Way? {
    switch command {
    case .change(let change): way(of: change, since: start)
    case .travel: .undo
    case .request(.load): .load
    // Imported lines come to requirements and preferences, which are seen by what has come of them.
    case .request, .question, .walk, .setting, .log: nil
    }
  }

  private static func way(of change: Command.Change, since start: Hierarchy) -> Way? {
    switch change {
    case .point(let definitions):
      definitions.contains { start.isPoint($0.name.text) } ? .point : nil
    case .set: .set
    case .priority: .priority
    case .weight: .weight
    case .suggest, .release: .suggest
    case .drop: .drop
    case .disable: .disable
    case .enable: .enable
    case .reset: .reset
    case .variables: .variable
    case .nonnegative, .bounded: .requirement
    case .free: .drop
    // Seen by what has come of them, or nothing that a task can forbid.
    case .layout, .inset, .letter, .variablesFixed, .rule: nil
    }
  }

  private static func effects(
    from before: Hierarchy, to after: Hierarchy, since start: Hierarchy
  ) -> Set<Way> {
    var effects: Set<Way> = []
    let (old, new) = (before.parts, after.parts)
    let first = start.parts
    for (part, now) in new where now == .required {
      if old[part] != .required, first[part] != .required { effects.insert(.requirement) }
    }
    for (part, was) in first where was != .disabled && (old[part] ?? .disabled) != .disabled {
      switch new[part] {
      case nil: effects.insert(.drop)
      case .disabled: effects.insert(.disable)
      case .preferred, .required: break
      }
    }
    if after.variableNames.count > before.variableNames.count { effects.insert(.variable) }
    return effects
  }
}

extension Hierarchy {
  fileprivate func isPoint(_ name: String) -> Bool {
    if case .point = symbol(named: name) { true } else { false }
  }

  /// A constraint or an objective, by the number that it keeps.
  fileprivate enum Part: Hashable {
    case constraint(Int)
    case objective(Int)
  }

  fileprivate enum Standing { case disabled, preferred, required }

  fileprivate var parts: [Part: Standing] {
    var parts: [Part: Standing] = [:]
    for constraint in constraints {
      parts[.constraint(constraint.serial)] =
        !constraint.isEnabled
        ? .disabled : constraint.priority.isRequired ? .required : .preferred
    }
    for objective in objectives {
      parts[.objective(objective.serial)] = objective.isEnabled ? .preferred : .disabled
    }
    return parts
  }
}
