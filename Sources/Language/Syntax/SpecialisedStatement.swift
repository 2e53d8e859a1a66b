// A tree of layouts as it is typed: `inset(4, row(size(50,50), label(80,20), spacing 4))`.

public import Rationals
import Wording

/// What a layout is called.
public enum LayoutWord: String, CaseIterable, Sendable {
  case size, label, inset, row, column, overlay

  /// Whether it is as large as its numbers say, with nothing in it.
  public var isLeaf: Bool { self == .size || self == .label }

  var isStack: Bool { self == .row || self == .column }

  /// Whether numbers stand first in its parentheses.
  var hasNumbers: Bool { isLeaf || self == .inset }
}

/// What may be said of a layout after its numbers and what lies in it.
public enum LayoutOptionWord: String, CaseIterable, Sendable {
  case spacing, leading, trailing, center, fill, flexing, equal, align, flex
}

/// `layout EXPR in 320 x 480`
public struct SpecialisedStatement: Hashable, Sendable {
  /// One layout of the tree.
  public struct Node: Hashable, Sendable {
    public var word: LayoutWord
    /// As in `title: label(80, 20)`.
    public var name: Name?
    /// The one that it lies in; nil for the outermost.
    public var parent: Int?
    /// A width and a height, or one inset, or four: left, top, right, bottom.
    public var numbers: [LayoutAmount] = []
    public var spacing: LayoutAmount?
    public var distribution: Distribution?
    public var alignment: Alignment?
    public var flexibility: Flexibility?
    /// Of its word.
    public var range: SourceRange
    /// How many lie in it.
    var count = 0
  }

  /// What becomes of the room that a row or a column does not need.
  public enum Distribution: Sendable {
    case leading, trailing, center, flexing, equalSizes, equalSpacing
  }

  /// Where a layout lies in its room, along the line and down; nil: as usual.
  public struct Alignment: Hashable, Sendable {
    public var horizontal: Edge?
    public var vertical: Edge?

    /// Leading is the left, or the top.
    public enum Edge: String, Hashable, Sendable { case leading, trailing, center, fill }
  }

  /// Along the line and down; nil: not at all.
  public struct Flexibility: Hashable, Sendable {
    public var horizontal: Rational?
    public var vertical: Rational?
  }

  /// Each after the one that it lies in, and in order.
  public var nodes: [Node]
  /// The room for the outermost; nil: as much as it wants.
  public var width: LayoutAmount?
  public var height: LayoutAmount?
  /// Whether the constraints are to be listed.
  public var listsConstraints = false

  /// So many layouts may be in a tree.
  public static let maximumCount = Limit.layouts.most
}
