import Rationals
import Testing

@Suite struct CommonMeasureTests {
  @Test(arguments: [
    (["1/2", "1/3"], "1/6"), (["4", "-6", "0"], "2"), (["0", "0"], "0"), ([], "0"),
    (["3/4", "9/8"], "3/8"), (["-7/3"], "7/3"),
  ])
  func `the greatest common measure makes all values whole and coprime`(
    values: [String], expected: String
  ) throws {
    let values = values.compactMap { Rational($0) }
    let measure = Rational.greatestCommonMeasure(values)
    #expect(measure.description == expected)
    if !measure.isZero { #expect(values.allSatisfy { ($0 / measure).isInteger }) }
  }
}
