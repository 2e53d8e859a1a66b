// What happens between pivots.

import ConstraintHierarchies
import Rationals
import Session

extension WalkEvent: Shaped {
  static let shape = Shape<WalkEvent>.object {
    field("event", Word.shape) { $0.word }
    maybe("priority") { $0.level }
    maybe(LevelStart.fields) { if case .level(let start) = $0 { start } else { nil } }
    maybe("columns") { $0.columns }
    maybe("lacks", .list(.lack)) { if case .dualPhase(let lacks, _) = $0 { lacks } else { nil } }
    maybe("because", .words("equations", "wishes", "costs")) { $0.obstacle }
    maybe(firstPhase) { event in
      if case .firstPhase(let requirements, let lacks) = event {
        (requirements, lacks)
      } else {
        nil
      }
    }
    maybe("length") { $0.length }
    maybe(minimum) { event in
      if case .minimum(_, let value, let aim) = event { (value, aim) } else { nil }
    }
    maybe("missing") { if case .end(.unsatisfiable(let missing)) = $0 { missing } else { nil } }
  }

  static let listed = Shape<[WalkEvent]>.list(shape).named(
    "events",
    about: """
      What happens between pivots. level: a level begins, and its rows come in (priority 1000: the requirements, \
      which have no objective); swapped: these slacks took the places of their opposites; first-phase: these \
      requirements do not hold yet, and lack so much; dual-phase: these slacks are below 0 (lacks) and no cost is, so \
      dual pivots come; dual-refused: they cannot, because of equations, wishes, or the costs of columns; \
      dual-blocked: nothing can raise that column; penalty: what is missing is worth M a unit in the objective of \
      that priority from here on, or it cannot be, since that level has wishes (penalty-refused); cycle and stall: so many pivots changed nothing, so Bland's \
      rule takes over; feasible: every requirement holds; minimum: a level's objective is at its least; optimal, \
      unsatisfiable (missing: what the requirements lack at the least), unbounded (columns: what grows without end): the end.
      """)

  private static let firstPhase = Fields<([String], [Lack])> {
    field("requirements") { $0.0 }
    field("lacks", .list(.lack)) { $0.1 }
  }

  private static let minimum = Fields<(Rational, Aim?)> {
    field("value") { $0.0 }
    field("maximum", Aim.orNull) { value, aim in aim.map { ($0, value) } }
  }

  private enum Word: String, ShapedWord {
    case level, swapped
    case firstPhase = "first-phase"
    case dualPhase = "dual-phase"
    case dualRefused = "dual-refused"
    case dualBlocked = "dual-blocked"
    case penalty
    case penaltyRefused = "penalty-refused"
    case cycle, stall, feasible, minimum, optimal, unsatisfiable, unbounded
  }

  private var word: Word {
    switch self {
    case .level: .level
    case .swapped: .swapped
    case .firstPhase: .firstPhase
    case .dualPhase: .dualPhase
    case .dualRefused: .dualRefused
    case .dualBlocked: .dualBlocked
    case .penalty: .penalty
    case .penaltyRefused: .penaltyRefused
    case .cycle: .cycle
    case .stall: .stall
    case .feasible: .feasible
    case .minimum: .minimum
    case .end(.optimal): .optimal
    case .end(.unsatisfiable): .unsatisfiable
    case .end(.unbounded): .unbounded
    }
  }

  private var level: Priority? {
    switch self {
    case .level(let start): start.level
    case .minimum(let level, _, _), .end(.unbounded(let level, _, _)), .dualPhase(_, let level),
      .penalty(let level):
      level
    case .swapped, .firstPhase, .penaltyRefused, .dualRefused, .dualBlocked, .cycle, .stall,
      .feasible,
      .end(.optimal), .end(.unsatisfiable):
      nil
    }
  }

  private var columns: [ColumnName]? {
    switch self {
    case .swapped(let columns), .dualRefused(.costs(let columns)): columns
    case .dualBlocked(let column), .end(.unbounded(_, let column?, _)): [column]
    case .level, .firstPhase, .penalty, .penaltyRefused, .dualPhase, .dualRefused, .cycle, .stall,
      .feasible, .minimum, .end:
      nil
    }
  }

  private var obstacle: String? {
    guard case .dualRefused(let obstacle) = self else { return nil }
    return switch obstacle {
    case .equations: "equations"
    case .wishes: "wishes"
    case .costs: "costs"
    }
  }

  private var length: Int? {
    if case .cycle(let length) = self { return length }
    if case .stall(let length) = self { return length }
    return nil
  }
}

extension WalkEvent.LevelStart {
  fileprivate static let fields = Fields<WalkEvent.LevelStart> {
    field("objective") { $0.objective }
    field("maximum", WalkEvent.Aim.orNull) { $0.aim.map { ($0, nil) } }
    field("rows", .list(.object(Constraint.whole))) { $0.rows }
    maybe("nonnegative") { $0.nonnegative.isEmpty ? nil : $0.nonnegative }
    maybe("bounds") { $0.bounds.isEmpty ? nil : $0.bounds }
  }
}

extension WalkEvent.Aim {
  /// With the least value of the level's objective, where it is reached.
  fileprivate static let orNull = Shape<(WalkEvent.Aim, Rational?)>.object {
    field("id") { $0.0.id }
    field("expression") { $0.0.expression }
    field("value") { aim, least in least.map { aim.value(where: $0) } }
  }.described(
    """
    Where a single maximize is all that counts at a level: that objective, whose value is the opposite of the level's.
    """
  ).orNull
}

extension Shape where Value == WalkEvent.Lack {
  static let lack = Shape<WalkEvent.Lack>.object {
    field("column") { $0.column }
    field("value") { $0.value }
  }
}

extension WalkEvent.Bound: Shaped {
  static let shape = Shape<WalkEvent.Bound>.object {
    field("variable") { $0.variable }
    field("upper") { $0.upper }
  }
}
