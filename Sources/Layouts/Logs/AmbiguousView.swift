// What `_autolayoutTrace` says of a view that has several layouts.

/// A view in a listing that has no constraints in it.
public struct AmbiguousView: Hashable, Sendable {
  /// Its class, with its identifier if it has one: `UILabel 'Title'`.
  public var view: String
  public var address: String
  /// What is open of it.
  public var open: [Attribute]

  public init(view: String, address: String, open: [Attribute]) {
    (self.view, self.address, self.open) = (view, address, open)
  }
}
