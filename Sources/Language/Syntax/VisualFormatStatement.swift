// A line of the visual format language, as it was written.

public import Rationals

/// `row: H:|-[find]-[field(>=20)]-| align top`
public struct VisualFormatStatement: Hashable, Sendable {
  public var label: Name?
  /// H, V, or both; at least one.
  public var axes: [FormatAxis]
  /// What stands between `|` and the first view; nil where it does not begin with `|`.
  public var start: Gap?
  /// At least one.
  public var items: [Item]
  /// One less than there are items.
  public var gaps: [Gap]
  /// What stands between the last view and `|`; nil where it does not end with `|`.
  public var end: Gap?
  /// Behind `align`.
  public var alignments: [Name]
  /// All of it, as it was typed.
  public var text: String
  public var range: SourceRange

  public enum FormatAxis: String, Sendable {
    case horizontal = "H"
    case vertical = "V"
  }

  public struct Item: Hashable, Sendable {
    public var name: Name
    /// What stands in parentheses after it.
    public var sizes: [Predicate]
  }

  public enum Gap: Hashable, Sendable {
    /// Nothing.
    case flush
    /// `-`
    case standard
    /// `-8-`, `-(>=8, <=20)-`: at least one.
    case gaps([Predicate])
    /// `~`
    case equal
  }

  /// `>=20@500`; without a relation it is an equation.
  public struct Predicate: Hashable, Sendable {
    public var relation: Relation
    public var amount: Amount
    public var priority: Strength?
    public var range: SourceRange
  }

  public enum Amount: Hashable, Sendable {
    case number(Rational)
    /// A view, a point, or an attribute of a view, such as `a.width`.
    case name(Name)
    /// `a.width*2`
    case multiple(Name, Rational)
    /// `50%`, as the number 50.
    case percent(Rational)
  }

  /// What stands after `@`.
  public enum Strength: Hashable, Sendable {
    case mark(PriorityMark)
    /// A point whose value is the priority.
    case metric(Name)
  }
}
