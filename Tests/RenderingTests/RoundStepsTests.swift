// Round numbers along an axis.

import Rationals
import Testing

@testable import Rendering

@Suite struct RoundStepsTests {
  @Test(
    arguments: [
      (0, 10, 10, 0, "1", "0", "10"), (-1, 11, 10, 0, "2", "-2", "12"),
      (0, 1, 10, 0, "1/10", "0", "1"), (0, 1, 4, 1, "1", "0", "1"), (0, 1, 4, 3, "1/3", "0", "1"),
      (0, 1, 4, 2, "1/4", "0", "1"), (0, 1, 10, 7, "1/7", "0", "1"), (0, 2, 10, 7, "1/5", "0", "2"),
      (0, 1, 10, 11, "1/10", "0", "1"), (0, 1, 12, 11, "1/11", "0", "1"),
      (0, 1_000_000, 7, 0, "200000", "0", "1000000"),
    ] as [(Rational, Rational, Int, Int, String, String, String)])
  func `a step is round`(
    lower: Rational, upper: Rational, wanted: Int, denominator: Int, step: String, from: String,
    to: String
  ) {
    let steps = RoundSteps(lower: lower, upper: upper, about: wanted, denominator: denominator)
    #expect(steps.step.description == step)
    #expect(steps.lower.description == from && steps.upper.description == to)
    #expect(steps.values.count == steps.count + 1 && steps.values.last == steps.upper)
  }

  @Test(
    arguments: [
      ([], 1), ([0, 5], 1), ([Rational(numerator: 1, denominator: 3), 2], 3),
      ([Rational(numerator: 1, denominator: 3), Rational(numerator: 1, denominator: 4)], 12),
      ([Rational(numerator: 1, denominator: 7), Rational(numerator: 1, denominator: 4)], 0),
    ] as [([Rational], Int)])
  func `small denominators are known`(values: [Rational], denominator: Int) {
    #expect(RoundSteps.commonDenominator(of: values) == denominator)
  }
}

@Suite struct PlaneNamesTests {
  /// What a plane's corners are called beside constraints of some names.
  private func letters(beside names: [String], xName: String = "x") -> [String?] {
    var plane = triangle
    plane.xName = xName
    plane.guides = names.map { Plane.Guide(name: Text($0), ends: vertices([(0, 0), (1, 1)])) }
    return triangle.polygons[0].corners.map { plane.cornerNames[$0] }
  }

  @Test func `corners have letters that nothing else has`() {
    #expect(letters(beside: ["p", "q", "total"]) == ["A", "B", "C"])
    #expect(letters(beside: ["a", "b", "c", "d"]) == ["A", "B", "C"], "sides are small letters")
    #expect(letters(beside: ["A", "d"]) == ["P", "Q", "R"])
    #expect(letters(beside: ["B"], xName: "Q") == ["C", "D", "E"])
    let all = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
    #expect(letters(beside: all) == ["", "", ""])
    #expect(letters(beside: all.filter { !"CJZ".contains($0) }) == ["C", "J", "Z"])
  }
}
