// Work with long numbers whose answers are compared, byte for byte, between the machine that builds this
// and WebAssembly, where `Int` has 32 bits. No part of the package: `.ci/wasm` compiles it both ways.

import ExactIntegers
import Rationals
import Simplex

/// SplitMix64 (G. Steele and others, 2014).
private struct Generator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number of so many words: any, or of runs of zeros and ones, or a power of two.
  mutating func wholeNumber(words count: Int) -> WholeNumber {
    let shape = next() % 4
    let words = (0..<count).map { place in
      switch shape {
      case 0: next() % 3 == 0 ? 0 : UInt64.max
      case 1: place == count - 1 ? (1 as UInt64) << (next() % 64) : 0
      default: next()
      }
    }
    return WholeNumber(isNegative: next() % 2 == 0, Natural(words))
  }

  mutating func rational() -> Rational {
    let edges: [Int64] = [0, 1, -1, 2, 1 << 31, 1 << 32, 1 << 62, .max, .min, -1 << 31]
    func part() -> Rational {
      switch next() % 4 {
      case 0: return Rational(edges[Int(next() % UInt64(edges.count))])
      case 1: return Rational(Int64(truncatingIfNeeded: next()) >> Int64(next() % 64))
      case 2: return Rational(Int64(next() % 100))
      default: return Rational(wholeNumber(words: Int(next() % 4)).description) ?? 0
      }
    }
    let (numerator, denominator) = (part(), part())
    return denominator.isZero ? numerator : numerator / denominator
  }
}

/// A line for each result.
func longNumbers() -> [String] {
  var lines: [String] = []
  var generator = Generator(state: 1)
  let lengths = [0, 1, 2, 3, 7, 23, 24, 25, 39, 40, 41, 49, 130, 200]
  func length() -> Int { lengths[Int(generator.next() % UInt64(lengths.count))] }
  for _ in 0..<60 {
    let (a, b) = (generator.wholeNumber(words: length()), generator.wholeNumber(words: length()))
    lines.append("\(a) \(b)")
    lines.append("\(a + b) \(a - b) \(a * b) \(a < b)")
    if !b.isZero {
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      lines.append("\(quotient) \(remainder) \((a * b).divided(exactlyBy: b.magnitude))")
    }
    lines.append("\(Natural.commonDivisor((a * a).magnitude, (a * b).magnitude))")
    let shift = Int(generator.next() % 200)
    lines.append("\(a << shift) \(a.magnitude >> shift) \(a.words.count)")
    lines.append("\(WholeNumber(b.description) == b)")
  }
  for _ in 0..<300 {
    let (a, b) = (generator.rational(), generator.rational())
    var sum = a
    sum.addProduct(a, b)
    lines.append("\(a) \(b) \(a + b) \(a - b) \(a * b) \(sum) \(a < b)")
    if !b.isZero { lines.append("\(a / b) \((a / b).floor) \((a / b).ceiling)") }
    lines.append("\(a.decimal(places: 20)) \(a.isExact(places: 3)) \(a.digitCount)")
    lines.append("\(Rational(a.description) == a) \(a.asInt64.map { "\($0)" } ?? "none")")
  }
  for text in ["1e100", "-1.5e-30", "0.1", "9223372036854775807", "4294967296", "1e1000", "7/0"] {
    lines.append(Rational(text)?.description ?? "none")
  }
  let harmonic = (1...200).reduce(Rational.zero) { $0 + Rational(numerator: 1, denominator: $1) }
  lines.append("\(harmonic)")
  for digits in [3, 9, 18, 40] { lines += dictionary(&generator, digits: digits) }
  return lines
}

/// The rows of a dictionary at the end of a linear program with coefficients of so many digits.
private func dictionary(_ generator: inout Generator, digits: Int) -> [String] {
  let size = 6
  func number() -> Rational {
    let text = String((0..<digits).map { _ in Character(String(1 + generator.next() % 9)) })
    return Rational(text) ?? 0
  }
  var problem = Problem(signs: Array(repeating: .nonnegative, count: size))
  problem.objectives = [LinearForm((0..<size).map { .init($0, -number()) })]
  for _ in 0..<size {
    let slack = problem.addColumn(.nonnegative)
    let form = LinearForm(
      (0..<size).map { .init($0, -number() / Rational(1 + Int64(generator.next() % 7))) },
      constant: number())
    problem.rows.append(.init(form: form, kind: .atLeast(slack: slack)))
  }
  var solver = Solver(problem)
  // Nothing stops it.
  _ = try? solver.solve()
  return solver.tableau.rows.map { row in
    "\(row.constant)" + row.entries.map { " \($0.column) \($0.value)" }.joined()
  }
}
