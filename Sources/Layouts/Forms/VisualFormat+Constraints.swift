// What a visual format becomes: a constraint for each gap, each size, and each pair of neighbours that are aligned.

import ConstraintHierarchies
import Rationals

extension VisualFormat {
  /// The constraints, in the order of what is written; with `HV:` those of one axis after those of the other, and those
  /// of the alignment last.
  ///
  /// - Parameter spacer: the name of the variable that all gaps `~` are equal to.
  /// - Precondition: there is an item, there is one gap less than items, and the views are the tree's.
  public func constraints(
    in tree: ViewTree, spacer: String
  ) throws(VisualFormatFault) -> [LayoutConstraint] {
    check()
    var result: [LayoutConstraint] = []
    for axis in axes {
      var line = AxisLine(self, axis, tree, spacer: spacer)
      try line.add()
      result += line.constraints
    }
    for attribute in alignments {
      if axes.contains(attribute.axis) { throw .alignsAlong(attribute, attribute.axis) }
      for (first, second) in zip(items, items.dropFirst()) {
        result.append(
          .gap(
            from: LayoutSum(first.view, attribute), to: LayoutSum(second.view, attribute), .equal,
            LayoutSum(), .required,
            isMirrored: attribute.isDirected ? tree.direction == .rightToLeft : nil))
      }
    }
    return result
  }

  func check() {
    demand(!items.isEmpty, "VisualFormat: a format of no views")
    demand(gaps.count == items.count - 1, "VisualFormat: not one gap less than there are views")
  }

  /// Whether some gap is equal to all others of its kind.
  public var hasSpacers: Bool { ([start, end] + gaps.map { $0 }).contains(.equal) }
}

/// A format along one axis.
private struct AxisLine {
  let format: VisualFormat
  let axis: Axis
  let tree: ViewTree
  let spacer: String
  var constraints: [LayoutConstraint] = []

  init(_ format: VisualFormat, _ axis: Axis, _ tree: ViewTree, spacer: String) {
    (self.format, self.axis, self.tree, self.spacer) = (format, axis, tree, spacer)
  }

  /// The edge at which a view begins along the axis, as text runs.
  private var first: Attribute { axis == .horizontal ? .leading : .top }
  private var last: Attribute { axis == .horizontal ? .trailing : .bottom }

  mutating func add() throws(VisualFormatFault) {
    let items = format.items
    if let start = format.start {
      let superview = try self.superview
      add(
        start, from: LayoutSum(superview, first), to: LayoutSum(items[0].view, first), tree.margin)
    }
    for (index, item) in items.enumerated() {
      if index > 0 {
        add(
          format.gaps[index - 1], from: LayoutSum(items[index - 1].view, last),
          to: LayoutSum(item.view, first), tree.spacing)
      }
      for size in item.sizes {
        constraints.append(
          LayoutConstraint(
            LayoutSum(item.view, .size(axis)), size.relation, amount(size.amount, of: item.view),
            size.priority))
      }
    }
    if let end = format.end {
      let superview = try self.superview
      add(
        end, from: LayoutSum(items[items.count - 1].view, last), to: LayoutSum(superview, last),
        tree.margin)
    }
  }

  private var superview: ViewID {
    get throws(VisualFormatFault) {
      let first = format.items[0].view
      guard let superview = tree[first].superview else { throw .noSuperview(first) }
      return superview
    }
  }

  private mutating func add(
    _ connection: VisualFormat.Connection, from start: LayoutSum, to end: LayoutSum,
    _ standard: Rational
  ) {
    func add(_ relation: Relation, _ gap: LayoutSum, _ priority: Priority) {
      constraints.append(
        .gap(
          from: start, to: end, relation, gap, priority,
          isMirrored: axis == .horizontal ? tree.direction == .rightToLeft : nil))
    }
    switch connection {
    case .flush: add(.equal, LayoutSum(), .required)
    case .standard: add(.equal, LayoutSum(constant: standard), .required)
    case .equal: add(.equal, LayoutSum([.init(1, .name(spacer))]), .required)
    case .gaps(let predicates):
      for predicate in predicates {
        add(
          predicate.relation, amount(predicate.amount, of: format.items[0].view),
          predicate.priority)
      }
    }
  }

  /// - Parameter view: whose superview a percentage is of.
  private func amount(_ amount: VisualFormat.Amount, of view: ViewID) -> LayoutSum {
    switch amount {
    case .number(let number): LayoutSum(constant: number)
    case .metric(let name): LayoutSum([.init(1, .name(name))])
    case .view(let other): LayoutSum(other, .size(axis))
    case .attribute(let other, let attribute, let factor):
      LayoutSum(other, attribute).scaled(by: factor)
    case .part(let part):
      LayoutSum(tree[view].superview ?? .screen, .size(axis)).scaled(by: part)
    }
  }
}
