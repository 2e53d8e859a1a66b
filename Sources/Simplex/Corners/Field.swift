// The numbers that a sparse matrix may be factorised over: those of a machine, which say roughly where a corner lies,
// and residues of a large prime, which say exactly which rows are independent.

/// Numbers with the four operations.
protocol Field: Sendable {
  static var zero: Self { get }
  static var one: Self { get }
  /// Whether it counts as zero.
  var isZero: Bool { get }
  /// How good a pivot it is, beside others of its row: above 0.
  var weight: Double { get }
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  /// Not for zero.
  var inverse: Self { get }
}

extension Double: Field {
  static var one: Double { 1 }
  /// What is left of numbers that cancel.
  var isZero: Bool { magnitude < 1e-11 }
  var weight: Double { magnitude }
  var inverse: Double { 1 / self }
}

/// A whole number modulo 2⁶¹ − 1, which is prime.
struct Residue: Field, Hashable {
  static let modulus: UInt64 = 1 << 61 - 1
  static let zero = Residue(reduced: 0)
  static let one = Residue(reduced: 1)

  /// Below the modulus.
  let value: UInt64

  private init(reduced value: UInt64) { self.value = value }

  init(_ number: Int64) {
    let rest = number.magnitude % Self.modulus
    value = number < 0 && rest > 0 ? Self.modulus - rest : rest
  }

  init(_ number: Int128) {
    let rest = UInt64(number.magnitude % UInt128(Self.modulus))
    value = number < 0 && rest > 0 ? Self.modulus - rest : rest
  }

  /// The number with that residue that is nearest to zero.
  var nearest: Int64 {
    value > Self.modulus / 2 ? -Int64(Self.modulus - value) : Int64(value)
  }

  var isZero: Bool { value == 0 }
  var weight: Double { 1 }

  static func - (a: Residue, b: Residue) -> Residue {
    Residue(reduced: a.value >= b.value ? a.value - b.value : a.value + modulus - b.value)
  }

  static func * (a: Residue, b: Residue) -> Residue {
    let (high, low) = a.value.multipliedFullWidth(by: b.value)
    // 2⁶¹ is 1.
    let sum = (low & modulus) + (high << 3 | low >> 61)
    return Residue(reduced: sum >= modulus ? sum - modulus : sum)
  }

  /// By Fermat: the power with the exponent that is 2 less than the modulus.
  var inverse: Residue {
    // As most pivots are.
    if value == 1 || value == Self.modulus - 1 { return self }
    var result = Residue.one
    var base = self
    var exponent = Self.modulus - 2
    while exponent > 0 {
      if exponent & 1 == 1 { result = result * base }
      base = base * base
      exponent >>= 1
    }
    return result
  }
}
