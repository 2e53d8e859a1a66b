// What the last change sets going in a layout engine: constraints bottom up, frames top down, then drawing.

public import Rationals

/// The three passes after a change.
///
/// An edit of a constraint is solved at once, by a few pivots; nothing is moved on the screen by it. Before the next
/// frame is shown, views update their constraints from the innermost out, then take their frames from the outermost in,
/// and those that have another size are drawn again.
public struct PassesReport: Sendable {
  /// A view whose constraints were edited: the nearest that all views in them lie in.
  public struct Updated: Hashable, Sendable {
    public let view: String
    /// By ID, in the order of the problem; of those that were taken out, too.
    public let constraints: [String]
  }

  public struct Moved: Sendable {
    /// nil where the view is new.
    public let before: ViewFrame?
    public let now: ViewFrame
    /// Whether it has another size, and not only another place.
    public let isResized: Bool
  }

  /// The heights that a layout pass has given to texts, from the widths that it found.
  public struct TextRound: Hashable, Sendable {
    public struct Height: Hashable, Sendable {
      public let view: String
      public let width: Rational
      public let before: Rational
      public let height: Rational
    }

    public let heights: [Height]
  }

  /// Why there are no frames; nil where there are.
  public let obstacle: FramesReport?
  /// The innermost first.
  public let updated: [Updated]
  /// Each layout pass but the last, which finds nothing to change any more.
  public let rounds: [TextRound]
  /// Whether the passes were given up, since each changes what the one before it has found.
  public let loops: Bool
  /// The outermost first.
  public let moved: [Moved]
}
