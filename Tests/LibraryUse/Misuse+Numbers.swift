import Rationals

extension Misuse {
  static let numbers = [
    Misuse("divide by zero", "Rational: division by zero") { use(Rational(1) / nothing()) },
    Misuse("divide a long number by zero", "Rational: division by zero") {
      use((Rational("1e50") ?? 1) / nothing())
    },
    Misuse("reciprocal of zero", "Rational: division by zero") { use(nothing().reciprocal) },
    Misuse("a fraction with denominator zero", "Rational: a fraction with denominator zero") {
      use(Rational(1, over: 0))
    },
    Misuse("a fraction of Int with denominator zero", "a fraction with denominator zero") {
      use(Rational(numerator: 1, denominator: 0))
    },
    Misuse("a negative number of places", "Rational: a number of decimal places") {
      use((1 / Rational(3)).decimal(places: -1))
    },
    Misuse("more places than memory", "Rational: a number of decimal places") {
      use((1 / Rational(3)).decimal(places: .max))
    },
    Misuse("exact to a negative number of places", "Rational: a negative number of decimal places")
    {
      use(Rational(1).isExact(places: -1))
    },
    Misuse("a denominator of no words", "Rational: a denominator in words") {
      use(Rational(numeratorWords: [1], denominatorWords: [UInt64]()))
    },
    Misuse("a denominator of zero in words", "Rational: a denominator in words") {
      use(Rational(numeratorWords: [1], denominatorWords: [0, 0]))
    },
    Misuse("a negative denominator in words", "Rational: a denominator in words") {
      use(Rational(numeratorWords: [1], denominatorWords: [.max]))
    },
  ]

  @inline(never)
  private static func nothing() -> Rational { Rational("0") ?? 1 }
}
