// The constraints of a log as a model: what Auto Layout solves, with a name for all that a log leaves out.
//
// - Every item has two numbers on each axis that the log uses, position and size, and its size is never
//   negative. Auto Layout prints that nowhere, and most conflicts rest on it.
// - A margin is an edge moved inwards by a number that is not known. Where the log itself pins the guide of a
//   view's layout margins, the margin is the edge of that guide.
// - A baseline is an edge moved by a number that is not known.
// - A position that is not compared with anything is measured from the item's superview: from the one that the
//   line names, or another line; or from one that is not known.
// - A multiple of a position is one in the coordinates of the superview that both items have. It is known if one
//   item is the other's superview, or another line says so.

import ConstraintHierarchies
public import Rationals

/// What may be assumed of what a log does not print.
public struct LogAssumptions: Hashable, Sendable {
  /// How far all margins lie inside their edges, where the log does not pin them.
  public var margins: Rational?
  /// How far all first baselines lie below the top, and last ones above the bottom.
  public var baselines: Rational?
  /// Where text begins: which edge leading is.
  public var direction = Direction.leftToRight

  public init(
    margins: Rational? = nil, baselines: Rational? = nil, direction: Direction = .leftToRight
  ) {
    self.margins = margins
    self.baselines = baselines
    self.direction = direction
  }

  public static let none = LogAssumptions()
}

/// Something that a log does not print and its constraints depend on, by the place of the item.
public enum LogUnknown: Hashable, Sendable {
  case inset(item: Int, Inset)
  /// The position of an item's superview.
  case superview(item: Int, Axis)
  /// The position from which multiples of two items' positions are measured.
  case origin(first: Int, second: Int, Axis)
}

/// A width or a height of an item, by its place.
public struct LogSize: Hashable, Sendable {
  public var item: Int
  public var axis: Axis

  public init(item: Int, axis: Axis) {
    self.item = item
    self.axis = axis
  }
}

/// A log's requirements as a hierarchy.
struct LogModel {
  /// A number that the solver is to find.
  enum Quantity: Hashable {
    case position(LogSize)
    case size(LogSize)
    case unknown(LogUnknown)
  }

  private(set) var hierarchy = Hierarchy()
  /// The entry that a constraint stands for, by serial number.
  private(set) var entryOfSerial: [Int: Int] = [:]
  private(set) var serialOfEntry: [Int: Int] = [:]
  /// The size that is not negative, by the serial number of the constraint that says so.
  private(set) var sizeOfSerial: [Int: LogSize] = [:]
  private(set) var unknowns: [LogUnknown] = []

  private let log: LayoutLog
  private let assumptions: LogAssumptions
  private let superviews: [Int: Int]
  private let marginGuides: [Int: Int]
  private var variables: [Quantity: Variable] = [:]
  private var quantities: [Quantity] = []

  init(_ log: LayoutLog, _ assumptions: LogAssumptions = .none) {
    self.log = log
    self.assumptions = assumptions
    superviews = log.superviews
    marginGuides = log.marginGuides
    // All variables first: a name is looked up among the constraints that are there.
    let errors = log.distinct.filter { $0.priority.isRequired }.map { ($0, error(of: $0)) }
    for (entry, error) in errors {
      let (constraint, _) = hierarchy.addConstraint(
        error, entry.relation, LinearExpression(), texts: (left: "", right: ""))
      entryOfSerial[constraint.serial] = entry.index
      serialOfEntry[entry.index] = constraint.serial
    }
    for (quantity, variable) in zip(quantities, hierarchy.variables) {
      guard case .size(let size) = quantity else { continue }
      let (constraint, _) = hierarchy.addConstraint(
        LinearExpression(.variable(variable)), .atLeast, LinearExpression(),
        texts: (left: "", right: ""))
      sizeOfSerial[constraint.serial] = size
    }
  }

  var implied: Set<Int> { Set(sizeOfSerial.map { $0.key }) }

