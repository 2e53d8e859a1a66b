import Rationals
import TestSupport
import Testing

@Suite("Rationals are a field")
struct FieldLawTests {
  @Test("Sums, differences, products and quotients are those of the reference", arguments: seeds)
  func agreesWithReference(seed: UInt64) {
    samples(seed) { generator in
      let (a, b) = (Sample(&generator), Sample(&generator))
      #expect("\(a.value)" == "\(a.reference)")
      #expect("\(a.value + b.value)" == "\(a.reference + b.reference)")
      #expect("\(a.value - b.value)" == "\(a.reference - b.reference)")
      #expect("\(a.value * b.value)" == "\(a.reference * b.reference)")
      if !b.value.isZero {
        #expect("\(a.value / b.value)" == "\(a.reference / b.reference)")
      }
    }
  }

  @Test("addProduct adds the product", arguments: seeds)
  func addProduct(seed: UInt64) {
    samples(seed) { generator in
      let (a, b, c) = (Sample(&generator), Sample(&generator), Sample(&generator))
      var sum = c.value
      sum.addProduct(a.value, b.value)
      #expect("\(sum)" == "\(c.reference + a.reference * b.reference)")
      #expect(sum == c.value + a.value * b.value)
      sum.addProduct(-a.value, b.value)
      #expect(sum == c.value, "taking the product away again")
    }
  }

  @Test("A number added at some places is added there and nowhere else", arguments: seeds)
  func addAtPlaces(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var numbers = (0..<40).map { _ in generator.rational() }
    let before = numbers
    let places = (0..<40).filter { _ in Bool.random(using: &generator) }.map(Int32.init)
    let number = generator.rational()
    numbers.withUnsafeMutableBufferPointer { numbers in
      guard let base = numbers.baseAddress else { return }
      places.withUnsafeBufferPointer { Rational.add(number, to: base, at: $0) }
    }
    for place in before.indices {
      let isMeant = places.contains(Int32(place))
      #expect(numbers[place] == (isMeant ? before[place] + number : before[place]))
    }
  }

  @Test("addProduct of short fractions is exact", arguments: seeds)
  func addProductOfShortFractions(seed: UInt64) {
    func short(_ generator: inout SeededGenerator) -> String {
      let bits = UInt64.random(in: 2..<40, using: &generator)
      let numerator = Int(generator.next() & (1 << bits - 1)) - 1 << (bits - 1)
      return "\(numerator)/\(generator.next() & (1 << bits - 1) | 1)"
    }
    samples(seed) { generator in
      let texts = [short(&generator), short(&generator), short(&generator)]
      let values = texts.map { Rational($0)! }
      let references = texts.map { Reference($0) }
      var sum = values[0]
      sum.addProduct(values[1], values[2])
      #expect("\(sum)" == "\(references[0] + references[1] * references[2])", "\(texts)")
    }
  }

  @Test(
    "Addition and multiplication are associative, commutative and distributive", arguments: seeds)
  func laws(seed: UInt64) {
    samples(seed, count: 20) { generator in
      let (a, b, c) = (generator.rational(), generator.rational(), generator.rational())
      #expect((a + b) + c == a + (b + c))
      #expect((a * b) * c == a * (b * c))
      #expect(a + b == b + a)
      #expect(a * b == b * a)
      #expect(a * (b + c) == a * b + a * c)
    }
  }

  @Test("There are neutral elements and inverses", arguments: seeds)
  func inverses(seed: UInt64) {
    samples(seed) { generator in
      let a = generator.rational()
      #expect(a + 0 == a)
      #expect(a * 1 == a)
      #expect((a * 0).isZero)
      #expect(a + -a == .zero)
      #expect(-(-a) == a)
      #expect((a - a).hashValue == Rational.zero.hashValue)
      if !a.isZero {
        #expect(a * a.reciprocal == .one)
        #expect(a.reciprocal.reciprocal == a)
        #expect(a / a == 1)
      }
    }
  }

  @Test("The compound forms do what the operators do", arguments: seeds)
  func compoundForms(seed: UInt64) {
    samples(seed, count: 10) { generator in
      let (a, b) = (generator.rational(), generator.rational())
      var (sum, difference, product, negated) = (a, a, a, a)
      sum += b
      difference -= b
      product *= b
      negated.negate()
      #expect(sum == a + b)
      #expect(difference == a - b)
      #expect(product == a * b)
      #expect(negated == -a)
      if !b.isZero {
        var quotient = a
        quotient /= b
        #expect(quotient == a / b)
      }
    }
  }

  @Test("A third three times is one")
  func thirds() {
    let third = Rational(numerator: 1, denominator: 3)
    #expect(third + third + third == 1)
    #expect(third * 3 == 1)
    #expect([third, third, third].reduce(.zero, +) == .one)
  }
}

@Suite("What Rational refuses")
struct PreconditionTests {
  @Test("Dividing by zero stops the program")
  func division() async {
    await #expect(processExitsWith: .failure) { _ = Rational(1) / Rational(0) }
    await #expect(processExitsWith: .failure) { _ = Rational("1e50")! / Rational(0) }
    await #expect(processExitsWith: .failure) { _ = Rational.zero.reciprocal }
  }

  @Test("So does a denominator of zero")
  func denominator() async {
    await #expect(processExitsWith: .failure) { _ = Rational(numerator: 1, denominator: 0) }
  }

  @Test("So does a negative number of places")
  func places() async {
    await #expect(processExitsWith: .failure) { _ = Rational(1).decimal(places: -1) }
    await #expect(processExitsWith: .failure) { _ = Rational(1).isExact(places: -1) }
  }
}
