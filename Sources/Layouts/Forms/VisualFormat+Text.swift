// A visual format as it is typed.

import ConstraintHierarchies
import Rationals

extension VisualFormat {
  /// `H:|-[find]-[field(>=20)]-| align top`; nil where a number in it has no end as a decimal.
  ///
  /// - Precondition: there is an item, there is one gap less than items, and the views are the tree's.
  public func text(in tree: ViewTree) -> String? {
    check()
    let writer = FormatText(tree)
    var text = axes.map { $0 == .horizontal ? "H" : "V" }.joined() + ":"
    if let start {
      guard let gap = writer.text(start) else { return nil }
      text += "|\(gap)"
    }
    for (index, item) in items.enumerated() {
      if index > 0 {
        guard let gap = writer.text(gaps[index - 1]) else { return nil }
        text += gap
      }
      guard let sizes = writer.text(item.sizes) else { return nil }
      text += "[\(tree[item.view].name)\(item.sizes.isEmpty ? "" : "(\(sizes))")]"
    }
    if let end {
      guard let gap = writer.text(end) else { return nil }
      text += "\(gap)|"
    }
    if !alignments.isEmpty {
      text += " align \(alignments.map { $0.rawValue }.joined(separator: ", "))"
    }
    return text
  }
}

/// The parts of a format.
struct FormatText {
  private let tree: ViewTree

  init(_ tree: ViewTree) { self.tree = tree }

  func text(_ connection: VisualFormat.Connection) -> String? {
    switch connection {
    case .flush: return ""
    case .standard: return "-"
    case .equal: return "~"
    case .gaps(let predicates):
      guard let text = text(predicates) else { return nil }
      // A number or a name needs no parentheses.
      let isPlain = text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte >= 0x80
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      }
      return isPlain ? "-\(text)-" : "-(\(text))-"
    }
  }

  /// `>=70, <=100@500`
  func text(_ predicates: [VisualFormat.Predicate]) -> String? {
    var texts: [String] = []
    for predicate in predicates {
      guard let amount = text(predicate.amount) else { return nil }
      texts.append(
        (predicate.relation == .equal ? "" : predicate.relation.rawValue) + amount
          + (predicate.priority.isRequired ? "" : "@\(predicate.priority.number)"))
    }
    return texts.joined(separator: ", ")
  }

  private func text(_ amount: VisualFormat.Amount) -> String? {
    switch amount {
    case .number(let number): return decimal(number)
    case .metric(let name): return name
    case .view(let view): return tree[view].name
    case .part(let part): return decimal(part * 100).map { "\($0)%" }
    case .attribute(let view, let attribute, let factor):
      let name = "\(tree[view].name).\(attribute.rawValue)"
      let size = factor.magnitude
      return (factor.signum < 0 ? "-" : "") + name
        + (size.numeratorText == "1" ? "" : "*\(size.numeratorText)")
        + (size.isInteger ? "" : "/\(size.denominatorText)")
    }
  }

  /// The number as it can stand in a format, which has no fractions.
  private func decimal(_ number: Rational) -> String? {
    var places = 0
    while !number.isExact(places: places) {
      places += 1
      if places > 30 { return nil }
    }
    return number.decimal(places: places)
  }
}
