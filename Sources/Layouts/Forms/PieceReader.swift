// What a single constraint would be in a visual format: a gap, a size, an alignment.

import ConstraintHierarchies
import Rationals

/// Recognises the constraints that a visual format could have made.
struct PieceReader {
  enum Piece {
    case gap(Axis, FormatGap)
    case size(Axis, ViewID, VisualFormat.Predicate)
    case alignment(Alignment)
  }

  struct Alignment {
    var attribute: Attribute
    var views: Set<ViewID>
    var index = 0
  }

  private let tree: ViewTree
  private let superview: ViewID
  private let subviews: Set<ViewID>
  private let points: Set<String>
  private let spacer: String

  init(_ tree: ViewTree, _ superview: ViewID, _ points: Set<String>, _ spacer: String) {
    (self.tree, self.superview, self.points, self.spacer) = (tree, superview, points, spacer)
    subviews = Set(tree.subviews(of: superview))
  }

  /// nil where no format can say it.
  func piece(_ equation: LayoutEquation) -> Piece? {
    if let alignment = alignment(equation) { return .alignment(alignment) }
    // Which side is written first is a matter of taste.
    let both = [equation, equation.turned]
    for equation in both { if let size = size(equation) { return size } }
    // The plainer the amount, the likelier it is what was meant.
    var best: (rank: Int, piece: Piece)?
    for equation in both {
      for axis in Axis.allCases {
        for (rank, gap) in gaps(equation, axis) where rank < best?.rank ?? .max {
          best = (rank, .gap(axis, gap))
        }
      }
    }
    return best?.piece
  }

  // MARK: Alignments

  private static let alignable: [Attribute] = [
    .left, .right, .top, .bottom, .centerX, .centerY, .firstBaseline, .lastBaseline,
  ]

  private func alignment(_ equation: LayoutEquation) -> Alignment? {
    guard equation.relation == .equal, equation.priority.isRequired else { return nil }
    let views = equation.views.intersection(subviews).sorted { $0.index < $1.index }
    guard views.count == 2 else { return nil }
    for attribute in Self.alignable {
      var rest = equation
      rest.add(-1, views[0], attribute, in: tree)
      rest.add(1, views[1], attribute, in: tree)
      var other = equation
      other.add(1, views[0], attribute, in: tree)
      other.add(-1, views[1], attribute, in: tree)
      for rest in [rest, other] where rest.isConstant && rest.constant.isZero {
        return Alignment(attribute: attribute, views: Set(views))
      }
    }
    return nil
  }

  // MARK: Sizes

  private func size(_ equation: LayoutEquation) -> Piece? {
    let sizes = equation.numbers.filter { $0.key.isSize && $0.value == 1 }.map { $0.key }
      .filter { subviews.contains($0.view) }
      .sorted { ($0.view.index, $0.axis.rawValue) < ($1.view.index, $1.axis.rawValue) }
    for size in sizes {
      var rest = equation
      rest.add(-1, size)
      guard let (amount, _) = amount(rest.turned, size.axis) else { continue }
      if case .number(let number) = amount, number.signum < 0 { continue }
      return .size(size.axis, size.view, .init(equation.relation, amount, equation.priority))
    }
    return nil
  }

  // MARK: Gaps

  /// The gaps along an axis that it could be, each with how far-fetched it is.
  private func gaps(_ equation: LayoutEquation, _ axis: Axis) -> [(Int, FormatGap)] {
    let (first, last): (Attribute, Attribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let isMirrored = axis == .horizontal && tree.direction == .rightToLeft
    let placed = equation.numbers.keys.filter {
      $0.axis == axis && !$0.isSize && subviews.contains($0.view)
    }.map { FormatNode.view($0.view) }
      .sorted { ($0.view?.index ?? 0) < ($1.view?.index ?? 0) }
    var gaps: [(Int, FormatGap)] = []
    for from in [.start] + placed {
      for to in placed + [.end] where from != to && !(from == .start && to == .end) {
        var rest = equation
        let (start, end): (Rational, Rational) = isMirrored ? (-1, 1) : (1, -1)
        rest.add(start, from.view ?? superview, from == .start ? first : last, in: tree)
        rest.add(end, to.view ?? superview, to == .end ? last : first, in: tree)
        guard let (amount, rank) = amount(rest.turned, axis) else { continue }
        // `[a]-(-a.width)-[b]` is what nobody means by a.left = b.left.
        if case .attribute(let view, _, let factor) = amount, factor.signum < 0,
          view == from.view || view == to.view
        {
          continue
        }
        if case .metric(spacer) = amount, !points.contains(spacer) {
          guard equation.relation == .equal, equation.priority.isRequired else { continue }
          gaps.append((rank, FormatGap(from: from, to: to)))
        } else {
          let predicate = VisualFormat.Predicate(equation.relation, amount, equation.priority)
          gaps.append((rank, FormatGap(from: from, to: to, predicate: predicate)))
        }
      }
    }
    return gaps
  }

  // MARK: Amounts

  /// What stands for a sum in a format, and how far-fetched it is; nil where nothing does.
  private func amount(_ sum: LayoutEquation, _ axis: Axis) -> (VisualFormat.Amount, Int)? {
    if sum.isConstant {
      let amount = VisualFormat.Amount.number(sum.constant)
      return isSayable(amount) ? (amount, 0) : nil
    }
    guard sum.constant.isZero else { return nil }
    if sum.numbers.isEmpty, sum.names.count == 1, let (name, factor) = sum.names.first {
      guard factor == 1, points.contains(name) || name == spacer else { return nil }
      return (.metric(name), 1)
    }
    guard sum.names.isEmpty, sum.numbers.count == 1, let (number, factor) = sum.numbers.first,
      number.isSize
    else { return nil }
    if factor == 1, number.axis == axis { return (.view(number.view), 2) }
    return (.attribute(number.view, .size(number.axis), factor: factor), 3)
  }

  private func isSayable(_ amount: VisualFormat.Amount) -> Bool {
    FormatText(tree).text([VisualFormat.Predicate(.equal, amount)]) != nil
  }
}
