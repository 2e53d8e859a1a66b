// What places views other than by constraints of their own: autoresizing masks, stacks, insets.

public import Rationals

/// `mask icon -&- --& at 20 8 60 22 in 100 x 50`
public struct MaskStatement: Hashable, Sendable {
  public var label: Name?
  public var view: Name
  public var horizontal: Flexibility
  public var vertical: Flexibility
  /// From the superview's left and top.
  public var left: Rational
  public var top: Rational
  public var width: Rational
  public var height: Rational
  /// How large the superview is; nil where it is not said.
  public var wholeWidth: LayoutAmount?
  public var wholeHeight: LayoutAmount?
  public var range: SourceRange

  /// Which of the margin before, the size, and the margin after may give.
  public struct Flexibility: Hashable, Sendable {
    public var near: Bool
    public var size: Bool
    public var far: Bool
    public var range: SourceRange
  }
}

/// `stack row = find, findNext spacing 8 equally down align leading`
public struct StackStatement: Hashable, Sendable {
  public var label: Name?
  public var name: Name
  /// At least one.
  public var views: [Name]
  public var spacing: Rational?
  public var distribution: Distribution?
  public var isDown = false
  public var alignment: Name?
  public var range: SourceRange

  public enum Distribution: String, CaseIterable, Sendable {
    case fill, equally, proportionally, spacing, centering
  }

  /// The words after the views.
  enum Option: String, CaseIterable {
    case spacing, fill, equally, proportionally, centering, down, align
  }
}

/// `inset card 16 left 8`, `baseline title ascent 16 descent 4`, `outset badge 4`
public struct InsetStatement: Hashable, Sendable {
  public var view: Name
  /// At least one, in the order in which they were written; the last of an edge counts.
  public var values: [Value]

  public enum Edge: String, Hashable, CaseIterable, Sendable {
    case left, right, top, bottom, ascent, descent
    case leftOutset, rightOutset, topOutset, bottomOutset

    public static let margins: [Edge] = [.left, .right, .top, .bottom]
    public static let baselines: [Edge] = [.ascent, .descent]
    public static let outsets: [Edge] = [.leftOutset, .rightOutset, .topOutset, .bottomOutset]

    /// As it is typed.
    public var word: String {
      switch self {
      case .left, .leftOutset: "left"
      case .right, .rightOutset: "right"
      case .top, .topOutset: "top"
      case .bottom, .bottomOutset: "bottom"
      case .ascent: "ascent"
      case .descent: "descent"
      }
    }
  }

  public struct Value: Hashable, Sendable {
    public var edge: Edge
    public var amount: LayoutAmount
  }
}
