// The constraints of a log as statements of the language, with the short names of the items.

import ConstraintHierarchies
public import Rationals

extension LayoutLog {
  /// `Tech.top = View.top + 8`. A priority is not said.
  public func statement(of entry: Entry) -> String {
    "\(text(of: entry.first)) \(entry.relation.rawValue) \(rightSide(of: entry))"
  }

  /// What stands after the relation.
  public func rightSide(of entry: Entry) -> String {
    let constant = entry.constant
    var text: String
    if let second = entry.second {
      let factor = entry.multiplier == 1 ? "" : "\(Self.text(of: entry.multiplier))*"
      text = factor + self.text(of: second)
    } else if !entry.first.attribute.isSize {
      let start = Attribute.position(entry.first.attribute.axis)
      let superview = entry.superview ?? superviews[entry.first.item]
      let name = superview.map { item($0).name } ?? "superview_of_\(item(entry.first.item).name)"
      text = "\(name).\(start.rawValue)"
    } else {
      return Self.text(of: constant)
    }
    if !constant.isZero {
      text += constant.signum > 0 ? " + " : " - "
      text += Self.text(of: constant.magnitude)
    }
    return text
  }

  public func text(of place: Place) -> String {
    "\(item(place.item).name).\(place.attribute.rawValue)"
  }

  public func text(of size: LogSize) -> String {
    "\(item(size.item).name).\(Attribute.size(size.axis).rawValue)"
  }

  /// How many places after the point a number may have before it is written as a fraction.
  private static let places = 12

  /// A number as a log prints it: a decimal, or with an exponent; a fraction where it has no end.
  public static func text(of number: Rational) -> String {
    if number.magnitude < 1_000_000_000_000, number.isExact(places: places) {
      return number.decimal(places: places)
    }
    if number.isZero { return "0" }
    // A log prints six digits, so a number that is far from 1 has few besides its zeros.
    var (digits, exponent) = (number, 0)
    while digits.magnitude < 1, exponent > -400 {
      digits *= 10
      exponent -= 1
    }
    while digits.magnitude >= 10, exponent < 400 {
      digits /= 10
      exponent += 1
    }
    return exponent != 0 && digits.isExact(places: places)
      ? "\(digits.decimal(places: places))e\(exponent)" : number.description
  }
}
