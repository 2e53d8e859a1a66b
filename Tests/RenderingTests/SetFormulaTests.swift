// What a book has: slanted letters, indices, one sign for each relation.

import Foundation
import TestSupport
import Testing

@testable import Rendering

struct SetFormulaTests {
  private static func html(_ typed: String) -> String {
    SetFormula(typed).markup.map { $0.characters }.joined()
  }

  @Test(arguments: [
    ("X", "<var>X</var>"),
    ("X1", "<var>X<sub>1</sub></var>"),
    ("d12⁺", "<var>d<sub>12</sub>⁺</var>"),
    ("a⁻", "<var>a⁻</var>"),
    ("λ2", "<var>λ<sub>2</sub></var>"),
    ("3x - 2*y >= 7/3", "3<var>x</var> − 2·<var>y</var> ≥ <sup>7</sup>/<sub>3</sub>"),
    ("x <= -10/3", "<var>x</var> ≤ −<sup>10</sup>/<sub>3</sub>"),
    ("f(low)", "<var>f</var>(low)"),
    ("label.width = 2(X - 0.5)", "label.width = 2(<var>X</var> − 0.5)"),
    // Words stay words, and what is no fraction stays as it is.
    ("x_1 + xy2 + _", "x_1 + xy2 + _"),
    ("1/", "1/"), ("1/2/3", "1/2/3"), ("1.5/2", "1.5/2"), ("/2", "/2"),
    ("x<y", "<var>x</var>&lt;<var>y</var>"),
    ("", ""),
  ])
  func `a formula is set as in a book`(typed: String, expected: String) {
    #expect(Self.html(typed) == expected)
  }

  @Test func `what follows an index in a picture stands on the line again`() {
    var isLow = false
    let name = SetFormula("X2").shapes(isLow: &isLow).map { $0.characters }.joined()
    #expect(isLow)
    #expect(
      name == #"<tspan class="v">X</tspan><tspan dy="3">2</tspan>"#)
    let rest = SetFormula(words: " = 20").shapes(isLow: &isLow).map { $0.characters }.joined()
    #expect(rest == #"<tspan dy="-3"> = 20</tspan>"#)
    #expect(!isLow)
  }

  /// Copied, it is what was typed but for the signs of mathematics, which the language reads.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `nothing of a formula is lost`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let signs = [
      "X", "x1", "b⁺", "12", "7/3", " ", ">=", "<=", "-", "*", "+", "(", ")", "width", ".", "é",
      "=",
    ]
    let typed = (0..<generator.int(0...30)).map { _ in generator.element(of: signs) }.joined()
    let told = typed.map { $0 == "-" ? "−" : $0 == "*" ? "·" : String($0) }.joined()
    let whole = told.replacingOccurrences(of: ">=", with: "≥")
      .replacingOccurrences(of: "<=", with: "≤")
    var isLow = false
    for markup in [SetFormula(typed).markup, SetFormula(typed).shapes(isLow: &isLow)] {
      let tree = Markup.html("p", [:], markup).characters
      #expect(try #require(MarkupReader(tree), "\(tree)").text == whole)
    }
  }
}
