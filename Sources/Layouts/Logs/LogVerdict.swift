// What there is to say of a log: whether its constraints can hold as they are printed, and if not, why, and
// what ends the conflict.
//
// Only requirements can clash; an entry with another priority is in none of it. A line printed twice is one
// constraint.

public import ConstraintHierarchies
public import Rationals
public import Simplex

/// The judgement on a log's constraints.
public struct LogVerdict: Hashable, Sendable {
  public enum Outcome: String, Hashable, Sendable {
    /// They cannot hold together.
    case conflict
    /// They can hold as printed; the system knew more than it printed.
    case satisfiable
  }

  /// Entries that cannot hold together, with the sum that shows it.
  ///
  /// Write `first − (multiplier · second + constant)` as at least 0 for `>=`, turned round for `<=`, and as 0 for
  /// `==`; the sum of these and of the sizes, times their multipliers, says that 0 is at least `gap`.
  public struct Proof: Hashable, Sendable {
    public struct Member: Hashable, Sendable {
      public var entry: Int
      /// Whole; positive for inequalities. All multipliers together have no common factor.
      public var multiplier: Rational
    }

    /// A size that is not negative.
    public struct Size: Hashable, Sendable {
      public var size: LogSize
      public var multiplier: Rational
    }

    /// In the order in which they are printed.
    public var members: [Member]
    public var sizes: [Size]
    /// Above zero.
    public var gap: Rational
    /// What is known of how small it is.
    public var size: Conflict.Size

    /// Whether it is sure that no fewer entries would do.
    public var isSmallest: Bool { size == .smallest }

    public var entries: [Int] { members.map { $0.entry } }
  }

  /// What was tried to end a conflict, and how it turned out.
  public struct Trial: Hashable, Sendable {
    public enum Change: Hashable, Sendable {
      /// A priority of 999.
      case lower(Int)
      /// An inequality in place of an equation.
      case relax(Int, Relation)
      /// `translatesAutoresizingMaskIntoConstraints = false` on an item, which takes these away.
      case withoutMask(item: Int, entries: [Int])
      /// All of these are taken away.
      case drop([Int])
      /// Another value of a property of a stack view, or of a view in it, from which these come: they are gone, or of
      /// `spacing` nothing is left of it.
      case property(StackProperty, item: Int?, entries: [Int])
    }

    public var change: Change
    /// Whether the others agree then.
    public var cures: Bool
    /// By how much the lowered one is off where the others hold.
    public var shortfall: Rational?
  }

  public var outcome: Outcome
  public var assumptions: LogAssumptions
  /// A smallest conflict, by the entries that are printed.
  public var smallest: Proof?
  /// All minimal conflicts, the smallest first; entries by their places.
  public var all: [[Int]] = []
  /// Whether `all` are really all.
  public var isComplete = true
  /// The entries each of which ends the conflict if it alone is taken away.
  public var cures: [Int] = []
  /// Whether there is no conflict without the entry that the system broke; nil if it is not known which.
  public var breakingCures: Bool?
  /// What was tried, what one can change oneself first.
  public var trials: [Trial] = []
  /// What the constraints depend on and the log does not print.
  public var unknowns: [LogUnknown] = []
  /// Whether somebody stopped it when it was known that they cannot hold together: then it has what was found by then.
  public var wasStopped = false
  /// The entry that the system broke, if it holds only just, so that what the log has rounded may be what clashed.
  public var barelyHolds: Int?

  /// Which of a smallest conflict is left out where the others are kept: what the system broke if that ends all
  /// conflicts, as the reader's screen shows; else the last of the reader's own, else the last that is no container's
  /// size.
  ///
  /// - Parameter unsaid: entries that are not kept anyway.
  public func leftOut(of log: LayoutLog, besides unsaid: [Int] = []) -> Int? {
    guard let entries = smallest?.entries.filter({ !unsaid.contains($0) }) else { return nil }
    if breakingCures == true, let broken = log.broken {
      return log.entries[broken].repeats ?? broken
    }
    return entries.last { log.owner(of: log.entries[$0]) == .yours }
      ?? entries.last { !log.holdsContainer(log.entries[$0]) } ?? entries.last
  }

  /// The entries that are in no minimal conflict, as far as these are known; none where there is no conflict.
  public func innocent(in log: LayoutLog) -> [Int] {
    guard outcome == .conflict, isComplete else { return [] }
    let guilty = Set(all.joined())
    return log.distinct.map { $0.index }.filter { !guilty.contains($0) }
  }
}

extension LogVerdict {
  /// How much is done for one log: pivots and rows, not time, so that an answer is always the same. It is enough
  /// for a conflict of 600 lines.
  public static let budget = 200_000

  /// Judges a log.
  ///
  /// - Parameters:
  ///   - log: whose entries stand at their places, and name items and entries that are there.
  ///   - assumptions: of what the log does not print.
  ///   - budget: for the smallest conflict, an eighth of it at most to shrink it, and as much each for all
  ///     minimal ones and for the ways out.
  /// - Throws: where the control stops the search; where it is cancelled when a conflict is known, `wasStopped` says so instead.
  public init(
    _ log: LayoutLog, assuming assumptions: LogAssumptions = .none,
    budget: Int = LogVerdict.budget, control: SolveControl = .uninterruptible
  ) throws(Stop) {
    log.check()
    let model = LogModel(log, assumptions)
    var search = ConflictSearch(model.hierarchy, implied: model.implied, control: control)
    self.assumptions = assumptions
    let conflict = try search.conflict(budget: budget, shrinking: budget / 8)
    unknowns = model.unknowns
    guard let conflict else {
      outcome = .satisfiable
      if unknowns.isEmpty { barelyHolds = try log.brokenBarelyHolds(assumptions, control) }
      return
    }
    outcome = .conflict
    let proof = Proof(conflict, model)
    smallest = proof
    let found = try search.minimalConflicts(budget: budget / 8)
    all = found.conflicts.map { $0.compactMap { model.entryOfSerial[$0.serial] } }
    isComplete = found.isComplete
    if !all.contains(proof.entries) { all.insert(proof.entries, at: 0) }
    var trier = LogTrials(log, model, search, proof.entries, assumptions)
    let isDone = try Stop.completes { () throws(Stop) in
      cures = try trier.cures()
      breakingCures = try trier.breakingCures()
      trials = try trier.trials(cures: cures, budget: budget / 8)
    }
    wasStopped = !isDone || search.wasStopped
  }
}

extension LogVerdict.Proof {
  fileprivate init(_ conflict: Conflict, _ model: LogModel) {
    members = conflict.members.compactMap { member in
      model.entryOfSerial[member.constraint.serial].map {
        Member(entry: $0, multiplier: member.multiplier)
      }
    }
    sizes = conflict.implied.compactMap { member in
      model.sizeOfSerial[member.constraint.serial].map {
        Size(size: $0, multiplier: member.multiplier)
      }
    }
    gap = conflict.gap
    size = conflict.size
  }
}
