// A constraint by the numbers that it is about, however it was written: what a visual format is recognised by.

public import ConstraintHierarchies
public import Rationals

/// `Σ coefficient · number + Σ coefficient · name + constant`, compared with 0.
public struct LayoutEquation: Hashable, Sendable {
  /// A position or a size of a view.
  public struct Number: Hashable, Sendable {
    public var view: ViewID
    public var axis: Axis
    public var isSize: Bool

    public init(_ view: ViewID, _ axis: Axis, isSize: Bool) {
      (self.view, self.axis, self.isSize) = (view, axis, isSize)
    }
  }

  /// None is 0. The screen has no positions: it begins at 0.
  public private(set) var numbers: [Number: Rational] = [:]
  /// Points and other variables; none is 0.
  public private(set) var names: [String: Rational] = [:]
  public var constant: Rational = 0
  public var relation: Relation
  public var priority: Priority

  public init(_ relation: Relation, _ priority: Priority = .required) {
    (self.relation, self.priority) = (relation, priority)
  }

  public mutating func add(_ coefficient: Rational, _ number: Number) {
    let sum = (numbers[number] ?? 0) + coefficient
    numbers[number] = sum.isZero ? nil : sum
  }

  public mutating func add(_ coefficient: Rational, name: String) {
    let sum = (names[name] ?? 0) + coefficient
    names[name] = sum.isZero ? nil : sum
  }

  /// The views that it is about.
  public var views: Set<ViewID> { Set(numbers.keys.map { $0.view }) }

  /// The same with its sides changed.
  var turned: LayoutEquation {
    var turned = self
    turned.numbers = numbers.mapValues { -$0 }
    turned.names = names.mapValues { -$0 }
    turned.constant = -constant
    turned.relation =
      switch relation {
      case .equal: .equal
      case .atMost: .atLeast
      case .atLeast: .atMost
      }
    return turned
  }

  /// Adds a multiple of what an attribute is in a tree.
  mutating func add(_ factor: Rational, _ view: ViewID, _ attribute: Attribute, in tree: ViewTree) {
    let form = attribute.form(tree.direction)
    let axis = attribute.axis
    if !form.position.isZero, tree[view].kind != .screen {
      add(factor * form.position, Number(view, axis, isSize: false))
    }
    if !form.size.isZero { add(factor * form.size, Number(view, axis, isSize: true)) }
    for inset in form.insets {
      add(factor * inset.coefficient, name: tree.name(of: inset.inset, of: view))
    }
  }

  /// Whether nothing but a number is in it.
  var isConstant: Bool { numbers.isEmpty && names.isEmpty }
}

extension ViewTree {
  /// The view whose layout a constraint belongs to: the innermost that all of its views are or lie in, and where it is
  /// about one view alone, that view's superview; nil for what is about the screen alone, or about no view.
  public func owner(of equation: LayoutEquation) -> ViewID? {
    let views = equation.views.sorted { $0.index < $1.index }
    guard let first = views.first else { return nil }
    if views.count == 1 { return self[first].superview }
    var place: ViewID? = first
    while let id = place {
      if views.allSatisfy({ contains(id, $0) }) { return id }
      place = self[id].superview
    }
    return nil
  }
}
