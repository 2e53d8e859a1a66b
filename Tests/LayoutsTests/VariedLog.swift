// Random logs with everything that may stand in one: margins, baselines, centres, multiples, superviews that are
// named and that are not.

import Layouts
import TestSupport

/// A log of which nothing is known but how it is written.
struct VariedLog {
  private(set) var text = "(\n"

  init(_ random: inout SeededGenerator, lines: Int) {
    for number in 0..<lines {
      text += "    \"<NSLayoutConstraint:0x1\(number) \(Self.body(&random))>\",\n"
    }
    text += ")\n"
  }

  private static let kinds: [[Attribute]] = [
    [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins],
    [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin],
    [
      .top, .bottom, .centerY, .topMargin, .bottomMargin, .firstBaseline, .lastBaseline,
      .centerYWithinMargins,
    ],
    [.width, .height],
  ]

  private static func body(_ random: inout SeededGenerator) -> String {
    let kind = random.element(of: kinds)
    let first = item(&random)
    let relation = random.element(of: ["==", "==", "<=", ">="])
    let number = random.integer(in: -9...20)
    let place = "\(first).\(random.element(of: kind).rawValue)"
    let isSize = kind.contains(.width)
    switch random.integer(in: 0...5) {
    case 0: return "\(place) \(relation) \(isSize ? number.magnitude.description : "\(number)")"
    case 1 where !isSize:
      let axis = kind.contains(.top) ? "V" : "H"
      return "\(axis):|-(\(number))-[\(first)]   (active, names: '|':UIView:0x9 )"
    default:
      var second = item(&random)
      while second == first { second = item(&random) }
      let factor = random.element(of: ["", "", "0.5*", "2*"])
      let sign = number < 0 ? "-" : "+"
      let attribute = random.element(of: kind).rawValue
      return "\(place) \(relation) \(factor)\(second).\(attribute) \(sign) \(number.magnitude)"
    }
  }

  private static func item(_ random: inout SeededGenerator) -> String {
    "UIView:0x\(random.integer(in: 6...9))"
  }
}
