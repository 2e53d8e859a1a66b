// The layout passes that give texts their heights.

public import Rationals

/// What layout passes have made of the texts of a problem.
///
/// The first pass knows no height of a text and finds the widths. A height is the room that the text takes over the
/// width that was found. Each further pass lays out with these heights, until one finds the widths that they were worked
/// out from: the last. What comes of it depends on the problem alone, not on the way to it, so that a change
/// that is undone, or loaded from a file, comes to the same heights.
public struct TextPasses: Sendable {
  /// After so many passes the heights are taken never to settle.
  public static let most = 8

  /// A height that a pass has changed.
  public struct Height: Equatable, Sendable {
    public let view: String
    public let width: Rational
    /// nil where the text had none.
    public var before: Rational?
    public let height: Rational
  }

  public enum Ending: Equatable, Sendable {
    case settled
    /// The last round has made the heights that this one made, counted from 0, and so it goes on without end.
    case circle(from: Int)
    /// No heights came twice, and the last pass still changed some.
    case limit
  }

  /// A text that has no height, since its view has no width.
  public struct Waiting: Equatable, Sendable {
    public let view: String
    /// nil where nothing is said of it.
    public let width: Rational?
  }

  /// What each pass but the last has changed, which finds nothing to change any more.
  public internal(set) var rounds: [[Height]] = []
  public internal(set) var ending = Ending.settled
  public internal(set) var waiting: [Waiting] = []

  public var loops: Bool { ending != .settled }

  /// The heights of one text that never settles, from where the circle begins, or the last ones.
  public func course(of view: String) -> [Rational] {
    let start =
      switch ending {
      case .circle(let start): start
      case .settled, .limit: max(0, rounds.count - 3)
      }
    var course: [Rational] = []
    for round in rounds[start...] {
      if let height = round.first(where: { $0.view == view }) { course.append(height.height) }
    }
    return course
  }

  /// The texts whose heights never settle.
  public var unsettled: [String] {
    loops ? (rounds.last ?? []).map { $0.view } : []
  }

  /// Whether each of the last rounds has changed every height by less than the one before it.
  public var isNarrowing: Bool {
    guard ending == .limit, rounds.count >= 3 else { return false }
    let changes = rounds.suffix(3).map { round in
      round.reduce(Rational(0)) { max($0, ($1.height - ($1.before ?? 0)).magnitude) }
    }
    return zip(changes, changes.dropFirst()).allSatisfy { $0 > $1 }
  }
}
