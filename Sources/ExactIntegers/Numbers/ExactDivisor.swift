// A divisor that is divided by more than once: what exact division needs of it is worked out beforehand.

/// A positive number to divide by, again and again, where it is known or hoped to be a divisor.
public struct ExactDivisor: Sendable {
  public let number: Natural
  public let odd: Natural
  /// How many times 2 must be taken away besides.
  public let twos: Int
  /// 1/odd modulo 2⁶⁴.
  public let inverse: UInt64
  public let isOne: Bool

  public init(_ number: Natural) {
    self.number = number
    twos = number.trailingZeroBitCount
    odd = twos == 0 ? number : number >> twos
    inverse = Limbs.inverse(ofOdd: odd.lowestWord)
    isOne = number.isOne
  }
}
