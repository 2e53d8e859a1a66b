// The views of a screen as a picture: rectangles to scale, as values.

public import Rationals

/// Rectangles on a screen, to scale: one picture, or several beside one another in one scale.
///
/// x runs right and y down, both in points.
public struct Boxes: Equatable, Sendable {
  /// An edge of a rectangle.
  public struct Edge: Hashable, Sendable {
    /// Where it is drawn.
    public var value: Rational
    /// Where it could lie as well, with `value` in it; nil: nowhere else. An edge with a span is drawn dotted, and
    /// its span is written beneath.
    public var span: Span?

    /// An edge at a place.
    public init(_ value: Rational, span: Span? = nil) { (self.value, self.span) = (value, span) }
  }

  /// From one edge to the other.
  public struct Extent: Hashable, Sendable {
    /// Left, or top.
    public var near: Edge
    /// Right, or bottom.
    public var far: Edge

    /// Between two edges.
    public init(_ near: Edge, _ far: Edge) { (self.near, self.far) = (near, far) }
  }

  /// A rectangle with a name.
  public struct Box: Hashable, Sendable {
    /// As it was typed.
    public var name: String
    /// In how many others it lies; 0 for the screen.
    public var depth: Int
    /// Whether it only takes part in the layout: its edges are drawn thinly.
    public var isGuide: Bool
    /// nil: nothing is said of it along this axis, and it is drawn as far as the box that it lies in.
    public var horizontal: Extent?
    /// nil, as for `horizontal`.
    public var vertical: Extent?
    /// Whether it is the one that is spoken of, and drawn strongly.
    public var isMarked: Bool

    /// A rectangle, or what is known of it.
    public init(
      name: String, depth: Int, isGuide: Bool = false, horizontal: Extent?, vertical: Extent?,
      isMarked: Bool = false
    ) {
      (self.name, self.depth, self.isGuide) = (name, depth, isGuide)
      (self.horizontal, self.vertical, self.isMarked) = (horizontal, vertical, isMarked)
    }
  }

  /// One picture.
  public struct Panel: Equatable, Sendable {
    /// Above it; may be empty.
    public var caption: Text
    /// Each after the one that it lies in, which is the nearest before it that is less deep; the screen first, where
    /// there is one.
    public var boxes: [Box]

    /// A picture of boxes.
    public init(caption: Text, boxes: [Box]) { (self.caption, self.boxes) = (caption, boxes) }
  }

  /// From left to right, as far as the width allows, and then below.
  public var panels: [Panel]

  /// Pictures in one scale.
  public init(panels: [Panel]) { self.panels = panels }
}
