// The ways in which a line can bring a task about, and what a task says of them: `only:`, `no:`, `keep:`.
// A task judges the way as well as the end, or "by weights alone" would be words.

public import ConstraintHierarchies

/// A way in which a typed line changes a problem: the words that `only` and `no` take.
public enum Way: String, CaseIterable, Sendable {
  /// A point is moved.
  case point
  /// A variable is made.
  case variable
  /// A constraint is added that must hold, or one is made such.
  case requirement
  /// A constraint is added that may give way.
  case preference
  /// Either of the two.
  case constraint
  case objective
  case weight
  case priority
  /// `set`: a constraint's constant changes.
  case set
  /// `suggest`, `release`
  case suggest
  case drop
  case disable
  case enable
  /// `undo`, `redo`
  case undo
  case load
  case reset

  /// The ways that this word stands for.
  var meant: Set<Way> { self == .constraint ? [.requirement, .preference] : [self] }
}

/// What a task says of the ways that count.
public struct TaskRules: Sendable {
  /// `only: weight, priority`: what may be typed; nil: whatever is not forbidden.
  public var only: [Way]?
  /// `no: requirement, drop`
  public var no: [Way] = []
  /// `keep: a, b`
  public var keep: Keep?
  /// `any: way`: the author knows that there are other ways, and all that are not forbidden are welcome.
  public var welcomesAnyWay = false

  /// What must stay as it is when the task begins.
  public enum Keep: Sendable {
    /// Constraints, objectives and points.
    case these([String])
    /// `keep: all but a, b`: every one of them; the exceptions may be none.
    case all(but: [String])
  }

  public init() {}

  /// Whether a line may change something in a way.
  package func allows(_ way: Way) -> Bool {
    only.map { $0.contains { $0.meant.contains(way) } } ?? true
  }

  package func forbids(_ way: Way) -> Bool { no.contains { $0.meant.contains(way) } }
}

/// Why a line does not count in a task.
public enum WayBreach: Hashable, Sendable {
  /// It does this, and only those count.
  case notAmong(Way, only: [Way])
  case forbidden(Way)
  /// The constraint, objective or point that must stay as it is.
  case changes(String)
}

/// Lines that do a task by luck: after one line more, what is asked for is not as with the solution.
public struct LuckyCheat: Hashable, Sendable {
  public var lines: [String]
  /// The line after which it shows.
  public var move: String
  /// The claim that shows it; nil: the objective does.
  public var claim: String?
  public var sights: Sights

  /// What the claim speaks of comes to, where that is one thing.
  public struct Sights: Hashable, Sendable {
    public var there: Interval?
    /// With the solution.
    public var right: Interval?

    package init(there: Interval?, right: Interval?) { (self.there, self.right) = (there, right) }
  }

  package init(lines: [String], move: String, claim: String?, sights: Sights) {
    (self.lines, self.move, self.claim, self.sights) = (lines, move, claim, sights)
  }
}

/// Lines that do a task by a way that its solution does not take.
public struct Cheat: Hashable, Sendable {
  public var lines: [String]
  /// The way that is new in them.
  public var way: Way

  package init(lines: [String], way: Way) { (self.lines, self.way) = (lines, way) }
}
