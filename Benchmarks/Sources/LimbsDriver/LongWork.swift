// Work with long numbers as fractions do it: text, products, divisors, sums, a linear system.

import Rationals

/// A piece of work and what one round of it takes.
struct LongWork {
  let name: String
  /// Does it once, and gives something of the result, so that nothing is left out.
  let run: @Sendable () -> Int

  static let all: [LongWork] =
    [18, 100, 1_000, 10_000, 100_000, 1_000_000].flatMap { [reading($0), writing($0)] }
    + [19, 36, 58, 300, 1_000, 10_000, 100_000, 1_000_000].map { product($0) }
    + [19, 36, 100, 1_000, 10_000].map { reduction($0) }
    + [20, 36, 100].map { shortSums($0) }
    + [300, 3_000].map { harmonicSum($0) } + [10, 30].map { hilbert($0) }
    + [exponent()]

  private static func digits(_ count: Int, seed: UInt64) -> String {
    var state = seed
    return String(
      decoding: (0..<count).map { place in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(ascii: "0") + UInt8(place == 0 ? 7 : (state >> 33) % 10)
      }, as: UTF8.self)
  }

  private static func number(_ count: Int, seed: UInt64) -> Rational {
    Rational(digits(count, seed: seed)) ?? 0
  }

  private static func reading(_ count: Int) -> LongWork {
    let text = digits(count, seed: 1)
    return LongWork(name: "read \(count) digits") { Rational(text)?.signum ?? 0 }
  }

  private static func writing(_ count: Int) -> LongWork {
    let number = number(count, seed: 1)
    return LongWork(name: "write \(count) digits") { number.description.utf8.count }
  }

  private static func product(_ count: Int) -> LongWork {
    let (a, b) = (number(count, seed: 1), number(count, seed: 2))
    return LongWork(name: "product of \(count) digits") { (a * b).signum }
  }

  /// To lowest terms, where little is in common.
  private static func reduction(_ count: Int) -> LongWork {
    let (a, b) = (number(count, seed: 1) * 6, number(count, seed: 2) * 10)
    return LongWork(name: "quotient of \(count) digits") { (a / b).signum }
  }

  /// Sums and products of fractions that are a little too long for words, or longer.
  private static func shortSums(_ count: Int) -> LongWork {
    let values = (1...20).map { place in
      number(count, seed: UInt64(place)) / number(count, seed: UInt64(100 + place))
    }
    return LongWork(name: "20 sums of \(count) digits") {
      var sum = 0
      for (a, b) in zip(values, values.dropFirst()) { sum += (a + b).signum + (a * b).signum }
      return sum
    }
  }

  private static func harmonicSum(_ count: Int) -> LongWork {
    LongWork(name: "harmonic sum of \(count)") {
      (1...count).reduce(Rational.zero) { $0 + Rational(numerator: 1, denominator: $1) }.signum
    }
  }

  /// Solves a system with a Hilbert matrix by Gauss's elimination.
  private static func hilbert(_ size: Int) -> LongWork {
    LongWork(name: "Hilbert matrix of \(size)") {
      var rows = (0..<size).map { row in
        (0..<size).map { Rational(numerator: 1, denominator: row + $0 + 1) } + [1]
      }
      for pivot in 0..<size {
        for row in 0..<size where row != pivot {
          let factor = -rows[row][pivot] / rows[pivot][pivot]
          for column in pivot...size { rows[row][column].addProduct(factor, rows[pivot][column]) }
        }
      }
      return rows.indices.reduce(0) { $0 + (rows[$1][size] / rows[$1][$1]).magnitude.signum }
    }
  }

  private static func exponent() -> LongWork {
    LongWork(name: "read and write 1e1000") { Rational("1e1000")?.description.utf8.count ?? 0 }
  }

  /// Nanoseconds of the processor for one time, the least of some rounds.
  func time(budget: Double) -> Double {
    let start = spent()
    var sum = run()
    var least = spent() - start
    if least > budget { return least }
    let repetitions = max(1, Int(2e6 / max(least, 1)))
    let end = start + budget
    repeat {
      let start = spent()
      for _ in 0..<repetitions { sum &+= run() }
      least = min(least, (spent() - start) / Double(repetitions))
    } while spent() < end
    if sum == 0 { print("nothing came out of \(name)") }
    return least
  }
}
