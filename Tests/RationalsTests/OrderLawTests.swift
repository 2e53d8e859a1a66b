import Rationals
import TestSupport
import Testing

@Suite("Rationals are an ordered field")
struct OrderLawTests {
  @Test("The order is that of the reference", arguments: seeds)
  func agreesWithReference(seed: UInt64) {
    samples(seed) { generator in
      let (a, b) = (Sample(&generator), Sample(&generator))
      #expect((a.value < b.value) == (a.reference < b.reference), "\(a.reference), \(b.reference)")
    }
  }

  @Test("Of a < b, a = b, a > b just one holds", arguments: seeds)
  func trichotomy(seed: UInt64) {
    samples(seed) { generator in
      let (a, b) = (generator.rational(), generator.rational())
      #expect([a < b, a == b, a > b].filter { $0 }.count == 1, "\(a), \(b)")
      #expect(!(a < a))
    }
  }

  @Test("Neighbours that differ by little are told apart", arguments: seeds)
  func neighbours(seed: UInt64) {
    let little = Rational("1e-40")!
    samples(seed) { generator in
      let a = generator.rational()
      #expect(a < a + little)
      #expect(a - little < a)
      #expect(a + little - little == a)
    }
  }

  @Test("The order is transitive", arguments: seeds)
  func transitivity(seed: UInt64) {
    samples(seed) { generator in
      let sorted = (0..<3).map { _ in generator.rational() }.sorted()
      #expect(sorted[0] <= sorted[1] && sorted[1] <= sorted[2] && sorted[0] <= sorted[2])
    }
  }

  @Test("Adding keeps the order, and so does multiplying by a positive number", arguments: seeds)
  func compatibility(seed: UInt64) {
    samples(seed, count: 20) { generator in
      let (a, b, c) = (generator.rational(), generator.rational(), generator.rational())
      #expect((a < b) == (a + c < b + c))
      if !c.isZero {
        #expect((a < b) == (c.signum > 0 ? a * c < b * c : b * c < a * c))
      }
    }
  }

  @Test("Sign and magnitude make up the number", arguments: seeds)
  func signAndMagnitude(seed: UInt64) {
    samples(seed) { generator in
      let a = generator.rational()
      #expect(a.magnitude >= 0)
      #expect(a.magnitude * Rational(a.signum) == a)
      #expect(a.signum == (a < 0 ? -1 : a > 0 ? 1 : 0))
      #expect(a.isZero == (a.signum == 0))
    }
  }
}
