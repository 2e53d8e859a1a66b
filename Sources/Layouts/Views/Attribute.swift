// What can be asked of a view along one axis, in the two numbers that are independent there.
//
// Along the line a view has a position, its left edge, and a size, its width; downwards its top and its
// height. Everything else is a sum of the two, and of what a view has besides its frame: its margins,
// and how far its baselines lie from its edges.
//
//     right = left + width        centerX = left + width/2        firstBaseline = top + ascent

public import Rationals

/// One of the two directions in which a view has a position and a size.
public enum Axis: String, CaseIterable, Hashable, Sendable {
  case horizontal
  case vertical
}

/// Where a line of text begins: leading is left or right by it.
public enum Direction: String, CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// How far inside its frame a view has something; that is not part of the frame, but given besides.
public enum Inset: String, CaseIterable, Hashable, Sendable {
  /// How far its margins lie inside its edges.
  case left, right, top, bottom
  /// How far its first line of text stands below its top, and its last one above its bottom.
  case ascent, descent
  /// How far its frame lies outside its alignment rectangle, which constraints are about.
  case leftOutset, rightOutset, topOutset, bottomOutset

  package static let outsets: [Inset] = [.leftOutset, .rightOutset, .topOutset, .bottomOutset]

  public var axis: Axis {
    switch self {
    case .left, .right, .leftOutset, .rightOutset: .horizontal
    case .top, .bottom, .ascent, .descent, .topOutset, .bottomOutset: .vertical
    }
  }

  public var isMargin: Bool {
    switch self {
    case .left, .right, .top, .bottom: true
    case .ascent, .descent, .leftOutset, .rightOutset, .topOutset, .bottomOutset: false
    }
  }

  /// What stands after the point in its name: `find.leftInset`, `find.ascent`.
  public var word: String { isMargin ? "\(rawValue)Inset" : rawValue }
}

/// An edge, a size, a centre or a baseline of a view.
public enum Attribute: String, CaseIterable, Hashable, Sendable {
  case left, right, top, bottom, width, height, centerX, centerY
  case leading, trailing, firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  public var axis: Axis {
    switch self {
    case .left, .right, .width, .centerX, .leading, .trailing, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// `screen.width`, `screen.height`
  package static let sizesOfScreen = [Attribute.width, .height].map {
    "\(ViewTree.screenName).\($0.rawValue)"
  }

  /// Whether it is a width or a height; all others are positions.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the direction of text decides which edge it is.
  public var isDirected: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    // Of what lies down, or in the middle, or is a size, no direction decides.
    default: false
    }
  }

  /// Whether it is a left or a right edge in any direction of text.
  public var isSided: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    // As for `isDirected`.
    default: false
    }
  }

  /// Where the view's position lies along an axis: its left, or its top.
  public static func position(_ axis: Axis) -> Attribute { axis == .horizontal ? .left : .top }

  /// The far edge along an axis: right, or bottom.
  public static func end(_ axis: Axis) -> Attribute { axis == .horizontal ? .right : .bottom }

  public static func size(_ axis: Axis) -> Attribute { axis == .horizontal ? .width : .height }

  /// The edge that this is where text runs in that direction; itself if it is not `isDirected`.
  public func undirected(_ direction: Direction) -> Attribute {
    let isLeftToRight = direction == .leftToRight
    return switch self {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    case .leadingMargin: isLeftToRight ? .leftMargin : .rightMargin
    case .trailingMargin: isLeftToRight ? .rightMargin : .leftMargin
    // Not `isDirected`.
    default: self
    }
  }

  /// What it is of the layout margins guide of its view; nil if it has nothing to do with margins.
  public var ofMarginsGuide: Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    // Of the view itself.
    default: nil
    }
  }

  /// A sum that an attribute is: `position · p + size · s + Σ coefficient · inset`, where p and s are
  /// the view's position and size along the attribute's axis.
  public struct Form: Hashable, Sendable {
    public struct Term: Hashable, Sendable {
      public var inset: Inset
      public var coefficient: Rational
    }

    public var position: Rational
    public var size: Rational
    public var insets: [Term]

    init(_ position: Rational, _ size: Rational, _ insets: [Term] = []) {
      self.position = position
      self.size = size
      self.insets = insets
    }
  }

  /// The attribute in the two numbers of its axis.
  ///
  /// - Parameter direction: in which leading is left, or right.
  public func form(_ direction: Direction = .leftToRight) -> Form {
    let half = Rational(1, over: 2)
    return switch undirected(direction) {
    case .left, .top, .leading: Form(1, 0)
    case .right, .bottom, .trailing: Form(1, 1)
    case .width, .height: Form(0, 1)
    case .centerX, .centerY: Form(1, half)
    case .firstBaseline: Form(1, 0, [.init(inset: .ascent, coefficient: 1)])
    case .lastBaseline: Form(1, 1, [.init(inset: .descent, coefficient: -1)])
    case .leftMargin, .leadingMargin: Form(1, 0, [.init(inset: .left, coefficient: 1)])
    case .rightMargin, .trailingMargin: Form(1, 1, [.init(inset: .right, coefficient: -1)])
    case .topMargin: Form(1, 0, [.init(inset: .top, coefficient: 1)])
    case .bottomMargin: Form(1, 1, [.init(inset: .bottom, coefficient: -1)])
    case .centerXWithinMargins:
      Form(
        1, half,
        [.init(inset: .left, coefficient: half), .init(inset: .right, coefficient: -half)])
    case .centerYWithinMargins:
      Form(
        1, half,
        [.init(inset: .top, coefficient: half), .init(inset: .bottom, coefficient: -half)])
    }
  }
}
