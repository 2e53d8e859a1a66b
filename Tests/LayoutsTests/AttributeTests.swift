// An attribute as a sum of position, size and insets.

import Layouts
import Rationals
import Testing

@Suite("Attributes")
struct AttributeTests {
  /// A view at 10, 30 wide and high, with margins 1 to 4 and baselines 5 and 6 inside.
  private static func value(_ attribute: Attribute, _ direction: Direction) -> Rational {
    let form = attribute.form(direction)
    let insets: [Inset: Rational] = [
      .left: 1, .right: 2, .top: 3, .bottom: 4, .ascent: 5, .descent: 6,
    ]
    return form.insets.reduce(form.position * 10 + form.size * 30) {
      $0 + $1.coefficient * (insets[$1.inset] ?? 0)
    }
  }

  @Test(
    "Each is where it belongs",
    arguments: [
      (.left, 10, 10), (.right, 40, 40), (.top, 10, 10), (.bottom, 40, 40), (.width, 30, 30),
      (.height, 30, 30), (.centerX, 25, 25), (.centerY, 25, 25), (.leading, 10, 40),
      (.trailing, 40, 10), (.firstBaseline, 15, 15), (.lastBaseline, 34, 34),
      (.leftMargin, 11, 11), (.rightMargin, 38, 38), (.topMargin, 13, 13), (.bottomMargin, 36, 36),
      (.leadingMargin, 11, 38), (.trailingMargin, 38, 11),
      (.centerXWithinMargins, Rational(49, over: 2), Rational(49, over: 2)),
      (.centerYWithinMargins, Rational(49, over: 2), Rational(49, over: 2)),
    ] as [(Attribute, Rational, Rational)])
  func values(attribute: Attribute, leftToRight: Rational, rightToLeft: Rational) {
    #expect(Self.value(attribute, .leftToRight) == leftToRight)
    #expect(Self.value(attribute, .rightToLeft) == rightToLeft)
  }

  @Test("What an attribute is made of lies on its axis", arguments: Attribute.allCases)
  func axes(attribute: Attribute) {
    for term in attribute.form().insets { #expect(term.inset.axis == attribute.axis) }
    #expect(attribute.ofMarginsGuide?.axis ?? attribute.axis == attribute.axis)
    #expect(attribute.undirected(.rightToLeft).axis == attribute.axis)
    #expect(attribute.isSize == (attribute.form().position == 0))
  }
}
