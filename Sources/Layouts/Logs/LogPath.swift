// A conflict between edges alone, as one walk that comes back to where it began somewhere else: no sum of sizes says it.
//
//     Scroll.width = View.width = Clip.width = Scroll.width − 15

public import ConstraintHierarchies
public import Rationals

/// From a place over others back to itself, with what has been added by then.
public struct LogPath: Hashable, Sendable {
  public struct Step: Hashable, Sendable {
    public var relation: Relation
    public var place: LayoutLog.Place
    public var offset: Rational
  }

  public var start: LayoutLog.Place
  public var steps: [Step]

  /// - Returns: nil where a size or a multiple takes part, where there are two lines alone, which a sum says better, or where
  ///   the lines of the proof are no such walk.
  /// - Precondition: the proof is one of this log.
  /// - Complexity: quadratic in the number of lines of the proof.
  public init?(_ proof: LogVerdict.Proof, in log: LayoutLog) {
    var left = proof.members.map { log.entries[$0.entry] }
    let isPlain = proof.members.allSatisfy { $0.multiplier.magnitude == 1 }
    guard proof.sizes.isEmpty, isPlain, left.count > 2,
      left.allSatisfy({ $0.second != nil && $0.multiplier == 1 })
    else { return nil }
    start = left[0].first
    steps = []
    var (here, offset) = (start, Rational.zero)
    while !left.isEmpty {
      guard let next = left.firstIndex(where: { $0.first == here || $0.second == here }) else {
        return nil
      }
      let entry = left.remove(at: next)
      guard let second = entry.second else { return nil }
      let isForward = entry.first == here
      here = isForward ? second : entry.first
      offset = isForward ? offset + entry.constant : offset - entry.constant
      let relation = isForward ? entry.relation : entry.relation.turned
      steps.append(Step(relation: relation, place: here, offset: offset))
    }
    if here != start { return nil }
  }
}
