// What the forms of a layout become: constraints between attributes, as somebody would type them.

public import ConstraintHierarchies
public import Rationals

/// A sum of attributes and named points, each with a coefficient, and a number.
public struct LayoutSum: Hashable, Sendable {
  public enum Symbol: Hashable, Sendable {
    case attribute(ViewID, Attribute)
    /// A point or a variable, by its name.
    case name(String)

    /// Whether the direction of text decides what it is.
    public var isDirected: Bool {
      switch self {
      case .attribute(_, let attribute): attribute.isDirected
      case .name: false
      }
    }
  }

  public struct Term: Hashable, Sendable {
    public var coefficient: Rational
    public var symbol: Symbol

    public init(_ coefficient: Rational, _ symbol: Symbol) {
      (self.coefficient, self.symbol) = (coefficient, symbol)
    }
  }

  /// In the order in which they are written.
  public var terms: [Term]
  public var constant: Rational

  public init(_ terms: [Term] = [], constant: Rational = 0) {
    (self.terms, self.constant) = (terms, constant)
  }

  public init(_ view: ViewID, _ attribute: Attribute) {
    self.init([Term(1, .attribute(view, attribute))])
  }

  public static func + (a: LayoutSum, b: LayoutSum) -> LayoutSum {
    LayoutSum(a.terms + b.terms, constant: a.constant + b.constant)
  }

  public func scaled(by factor: Rational) -> LayoutSum {
    LayoutSum(
      terms.map { Term($0.coefficient * factor, $0.symbol) }, constant: constant * factor)
  }

  /// As it is typed where text runs in the tree's direction: `find.right + 8`.
  ///
  /// - Parameter keepsDirected: whether leading stays leading, so that it can be typed in either direction.
  public func text(in tree: ViewTree, keepsDirected: Bool = false) -> String {
    var text = ""
    func add(_ number: Rational, _ name: String?) {
      let size = number.magnitude
      if text.isEmpty {
        if number.signum < 0 { text += "-" }
      } else {
        text += number.signum < 0 ? " - " : " + "
      }
      guard let name else {
        text += size.description
        return
      }
      if size != 1 { text += size.isInteger ? "\(size)*" : "(\(size))*" }
      text += name
    }
    for term in terms where !term.coefficient.isZero {
      add(term.coefficient, name(term, in: tree, keepsDirected))
    }
    if !constant.isZero || text.isEmpty { add(constant, nil) }
    return text
  }

  private func name(_ term: Term, in tree: ViewTree, _ keepsDirected: Bool) -> String {
    switch term.symbol {
    case .name(let name): name
    case .attribute(let view, let attribute):
      "\(tree[view].name).\((keepsDirected ? attribute : attribute.undirected(tree.direction)).rawValue)"
    }
  }
}

/// A constraint that a form has become.
public struct LayoutConstraint: Hashable, Sendable {
  public var left: LayoutSum
  public var relation: Relation
  public var right: LayoutSum
  public var priority: Priority
  /// Whether it stands as where text runs from right to left; nil where that makes no difference.
  var isMirrored: Bool?

  public init(
    _ left: LayoutSum, _ relation: Relation, _ right: LayoutSum, _ priority: Priority = .required
  ) {
    (self.left, self.relation, self.right, self.priority) = (left, relation, right, priority)
  }
}

extension LayoutConstraint {
  /// Whether it reads otherwise where text runs the other way.
  public var isDirected: Bool { isMirrored != nil }

  /// The same where text runs in a direction: an edge that comes later still comes later.
  public func turned(to direction: Direction) -> LayoutConstraint {
    guard let isMirrored, isMirrored != (direction == .rightToLeft) else { return self }
    var turned = self
    turned.isMirrored = !isMirrored
    // `end = start + gap` one way, `start = end + gap` the other: what is added changes sides, and names with it.
    turned.left = LayoutSum(right.terms.filter { $0.symbol.isDirected })
    turned.right = LayoutSum(
      left.terms + right.terms.filter { !$0.symbol.isDirected }, constant: right.constant)
    return turned
  }

  /// `start + gap  relation  end`, from an edge to one that comes later along the axis, written so that the later
  /// edge stands first: `end = start + gap`.
  ///
  /// Where text runs from right to left, what comes later lies further left.
  static func gap(
    from start: LayoutSum, to end: LayoutSum, _ relation: Relation, _ gap: LayoutSum,
    _ priority: Priority, isMirrored: Bool?
  ) -> LayoutConstraint {
    var constraint =
      isMirrored == true
      ? LayoutConstraint(start, relation, end + gap, priority)
      : LayoutConstraint(end, relation, start + gap, priority)
    constraint.isMirrored = isMirrored
    return constraint
  }
}
