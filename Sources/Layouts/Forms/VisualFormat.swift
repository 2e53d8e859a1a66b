// A line of the visual format language as a value: `H:|-[find]-[field(>=20)]-|`.
//
// The grammar is Apple's (*Auto Layout Guide*, "Visual Format Language"); `HV:`, `~`, percentages and attributes with
// a factor are more than it has.

public import ConstraintHierarchies
public import Rationals

/// Views one after another along an axis, and what lies between them.
public struct VisualFormat: Hashable, Sendable {
  /// H, V, or both.
  public var axes: [Axis]
  /// What lies between the superview and the first view; nil where it does not begin at the superview.
  public var start: Connection?
  public var items: [Item]
  /// One less than there are items.
  public var gaps: [Connection]
  /// What lies between the last view and the superview; nil where it does not end there.
  public var end: Connection?
  /// What neighbours have in common across the axis.
  public var alignments: [Attribute]

  public init(
    _ axes: [Axis], start: Connection? = nil, _ items: [Item], gaps: [Connection] = [],
    end: Connection? = nil, alignments: [Attribute] = []
  ) {
    (self.axes, self.start, self.items) = (axes, start, items)
    (self.gaps, self.end, self.alignments) = (gaps, end, alignments)
  }

  public struct Item: Hashable, Sendable {
    public var view: ViewID
    /// What is said of its size.
    public var sizes: [Predicate]

    public init(_ view: ViewID, _ sizes: [Predicate] = []) {
      (self.view, self.sizes) = (view, sizes)
    }
  }

  public enum Connection: Hashable, Sendable {
    /// Nothing: they touch.
    case flush
    /// `-`: the standard spacing.
    case standard
    /// `-8-`, `-(>=8,<=20@500)-`: one or more.
    case gaps([Predicate])
    /// `~`: as much as every other one of the format.
    case equal
  }

  public struct Predicate: Hashable, Sendable {
    public var relation: Relation
    public var amount: Amount
    public var priority: Priority

    public init(_ relation: Relation = .equal, _ amount: Amount, _ priority: Priority = .required) {
      (self.relation, self.amount, self.priority) = (relation, amount, priority)
    }
  }

  public enum Amount: Hashable, Sendable {
    case number(Rational)
    /// A point.
    case metric(String)
    /// Another view's size along the axis.
    case view(ViewID)
    /// `a.width*2`
    case attribute(ViewID, Attribute, factor: Rational)
    /// Of the superview's size, as a part of 1.
    case part(Rational)
  }
}

/// What keeps a visual format from becoming constraints.
public enum VisualFormatFault: Error, Hashable, Sendable {
  /// The screen has no superview that `|` could stand for.
  case noSuperview(ViewID)
  /// An alignment along the axis of the format.
  case alignsAlong(Attribute, Axis)
}
