// Values that another program computed (Python 3's integers).

import ExactIntegers
import Testing

@Suite("Values that are known")
struct FixedValueTests {
  private static func number(_ text: String) -> WholeNumber { WholeNumber(text)! }

  private static func factorial(_ n: Int) -> WholeNumber {
    (1...n).reduce(1) { $0 * WholeNumber($1) }
  }

  private static func power(_ base: Int, _ exponent: Int) -> WholeNumber {
    WholeNumber(Natural(UInt64(base)).power(exponent))
  }

  @Test("Products and sums")
  func products() {
    var (a, b): (WholeNumber, WholeNumber) = (0, 1)
    for _ in 0..<200 { (a, b) = (b, a + b) }
    let two = { Self.power(2, $0) }
    let cases: [(WholeNumber, String)] = [
      (a, "280571172992510140037611932413038677189525"),
      (Self.factorial(25), "15511210043330985984000000"),
      (Self.factorial(40), "815915283247897734345611269596115894272000000000"),
      (
        Self.factorial(60),
        "8320987112741390144276341183223364380754172606361245952449277696409600000000000000"
      ),
      (two(127) - 1, "170141183460469231731687303715884105727"),
      (
        (two(127) - 1) * (two(89) - 1),
        "105312291668557186697918027513529248857806893649219117400977309697"
      ),
      (
        (two(128) - 1) * (two(128) - 1),
        "115792089237316195423570985008687907852589419931798687112530834793049593217025"
      ),
      (
        (two(192) - 1) * -(two(64) + 1),
        "-115792089237316195429848086744074588617105774088848230455541492708303454601215"
      ),
    ]
    for (value, text) in cases {
      #expect(value.description == text)
      #expect(value == Self.number(text))
    }
  }

  @Test("Quotients and remainders")
  func quotients() {
    let two = { Self.power(2, $0) }
    let cases: [(WholeNumber, WholeNumber, String, String)] = [
      (
        Self.power(10, 60), Self.power(7, 30), "44366870862363056093348722123768986",
        "1586931973497088764604486"
      ),
      (two(256) - 1, two(128) + 1, "340282366920938463463374607431768211455", "0"),
      (
        Self.factorial(60), two(89) - 1, "13443279720631391118882030195000366671426767086794290340",
        "548387093532662032002692260"
      ),
      (two(192), two(128) - 1, "18446744073709551616", "18446744073709551616"),
      (
        (two(64) - 1) * two(128), (two(64) - 1) * two(64) + 1, "18446744073709551615",
        "340282366920938463426481119284349108225"
      ),
    ]
    for (a, b, quotient, remainder) in cases {
      for (sign, other) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] as [(WholeNumber, WholeNumber)] {
        let found = (a * sign).quotientAndRemainder(dividingBy: b * other)
        #expect(found.quotient == Self.number(quotient) * sign * other)
        #expect(found.remainder == Self.number(remainder) * sign)
      }
    }
  }

  @Test("Greatest common divisors")
  func divisors() {
    func divisor(_ a: WholeNumber, _ b: WholeNumber) -> String {
      Natural.commonDivisor(a.magnitude, b.magnitude).description
    }
    let two = { Self.power(2, $0) }
    #expect(divisor(Self.factorial(60), Self.power(10, 60)) == "439804651110400000000000000")
    // gcd(2ᵃ − 1, 2ᵇ − 1) = 2^gcd(a, b) − 1
    #expect(divisor(two(360) - 1, two(270) - 1) == "1237940039285380274899124223")
  }

  @Test("Digits of long powers")
  func digits() {
    let cases: [(Natural, Int, Int, String, String)] = [
      (Natural(3).power(5000), 2386, 11097, "40389976297871553397", "93563136998276100001"),
      (Natural(7).power(20000), 16902, 75622, "91369297356758289749", "51092063025612000001"),
      (
        Natural(2).power(100_000) - 1, 30103, 135_177, "99900209301438450794",
        "55304734389883109375"
      ),
    ]
    for (number, count, sum, first, last) in cases {
      let digits = number.description
      #expect(digits.utf8.count == count && number.digitCount == count)
      #expect(digits.utf8.reduce(0) { $0 + Int($1 - UInt8(ascii: "0")) } == sum)
      #expect(digits.hasPrefix(first) && digits.hasSuffix(last))
      #expect(Natural(digits) == number)
    }
    let modulus = Natural(18_446_744_073_709_551_557)  // 2⁶⁴ − 59
    #expect(cases[0].0 % modulus == 12_737_459_170_260_879_553)
    #expect(cases[1].0 % modulus == 7_178_169_061_496_069_359)
    #expect(cases[2].0 % modulus == 17_065_577_157_235_222_306)
  }
}
