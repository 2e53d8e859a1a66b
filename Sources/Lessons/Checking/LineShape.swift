// Which lines are of one kind: they do the same to the same things, and differ in numbers that the task does not name.

import ConstraintHierarchies
import Course
import Language
import Rationals
import Session

/// What lines do, without the numbers that they do it with.
struct LineShape: Equatable {
  private var parts: Set<String> = []

  /// - Parameters:
  ///   - session: where they are typed.
  ///   - levels: those that a level is told by: it is one of them, or stands between two.
  ///   - takesAnyNumber: whether the numbers of new lines do not count; those of other changes never do.
  init(_ lines: [String], in session: Session, levels: Set<Rational>, takesAnyNumber: Bool) {
    for line in lines {
      let parsed = try? Parser.parse(line, knowing: session.vocabulary)
      if case .command(.change(let change), _)? = parsed,
        let part = Self.part(change, levels)
      {
        parts.insert(part)
      } else {
        parts.insert(Self.part(line, parsed, levels, takesAnyNumber))
      }
    }
  }

  private static func part(_ change: Command.Change, _ levels: Set<Rational>) -> String? {
    func named(_ word: Way, _ names: [Name]) -> String {
      "\(word) \(names.map { $0.text }.sorted())"
    }
    switch change {
    case .point(let definitions): return named(.point, definitions.map { $0.name })
    case .set(let name, _, _): return named(.set, [name])
    case .weight(let name, _): return named(.weight, [name])
    case .drop(let names): return named(.drop, names)
    case .disable(let names): return named(.disable, names)
    case .enable(let names): return named(.enable, names)
    case .priority(let name, let mark):
      return named(.priority, [name]) + place(mark.value, levels)
    case .suggest(let name, _, _, let mark):
      return named(.suggest, [name]) + place(mark?.value ?? 750, levels)
    case .variables, .nonnegative, .bounded, .free, .variablesFixed, .layout, .inset, .letter,
      .release,
      .reset,
      .rule:
      return nil
    }
  }

  private static func part(
    _ line: String, _ parsed: Line?, _ levels: Set<Rational>, _ takesAnyNumber: Bool
  ) -> String {
    var body = line.filter { !$0.isWhitespace }
    var level = ""
    switch parsed {
    case .constraint(let statement):
      body = body.prefix { $0 != "@" }.withoutLabel(statement.label)
      level = place(statement.priority?.value ?? 1000, levels)
    case .objective(let statement):
      body = body.prefix { $0 != "@" }.withoutLabel(statement.label)
      level = place(statement.priority?.value ?? 250, levels)
    // No other line has a label or a level of its own.
    default: break
    }
    return (takesAnyNumber ? body.filter { !$0.isNumber && !"./-".contains($0) } : body) + level
  }

  private static func place(_ level: Rational, _ levels: Set<Rational>) -> String {
    " @\(levels.count { $0 < level })\(levels.contains(level) ? "=" : "")"
  }
}

extension Substring {
  fileprivate func withoutLabel(_ label: Name?) -> String {
    label.map { String(dropFirst($0.text.count + 1)) } ?? String(self)
  }
}
