// What the last change sets going in a layout engine: constraints bottom up, frames top down, then drawing.

/// The three passes after a change.
///
/// An edit of a constraint is solved at once, by a few pivots; nothing is moved on the screen by it. Before the next
/// frame is shown, views update their constraints from the innermost out, then take their frames from the outermost in,
/// and those that have another size are drawn again.
public struct PassesReport: Sendable {
  /// A view whose constraints were edited: the nearest that all views in them lie in.
  public struct Updated: Sendable {
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

  public struct OpenWidth: Sendable {
    public let view: String
    public let width: Placement
  }

  /// Why there are no frames; nil where there are.
  public let obstacle: FramesReport?
  /// The innermost first.
  public let updated: [Updated]
  /// How the texts came to their heights. If there is one pass, it has only the heights that are others than
  /// before the change.
  public let texts: TextPasses
  /// The widths that are open in texts, one value of which was taken for the height.
  public let open: [OpenWidth]
  /// The outermost first.
  public let moved: [Moved]
}
