// Greatest common divisors: of words, and of natural numbers given as arrays of words. Nearly all
// of the time that exact fractions take is spent here.

/// The greatest common divisor of two words or double words, gcd(0, b) being b.
///
/// The binary algorithm: what is even is halved, and of two odd numbers the smaller is taken from
/// the larger, which leaves an even one. It needs no division (J. Stein, *Computational Problems
/// Associated with Racah Algebra*, J. Comp. Phys. 1, 1967; Knuth, TAOCP vol. 2, 4.5.2).
///
/// - Complexity: O(bit width) steps.
@inline(__always)
func greatestCommonDivisor<Word: FixedWidthInteger & UnsignedInteger>(
  _ a: Word, _ b: Word
) -> Word {
  if a == 0 { return b }
  if b == 0 { return a }
  let twos = min(a.trailingZeroBitCount, b.trailingZeroBitCount)
  var x = a &>> Word(truncatingIfNeeded: a.trailingZeroBitCount)
  var y = b &>> Word(truncatingIfNeeded: b.trailingZeroBitCount)
  while x != y {
    let difference = x > y ? x &- y : y &- x
    y = min(x, y)
    x = difference &>> Word(truncatingIfNeeded: difference.trailingZeroBitCount)
  }
  return x &<< Word(truncatingIfNeeded: twos)
}