  /// Left side less right side.
  ///
  /// Where text runs from right to left, what is said of leading and trailing is said in a mirror: to the
  /// right of something is before it.
  private mutating func error(of entry: LayoutLog.Entry) -> LinearExpression {
    let attributes = [entry.first.attribute, entry.second?.attribute].compactMap { $0 }
    let isDirected = attributes.contains { $0.isDirected }
    let isMirrored = isDirected && assumptions.direction == .rightToLeft
    let isPosition = !entry.first.attribute.isSize
    let start = isDirected ? Attribute.leading : .position(entry.first.attribute.axis)
    let first = expression(entry.first)
    var right = LinearExpression()
    if let second = entry.second {
      right = expression(second).scaled(by: entry.multiplier)
      if entry.multiplier != 1, isPosition {
        let origin = origin(entry.first.item, second.item, start)
        right = right + origin.scaled(by: 1 - entry.multiplier)
      }
    } else if isPosition {
      right = superview(of: entry, start)
    }
    let error = isMirrored ? right - first : first - right
    return error - LinearExpression(constant: entry.constant)
  }

  /// Where the superview begins.
  private mutating func superview(
    of entry: LayoutLog.Entry, _ start: Attribute
  ) -> LinearExpression {
    let item = entry.first.item
    if let superview = entry.superview ?? superviews[item] {
      return expression(.init(item: superview, attribute: start))
    }
    return variable(.unknown(.superview(item: item, start.axis)))
  }

  /// Where the superview of both begins.
  private mutating func origin(
    _ first: Int, _ second: Int, _ start: Attribute
  ) -> LinearExpression {
    if let known = log.origin(first, second, superviews) {
      return expression(.init(item: known, attribute: start))
    }
    return variable(
      .unknown(.origin(first: min(first, second), second: max(first, second), start.axis)))
  }

  private mutating func expression(_ place: LayoutLog.Place) -> LinearExpression {
    if let attribute = place.attribute.ofMarginsGuide, let guide = marginGuides[place.item] {
      return expression(.init(item: guide, attribute: attribute))
    }
    let form = place.attribute.form(assumptions.direction)
    let size = LogSize(item: place.item, axis: place.attribute.axis)
    var sum = LinearExpression()
    if !form.position.isZero {
      sum = sum + variable(.position(size)).scaled(by: form.position)
    }
    // An item that has a position has a size, though it may not be spoken of.
    let width = variable(.size(size))
    if !form.size.isZero { sum = sum + width.scaled(by: form.size) }
    for term in form.insets {
      if let known = term.inset.isMargin ? assumptions.margins : assumptions.baselines {
        sum.constant += known * term.coefficient
      } else {
        let unknown = LogUnknown.inset(item: place.item, term.inset)
        sum = sum + variable(.unknown(unknown)).scaled(by: term.coefficient)
      }
    }
    return sum
  }

  private mutating func variable(_ quantity: Quantity) -> LinearExpression {
    if let known = variables[quantity] { return LinearExpression(.variable(known)) }
    let variable = Variable(index: quantities.count)
    variables[quantity] = variable
    quantities.append(quantity)
    if case .unknown(let unknown) = quantity { unknowns.append(unknown) }
    hierarchy.addVariable("x\(variable.index)")
    return LinearExpression(.variable(variable))
  }
}

extension LayoutLog {
  /// The superview of an item, by their places, as far as the lines name it.
  var superviews: [Int: Int] {
    var superviews: [Int: Int] = [:]
    for entry in entries {
      guard let superview = entry.superview else { continue }
      for place in [entry.first, entry.second].compactMap({ $0 })
      where place.item != superview && superviews[place.item] == nil {
        superviews[place.item] = superview
      }
    }
    return superviews
  }

  /// The item in whose coordinates multiples of two items' positions are meant, as far as it is known: one of
  /// them, if the other lies in it, or what both lie in.
  ///
  /// - Parameter superviews: `superviews`.
  func origin(_ first: Int, _ second: Int, _ superviews: [Int: Int]) -> Int? {
    if first == second || superviews[first] == second { return second }
    if superviews[second] == first { return first }
    guard let superview = superviews[first], superview == superviews[second] else { return nil }
    return superview
  }

  /// The guide of a view's layout margins, by the view's place.
  var marginGuides: [Int: Int] {
    var guides: [Int: Int] = [:]
    for entry in entries {
      guard let second = entry.second, let identifier = entry.identifier,
        identifier.hasPrefix("UIView-"), identifier.hasSuffix("Margin-guide-constraint")
      else { continue }
      for (guide, view) in [(entry.first.item, second.item), (second.item, entry.first.item)]
      where items[guide].label == "UIViewLayoutMarginsGuide" || entry.superview == view {
        if guide != view { guides[view] = guide }
      }
    }
    return guides
  }
}
