// Random programs, with all that a file can say and some that it can only say another way.

import Programs
import Rationals
import TestSupport

struct RandomProgram {
  var generator: SeededGenerator
  /// Whether every number is a decimal and every name one that all formats have.
  let isPlain: Bool

  init(seed: UInt64, isPlain: Bool) {
    generator = SeededGenerator(seed: seed)
    self.isPlain = isPlain
  }

  mutating func program() -> LinearProgram {
    let columnCount = generator.integer(in: 0...6)
    let columns = (0..<columnCount).map { index in
      let (lower, upper) = bounds()
      return LinearProgram.Column(name: name("x", index), lower: lower, upper: upper)
    }
    let rows = (0..<generator.integer(in: 0...6)).map { index in
      let (lower, upper) = limits()
      return LinearProgram.Row(
        name: name("c", index), terms: terms(columnCount), lower: lower, upper: upper)
    }
    return LinearProgram(
      name: generator.happens(1, outOf: 2) ? "" : "a program",
      sense: generator.happens(1, outOf: 2) ? .minimize : .maximize,
      objective: LinearProgram.Objective(
        name: "cost", terms: terms(columnCount),
        constant: generator.happens(1, outOf: 2) ? 0 : number()),
      columns: columns, rows: rows)
  }

  private mutating func name(_ letter: String, _ index: Int) -> String {
    if isPlain || generator.happens(5, outOf: 6) {
      return generator.happens(5, outOf: 6)
        ? "\(letter)\(index)" : "a_long.name_of_\(letter)\(index)"
    }
    return generator.element(of: [
      "", "end", "St", "\(letter) \(index)", "2\(letter)", "é\(index)", "a+b", "\n", "'MARKER'",
      "$\(index)", "\(letter)1", "x1", "r1", "infinity", String(repeating: "n", count: 300),
    ])
  }

  private mutating func terms(_ columnCount: Int) -> [LinearProgram.Term] {
    var terms: [LinearProgram.Term] = []
    for column in 0..<columnCount where generator.happens(1, outOf: 2) {
      terms.append(LinearProgram.Term(column: column, coefficient: number()))
    }
    return terms
  }

  private mutating func number() -> Rational {
    let digits = Rational(generator.integer(in: -999...999))
    switch generator.integer(in: 0...9) {
    case 0...3: return Rational(generator.integer(in: -9...9))
    case 4: return digits / 1000
    case 5: return digits * Rational(1_000_000_000_000)
    case 6: return digits / Rational(1 << 40)
    case 7 where !isPlain: return generator.hugeRational()
    case 8 where !isPlain: return generator.hugeRational() * generator.hugeRational()
    default: return isPlain ? digits : generator.smallRational()
    }
  }

  private mutating func limits() -> (Rational?, Rational?) {
    let (a, b) = (number(), number())
    switch generator.integer(in: 0...5) {
    case 0: return (nil, nil)
    case 1: return (a, nil)
    case 2: return (nil, a)
    case 3: return (a, a)
    case 4 where !isPlain: return (a, b)
    default: return (min(a, b), max(a, b))
    }
  }

  private mutating func bounds() -> (Rational?, Rational?) {
    if generator.happens(1, outOf: 3) { return (0, nil) }
    if generator.happens(1, outOf: 4) { return (0, number()) }
    return limits()
  }
}
